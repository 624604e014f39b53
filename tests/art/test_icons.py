"""Pictures to touch: each known by its outline, seen on the felt, read only when it is shown."""

import subprocess
import sys
from itertools import combinations

import pytest
from test_friends import differing, light, outline

from tutor.art import FELT, GLOW, HERO_ICONS, ICON_PIXELS, ICONS, Grid, icon

SIZES = tuple(ICON_PIXELS)
# By how many pixels any two outlines differ at least.
APART = {"S": 6, "M": 12, "L": 16, "XL": 16, "hero": 72}


def names(size: str) -> tuple[str, ...]:
    return HERO_ICONS if size == "hero" else ICONS


def rim(grid: Grid) -> list[str]:
    """The colours that meet the felt."""
    places = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    around = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return [
        pixel
        for x, y in places
        if (pixel := grid.at(x, y)) and any(grid.at(x + dx, y + dy) is None for dx, dy in around)
    ]


def test_what_is_to_be_touched_at_the_table_in_lessons_and_by_grown_ups() -> None:
    assert set(ICONS) >= {"help", "say", "go", "sound", "mute", "gate", "again", "stop", "rest"}
    assert set(ICONS) >= {"lesson", "play", "last", "home", "same", "fresh", "hard", "watch", "on", "back"}
    assert set(ICONS) >= {"gear", "page"}
    assert set(HERO_ICONS) == {"again", "stop", "lesson", "play", "last", "home", "same", "fresh", "hard", "watch"}


@pytest.mark.parametrize("size", SIZES)
def test_every_icon_has_the_promised_pixels(size: str) -> None:
    assert ICON_PIXELS == {"S": (6, 8), "M": (8, 10), "L": (10, 12), "XL": (12, 16), "hero": (24, 24)}
    for name in names(size):
        grid = icon(name, size)
        assert (grid.width, grid.height) == ICON_PIXELS[size], name


@pytest.mark.parametrize("size", SIZES)
def test_any_two_icons_are_told_apart_by_their_outline_alone(size: str) -> None:
    outlines = {name: outline(icon(name, size)) for name in names(size)}
    for one, other in combinations(outlines, 2):
        assert differing(outlines[one], outlines[other]) >= APART[size], (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_the_rim_of_an_icon_stands_out_from_the_felt(size: str) -> None:
    for name in names(size):
        colours = rim(icon(name, size))
        bright = [colour for colour in colours if light(colour) - light(FELT) > 30]
        assert len(bright) >= 0.75 * len(colours), name


@pytest.mark.parametrize("size", ["S", "M", "L", "XL"])
def test_back_is_on_turned_round_and_neither_is_go(size: str) -> None:
    assert icon("back", size) == icon("on", size).mirrored()
    assert outline(icon("back", size)) != outline(icon("on", size))
    shared = {pixel for row in icon("on", size).rows for pixel in row} & {
        pixel for row in icon("go", size).rows for pixel in row
    }
    assert shared == {None}, "not the green of go"


@pytest.mark.parametrize("size", SIZES)
def test_the_star_of_a_known_lesson_is_small_and_golden(size: str) -> None:
    star = icon("star", size)
    assert (star.width, star.height) == ((5, 4) if size in {"S", "M"} else (6, 6))
    assert star == star.mirrored()
    assert {pixel for row in star.rows for pixel in row} == {None, GLOW}


def test_an_icon_that_is_not_drawn_is_refused() -> None:
    for name, size in (("wolf", "S"), ("__init__", "S"), ("../again", "S"), ("gear", "hero"), ("back", "hero")):
        with pytest.raises(KeyError):
            icon(name, size)


def test_only_what_is_shown_is_read() -> None:
    code = (
        "import sys, tutor.art as art\n"
        "def loaded(): return sorted(name for name in sys.modules if name.startswith('tutor.art.'))\n"
        "before = loaded(); art.icon('home', 'hero'); after = loaded(); art.Faces().friendly('2', 'hearts', 'S')\n"
        "print('tutor.art.figures' in before, set(after) - set(before), set(loaded()) - set(after))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False {'tutor.art.icons.home'} {'tutor.art.figures'}"
