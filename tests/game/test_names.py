"""Names that people bring along, made safe to show."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tutor.game import clean_name

from .made_up import steadily


@pytest.mark.parametrize(
    "name",
    [
        "Mia",
        "Zoë O'Neill-Łukasz",
        "李小龍",
        "Mia ½ ①",
        "[/]",
        "[/Sam]",
        "[Sam]",
        "Zoo [NEW]",
        "[@click=app.quit]x[/]",
        "[bold red]x",
        "A [b",
        r"\[x]",
        "<b>x</b>",
        "{x} %s $x",
        "\N{FROG FACE}",
    ],
)
def test_a_name_without_anything_unsafe_is_kept_letter_for_letter(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "blank", [" ", "\t", "\n", "\r\n", "\x0b", "\x0c", "\u00a0", "\u2003", "\u2028", "\u3000", "  \t "]
)
def test_blanks_of_every_sort_become_one_space_between_words_and_none_at_the_ends(blank):
    assert clean_name(f"{blank}Mia{blank}Sam{blank}") == "Mia Sam"


@pytest.mark.parametrize(
    "control", ["\x00", "\x07", "\x08", "\x1b", "\x7f", "\x80", "\x9b", "\ue000", "\ud800", "\ufeff"]
)
def test_control_and_private_characters_are_left_out(control):
    assert clean_name(f"{control}Mi{control}a{control}") == "Mia"


def test_a_terminal_command_loses_its_escape_and_stays_as_plain_text():
    assert clean_name("\x1b[31mMia\x1b[0m") == "[31mMia[0m"


@pytest.mark.parametrize(
    "turner", [*"\u202a\u202b\u202c\u202d\u202e", *"\u2066\u2067\u2068\u2069", *"\u200e\u200f\u061c"]
)
def test_characters_that_turn_the_direction_of_writing_are_left_out(turner):
    assert clean_name(f"Mi{turner}a") == "Mia"


@pytest.mark.parametrize("nothing", [*"\u200b\u200c\u200d\u2060\u00ad"])
def test_characters_without_width_are_left_out(nothing):
    assert clean_name(f"M{nothing}ia") == "Mia"
    assert clean_name(nothing * 50) == ""


def test_a_letter_and_its_mark_become_one_character():
    assert clean_name("Zoe\N{COMBINING DIAERESIS}") == "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"


def test_a_letter_and_its_mark_become_one_character_even_with_something_unseen_between_them():
    assert clean_name("Zoe\N{ZERO WIDTH SPACE}\N{COMBINING DIAERESIS}") == "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"


def test_a_long_name_ends_after_forty_characters():
    assert clean_name("x" * 41) == "x" * 40
    assert clean_name("\N{FROG FACE}" * 60) == "\N{FROG FACE}" * 40
    assert clean_name("e\N{COMBINING ACUTE ACCENT}" * 60) == "\N{LATIN SMALL LETTER E WITH ACUTE}" * 40


def test_a_long_name_does_not_end_with_a_space():
    assert clean_name("x" * 39 + " y") == "x" * 39


def test_a_name_of_nothing_but_blanks_is_empty():
    assert clean_name(" \t\n\u200b\x00 ") == ""


@steadily
@given(st.text(st.characters(), max_size=120))
@example("e\u200b\u0301")
@example("\u1100\x00\u1161")
@example("\ud83d\ude00")
def test_any_text_becomes_a_name_that_is_safe_and_stays_as_it_is(text):
    name = clean_name(text)
    assert len(name) <= 40
    assert clean_name(name) == name
    assert name == " ".join(name.split())
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(character).startswith("C") for character in name)


@steadily
@given(st.text("[]/\\@=(){}<>'\" abcDEF%$&#\u200b\u0301e", max_size=40))
def test_any_text_that_looks_like_markup_keeps_all_its_signs(text):
    assert [sign for sign in clean_name(text) if sign in "[]/@="] == [sign for sign in text if sign in "[]/@="]
