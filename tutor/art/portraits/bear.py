"""The bear: round ears on a round head, a pale snout."""

from typing import Final

FUR: Final = {"f": "#af5f00", "e": "#d7875f", "w": "#ffd7af", "n": "#000000"}

DRAWINGS: Final = {
    "S": """
        ff....ff
        ffffffff
        .ffffff.
        ffoffoff
        fhkffkhf
        fcwnnwcf
        .fwTTwf.
        ..ffff..
    """,
    "M": """
        .ff....ff.
        feffffffef
        ffffffffff
        .ffffffff.
        ffkffffkff
        fhohffhohf
        fffwwwwfff
        cffwnnwffc
        .ffwTTwff.
        ..ffffff..
    """,
    "L": """
        .ff......ff.
        feeffffffeef
        feffffffffef
        .ffffffffff.
        ffffffffffff
        ffkkffffkkff
        fhoohffhoohf
        ffffwwwwffff
        cffwwnnwwffc
        .ffkwkkwkff.
        ..fwkTTkwf..
        ...ffffff...
    """,
    "XL": """
        ..ff........ff..
        .feef......feef.
        .feeffffffffeef.
        ..ffffffffffff..
        .ffffffffffffff.
        .ffffffffffffff.
        ffffooffffooffff
        ffffkkffffkkffff
        fffhoohffhoohfff
        ffffffwwwwffffff
        fccfwwnnnnwwfccf
        fccfwwwnnwwwfccf
        .fffwkwkkwkwfff.
        .fffwwkTTkwwfff.
        ..fffwwTTwwfff..
        ....ffffffff....
    """,
    "hero": """
        ...fff............fff...
        ..fffff..........fffff..
        .ffeeeff........ffeeeff.
        .feeeeffffffffffffeeeef.
        .feeeffffffffffffffeeef.
        .ffeffffffffffffffffeff.
        ..ffffffffffffffffffff..
        .ffffffffffffffffffffff.
        .ffffffffffffffffffffff.
        ffffffooffffffffooffffff
        fffffoikoffffffoikofffff
        fffffkookffffffkookfffff
        ffffhoooohffffhoooohffff
        fffffffffwwwwwwfffffffff
        fffccffwwwwwwwwwwffccfff
        ffccccwwwnnnnnnwwwccccff
        fffccfwwwnnnnnnwwwfccfff
        ffffffwwwwnnnnwwwwffffff
        .fffffwwkwwkkwwkwwfffff.
        .fffffwwwkkTTkkwwwfffff.
        ..ffffffwwTTTTwwffffff..
        ...ffffffwwwwwwffffff...
        .....ffffffffffffff.....
        .......ffffffffff.......
    """,
}
