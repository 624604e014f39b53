"""Builders for rounds that read like a table: hands as `7H 7S | 4D`, seat by seat from seat 0."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import chain

from tutor.game import (
    JOKER,
    ODD_ONE,
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
    LayPair,
    Round,
    Table,
    apply,
    card,
    cards,
    kind,
    play_out,
    seat_actions,
    start,
)
from tutor.game.deck import Unseen

FULL_PACK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
LOW_PACK = FULL_PACK[: 6 * 4]
JOKER_PACK = (*FULL_PACK, JOKER)
TWO_PACKS = FULL_PACK + tuple(Card(one.rank, one.suit, 1) for one in FULL_PACK)

# How the three rule sheets play where they differ.
SHEET_A = {"pairs_laid": "face-down"}
SHEET_B = {"pairing": "rank-colour", "flow": "take", "first": "dealer-left"}
SHEET_C: dict[str, str] = {}


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


def deck_of(
    pack: Iterable[Card], taken_out: str = "", unseen: Unseen = "none", odd: str = "", **rules: str | int | bool
) -> Deck:
    return Deck(
        "test",
        "A test",
        "A deck of a test.",
        "C",
        tuple(pack),
        cards(taken_out),
        HouseRules(**rules),
        unseen=unseen,
        odd=card(odd) if odd else None,
    )


def pictures(pairs: str, alone: str) -> tuple[Card, ...]:
    """A picture pack: two of each of these, and one that is alone."""
    return (*(Card(name, "", copy) for name in pairs.split() for copy in (0, 1)), Card(alone))


def ace_to_six(**rules: str) -> Deck:
    return deck_of(LOW_PACK, "6H", **rules)


def classic(**rules: str) -> Deck:
    return deck_of(FULL_PACK, "QH", **rules)


def hands_of(line: str) -> tuple[Hand, ...]:
    return tuple(cards(hand) for hand in line.split("|"))


def at_opening(
    line: str, dealer: int = 0, chance: Chance | None = None, odd: str = "", **rules: str | int | bool
) -> Round:
    """A round before its opening pairs, with hands of any size; `odd` is the card that is the odd one by name."""
    hands = hands_of(line)
    dealt = tuple(chain(*hands))
    kinds = {one: ODD_ONE if str(one) == odd else kind(one, HouseRules(**rules).pairing) for one in dealt}
    return Round(
        Table(HouseRules(**rules), len(hands), dealer, dealt, (), (), kinds, chance or told()),
        phase="opening",
        hands=hands,
        laid=(),
        places=tuple(int(not hand) for hand in hands),
        done=tuple(not hand for hand in hands),
        live_pairs=sum(count // 2 for count in Counter(kinds.values()).values()),
        offerer=dealer,
        drawer=dealer,
        offers=0,
        drawn=None,
    )


def at_turn(line: str, actor: int = 0, chance: Chance | None = None, odd: str = "", **rules: str | bool) -> Round:
    """A round whose opening is over, with this seat to act: to offer in offer flow, to draw in take flow."""
    return all_done(at_opening(line, actor, chance, odd, **{**rules, "first": "dealer"}))[0]


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


def lay(seat: int, pair: str) -> LayPair:
    """Two cards, such as `7H 7S`, laid by a seat."""
    return LayPair(seat, *cards(pair))


def drawn(now: Round, notation: str) -> tuple[Round, tuple[Event, ...]]:
    """This card is drawn from an unturned fan, and not laid or kept yet."""
    return apply(now, Draw(now.drawer, now.hands[now.offerer].index(card(notation))))


def turn(now: Round, notation: str) -> tuple[Round, tuple[Event, ...]]:
    """One whole turn: this card is drawn from an unturned fan, and laid or kept."""
    now, taken = drawn(now, notation)
    now, settled = apply(now, seat_actions(now, now.drawer)[0])
    return now, taken + settled


def refused(now: Round, action: Action) -> bool:
    """Whether the action is refused as one that is not legal."""
    try:
        apply(now, action)
    except IllegalAction:
        return True
    return False


def dealt(deck: Deck, players: int, seed: int = 0, dealer: int = 0) -> Round:
    return start(deck, players, dealer, seeded(seed))


def last_cards(deck: Deck, rounds: int = 60) -> set[str]:
    """The cards that somebody was left with in so many rounds."""
    overs = [play_out(dealt(deck, 3, seed))[0] for seed in range(rounds)]
    return {str(over.hands[over.offerer][0]) for over in overs}


def happened(events: Iterable[Event], sort: type) -> list[Event]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, sort)]
