"""The last one again: a card, and an arrow that comes round."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        ..oo.o
        .o.ooo
        o..ooo
        o.ww.o
        o.ww.o
        o.ww.o
        .o..o.
        ..oo..
    """,
    "M": """
        ..ooo..o
        .oo.oooo
        oo...ooo
        o...oooo
        o.www...
        o.wdw..o
        o.www..o
        oowww.oo
        .oo..oo.
        ..oooo..
    """,
    "L": """
        ...ooo...o
        .ooooooo.o
        .oo...oooo
        oo....oooo
        oo.wwwoooo
        oo.wdw....
        oo.wdw..oo
        oo.www..oo
        .oowww.oo.
        .oo....oo.
        .oooooooo.
        ...oooo...
    """,
    "XL": """
        ............
        ....oooo...o
        ..ooooooo.oo
        .ooo....oooo
        .oo.....oooo
        ooo.www.oooo
        oo..wdw.....
        oo..wdw.....
        oo..www...oo
        oo..www...oo
        ooo......ooo
        .oo......oo.
        .ooo....ooo.
        ..oooooooo..
        ....oooo....
        ............
    """,
    "hero": """
        .......................o
        .........oooooo.......oo
        ......oooooooooooo...ooo
        .....oooooooooooooo.oooo
        ....oooo........oooooooo
        ...ooo............oooooo
        ..ooo............ooooooo
        ..ooo...........oooooooo
        .ooo....wwwwwww.........
        .ooo...wwwwwwwww........
        .oo....wwddwddww........
        .oo....wdddddddw........
        ooo....wdddddddw.....ooo
        .oo....wwdddddww.....oo.
        .oo....wwwdddwww.....oo.
        .ooo...wwwwdwwww....ooo.
        .ooo...wwwwwwwww....ooo.
        ..ooo..wwwwwwwww...ooo..
        ..ooo...wwwwwww....ooo..
        ...ooo............ooo...
        ....oooo........oooo....
        .....oooooooooooooo.....
        ......oooooooooooo......
        .........oooooo.........
    """,
}
