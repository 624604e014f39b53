"""The plain faces: a white card, a numeral in its corner, pips as they lie on dice."""

from functools import cache
from typing import Final, Literal

import msgspec

from tutor.art.grid import Grid
from tutor.art.numerals import numeral, small_one
from tutor.art.palette import INK, WHITE, Colour
from tutor.art.suits import haloed, square, suit_shape, tall_square

Tier = Literal["S", "M", "L", "XL"]
Spot = tuple[int, int]

CARD_CELLS: Final[dict[Tier, tuple[int, int]]] = {"S": (12, 7), "M": (15, 12), "L": (19, 14), "XL": (25, 18)}

# Column and row of each pip on a three by three board, in the order in which a child counts.
_DICE: Final[dict[str, tuple[Spot, ...]]] = {
    "A": ((1, 1),),
    "2": ((0, 0), (2, 2)),
    "3": ((0, 0), (1, 1), (2, 2)),
    "4": ((0, 0), (2, 0), (0, 2), (2, 2)),
    "5": ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    "6": ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


class _Plan(msgspec.Struct, frozen=True, gc=False):
    """Where things lie on a card of one size, in pixels from its upper left corner."""

    numeral: Spot
    numeral_height: int
    mark: Spot | None
    mark_height: int
    columns: tuple[int, int, int]
    rows: tuple[int, int, int]
    pip: int
    ace: Spot
    ace_pip: int
    small_one: Spot | None
    corner: tuple[int, ...]


_PLANS: Final[dict[Tier, _Plan]] = {
    "S": _Plan((1, 3), 7, None, 0, (5, 7, 9), (1, 6, 11), 2, (6, 5), 4, None, (1,)),
    "M": _Plan((1, 1), 7, (7, 1), 7, (1, 5, 9), (9, 14, 19), 4, (3, 14), 9, (1, 9), (1,)),
    "L": _Plan((2, 1), 8, (10, 1), 7, (2, 7, 12), (10, 16, 22), 5, (4, 15), 11, (2, 10), (2, 1)),
    "XL": _Plan((2, 1), 10, (14, 1), 9, (2, 9, 16), (12, 20, 28), 7, (6, 19), 13, (3, 13), (3, 1, 1)),
}


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
    return _PLANS[tier].corner


@cache
def blank_card(tier: Tier) -> Grid:
    """A white card of one size with softly rounded corners."""
    width, cells = CARD_CELLS[tier]
    return blank(width, 2 * cells, _PLANS[tier].corner)


@cache
def face(rank: str, suit: str, tier: Tier, lit: tuple[int, ...] = ()) -> Grid:
    """The plain face of a card; the pips whose indexes are in `lit` shine while they are counted."""
    card = _corner_marks(rank, suit, tier, blank_card(tier))
    spots = pip_spots(rank, tier)
    for index in sorted(range(len(spots)), key=lambda index: index not in lit):
        card = _with_pip(card, rank, suit, tier, spots[index], index in lit)
    return card.cut_to(blank_card(tier))


@cache
def pip_spots(rank: str, tier: Tier) -> tuple[Spot, ...]:
    """The upper left pixel of each pip of a card, in counting order."""
    plan = _PLANS[tier]
    if rank == "A":
        return (plan.ace,)
    return tuple((plan.columns[column], plan.rows[row]) for column, row in _DICE[rank])


def _corner_marks(rank: str, suit: str, tier: Tier, card: Grid) -> Grid:
    plan, ink = _PLANS[tier], INK[suit]
    if plan.mark is None:
        sign = "1" if rank == "A" else rank
        return numeral(sign, plan.numeral_height, ink, slim=True).over(card, *plan.numeral)
    card = numeral(rank, plan.numeral_height, ink).over(card, *plan.numeral)
    if rank == "A" and plan.small_one is not None:
        card = small_one(ink).over(card, *plan.small_one)
    return suit_shape(suit, plan.mark_height).over(card, *plan.mark)


def _with_pip(card: Grid, rank: str, suit: str, tier: Tier, spot: Spot, lit: bool) -> Grid:
    x, y = spot
    pip = _pip(rank, suit, tier, lit)
    return pip.over(card, x - 1, y - 1) if lit else pip.over(card, x, y)


@cache
def _pip(rank: str, suit: str, tier: Tier, lit: bool) -> Grid:
    plan = _PLANS[tier]
    size = plan.ace_pip if rank == "A" else plan.pip
    if tier == "S":
        return tall_square(suit, size) if lit else square(suit, size)
    shape = suit_shape(suit, size, lit)
    return haloed(shape) if lit else shape


# Width, height, numeral height, and where the numeral goes.
_LAID: Final[dict[Tier, tuple[int, int, int, Spot]]] = {
    "S": (4, 6, 5, (0, 0)),
    "M": (5, 6, 5, (1, 0)),
    "L": (8, 10, 8, (1, 1)),
    "XL": (10, 14, 10, (1, 2)),
}


@cache
def laid(rank: str, suit: str, tier: Tier) -> Grid:
    """A small card as it lies on the table in a pair: its numeral and its colour, nothing else."""
    width, height, tall, spot = _LAID[tier]
    if tier == "S":
        # No room for a margin: red on felt would melt away, white on either ink does not.
        sign = "1" if rank == "A" else rank
        return numeral(sign, tall, WHITE).over(blank(width, height, (), INK[suit]), *spot)
    corner = () if tier == "M" else (1,)
    return numeral(rank, tall, INK[suit]).over(blank(width, height, corner), *spot)
