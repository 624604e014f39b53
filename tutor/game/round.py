"""A round of Old Maid: what lies where, whose turn it is, and what can be done or has happened."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from tutor.game.cards import Card, kind
from tutor.game.chance import Chance
from tutor.game.deck import Deck, one_odd
from tutor.game.rules import HouseRules

Phase = Literal["opening", "drawing", "laying", "over"]
Hand = tuple[Card, ...]

MOST_DRAWS = 10_000


class LayPair(msgspec.Struct, frozen=True, gc=False):
    """A seat lays two cards of its hand on the table."""

    seat: int
    a: Card
    b: Card


class Draw(msgspec.Struct, frozen=True, gc=False):
    """A seat takes the card at a place (from 0) of the fan that is held out to it."""

    seat: int
    position: int


class Done(msgspec.Struct, frozen=True, gc=False):
    """A seat has no pair left to lay and is done for now."""

    seat: int


Action = LayPair | Draw | Done


class PairLaid(msgspec.Struct, frozen=True, gc=False):
    """A pair went down."""

    seat: int
    a: Card
    b: Card


class CardDrawn(msgspec.Struct, frozen=True, gc=False):
    """A card moved from the offerer's fan into the drawer's hand."""

    drawer: int
    offerer: int
    position: int
    card: Card


class CardKept(msgspec.Struct, frozen=True, gc=False):
    """The drawn card found no partner and stays."""

    seat: int
    card: Card


class FanOffered(msgspec.Struct, frozen=True, gc=False):
    """A seat holds out its mixed fan of so many cards to another."""

    offerer: int
    drawer: int
    size: int


class WentOut(msgspec.Struct, frozen=True, gc=False):
    """A seat has no cards left and is safe; `place` 1 is the first to be out."""

    seat: int
    place: int


class RoundEnded(msgspec.Struct, frozen=True, gc=False):
    """No pair is left to make; the holder sits with the odd card."""

    holder: int
    card: Card


Event = PairLaid | CardDrawn | CardKept | FanOffered | WentOut | RoundEnded


class Table(msgspec.Struct, frozen=True, gc=False):
    """What does not change while a round is played. Seats count clockwise from 0."""

    rules: HouseRules
    players: int
    dealer: int
    deal: tuple[Card, ...]
    taken_out: tuple[Card, ...]
    kinds: Mapping[Card, str]
    chance: Chance

    @property
    def deal_order(self) -> tuple[int, ...]:
        """The seats in the order in which they get cards: from the dealer's left, clockwise."""
        return tuple((self.dealer + 1 + k) % self.players for k in range(self.players))


class Round(msgspec.Struct, frozen=True, gc=False):
    """One round at one moment. `places` is 0 for a seat still in play, else the place at which it went out.

    `done` tells which seats have finished laying their opening pairs, `offers` counts the fans held out before
    the present one, `drawn` is the card just drawn, as long as its drawer may lay it.
    """

    table: Table
    phase: Phase
    hands: tuple[Hand, ...]
    laid: tuple[LayPair, ...]
    places: tuple[int, ...]
    done: tuple[bool, ...]
    live_pairs: int
    offerer: int
    drawer: int
    offers: int
    drawn: Card | None


class IllegalAction(ValueError):
    """The action is not among the legal ones; nothing has changed."""


class RoundAborted(RuntimeError):
    """The round went past 10,000 draws; it does not count."""


def shuffled(pack: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """The cards as they will be dealt: Fisher and Yates's shuffle with the numbers 1 to L-1 of the round's chance."""
    order = list(pack)
    size = len(order)
    numbers = chance.first(size)
    for i in range(size - 1, 0, -1):
        j = int(numbers[size - i] * (i + 1))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def start(deck: Deck, players: int, dealer: int, chance: Chance) -> Round:
    """A new round, dealt and face to face with its opening pairs; clockwise, the first card to the dealer's left."""
    return opened(deck, players, dealer, shuffled(deck.cards, chance), chance)


def opened(deck: Deck, players: int, dealer: int, deal: tuple[Card, ...], chance: Chance) -> Round:
    """A round with this very deal; raises ValueError where the seats make no table or not one class is odd."""
    if players < 2 or not 0 <= dealer < players:
        raise ValueError("a table has at least two seats, and its dealer sits at one of them")
    kinds = {card: kind(card, deck.rules.pairing) for card in deal}
    one_odd(map(kinds.__getitem__, deal))
    table = Table(deck.rules, players, dealer, deal, deck.taken_out, kinds, chance)
    hands = tuple(deal[(seat - dealer - 1) % players :: players] for seat in range(players))
    empty = tuple(not hand for hand in hands)
    live = (len(deal) - 1) // 2
    return Round(table, "opening", hands, (), tuple(map(int, empty)), empty, live, dealer, dealer, 0, None)
