"""The numerals and the letters A J Q K, drawn by hand for each size; upright, open, with no twin."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from tutor.art.grid import Grid, drawing
from tutor.art.numerals.large import HUGE, HUGE_BROAD_TEN, HUGE_TEN, LARGE, LARGE_BROAD_TEN, LARGE_TEN
from tutor.art.numerals.small import BOLD, LOW, LOW_TEN, SLIM, SLIM_TEN, TALL, TALL_TEN
from tutor.art.palette import Colour

# The signs of a family side by side, in two rows: a family is judged as one picture.
_ORDER: Final = ("A123456", "789JQK")

_FAMILIES: Final = {5: SLIM, 6: LOW, 7: BOLD, 8: LARGE, 10: HUGE}
_TENS: Final = {5: SLIM_TEN, 6: LOW_TEN, 7: TALL_TEN, 8: LARGE_TEN, 10: HUGE_TEN}
_BROAD_TENS: Final = {6: LOW_TEN, 7: TALL_TEN, 8: LARGE_BROAD_TEN, 10: HUGE_BROAD_TEN}


@cache
def numeral(sign: str, height: int, ink: Colour, slim: bool = False) -> Grid:
    """A rank's sign in the hand that is `height` pixels tall: 5, 6 (seven to nine), 7 (slim or bold), 8 or 10.

    A ten is a one and a nought, as wide together as one other sign of 7 (bold), 8 or 10 pixels; 5 where those are 3.
    """
    if sign == "10":
        return drawing(_TENS[height], {"#": ink})
    return drawing(_signs(height, slim and height == 7)[sign], {"#": ink})


@cache
def broad_ten(height: int, ink: Colour) -> Grid:
    """A ten with all the room it wants: 7 pixels wide where it is 6 tall, 5 for 7, 9 for 8 and 11 for 10."""
    return drawing(_BROAD_TENS[height], {"#": ink})


@cache
def _signs(height: int, slim: bool) -> Mapping[str, str]:
    """Each sign of a family as lines of its own."""
    signs: dict[str, str] = {}
    for order, text in zip(_ORDER, TALL if slim else _FAMILIES[height], strict=True):
        lines = [line.split() for line in text.strip().splitlines()]
        signs |= {sign: "\n".join(parts) for sign, parts in zip(order, zip(*lines, strict=True), strict=False)}
    return signs


@cache
def small_one(ink: Colour) -> Grid:
    """The little 1 that stands under the letter of an ace."""
    return drawing(".#\n##\n.#\n.#\n.#", {"#": ink})
