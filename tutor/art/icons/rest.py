"""The rest at once: two arrows."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        v..v..
        vv.vv.
        vvvvvv
        vvvvvv
        vvvvvv
        vvvvvv
        vv.vv.
        v..v..
    """,
    "M": """
        v...v...
        vv..vv..
        vvv.vvv.
        vvvvvvvv
        vvvvvvvv
        vvvvvvvv
        vvvvvvvv
        vvv.vvv.
        vv..vv..
        v...v...
    """,
    "L": """
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
    "XL": """
        ............
        v.....v.....
        vv....vv....
        vvv...vvv...
        vvvv..vvvv..
        vvvvv.vvvvv.
        vvvvvvvvvvvv
        vvvvvvvvvvvv
        vvvvvvvvvvvv
        vvvvvvvvvvvv
        vvvvv.vvvvv.
        vvvv..vvvv..
        vvv...vvv...
        vv....vv....
        v.....v.....
        ............
    """,
}
