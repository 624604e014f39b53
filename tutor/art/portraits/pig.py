"""The pig: ears that stick out, a large flat snout with two holes."""

from typing import Final

FUR: Final = {"f": "#ffafaf", "w": "#ffafaf", "q": "#ff87af", "n": "#af005f", "p": "#ff5f87"}

DRAWINGS: Final = {
    "S": """
        f.ffff.f
        ffffffff
        pffffffp
        .foffof.
        fhkffkhf
        fcqqqqcf
        ffnqqnff
        .ffTTff.
    """,
    "M": """
        f..ffff..f
        ffffffffff
        pffffffffp
        .ffffffff.
        ffkffffkff
        fhohffhohf
        ffqqqqqqff
        fcqnqqnqcf
        ffqqqqqqff
        .ffsTTsff.
    """,
    "L": """
        ff..ffff..ff
        pffffffffffp
        ppffffffffpp
        .ffffffffff.
        ffffffffffff
        ffkkffffkkff
        fhoohffhoohf
        fffqqqqqqfff
        fcqqnqqnqqcf
        ccqqnqqnqqcc
        fffqqqqqqfff
        .fffsTTsfff.
    """,
    "XL": """
        ff..ffffffff..ff
        fpffffffffffffpf
        fppffffffffffppf
        fppffffffffffppf
        .ffffffffffffff.
        fffooffffffoofff
        fffkkffffffkkfff
        ffhoohffffhoohff
        fffffqqqqqqfffff
        fccfqqqqqqqqfccf
        fccfqqnqqnqqfccf
        ffffqqnqqnqqffff
        ffffqqqqqqqqffff
        .fffkTTTTTTkfff.
        ..fffkkkkkkfff..
        ....ffffffff....
    """,
    "hero": """
        .ff..................ff.
        fffff..ffffffffff..fffff
        ffppffffffffffffffffppff
        ffpppffffffffffffffpppff
        ffpppffffffffffffffpppff
        .fppffffffffffffffffppf.
        ..ffffffffffffffffffff..
        .ffffffffffffffffffffff.
        ffffffffffffffffffffffff
        ffffooffffffffffffooffff
        fffoikoffffffffffokiofff
        fffkookffffffffffkookfff
        ffhoooohffffffffhoooohff
        ffffooffqqqqqqqqffooffff
        fffffffqqqqqqqqqqfffffff
        ffccffqqqnqqqqnqqqffccff
        fccccfqqnnqqqqnnqqfccccf
        ffccffqqnnqqqqnnqqffccff
        ffffffqqqqqqqqqqqqffffff
        .ffffffqqqqqqqqqqffffff.
        .fffffkffffffffffkfffff.
        ..fffffkkTTTTTTkkfffff..
        ...ffffffkkkkkkffffff...
        ......ffffffffffff......
    """,
}
