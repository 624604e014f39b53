"""Reads the words in which a grown-up is told what a child knows."""

from tutor.content.files import BadFile, read, shipped
from tutor.teaching.report import ReportWords

FORMAT = 1


def load_report_words(language: str = "en") -> ReportWords:
    """The words of a language for the report; raises BadFile where they cannot be used."""
    words = read(shipped("lessons", language, "report.toml"), ReportWords)
    if words.format != FORMAT:
        raise BadFile(f"report.toml: format {words.format} is not known to this program, only format {FORMAT}")
    return words
