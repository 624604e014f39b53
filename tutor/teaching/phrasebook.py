"""The book of phrases: a name and its arguments become one sentence, the same for caption and voice."""

import re
from collections.abc import Mapping

import msgspec


class RankWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The forms of one rank or picture: `six`, `a six`, `sixes`, `two sixes`, `another six`, `six dots`.

    Only number cards have dots; `colour` is the colour of a picture, one of the book's.
    """

    word: str
    one: str
    many: str
    pair: str
    another: str
    dots: str = ""
    colour: str = ""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about one mix-up, and the three steps of help."""

    say: str
    point: str
    teach: str
    show: str


class GateWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the grown-ups' pages, and the words that open the gate."""

    title: str
    ask: str
    back: str
    bigger: str
    words: tuple[str, ...]


Args = Mapping[str, str]

RANK_NAMES = frozenset(("x", "y", "t", "low", "high", "ace"))
PLACEHOLDER = re.compile(r"\{(\w+)(?:\.(\w+))?\}")


class PhraseBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the words of one language, shaped like `lessons/en/phrases.toml`."""

    format: int
    rank: dict[str, RankWords]
    suit: dict[str, str]
    colour: dict[str, str]
    friend: dict[str, str]
    phrase: dict[str, str | tuple[str, ...]]
    mixup: dict[str, Ladder]
    parent: dict[str, str]
    notice: dict[str, str]
    gate: GateWords
    grown_up: dict[str, str]
    ace_as_one: RankWords | None = None

    def with_words(self, words: Mapping[str, RankWords]) -> "PhraseBook":
        """The same book with the words for the pictures of a pack, or for its odd card by name."""
        return msgspec.structs.replace(self, rank={**self.rank, **words}) if words else self

    def with_ace_as_one(self) -> "PhraseBook":
        """The same book for a family that calls the ace a one."""
        return msgspec.structs.replace(self, rank={**self.rank, "A": self.ace_as_one}) if self.ace_as_one else self

    def sentence(self, name: str, args: Args, turn: int = 0) -> str:
        """The sentence of a phrase such as `it_is` or `NEIGHBOUR.say`; lines in turn where there are several.

        Rank arguments (x y t low high) are ranks, ace is always the ace, suit and colour are their ids, the others are
        plain words; raises KeyError for a phrase, a placeholder or an argument that is not there.
        """
        code, _, step = name.partition(".")
        line = getattr(self.mixup[code], step) if step else self.phrase[code]
        if not isinstance(line, str):
            line = line[turn % len(line)]
        return self.filled(line, args)

    def filled(self, line: str, args: Args) -> str:
        """A line with its placeholders filled in; raises KeyError where one or its argument is not there."""
        return PLACEHOLDER.sub(lambda found: self._filled(found[1], found[2] or "one", args), line)

    def lines(self, name: str) -> int:
        """How many lines a phrase has that are spoken in turn."""
        line = self.phrase.get(name, "")
        return 1 if isinstance(line, str) else len(line)

    def _filled(self, name: str, form: str, args: Args) -> str:
        key = name.lower()
        if key in RANK_NAMES:
            filled = str(getattr(self.rank["A" if key == "ace" else args[key]], form))
        elif key == "suit":
            filled = self.suit[args[key]]
        elif key == "colour":
            filled = self.colour[args[key]]
        else:
            filled = args[key]
        return filled if name == key else filled[0].upper() + filled[1:]
