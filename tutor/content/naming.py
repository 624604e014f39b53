"""Whether names and lines of a family's own may be shown and spoken as they are."""

import unicodedata
from collections.abc import Iterator

from tutor.content.findings import Finding, Path
from tutor.content.problems import plain, shown
from tutor.game import clean_name
from tutor.game.names import LONGEST_NAME

LONGEST_LINE = 200

_MARKUP = frozenset("[]{}<>\\`")


def name_findings(path: Path, name: str) -> Iterator[Finding]:
    """What keeps a text from being a name: it is empty, too long, or holds what cannot be shown and spoken."""
    amiss = _amiss(name, LONGEST_NAME)
    if not amiss and clean_name(name) != name:
        amiss = f"has blanks or accents that stand loose: write {shown(clean_name(name))}"
    if amiss:
        yield Finding(path, f"{plain(str(path[-1]))} {amiss}")


def line_findings(path: Path, line: str) -> Iterator[Finding]:
    """The same for a line, which may be longer than a name."""
    amiss = _amiss(line, LONGEST_LINE)
    if amiss:
        yield Finding(path, f"{plain(str(path[-1]))} {amiss}")


def _amiss(text: str, longest: int) -> str:
    if not text.strip():
        return "is empty: write it in a few words"
    if len(text) > longest:
        return f"has {len(text)} letters: {longest} are the most"
    for sign in text:
        if sign in _MARKUP:
            return f"holds {sign}, which is kept for markup: write it without"
        if unicodedata.category(sign)[0] == "C" or (sign.isspace() and sign != " "):
            return f"holds a sign that cannot be shown (U+{ord(sign):04X}): write it without"
    return ""
