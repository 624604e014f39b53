"""Why two cards are no pair, as a child of four would have it, and which card help is about."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tutor.game import RANKS, Card, Pairing, kind

Code = Literal[
    "ONE_CARD",
    "ODD_CARD",
    "SAME_SUIT",
    "LOOKALIKE",
    "DOT_PATTERN",
    "ACE_LETTER",
    "NEIGHBOUR",
    "SAME_COLOUR",
    "OTHER_NUMBER",
    "MISSED_PAIR",
    "MISSED_AFTER_DRAW",
    "THIRD_WAITS",
    "TAP_TAP",
    "WAITING",
    "OTHER_NEIGHBOUR",
]

LOOKALIKES = ({"2", "5"}, {"A", "4"})
DOT_PATTERNS = ({"2", "3"}, {"4", "5"})

# Mix-ups whose second step of help counts the dots of each card that is touched.
COUNTED: frozenset[Code] = frozenset(("LOOKALIKE", "DOT_PATTERN", "NEIGHBOUR", "OTHER_NUMBER"))


class Target(msgspec.Struct, frozen=True, gc=False):
    """The card that help is about, a partner of it in the same hand, and whether it is neither card chosen."""

    card: Card
    partner: Card
    elsewhere: bool = False


class MixUp(msgspec.Struct, frozen=True, gc=False):
    """A mix-up: all codes that fit, the one that is spoken first, the two cards as chosen."""

    codes: tuple[Code, ...]
    x: Card
    y: Card
    target: Target | None

    @property
    def code(self) -> Code:
        """The code that is spoken."""
        return self.codes[0]


class Eyes(msgspec.Struct, frozen=True, gc=False):
    """What the child can see that bears on a mix-up: which classes have one card left, and whether suits show."""

    pairing: Pairing
    alone: frozenset[str]
    suits: bool


def mistake(x: Card, y: Card, hand: Sequence[Card], eyes: Eyes) -> MixUp | None:
    """What explains that these two cards of the hand are no pair; None where they are one."""
    if x != y and kind(x, eyes.pairing) == kind(y, eyes.pairing):
        return None
    return MixUp(codes_for(x, y, eyes), x, y, target_of(x, y, hand, eyes.pairing))


def codes_for(x: Card, y: Card, eyes: Eyes) -> tuple[Code, ...]:
    """All codes that fit two cards, in the order in which they come to be spoken."""
    ranks = {x.rank, y.rank}
    apart = abs(RANKS.index(x.rank) - RANKS.index(y.rank))
    fits: tuple[tuple[bool, Code], ...] = (
        (kind(x, eyes.pairing) in eyes.alone or kind(y, eyes.pairing) in eyes.alone, "ODD_CARD"),
        (x.suit == y.suit and eyes.suits, "SAME_SUIT"),
        (ranks in LOOKALIKES, "LOOKALIKE"),
        (ranks in DOT_PATTERNS, "DOT_PATTERN"),
        ("A" in ranks, "ACE_LETTER"),
        (apart == 1, "NEIGHBOUR"),
        (x.colour == y.colour and x.suit != y.suit, "SAME_COLOUR"),
        (True, "OTHER_NUMBER"),
    )
    return tuple(code for fit, code in fits if fit)


def target_of(x: Card, y: Card, hand: Sequence[Card], pairing: Pairing) -> Target | None:
    """The first card chosen if its partner is in the hand, else the second, else another pair, else nothing."""
    for chosen in (x, y):
        partner = partner_in(chosen, hand, pairing)
        if partner:
            return Target(chosen, partner)
    return any_pair(hand, pairing)


def any_pair(hand: Sequence[Card], pairing: Pairing) -> Target | None:
    """The pair of the hand whose first card came first, if there is one."""
    for card in hand:
        partner = partner_in(card, hand, pairing)
        if partner:
            return Target(card, partner, elsewhere=True)
    return None


def partner_in(card: Card, hand: Sequence[Card], pairing: Pairing) -> Card | None:
    """The first other card of the hand that makes a pair with this one."""
    wanted = kind(card, pairing)
    return next((other for other in hand if other != card and kind(other, pairing) == wanted), None)
