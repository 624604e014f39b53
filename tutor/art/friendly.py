"""The friendly faces of ace to six: the numeral stays black, and what is counted has its own shape and colour."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final

from tutor.art.cards import friendly_marks
from tutor.art.grid import Grid, drawing
from tutor.art.palette import BLACK, GLOW, INK, POLLEN, Colour, Palette
from tutor.art.paper import Spot, Tier, blank_card
from tutor.art.pips import BOARDS

# The colour of each rank, apart from all others for eyes that see no red, no green or no blue.
FRIENDLY_COLOURS: Final[Mapping[str, Colour]] = {
    "A": "#ff8700",
    "2": "#0087ff",
    "3": "#005f5f",
    "4": "#8700af",
    "5": "#ff0087",
    "6": "#5f0000",
}
_GLINTS: Final[Mapping[str, Colour]] = {"3": "#008787", "4": "#af5fd7"}
_STEM: Final = "#008700"
_CHEEK: Final = "#ffaf5f"

_Places = tuple[tuple[int, ...], tuple[int, ...]]

# The columns and rows of the dice in pixels. Figures are larger than pips: each rank has places of its own.
_PLACES: Final[dict[str, dict[Tier, _Places]]] = {
    "A": {"S": ((5,), (4,)), "M": ((3,), (12,)), "L": ((3,), (13,)), "XL": ((3,), (15,))},
    "2": {
        "S": ((5, 6, 8), (1, 5, 8)),
        "M": ((1, 4, 8), (9, 12, 16)),
        "L": ((2, 6, 10), (10, 14, 19)),
        "XL": ((2, 7, 13), (12, 18, 24)),
    },
    "3": {
        "S": ((4, 5, 6), (1, 6, 10)),
        "M": ((1, 4, 7), (9, 14, 19)),
        "L": ((1, 6, 11), (10, 16, 22)),
        "XL": ((2, 8, 14), (12, 20, 28)),
    },
    "4": {
        "S": ((4, 6, 8), (1, 6, 10)),
        "M": ((1, 5, 8), (9, 14, 17)),
        "L": ((1, 6, 11), (10, 14, 20)),
        "XL": ((2, 8, 14), (13, 20, 25)),
    },
    "5": {
        "S": ((4, 6, 8), (1, 6, 10)),
        "M": ((1, 5, 9), (9, 14, 19)),
        "L": ((1, 6, 11), (10, 16, 22)),
        "XL": ((1, 8, 15), (12, 19, 26)),
    },
    "6": {
        "S": ((4, 6, 8), (1, 5, 9)),
        "M": ((1, 5, 9), (9, 14, 19)),
        "L": ((1, 6, 11), (10, 16, 22)),
        "XL": ((2, 9, 16), (12, 20, 28)),
    },
}

# On the smallest card light keeps to the right of the numeral.
_NUMERAL_COLUMNS: Final = 4


@cache
def friendly_face(rank: str, suit: str, tier: Tier, lit: tuple[int, ...] | None = None) -> Grid:
    """The friendly face of ace to six; while its figures are counted, those whose indexes are in `lit` shine.

    They are counted in the order of the pips. All suits look alike but for the small mark in the corner; see `face`.
    Raises KeyError for a card that has no friendly face.
    """
    if suit not in INK:
        raise KeyError(suit)
    card, spots, shining = blank_card(tier), figure_spots(rank, tier), lit or ()
    for index, (x, y) in enumerate(spots):
        if index in shining:
            card = _light(rank, tier).over(card, x - 1, y - 1)
    if tier == "S":
        card = Grid(tuple(row[:_NUMERAL_COLUMNS] for row in blank_card(tier).rows)).over(card)
    for index, (x, y) in enumerate(spots):
        card = _figure(rank, tier, index in shining).over(card, x, y)
    return friendly_marks(card, rank, suit, tier, lit is not None).cut_to(blank_card(tier))


@cache
def figure_spots(rank: str, tier: Tier) -> tuple[Spot, ...]:
    """The upper left pixel of each figure, in the order in which the pips of the plain face are counted."""
    columns, rows = _PLACES[rank][tier]
    return tuple((columns[column], rows[row]) for column, row in BOARDS[rank])


@cache
def _figure(rank: str, tier: Tier, lit: bool) -> Grid:
    """One figure; lit, its shape changes too, for eyes that see no yellow."""
    ink = FRIENDLY_COLOURS[rank]
    paints: Palette = {"#": ink, "h": _GLINTS.get(rank), "y": POLLEN, "g": _STEM, "k": BLACK, "c": _CHEEK}
    shining: Palette = {"o": GLOW, "+": ink} if lit else {"o": ink, "+": None}
    # The figures are read only when the first friendly face is asked for: most rounds are played without.
    return drawing(import_module("tutor.art.figures").DRAWINGS[rank][tier], {**paints, **shining})


@cache
def _light(rank: str, tier: Tier) -> Grid:
    """The warm light round a figure, one pixel wider on every side."""
    figure = _figure(rank, tier, True)

    def is_near(x: int, y: int) -> bool:
        return any(figure.at(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    across, down = range(-1, figure.width + 1), range(-1, figure.height + 1)
    return Grid(tuple(tuple(GLOW if is_near(x, y) else None for x in across) for y in down))
