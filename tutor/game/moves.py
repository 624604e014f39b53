"""What may be done in a round, and what happens when it is done."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import TypeVar

import msgspec

from tutor.game.cards import Card
from tutor.game.handling import handle
from tutor.game.round import (
    MOST_DRAWS,
    Action,
    CardDrawn,
    CardKept,
    Done,
    Draw,
    Event,
    Hand,
    IllegalAction,
    LayPair,
    PairLaid,
    Round,
    RoundAborted,
    WentOut,
)
from tutor.game.turns import Hands, Outcome, after, first_turn, next_turn

Value = TypeVar("Value")


def apply(now: Round, action: Action) -> Outcome:
    """The round after an action, and what happened; raises IllegalAction, or RoundAborted past 10,000 draws."""
    if isinstance(action, Draw):
        return _draw(now, action)
    if isinstance(action, LayPair):
        return _lay(now, action)
    if isinstance(action, Done):
        return _done(now, action)
    return handle(now, action)


def legal_actions(now: Round) -> tuple[Action, ...]:
    """All plays that some seat may make now; empty when the round is over. Mishaps and mixing are not among them."""
    if now.phase == "drawing":
        return tuple(Draw(now.drawer, p) for p in range(len(now.hands[now.offerer])))
    if now.phase == "laying":
        return seat_actions(now, now.drawer)
    if now.phase == "opening":
        return tuple(action for seat in now.table.deal_order for action in seat_actions(now, seat))
    return ()


def seat_actions(now: Round, seat: int) -> tuple[Action, ...]:
    """What one seat may do now: a pair must be laid before the seat may say that it is done (all three sheets).

    Where pairs lie face down and nobody checks them (sheet A), any other two cards may be laid too; they come last.
    """
    if now.phase == "drawing":
        return legal_actions(now) if seat == now.drawer else ()
    if now.done[seat] if now.phase == "opening" else now.phase == "over" or seat != now.drawer:
        return ()
    hand, kinds = now.hands[seat], now.table.kinds
    honest = tuple(LayPair(seat, a, b) for a, b in pairs_in(hand, kinds)) or (Done(seat),)
    if now.table.rules.wrong == "reject":
        return honest
    wrong = tuple(LayPair(seat, a, b) for a, b in combinations(hand, 2) if kinds[a] != kinds[b])
    return (*honest, *wrong)


def pairs_in(hand: Hand, kinds: Mapping[Card, str]) -> list[tuple[Card, Card]]:
    """Every pair in a hand, those that came first foremost; three alike give three, for the player to choose from."""
    return [(a, b) for j, b in enumerate(hand) for a in hand[:j] if kinds[a] == kinds[b]]


def has_pair(hand: Hand, kinds: Mapping[Card, str]) -> bool:
    """Whether two cards of the hand are a pair."""
    return len(set(map(kinds.__getitem__, hand))) < len(hand)


def _lay(now: Round, pair: LayPair) -> Outcome:
    seat, opening = pair.seat, now.phase == "opening"
    if not (0 <= seat < now.table.players if opening else now.phase == "laying" and seat == now.drawer):
        raise IllegalAction("nobody lays a pair now")
    table = now.table
    rest = _without(now.hands[seat], pair)
    right = table.kinds[pair.a] == table.kinds[pair.b]
    if not right and (table.rules.wrong == "reject" or (opening and now.done[seat])):
        raise IllegalAction("these two cards are not a pair")
    hands, laid = _put(now.hands, seat, rest), (*now.laid, pair)
    live = now.live_pairs - 1 if right else _live_pairs(hands, table.kinds)
    events: list[Event] = [PairLaid(seat, pair.a, pair.b)]
    places, done = now.places, now.done
    if not rest:
        place = 1 if opening else _next_place(places)
        places, done = _put(places, seat, place), _put(done, seat, True)
        events.append(WentOut(seat, place))
    if not (opening or right) and has_pair(rest, table.kinds):
        return msgspec.structs.replace(now, hands=hands, laid=laid, live_pairs=live), tuple(events)
    turn = first_turn(now, hands, done, live) if opening else next_turn(now, hands, live)
    return after(now, turn, events, hands, laid, places, done, live)


def _without(hand: Hand, pair: LayPair) -> Hand:
    rest = list(hand)
    try:
        rest.remove(pair.a)
        rest.remove(pair.b)
    except ValueError:
        raise IllegalAction("the hand does not hold these two cards") from None
    return tuple(rest)


def _live_pairs(hands: Hands, kinds: Mapping[Card, str]) -> int:
    counts = Counter(kinds[card] for hand in hands for card in hand)
    return sum(count // 2 for count in counts.values())


def _put(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def _next_place(places: tuple[int, ...]) -> int:
    return len(places) - places.count(0) + 1


def _done(now: Round, action: Done) -> Outcome:
    seat = action.seat
    laying = now.phase == "laying" and seat == now.drawer
    opening = now.phase == "opening" and 0 <= seat < now.table.players and not now.done[seat]
    if not (laying or opening):
        raise IllegalAction("this seat has nothing to be done with")
    if has_pair(now.hands[seat], now.table.kinds):
        raise IllegalAction("a pair is left in this hand, and pairs must be laid")
    events: list[Event] = [] if now.drawn is None else [CardKept(seat, now.drawn)]
    done = _put(now.done, seat, True) if opening else now.done
    turn = first_turn(now, now.hands, done, now.live_pairs) if opening else next_turn(now, now.hands, now.live_pairs)
    return after(now, turn, events, now.hands, now.laid, now.places, done, now.live_pairs)


def _draw(now: Round, action: Draw) -> Outcome:
    table, offerer, drawer = now.table, now.offerer, now.drawer
    fan = now.hands[offerer]
    size = len(fan)
    if now.phase != "drawing" or action.seat != drawer or not 0 <= action.position < size:
        raise IllegalAction("this card is not held out to this seat")
    if now.offers >= MOST_DRAWS:
        raise RoundAborted("a round of more than 10,000 draws does not count")
    turned = int(table.chance[len(table.deal) + 2 * now.offers] * size)
    place = (action.position + turned) % size
    card = fan[place]
    hands = list(now.hands)
    hands[offerer] = fan[:place] + fan[place + 1 :]
    hands[drawer] += (card,)
    events: tuple[Event, ...] = (CardDrawn(drawer, offerer, action.position, card),)
    places = now.places
    if size == 1:
        out = WentOut(offerer, _next_place(places))
        places = _put(places, offerer, out.place)
        events = (*events, out)
    later = Round(
        table,
        "laying",
        tuple(hands),
        now.laid,
        places,
        now.done,
        now.live_pairs,
        offerer,
        drawer,
        now.offers + 1,
        card,
    )
    return later, events
