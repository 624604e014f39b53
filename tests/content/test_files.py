"""A file that cannot be used is refused in one line that names it, whatever is in it."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.content.deckfile import DeckFile
from tutor.content.files import LARGEST, BadFile, read
from tutor.teaching.phrasebook import PhraseBook

from .places import DECK, PHRASES, changed, is_one_line_about, refusal, written

steadily = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
SHAPES = (DeckFile, PhraseBook)


def test_the_file_as_it_is_shipped_can_be_read_from_anywhere(tmp_path):
    assert read(written(tmp_path, DECK), DeckFile).id == "ace-to-six"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"format = ", "1: this is no value"),
        (b"format = 1\n[pack\n", "2: the name of this table is not closed"),
        (b"format = 1\nformat = 1\n", "2: this key or table is given twice"),
        (changed(DECK, "format = 1", 'format = 1\ncolour = "red"'), '3: the file has no key "colour"'),
        (changed(DECK, 'pairing = "rank"', 'pairing = "suit"'), '19: pairing is "suit"'),
        (changed(DECK, 'id = "ace-to-six"', ""), '1: the file lacks "id"'),
        (
            changed(DECK, "Ace to six", "Ace to s\xedx").decode().encode("latin-1"),
            "4: the byte 0xed is no letter",
        ),
        (b"\xff\xfe" + DECK.decode().encode("utf-16-le"), "1: the file is written in UTF-16: save the file as UTF-8"),
        (changed(DECK, "Ace to six", "Ace \x07 six"), "4: column 14: a control character (U+0007)"),
        (b"", '1: the file lacks "format"'),
        (b"a = " + b"[" * 5000, "1: column 21: more than 16 brackets"),
        (b"format = " + b"9" * 5000, "1: column 10: a word or number has more than 200 signs"),
        (b"a." * 20_000 + b"b = 1", "1: column 1: a key has more than 16 parts"),
        (b"day = 2024-02-31\n", "1: there is no such day or time"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(tmp_path, data, why):
    text = refusal(written(tmp_path, data), DeckFile)
    assert is_one_line_about(text, "family.toml")
    assert text.startswith(f"family.toml:{why}")


def test_a_refusal_holds_all_problems_and_is_told_by_the_first(tmp_path):
    data = changed(changed(DECK, "fewest = 2", "fewest = 0"), 'flow = "offer"', 'flow = "steal"')
    with pytest.raises(BadFile) as refused:
        read(written(tmp_path, data), DeckFile)
    first, second = refused.value.problems
    assert str(refused.value) == str(first)
    assert second.sentence.startswith('flow is "steal"')
    assert first.line < second.line


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
    assert text.startswith("family.toml:1: the file is larger than 256 kB")


def test_a_file_that_is_not_there_and_a_folder_are_refused(tmp_path):
    assert "no such file" in refusal(tmp_path / "nowhere.toml", DeckFile)
    assert "folder" in refusal(tmp_path, DeckFile)
    assert "cannot be read" in refusal(tmp_path / ("x" * 300), DeckFile)
    assert is_one_line_about(refusal(tmp_path / "a\0b", DeckFile), "a\0b")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name is a thing of POSIX")
def test_a_pipe_into_which_nobody_writes_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    assert "no such file" in refusal(tmp_path / "pipe.toml", DeckFile)


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
