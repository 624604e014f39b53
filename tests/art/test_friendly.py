"""The friendly faces: a sun, two moons, three triangles, four squares, five stars, six flowers."""

from collections.abc import Sequence
from itertools import combinations
from math import dist

import pytest
from gallery import COUNTS, FISH, FRIENDLY, PICTURES, RANKS, SUITS, TIERS
from test_faces import islands
from test_whole_pack import differing, pixels, shape

from tutor.art import CARD_CELLS, FRIENDLY_COLOURS, GLOW, Faces, Grid, PictureArt, pip_spots
from tutor.art.friendly import figure_spots
from tutor.art.palette import BLACK, INK, POLLEN, in_cube

Triples = tuple[tuple[float, float, float], ...]

FACES = Faces(PICTURES)
# What eyes without red, without green, without blue make of light (Machado, Oliveira and Fernandes 2009).
BLIND = {
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# The corner of the numeral: its columns and rows. And where small suit marks begin, right of it.
CORNER = {"S": (4, 14), "M": (6, 8), "L": (8, 9), "XL": (10, 11)}
# How far the largest figure of a size reaches, its light included.
REACH = {"S": 7, "M": 13, "L": 15, "XL": 21}


def friendly(rank: str, tier: str, lit: tuple[int, ...] = (), suit: str = "hearts") -> Grid:
    return FACES.friendly(rank, suit, tier, lit)


def corner(card: Grid, tier: str) -> list[tuple[bool, ...]]:
    """Where the numeral is inked, in whatever ink."""
    wide, tall = CORNER[tier]
    return [tuple(pixel in set(INK.values()) for pixel in row[:wide]) for row in card.rows[:tall]]


def everyone(rank: str) -> tuple[int, ...]:
    return tuple(range(COUNTS[rank]))


def test_the_colours_are_six_that_every_terminal_shows() -> None:
    assert len(set(FRIENDLY_COLOURS.values())) == len(FRIENDLY)
    assert all(in_cube(colour) for colour in FRIENDLY_COLOURS.values())
    assert not set(FRIENDLY_COLOURS.values()) & {*INK.values(), GLOW, "#ffffff"}


@pytest.mark.parametrize("blind", BLIND)
def test_the_colours_stay_apart_for_eyes_that_lack_one(blind: str) -> None:
    seen = {rank: _lab(_without(BLIND[blind], colour)) for rank, colour in FRIENDLY_COLOURS.items()}
    for one, other in combinations(FRIENDLY, 2):
        assert dist(seen[one], seen[other]) > 17, (one, other)


def _without(matrix: Triples, colour: str) -> list[float]:
    """The light of a colour, red, green and blue, as it is seen."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return [min(1.0, max(0.0, _weighed(row, light))) for row in matrix]


def _lab(light: list[float]) -> tuple[float, float, float]:
    """Lightness and two hues: steps of one are the least that is seen."""
    to_xyz = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
    x, y, z = (v ** (1 / 3) if (v := _weighed(row, light)) > 0.008856 else 7.787 * v + 16 / 116 for row in to_xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _weighed(row: Sequence[float], light: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(row, light, strict=True))


@pytest.mark.parametrize("tier", TIERS)
def test_there_are_as_many_separate_figures_as_the_rank_says(tier: str) -> None:
    for rank in "23456":
        for lit in ((), (0,), everyone(rank)):
            inked = _with_pollen_as_petals(friendly(rank, tier, lit))
            assert islands(inked, FRIENDLY_COLOURS[rank], 0, 0) == COUNTS[rank], (rank, lit)


def _with_pollen_as_petals(card: Grid) -> Grid:
    petals = {POLLEN: FRIENDLY_COLOURS["6"]}
    return Grid(tuple(tuple(petals.get(pixel or "", pixel) for pixel in row) for row in card.rows))


@pytest.mark.parametrize("tier", TIERS)
def test_the_one_sun_has_a_body_and_rays_all_round(tier: str) -> None:
    rays = pixels(friendly("A", tier), FRIENDLY_COLOURS["A"])
    xs, ys = sorted({x for x, _ in rays}), sorted({y for _, y in rays})
    assert xs[-1] - xs[0] == ys[-1] - ys[0] >= 5
    assert {(xs[0] + xs[-1] - x, y) for x, y in rays} == rays, "the same to the left and to the right"


@pytest.mark.parametrize("tier", TIERS)
def test_a_rank_has_its_own_colour_and_no_other(tier: str) -> None:
    for rank in FRIENDLY:
        shown = {pixel for row in friendly(rank, tier).rows for pixel in row} & set(FRIENDLY_COLOURS.values())
        assert shown == {FRIENDLY_COLOURS[rank]}


@pytest.mark.parametrize("tier", TIERS)
def test_figures_lie_and_are_counted_like_the_pips_of_the_plain_face(tier: str) -> None:
    for rank in FRIENDLY:
        figures, pips = figure_spots(rank, tier), pip_spots(rank, tier)
        assert len(figures) == len(pips) == COUNTS[rank]
        for one, other in combinations(range(len(pips)), 2):
            assert _way(figures[one], figures[other]) == _way(pips[one], pips[other]), (rank, one, other)


def _way(one: tuple[int, int], other: tuple[int, int]) -> tuple[bool, bool, bool, bool]:
    """Whether another spot lies to the right, to the left, below, above."""
    (x, y), (other_x, other_y) = one, other
    return x < other_x, x > other_x, y < other_y, y > other_y


@pytest.mark.parametrize("tier", TIERS)
def test_the_numeral_is_that_of_the_plain_face_and_always_black(tier: str) -> None:
    for rank in FRIENDLY:
        for suit in SUITS:
            plain = FACES.face(rank, suit, tier)
            for lit in ((), everyone(rank)):
                card = friendly(rank, tier, lit, suit)
                assert corner(card, tier) == corner(plain, tier), (rank, suit, lit)
                wide, tall = CORNER[tier]
                inks = {pixel for row in card.rows[:tall] for pixel in row[:wide]} & set(INK.values())
                assert inks == {BLACK}


@pytest.mark.parametrize("tier", TIERS)
def test_the_suit_is_a_small_mark_where_the_plain_face_has_one(tier: str) -> None:
    for rank in FRIENDLY:
        cards = {suit: friendly(rank, tier, None, suit) for suit in SUITS}
        assert len({card.rows for card in cards.values()}) == (1 if tier == "S" else 4)
        if tier != "S":
            red = pixels(cards["hearts"], INK["hearts"])
            assert red
            assert len(red) < len(pixels(FACES.face(rank, "hearts", tier), INK["hearts"])) / 2
            assert all(x >= CORNER[tier][0] and y < CORNER[tier][1] for x, y in red)
            assert not pixels(cards["spades"], INK["hearts"])


@pytest.mark.parametrize("tier", TIERS)
def test_each_choice_of_lit_figures_is_another_picture_with_more_light(tier: str) -> None:
    for rank in FRIENDLY:
        count = COUNTS[rank]
        choices = [lit for size in range(count + 1) for lit in combinations(range(count), size)]
        assert len({friendly(rank, tier, lit).rows for lit in choices}) == len(choices)
        light = [len(pixels(friendly(rank, tier, tuple(range(k))), GLOW)) for k in range(count + 1)]
        assert light[0] == 0
        assert light == sorted(set(light)), rank


@pytest.mark.parametrize("tier", TIERS)
def test_a_lit_figure_changes_its_shape_and_leaves_the_others_as_they_are(tier: str) -> None:
    for rank in FRIENDLY:
        dark = pixels(friendly(rank, tier), FRIENDLY_COLOURS[rank])
        for index, (x, y) in enumerate(figure_spots(rank, tier)):
            changed = dark ^ pixels(friendly(rank, tier, (index,)), FRIENDLY_COLOURS[rank])
            assert changed, "a figure that shines has another shape, for eyes that see no yellow"
            assert all(0 <= px - x < REACH[tier] - 2 and 0 <= py - y < REACH[tier] - 2 for px, py in changed)


@pytest.mark.parametrize("tier", TIERS)
def test_light_stays_on_the_card(tier: str) -> None:
    for rank in FRIENDLY:
        dark, lit = friendly(rank, tier), friendly(rank, tier, everyone(rank))
        assert dark.cells == lit.cells == CARD_CELLS[tier]
        nothing = [[pixel is None for pixel in row] for row in FACES.face(rank, "hearts", tier).rows]
        for card in (dark, lit):
            assert [[pixel is None for pixel in row] for row in card.rows] == nothing


@pytest.mark.parametrize("tier", TIERS)
def test_friendly_faces_are_told_apart_without_colour(tier: str) -> None:
    shapes = {rank: shape(friendly(rank, tier)) for rank in FRIENDLY}
    for one, other in combinations(FRIENDLY, 2):
        assert differing(shapes[one], shapes[other]) >= 15, (one, other)


def test_the_same_card_is_the_very_same_grid() -> None:
    faces = Faces()
    assert faces.friendly("5", "hearts", "S", ()) is faces.friendly("5", "hearts", "S", (9,))
    assert faces.friendly("5", "clubs", "L", (4, 0)) is faces.friendly("5", "clubs", "L", (0, 4, 4, 9))
    assert faces.friendly("9", "clubs", "L", (4, 0)) is faces.face("9", "clubs", "L", (0, 4))


def test_all_other_cards_have_only_their_plain_face() -> None:
    for tier in TIERS:
        for rank in RANKS[6:]:
            assert FACES.friendly(rank, "spades", tier, (0,)) is FACES.face(rank, "spades", tier, (0,))
        for rank in ("joker", *PICTURES):
            assert FACES.friendly(rank, "", tier) is FACES.face(rank, "", tier)
    own = Faces({"3": PictureArt(FISH)})
    assert own.friendly("3", "", "M") is own.face("3", "", "M")


def test_a_card_that_no_pack_has_is_refused() -> None:
    for tier in TIERS:
        for rank, suit in (("3", ""), ("A", "moons"), ("cow", ""), ("11", "hearts")):
            with pytest.raises(KeyError):
                FACES.friendly(rank, suit, tier)
