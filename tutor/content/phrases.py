"""Reads the book of phrases of a language."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.content.files import read, shipped
from tutor.content.findings import Finding, format_findings
from tutor.teaching.phrasebook import PhraseBook

if TYPE_CHECKING:
    from tutor.teaching.report import ReportWords
    from tutor.teaching.rulebook.words import RuleWords


def load_phrases(language: str = "en") -> PhraseBook:
    """The book of phrases of a language; raises BadFile where it cannot be used."""
    return read(shipped("lessons", language, "phrases.toml"), PhraseBook, book_findings)


def book_findings(book: PhraseBook, file: str = "") -> Iterator[Finding]:
    """What is amiss with the values of a book of phrases."""
    return format_findings(book.format)


def rule_findings(words: "RuleWords | ReportWords", file: str = "") -> Iterator[Finding]:
    """What is amiss with the values of the words in which the rules, or a report, are told."""
    return format_findings(words.format)
