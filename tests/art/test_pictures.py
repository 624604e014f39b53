from gallery import RANKS, SUITS, TIERS, everything

from tutor.art import (
    BOX_CELLS,
    CARD_CELLS,
    FELT,
    FRIENDLY_COLOURS,
    FRIENDS,
    GLOW,
    LARGE_BOX_CELLS,
    PACK_CELLS,
    POINTER,
    PORTRAIT_PIXELS,
    Grid,
    back,
    box,
    face,
    laid,
    pack,
    pack_large,
    portrait,
    tiny_back,
)
from tutor.art.palette import dim, in_cube


def colours(grid: Grid) -> set[str]:
    return {pixel for row in grid.rows for pixel in row if pixel}


def outline(grid: Grid) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(pixel is not None for pixel in row) for row in grid.rows)


def test_every_picture_fills_whole_cells_and_has_straight_edges() -> None:
    for name, grid in everything():
        assert grid.height % 2 == 0, name
        assert len({len(row) for row in grid.rows}) == 1, name


def test_every_colour_looks_the_same_on_a_terminal_with_256() -> None:
    for name, grid in everything():
        assert all(in_cube(colour) for colour in colours(grid) | colours(grid.dimmed())), name
    assert all(in_cube(colour) for colour in (FELT, POINTER, GLOW))


def test_nothing_on_the_table_has_the_colour_of_the_felt() -> None:
    assert FELT not in FRIENDLY_COLOURS.values()
    for name, grid in everything():
        assert FELT not in colours(grid), name


def test_the_three_rings_stand_out_from_each_other_and_from_card_and_felt() -> None:
    assert len({FELT, POINTER, GLOW, "#ffffff", dim("#ffffff")}) == 5


def test_cards_have_the_promised_cells() -> None:
    assert CARD_CELLS == {"S": (12, 7), "M": (15, 12), "L": (19, 14), "XL": (25, 18)}
    for tier in TIERS:
        for rank in RANKS:
            assert all(face(rank, suit, tier).cells == CARD_CELLS[tier] for suit in SUITS)
        assert back(tier).cells == pack_large(tier).cells == CARD_CELLS[tier]


def test_small_cards_have_the_promised_cells() -> None:
    assert [laid("6", "clubs", tier).cells for tier in TIERS] == [(4, 3), (5, 3), (8, 5), (10, 7)]
    assert [tiny_back(tier).cells for tier in TIERS] == [(2, 2), (2, 2), (3, 3), (4, 4)]


def test_pack_and_bed_fit_the_middle_strip_and_the_large_bed_its_place() -> None:
    for tier, tall in zip(TIERS, (3, 3, 5, 7), strict=True):
        assert pack(tier).cells == pack(tier, True).cells == PACK_CELLS[tier]
        assert box(tier).cells == BOX_CELLS[tier]
        assert PACK_CELLS[tier][1] == BOX_CELLS[tier][1] == tall
    assert [box(tier, (), True).cells for tier in TIERS] == [(18, 7), (24, 12), (28, 14), (36, 18)]
    assert list(LARGE_BOX_CELLS.values()) == [(18, 7), (24, 12), (28, 14), (36, 18)]


def test_friends_are_square() -> None:
    for size, side in PORTRAIT_PIXELS.items():
        for name in FRIENDS:
            grid = portrait(name, size)
            assert (grid.width, grid.height) == (side, side)


def test_friends_are_told_apart_by_their_outline_alone() -> None:
    for size in PORTRAIT_PIXELS:
        shapes = [outline(portrait(name, size)) for name in FRIENDS]
        for one, other in ((0, 1), (0, 2), (1, 2)):
            pairs = zip(shapes[one], shapes[other], strict=True)
            differing = sum(a != b for rows in pairs for a, b in zip(*rows, strict=True))
            assert differing >= PORTRAIT_PIXELS[size], (size, FRIENDS[one], FRIENDS[other])


def test_a_friend_keeps_its_outline_and_changes_its_face_when_happy() -> None:
    for size in PORTRAIT_PIXELS:
        for name in FRIENDS:
            awake, happy = portrait(name, size, "awake"), portrait(name, size, "happy")
            assert outline(awake) == outline(happy)
            assert awake != happy


def test_a_back_gives_nothing_away_whichever_way_up_it_lies() -> None:
    for tier in TIERS:
        assert back(tier) == back(tier).turned() == back(tier).mirrored()


def test_a_glowing_pack_has_another_outline_than_a_quiet_one() -> None:
    for tier in TIERS:
        assert outline(pack(tier)) != outline(pack(tier, True))
        assert outline(pack_large(tier)) != outline(pack_large(tier, True))


def test_every_sleeper_makes_another_bed() -> None:
    for tier in TIERS:
        for large in (False, True):
            beds = [box(tier, ((rank, suit),), large) for rank in RANKS for suit in ("hearts", "clubs")]
            beds += [box(tier, (), large), box(tier, (("2", "clubs"), ("3", "hearts")), large)]
            assert len({bed.rows for bed in beds}) == 2 * len(RANKS) + 2


def test_laid_cards_show_rank_and_colour() -> None:
    for tier in TIERS:
        shown = {laid(rank, suit, tier).rows for rank in RANKS for suit in SUITS}
        assert len(shown) == 2 * len(RANKS)
