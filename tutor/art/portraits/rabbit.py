"""The rabbit: two tall ears, long cheeks, two front teeth."""

from typing import Final

FUR: Final = {"f": "#ffffff", "w": "#ffd7d7", "p": "#ff87af", "n": "#ff87af"}

DRAWINGS: Final = {
    "S": """
        .ff..ff.
        .fp..pf.
        .fp..pf.
        .ffffff.
        ffoffoff
        fhkffkhf
        fcwnnwcf
        .ffTTff.
    """,
    "M": """
        .ff....ff.
        .fpf..fpf.
        .fpf..fpf.
        .fpf..fpf.
        .ffffffff.
        ffkffffkff
        fhohffhohf
        cfwwnnwwfc
        .fskkkksf.
        ..fTffTf..
    """,
    "L": """
        ...f....f...
        ..fpf..fpf..
        ..fpf..fpf..
        ..fpf..fpf..
        ..fpffffpf..
        .ffffffffff.
        ffkkffffkkff
        fhoohffhoohf
        ffffwnnwffff
        ccfswkkwsfcc
        .ffwsffswff.
        ...fTffTf...
    """,
    "XL": """
        ...ff......ff...
        ..fppf....fppf..
        ..fppf....fppf..
        ..fppf....fppf..
        ..fppf....fppf..
        ..fppff..ffppf..
        ..ffffffffffff..
        .ffffffffffffff.
        ffffooffffooffff
        ffffkkffffkkffff
        fffhoohffhoohfff
        fffffwnnnnwfffff
        fccfwwwnnwwwfccf
        fccwkwwkkwwkwccf
        .ffwwkkffkkwwff.
        ...ffTTffTTff...
    """,
    "hero": """
        ....fff..........fff....
        ...fffff........fffff...
        ...fpppf........fpppf...
        ..ffpppff......ffpppff..
        ..ffpppff......ffpppff..
        ..ffpppff......ffpppff..
        ..ffpppff......ffpppff..
        ..ffpppff......ffpppff..
        ...fpppff......ffpppf...
        ...ffpffffffffffffpff...
        ..ffffffffffffffffffff..
        .ffffffffffffffffffffff.
        .ffffffffffffffffffffff.
        ffffffooffffffffooffffff
        fffffoikoffffffokiofffff
        fffffkookffffffkookfffff
        ffffhoooohffffhoooohffff
        fffffffffwnnnnwfffffffff
        fffccffwwwnnnnwwwffccfff
        ffccccwwwwwnnwwwwwccccff
        fffccwwkwwwkkwwwkwwccfff
        .fffffwwkkkffkkkwwfffff.
        ..ffffffwTTffTTwffffff..
        .....ffffTTffTTffff.....
    """,
}
