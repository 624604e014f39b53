"""The eleven friends who may sit at the table, each known by its shape alone."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, Literal

from tutor.art.grid import Grid, drawing
from tutor.art.palette import BLACK, WHITE, Palette

PortraitSize = Literal["XS", "S", "M", "L", "XL", "hero"]
Mood = Literal["awake", "happy"]

FRIENDS: Final = ("cat", "dog", "bear", "fox", "owl", "rabbit", "mouse", "pig", "frog", "duck", "cow")
PORTRAIT_PIXELS: Final[dict[PortraitSize, int]] = {"XS": 8, "S": 8, "M": 10, "L": 12, "XL": 16, "hero": 24}


@cache
def portrait(name: str, tier: PortraitSize, mood: Mood = "awake") -> Grid:
    """A friend's face, awake with open eyes or happy with closed, smiling ones; KeyError for a stranger.

    `XS` is the face for a crowded table in a window of any size; nothing smaller than `S` still has a face.
    """
    if tier == "XS":
        return portrait(name, "S", mood)
    drawings, fur = _friend(name)
    return drawing(drawings[tier], {**fur, **_expression(fur, mood)})


def _friend(name: str) -> tuple[Mapping[str, str], Palette]:
    """A friend's drawings and colours, read only when it comes to the table: a start pays for no absent friend."""
    if name not in FRIENDS:
        raise KeyError(name)
    module = import_module(f"{__name__}.{name}")
    return module.DRAWINGS, module.FUR


def _expression(fur: Palette, mood: Mood) -> Palette:
    """What the letters that make a mood stand for.

    `o` is the open eye, `h` the closed one, `k` both; `i` a glint; `E` the white of an eye, gone under its lid;
    `c` a warm cheek, `C` one on the muzzle; `T` the open mouth, `s` the corner of a smile. `O` and `H` are
    `o` and `h` inside a patch of the second fur colour.
    """
    coat, patch, muzzle = fur["f"], fur.get("e"), fur["w"]
    if mood == "awake":
        eyes = {"o": BLACK, "O": BLACK, "h": coat, "H": patch, "i": WHITE, "E": WHITE}
        return {**eyes, "k": BLACK, "c": coat, "C": muzzle, "T": muzzle, "s": muzzle}
    eyes = {"o": coat, "O": patch, "h": BLACK, "H": BLACK, "i": BLACK, "E": coat}
    return {**eyes, "k": BLACK, "c": "#ff875f", "C": "#ff875f", "T": "#ff5f87", "s": BLACK}
