"""A known lesson: a small gold star, the same at every size."""

from typing import Final

_STAR: Final = """
    ..yy..
    ..yy..
    yyyyyy
    .yyyy.
    .yyyy.
    yy..yy
"""

DRAWINGS: Final = dict.fromkeys(("S", "M", "L", "XL", "hero"), _STAR)
