"""The pictures of lessons on their path: in every window both cards of each can be told."""

import pytest

from tutor.art import Faces, Grid
from tutor.game import cards
from tutor.screens.layout import WINDOWS, frame
from tutor.screens.stacks import CORNER, Shelf, shelf

FACES = Faces()
LESSONS = 15


def shelf_in(window: tuple[int, int], lessons: int = LESSONS) -> Shelf:
    plan = frame(*window)
    return shelf(lessons, FACES, plan.width, 2 * (plan.bottom - plan.first_row))


def is_seen(card: Grid, stack: Grid, left: int, top: int, columns: range, rows: range) -> bool:
    """Whether these columns and rows of a card that lies there are seen."""
    spots = [(x, y) for x in columns for y in rows if card.at(x, y)]
    return all(stack.at(left + x, top + y) == card.at(x, y) for x, y in spots)


@pytest.mark.parametrize("window", WINDOWS.values())
@pytest.mark.parametrize("pair", ["AH 2S", "5H 6S", "3D 3C"])
def test_the_numbers_of_both_cards_are_seen_whole(window, pair):
    way, (first, second) = shelf_in(window), cards(pair)
    stack, upper, lower = way.stack((first, second), FACES), way.drawn(first, FACES), way.drawn(second, FACES)
    seen = upper.height if way.is_small else int(CORNER * upper.height)
    assert is_seen(upper, stack, 0, 0, range(upper.width - 1), range(seen))
    left, top = stack.width - lower.width, stack.height - lower.height
    assert is_seen(lower, stack, left, top, range(1, lower.width), range(lower.height))


@pytest.mark.parametrize(
    ("window", "rows", "is_small", "tier"),
    [((80, 24), 3, True, "L"), ((100, 30), 3, True, "XL"), ((120, 40), 2, False, "S"), ((160, 50), 2, False, "M")],
)
def test_the_cards_are_as_large_as_the_window_allows(window, rows, is_small, tier):
    way = shelf_in(window)
    assert (way.rows, way.is_small, way.tier) == (rows, is_small, tier)


@pytest.mark.parametrize("window", WINDOWS.values())
@pytest.mark.parametrize("lessons", range(1, 31))
def test_with_a_familys_own_lessons_too_each_picture_has_a_place_of_its_own(window, lessons):
    plan, way = frame(*window), shelf_in(window, lessons)
    stack = way.stack(cards("5H 6S"), FACES)
    assert stack.width <= way.wide
    assert stack.height <= way.high
    assert way.per_row * way.wide <= plan.width
    assert way.rows * way.high <= 2 * (plan.bottom - plan.first_row)
    assert way.rows * way.per_row >= lessons
