"""The figures of the pack: jack, queen and king in the colour of their suit, and the joker's jester."""

from functools import cache
from typing import Final

from tutor.art.courts import jack, king, queen
from tutor.art.courts.jester import DRAWINGS as JESTER
from tutor.art.grid import Grid, drawing
from tutor.art.palette import BLACK, INK, RED, WHITE, Palette
from tutor.art.paper import Tier
from tutor.art.pictures import PictureArt

JOKER: Final = "joker"

_COURTS: Final = {
    "J": (jack.DRAWINGS, jack.HAIR),
    "Q": (queen.DRAWINGS, queen.HAIR),
    "K": (king.DRAWINGS, king.HAIR),
}
COURTS: Final = frozenset(_COURTS)

# s skin, c cheek, n nose, m mouth, k eye, g gold, w white, h hair, H a moustache, j a jewel, d and D dress,
# f a feather; p and t the two colours of a jester's cap, b its bells, * the star.
_PAINTS: Final[Palette] = {
    "s": "#ffd7af",
    "c": "#ffaf87",
    "n": "#d7af87",
    "m": "#d75f5f",
    "k": BLACK,
    "g": "#ffaf00",
    "w": WHITE,
    "f": "#00af5f",
    "p": "#00af87",
    "t": "#8700d7",
    "*": "#8700d7",
    "b": "#ffaf00",
}
_LINING: Final = {RED: "#ff8787", BLACK: "#878787"}

_STARS: Final[dict[Tier, str]] = {
    "M": """
..*..
*****
.***.
.***.
*...*
""",
    "L": """
...*...
...*...
*******
.*****.
..***..
.**.**.
**...**
""",
    "XL": """
....*....
....*....
...***...
*********
.*******.
..*****..
.*******.
.***.***.
**.....**
""",
}


@cache
def figure(rank: str, suit: str, tier: Tier) -> Grid:
    """Jack, queen or king, dressed in the ink of a suit."""
    drawings, hair = _COURTS[rank]
    ink = INK[suit]
    return drawing(drawings[tier], {**_PAINTS, **hair, "d": ink, "j": ink, "D": _LINING[ink]})


@cache
def jester(tier: Tier) -> Grid:
    """The joker's jester, a star beside its cap where there is room."""
    whole = drawing(JESTER[tier], _PAINTS)
    return drawing(_STARS[tier], _PAINTS).over(whole) if tier in _STARS else whole


@cache
def jester_art() -> PictureArt:
    """The jester as a picture, for places where a card is drawn small."""
    return PictureArt(jester("S"))
