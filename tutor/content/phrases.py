"""Reads the book of phrases of a language."""

from tutor.content.files import read, shipped
from tutor.teaching.phrasebook import PhraseBook


def load_phrases(language: str = "en") -> PhraseBook:
    """The book of phrases of a language; raises BadFile where it cannot be used."""
    return read(shipped("lessons", language, "phrases.toml"), PhraseBook)
