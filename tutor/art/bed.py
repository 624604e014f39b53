"""The bed where the odd card sleeps, tucked in, its numeral above the blanket."""

from functools import cache
from typing import Final

import msgspec

from tutor.art.cards import Tier, blank
from tutor.art.grid import Grid, drawing, plain
from tutor.art.numerals import numeral
from tutor.art.palette import BLACK, BLANKET, BLANKET_LIGHT, INK, PILLOW, WOOD, WOOD_LIGHT

Sleepers = tuple[tuple[str, str], ...]

BOX_CELLS: Final[dict[Tier, tuple[int, int]]] = {"S": (10, 3), "M": (10, 3), "L": (14, 5), "XL": (18, 7)}
LARGE_BOX_CELLS: Final[dict[Tier, tuple[int, int]]] = {
    "S": (18, 7),
    "M": (24, 12),
    "L": (28, 14),
    "XL": (36, 18),
}


class _Plan(msgspec.Struct, frozen=True, gc=False):
    """Where things lie in a bed of one size, in pixels from its upper left corner."""

    post: int
    head: int
    card: tuple[int, int]
    alone: int
    card_top: int
    numeral: int
    numeral_at: tuple[int, int]
    blanket: int
    foot: int
    dream: int
    lid: int


_SMALL: Final[dict[Tier, _Plan]] = {
    "S": _Plan(1, 4, (4, 6), 5, 0, 5, (1, 0), 5, 0, 3, 0),
    "M": _Plan(1, 4, (4, 6), 5, 0, 5, (1, 0), 5, 0, 3, 0),
    "L": _Plan(1, 4, (6, 9), 7, 0, 7, (1, 1), 8, 0, 3, 0),
    "XL": _Plan(1, 5, (8, 11), 8, 1, 8, (1, 1), 10, 1, 4, 0),
}
_LARGE: Final[dict[Tier, _Plan]] = {
    "S": _Plan(1, 4, (6, 10), 7, 1, 7, (1, 1), 10, 1, 4, 0),
    "M": _Plan(2, 8, (9, 14), 9, 5, 7, (2, 1), 16, 2, 4, 3),
    "L": _Plan(2, 9, (10, 16), 10, 5, 8, (2, 1), 18, 2, 4, 3),
    "XL": _Plan(2, 10, (14, 22), 14, 6, 10, (3, 2), 23, 3, 5, 4),
}

_DREAMS: Final = {
    3: "zzz\n.z.\nz..\nzzz",
    4: "zzzz\n..z.\n.z..\nzzzz",
    5: "zzzzz\n...z.\n..z..\n.z...\nzzzzz",
}
_LIDS: Final = {3: "k.k\n.k.", 4: "k..k\n.kk."}


@cache
def box(tier: Tier, sleepers: Sleepers = (), large: bool = False) -> Grid:
    """The bed, with one or two cards asleep under its blanket, or empty and made."""
    width, cells = (LARGE_BOX_CELLS if large else BOX_CELLS)[tier]
    plan = (_LARGE if large else _SMALL)[tier]
    bed = _frame(plain(width, 2 * cells), plan)
    spots = _places(width, plan, len(sleepers))
    wide = _card_width(plan, len(sleepers))
    for (rank, suit), x in zip(sleepers, spots, strict=True):
        sign = "1" if rank == "A" and tier == "S" else rank
        bed = _sleeper(sign, suit, wide, plan).over(bed, x, plan.card_top)
    bed = _blanket(width, 2 * cells, plan).over(bed)
    return _dreams(bed, plan, spots) if sleepers else bed


def _card_width(plan: _Plan, count: int) -> int:
    return plan.alone if count == 1 else plan.card[0]


def _places(width: int, plan: _Plan, count: int) -> tuple[int, ...]:
    """Where each card lies; one alone moves aside when the dream would find no room beside it."""
    inside, wide = width - 2 * plan.post, _card_width(plan, count)
    gap = (inside - count * wide) // (count + 1)
    if count == 1 and gap < plan.dream and plan.lid == 0:
        return (plan.post,)
    margin = (inside - count * wide - (count - 1) * gap) // 2
    return tuple(plan.post + margin + place * (wide + gap) for place in range(count))


def _frame(bed: Grid, plan: _Plan) -> Grid:
    width, height, post = bed.width, bed.height, plan.post
    legs = 1 if plan.lid else 0
    board = plain(width, height - plan.head - legs, WOOD_LIGHT)
    bed = board.over(bed, 0, plan.head)
    side = plan.lid // 2
    pillow = blank(width - 2 * (post + side), plan.blanket - plan.head - 1, (1,), PILLOW)
    bed = pillow.over(bed, post + side, plan.head + 1 + side)
    upright = plain(post, height - plan.head + 1, WOOD)
    return upright.over(upright.over(bed, 0, plan.head - 1), width - post, plan.head - 1)


def _sleeper(sign: str, suit: str, wide: int, plan: _Plan) -> Grid:
    card = numeral(sign, plan.numeral, INK[suit]).over(blank(wide, plan.card[1], (1,)), *plan.numeral_at)
    return _asleep(card, plan) if plan.lid else card


def _asleep(card: Grid, plan: _Plan) -> Grid:
    lid = drawing(_LIDS[plan.lid], {"k": BLACK})
    low = plan.numeral_at[1] + plan.numeral + 1
    return lid.over(lid.over(card, 1, low), card.width - 1 - lid.width, low)


def _blanket(width: int, height: int, plan: _Plan) -> Grid:
    wide, tall = width - 2 * plan.post, height - plan.blanket - plan.foot
    cloth = Grid(tuple(tuple(_thread(x, y, wide) for x in range(wide)) for y in range(tall)))
    sheet = cloth.over(plain(width, height), plan.post, plan.blanket)
    legs = 1 if plan.lid else 0
    return plain(width, max(0, plan.foot - legs), WOOD).over(sheet, 0, height - plan.foot)


def _thread(x: int, y: int, width: int) -> str:
    if y == 0:
        return BLANKET_LIGHT
    across = min(x, width - 1 - x)
    return BLANKET_LIGHT if across % 4 == 2 - y % 4 and y % 2 == 0 else BLANKET


def _dreams(bed: Grid, plan: _Plan, spots: tuple[int, ...]) -> Grid:
    beside = bed.width - plan.post - spots[-1] - _card_width(plan, len(spots))
    if beside < plan.dream and plan.card_top < plan.dream:
        return bed
    letter = drawing(_DREAMS[plan.dream], {"z": PILLOW})
    return letter.over(bed, bed.width - plan.post - letter.width, 0)
