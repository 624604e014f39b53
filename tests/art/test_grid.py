import pytest

from tutor.art import Grid, drawing, plain

PAINTS = {"r": "#d70000", "w": "#ffffff"}


def picture(text: str) -> Grid:
    return drawing(text, PAINTS)


def test_a_drawing_reads_as_it_is_written() -> None:
    grid = picture("""
        .r
        w.
    """)
    assert grid.rows == ((None, "#d70000"), ("#ffffff", None))
    assert (grid.width, grid.height, grid.cells) == (2, 2, (2, 1))


def test_a_drawing_with_a_ragged_edge_is_refused() -> None:
    with pytest.raises(ValueError, match="differ in length"):
        picture("rr\nr")


def test_what_lies_over_hides_what_lies_below_and_is_cut_at_the_edge() -> None:
    assert picture("r.\nrr").over(picture("www\nwww"), 2, 0) == picture("wwr\nwwr")
    assert picture("r").over(picture("w"), -1, 0) == picture("w")


def test_a_ring_follows_the_outline_and_leaves_the_inside() -> None:
    assert picture(".www\nwwww\nwwww\nwwww").ringed("#d70000") == picture(".rrr\nrwwr\nrwwr\nrrrr")


def test_a_dashed_ring_differs_from_a_solid_one_without_colour() -> None:
    card = plain(12, 14, "#ffffff")
    solid, dashed = card.ringed("#d70000"), card.ringed("#d70000", dashed=True)
    assert solid != dashed
    assert dashed != card


def test_dimming_keeps_the_outline_and_turns_white_grey() -> None:
    assert picture(".w").dimmed().rows == ((None, "#afafaf"),)


def test_turning_and_mirroring_come_back_the_second_time() -> None:
    grid = picture("rw.\n..r")
    assert grid.turned().turned() == grid == grid.mirrored().mirrored()
