"""A lesson: a picture book, open."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        ......
        ww..ww
        wwggww
        ddggww
        ddggww
        wwggww
        uuuuuu
        ..uu..
    """,
    "M": """
        ........
        www..www
        wwwuuwww
        dwduuggg
        ddduuwww
        wdwuuggw
        wwwuuwww
        wwwuuggg
        uuuuuuuu
        ...uu...
    """,
    "L": """
        ..........
        .www..www.
        uwwwuuwwwu
        udwduugggu
        uddduuwwwu
        uwdwuuggwu
        uwwwuuwwwu
        uwwwuugggu
        uwwwuuwwwu
        uwwwuuggwu
        uuuuuuuuuu
        ....uu....
    """,
    "XL": """
        ............
        ............
        .wwww..wwww.
        uwwwwggwwwwu
        uwwwwggwwwwu
        udwdwggwgggu
        udddwggwwwwu
        uwdwwggwggwu
        uwwwwggwwwwu
        uwwwwggwgggu
        uwwwwggwwwwu
        uwwwwggwggwu
        uuwwwggwwwuu
        .uuuuuuuuuu.
        ....uuuu....
        ............
    """,
    "hero": """
        ........................
        ........................
        ...wwwwww......wwwwww...
        .wwwwwwwwww..wwwwwwwwww.
        uwwwwwwwwwwggwwwwwwwwwwu
        uwwwwwwwwwwggwwwwwwwwwwu
        uwwwwwwwwwwggwwggggggwwu
        uwwddwwddwwggwwwwwwwwwwu
        uwddddddddwggwwggggggwwu
        uwddddddddwggwwwwwwwwwwu
        uwddddddddwggwwggggwwwwu
        uwwddddddwwggwwwwwwwwwwu
        uwwwddddwwwggwwggggggwwu
        uwwwwddwwwwggwwwwwwwwwwu
        uwwwwwwwwwwggwwggggggwwu
        uwwwwwwwwwwggwwwwwwwwwwu
        uwwwwwwwwwwggwwggggwwwwu
        uwwwwwwwwwwggwwwwwwwwwwu
        uwwwwwwwwwwggwwwwwwwwwwu
        uuuuuuwwwwwggwwwwwuuuuuu
        uuuuuuuuuuwggwuuuuuuuuuu
        ..........uuuu..........
        ........................
        ........................
    """,
}
