"""Pictures to touch, 10 by 12 pixels."""

from typing import Final

DRAWINGS: Final = {
    "help": """
        ...yyyy...
        ..yyyyyy..
        .yywwyyyy.
        .ywyyyyyy.
        .ywyyyyyy.
        .yyyyyyyy.
        .yyyyyyyy.
        ..yyyyyy..
        ...yyyy...
        ...gggg...
        ...wwww...
        ....gg....
    """,
    "say": """
        .wwwwwwww.
        wwwwwwwwww
        wwwwwwwwww
        wrrrrrrrrw
        wrwwwwwwrw
        wrkkkkkkrw
        wwrkppkrww
        wwwrrrrwww
        wwwwwwwwww
        .wwwwwwww.
        ..www.....
        ..ww......
    """,
    "go": """
        ....l.....
        ....ll....
        ....lll...
        llllllll..
        lllllllll.
        llllllllll
        llllllllll
        lllllllll.
        llllllll..
        ....lll...
        ....ll....
        ....l.....
    """,
    "sound": """
        ....w...b.
        ...ww....b
        ..www.b..b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        ..www.b..b
        ...ww....b
        ....w...b.
    """,
    "mute": """
        ....w.....
        ...ww.....
        ..www.....
        wwwww.r..r
        wwwww.rrrr
        wwwww..rr.
        wwwww..rr.
        wwwww.rrrr
        wwwww.r..r
        ..www.....
        ...ww.....
        ....w.....
    """,
    "gate": """
        ...gggg...
        ..gg..gg..
        .gg....gg.
        .gg....gg.
        .gg....gg.
        yyyyyyyyyy
        yyyykkyyyy
        yyykkkkyyy
        yyykkkkyyy
        yyyykkyyyy
        yyyykkyyyy
        yyyyyyyyyy
    """,
    "again": """
        ...bbb...b
        .bbbbbb.bb
        .bb..bbbbb
        bb....bbbb
        bb...bbbbb
        bb........
        bb......bb
        bb......bb
        bbb....bbb
        .bb....bb.
        .bbbbbbbb.
        ...bbbb...
    """,
    "stop": """
        ...yyy....
        ..yyy..w..
        .yyy..www.
        yyyy...w..
        yyy.......
        yyy......w
        yyyy......
        yyyyy....y
        .yyyyyyyyy
        .yyyyyyyy.
        ..yyyyyy..
        ....yy....
    """,
    "rest": """
        v....v....
        vv...vv...
        vvv..vvv..
        vvvv.vvvv.
        vvvvvvvvvv
        vvvvvvvvvv
        vvvvvvvvvv
        vvvvvvvvvv
        vvvv.vvvv.
        vvv..vvv..
        vv...vv...
        v....v....
    """,
}
