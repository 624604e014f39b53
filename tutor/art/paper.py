"""The paper of a card: its sizes, its white, its rounded corners."""

from functools import cache
from typing import Final, Literal

from tutor.art.grid import Grid
from tutor.art.palette import WHITE, Colour

Tier = Literal["S", "M", "L", "XL"]
Spot = tuple[int, int]

CARD_CELLS: Final[dict[Tier, tuple[int, int]]] = {"S": (12, 7), "M": (15, 12), "L": (19, 14), "XL": (25, 18)}

_CORNERS: Final[dict[Tier, tuple[int, ...]]] = {"S": (1,), "M": (1,), "L": (2, 1), "XL": (3, 1, 1)}


@cache
def blank(width: int, height: int, corner: tuple[int, ...], paper: Colour = WHITE) -> Grid:
    """An empty card; `corner` says how many pixels are rounded off in its first rows."""
    rows = []
    for y in range(height):
        near = min(y, height - 1 - y)
        off = corner[near] if near < len(corner) else 0
        rows.append((None,) * off + (paper,) * (width - 2 * off) + (None,) * off)
    return Grid(tuple(rows))


def card_corner(tier: Tier) -> tuple[int, ...]:
    """How many pixels are rounded off in the first rows of a card of this size."""
    return _CORNERS[tier]


@cache
def blank_card(tier: Tier) -> Grid:
    """A white card of one size with softly rounded corners."""
    width, cells = CARD_CELLS[tier]
    return blank(width, 2 * cells, _CORNERS[tier])
