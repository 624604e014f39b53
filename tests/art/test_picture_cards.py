"""The faces of one pack: suits, the joker, and a family's own pictures."""

import pytest
from gallery import CHICK, COUNTS, FISH, LARGE_CHICK, PICTURES, RANKS, SUITS, TIERS

from tutor.art import CARD_CELLS, Faces, Grid, PictureArt, box, face, laid, plain
from tutor.art.pictures import enlarged, reduced, trimmed

CHICK_INK = {pixel for row in CHICK.rows for pixel in row if pixel}


def inked(grid: Grid) -> Grid:
    """What is drawn on a white card, cut out of it."""
    return trimmed(Grid(tuple(tuple(None if pixel == "#ffffff" else pixel for pixel in row) for row in grid.rows)))


def test_suits_look_as_they_always_do() -> None:
    faces = Faces()
    for tier in TIERS:
        for rank in RANKS:
            for suit in SUITS:
                assert faces.face(rank, suit, tier) == face(rank, suit, tier)
                assert faces.laid(rank, suit, tier) == laid(rank, suit, tier)
        assert faces.box(tier, (("3", "hearts"),), True) == box(tier, (("3", "hearts"),), True)
        assert faces.face("joker", "", tier) == face("joker", "", tier)


def test_the_same_card_is_the_very_same_grid() -> None:
    faces = Faces(PICTURES)
    assert faces.face("5", "hearts", "S", ()) is faces.face("5", "hearts", "S", (9,))
    assert faces.face("9", "clubs", "L", (4, 0)) is faces.face("9", "clubs", "L", (0, 4, 4))
    assert faces.face("chick", "", "M", (0, 1)) is faces.face("chick", "", "M")
    assert faces.face("K", "spades", "XL", (0,)) is faces.face("K", "spades", "XL")
    assert faces.laid("fish", "", "S") is faces.laid("fish", "", "S")
    assert faces.box("M", (("fish", ""),)) is faces.box("M", (("fish", ""),), False)


def test_two_packs_keep_their_own_pictures() -> None:
    one, other = Faces({"pet": PictureArt(FISH)}), Faces({"pet": PictureArt(CHICK)})
    assert one.face("pet", "", "S") != other.face("pet", "", "S")
    assert one.laid("pet", "", "L") != other.laid("pet", "", "L")


def test_a_pack_is_not_changed_from_outside() -> None:
    pictures = {"pet": PictureArt(FISH)}
    faces = Faces(pictures)
    pictures["pet"] = PictureArt(CHICK)
    assert faces.face("pet", "", "S") == Faces({"pet": PictureArt(FISH)}).face("pet", "", "S")


def test_what_can_be_counted() -> None:
    faces = Faces({"fish": PictureArt(FISH), "7": PictureArt(CHICK)})
    assert {rank: faces.dots(rank) for rank in COUNTS if rank != "7"} == {r: n for r, n in COUNTS.items() if r != "7"}
    assert [faces.dots(rank) for rank in ("J", "Q", "K", "joker", "fish", "7", "unheard-of")] == [0] * 7


@pytest.mark.parametrize("tier", TIERS)
def test_a_picture_lies_in_the_middle_of_a_white_card(tier: str) -> None:
    for name in PICTURES:
        card = Faces(PICTURES).face(name, "", tier)
        assert card.cells == CARD_CELLS[tier]
        assert card.at(0, 0) is None
        drawn = [
            (x, y) for y, row in enumerate(card.rows) for x, pixel in enumerate(row) if pixel not in {None, "#ffffff"}
        ]
        left, right = min(x for x, _ in drawn), card.width - 1 - max(x for x, _ in drawn)
        top, bottom = min(y for _, y in drawn), card.height - 1 - max(y for _, y in drawn)
        assert min(left, right, top, bottom) >= 1
        assert abs(left - right) <= 1
        assert abs(top - bottom) <= 1


