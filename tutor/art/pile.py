"""The pack: a pile of cards that the child presses to deal."""

from functools import cache
from typing import Final

from tutor.art.backs import quilted
from tutor.art.grid import Grid, plain
from tutor.art.palette import GLOW, GREY, WHITE
from tutor.art.paper import CARD_CELLS, Tier, blank

PACK_CELLS: Final[dict[Tier, tuple[int, int]]] = {"S": (10, 3), "M": (10, 3), "L": (14, 5), "XL": (18, 7)}

_CORNER: Final = (1,)


@cache
def pack(tier: Tier, glowing: bool = False) -> Grid:
    """The pile for the middle of the table; glowing, it wears a golden edge and rays."""
    width, cells = PACK_CELLS[tier]
    depth = {"S": 2, "M": 2, "L": 3, "XL": 4}[tier]
    margin = 1 if tier in {"S", "M"} else 2
    return _pile(width, 2 * cells, (margin, 0 if margin == 1 else 1), depth, glowing)


@cache
def pack_large(tier: Tier, glowing: bool = False) -> Grid:
    """The pile as large as a card, for a table that has room."""
    width, cells = CARD_CELLS[tier]
    depth = {"S": 2, "M": 4, "L": 4, "XL": 6}[tier]
    margin = 1 if tier == "S" else 3 if tier == "XL" else 2
    return _pile(width, 2 * cells, (margin, margin), depth, glowing)


def _pile(width: int, height: int, margin: tuple[int, int], depth: int, glowing: bool) -> Grid:
    left, top = margin
    wide, tall = width - 2 * left, height - 2 * top - depth
    pile = _rays(width, height, left, top) if glowing else plain(width, height)
    for step in range(depth, 0, -1):
        paper = blank(wide, tall, _CORNER, WHITE if step % 2 == 0 else GREY)
        pile = paper.over(pile, left, top + step)
    card = quilted(wide, tall, _CORNER)
    return (card.ringed(GLOW) if glowing else card).over(pile, left, top)


def _rays(width: int, height: int, left: int, top: int) -> Grid:
    """Short golden strokes in the margin: light that can be seen without its colour."""

    def is_ray(x: int, y: int) -> bool:
        beside = min(x, width - 1 - x) < left
        above = min(y, height - 1 - y) < top
        along = y - height // 2 if beside else min(x, width - 1 - x) - left
        return beside != above and along % 4 == 1

    return Grid(tuple(tuple(GLOW if is_ray(x, y) else None for x in range(width)) for y in range(height)))
