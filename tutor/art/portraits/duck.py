"""The duck: a round head with a curl, a wide bill."""

from typing import Final

FUR: Final = {"f": "#ffff5f", "w": "#ff8700", "n": "#ff8700", "d": "#d75f00"}

DRAWINGS: Final = {
    "S": """
        ...ff...
        ..ffff..
        .ffffff.
        .foffof.
        .hkffkh.
        .cnnnnc.
        nnnnnnnn
        ..dTTd..
    """,
    "M": """
        ....ff....
        ..ffffff..
        .ffffffff.
        .ffffffff.
        .fkffffkf.
        .hohffhoh.
        .cfnnnnfc.
        nnnnnnnnnn
        .nddddddn.
        ...nTTn...
    """,
    "L": """
        .....ff.....
        ....ffff....
        ..ffffffff..
        .ffffffffff.
        .ffffffffff.
        .fkkffffkkf.
        .hoohffhooh.
        .fffnnnnfff.
        ccnnnnnnnncc
        nnnnnnnnnnnn
        .nddddddddn.
        ...nTTTTn...
    """,
    "XL": """
        .......ff.......
        .......fff......
        ...ffffffffff...
        ..ffffffffffff..
        .ffffffffffffff.
        .ffffffffffffff.
        .ffooffffffooff.
        .ffkkffffffkkff.
        .fhoohffffhoohf.
        .ffffnnnnnnffff.
        .cfnnnnnnnnnnfc.
        ccnnnnnnnnnnnncc
        nnnnnnnnnnnnnnnn
        .nddddddddddddn.
        ...nnTTTTTTnn...
        .....nnTTnn.....
    """,
    "hero": """
        ...........fff..........
        ............fff.........
        ..........fffff.........
        ......ffffffffffff......
        ....ffffffffffffffff....
        ...ffffffffffffffffff...
        ..ffffffffffffffffffff..
        ..ffffffffffffffffffff..
        .ffffffffffffffffffffff.
        .ffffooffffffffffooffff.
        .fffoikoffffffffokiofff.
        .fffkookffffffffkookfff.
        .ffhoooohffffffhoooohff.
        .ffffooffffffffffooffff.
        .fffffffffnnnnfffffffff.
        ..cccfffnnnnnnnnfffccc..
        .cccffnnnnnnnnnnnnffccc.
        .ccnnnnnnnnnnnnnnnnnncc.
        nnnnnnnnnnnnnnnnnnnnnnnn
        nnddnnnnnnnnnnnnnnnnddnn
        .nnnddddddddddddddddnnn.
        ...nnnTTTTTTTTTTTTnnn...
        .....nnnTTTTTTTTnnn.....
        ........nnnnnnnn........
    """,
}
