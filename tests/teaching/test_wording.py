"""The rules of wording, held against every line of the book with every rank, friend, suit and colour filled in."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import get_args

import pytest

import tutor
from tutor.game import RANKS
from tutor.store import StoreTrouble
from tutor.teaching.cues import Stage
from tutor.teaching.mixups import Code
from tutor.voice.speech import Trouble

from .tables import BOOK

STEPS = ("say", "point", "teach", "show")
FORMS = {"word", "one", "many", "pair", "another", "dots"}
RANKED = ("x", "y", "low", "high", "t")
VALUES = {
    **dict.fromkeys(RANKED, tuple(BOOK.rank)),
    "ace": ("A",),
    **dict.fromkeys(("name", "other"), tuple(BOOK.friend.values())),
    "suit": tuple(BOOK.suit),
    "colour": tuple(BOOK.colour),
}
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
BLAME = r"wrong|not right|mistakes?|mistaken|lost|lose|loses|loser|losing|bad|badly|fail|fails|failed|failure|errors?"
NAMING = r"\bno (pair|friend)\b"  # names what is there

SOURCES = {
    path: ast.parse(path.read_text(encoding="utf-8"))
    for path in Path(tutor.__file__).parent.rglob("*.py")
    if "rulebook" not in str(path)
}

LINES = {
    **{name: (line,) if isinstance(line, str) else tuple(line) for name, line in BOOK.phrase.items()},
    **{f"{code}.{step}": (getattr(ladder, step),) for code, ladder in BOOK.mixup.items() for step in STEPS},
}


def filled(name: str) -> Iterator[str]:
    """A phrase with everything that can stand in its gaps."""
    for turn, line in enumerate(LINES[name]):
        gaps = sorted({gap.partition(".")[0].lower() for gap in PLACEHOLDER.findall(line)})
        counted = "dots}" in line
        for values in product(*(VALUES[gap] for gap in gaps)):
            if counted and any(value in BOOK.rank and not BOOK.rank[value].dots for value in values):
                continue
            yield BOOK.sentence(name, dict(zip(gaps, values, strict=True)), turn)


def sentences(text: str) -> list[str]:
    return re.findall(r"[^.!?]+[.!?]", text)


@pytest.mark.parametrize("name", LINES)
def test_a_line_keeps_the_rules_of_wording_whatever_it_speaks_of(name):
    for text in filled(name):
        parts = sentences(text)
        assert "".join(parts) == text, "every sentence ends with . ! or ?"
        assert 1 <= len(parts) <= 3, text
        for part in parts:
            assert len(part.split()) <= 10, text
            assert part.strip()[0].isupper(), text
        assert re.fullmatch(r"[A-Za-z' ,.!?]+", text), f"letters only, no digit and no symbol: {text}"
        assert "  " not in text
        assert not re.search(rf"\b({BLAME})\b", text.lower()), text
        assert not re.search(r"\bno\b", re.sub(NAMING, "", text.lower())), text


@pytest.mark.parametrize("name", [name for name in LINES if not re.fullmatch(r"count_[0-9]+", name)])
def test_no_rank_stands_alone_as_a_sentence(name):
    bare = {form.lower() for words in BOOK.rank.values() for form in (words.word, words.many)} | {"a"}
    for text in filled(name):
        assert not {part.strip(" .!?").lower() for part in sentences(text)} & bare, text


def test_a_bare_letter_a_is_never_spoken():
    """An "a" is always the article of the word after it, which then begins with the right sort of letter."""
    for name in LINES:
        for text in filled(name):
            for article, after in re.findall(r"\b(an?)\b(.{0,2})", text.lower()):
                assert re.fullmatch(r" [aeiou]" if article == "an" else r" [^aeiou\W]", after), text


def test_the_counting_words_are_the_thirteen_numbers():
    words = "One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. Eleven. Twelve. Thirteen."
    assert [BOOK.phrase[f"count_{k}"] for k in range(1, 14)] == words.split()


@pytest.mark.parametrize("name", LINES)
def test_every_gap_of_a_line_is_of_the_closed_set(name):
    for line in LINES[name]:
        for gap in PLACEHOLDER.findall(line):
            what, dot, form = gap.partition(".")
            assert what.lower() in VALUES, line
            assert what in (what.lower(), what.capitalize()), line
            assert form in FORMS if dot else not form, line
            assert not dot or what.lower() in (*RANKED, "ace"), line


@pytest.mark.parametrize("name", LINES)
def test_a_gap_that_opens_a_sentence_is_written_with_a_capital_and_no_other_is(name):
    for line in LINES[name]:
        for found in re.finditer(r"\{(\w+)", line):
            opens = not line[: found.start()].strip() or line[: found.start()].rstrip()[-1] in ".!?"
            if found[1] not in ("name", "other"):
                assert found[1][0].isupper() == opens, line


def test_every_rank_of_the_pack_has_all_its_words_spelt_out():
    for words in BOOK.rank.values():
        for form in FORMS - {"dots"}:
            assert re.fullmatch(r"[a-z]+( [a-z]+)?", getattr(words, form))
        assert words.one.endswith(f" {words.word}")
        assert words.pair == f"two {words.many}"
        assert words.another == f"another {words.word}"
    numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    assert [BOOK.rank[rank].dots.split()[0] for rank in RANKS[:10]] == numbers
    assert [BOOK.rank[rank].dots for rank in ("J", "Q", "K", "joker")] == [""] * 4


def test_the_book_has_a_ladder_for_every_mix_up_and_for_nothing_else():
    assert set(BOOK.mixup) == set(get_args(Code))


def test_every_phrase_of_the_book_is_spoken_somewhere():
    spoken = {node.value for tree in SOURCES.values() for node in _without_types(tree) if _is_text(node)}
    names = {name for name in BOOK.phrase if not name.startswith("count_")} | {"count_"} | set(BOOK.mixup)
    assert {name for name in names if not any(text.partition(".")[0] == name for text in spoken)} == set()


def test_every_phrase_that_is_spoken_is_in_the_book():
    named = set()
    for tree in SOURCES.values():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) == "say":
                branches = call.args[:1]
                while branches and isinstance(branches[-1], ast.IfExp):
                    branches = [*branches[:-1], branches[-1].body, branches[-1].orelse]
                named |= {node.value for node in branches if _is_text(node)}
    assert len(named) > 40
    assert named - set(LINES) == set()


def test_the_grown_ups_lines_belong_to_stages_and_to_troubles():
    others = {"pictures", "watched", "standing", "standing_points", "standing_wins", "you"}
    assert set(BOOK.parent) - others <= set(get_args(Stage))
    assert set(BOOK.notice) == {*get_args(Trouble), *get_args(StoreTrouble), "muted"}


def test_a_phrase_a_gap_or_an_argument_that_is_not_there_is_a_key_error():
    for name, args in (("sing", {}), ("SING.say", {}), ("it_is", {}), ("it_is", {"x": "11"})):
        with pytest.raises(KeyError):
            BOOK.sentence(name, args)


def test_lines_in_turn_never_come_twice_running():
    turns = [name for name in BOOK.phrase if BOOK.lines(name) > 1]
    assert turns
    args = {gap: values[0] for gap, values in VALUES.items()}
    for name in turns:
        texts = [BOOK.sentence(name, args, turn) for turn in range(2 * BOOK.lines(name))]
        assert all(a != b for a, b in pairwise(texts))
        assert len(set(texts)) == BOOK.lines(name)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _without_types(tree: ast.Module) -> Iterator[ast.AST]:
    """All of a file but the list of codes, which names each code whether it is spoken or not."""
    for part in tree.body:
        if not (isinstance(part, ast.Assign) and getattr(part.targets[0], "id", "") == "Code"):
            yield from ast.walk(part)
