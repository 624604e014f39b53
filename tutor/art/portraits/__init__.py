"""The friends at the table: a cat, a dog and a bear, each known by its outline alone."""

from functools import cache
from typing import Final, Literal

from tutor.art.grid import Grid, drawing
from tutor.art.palette import BLACK, WHITE, Palette
from tutor.art.portraits import bear, cat, dog

PortraitSize = Literal["S", "M", "L", "XL", "hero"]
Mood = Literal["awake", "happy"]

_FRIENDS: Final = {
    "cat": (cat.DRAWINGS, cat.FUR),
    "dog": (dog.DRAWINGS, dog.FUR),
    "bear": (bear.DRAWINGS, bear.FUR),
}

FRIENDS: Final = tuple(_FRIENDS)
PORTRAIT_PIXELS: Final[dict[PortraitSize, int]] = {"S": 8, "M": 10, "L": 12, "XL": 16, "hero": 24}


@cache
def portrait(name: str, tier: PortraitSize, mood: Mood = "awake") -> Grid:
    """A friend's face, awake with open eyes or happy with closed, smiling ones."""
    drawings, fur = _FRIENDS[name]
    return drawing(drawings[tier], {**fur, **_expression(fur, mood)})


def _expression(fur: Palette, mood: Mood) -> Palette:
    """What the letters that make a mood stand for.

    `o` is the open eye, `h` the closed one, `k` both; `i` a glint; `c` a warm cheek; `T` the open mouth,
    `s` the corner of a smile. `O` and `H` are `o` and `h` inside a patch of the second fur colour.
    """
    coat, patch, muzzle = fur["f"], fur.get("e"), fur["w"]
    if mood == "awake":
        eyes = {"o": BLACK, "O": BLACK, "h": coat, "H": patch, "i": WHITE}
        return {**eyes, "k": BLACK, "c": coat, "T": muzzle, "s": muzzle}
    eyes = {"o": coat, "O": patch, "h": BLACK, "H": BLACK, "i": BLACK}
    return {**eyes, "k": BLACK, "c": "#ff875f", "T": "#ff5f87", "s": BLACK}
