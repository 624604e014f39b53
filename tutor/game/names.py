"""Names that people or files bring along, made safe to show."""

import unicodedata

LONGEST_NAME = 40


def clean_name(text: str) -> str:
    """The name as it may be shown: composed, without control or format characters, at most 40 characters."""
    spaced = "".join(" " if character.isspace() else character for character in text)
    shown = "".join(character for character in spaced if unicodedata.category(character)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", shown).split())[:LONGEST_NAME].rstrip()
