"""The pictures of lessons on their path: in every window both cards of each can be told."""

import pytest

from tutor.art import POINTER, Faces, Grid
from tutor.art.palette import WHITE
from tutor.content.decks import load_box
from tutor.content.lessons import load_lessons
from tutor.game import cards
from tutor.screens.drafting import Look
from tutor.screens.layout import WINDOWS, frame
from tutor.screens.picture import picture
from tutor.screens.stacks import CORNER, Shelf, shelf
from tutor.teaching.places import Progress, path_scene
from tutor.widgets.painting import Piece

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


def path_in(window: tuple[int, int], progress: Progress, pointer: str = "") -> dict[str, Piece]:
    """What lies on the path of lessons, by its key."""
    scene = path_scene(load_lessons(), "", progress)
    look = Look(pointer, faces=Faces(load_box(scene.art).art))
    return {piece.key: piece for piece in picture(scene, frame(*window), look)}


@pytest.mark.parametrize("window", WINDOWS.values())
def test_no_two_lessons_look_alike_and_no_two_touch(window):
    shown = [piece for key, piece in path_in(window, Progress()).items() if key.startswith("lesson:")]
    assert len(shown) == LESSONS
    assert len({piece.grid for piece in shown}) == LESSONS
    for k, one in enumerate(shown):
        for other in shown[:k]:
            beside = max(one.x, other.x) - min(one.x + one.grid.width, other.x + other.grid.width)
            below = max(one.y, other.y) - min(one.y + one.grid.height, other.y + other.grid.height)
            assert max(beside, below) >= 1, (one.key, other.key)


@pytest.mark.parametrize("window", WINDOWS.values())
def test_the_one_that_is_pointed_at_has_a_ring_all_round(window):
    lesson = path_scene(load_lessons(), "", Progress()).choices[6]
    grid = path_in(window, Progress(), lesson)[lesson].grid
    middle, half = grid.width // 2, grid.height // 2
    sides = [grid.at(middle, 0), grid.at(middle, grid.height - 1), grid.at(0, half), grid.at(grid.width - 1, half)]
    assert sides == [POINTER] * 4


@pytest.mark.parametrize("window", WINDOWS.values())
def test_the_star_of_a_known_lesson_leaves_its_numbers_to_be_read(window):
    known = frozenset(lesson.id for lesson in load_lessons())
    pieces = path_in(window, Progress(known=known))
    starred = [(pieces[key], pieces[key.removeprefix("star:")]) for key in pieces if key.startswith("star:")]
    assert len(starred) == LESSONS
    for star, stack in starred:
        inked = {(x, y) for x, y in spots(stack.grid) if stack.grid.at(x, y) != WHITE}
        hidden = {(star.x - stack.x + x, star.y - stack.y + y) for x, y in spots(star.grid)}
        assert len(inked & hidden) <= len(inked) / 6, stack.key


def spots(grid: Grid) -> list[tuple[int, int]]:
    """The pixels of a picture that are not clear."""
    return [(x, y) for x in range(grid.width) for y in range(grid.height) if grid.at(x, y)]
