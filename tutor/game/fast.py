"""A round on plain numbers and lists, for many thousands of them: the same draws and the same holder, nothing told.

It reads the numbers of a round's chance in the order of `start` and `play_out`, and so plays the same round.
"""

from collections.abc import Callable
from math import floor

import msgspec

from tutor.game.chance import Chance
from tutor.game.deck import Deck
from tutor.game.round import MOST_DRAWS, RoundAborted, start

Number = Callable[[], float]
Classes = list[int]  # cards, each by the number of its class alone


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What does not change from round to round: the class of each card of the pack as a number, and who sits where.

    `order` names the seats as the turn passes them, the first to act foremost; `dealt_from` gives, in that order, the
    place in the deal of the first card of each seat; `unseen` says whether a card is put aside before the deal.
    """

    classes: tuple[int, ...]
    order: tuple[int, ...]
    dealt_from: tuple[int, ...]
    offers: bool
    unseen: bool


class _Still:
    """Numbers by which nothing moves."""

    def __init__(self, _: int) -> None: ...

    def random(self) -> float:
        """Nought, always."""
        return 0.0


def plan_of(deck: Deck, players: int, dealer: int = 0) -> Plan:
    """The plan of a deck's rounds at a table; raises ValueError where the deck or the seats make no game."""
    start(deck, players, dealer, Chance(0, _Still))  # a deal that is not played: it refuses what makes no round
    deck.odd_kind()
    rules = deck.rules
    first = rules.first_seat(dealer, players)
    order = tuple((first + rules.step * turn) % players for turn in range(players))
    numbers: dict[str, int] = {}
    return Plan(
        classes=tuple(numbers.setdefault(deck.kinds[card], len(numbers)) for card in deck.cards),
        order=order,
        dealt_from=tuple((seat - dealer - 1) % players for seat in order),
        offers=rules.flow == "offer",
        unseen=deck.unseen != "none",
    )


def fast_round(plan: Plan, number: Number, fresh: list[int] | None = None) -> tuple[int, int]:
    """How many draws a round takes, and the seat that is left with the odd card; RoundAborted past 10,000 draws.

    `number` gives the numbers of the round's chance one after the other. `fresh` are the places in the pack from which
    a card may be put aside unseen, every place where it is left out; the chosen one is taken off this list.
    """
    deal = _shuffled(_left(plan, number(), fresh), number)
    players = len(plan.order)
    hands = [_opening_laid(deal[place::players]) for place in plan.dealt_from]
    draws = _draws([hand for hand in hands if hand], plan.offers, number)
    return draws, plan.order[list(map(len, hands)).index(1)]


def take_place(number: float, fresh: list[int]) -> int:
    """The place in the pack of the card that this number puts aside unseen; it is taken off the fresh ones."""
    return fresh.pop(floor(number * len(fresh)))


def _left(plan: Plan, number: float, fresh: list[int] | None) -> Classes:
    """The cards that are dealt, in the order of the pack."""
    left = list(plan.classes)
    if plan.unseen:
        del left[take_place(number, list(range(len(left))) if fresh is None else fresh)]
    return left


def _shuffled(deal: Classes, number: Number) -> Classes:
    for i in range(len(deal) - 1, 0, -1):
        j = floor(number() * (i + 1))
        deal[i], deal[j] = deal[j], deal[i]
    return deal


def _opening_laid(dealt: Classes) -> Classes:
    """The cards that found no partner, as they came; of three alike that is the third."""
    hand: Classes = []
    for card in dealt:
        if card in hand:
            hand.remove(card)
        else:
            hand.append(card)
    return hand


def _draws(ring: list[Classes], offers: bool, number: Number) -> int:
    """Plays to the end and counts the draws; the ring holds the hands in the order of the turns.

    In both flows a turn is between a hand and the one after it, and passes to that one, or over it where it is empty
    now: they differ only in who holds out the fan. The loop is flat for speed.
    """
    at, count = 0, len(ring)
    if count == 1:
        return 0
    for draws in range(1, MOST_DRAWS + 1):
        after = at + 1 if at + 1 < count else 0
        if offers:
            fan, hand = ring[at], ring[after]
        else:
            fan, hand = ring[after], ring[at]
        size = len(fan)
        card = fan.pop(floor(number() * size) + floor(number() * size) - size)  # below nought counts from the end
        if card in hand:
            hand.remove(card)
        else:
            hand.append(card)
        at = after
        if not (fan and hand):
            ring = [hand for hand in ring[at:] + ring[:at] if hand]
            at, count = 0, len(ring)
            if count == 1:
                return draws
    raise RoundAborted("a round of more than 10,000 draws does not count")
