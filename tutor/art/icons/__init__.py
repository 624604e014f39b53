"""Pictures to touch, for a child who cannot read: no words, each its own outline and colour."""

from functools import cache
from typing import Final, Literal

from tutor.art.grid import Grid, drawing
from tutor.art.icons import extra_large, hero, large, medium, small

IconSize = Literal["S", "M", "L", "XL", "hero"]

ICONS: Final = ("help", "say", "go", "sound", "mute", "gate", "again", "stop", "rest")
ICON_PIXELS: Final[dict[IconSize, tuple[int, int]]] = {
    "S": (6, 8),
    "M": (8, 10),
    "L": (10, 12),
    "XL": (12, 16),
    "hero": (24, 24),
}

_DRAWINGS: Final = {
    "S": small.DRAWINGS,
    "M": medium.DRAWINGS,
    "L": large.DRAWINGS,
    "XL": extra_large.DRAWINGS,
    "hero": hero.DRAWINGS,
}

_PAINTS: Final = {
    "y": "#ffd700",
    "w": "#ffffff",
    "g": "#afafaf",
    "r": "#ff0000",
    "b": "#5fd7ff",
    "l": "#87ff00",
    "k": "#000000",
    "v": "#d7afff",
    "p": "#ffafaf",
}


@cache
def icon(name: str, tier: IconSize) -> Grid:
    """A picture to touch; at the size `hero` there are only `again` and `stop`."""
    return drawing(_DRAWINGS[tier][name], _PAINTS)
