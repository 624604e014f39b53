"""Every colour of the table, all from the 6x6x6 cube that each terminal shows alike."""

from collections.abc import Mapping
from functools import cache
from typing import Final

Colour = str
Palette = Mapping[str, Colour | None]

FELT: Final = "#005f00"
POINTER: Final = "#00afff"
GLOW: Final = "#ffd700"

WHITE: Final = "#ffffff"
BLACK: Final = "#000000"
RED: Final = "#d70000"
GREY: Final = "#afafaf"

BACK: Final = "#5f5fd7"
BACK_LIGHT: Final = "#8787ff"
BACK_PALE: Final = "#d7d7ff"
BACK_DEEP: Final = "#5f5faf"
POLLEN: Final = "#ffd75f"

WOOD: Final = "#af5f00"
WOOD_LIGHT: Final = "#d7875f"
PILLOW: Final = "#afd7ff"
BLANKET: Final = "#005faf"
BLANKET_LIGHT: Final = "#5fafff"

INK: Final[Mapping[str, Colour]] = {"hearts": RED, "diamonds": RED, "clubs": BLACK, "spades": BLACK}

_CHANNELS: Final = ("00", "5f", "87", "af", "d7", "ff")
_DIM: Final = {"00": "5f", "5f": "5f", "87": "87", "af": "87", "d7": "af", "ff": "af"}


def in_cube(colour: Colour) -> bool:
    """Whether a colour is one of the 216 that every 256-colour terminal shows alike."""
    channels = (colour[1:3], colour[3:5], colour[5:7])
    return len(colour) == 7 and colour[0] == "#" and all(one in _CHANNELS for one in channels)


@cache
def dim(colour: Colour) -> Colour:
    """The same colour with the light turned down: white goes grey, black goes soft."""
    return "#" + "".join(_DIM[colour[at : at + 2]] for at in (1, 3, 5))
