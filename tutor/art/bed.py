"""The bed where the odd card sleeps, tucked in, its numeral above the blanket."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import msgspec

from tutor.art.courts import JOKER, jester_art
from tutor.art.grid import Grid, drawing, plain
from tutor.art.numerals import numeral
from tutor.art.palette import BLACK, BLANKET, BLANKET_LIGHT, INK, PILLOW, WOOD, WOOD_LIGHT
from tutor.art.paper import Tier, blank
from tutor.art.pictures import PictureArt, on_pillow

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
    """The bed, with cards (rank and suit) asleep under its blanket, or empty and made."""
    return made_bed(tier, sleepers, large)


def made_bed(
    tier: Tier, sleepers: Sleepers, large: bool, pictures: Mapping[str, PictureArt] = MappingProxyType({})
) -> Grid:
    """The same bed where some of the cards may be pictures, known by their rank."""
    width, cells = (LARGE_BOX_CELLS if large else BOX_CELLS)[tier]
    plan = (_LARGE if large else _SMALL)[tier]
    wide = plan.alone if len(sleepers) == 1 else plan.card[0]
    cards = [_sleeper(rank, suit, pictures, wide, plan, tier == "S") for rank, suit in sleepers]
    spots = _places(width, plan, [card.width for card in cards])
    bed = _frame(plain(width, 2 * cells), plan)
    for card, x in zip(cards, spots, strict=True):
        bed = card.over(bed, x, plan.card_top)
    bed = _blanket(width, 2 * cells, plan).over(bed)
    return _dreams(bed, plan, spots[-1] + cards[-1].width) if sleepers else bed


def _places(width: int, plan: _Plan, wides: list[int]) -> tuple[int, ...]:
    """Where each card lies, overlapping where they are too many; one alone moves aside to leave room for a dream."""
    count, free = len(wides), width - 2 * plan.post - sum(wides)
    gap = free // (count + 1)
    if count == 1 and gap < plan.dream and plan.lid == 0:
        return (plan.post,)
    before = [sum(wides[:place]) for place in range(count)]
    if free < 0:
        room = min(width, sum(wides))
        return tuple((width - room) // 2 + x * (room - wides[-1]) // before[-1] for x in before)
    margin = plan.post + (free - (count - 1) * gap) // 2
    return tuple(margin + x + place * gap for place, x in enumerate(before))


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


def _sleeper(
    rank: str, suit: str, pictures: Mapping[str, PictureArt], wide: int, plan: _Plan, ace_is_one: bool
) -> Grid:
    art = pictures.get(rank) or (jester_art() if rank == JOKER else None)
    if art:
        return on_pillow(art, wide, plan.card[1], plan.blanket - plan.card_top)
    sign = "1" if rank == "A" and ace_is_one else rank
    ink, (x, y) = numeral(sign, plan.numeral, INK[suit]), plan.numeral_at
    wide = max(wide, ink.width)
    card = ink.over(blank(wide, plan.card[1], (1,)), min(x, wide - ink.width), y)
    return _asleep(card, plan) if plan.lid else card


def _asleep(card: Grid, plan: _Plan) -> Grid:
    lid = drawing(_LIDS[plan.lid], {"k": BLACK})
    low = plan.numeral_at[1] + plan.numeral + 1
    return lid.over(lid.over(card, 1, low), card.width - 1 - lid.width, low)


def _blanket(width: int, height: int, plan: _Plan) -> Grid:
    wide, tall = width - 2 * plan.post, height - plan.blanket - plan.foot
    cloth = Grid(tuple(tuple(_thread(x, y, wide) for x in range(wide)) for y in range(tall)))
    sheet = cloth.over(plain(width, height), plan.post, plan.blanket)
    post = plain(plan.post, tall, WOOD)
    sheet = post.over(post.over(sheet, 0, plan.blanket), width - plan.post, plan.blanket)
    legs = 1 if plan.lid else 0
    return plain(width, max(0, plan.foot - legs), WOOD).over(sheet, 0, height - plan.foot)


def _thread(x: int, y: int, width: int) -> str:
    if y == 0:
        return BLANKET_LIGHT
    across = min(x, width - 1 - x)
    return BLANKET_LIGHT if across % 4 == 2 - y % 4 and y % 2 == 0 else BLANKET


def _dreams(bed: Grid, plan: _Plan, right: int) -> Grid:
    beside = bed.width - plan.post - right
    if beside < plan.dream and plan.card_top < plan.dream:
        return bed
    letter = drawing(_DREAMS[plan.dream], {"z": PILLOW})
    return letter.over(bed, bed.width - plan.post - letter.width, 0)
