"""The lines of a lesson: which one is spoken in which turn, and what it names."""

import re
from collections.abc import Iterable, Sequence

from tutor.teaching.lesson import LessonDeck, Say, Step, lines_of, own_words
from tutor.teaching.phrasebook import PhraseBook


def line_for(step: Step, turn: int) -> str:
    """The line of a step for the lesson's next turn, never the same twice running; empty where it has none."""
    lines = lines_of(step)
    return lines[turn % len(lines)] if lines else ""


def is_welcome(steps: Sequence[Step], index: int) -> bool:
    """Whether this is one of the lines of welcome, before anything lies on the table."""
    return all(isinstance(step, Say) for step in steps[: index + 1])


def names_said(step: Step, book: PhraseBook, deck: LessonDeck) -> bool:
    """Whether a line of the step names a rank or picture of the lesson: then the step's cards keep theirs."""
    words = [book.rank[name] for name in (*deck.ranks, *deck.pictures) if name in book.rank]
    return _said(step, (form for one in words for form in (one.word, one.many, one.dots) if form))


def suits_said(step: Step, book: PhraseBook) -> bool:
    """Whether a line of the step names a suit, or red or black: then the step's cards keep their suits."""
    return _said(step, (*book.suit.values(), book.colour["red"], book.colour["black"]))


def _said(step: Step, words: Iterable[str]) -> bool:
    text = " ".join((*lines_of(step), *own_words(step).values())).lower()
    return any(re.search(rf"\b{re.escape(word)}\b", text) for word in words)
