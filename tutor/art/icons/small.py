"""Pictures to touch, 6 by 8 pixels."""

from typing import Final

DRAWINGS: Final = {
    "help": """
        .yyyy.
        yywyyy
        ywyyyy
        yyyyyy
        .yyyy.
        .yyyy.
        .gggg.
        ..gg..
    """,
    "say": """
        .wwww.
        wwwwww
        wrwwrw
        wrrrrw
        wwrrww
        .wwww.
        .ww...
        .w....
    """,
    "go": """
        ..l...
        ..ll..
        lllll.
        llllll
        llllll
        lllll.
        ..ll..
        ..l...
    """,
    "sound": """
        ..w...
        .ww.b.
        www..b
        www..b
        www..b
        www..b
        .ww.b.
        ..w...
    """,
    "mute": """
        ..w...
        .ww...
        wwwr.r
        www.r.
        www.r.
        wwwr.r
        .ww...
        ..w...
    """,
    "gate": """
        .gggg.
        .g..g.
        .g..g.
        yyyyyy
        yykkyy
        yykkyy
        yyyyyy
        yyyyyy
    """,
    "again": """
        ..bb.b
        .b.bbb
        b..bbb
        b.....
        b....b
        b....b
        .b..b.
        ..bb..
    """,
    "stop": """
        ..yy..
        .yy..w
        yy....
        yy....
        yy..w.
        yyy..y
        .yyyy.
        ..yy..
    """,
    "rest": """
        v..v..
        vv.vv.
        vvvvvv
        vvvvvv
        vvvvvv
        vvvvvv
        vv.vv.
        v..v..
    """,
}
