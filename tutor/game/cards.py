"""A card, its short notation, and which cards make a pair."""

import re
from functools import cache
from typing import Literal

import msgspec

Pairing = Literal["rank", "rank-colour", "picture"]

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("hearts", "diamonds", "clubs", "spades")
COLOURS = {"hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black", "": ""}

CARD_PATTERN = r"(?:(?:10|[A2-9JQK])[HDCS]|<[a-z0-9][a-z0-9-]{0,31}>)'?"

_SUIT_LETTERS = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}
_CARD = re.compile(r"(?P<name><.+>|[A-Z0-9]+)(?P<second>'?)\Z")
_LINE = re.compile(CARD_PATTERN)


class Card(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One card of a pack. A picture or a joker has no suit, its rank is its id; `copy` tells equal cards apart."""

    rank: str
    suit: str = ""
    copy: int = 0

    @property
    def colour(self) -> str:
        """Red or black; empty for a card without a suit."""
        return COLOURS[self.suit]

    def __str__(self) -> str:
        name = self.rank + self.suit[0].upper() if self.suit else f"<{self.rank}>"
        return name + "'" * self.copy

    __repr__ = __str__


JOKER = Card("joker")


@cache
def card(notation: str) -> Card:
    """The card of a notation such as `6H`, `10C`, `<cat>`, or `6H'` for its twin; ValueError where it names none."""
    found = _CARD.match(notation) if _LINE.fullmatch(notation) else None
    if not found:
        raise ValueError(f"{notation!r} is no card: write a rank and H, D, C or S, such as 6H")
    name, copy = found["name"], len(found["second"])
    if name[0] == "<":
        return Card(name[1:-1], "", copy)
    return Card(name[:-1], _SUIT_LETTERS[name[-1]], copy)


def cards(notation: str) -> tuple[Card, ...]:
    """The cards of a line such as `5H 6D 4S`; raises ValueError where a word names none."""
    return tuple(card(word) for word in notation.split())


def joined_cards(notation: str) -> tuple[Card, ...]:
    """The cards of a word such as `7C7H`, written without a space; raises ValueError where it holds anything else."""
    found = _LINE.findall(notation)
    if "".join(found) != notation:
        raise ValueError(f"{notation!r} is no row of cards")
    return tuple(map(card, found))


def kind(of: Card, pairing: Pairing) -> str:
    """The class of a card: two different cards of one class are a pair (sheets A and C by rank, B by colour too).

    A card without a suit is of its own picture's class under every pairing.
    """
    if pairing == "rank" or not of.suit:
        return of.rank
    return f"{of.rank} {of.colour if pairing == 'rank-colour' else of.suit}"
