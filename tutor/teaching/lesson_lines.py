"""The lines of a lesson: which one is spoken in which turn, and what it names."""

import re
from collections.abc import Iterable, Sequence

from tutor.teaching.lesson import LessonDeck, Say, Step, lines_of, own_words
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.wording import sentences

POINTERS = ("the", "this", "that", "red", "black")


def line_for(step: Step, turn: int) -> str:
    """The line of a step for the lesson's next turn, never the same twice running; empty where it has none."""
    lines = lines_of(step)
    return lines[turn % len(lines)] if lines else ""


def quiet(line: str, book: PhraseBook) -> str:
    """What is left of a line at help 0, where nothing is named and nothing asked: often that it is the last pair."""
    words = [form for one in book.rank.values() for form in (one.word, one.many)]
    return " ".join(part for part in sentences(line) if not (part[-1] == "?" or "{" in part or _names(part, words)))


def is_welcome(steps: Sequence[Step], index: int) -> bool:
    """Whether this is one of the lines of welcome, before anything lies on the table."""
    return all(isinstance(step, Say) for step in steps[: index + 1])


def names_said(step: Step, book: PhraseBook, deck: LessonDeck) -> bool:
    """Whether a line of the step names a rank or picture of the lesson: then the step's cards keep theirs.

    "A two" and "the two" name one, "two friends" does not.
    """
    names = [name for name in (*deck.ranks, *deck.pictures) if name in book.rank]
    words = [book.rank[name] for name in names]
    forms = [form for one in words for form in (one.one, one.many, one.another, one.dots) if form]
    pointed = [f"{pointer} {one.word}" for one in words for pointer in POINTERS]
    return _said(step, (*forms, *pointed, *(("ace",) if "A" in names else ())))


def suits_said(step: Step, book: PhraseBook) -> bool:
    """Whether a line of the step names a suit, or red or black: then the step's cards keep their suits."""
    return _said(step, (*book.suit.values(), book.colour["red"], book.colour["black"]))


def _said(step: Step, words: Iterable[str]) -> bool:
    """Whether a line of the step holds one of these words."""
    return _names(" ".join((*lines_of(step), *own_words(step).values())), words)


def _names(text: str, words: Iterable[str]) -> bool:
    return any(re.search(rf"\b{re.escape(word)}\b", text.lower()) for word in words)
