"""For grown-ups: a lock."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        .gggg.
        .g..g.
        .g..g.
        yyyyyy
        yykkyy
        yykkyy
        yyyyyy
        yyyyyy
    """,
    "M": """
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
    "L": """
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
    "XL": """
        ....gggg....
        ..gggggggg..
        ..gg....gg..
        .gg......gg.
        .gg......gg.
        .gg......gg.
        .gg......gg.
        yyyyyyyyyyyy
        yyyyyyyyyyyy
        yyyyykkyyyyy
        yyyykkkkyyyy
        yyyykkkkyyyy
        yyyyykkyyyyy
        yyyyykkyyyyy
        yyyyyyyyyyyy
        yyyyyyyyyyyy
    """,
}
