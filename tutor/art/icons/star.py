"""A known lesson: a small gold star."""

from typing import Final

_STAR: Final = """
    ..yy..
    ..yy..
    yyyyyy
    .yyyy.
    .yyyy.
    yy..yy
"""
_SMALL: Final = """
    ..y..
    yyyyy
    .yyy.
    y...y
"""

DRAWINGS: Final = {"S": _SMALL, "M": _SMALL, "L": _STAR, "XL": _STAR, "hero": _STAR}
