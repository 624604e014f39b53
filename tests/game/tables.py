"""Builders for rounds that read like a table: hands as `7H 7S | 4D`, seat by seat from seat 0."""

import random
from collections.abc import Iterable
from itertools import chain

from tutor.game import (
    RANKS,
    SUITS,
    Action,
    Card,
    Chance,
    Deck,
    Done,
    Draw,
    Event,
    Hand,
    HouseRules,
    IllegalAction,
    Round,
    Table,
    apply,
    cards,
    kind,
    seat_actions,
    start,
)

FULL_PACK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
LOW_PACK = FULL_PACK[: 6 * 4]


class Numbers:
    """A source of chance that gives the numbers it was told, and then zeros: a fan that is not turned."""

    def __init__(self, *numbers: float) -> None:
        self._numbers = iter(numbers)

    def random(self) -> float:
        return next(self._numbers, 0.0)


def told(*numbers: float) -> Chance:
    return Chance(0, lambda seed: Numbers(*numbers))


def seeded(seed: int) -> Chance:
    return Chance(seed, random.Random)


def deck_of(pack: Iterable[Card], taken_out: str = "", **rules: str) -> Deck:
    return Deck("test", "A test", "A deck of a test.", "C", tuple(pack), cards(taken_out), HouseRules(**rules))


def ace_to_six(**rules: str) -> Deck:
    return deck_of(LOW_PACK, "6H", **rules)


def classic(**rules: str) -> Deck:
    return deck_of(FULL_PACK, "QH", **rules)


def hands_of(line: str) -> tuple[Hand, ...]:
    return tuple(cards(hand) for hand in line.split("|"))


def at_opening(line: str, dealer: int = 0, chance: Chance | None = None, **rules: str) -> Round:
    """A round before its opening pairs, with hands of any size."""
    hands = hands_of(line)
    dealt = tuple(chain(*hands))
    kinds = {card: kind(card, HouseRules(**rules).pairing) for card in dealt}
    counts = [list(kinds.values()).count(name) for name in set(kinds.values())]
    return Round(
        Table(HouseRules(**rules), len(hands), dealer, dealt, (), (), kinds, chance or told()),
        phase="opening",
        hands=hands,
        laid=(),
        places=tuple(int(not hand) for hand in hands),
        done=tuple(not hand for hand in hands),
        live_pairs=sum(count // 2 for count in counts),
        offerer=dealer,
        drawer=dealer,
        offers=0,
        drawn=None,
    )


def at_turn(line: str, actor: int = 0, chance: Chance | None = None, **rules: str) -> Round:
    """A round whose opening is over, with this seat to act: to offer in offer flow, to draw in take flow."""
    return all_done(at_opening(line, actor, chance, first="dealer", **rules))[0]


def all_done(now: Round) -> tuple[Round, tuple[Event, ...]]:
    """Every seat that still has cards says that it is done with its opening pairs."""
    events: tuple[Event, ...] = ()
    for seat, done in enumerate(now.done):
        if not done:
            now, events = apply(now, Done(seat))
    return now, events


def lay_all(now: Round) -> tuple[Round, tuple[Event, ...]]:
    """Every seat lays its opening pairs, those that came first foremost, and is done."""
    happened: tuple[Event, ...] = ()
    for seat in now.table.deal_order:
        while now.phase == "opening" and not now.done[seat]:
            now, events = apply(now, seat_actions(now, seat)[0])
            happened += events
    return now, happened


def turn(now: Round, notation: str) -> tuple[Round, tuple[Event, ...]]:
    """One whole turn: this card is drawn from an unturned fan, and laid or kept."""
    position = [str(card) for card in now.hands[now.offerer]].index(notation)
    now, drawn = apply(now, Draw(now.drawer, position))
    now, settled = apply(now, seat_actions(now, now.drawer)[0])
    return now, drawn + settled


def refused(now: Round, action: Action) -> bool:
    """Whether the action is refused as one that is not legal."""
    try:
        apply(now, action)
    except IllegalAction:
        return True
    return False


def dealt(deck: Deck, players: int, seed: int = 0, dealer: int = 0) -> Round:
    return start(deck, players, dealer, seeded(seed))


def happened(events: Iterable[Event], sort: type) -> list[Event]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, sort)]
