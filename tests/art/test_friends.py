import subprocess
import sys
from importlib import import_module
from itertools import combinations

import pytest

from tutor.art import FELT, FRIENDS, PORTRAIT_PIXELS, Grid, portrait
from tutor.art.palette import in_cube

MOODS = ("awake", "happy")
Shape = tuple[tuple[object, ...], ...]


def outline(grid: Grid) -> Shape:
    return tuple(tuple(pixel is not None for pixel in row) for row in grid.rows)


def ink(grid: Grid) -> Shape:
    return tuple(tuple(pixel == "#000000" for pixel in row) for row in grid.rows)


def differing(one: Shape, other: Shape) -> int:
    return sum(a != b for rows in zip(one, other, strict=True) for a, b in zip(*rows, strict=True))


def light(colour: str) -> float:
    """How bright a colour looks, 0 to 255."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def colours(grid: Grid) -> list[str]:
    return [pixel for row in grid.rows for pixel in row if pixel]


def test_eleven_friends_come_in_the_order_in_which_they_are_asked() -> None:
    assert FRIENDS == ("cat", "dog", "bear", "fox", "owl", "rabbit", "mouse", "pig", "frog", "duck", "cow")


@pytest.mark.parametrize("name", FRIENDS)
def test_a_friend_has_every_size_and_mood(name: str) -> None:
    assert PORTRAIT_PIXELS == {"XS": 8, "S": 8, "M": 10, "L": 12, "XL": 16, "hero": 24}
    for size, side in PORTRAIT_PIXELS.items():
        for mood in MOODS:
            grid = portrait(name, size, mood)
            assert (grid.width, grid.height) == (side, side), (size, mood)
            assert all(in_cube(colour) and colour != FELT for colour in colours(grid)), (size, mood)
    assert portrait(name, "XS").cells == (8, 4)


@pytest.mark.parametrize("name", FRIENDS)
def test_a_happy_friend_keeps_its_outline_and_is_seen_to_be_happy_without_colour(name: str) -> None:
    for size in PORTRAIT_PIXELS:
        awake, happy = portrait(name, size, "awake"), portrait(name, size, "happy")
        assert outline(awake) == outline(happy), size
        assert differing(ink(awake), ink(happy)) >= 4, size


@pytest.mark.parametrize("size", PORTRAIT_PIXELS)
def test_any_two_friends_are_told_apart_by_their_outline_alone(size: str) -> None:
    outlines = {name: outline(portrait(name, size)) for name in FRIENDS}
    for one, other in combinations(FRIENDS, 2):
        assert differing(outlines[one], outlines[other]) >= PORTRAIT_PIXELS[size], (one, other)


@pytest.mark.parametrize("size", PORTRAIT_PIXELS)
def test_any_two_friends_laid_on_each_other_differ_in_half_of_their_pixels(size: str) -> None:
    for one, other in combinations(FRIENDS, 2):
        assert differing(portrait(one, size).rows, portrait(other, size).rows) >= PORTRAIT_PIXELS[size] ** 2 / 2


def test_coats_differ_but_for_the_white_rabbit_and_the_white_cow() -> None:
    coats = [import_module(f"tutor.art.portraits.{name}").FUR["f"] for name in FRIENDS if name != "cow"]
    assert len(set(coats)) == len(coats)


@pytest.mark.parametrize("name", FRIENDS)
def test_the_rim_of_a_friend_stands_out_from_the_felt(name: str) -> None:
    for size in PORTRAIT_PIXELS:
        grid = portrait(name, size)
        inside = range(grid.width)
        rim = [
            pixel
            for y in inside
            for x in inside
            if (pixel := grid.at(x, y)) and None in (grid.at(x - 1, y), grid.at(x + 1, y), grid.at(x, y - 1))
        ]
        bright = [pixel for pixel in rim if light(pixel) - light(FELT) > 30]
        assert len(bright) >= 0.9 * len(rim), size


def test_a_stranger_has_no_portrait() -> None:
    for name in ("wolf", "__init__", "../cat"):
        with pytest.raises(KeyError):
            portrait(name, "S")


def test_only_the_friends_at_the_table_are_read() -> None:
    code = (
        "import sys; from tutor.art import portrait; portrait('owl', 'XS');"
        "print(sorted(name for name in sys.modules if name.startswith('tutor.art.portraits.')))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['tutor.art.portraits.owl']"
