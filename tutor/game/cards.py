"""A card, its short notation, and which cards make a pair."""

from functools import cache
from typing import Literal

import msgspec

Pairing = Literal["rank", "rank-colour"]

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("hearts", "diamonds", "clubs", "spades")
COLOURS = {"hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black"}

_SUIT_LETTERS = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}


class Card(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One card of a pack."""

    rank: str
    suit: str

    @property
    def colour(self) -> str:
        """Red or black."""
        return COLOURS[self.suit]

    def __str__(self) -> str:
        return self.rank + self.suit[0].upper()

    __repr__ = __str__


@cache
def card(notation: str) -> Card:
    """The card of a short notation such as `6H`, `AS` or `10C`; raises ValueError where it names none."""
    rank, letter = notation[:-1], notation[-1:]
    if rank not in RANKS or letter not in _SUIT_LETTERS:
        raise ValueError(f"{notation!r} is no card: write a rank and H, D, C or S, such as 6H")
    return Card(rank, _SUIT_LETTERS[letter])


def cards(notation: str) -> tuple[Card, ...]:
    """The cards of a line such as `5H 6D 4S`; raises ValueError where a word names none."""
    return tuple(card(word) for word in notation.split())


def kind(of: Card, pairing: Pairing) -> str:
    """The class of a card: two different cards of one class are a pair (sheets A and C by rank, B by colour too)."""
    return of.rank if pairing == "rank" else f"{of.rank} {of.colour}"
