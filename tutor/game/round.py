"""A round of Old Maid: what lies where, whose turn it is, and what can be done or has happened."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

import msgspec

from tutor.game.cards import Card
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


class Arrange(msgspec.Struct, frozen=True, gc=False):
    """The offerer puts its fan in this order of places before a card is drawn; not where a fan is mixed only once."""

    seat: int
    order: tuple[int, ...]


class Expose(msgspec.Struct, frozen=True, gc=False):
    """Somebody saw the hand of this seat by accident: it is mixed again before play goes on (sheet B)."""

    seat: int


class PullSeveral(msgspec.Struct, frozen=True, gc=False):
    """A seat pulled several cards at once: they go back unseen, the fan is mixed and held out again (sheet B)."""

    seat: int
    positions: tuple[int, ...]


Action = LayPair | Draw | Done | Arrange | Expose | PullSeveral


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


class HandExposed(msgspec.Struct, frozen=True, gc=False):
    """The cards of a seat were seen by accident, and are mixed again."""

    seat: int


class CardsPutBack(msgspec.Struct, frozen=True, gc=False):
    """Several cards were pulled at once and went back unseen."""

    drawer: int
    offerer: int
    positions: tuple[int, ...]


class FanArranged(msgspec.Struct, frozen=True, gc=False):
    """The offerer has put its fan in another order."""

    seat: int


class WentOut(msgspec.Struct, frozen=True, gc=False):
    """A seat has no cards left and is safe; `place` 1 is the first to be out."""

    seat: int
    place: int


class RoundEnded(msgspec.Struct, frozen=True, gc=False):
    """No pair is left to make; the holder sits with the odd card, or after wrong pairs with one that is left."""

    holder: int
    card: Card


Event = PairLaid | CardDrawn | CardKept | FanOffered | HandExposed | CardsPutBack | FanArranged | WentOut | RoundEnded


class Table(msgspec.Struct, frozen=True, gc=False):
    """What does not change while a round is played. Seats count clockwise from 0.

    `taken_out` lies open in the box, `unseen` is known to nobody until the round is over.
    """

    rules: HouseRules
    players: int
    dealer: int
    deal: tuple[Card, ...]
    taken_out: tuple[Card, ...]
    unseen: tuple[Card, ...]
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


def start(deck: Deck, players: int, dealer: int, chance: Chance, used: tuple[Card, ...] = ()) -> Round:
    """A new round, dealt and face to face with its opening pairs; clockwise, the first card to the dealer's left.

    `used` are the cards taken out unseen before in this series; where each has its turn, they wait for the others.
    """
    left, unseen = put_aside(deck, chance, used)
    return opened(deck, players, dealer, shuffled(left, chance), chance, unseen)


def put_aside(deck: Deck, chance: Chance, used: tuple[Card, ...] = ()) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that are dealt and the one taken out unseen, if any: the round's number 0 chooses it."""
    pack = deck.cards
    if deck.unseen == "none":
        return pack, ()
    fresh = pack
    if deck.unseen == "not-used-yet":
        turns = Counter(used)
        fewest = min(turns[card] for card in pack)
        fresh = tuple(card for card in pack if turns[card] == fewest)
    aside = fresh[int(chance[0] * len(fresh))]
    return tuple(card for card in pack if card != aside), (aside,)


def opened(
    deck: Deck,
    players: int,
    dealer: int,
    deal: tuple[Card, ...],
    chance: Chance,
    unseen: tuple[Card, ...] = (),
) -> Round:
    """A round with this very deal.

    Raises ValueError where the seats make no table, the house rules do not go together, a card is not of the deck or
    dealt twice, or not one class is odd.
    """
    _check_table(deck.rules, players, dealer)
    kinds = deck.kinds
    if len({*deal, *unseen}) < len(deal) + len(unseen):
        raise ValueError("a card is dealt twice")
    try:
        one_odd(map(kinds.__getitem__, deal))
    except KeyError as stranger:
        raise ValueError(f"{stranger} is dealt, but is not in this deck") from None
    table = Table(deck.rules, players, dealer, deal, deck.taken_out, unseen, kinds, chance)
    hands = tuple(deal[(seat - dealer - 1) % players :: players] for seat in range(players))
    empty = tuple(not hand for hand in hands)
    live = (len(deal) - 1) // 2
    return Round(table, "opening", hands, (), tuple(map(int, empty)), empty, live, dealer, dealer, 0, None)


def _check_table(rules: HouseRules, players: int, dealer: int) -> None:
    if players < 2 or not 0 <= dealer < players:
        raise ValueError("a table has at least two seats, and its dealer sits at one of them")
    if not 0 <= rules.first_seat(dealer, players) < players:
        raise ValueError("nobody sits where the first turn would be")
    if rules.pairs_laid == "face-up" and rules.wrong != "reject":
        raise ValueError("where pairs lie face up everybody sees a wrong pair at once, and its cards go back")
