"""Where things lie: numbers that hold at every size of window."""

import pytest
from sittings import scenes

from tutor.art import CARD_CELLS, Faces
from tutor.content.decks import load_box
from tutor.content.lessons import load_lessons
from tutor.screens.drafting import Look
from tutor.screens.layout import TIERS, WINDOWS, card_size, frame, places
from tutor.screens.picture import NAMES, buttons, picture
from tutor.teaching.cues import Scene
from tutor.teaching.guided import FRIENDS, GUESTS
from tutor.teaching.places import Child, Last, Progress, home_scene, path_scene, replay_scene, who_scene

SIZES = [*WINDOWS.values(), (97, 27), (131, 61), (240, 70)]


def test_a_window_below_80_by_24_has_no_frame():
    assert frame(79, 24) is None
    assert frame(80, 23) is None
    assert frame(80, 24) is not None


@pytest.mark.parametrize(("window", "tier"), [((80, 24), "S"), ((100, 30), "M"), ((120, 40), "L"), ((160, 50), "XL")])
def test_each_window_has_its_size(window, tier):
    assert frame(*window).tier == tier


@pytest.mark.parametrize(
    ("window", "cards", "size"),
    [
        ((80, 24), 12, "S"), ((100, 30), 6, "M"), ((100, 30), 12, "S"), ((120, 40), 6, "L"), ((120, 40), 12, "M"),
        ((160, 50), 6, "XL"), ((160, 50), 12, "L"),
    ],
)  # fmt: skip
def test_a_hand_is_as_large_as_the_window_allows(window, cards, size):
    plan = frame(*window)
    assert card_size(plan.width, plan.bottom - plan.play, cards) == size


@pytest.mark.parametrize("window", WINDOWS.values())
@pytest.mark.parametrize("cards", range(1, 13))
def test_cards_of_a_hand_never_touch_and_never_leave_the_table(window, cards):
    plan = frame(*window)
    tier = card_size(plan.width, plan.bottom - plan.play, cards)
    across, down = CARD_CELLS[tier]
    spots = places(plan.width, plan.play, plan.bottom, cards, tier)
    for k, (x, y) in enumerate(spots):
        assert 0 <= x <= plan.width - across
        assert plan.play <= y <= plan.bottom - down
        assert all(abs(x - other) > across or abs(y - row) >= down for other, row in spots[:k])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("friends", [1, 2, 3])
def test_all_of_every_scene_lies_on_the_table_and_all_choices_can_be_touched(size, friends):
    plan = frame(*size)
    for scene in scenes(seed=7 * friends, friends=friends):
        pieces = picture(scene, plan, Look())
        assert len({piece.key for piece in pieces}) == len(pieces)
        for piece in pieces:
            assert 0 <= piece.x <= plan.width - piece.grid.width, piece.key
            assert -2 <= piece.y <= 2 * plan.bottom - piece.grid.height, piece.key
        names = {piece.name for piece in pieces}
        assert set(scene.choices) <= names
        assert {NAMES.get(name, name) for name in buttons(scene)} <= names


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_chosen_is_not_covered_by_anything_else(size):
    """The middle of each thing that can be chosen belongs to it: cards of a fan may overlap at their edges."""
    plan = frame(*size)
    for scene in scenes(seed=3, friends=3):
        pieces = picture(scene, plan, Look())
        tops = {piece.name: piece for piece in pieces}
        for name in scene.choices:
            x, y = map(int, tops[name].centre)
            upper = next(piece for piece in reversed(pieces) if piece.name and piece.holds(x, y))
            assert upper.name == name


PLAYED = Progress(hard=("6",), last=Last("five-and-six", 1, 1, 1, ""))
PAGES = {
    "home": home_scene(PLAYED),
    "replays": replay_scene(Scene("replay"), PLAYED, watch=True),
    "two children": who_scene(tuple(Child(name, "", friend) for name, friend in zip("ab", GUESTS, strict=False))),
    "five children": who_scene(tuple(Child(str(k), "", friend) for k, friend in enumerate(FRIENDS[:5]))),
    "lessons": path_scene(load_lessons(), "", PLAYED),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_the_pictures_of_a_page_have_room_between_them(page, size):
    plan = frame(*size)
    scene = PAGES[page]
    look = Look(faces=Faces(load_box(scene.art).art)) if scene.art else Look()
    shown = [piece for piece in picture(scene, plan, look) if piece.name in scene.choices]
    shown = [piece for piece in shown if piece.key == piece.name and piece.name != "home:"]
    assert len(shown) > 1
    for k, one in enumerate(shown):
        for other in shown[:k]:
            left, right = sorted((one, other), key=lambda piece: piece.x)
            upper, lower = sorted((one, other), key=lambda piece: piece.y)
            beside = right.x - (left.x + left.grid.width)
            below = lower.y - (upper.y + upper.grid.height)
            assert beside >= 1 or below >= 0, f"{one.key} and {other.key}"


def test_sizes_go_from_small_to_large():
    assert [CARD_CELLS[tier] for tier in TIERS] == sorted(CARD_CELLS[tier] for tier in TIERS)
