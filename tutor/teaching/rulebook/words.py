"""The words in which a game is told to a grown-up, and the page they are written on."""

import re
from collections.abc import Iterable, Mapping

import msgspec

Lines = dict[str, str]
Args = Mapping[str, str]

PLACEHOLDER = re.compile(r"\{(\w+)\}")


class RankForms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The forms of a rank, a picture or the joker: `six`, `a six`, `sixes`, `two sixes`."""

    word: str
    one: str
    many: str
    pair: str


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the words of one language, shaped like `lessons/en/rules.toml`: one table of lines for each section."""

    format: int
    number: tuple[str, ...]
    phrase: Lines
    rank: dict[str, RankForms]
    suit: Lines
    title: Lines
    sheet: Lines
    need: Lines
    deal: Lines
    pairs: Lines
    turn: Lines
    fan: Lines
    out: Lines
    end: Lines
    rounds: Lines
    house: Lines
    differ: dict[str, Lines]
    ask: dict[str, Lines]
    words: dict[str, Lines]
    well: Lines

    def count(self, number: int) -> str:
        """A number as a word, where the language names one, else in digits."""
        return self.number[number] if number < len(self.number) else str(number)

    def row(self, things: Iterable[str]) -> str:
        """Things in a row: `hearts, clubs and spades`; empty where there are none."""
        *most, last = (*things,) or ("",)
        if not most:
            return last
        listed = most[0]
        for thing in most[1:]:
            listed = fill(self.phrase["comma"], {"list": listed, "last": thing})
        return fill(self.phrase["and"], {"list": listed, "last": last})


class Item(msgspec.Struct, frozen=True, gc=False):
    """A paragraph of a section; `lead` is the question, the word or the topic it belongs to, if any."""

    text: str
    lead: str = ""


class Section(msgspec.Struct, frozen=True, gc=False):
    """A part of the rules under one title."""

    title: str
    items: tuple[Item, ...]


class Page:
    """Collects the paragraphs of one section while it is told."""

    def __init__(self, title: str, lines: Lines, args: Args) -> None:
        self.title = title
        self._lines = lines
        self.args = args
        self._items: list[Item] = []

    def say(self, *names: str, **more: str) -> None:
        """One paragraph of the lines of these names; empty names are left out, and so is a paragraph without any."""
        self.add("", self._lines, *names, **more)

    def add(self, lead: str, lines: Lines, *names: str, **more: str) -> None:
        """One paragraph of lines out of a table of their own, under a lead."""
        args = {**self.args, **more}
        text = " ".join(fill(lines[name], args) for name in names if name)
        if text:
            self._items.append(Item(text, fill(lead, args)))

    @property
    def section(self) -> Section:
        """All that was told."""
        return Section(self.title, tuple(self._items))


def fill(line: str, args: Args) -> str:
    """The line with its gaps filled in; a gap with a capital gets one too. Raises KeyError for an unknown gap."""
    return PLACEHOLDER.sub(lambda found: _filled(found[1], args), line)


def _filled(name: str, args: Args) -> str:
    key = name.lower()
    text = args[key]
    return text if name == key else text[:1].upper() + text[1:]
