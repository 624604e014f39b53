"""The report for other programs: as JSON, and as a table."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tutor.teaching.report.page import Report
from tutor.teaching.report.text import signs

COLUMNS = ("child", "part", "what", "state", "matches", "finds", "times", "chances", "minutes", "pairs", "text")
LOOKS_LIKE_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_json(reports: Report | Sequence[Report]) -> str:
    """The whole page, or several of them, as JSON in plain ASCII."""
    return json.dumps(msgspec.to_builtins(reports), indent=2)


def as_csv(reports: Report | Sequence[Report]) -> str:
    """A table with a row for each sentence, card, mix-up and day, and whatever else the page says."""
    pages = (reports,) if isinstance(reports, Report) else reports
    table = io.StringIO()
    writer = csv.DictWriter(table, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for page in pages:
        for row in _rows(page):
            writer.writerow({column: _cell(cell) for column, cell in {"child": page.heading, **row}.items()})
    return table.getvalue()


def _rows(page: Report) -> Iterator[dict[str, str | int]]:
    yield from _told("sentence", [sentence.text for sentence in page.sentences] or [page.nothing])
    for card in page.cards:
        known = f"{card.text}; {page.titles['matches']}: {card.matches.text}; {page.titles['finds']}: {card.finds.text}"
        marks = {"matches": signs(card.matches.marks), "finds": signs(card.finds.marks)}
        yield {"part": "card", "what": card.word, "state": card.state, **marks, "text": known}
    for one in page.mix_ups:
        yield {"part": "mix-up", "what": one.code, "times": one.times, "chances": one.chances, "text": one.text}
    yield from _told("help", page.help)
    for day in page.days:
        played = "; ".join(day.played)
        yield {"part": "day", "what": day.day, "minutes": day.minutes, "pairs": day.pairs, "text": played}
    yield from _told("together", [page.together] if page.together else [])


def _told(part: str, texts: Iterable[str]) -> Iterator[dict[str, str | int]]:
    for text in texts:
        yield {"part": part, "text": text}


def _cell(value: str | int) -> str | int:
    """A cell that no spreadsheet reckons out."""
    return f"'{value}" if isinstance(value, str) and value.startswith(LOOKS_LIKE_A_FORMULA) else value
