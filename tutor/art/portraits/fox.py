"""The fox: tall dark-lined ears, white cheeks, a face that ends in a point."""

from typing import Final

FUR: Final = {"f": "#d75f00", "w": "#ffffff", "b": "#5f0000", "n": "#000000"}

DRAWINGS: Final = {
    "S": """
        .f....f.
        .fb..bf.
        .ffffff.
        ffoffoff
        whkffkhw
        wCwffwCw
        .wwnnww.
        ...TT...
    """,
    "M": """
        .f......f.
        .ff....ff.
        .fbf..fbf.
        .fbffffbf.
        .ffffffff.
        ffkffffkff
        whohffhohw
        wwCwffwCww
        ..wwnnww..
        ...wTTw...
    """,
    "L": """
        .f........f.
        .ff......ff.
        .fbf....fbf.
        .fbbf..fbbf.
        .fbbffffbbf.
        .ffffffffff.
        ffkkffffkkff
        whoohffhoohw
        wwwwffffwwww
        wCCwnnnnwCCw
        .wwswnnwsww.
        ...wsTTsw...
    """,
    "XL": """
        .f............f.
        .ff..........ff.
        .fbf........fbf.
        .fbbf......fbbf.
        .fbbff....ffbbf.
        .fbbffffffffbbf.
        .ffffffffffffff.
        fffooffffffoofff
        fffkkffffffkkfff
        wfhoohffffhoohfw
        wwwwwffffffwwwww
        wwCCwwffffwwCCww
        .wCCwwnnnnwwCCw.
        ..wwkwwnnwwkww..
        ...wwkkTTkkww...
        .....wwTTww.....
    """,
    "hero": """
        ..f..................f..
        ..ff................ff..
        ..fff..............fff..
        ..fbff............ffbf..
        ..fbbff..........ffbbf..
        ..fbbbff........ffbbbf..
        ..fbbbbff......ffbbbbf..
        ..ffbbbffffffffffbbbff..
        ..ffbbffffffffffffbbff..
        .ffffffffffffffffffffff.
        ffffffooffffffffooffffff
        fffffoikoffffffokiofffff
        fffffkookffffffkookfffff
        ffffhoooohffffhoooohffff
        wffffffffffffffffffffffw
        wwwwffffffffffffffffwwww
        wwwwwwwffffffffffwwwwwww
        wwwCCwwwwffffffwwwwCCwww
        .wCCCCwwwnnnnnnwwwCCCCw.
        ..wCCwwwwnnnnnnwwwwCCw..
        ...wwwwwwwnnnnwwwwwww...
        .....wkwwwwkkwwwwkw.....
        .......kkkkTTkkkk.......
        .........wTTTTw.........
    """,
}
