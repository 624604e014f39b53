"""Seven to king and the joker: told apart at a glance, counted like real cards, upright everywhere."""

from itertools import combinations

import pytest
from gallery import COUNTS, COURTS, RANKS, SUITS, TIERS

from tutor.art import Grid, face, laid, pip_spots
from tutor.art.courts import figure
from tutor.art.numerals import broad_ten, numeral
from tutor.art.palette import BLACK, GLOW, INK, RED

MANY = ("7", "8", "9", "10")
FAMILIES = ((5, False), (7, True), (7, False), (8, False), (10, False))
# By how many pixels any two signs of a family differ at least: its height, and whether it is slim.
APART = {(5, False): 3, (7, True): 4, (7, False): 7, (8, False): 6, (10, False): 12}
CROWN = "#ffaf00"
LININGS = {"#ff8787": "#878787", RED: BLACK}

Shape = tuple[tuple[bool, ...], ...]


def is_dark(colour: str | None) -> bool:
    """Whether a pixel looks dark on white paper where there is no colour to be seen."""
    red, green, blue = (int((colour or "#ffffff")[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue < 160


def shape(grid: Grid) -> Shape:
    return tuple(tuple(map(is_dark, row)) for row in grid.rows)


def differing(one: Shape, other: Shape) -> int:
    return sum(a != b for rows in zip(one, other, strict=True) for a, b in zip(*rows, strict=True))


def sign(rank: str, height: int, slim: bool) -> Shape:
    """A rank's sign on paper of one width, so that any two can be compared."""
    grid = numeral(rank, height, BLACK, slim)
    return tuple((*(pixel is not None for pixel in row), *[False] * (10 - grid.width)) for row in grid.rows)


def pixels(grid: Grid, colour: str) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(grid.rows) for x, pixel in enumerate(row) if pixel == colour}


@pytest.mark.parametrize("tier", TIERS)
def test_no_two_cards_of_a_pack_have_the_same_face(tier: str) -> None:
    pack = [face(rank, suit, tier).rows for rank in RANKS for suit in SUITS] + [face("joker", "", tier).rows]
    assert len(set(pack)) == (27 if tier == "S" else 53)  # the smallest show no suit, only its colour


@pytest.mark.parametrize("tier", TIERS)
def test_ranks_and_the_joker_are_told_apart_without_colour(tier: str) -> None:
    for suit in SUITS:
        faces = {rank: shape(face(rank, suit, tier)) for rank in RANKS} | {"joker": shape(face("joker", "", tier))}
        for one, other in combinations(faces, 2):
            assert differing(faces[one], faces[other]) >= 8, (one, other, suit)


@pytest.mark.parametrize(("height", "slim"), FAMILIES)
def test_any_two_signs_differ_in_a_handful_of_pixels(height: int, slim: bool) -> None:
    for one, other in combinations(("1", *RANKS), 2):
        apart = differing(sign(one, height, slim), sign(other, height, slim))
        assert apart >= APART[height, slim], (one, other)


@pytest.mark.parametrize(("height", "slim"), FAMILIES)
def test_look_alikes_are_drawn_apart(height: int, slim: bool) -> None:
    for one, other in (("6", "9"), ("1", "7"), ("3", "8"), ("4", "9"), ("8", "9"), ("9", "Q")):
        least = 3 if height == 5 else 5
        assert differing(sign(one, height, slim), sign(other, height, slim)) >= least, (one, other)


@pytest.mark.parametrize(("height", "slim"), FAMILIES)
def test_a_nine_is_no_six_upside_down(height: int, slim: bool) -> None:
    assert numeral("6", height, BLACK, slim).turned() != numeral("9", height, BLACK, slim)


@pytest.mark.parametrize("tier", TIERS)
def test_each_sign_stands_upright_in_one_corner_and_nowhere_on_its_head(tier: str) -> None:
    for rank in RANKS:
        card, sign = _inked(face(rank, "spades", tier)), corner_sign(rank, tier)
        places = _places(card, _inked(sign))
        assert len(places) == 1
        assert places[0] < (4, 4)
        if sign != sign.turned():
            assert not _places(card, _inked(sign.turned())), rank


def corner_sign(rank: str, tier: str) -> Grid:
    height = 6 if tier == "M" and COUNTS.get(rank, 0) > 6 else {"S": 7, "M": 7, "L": 8, "XL": 10}[tier]
    if rank == "10" and tier != "S":
        return broad_ten(height, BLACK)
    return numeral("1" if rank == "A" and tier == "S" else rank, height, BLACK, tier == "S")


def _inked(grid: Grid) -> list[str]:
    return ["".join("#" if pixel == BLACK else "." for pixel in row) for row in grid.rows]


def _places(card: list[str], sign: list[str]) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(len(card) - len(sign) + 1)
        for x in range(len(card[0]) - len(sign[0]) + 1)
        if all(card[y + k].startswith(row, x) for k, row in enumerate(sign))
    ]


def test_a_ten_is_a_one_and_a_nought_side_by_side() -> None:
    for ten in (*(numeral("10", height, BLACK, slim) for height, slim in FAMILIES), broad_ten(8, BLACK)):
        gaps = [x for x in range(ten.width) if not any(row[x] for row in ten.rows)]
        assert len(gaps) == 1
        nought = Grid(tuple(row[gaps[0] + 1 :] for row in ten.rows))
        assert nought == nought.turned() == nought.mirrored()


@pytest.mark.parametrize("tier", TIERS)
def test_seven_to_ten_lie_as_on_real_cards(tier: str) -> None:
    columns = {"7": (3, 1, 3), "8": (3, 2, 3), "9": (4, 1, 4), "10": (4, 2, 4)}
    for rank, expected in columns.items():
        spots = pip_spots(rank, tier)
        xs = sorted({x for x, _ in spots})
        assert tuple(sum(x == one for x, _ in spots) for one in xs) == expected
        assert list(spots) == sorted(spots, key=lambda spot: (spot[1], spot[0])), "counted row by row"
    left, middle = ([y for x, y in pip_spots("7", tier) if x == one] for one in _two_columns(tier))
    assert left[0] < middle[0] < left[1], "the seventh lies above the middle"
    for rank in ("8", "9", "10"):
        ys = sorted(y for _, y in pip_spots(rank, tier))
        assert [ys[0] + ys[-1] - y for y in reversed(ys)] == ys, "as many above the middle as below"


def _two_columns(tier: str) -> list[int]:
    return sorted({x for x, _ in pip_spots("7", tier)})[:2]


@pytest.mark.parametrize("tier", TIERS)
def test_the_light_on_one_pip_leaves_the_others_as_they_are(tier: str) -> None:
    for rank, count in COUNTS.items():
        for suit in SUITS:
            dark = pixels(face(rank, suit, tier, ()), INK[suit])
            around = {"S": 4, "M": 6, "L": 6, "XL": 8}[tier] if count > 1 else 14
            for index in range(count):
                x, y = pip_spots(rank, tier)[index]
                gone = dark - pixels(face(rank, suit, tier, (index,)), INK[suit])
                assert all(-1 <= px - x < around and -1 <= py - y < around for px, py in gone), (rank, suit, index)


@pytest.mark.parametrize("tier", TIERS)
def test_every_pip_that_is_counted_shines(tier: str) -> None:
    for rank in MANY:
        light = [len(pixels(face(rank, "hearts", tier, tuple(range(k))), GLOW)) for k in range(COUNTS[rank] + 1)]
        assert light[0] == 0
        assert light == sorted(set(light)), "more light with every pip"


def test_nothing_on_a_court_card_is_counted_or_shines() -> None:
    for tier in TIERS:
        for rank in COURTS:
            assert pip_spots(rank, tier) == ()
            assert face(rank, "hearts", tier, (0, 1)) == face(rank, "hearts", tier)
    assert pip_spots("joker", "L") == ()


@pytest.mark.parametrize("tier", TIERS)
def test_queen_and_king_wear_crowns_above_their_faces_and_the_jack_does_not(tier: str) -> None:
    for suit in SUITS:
        for rank in ("Q", "K"):
            gold = pixels(figure(rank, suit, tier), CROWN)
            skin = pixels(figure(rank, suit, tier), "#ffd7af")
            assert len(gold) >= 8
            assert max(y for _, y in gold) < min(y for _, y in skin)
        head = Grid(figure("J", suit, tier).rows[:5])
        assert not pixels(head, CROWN)


@pytest.mark.parametrize("tier", TIERS)
def test_the_four_of_a_court_are_one_figure_in_the_ink_of_their_suit(tier: str) -> None:
    for rank in COURTS:
        red, black = figure(rank, "hearts", tier), figure(rank, "spades", tier)
        assert red == figure(rank, "diamonds", tier)
        assert Grid(tuple(tuple(LININGS.get(pixel or "", pixel) for pixel in row) for row in red.rows)) == black
        assert len(pixels(red, RED)) >= 10
        assert not pixels(black, RED)


@pytest.mark.parametrize("tier", TIERS)
def test_the_three_figures_are_told_apart_without_letter_and_colour(tier: str) -> None:
    for one, other in combinations(COURTS, 2):
        assert differing(shape(figure(one, "clubs", tier)), shape(figure(other, "clubs", tier))) >= 8


@pytest.mark.parametrize("tier", TIERS)
def test_the_joker_belongs_to_no_suit(tier: str) -> None:
    joker = face("joker", "", tier)
    assert not pixels(joker, RED)
    assert len(pixels(joker, BLACK)) <= 10, "no more black than its eyes"
    assert len({pixel for row in joker.rows for pixel in row}) >= 7


def test_the_smallest_laid_cards_are_told_apart_without_colour() -> None:
    for tier in ("S", "M"):
        shapes = {rank: shape(laid(rank, "clubs", tier)) for rank in RANKS}
        for one, other in combinations(shapes, 2):
            if len(shapes[one][0]) == len(shapes[other][0]):
                assert differing(shapes[one], shapes[other]) >= 3, (one, other)


@pytest.mark.parametrize(("rank", "suit"), [("11", "hearts"), ("<cat>", "spades"), ("Q", ""), ("", "")])
def test_a_card_that_no_pack_has_is_refused(rank: str, suit: str) -> None:
    for tier in TIERS:
        with pytest.raises(KeyError):
            face(rank, suit, tier)
