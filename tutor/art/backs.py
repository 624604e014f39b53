"""The backs of the cards: one friendly quilt with a flower, the same whichever way up the card lies."""

from functools import cache
from typing import Final

from tutor.art.grid import Grid, drawing
from tutor.art.palette import BACK, BACK_DEEP, BACK_LIGHT, BACK_PALE, POLLEN, WHITE, Colour
from tutor.art.paper import CARD_CELLS, Tier, blank, card_corner

_FLOWERS: Final[dict[int, str]] = {
    4: """
        .pp.
        pyyp
        pyyp
        .pp.
    """,
    7: """
        ..ppp..
        p.ppp.p
        pp.p.pp
        ppyyypp
        ppyyypp
        pp.p.pp
        p.ppp.p
        ..ppp..
    """,
    9: """
        ...ppp...
        .p.ppp.p.
        ppp.p.ppp
        pppyyyppp
        .pyyyyyp.
        .pyyyyyp.
        pppyyyppp
        ppp.p.ppp
        .p.ppp.p.
        ...ppp...
    """,
}

_TINY: Final[dict[Tier, str]] = {
    "S": "pb\npb\npb\npb",
    "M": "pb\npb\npb\npb",
    "L": "pbb\npbb\nplb\npbl\npbb\npbb",
    "XL": "pbbb\npblb\nplbl\npblb\npblb\nplbl\npblb\npbbb",
}


@cache
def back(tier: Tier) -> Grid:
    """The back of a card: white edge, violet quilt, a pale flower in the middle."""
    width, cells = CARD_CELLS[tier]
    return quilted(width, 2 * cells, card_corner(tier))


@cache
def quilted(width: int, height: int, corner: tuple[int, ...] = (1,)) -> Grid:
    """The same back at any size; too small for the flower, it is quilt alone."""
    rows = (tuple(_stitch(x, y, width, height) for x in range(width)) for y in range(height))
    cloth = Grid(tuple(rows))
    petals = _flower_size(width, height)
    if petals:
        flower = drawing(_FLOWERS[petals], {"p": BACK_PALE, "y": POLLEN})
        cloth = flower.over(cloth, (width - flower.width) // 2, (height - flower.height) // 2)
    return cloth.cut_to(blank(width, height, corner))


@cache
def _flower_size(width: int, height: int) -> int:
    fits = (size for size in (9, 7, 4) if size % 2 == width % 2 and size + 4 <= min(width, height))
    return next(fits, 0) if height % 2 == 0 else 0


def _stitch(x: int, y: int, width: int, height: int) -> Colour:
    if min(x, y, width - 1 - x, height - 1 - y) < 1:
        return WHITE
    across, down = abs(2 * x - width + 1) // 2, abs(2 * y - height + 1) // 2
    petals = _flower_size(width, height)
    if petals and across + down < petals:
        return BACK_DEEP if across + down == petals - 1 else BACK
    return BACK_LIGHT if (across + down) % 4 == 0 or (across - down) % 4 == 0 else BACK


@cache
def tiny_back(tier: Tier) -> Grid:
    """One card in a friend's hand, seen from behind; its pale left edge is the gap, so cards may touch."""
    return drawing(_TINY[tier], {"p": BACK_PALE, "b": BACK, "l": BACK_LIGHT})
