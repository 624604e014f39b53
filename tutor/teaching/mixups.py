"""Why two cards are no pair, as a child of four would have it, and which card help is about."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from tutor.game import RANKS, Card

Code = Literal[
    "ONE_CARD",
    "JOKER",
    "ODD_CARD",
    "COLOUR_RULE",
    "PICTURE_COLOUR",
    "PICTURE_KIND",
    "OTHER_LETTER",
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

LOOKALIKES = ({"2", "5"}, {"A", "4"}, {"6", "9"}, {"A", "7"}, {"3", "8"})
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
    """What the child can see that bears on a mix-up.

    `kinds` is the class of each card, `special` the classes that never had a partner, `alone` those with one card
    left; `suits` tells whether suits show, `by_colour` whether colours must match too, `colours` the
    colour of each picture, `tags` the mix-ups that are this child's own and come first.
    """

    kinds: Mapping[Card, str]
    special: frozenset[str]
    alone: frozenset[str]
    suits: bool
    by_colour: bool = False
    colours: Mapping[str, str] = {}
    tags: tuple[str, ...] = ()

    def colour(self, card: Card) -> str:
        """Red or black, or the colour of a picture."""
        return card.colour or self.colours.get(card.rank, "")


def dots(card: Card) -> int:
    """How many dots a number card has; none on a court card, a joker or a picture."""
    return RANKS.index(card.rank) + 1 if card.suit and card.rank in RANKS[:10] else 0


def mistake(x: Card, y: Card, hand: Sequence[Card], eyes: Eyes) -> MixUp | None:
    """What explains that these two cards of the hand are no pair; None where they are one."""
    if x != y and eyes.kinds[x] == eyes.kinds[y]:
        return None
    return MixUp(codes_for(x, y, eyes), x, y, target_of(x, y, hand, eyes.kinds))


def codes_for(x: Card, y: Card, eyes: Eyes) -> tuple[Code, ...]:
    """All codes that fit two cards, in the order in which they come to be spoken."""
    kinds, picture = {eyes.kinds[x], eyes.kinds[y]}, not (x.suit and y.suit)
    same_colour = eyes.colour(x) == eyes.colour(y) != ""
    fits: tuple[tuple[bool, Code], ...] = (
        (bool(kinds & eyes.special), "JOKER"),
        (bool(kinds & eyes.alone - eyes.special), "ODD_CARD"),
        (x.rank == y.rank and x.colour != y.colour, "COLOUR_RULE"),
        (picture and same_colour, "PICTURE_COLOUR"),
        (picture, "PICTURE_KIND"),
    )
    special = tuple(code for fit, code in fits if fit)
    return special if picture or x.rank == y.rank else (*special, *_number_codes(x, y, eyes))


def _number_codes(x: Card, y: Card, eyes: Eyes) -> tuple[Code, ...]:
    """What fits two cards of different ranks; where one is a court card, letters are spoken of before numbers."""
    ranks, numbers = {x.rank, y.rank}, bool(dots(x) and dots(y))
    fits: tuple[tuple[bool, Code], ...] = (
        (not numbers, "OTHER_LETTER"),
        (x.suit == y.suit and eyes.suits, "SAME_SUIT"),
        (ranks in LOOKALIKES, "LOOKALIKE"),
        (ranks in DOT_PATTERNS, "DOT_PATTERN"),
        ("A" in ranks, "ACE_LETTER"),
        (numbers and abs(dots(x) - dots(y)) == 1, "NEIGHBOUR"),
        (x.colour == y.colour and x.suit != y.suit and not eyes.by_colour, "SAME_COLOUR"),
        (True, "OTHER_NUMBER"),
    )
    fitting = tuple(code for fit, code in fits if fit)
    return tuple(sorted(fitting, key=lambda code: code not in eyes.tags)) if eyes.tags else fitting


def target_of(x: Card, y: Card, hand: Sequence[Card], kinds: Mapping[Card, str]) -> Target | None:
    """The first card chosen if its partner is in the hand, else the second, else another pair, else nothing."""
    for chosen in (x, y):
        partner = partner_in(chosen, hand, kinds)
        if partner:
            return Target(chosen, partner)
    return any_pair(hand, kinds)


def any_pair(hand: Sequence[Card], kinds: Mapping[Card, str]) -> Target | None:
    """The pair of the hand whose first card came first, if there is one."""
    for card in hand:
        partner = partner_in(card, hand, kinds)
        if partner:
            return Target(card, partner, elsewhere=True)
    return None


def partner_in(card: Card, hand: Sequence[Card], kinds: Mapping[Card, str]) -> Card | None:
    """The first other card of the hand that makes a pair with this one."""
    wanted = kinds[card]
    return next((other for other in hand if other != card and kinds[other] == wanted), None)
