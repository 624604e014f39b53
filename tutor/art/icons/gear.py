"""Settings, for grown-ups: a cog."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        ......
        ..gg..
        gggggg
        .g..g.
        .g..g.
        gggggg
        ..gg..
        ......
    """,
    "M": """
        ........
        .g.gg.g.
        gggggggg
        .gg..gg.
        gg....gg
        gg....gg
        .gg..gg.
        gggggggg
        .g.gg.g.
        ........
    """,
    "L": """
        ..........
        ....gg....
        .gg.gg.gg.
        .gggggggg.
        ..gg..gg..
        ggg....ggg
        ggg....ggg
        ..gg..gg..
        .gggggggg.
        .gg.gg.gg.
        ....gg....
        ..........
    """,
    "XL": """
        ............
        ............
        .....gg.....
        .gg..gg..gg.
        .gggggggggg.
        ..gggggggg..
        ..ggg..ggg..
        gggg....gggg
        gggg....gggg
        ..ggg..ggg..
        ..gggggggg..
        .gggggggggg.
        .gg..gg..gg.
        .....gg.....
        ............
        ............
    """,
}
