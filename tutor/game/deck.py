"""A deck: the pack of a game, what is taken out, and the house rules it is played by."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from tutor.game.cards import Card, Pairing, kind
from tutor.game.rules import HouseRules
from tutor.game.series import SeriesRules

Unseen = Literal["none", "any", "not-used-yet"]

ODD_ONE = "the odd one"


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A game that can be put on the table; `pack` holds all its cards, `taken_out` those that sleep in the box.

    `unseen` says whether one more card is taken out that nobody sees: any one (sheet A), or one not yet used in this
    series (sheet B). `odd` is a card that is a class of its own by name, whatever its rank. `fresh_each_round` has a
    guided table name another card to sleep each round.
    """

    id: str
    title: str
    about: str
    sheet: str
    pack: tuple[Card, ...]
    taken_out: tuple[Card, ...]
    rules: HouseRules
    fewest_players: int = 2
    most_players: int = 6
    unseen: Unseen = "none"
    odd: Card | None = None
    series: SeriesRules = SeriesRules()
    fresh_each_round: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are left when the known ones are taken out, in the order of the pack."""
        return _left(self.pack, self.taken_out)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks and pictures of the pack, lowest first."""
        return tuple(dict.fromkeys(card.rank for card in self.pack))

    @property
    def kinds(self) -> Mapping[Card, str]:
        """The class of each card that is left when the known ones are taken out."""
        return _kinds(self.cards, self.rules.pairing, self.odd)

    @property
    def dealt(self) -> int:
        """How many cards are dealt."""
        return len(self.pack) - len(self.taken_out) - (self.unseen != "none")

    def without(self, *taken_out: Card) -> "Deck":
        """The same game with other cards taken out; raises ValueError if that leaves not exactly one odd class."""
        deck = msgspec.structs.replace(self, taken_out=taken_out)
        deck.odd_kind()
        return deck

    def odd_kind(self) -> str:
        """The one class that cannot be paired off, empty where a card is taken out unseen.

        Raises ValueError if there is not exactly one, or if the card named as the odd one is not in play.
        """
        kinds = self.kinds.values()
        if self.odd is not None and self.odd not in self.kinds:
            raise ValueError(f"{self.odd} is to be the odd card, but it is not in play")
        if self.unseen == "none":
            return one_odd(kinds)
        odd = odd_ones(kinds)
        if odd:
            raise ValueError(f"where a card is taken out unseen all others pair off; {' and '.join(odd)} does not")
        return ""


@lru_cache(maxsize=64)
def _left(pack: tuple[Card, ...], taken_out: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(pack)
    for taken in taken_out:
        left.remove(taken)
    return tuple(left)


@lru_cache(maxsize=64)
def _kinds(left: tuple[Card, ...], pairing: Pairing, odd: Card | None) -> Mapping[Card, str]:
    return {card: ODD_ONE if card == odd else kind(card, pairing) for card in left}


def odd_ones(kinds: Iterable[str]) -> tuple[str, ...]:
    """The classes with an odd number of cards among these, in the order in which they were met."""
    odd: dict[str, None] = {}
    for name in kinds:
        if name in odd:
            del odd[name]
        else:
            odd[name] = None
    return tuple(odd)


def one_odd(kinds: Iterable[str]) -> str:
    """The one class with an odd number of cards among these; raises ValueError if there is none or more."""
    odd = odd_ones(kinds)
    if len(odd) != 1:
        raise ValueError(f"a deck leaves exactly one card without a partner; this one leaves {len(odd)}")
    return odd[0]
