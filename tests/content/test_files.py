"""A file that cannot be used is refused in one line that names it, whatever is in it."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.content.decks import DeckFile
from tutor.content.files import LARGEST, BadFile, read, shipped
from tutor.teaching.phrasebook import PhraseBook

from .places import DECK, PHRASES, changed, is_one_line_about, refusal, written

steadily = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=300,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
SHAPES = (DeckFile, PhraseBook)


def test_the_file_as_it_is_shipped_can_be_read_from_anywhere(tmp_path):
    assert read(written(tmp_path, DECK), DeckFile).id == "ace-to-six"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"format = ", "Invalid value"),
        (b"format = 1\n[pack\n", "Expected ']'"),
        (b"format = 1\nformat = 1\n", "Cannot overwrite"),
        (changed(DECK, "format = 1", 'format = 1\ncolour = "red"'), "unknown field `colour`"),
        (changed(DECK, 'pairing = "rank"', 'pairing = "suit"'), "`$.rules.pairing`"),
        (changed(DECK, 'pairing = "rank"', 'pears = "rank"'), "unknown field `pears`"),
        (changed(DECK, "format = 1", 'format = "one"'), "`$.format`"),
        (changed(DECK, 'id = "ace-to-six"', ""), "missing required field `id`"),
        (changed(DECK, "Ace to six", "Ace to s\xedx").decode().encode("latin-1"), "utf-8"),
        (b"\xff\xfe" + DECK.decode().encode("utf-16-le"), "utf-8"),
        (changed(DECK, "Ace to six", "Ace \x07 six"), "Illegal character"),
        (changed(DECK, "Ace to six", "Ace \x00 six"), "Illegal character"),
        (b"", "missing required field"),
        (b"a = " + b"[" * 5000, "recursion"),
        (b"a = " + b"{b=" * 5000, "recursion"),
        (b"format = " + b"9" * 5000, "4300 digits"),
        (b"day = 2024-02-31\n", "date"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(tmp_path, data, why):
    text = refusal(written(tmp_path, data), DeckFile)
    assert is_one_line_about(text, "family.toml")
    assert why.lower() in text.lower()


def test_a_key_of_two_lines_is_refused_in_one(tmp_path):
    data = changed(DECK, "format = 1", '"a\\nb" = 1\nformat = 1')
    assert is_one_line_about(refusal(written(tmp_path, data), DeckFile), "family.toml")


@pytest.mark.parametrize(("data", "shape"), [(DECK, DeckFile), (PHRASES, PhraseBook)])
def test_a_byte_order_mark_and_the_line_ends_of_windows_are_accepted(tmp_path, data, shape):
    other = b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")
    assert read(written(tmp_path, other), shape) == read(written(tmp_path, data, "same.toml"), shape)


def test_a_file_of_256_kb_is_read_and_one_byte_more_is_refused(tmp_path):
    largest = DECK + b"#" * (LARGEST - len(DECK))
    assert LARGEST == 262144
    assert read(written(tmp_path, largest), DeckFile).id == "ace-to-six"
    text = refusal(written(tmp_path, largest + b"#"), DeckFile)
    assert text == "family.toml: is larger than 256 kB"


def test_a_file_that_is_not_there_and_a_folder_are_refused(tmp_path):
    assert is_one_line_about(refusal(tmp_path / "nowhere.toml", DeckFile), "nowhere.toml")
    assert is_one_line_about(refusal(tmp_path, DeckFile), tmp_path.name)


def read_or_refused(place, shape):
    why = ""
    try:
        read(place, shape)
    except BadFile as refused:
        why = str(refused)
    assert not why or is_one_line_about(why, place.name)


@steadily
@given(st.binary(max_size=400), st.sampled_from(SHAPES))
def test_whatever_bytes_are_in_it_a_file_is_read_or_refused(tmp_path, data, shape):
    read_or_refused(written(tmp_path, data), shape)


@steadily
@given(st.data(), st.sampled_from([(DECK, DeckFile), (PHRASES, PhraseBook)]))
def test_a_good_file_with_a_few_bytes_changed_is_read_or_refused(tmp_path, data, known):
    good, shape = known
    spoilt = bytearray(good)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(spoilt) - 1))
        spoilt[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    read_or_refused(written(tmp_path, bytes(spoilt)), shape)


LINES = st.tuples(
    st.sampled_from(["format", "id", "title", "pack", "rules", "a.b", '"x y"', "[pack]", "[[pack]]", "[rules]", "["]),
    st.sampled_from(["1", "-0.5", "nan", '"rank"', "[]", "{}", "true", "07:32:00", "1979-05-27T07:32:00Z", "0x_1", ""]),
)


@steadily
@given(st.lists(LINES, max_size=8))
def test_toml_of_any_shape_is_read_or_refused(tmp_path, lines):
    text = "\n".join(key if key.startswith("[") else f"{key} = {value}" for key, value in lines)
    read_or_refused(written(tmp_path, text.encode()), DeckFile)


def test_what_is_shipped_is_found():
    assert shipped("decks").is_dir()
    assert shipped("lessons", "en", "phrases.toml").is_file()
    assert not shipped("lessons", "xx", "phrases.toml").is_file()