def test_small_and_middling_cards_show_the_small_drawing_larger_ones_the_large() -> None:
    faces = Faces(PICTURES)
    assert [inked(faces.face("chick", "", tier)) for tier in TIERS] == [CHICK, CHICK, LARGE_CHICK, LARGE_CHICK]


def test_without_a_large_drawing_the_small_one_is_doubled_where_there_is_room() -> None:
    narrow = PictureArt(plain(8, 12, "#d70000"))
    faces = Faces({"fish": PictureArt(FISH), "narrow": narrow})
    assert inked(faces.face("fish", "", "XL")) == enlarged(FISH, 2)
    assert inked(faces.face("fish", "", "L")) == FISH, "twenty pixels do not fit on nineteen"
    assert inked(faces.face("narrow", "", "L")) == plain(16, 24, "#d70000")


def test_empty_edges_of_a_drawing_do_not_count() -> None:
    roomy = FISH.over(plain(10, 12), 0, 5)
    assert Faces({"a": PictureArt(roomy)}).face("a", "", "M") == Faces({"a": PictureArt(FISH)}).face("a", "", "M")


@pytest.mark.parametrize("tier", TIERS)
def test_laid_pictures_have_the_size_of_other_laid_cards(tier: str) -> None:
    faces = Faces(PICTURES)
    for name in ("joker", *PICTURES):
        assert faces.laid(name, "", tier).cells == faces.laid("2", "hearts", tier).cells
    assert len({faces.laid(name, "", tier).rows for name in ("joker", *PICTURES)}) == 3


def test_the_smallest_laid_picture_keeps_the_eyes() -> None:
    for tier in TIERS:
        laid_chick = Faces(PICTURES).laid("chick", "", tier)
        assert {pixel for row in laid_chick.rows for pixel in row} >= {"#ffd700", "#000000"}, tier


def test_making_smaller_keeps_what_is_rare() -> None:
    eye = plain(4, 4, "#ffd700").over(plain(4, 4))
    eye = plain(1, 1, "#000000").over(eye, 1, 1)
    assert reduced(eye, 2).rows == (("#000000", "#ffd700"), ("#ffd700", "#ffd700"))


@pytest.mark.parametrize("tier", TIERS)
def test_whoever_sleeps_in_the_bed_is_seen(tier: str) -> None:
    faces = Faces(PICTURES)
    for large in (False, True):
        names = ("joker", *PICTURES)
        beds = {faces.box(tier, ((name, ""),), large).rows for name in names} | {faces.box(tier, (), large).rows}
        assert len(beds) == 4
        chick = {pixel for row in faces.box(tier, (("chick", ""), ("K", "hearts")), large).rows for pixel in row}
        assert "#ffd700" in chick
        assert "#d70000" in chick


@pytest.mark.parametrize("tier", TIERS)
def test_three_queens_share_a_bed_and_stay_under_the_blanket(tier: str) -> None:
    queens = (("Q", "clubs"), ("Q", "hearts"), ("Q", "spades"))
    for large in (False, True):
        bed, empty = box(tier, queens, large), box(tier, (), large)
        assert bed.cells == empty.cells
        assert {"#d70000", "#000000"} <= {pixel for row in bed.rows for pixel in row}
        assert bed.rows[-1] == empty.rows[-1]


def test_two_tens_in_the_smallest_bed_show_all_their_signs() -> None:
    bed = box("S", (("10", "hearts"), ("10", "spades")))
    assert sum(pixel == "#d70000" for row in bed.rows for pixel in row) == sum(
        pixel == "#000000" for row in bed.rows for pixel in row
    )


def test_a_family_may_draw_its_own_joker() -> None:
    assert Faces({"joker": PictureArt(FISH)}).face("joker", "", "S") != face("joker", "", "S")


def test_a_picture_that_the_pack_has_not_is_refused() -> None:
    faces = Faces(PICTURES)
    for tier in TIERS:
        with pytest.raises(KeyError):
            faces.face("cow", "", tier)
        with pytest.raises(KeyError):
            faces.laid("cow", "", tier)
        with pytest.raises(KeyError):
            faces.box(tier, (("cow", ""),))
