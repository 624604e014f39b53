"""The pointer finds every thing that can be chosen, by arrows alone."""

import pytest
from sittings import scenes

from tutor.art import plain
from tutor.screens.drafting import Look
from tutor.screens.layout import frame
from tutor.screens.picture import picture
from tutor.screens.pointing import DIRECTIONS, nearest_thing, next_thing
from tutor.widgets.painting import Piece

ROW = tuple(Piece(name, plain(4, 4, "#ffffff"), x, 0, name) for name, x in (("a", 0), ("b", 10), ("c", 20)))


def test_an_arrow_moves_to_the_next_thing_and_stops_at_the_end():
    assert next_thing(ROW, "abc", "a", "right") == "b"
    assert next_thing(ROW, "abc", "c", "right") == "c"
    assert next_thing(ROW, "abc", "b", "left") == "a"


def test_a_thing_that_cannot_be_chosen_is_passed_over():
    assert next_thing(ROW, "ac", "a", "right") == "c"


def test_the_nearest_thing_takes_the_place_of_one_that_is_gone():
    assert nearest_thing(ROW, "ac", (9.0, 2.0)) == "a"
    assert nearest_thing(ROW, (), (9.0, 2.0)) == ""


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_every_choice_of_every_scene_is_reached_by_arrows(size):
    plan = frame(*size)
    for scene in scenes(seed=11, friends=3):
        if scene.choices:
            pieces = picture(scene, plan, Look())
            assert _reached(pieces, scene.choices) == set(scene.choices), scene.stage


def _reached(pieces, choices):
    reached, edge = set(), {choices[0]}
    while edge:
        reached |= edge
        edge = {next_thing(pieces, choices, name, way) for name in edge for way in DIRECTIONS} - reached
    return reached
