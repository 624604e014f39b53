"""Whether the lines of a book of phrases keep the rules of wording; looked at only when they are checked."""

from collections.abc import Iterator

from tutor.content.findings import Finding, Path
from tutor.content.phrases import book_findings
from tutor.content.problems import plain
from tutor.game import RANKS
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.wording import FORMS, Spoken, faults

GAPS = frozenset(("x", "y", "t", "low", "high", "name", "other", "suit", "colour"))
COUNTED = "count_"  # numbers that are counted aloud stand alone


def phrase_findings(book: PhraseBook, file: str = "") -> Iterator[Finding]:
    """What is amiss with the values of a book of phrases, its wording too."""
    yield from book_findings(book)
    if not _has_words(book):
        return
    spoken = Spoken(book, RANKS[:10], GAPS)
    for path, line in _lines(book):
        for fault in faults(line, spoken):
            yield Finding(path, plain(fault), needs=(("rank",), ("suit",), ("colour",), ("friend",)))


def _has_words(book: PhraseBook) -> bool:
    """Whether there is a word for all that can stand in a gap; where there is not, that has been told already."""
    forms = [getattr(book.rank.get(rank), form, "") for rank in RANKS[:10] for form in FORMS]
    names = (book.suit.get("hearts"), book.colour.get("red"), *(book.friend.values() or ("",)))
    return all((*forms, *names))


def _lines(book: PhraseBook) -> Iterator[tuple[Path, str]]:
    """Every line that a child hears, with its key."""
    for name, lines in book.phrase.items():
        if name.startswith(COUNTED):
            continue
        if isinstance(lines, str):
            yield ("phrase", name), lines
        else:
            for at, line in enumerate(lines):
                yield ("phrase", name, at), line
    for code, ladder in book.mixup.items():
        for step in ladder.__struct_fields__:
            yield ("mixup", code, step), getattr(ladder, step)
