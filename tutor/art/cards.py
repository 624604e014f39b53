"""The plain faces: a white card, a numeral in its corner, pips to count or a figure to know."""

from functools import cache
from typing import Final

import msgspec

from tutor.art.courts import COURTS, JOKER, figure, jester, jester_art
from tutor.art.grid import Grid
from tutor.art.numerals import broad_ten, numeral, small_one
from tutor.art.palette import BLACK, INK, WHITE, Colour
from tutor.art.paper import Spot, Tier, blank, blank_card
from tutor.art.pictures import picture_laid
from tutor.art.pips import DOTS, with_pips
from tutor.art.suits import suit_shape


class _Marks(msgspec.Struct, frozen=True, gc=False):
    """Where numeral and suit mark lie on a card, in pixels from its upper left corner, and how tall they are."""

    numeral: Spot
    numeral_height: int
    mark: Spot | None
    mark_height: int


_MARKS: Final[dict[Tier, _Marks]] = {
    "S": _Marks((1, 3), 7, None, 0),
    "M": _Marks((1, 1), 7, (7, 1), 7),
    "L": _Marks((2, 1), 8, (10, 1), 7),
    "XL": _Marks((2, 1), 10, (14, 1), 9),
}
# Many pips need a little more of a medium card, a ten a little more of the larger ones.
_LOW_MARKS: Final = _Marks((1, 1), 6, (9, 1), 5)
_TEN_MARKS: Final[dict[Tier, _Marks]] = {
    "L": _Marks((2, 1), 8, (12, 2), 5),
    "XL": _Marks((2, 1), 10, (16, 2), 7),
}
_FRIENDLY_MARKS: Final[dict[Tier, _Marks]] = {"S": _MARKS["S"], "M": _Marks((1, 1), 7, (9, 1), 5), **_TEN_MARKS}
_SMALL_ONE: Final[dict[Tier, Spot]] = {"M": (1, 9), "L": (2, 10), "XL": (3, 13)}
_FIGURES: Final[dict[Tier, Spot]] = {"S": (5, 1), "M": (1, 9), "L": (1, 10), "XL": (2, 12)}


@cache
def face(rank: str, suit: str, tier: Tier, lit: tuple[int, ...] | None = None) -> Grid:
    """The plain face of a card; while its pips are counted, those whose indexes are in `lit` shine.

    Then no suit mark stands in its corner: a child would count it too.
    The rank of a joker is "joker", its suit empty. Raises KeyError for a card that no pack has.
    """
    if rank == JOKER:
        return jester(tier).over(blank_card(tier), 1, 1).cut_to(blank_card(tier))
    card = _signed(blank_card(tier), rank, suit, tier, _marks(rank, tier), INK[suit], rank in DOTS and lit is not None)
    if rank in COURTS:
        card = figure(rank, suit, tier).over(card, *_FIGURES[tier])
    else:
        card = with_pips(card, rank, suit, tier, lit or ())
    return card.cut_to(blank_card(tier))


def _marks(rank: str, tier: Tier) -> _Marks:
    if tier == "M" and DOTS.get(rank, 0) > 6:
        return _LOW_MARKS
    return _TEN_MARKS.get(tier, _MARKS[tier]) if rank == "10" else _MARKS[tier]


def friendly_marks(card: Grid, rank: str, suit: str, tier: Tier, counted: bool = False) -> Grid:
    """A card with the corner marks of a friendly face: a black numeral, and a small suit mark where there is room."""
    return _signed(card, rank, suit, tier, _FRIENDLY_MARKS[tier], BLACK, counted)


def _signed(card: Grid, rank: str, suit: str, tier: Tier, plan: _Marks, ink: Colour, counted: bool) -> Grid:
    if plan.mark is None:
        return numeral("1" if rank == "A" else rank, plan.numeral_height, ink, slim=True).over(card, *plan.numeral)
    sign = broad_ten(plan.numeral_height, ink) if rank == "10" else numeral(rank, plan.numeral_height, ink)
    card = sign.over(card, *plan.numeral)
    if rank == "A":
        card = small_one(ink).over(card, *_SMALL_ONE[tier])
    return card if counted else suit_shape(suit, plan.mark_height).over(card, *plan.mark)


# Width, height, numeral height, and where the numeral goes.
_LAID: Final[dict[Tier, tuple[int, int, int, Spot]]] = {
    "S": (4, 6, 5, (0, 0)),
    "M": (5, 6, 5, (1, 0)),
    "L": (8, 10, 8, (1, 1)),
    "XL": (10, 14, 10, (1, 2)),
}


@cache
def laid(rank: str, suit: str, tier: Tier) -> Grid:
    """A small card as it lies on the table in a pair: its numeral and its colour, nothing else.

    At S and M a ten, at M a queen is a little broader than the others; a joker shows its head.
    """
    if rank == JOKER:
        return picture_laid(jester_art(), *laid_paper(tier))
    width, height, tall, (x, y) = _LAID[tier]
    sign = "1" if rank == "A" and tier == "S" else rank
    if tier == "S":
        # No room for a margin: red on felt would melt away, white on either ink does not.
        ink = numeral(sign, tall, WHITE)
        return ink.over(blank(max(width, ink.width), height, (), INK[suit]), x, y)
    ink = numeral(sign, tall, INK[suit])
    return ink.over(blank(max(width, ink.width + 2), height, laid_paper(tier)[2]), x, y)


def laid_paper(tier: Tier) -> tuple[int, int, tuple[int, ...]]:
    """Width and height of a small card in pixels, and how its corners are rounded off."""
    width, height, _, _ = _LAID[tier]
    return width, height, (1,) if tier in {"L", "XL"} else ()
