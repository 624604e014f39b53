"""The report as plain text, for a terminal or a sheet of paper."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping

from tutor.teaching.mastery import Mark
from tutor.teaching.report.page import CardLine, Report

WIDTH = 78
COLUMN = 11
INDENT = "    "
DAYS_TOLD = 7
SIGNS: Mapping[Mark, str] = {"alone": "#", "help": "*", "shown": "o"}


def as_text(report: Report) -> str:
    """The report in lines of at most 78 columns; the marks are plain ASCII."""
    parts = [[report.heading, "-" * min(len(report.heading), WIDTH)]]
    if report.nothing:
        return _joined([*parts, _wrapped(report.nothing)])
    titles = report.titles
    parts += [
        _wrapped(" ".join(sentence.text for sentence in report.sentences)),
        [*_table(report), "", *_wrapped(_legend(report))],
        [line for card in report.cards for line in _evidence(card, titles)],
        _part(titles["mixups"], (one.text for one in report.mix_ups)),
        _part(titles["help"], report.help),
        _part(titles["days"], (day.text for day in report.days[:DAYS_TOLD])),
        _part(titles["together"], [report.together] if report.together else []),
    ]
    return _joined(parts)


def signs(marks: Iterable[Mark]) -> str:
    """The marks as signs, the oldest first."""
    return "".join(SIGNS[mark] for mark in marks)


def _joined(parts: Iterable[list[str]]) -> str:
    return "\n\n".join("\n".join(part) for part in parts if part)


def _table(report: Report) -> list[str]:
    """The six cards in a row, matches and finds apart."""
    cards = report.cards
    rows = [
        ("", [card.word for card in cards]),
        (report.titles["matches"], [signs(card.matches.marks) for card in cards]),
        (report.titles["finds"], [signs(card.finds.marks) for card in cards]),
    ]
    return ["".join(cell.ljust(COLUMN) for cell in (name, *cells)).rstrip() for name, cells in rows]


def _legend(report: Report) -> str:
    marks = ", ".join(f"{sign} {report.legend[mark]}" for mark, sign in SIGNS.items())
    return f"{marks}; {report.legend['order']}."


def _evidence(card: CardLine, titles: Mapping[str, str]) -> Iterator[str]:
    """A card with its word; and what that is founded on, where there is anything."""
    told = ", ".join(filter(None, (card.text, card.manner)))
    yield from _wrapped(f"{card.word[:1].upper()}{card.word[1:]}: {told}.")
    for name, shown in ((titles["matches"], card.matches), (titles["finds"], card.finds)):
        if shown.tries or shown.marks:
            yield from _wrapped(f"{name}: {shown.text}", INDENT)


def _part(title: str, texts: Iterable[str]) -> list[str]:
    """A part under its title; nothing where there is nothing to tell."""
    lines = [line for text in texts for line in _wrapped(text, INDENT)]
    return [title, *lines] if lines else []


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
