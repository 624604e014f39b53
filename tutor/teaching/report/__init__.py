"""The grown-up's report: one page, sentences first, every figure from the journal. See TEACHING "The report"."""

from collections.abc import Sequence

from tutor.game import clean_name
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery import Mastery
from tutor.teaching.report.exports import as_csv, as_json
from tutor.teaching.report.page import CardLine, DayLine, MixUpLine, Report, Sentence, Shown
from tutor.teaching.report.telling import (
    SIX,
    tell_card,
    tell_days,
    tell_help,
    tell_mix_up,
    tell_sentences,
    tell_together,
)
from tutor.teaching.report.text import as_text
from tutor.teaching.report.words import ReportWords
from tutor.teaching.rulebook.words import fill

__all__ = [
    "CardLine",
    "DayLine",
    "MixUpLine",
    "Report",
    "ReportWords",
    "Sentence",
    "Shown",
    "as_csv",
    "as_json",
    "as_text",
    "report",
]


def report(
    known: Mastery, name: str, book: ReportWords, lessons: Sequence[Lesson], today: str, added: str = ""
) -> Report:
    """What is known of a child on this day, in words.

    `lessons` are in the order of the path; `added` is when she was added, where another child has the same name.
    """
    name = clean_name(name) or book.sentence["nobody"]
    label = fill(book.title["added"], {"name": name, "added": added}) if added else name
    heading = fill(book.title["heading"], {"name": label, "day": today})
    if not known.plays and not known.ranks:
        return Report(name, today, heading, book.sentence["nothing"])
    lines = [tell_mix_up(one, book) for one in known.confusions.top]
    return Report(
        name,
        today,
        heading,
        sentences=tell_sentences(name, known, book),
        cards=tuple(tell_card(known.of(rank), book) for rank in SIX),
        mix_ups=tuple(line for line in lines if line),
        grid=known.confusions.grid,
        help=tell_help(known.helping, book),
        trend=known.helping.trend,
        days=tell_days(known.plays, lessons, book),
        together=tell_together(known, lessons, today),
        titles=book.title,
        legend=book.mark,
    )
