"""The cow: two horns, ears that stick out sideways, a broad pink muzzle."""

from typing import Final

FUR: Final = {"f": "#ffffff", "w": "#ffafaf", "y": "#ffd75f", "e": "#5f5f5f", "n": "#af5f5f", "p": "#ffafd7"}

DRAWINGS: Final = {
    "S": """
        .y....y.
        .yffeey.
        eeffeeee
        .foffof.
        .hkffkh.
        .cwwwwc.
        wwnwwnww
        .wwTTww.
    """,
    "M": """
        .y......y.
        .yy....yy.
        .yfffeeey.
        eeefffeeee
        .effffeee.
        ..kffffk..
        .hohffhoh.
        .cwwwwwwc.
        wwnwwwwnww
        .wwsTTsww.
    """,
    "L": """
        .y........y.
        .yy......yy.
        .yyfffeeeyy.
        eeeffffeeeee
        .eefffffeee.
        ..ffffffff..
        ..kkffffkk..
        .hoohffhooh.
        .fffwwwwfff.
        cwwwwwwwwwwc
        wwnnwwwwnnww
        .wwwsTTswww.
    """,
    "XL": """
        .yy..........yy.
        .yy..........yy.
        ..yyffffffffyy..
        ...ffffeeeeef...
        eeeeffffeeeeeeee
        eeppffffffeeppee
        .eeefffffffeeee.
        ..ffffffffffff..
        ..fooffffffoof..
        ..fkkffffffkkf..
        ..hoohffffhooh..
        ..fffwwwwwwfff..
        .ccwnnwwwwnnwcc.
        .wwkTTTTTTTTkww.
        .wwwkkkkkkkkwww.
        ...wwwwwwwwww...
    """,
    "hero": """
        ..yy................yy..
        .yyy................yyy.
        .yyy................yyy.
        .yyyy..............yyyy.
        ..yyyffffffffeeeeefyyy..
        ....fffffffffeeeeeee....
        .eeeffffffffffeeeeeeeee.
        eeeeefffffffffeeeeeeeeee
        eepppffffffffffeeeeeppee
        eeeppffffffffffffeeppeee
        .eeeffffffffffffffffeee.
        ...ffffffffffffffffff...
        ...ffooffffffffffooff...
        ...foikoffffffffokiof...
        ...fkookffffffffkookf...
        ...hoooohffffffhooooh...
        ...ffooffffffffffooff...
        ...fffffwwwwwwwwfffff...
        ..cccwwwwwwwwwwwwwwccc..
        .cccwwnnwwwwwwwwnnwwccc.
        .ccwwkwwwwwwwwwwwwkwwcc.
        ..wwwwkkTTTTTTTTkkwwww..
        ..wwwwwwkkkkkkkkwwwwww..
        ....wwwwwwwwwwwwwwww....
    """,
}
