"""The dog: long ears that hang down, one eye in a brown patch."""

from typing import Final

FUR: Final = {"f": "#ffd7af", "e": "#af5f00", "w": "#ffffff", "n": "#000000"}

DRAWINGS: Final = {
    "S": """
        ..ffff..
        eeffffee
        eeffffee
        eeoffoee
        eHkffkHe
        ecwwwwce
        e.wnnw.e
        ..fTTf..
    """,
    "M": """
        ...ffff...
        .eeffffee.
        eeeffffeee
        eeffffeeee
        eefoffOeee
        eehkffkHee
        eecwwwwcee
        eefwnnwfee
        e.fwTTwf.e
        ...ffff...
    """,
    "L": """
        ...ffffff...
        ..effffffe..
        .eeffffffee.
        eefffffeeeee
        eefkfffekeee
        eehohffHOHee
        eefffffeeeee
        eecfwwwwfcee
        eecwwnnwwcee
        eefkwkkwkfee
        e..wkTTkw..e
        ...fwTTwf...
    """,
    "XL": """
        .....ffffff.....
        ...ffffffffff...
        ..effffffffffe..
        .eeeffffffffeee.
        eeeeffffffeeeeee
        eeefoofffeOOeeee
        eeefkkfffekkeeee
        eeehoohffHOOHeee
        eeefffffffeefeee
        eeecffwwwwffceee
        eeecwwnnnnwwceee
        eeefwwwnnwwwfeee
        .eefwkwkkwkwfee.
        .e..wwkTTkww..e.
        ....ffwTTwff....
        ......ffff......
    """,
    "hero": """
        ........ffffffff........
        ......ffffffffffff......
        ...eeffffffffffffffee...
        ..eeeeffffffffffffeeee..
        .eeeeeffffffffffffeeeee.
        .eeeeeffffffffffffeeeee.
        eeeeeeffffffffeeeeeeeeee
        eeeeeffffffffeeeeeeeeeee
        eeeeeffooffffeeOOeeeeeee
        eeeeefoikofffeOikOeeeeee
        eeeeefkookfffekOOkeeeeee
        eeeeehoooohffHOOOOHeeeee
        eeeeeffooffffeeOOeeeeeee
        eeeeeffffffwweeeeeeeeeee
        eeeeecffwwnnnnwweeceeeee
        eeeeccfwwnnnnnnwwfcceeee
        eeeeecwwwwnnnnwwwwceeeee
        .eeefwwwwwwkkwwwwwwfeee.
        .eee.wwkwwwkkwwwkww.eee.
        ..e..fwwkkkTTkkkwwf..e..
        ......fwwwTTTTwwwf......
        .......ffwTTTTwff.......
        ........ffffffff........
        ..........ffff..........
    """,
}
