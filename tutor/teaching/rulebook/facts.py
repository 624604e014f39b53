"""What the parts of a deck come to: the facts from which its rules are told."""

from collections import Counter
from typing import Literal

import msgspec

from tutor.game import JOKER, ODD_ONE, SUITS, Card, Deck

OddSort = Literal["joker", "picture", "named", "single", "several", "unseen"]
Shape = tuple[tuple[int, int], ...]

# Cards drawn in a round on average, by classes (how many of which size) and players; with two the flow is all the same.
DRAWS: dict[Shape, dict[int, int]] = {
    ((4, 12), (3, 1)): {2: 7},
    ((4, 5), (3, 1)): {2: 3},
    ((4, 13), (1, 1)): {2: 8},
    ((4, 12), (1, 1)): {2: 8},
    ((4, 7), (3, 1)): {2: 4},
    ((8, 12), (7, 1)): {2: 7},
    ((4, 25), (3, 1)): {2: 14},
    ((2, 25), (1, 1)): {2: 14},
    ((2, 26), (1, 1)): {2: 15},
    ((2, 18), (1, 1)): {2: 11},
    ((2, 15), (1, 1)): {2: 9},
    ((2, 11), (1, 1)): {2: 7},
}
MORE_DRAWS: dict[tuple[Shape, str], dict[int, int]] = {
    (((4, 12), (3, 1)), "offer"): {4: 31, 6: 57},
    (((4, 12), (3, 1)), "take"): {4: 36, 6: 76},
    (((4, 5), (3, 1)), "offer"): {4: 10, 6: 16},
    (((4, 5), (3, 1)), "take"): {4: 14, 6: 26},
}
# What the seat is worth: the line that tells it, and the players it is true for.
SEATS: dict[tuple[Shape, str], tuple[str, int]] = {
    (((4, 12), (3, 1)), "offer"): ("seats_51_offer", 3),
    (((4, 12), (3, 1)), "take"): ("seats_51_take", 4),
    (((4, 5), (3, 1)), "offer"): ("seats_23_offer", 4),
    (((4, 5), (3, 1)), "take"): ("seats_23_take", 6),
}
CHILDRENS_SHAPE: Shape = ((4, 5), (3, 1))


class Facts(msgspec.Struct, frozen=True, gc=False):
    """A deck, and what its rules are told from.

    `odd` are the cards of the odd class, none where a card is taken out unseen; `sizes` are the sizes of all classes
    before that; `shape` counts the classes that are dealt by size, and is empty where that depends on the unseen card.
    """

    deck: Deck
    sort: OddSort
    odd: tuple[Card, ...]
    sizes: tuple[int, ...]
    shape: Shape

    @property
    def suited(self) -> tuple[Card, ...]:
        """The cards of the pack with a suit."""
        return tuple(card for card in self.deck.pack if card.suit)

    @property
    def joker(self) -> bool:
        """Whether the pack has a joker."""
        return any(card.rank == JOKER.rank for card in self.deck.pack)

    @property
    def pictures(self) -> tuple[Card, ...]:
        """The picture cards of the pack, without jokers."""
        return tuple(card for card in self.deck.pack if not card.suit and card.rank != JOKER.rank)

    @property
    def largest(self) -> int:
        """How many cards the largest class has."""
        return max(self.sizes)

    @property
    def known(self) -> bool:
        """Whether everybody knows the odd card from the start."""
        return self.sort not in ("several", "unseen")

    @property
    def usual_start(self) -> bool:
        """Whether who begins, and which way round, is what the figures were counted with."""
        rules = self.deck.rules
        usual = (None, "dealer" if rules.flow == "offer" else "dealer-left")
        return rules.direction == "clockwise" and rules.first in usual

    @property
    def draws(self) -> dict[int, int]:
        """About how many cards are drawn in a round, by the number of players; only where it was counted."""
        more = MORE_DRAWS.get((self.shape, self.deck.rules.flow), {}) if self.usual_start else {}
        counted = DRAWS.get(self.shape, {}) | more
        return {players: draws for players, draws in counted.items() if self.seats(players)}

    @property
    def seat_line(self) -> str:
        """The line that tells what the dealer's seat is worth, empty where it was not counted."""
        line, players = SEATS.get((self.shape, self.deck.rules.flow), ("", 0))
        return line if self.usual_start and self.seats(players) else ""

    def seats(self, players: int) -> bool:
        """Whether so many may play."""
        return self.deck.fewest_players <= players <= self.deck.most_players


def facts_of(deck: Deck) -> Facts:
    """The facts of a deck; raises ValueError where it leaves not exactly one odd class."""
    odd_kind, kinds = deck.odd_kind(), deck.kinds
    odd = tuple(card for card in deck.cards if kinds[card] == odd_kind)
    counts = Counter(kinds.values())
    return Facts(deck, _sort(deck, odd), odd, tuple(counts.values()), _shape(deck, counts))


def _sort(deck: Deck, odd: tuple[Card, ...]) -> OddSort:
    if deck.unseen != "none":
        return "unseen"
    if len(odd) > 1:
        return "several"
    card = odd[0]
    if deck.kinds[card] == ODD_ONE:
        return "named"
    if card.suit:
        return "single"
    return "joker" if card.rank == JOKER.rank else "picture"


def _shape(deck: Deck, counts: Counter[str]) -> Shape:
    sizes = Counter(counts.values())
    if deck.unseen != "none":
        if len(sizes) > 1:
            return ()
        (size,) = sizes
        sizes[size] -= 1
        sizes[size - 1] += 1
    return tuple(sorted(((size, count) for size, count in sizes.items() if size and count), reverse=True))


def whole_ranks(facts: Facts) -> tuple[str, ...]:
    """The ranks of which all four suits are dealt, lowest first."""
    dealt = {(card.rank, card.suit) for card in facts.deck.cards if card.suit}
    return tuple(rank for rank in facts.deck.ranks if all((rank, suit) in dealt for suit in SUITS))


def pair_ranks(facts: Facts) -> tuple[str, ...]:
    """The ranks of which two cards are a pair, or the pictures where there are no ranks; the odd one last."""
    kinds = facts.deck.kinds
    counts = Counter(kinds.values())
    cards = [card for card in facts.deck.cards if card.suit] or facts.deck.cards
    ranks = dict.fromkeys(card.rank for card in cards if counts[kinds[card]] > 1)
    odd = {card.rank for card in facts.odd}
    return tuple(sorted(ranks, key=odd.__contains__))
