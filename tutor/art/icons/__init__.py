"""Pictures to touch, for a child who cannot read: no words, each its own outline and colour."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, Literal

from tutor.art.grid import Grid, drawing
from tutor.art.palette import BACK_LIGHT, BLACK, RED, WHITE, Palette

IconSize = Literal["S", "M", "L", "XL", "hero"]

_TABLE: Final = ("help", "say", "go", "sound", "mute", "gate", "again", "stop", "rest")
_LESSONS: Final = ("lesson", "play", "last", "home", "same", "fresh", "hard", "watch", "on", "back")
_GROWN_UPS: Final = ("gear", "page")

ICONS: Final = (*_TABLE, *_LESSONS, *_GROWN_UPS)
HERO_ICONS: Final = ("again", "stop", "lesson", "play", "last", "home", "same", "fresh", "hard", "watch")
ICON_PIXELS: Final[dict[IconSize, tuple[int, int]]] = {
    "S": (6, 8),
    "M": (8, 10),
    "L": (10, 12),
    "XL": (12, 16),
    "hero": (24, 24),
}

_PAINTS: Final[Palette] = {
    "y": "#ffd700",
    "w": WHITE,
    "g": "#afafaf",
    "r": "#ff0000",
    "R": "#ff5f5f",
    "b": "#5fd7ff",
    "l": "#87ff00",
    "k": BLACK,
    "v": "#d7afff",
    "V": BACK_LIGHT,
    "p": "#ffafaf",
    "d": RED,
    "n": "#af5f00",
    "o": "#ffaf00",
    "u": "#0087ff",
    "e": "#ffd7af",
}


@cache
def icon(name: str, tier: IconSize) -> Grid:
    """A picture to touch, or the gold `star` of a known lesson, which is 6 by 6 pixels at every size.

    Only the pictures of `HERO_ICONS` and the star have the size `hero`. Raises KeyError where there is none.
    """
    if name == "back":
        return icon("on", tier).mirrored()
    return drawing(_drawings(name)[tier], _PAINTS)


def _drawings(name: str) -> Mapping[str, str]:
    """The drawings of one picture, read only when it is shown: a start pays for no page that is not open."""
    if name not in (*ICONS, "star"):
        raise KeyError(name)
    drawings: Mapping[str, str] = import_module(f"{__name__}.{name}").DRAWINGS
    return drawings
