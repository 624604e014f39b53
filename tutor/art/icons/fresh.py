"""Fresh cards: four that whirl round, face up and face down."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        ww....
        ww.vvv
        ww.vvv
        ......
        vvv.ww
        vvv.ww
        ....ww
        ......
    """,
    "M": """
        www.....
        www.vvvv
        wdw.vvvv
        www.vvvv
        ........
        vvvv.www
        vvvv.wdw
        vvvv.www
        .....www
        ........
    """,
    "L": """
        wwww......
        wwww.vvvvv
        wddw.vVVVv
        wddw.vVVVv
        wwww.vvvvv
        wwww......
        ......wwww
        vvvvv.wwww
        vVVVv.wddw
        vVVVv.wddw
        vvvvv.wwww
        ......wwww
    """,
    "XL": """
        ............
        wwwww.......
        wwwww.vvvvvv
        wdwdw.vVvVvv
        wdddw.vvVvVv
        wwdww.vVvVvv
        wwwww.vvvvvv
        wwwww.......
        .......wwwww
        vvvvvv.wwwww
        vVvVvv.wdwdw
        vvVvVv.wdddw
        vVvVvv.wwdww
        vvvvvv.wwwww
        .......wwwww
        ............
    """,
    "hero": """
        .wwwwwww................
        wwwwwwwww...vvvvvvvvvvv.
        wwwwwwwww..vvvvvvvvvvvvv
        wwddwddww..vVvVvVvVvVvVv
        wdddddddw..vvVvVvVvVvVvv
        wdddddddw..vVvVvVvVvVvVv
        wwdddddww..vvVvVvVvVvVvv
        wwwdddwww..vVvVvVvVvVvVv
        wwwwdwwww..vvvvvvvvvvvvv
        wwwwwwwww...vvvvvvvvvvv.
        wwwwwwwww...............
        wwwwwwwww.......wwwwwww.
        .wwwwwww.......wwwwwwwww
        ...............wwwwwwwww
        .vvvvvvvvvvv...wwddwddww
        vvvvvvvvvvvvv..wdddddddw
        vVvVvVvVvVvVv..wdddddddw
        vvVvVvVvVvVvv..wwdddddww
        vVvVvVvVvVvVv..wwwdddwww
        vvVvVvVvVvVvv..wwwwdwwww
        vVvVvVvVvVvVv..wwwwwwwww
        vvvvvvvvvvvvv..wwwwwwwww
        .vvvvvvvvvvv...wwwwwwwww
        ................wwwwwww.
    """,
}
