"""The report, for grown-ups: a sheet of paper."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        wwww..
        wwwwg.
        wyggww
        wwwwww
        wyggww
        wwwwww
        wyggww
        wwwwww
    """,
    "M": """
        wwwww...
        wwwwwg..
        wwwwwgg.
        wyyggwww
        wwwwwwww
        wyyggggw
        wwwwwwww
        wyyggggw
        wwwwwwww
        wwwwwwww
    """,
    "L": """
        wwwwww....
        wwwwwwg...
        wwwwwwgg..
        wwwwwwwwww
        wyywgggggw
        wwwwwwwwww
        wyywgggggw
        wwwwwwwwww
        wyywgggggw
        wwwwwwwwww
        wyywgggwww
        wwwwwwwwww
    """,
    "XL": """
        .wwwwwww....
        .wwwwwwwg...
        .wwwwwwwgg..
        .wwwwwwwwww.
        .wyywggggww.
        .wyywwwwwww.
        .wwwwwwwwww.
        .wyywgggggw.
        .wyywwwwwww.
        .wwwwwwwwww.
        .wyywggggww.
        .wyywwwwwww.
        .wwwwwwwwww.
        .wyywgggggw.
        .wyywwwwwww.
        .wwwwwwwwww.
    """,
}
