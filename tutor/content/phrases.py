"""Reads the book of phrases of a language."""

from tutor.content.files import BadFile, read, shipped
from tutor.teaching.phrasebook import PhraseBook

FORMAT = 1


def load_phrases(language: str = "en") -> PhraseBook:
    """The book of phrases of a language; raises BadFile where it cannot be used."""
    book = read(shipped("lessons", language, "phrases.toml"), PhraseBook)
    if book.format != FORMAT:
        raise BadFile(f"phrases.toml: format {book.format} is not known to this program, only format {FORMAT}")
    return book
