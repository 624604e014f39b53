"""What is pointed at, and what shines: it is seen that it does, and what it is."""

import pytest

from tutor.art import GLOW, POINTER, Grid, icon, portrait
from tutor.art.cards import face
from tutor.screens.drafting import pointed_at

FIGURES = {
    f"{name} {size}": draw(name, size)
    for draw, names in ((icon, ("go", "help")), (portrait, ("cat", "bear")))
    for name in names
    for size in ("S", "M", "L", "XL")
}


def colours(grid: Grid) -> set[str]:
    return {pixel for row in grid.rows for pixel in row if pixel}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("shines", [False, True])
def test_a_figure_with_room_around_it_is_whole_on_its_ground(name, shines):
    figure = FIGURES[name]
    shown = pointed_at(figure, shines)
    spots = [(x, y) for x in range(figure.width) for y in range(figure.height) if figure.at(x, y)]
    assert all(shown.at(*spot) == figure.at(*spot) for spot in spots)
    assert POINTER in colours(shown)


@pytest.mark.parametrize("tier", ["S", "M", "L", "XL"])
def test_a_card_has_a_ring_and_dashes_where_it_shines_too(tier):
    card = face("4", "spades", tier)
    assert GLOW not in colours(pointed_at(card, False))
    assert {GLOW, POINTER} <= colours(pointed_at(card, True))


@pytest.mark.parametrize("name", ["go S", "cat S", "cat L"])
def test_a_figure_that_shines_too_has_dashes_at_the_edge_of_its_ground(name):
    assert GLOW in colours(pointed_at(FIGURES[name], True)) - colours(pointed_at(FIGURES[name], False))
