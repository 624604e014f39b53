"""Reads the words in which the rules are told to a grown-up."""

from tutor.content.files import BadFile, read, shipped
from tutor.teaching.rulebook import RuleWords

FORMAT = 1


def load_rule_words(language: str = "en") -> RuleWords:
    """The words of a language for the rules; raises BadFile where they cannot be used."""
    words = read(shipped("lessons", language, "rules.toml"), RuleWords)
    if words.format != FORMAT:
        raise BadFile(f"rules.toml: format {words.format} is not known to this program, only format {FORMAT}")
    return words
