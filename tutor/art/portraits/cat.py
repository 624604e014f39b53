"""The cat: pointed ears, stripes, a rosy nose."""

from typing import Final

FUR: Final = {"f": "#ff8700", "d": "#d75f00", "p": "#ff87af", "w": "#ffffff", "n": "#ff5f87"}

DRAWINGS: Final = {
    "S": """
        f......f
        ff....ff
        fpffffpf
        ffoffoff
        fhkffkhf
        cfwnnwfc
        .fwTTwf.
        ..ffff..
    """,
    "M": """
        f........f
        ff......ff
        fpf....fpf
        fpffddffpf
        ffffffffff
        ffkffffkff
        fhohffhohf
        cffwnnwffc
        .fwskkswf.
        ..fwTTwf..
    """,
    "L": """
        f..........f
        ff........ff
        fpf......fpf
        fppffddffppf
        ffffffffffff
        ffkkffffkkff
        fhoohffhoohf
        dffwwnnwwffd
        cfwkwkkwkwfc
        .fwwkTTkwwf.
        ..fwwTTwwf..
        ...ffffff...
    """,
    "XL": """
        f..............f
        ff............ff
        fpf..........fpf
        fppf..fddf..fppf
        fppffffddffffppf
        fpfffdffffdfffpf
        fffooffffffoofff
        fffkkffffffkkfff
        ffhoohffffhoohff
        dfffffwnnwfffffd
        fccfwwwkkwwwfccf
        dccwkwwkkwwkwccd
        .ffwwkkTTkkwwff.
        ..fwwwTTTTwwwf..
        ...ffffffffff...
        .....ffffff.....
    """,
    "hero": """
        .f....................f.
        .ff..................ff.
        .fff................fff.
        .fpff..............ffpf.
        .fppff............ffppf.
        .fpppff.fddddddf.ffpppf.
        .fppppfffdfddfdfffppppf.
        .fpppffffffddffffffpppf.
        .ffffffffffffffffffffff.
        ffffffffffffffffffffffff
        fffffooffffffffffoofffff
        ffffoikoffffffffoikoffff
        ffffkookffffffffkookffff
        fffhoooohffffffhoooohfff
        fffffooffffffffffoofffff
        ddfccfffwwnnnnwwfffccfdd
        ffccccwwwwwnnwwwwwccccff
        ddfccwwwwwwkkwwwwwwccfdd
        .ffffwwkwwwkkwwwkwwffff.
        .fffffwwkkkTTkkkwwfffff.
        ..fffffwwwTTTTwwwfffff..
        ...fffffwwTTTTwwfffff...
        .....ffffffffffffff.....
        ........ffffffff........
    """,
}
