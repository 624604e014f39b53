"""What is refused before a file is parsed, and what is not."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content.parsing import parsed
from tutor.content.problems import BadFile
from tutor.content.scanner import LARGEST, scanned

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=300)


def flaws(data: bytes | str) -> list[str]:
    """What the scanner says, a line each, as `3: column 7: what is amiss`; nothing where the file may be parsed."""
    try:
        scanned(data if isinstance(data, bytes) else data.encode(), "a.toml")
    except BadFile as why:
        return [str(problem).removeprefix("a.toml:") for problem in why.problems]
    return []


@pytest.mark.parametrize(
    "good",
    [
        "",
        "# “nothing” but a remark, é \u00a0 [[[[[[[[[[[[[[[[[[[[[",
        'a = "it’s “good” é"',
        "a = 'C:\\dir'",
        'a = "say \\"hello\\" [[["',
        "a = \"\"\nb = ''\nc = \"\"\"\"\"\"\nd = ''''''",
        'a = """one "two" ""three"" """""',
        "a = '''one 'two' \n[[[[[[[[[[[[[[[[[[[[ it''s'''''",
        'a = """\n# no remark "\n"""\nb = 1',
        'a."b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s".c = 1.5',
        "a\t=\t1",
        "day = 1979-05-27T07:32:00.999999-07:00",
        "a = [" + "1.5, " * 40 + "]",
        ".".join("abcdefghijklmnop") + " = 1",
        "a = " + "[" * 16 + "]" * 16,
        "x" * 200 + " = 1",
        'a = "' + "x" * 5000 + '"',
    ],
)
def test_a_good_text_passes_as_it_is(good):
    assert flaws(good) == []
    assert scanned(good.encode(), "a.toml") == good
    assert tomllib.loads(good) is not None


def test_a_byte_order_mark_and_the_line_ends_of_windows_are_taken_away():
    assert scanned(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n", "a.toml") == "a = 1\nb = 2\n"


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("a.b." * 10_000 + "c = 1", "1: column 1: a key has more than 16 parts"),
        ("x = 1\n" + ".".join("abcdefghijklmnopq") + " = 1", "2: column 1: a key has more than 16 parts"),
        ("x = {" + " . ".join(["'a.b'"] * 17) + " = 1}", "1: column 6: a key has more than 16 parts"),
        ("\n\n a = " + "[" * 40_000, "3: column 22: more than 16 brackets are open here"),
        ("a = " + "{b=" * 5000, "1: column 53: more than 16 brackets are open here"),
        ("a = " + "9" * 5000, "1: column 5: a word or number has more than 200 signs"),
        ('a = 1\nb = """one\ntwo', '2: column 5: the text that begins here has no end: close it with """'),
        ("a = 'one\nb = 'two'", "1: column 5: the text that begins here has no end: close it with '"),
        ('a = "one\\"\nb = 1', '1: column 5: the text that begins here has no end: close it with "'),
        ("a = 1 \x07", "1: column 7: a control character (U+0007) stands here"),
        ("a = 1\n# \x1b[31m", "2: column 3: a control character (U+001B) stands here"),
        ('a = "\x00"', "1: column 6: a control character (U+0000) stands here"),
        ('a = "\x85"', "1: column 6: a control character (U+0085) stands here"),
        ("a = 1\n\fb = 2", "2: column 1: a control character (U+000C) stands here"),
        ("a = 1\rb = 2", "1: column 6: a carriage return stands alone here"),
        ("title = “Ace”", '1: column 9: a curly quotation mark (U+201C) stands here: write a straight one, "'),
        ("title = ‘Ace’", "1: column 9: a curly apostrophe (U+2018) stands here: write a straight one, '"),
        ("a = 1\nb =\u00a02", "2: column 4: a non-breaking blank (U+00A0) stands here: write an ordinary space"),
        ("a =\u20032", "1: column 4: an unusual blank (U+2003) stands here: write an ordinary space"),
        ("a\u200b = 2", "1: column 2: an invisible character (U+200B) stands here: take it out"),
        ("größe = 1", "1: column 3: the letter ö stands outside quotation marks"),
        (b"\xff\xfea\x00 \x00", "1: the file is written in UTF-16: save the file as UTF-8"),
        ("a = 1\n".encode("utf-16-be"), "1: the file is written in UTF-16: save the file as UTF-8"),
        ("a = 1\n".encode("utf-16-le"), "1: the file is written in UTF-16: save the file as UTF-8"),
        ("a = 1\nb = 'é'".encode("latin-1"), "2: the byte 0xe9 is no letter of UTF-8: save the file as UTF-8"),
        (b"#" * (LARGEST + 1), "1: the file is larger than 256 kB"),
        (b"#" * 2_000_000, "1: the file is larger than 256 kB"),
    ],
)
def test_what_would_harm_or_puzzle_the_parser_is_named_with_its_place(bad, why):
    said = flaws(bad)
    assert said[0].startswith(why)


def test_all_curly_marks_and_odd_blanks_of_a_file_are_told_at_once():
    said = flaws("title = “Ace”\nabout =\u00a0'x'\nid = ‘own’")
    assert [line.split(": ")[:2] for line in said] == [
        ["1", "column 9"],
        ["1", "column 13"],
        ["2", "column 8"],
        ["3", "column 6"],
        ["3", "column 10"],
    ][: len(said)]
    assert len(said) == 5


def test_very_many_flaws_are_told_by_the_first_few():
    said = flaws("é\n" * 50_000)
    assert len(said) == 21
    assert said[-1] == "21: more of the same follows: mend these first"


def test_the_largest_file_passes():
    assert len(scanned(b"#" * LARGEST, "a.toml")) == LARGEST


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("format =", '1: this is no value: put a text in quotation marks, such as "six"'),
        ("a = 1\nid = own", "2: this is no value"),
        ("a = 1\n[pack\n", "2: the name of this table is not closed: write [table]"),
        ("a = 1\n\nb = 1\na = 2\n", "4: this key or table is given twice: keep one of the two"),
        ("[a]\n[b]\n[a]\n", "3: this key or table is given twice"),
        ("just words\n", "1: an equals sign is missing"),
        ("a = 1 b = 2\n", "1: something stands behind the value"),
        ('a = [\n"x"\n"y"\n]', "3: a list is not closed here: put a comma"),
        ('a = "C:\\dir"', "1: a backslash stands in this text: write two of them"),
        ("a = [1, 2", "1: a list is not closed here"),
        ("= 1", "1: this is no key and no table"),
        ("a = 2024-02-31", "1: there is no such day or time"),
    ],
)
def test_where_a_text_stops_being_toml_is_told_in_plain_words(bad, why):
    with pytest.raises(BadFile) as refused:
        parsed(scanned(bad.encode(), "a.toml"), "a.toml")
    assert str(refused.value).startswith(f"a.toml:{why}")
    assert len(refused.value.problems) == 1


MARKS = st.text(st.sampled_from("\"'\\#\n=.[]{}, ab1~\r\t“é\u00a0\x00-"), max_size=60)


@steadily
@given(MARKS)
def test_what_is_toml_passes_and_nothing_else_than_a_refusal_comes_of_any_text(text):
    try:
        tomllib.loads(text)
        good = True
    except tomllib.TOMLDecodeError:
        good = False
    said = flaws(text)
    assert not (good and said)


@steadily
@given(st.binary(max_size=300))
def test_of_any_bytes_comes_a_text_or_a_refusal(data):
    said = flaws(data)
    assert all(line[0].isdigit() for line in said)
