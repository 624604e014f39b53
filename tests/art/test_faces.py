from itertools import combinations, product

from gallery import COUNTS, RANKS, SUITS, TIERS, text

from tutor.art import FELT, Grid, face, pip_spots
from tutor.art.friendly import friendly_face
from tutor.art.palette import INK

# Where the pips begin: beside the numeral on the smallest card, below it on the others.
PIP_AREA = {"S": (4, 0), "M": (0, 8), "L": (0, 9), "XL": (0, 11)}
BROAD = {"S": (6, 0)}  # beside the two signs of a ten


def islands(grid: Grid, ink: str, left: int, top: int) -> int:
    """How many separate spots of ink a finger could point at; touching corners join."""
    todo = {(x, y) for y in range(top, grid.height) for x in range(left, grid.width) if grid.at(x, y) == ink}
    count = 0
    while todo:
        count += 1
        edge = [todo.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & todo
            todo -= near
            edge.extend(near)
    return count


def pip_area(rank: str, tier: str) -> tuple[int, int]:
    return BROAD.get(tier, PIP_AREA[tier]) if rank == "10" else PIP_AREA[tier]


def expected_islands(rank: str, tier: str) -> int:
    return COUNTS[rank] + (1 if rank == "A" and tier != "S" else 0)  # the small 1 of the ace


def test_there_are_as_many_separate_pips_as_the_rank_says() -> None:
    for tier in TIERS:
        for rank in COUNTS:
            for suit in SUITS:
                card = face(rank, suit, tier)
                assert islands(card, INK[suit], *pip_area(rank, tier)) == expected_islands(rank, tier), (
                    rank,
                    suit,
                    tier,
                )


def test_lit_pips_stay_separate() -> None:
    for tier in TIERS:
        for rank, suit in (*product("A23456", ("hearts",)), *product(("7", "8", "9", "10"), SUITS)):
            card = face(rank, suit, tier, tuple(range(COUNTS[rank])))
            assert islands(card, INK[suit], *pip_area(rank, tier)) == expected_islands(rank, tier), (rank, suit, tier)


def test_all_faces_differ_and_the_smallest_tell_only_colour() -> None:
    for tier in TIERS:
        faces = {face(rank, suit, tier).rows for rank in RANKS for suit in SUITS}
        assert len(faces) == (26 if tier == "S" else 52)


def test_a_pair_shares_numeral_and_layout_whatever_its_suits() -> None:
    for tier in TIERS:
        for rank in RANKS:
            assert len({pip_spots(rank, tier) for _ in SUITS}) == 1
            numerals = {_numeral_corner(face(rank, suit, tier)) for suit in SUITS}
            assert len(numerals) == 1, (rank, tier)


def _numeral_corner(card: Grid) -> tuple[tuple[bool, ...], ...]:
    wide = {12: 4, 15: 6, 19: 8, 25: 10}[card.width]
    tall = {12: 14, 15: 8, 19: 9, 25: 11}[card.width]
    return tuple(tuple(pixel in set(INK.values()) for pixel in row[:wide]) for row in card.rows[:tall])


def test_red_and_black_differ_in_nothing_but_ink_on_the_smallest_card() -> None:
    for rank in COUNTS:
        red = text(face(rank, "hearts", "S"))
        assert red.replace("r", "k") == text(face(rank, "spades", "S"))


def test_pips_lie_as_on_dice() -> None:
    for tier in TIERS:
        for rank in "23456":
            spots = pip_spots(rank, tier)
            xs, ys = sorted({x for x, _ in spots}), sorted({y for _, y in spots})
            mirrored = {(xs[0] + xs[-1] - x, ys[0] + ys[-1] - y) for x, y in spots}
            assert mirrored == set(spots)
            assert list(spots) == sorted(spots, key=lambda spot: (spot[1], spot[0]))
            assert len(ys) == (3 if rank in "356" else 2)


def test_each_choice_of_lit_pips_is_another_picture() -> None:
    for tier in TIERS:
        for rank, count in COUNTS.items():
            few = (0, 1, 2, count - 1, count) if count > 6 else range(count + 1)
            choices = [lit for size in few for lit in combinations(range(count), size)]
            assert len({face(rank, "clubs", tier, lit).rows for lit in choices}) == len(choices)


def test_a_lit_pip_changes_its_shape_and_nothing_far_from_it() -> None:
    for tier in TIERS:
        for suit in SUITS:
            dark, lit = face("4", suit, tier, ()), face("4", suit, tier, (0,))
            ink_before, ink_after = _inked(dark, suit), _inked(lit, suit)
            assert ink_before != ink_after, "a pip that shines has another shape, for eyes that see no yellow"
            x, y = pip_spots("4", tier)[0]
            changed = [at for at in _places(dark) if dark.at(*at) != lit.at(*at)]
            reach = 10 if tier == "XL" else 7
            assert all(-1 <= px - x < reach and -1 <= py - y < reach for px, py in changed)


def _places(grid: Grid) -> list[tuple[int, int]]:
    return [(x, y) for y in range(grid.height) for x in range(grid.width)]


def _inked(grid: Grid, suit: str) -> set[tuple[int, int]]:
    return {at for at in _places(grid) if grid.at(*at) == INK[suit]}


def test_while_dots_are_counted_no_suit_mark_in_the_corner_is_counted_too() -> None:
    for draw in (face, friendly_face):
        for tier in TIERS:
            for rank in COUNTS if draw is face else "A23456":
                plain, counted = draw(rank, "hearts", tier), draw(rank, "hearts", tier, ())
                marks = islands(plain, INK["hearts"], 0, 0) - islands(counted, INK["hearts"], 0, 0)
                assert marks == (0 if tier == "S" else 1), (rank, tier, "the smallest card has no mark")


def test_the_order_in_which_pips_are_lit_does_not_matter() -> None:
    assert face("5", "hearts", "L", (3, 0)) == face("5", "hearts", "L", (0, 3))


def test_a_card_is_white_with_round_corners_in_every_light() -> None:
    for tier in TIERS:
        dark, lit = face("6", "spades", tier), face("6", "spades", tier, (0, 1, 2, 3, 4, 5))
        assert dark.at(0, 0) is None
        assert dark.at(dark.width - 1, dark.height - 1) is None
        assert [pixel is None for row in dark.rows for pixel in row] == [
            pixel is None for row in lit.rows for pixel in row
        ]
        assert FELT not in {pixel for row in lit.rows for pixel in row}
