"""Pictures to touch, 8 by 10 pixels."""

from typing import Final

DRAWINGS: Final = {
    "help": """
        ..yyyy..
        .yywyyy.
        yywyyyyy
        yyyyyyyy
        yyyyyyyy
        .yyyyyy.
        ..yyyy..
        ..gggg..
        ..wwww..
        ...gg...
    """,
    "say": """
        .wwwwww.
        wwwwwwww
        wrrrrrrw
        wrkkkkrw
        wwrpprww
        wwwrrwww
        wwwwwwww
        .wwwwww.
        ..ww....
        ..w.....
    """,
    "go": """
        ...l....
        ...ll...
        ...lll..
        lllllll.
        llllllll
        llllllll
        lllllll.
        ...lll..
        ...ll...
        ...l....
    """,
    "sound": """
        ...w....
        ..ww..b.
        wwww...b
        wwww.b.b
        wwww.b.b
        wwww.b.b
        wwww.b.b
        wwww...b
        ..ww..b.
        ...w....
    """,
    "mute": """
        ...w....
        ..ww....
        wwww....
        wwwwr..r
        wwww.rr.
        wwww.rr.
        wwwwr..r
        wwww....
        ..ww....
        ...w....
    """,
    "gate": """
        ..gggg..
        .gg..gg.
        .g....g.
        .g....g.
        yyyyyyyy
        yyykkyyy
        yykkkkyy
        yyykkyyy
        yyykkyyy
        yyyyyyyy
    """,
    "again": """
        ..bbb..b
        .bb.bbbb
        bb...bbb
        b...bbbb
        b.......
        b......b
        b......b
        bb....bb
        .bb..bb.
        ..bbbb..
    """,
    "stop": """
        ..yyy...
        .yyy..w.
        yyy..www
        yyy...w.
        yyy.....
        yyy....w
        yyyy....
        .yyyyyyy
        ..yyyyy.
        ...yyy..
    """,
    "rest": """
        v...v...
        vv..vv..
        vvv.vvv.
        vvvvvvvv
        vvvvvvvv
        vvvvvvvv
        vvvvvvvv
        vvv.vvv.
        vv..vv..
        v...v...
    """,
}
