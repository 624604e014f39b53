"""Where the pips lie on a card: as on dice up to six, from seven on as on every pack of cards."""

from functools import cache
from typing import Final

import msgspec

from tutor.art.grid import Grid, plain
from tutor.art.palette import GLOW, INK
from tutor.art.paper import Spot, Tier
from tutor.art.suits import suit_shape

# Column and row of each pip, in the order in which a child counts. Up to six the board has three rows, for seven and
# eight five, for nine and ten seven: a pip in the middle lies between two rows of the others.
BOARDS: Final[dict[str, tuple[Spot, ...]]] = {
    "A": ((0, 0),),
    "2": ((0, 0), (2, 2)),
    "3": ((0, 0), (1, 1), (2, 2)),
    "4": ((0, 0), (2, 0), (0, 2), (2, 2)),
    "5": ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    "6": ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
    "7": ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (0, 4), (2, 4)),
    "8": ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (1, 3), (0, 4), (2, 4)),
    "9": ((0, 0), (2, 0), (0, 2), (2, 2), (1, 3), (0, 4), (2, 4), (0, 6), (2, 6)),
    "10": ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (0, 4), (2, 4), (1, 5), (0, 6), (2, 6)),
}

DOTS: Final = {rank: len(board) for rank, board in BOARDS.items()}


class _Board(msgspec.Struct, frozen=True, gc=False):
    """The columns and rows of a board in pixels, and the width and height of the pips that lie on it."""

    columns: tuple[int, int, int]
    rows: tuple[int, ...]
    wide: int
    tall: int


_DICE: Final[dict[Tier, _Board]] = {
    "S": _Board((5, 7, 9), (1, 6, 11), 2, 2),
    "M": _Board((1, 5, 9), (9, 14, 19), 5, 4),
    "L": _Board((2, 7, 12), (10, 16, 22), 5, 5),
    "XL": _Board((2, 9, 16), (12, 20, 28), 7, 7),
}
_FIVE_ROWS: Final[dict[Tier, _Board]] = {
    "S": _Board((6, 8, 10), (1, 3, 6, 9, 11), 1, 2),
    "M": _Board((2, 6, 10), (8, 11, 14, 17, 20), 3, 3),
    "L": _Board((2, 7, 12), (10, 13, 16, 19, 22), 5, 5),
    "XL": _Board((2, 9, 16), (12, 16, 20, 24, 28), 7, 7),
}
_SEVEN_ROWS: Final[dict[Tier, _Board]] = {
    "S": _Board((6, 8, 10), (1, 2, 4, 6, 8, 10, 11), 1, 2),
    "M": _Board((2, 6, 10), (8, 10, 12, 14, 16, 18, 20), 3, 3),
    "L": _Board((3, 8, 13), (11, 13, 15, 17, 19, 21, 23), 3, 3),
    "XL": _Board((3, 10, 17), (12, 15, 18, 21, 24, 27, 30), 5, 5),
}
_ACE: Final[dict[Tier, _Board]] = {
    "S": _Board((6, 6, 6), (5,), 4, 4),
    "M": _Board((3, 3, 3), (14,), 9, 9),
    "L": _Board((4, 4, 4), (15,), 11, 11),
    "XL": _Board((6, 6, 6), (19,), 13, 13),
}

# The sign of a ten leaves a small card four columns: its pips are single pixels, the two in the middle broader.
_SMALL_TEN: Final = _Board((7, 8, 10), (1, 3, 5, 6, 8, 10, 12), 1, 1)


def _board(rank: str, tier: Tier) -> _Board:
    if rank == "A":
        return _ACE[tier]
    if rank == "10" and tier == "S":
        return _SMALL_TEN
    return (_DICE if rank in "23456" else _FIVE_ROWS if rank in "78" else _SEVEN_ROWS)[tier]


@cache
def pip_spots(rank: str, tier: Tier) -> tuple[Spot, ...]:
    """The upper left pixel of each pip of a card, in counting order; none where there is nothing to count."""
    if rank not in DOTS:
        return ()
    plan = _board(rank, tier)
    return tuple((plan.columns[column], plan.rows[row]) for column, row in BOARDS[rank])


def with_pips(card: Grid, rank: str, suit: str, tier: Tier, lit: tuple[int, ...]) -> Grid:
    """A card with its pips; those whose indexes are in `lit` shine. No light falls on another pip."""
    spots = pip_spots(rank, tier)
    for index, (x, y) in enumerate(spots):
        if index in lit:
            card = _halo(rank, tier, index).over(card, x - 1, y - 1)
    for index, (x, y) in enumerate(spots):
        pip, up = _pip(rank, suit, tier, index, index in lit)
        card = pip.over(card, x, y - up)
    return card


@cache
def _halo(rank: str, tier: Tier, index: int) -> Grid:
    """The block of warm light under a pip, one pixel wider on every side; soft but on the smallest card."""
    wide, tall = _extent(rank, tier, index)
    if tier == "S":
        return plain(wide + 2, tall + 2, GLOW)
    block = plain(wide, tall + 2, GLOW).over(plain(wide + 2, tall + 2), 1, 0)
    return plain(wide + 2, tall, GLOW).over(block, 0, 1)


@cache
def _pip(rank: str, suit: str, tier: Tier, index: int, lit: bool) -> tuple[Grid, int]:
    """One pip, and by how many pixels it grows upwards; lit, its shape changes too, for eyes that see no yellow."""
    wide, tall = _extent(rank, tier, index)
    if tier != "S":
        return suit_shape(suit, tall, lit), 0
    if not lit or tall == 1:
        return plain(wide, tall, INK[suit]), 0
    if wide == 1:
        return plain(1, 1, INK[suit]), 0
    return plain(wide, tall + 2, INK[suit]), 1


def _extent(rank: str, tier: Tier, index: int) -> tuple[int, int]:
    plan = _board(rank, tier)
    broad = plan is _SMALL_TEN and BOARDS[rank][index][0] == 1
    return 2 if broad else plan.wide, plan.tall
