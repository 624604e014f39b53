"""Help: a light bulb that shines."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        .yyyy.
        yywyyy
        ywyyyy
        yyyyyy
        .yyyy.
        .yyyy.
        .gggg.
        ..gg..
    """,
    "M": """
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
    "L": """
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
    "XL": """
        ....yyyy....
        ..yyyyyyyy..
        .yyywwyyyyy.
        .yywyyyyyyy.
        yyywyyyyyyyy
        yywyyyyyyyyy
        yyyyyyyyyyyy
        yyyyyyyyyyyy
        .yyyyyyyyyy.
        .yyyyyyyyyy.
        ..yyyyyyyy..
        ...yyyyyy...
        ....gggg....
        ....wwww....
        ....gggg....
        .....gg.....
    """,
}
