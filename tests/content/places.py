"""Files that a test writes, and what becomes of reading them."""

from pathlib import Path

from tutor.content.checking import problems_of
from tutor.content.deckchecks import deck_findings
from tutor.content.deckfile import DeckFile
from tutor.content.files import BadFile, read, shipped

DECK = shipped("decks", "ace-to-six.toml").read_bytes()
PHRASES = shipped("lessons", "en", "phrases.toml").read_bytes()

OWN = """\
format = 1
id = "own"
title = "Our own"
about = "The game of our family."
sheet = "C"

[pack]
ranks = ["A", "2", "3"]
suits = ["hearts", "spades"]
taken-out = ["3H"]

[players]
fewest = 2
most = 4

[rules]
pairing = "rank"

[series]
rounds = 5
"""

ZOO = """\
format = 1
id = "zoo"
title = "Our zoo"
about = "Two pairs and a fox."
sheet = "C"
[rules]
pairing = "picture"
[palette]
r = "#d70000"
g = "#00af00"
[[picture]]
id = "cat"
word = "cat"
one = "a cat"
many = "cats"
pair = "two cats"
another = "another cat"
colour = "red"
small = \"\"\"
r.r
rrr
\"\"\"
[[picture]]
id = "dog"
word = "dog"
one = "a dog"
many = "dogs"
pair = "two dogs"
another = "another dog"
colour = "green"
small = \"\"\"
g.g
g.g
\"\"\"
large = \"\"\"
g..g
g..g
gggg
\"\"\"
[[picture]]
id = "fox"
word = "fox"
one = "a fox"
many = "foxes"
pair = "two foxes"
another = "another fox"
colour = "red"
alone = true
small = \"\"\"
.r.
r.r
\"\"\"
[players]
most = 5
"""


def written(folder: Path, data: bytes, name: str = "family.toml") -> Path:
    place = folder / name
    place.write_bytes(data)
    return place


def refusal(place: Path, shape: type) -> str:
    """The one line in which a file is refused; any other exception passes through."""
    try:
        read(place, shape)
    except BadFile as why:
        return str(why)
    raise AssertionError("the file was read")


def changed(data: bytes, old: str, new: str) -> bytes:
    assert old.encode() in data
    return data.replace(old.encode(), new.encode(), 1)


def with_change(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
    return text.replace(old, new)


def told(text: str | bytes, name: str = "own.toml") -> list[str]:
    """All that is said about a deck file, a line each, as `3: what is amiss`."""
    data = text.encode() if isinstance(text, str) else text
    problems = problems_of(data, name, DeckFile, lambda found: deck_findings(found, name))
    return [str(problem).removeprefix(f"{name}:") for problem in problems]


def is_one_line_about(text: str, name: str) -> bool:
    return text.startswith(f"{name}:") and len(text) > len(name) + 8 and len(text.splitlines()) == 1
