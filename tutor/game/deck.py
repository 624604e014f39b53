"""A deck: the pack of a game, what is taken out, and the house rules it is played by."""

from collections.abc import Iterable

import msgspec

from tutor.game.cards import Card, kind
from tutor.game.rules import HouseRules


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A game that can be put on the table; `pack` holds all its cards, `taken_out` those that sleep in the box."""

    id: str
    title: str
    about: str
    sheet: str
    pack: tuple[Card, ...]
    taken_out: tuple[Card, ...]
    rules: HouseRules
    fewest_players: int = 2
    most_players: int = 6

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are dealt, in the order of the pack."""
        left = list(self.pack)
        for taken in self.taken_out:
            left.remove(taken)
        return tuple(left)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks of the pack, lowest first."""
        return tuple(dict.fromkeys(card.rank for card in self.pack))

    def without(self, *taken_out: Card) -> "Deck":
        """The same game with other cards taken out; raises ValueError if that leaves not exactly one odd class."""
        deck = msgspec.structs.replace(self, taken_out=taken_out)
        deck.odd_kind()
        return deck

    def odd_kind(self) -> str:
        """The one class that cannot be paired off; raises ValueError if there is none or more."""
        return one_odd(kind(card, self.rules.pairing) for card in self.cards)


def one_odd(kinds: Iterable[str]) -> str:
    """The one class with an odd number of cards among these; raises ValueError if there is none or more."""
    odd: set[str] = set()
    for name in kinds:
        if name in odd:
            odd.remove(name)
        else:
            odd.add(name)
    if len(odd) != 1:
        raise ValueError(f"a deck leaves exactly one card without a partner; this one leaves {len(odd)}")
    return odd.pop()
