"""The same cards: two alike, side by side."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        www...
        wdw...
        wdw...
        wwwwww
        ...wdw
        ...wdw
        ...www
        ......
    """,
    "M": """
        ........
        www..www
        www..www
        wdw..wdw
        wdw..wdw
        wdw..wdw
        www..www
        www..www
        ........
        ........
    """,
    "L": """
        ..........
        wwww..wwww
        wwww..wwww
        wwww..wwww
        wddw..wddw
        wddw..wddw
        wwww..wwww
        wwww..wwww
        wwww..wwww
        ..........
        ..........
        ..........
    """,
    "XL": """
        ............
        ............
        wwwww..wwwww
        wwwww..wwwww
        wwwww..wwwww
        wdwdw..wdwdw
        wdddw..wdddw
        wdddw..wdddw
        wwdww..wwdww
        wwwww..wwwww
        wwwww..wwwww
        wwwww..wwwww
        ............
        ............
        ............
        ............
    """,
    "hero": """
        ........................
        ........................
        ........................
        .wwwwwwwww....wwwwwwwww.
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwddwddwww..wwwddwddwww
        wwdddddddww..wwdddddddww
        wwdddddddww..wwdddddddww
        wwdddddddww..wwdddddddww
        wwwdddddwww..wwwdddddwww
        wwwwdddwwww..wwwwdddwwww
        wwwwwdwwwww..wwwwwdwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        wwwwwwwwwww..wwwwwwwwwww
        .wwwwwwwww....wwwwwwwww.
        ........................
        ........................
        ........................
        ........................
    """,
}
