"""What may be done in a round, and what happens when it is done."""

from collections.abc import Mapping
from typing import TypeVar

from tutor.game.cards import Card
from tutor.game.round import (
    MOST_DRAWS,
    Action,
    CardDrawn,
    CardKept,
    Done,
    Draw,
    Event,
    FanOffered,
    Hand,
    IllegalAction,
    LayPair,
    PairLaid,
    Phase,
    Round,
    RoundAborted,
    RoundEnded,
    WentOut,
)

Value = TypeVar("Value")
Hands = tuple[Hand, ...]
Turn = tuple[Phase, int, int]  # the phase, who holds out a fan, who draws
Outcome = tuple[Round, tuple[Event, ...]]


def apply(now: Round, action: Action) -> Outcome:
    """The round after an action, and what happened; raises IllegalAction, or RoundAborted past 10,000 draws."""
    if isinstance(action, Draw):
        return _draw(now, action)
    if isinstance(action, LayPair):
        return _lay(now, action)
    return _done(now, action)


def legal_actions(now: Round) -> tuple[Action, ...]:
    """All actions that some seat may do now; empty when the round is over."""
    if now.phase == "drawing":
        return tuple(Draw(now.drawer, p) for p in range(len(now.hands[now.offerer])))
    if now.phase == "laying":
        return seat_actions(now, now.drawer)
    if now.phase == "opening":
        return tuple(action for seat in now.table.deal_order for action in seat_actions(now, seat))
    return ()


def seat_actions(now: Round, seat: int) -> tuple[Action, ...]:
    """What one seat may do now: a pair must be laid before the seat may say that it is done (all three sheets)."""
    if now.phase == "drawing":
        return legal_actions(now) if seat == now.drawer else ()
    if now.done[seat] if now.phase == "opening" else now.phase == "over" or seat != now.drawer:
        return ()
    pairs = pairs_in(now.hands[seat], now.table.kinds)
    return tuple(LayPair(seat, a, b) for a, b in pairs) or (Done(seat),)


def pairs_in(hand: Hand, kinds: Mapping[Card, str]) -> list[tuple[Card, Card]]:
    """Every pair in a hand, those that came first foremost; three alike give three, for the player to choose from."""
    return [(a, b) for j, b in enumerate(hand) for a in hand[:j] if kinds[a] == kinds[b]]


def has_pair(hand: Hand, kinds: Mapping[Card, str]) -> bool:
    """Whether two cards of the hand are a pair."""
    return len(set(map(kinds.__getitem__, hand))) < len(hand)


def next_holder(hands: Hands, seat: int, step: int) -> int:
    """The first seat after this one, in the direction of play, that still holds cards."""
    players = len(hands)
    seat = (seat + step) % players
    while not hands[seat]:
        seat = (seat + step) % players
    return seat


def _lay(now: Round, pair: LayPair) -> Outcome:
    seat, opening = pair.seat, now.phase == "opening"
    if not (0 <= seat < now.table.players if opening else now.phase == "laying" and seat == now.drawer):
        raise IllegalAction("nobody lays a pair now")
    rest = _without(now.hands[seat], pair, now.table.kinds)
    hands, laid, live = _put(now.hands, seat, rest), (*now.laid, pair), now.live_pairs - 1
    events: list[Event] = [PairLaid(seat, pair.a, pair.b)]
    places, done = now.places, now.done
    if not rest:
        place = 1 if opening else _next_place(places)
        places, done = _put(places, seat, place), _put(done, seat, True)
        events.append(WentOut(seat, place))
    turn = _opening_turn(now, hands, done, live) if opening else _next_turn(now, hands, live)
    return _after(now, turn, events, hands, laid, places, done, live)


def _without(hand: Hand, pair: LayPair, kinds: Mapping[Card, str]) -> Hand:
    rest = list(hand)
    try:
        rest.remove(pair.a)
        rest.remove(pair.b)
    except ValueError:
        raise IllegalAction("the hand does not hold these two cards") from None
    if kinds[pair.a] != kinds[pair.b]:
        raise IllegalAction("these two cards are not a pair")
    return tuple(rest)


def _put(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


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
    turn = (
        _opening_turn(now, now.hands, done, now.live_pairs) if opening else _next_turn(now, now.hands, now.live_pairs)
    )
    return _after(now, turn, events, now.hands, now.laid, now.places, done, now.live_pairs)


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
    after = Round(
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
    return after, events


def _opening_turn(now: Round, hands: Hands, done: tuple[bool, ...], live_pairs: int) -> Turn:
    """Once all seats are done the first one acts, or the next holder where it is safe already."""
    if not all(done):
        return "opening", now.offerer, now.drawer
    table = now.table
    first = table.rules.first_seat(table.dealer, table.players)
    return _turn_of(now, first if hands[first] else next_holder(hands, first, table.rules.step), hands, live_pairs)


def _next_turn(now: Round, hands: Hands, live_pairs: int) -> Turn:
    """In offer flow the drawer holds its fan out next, where it has one; else the next holder acts."""
    actor, rules = now.drawer, now.table.rules
    if rules.flow == "take" or not hands[actor]:
        actor = next_holder(hands, actor, rules.step)
    return _turn_of(now, actor, hands, live_pairs)


def _turn_of(now: Round, actor: int, hands: Hands, live_pairs: int) -> Turn:
    if not live_pairs:
        return "over", actor, actor
    rules = now.table.rules
    other = next_holder(hands, actor, rules.step)
    return ("drawing", actor, other) if rules.flow == "offer" else ("drawing", other, actor)


def _after(
    now: Round,
    turn: Turn,
    events: list[Event],
    hands: Hands,
    laid: tuple[LayPair, ...],
    places: tuple[int, ...],
    done: tuple[bool, ...],
    live_pairs: int,
) -> Outcome:
    """The round with its next turn: a fan is held out, or it is over."""
    phase, offerer, drawer = turn
    if phase == "drawing":
        events.append(FanOffered(offerer, drawer, len(hands[offerer])))
    elif phase == "over":
        events.append(RoundEnded(drawer, hands[drawer][0]))
    after = Round(now.table, phase, hands, laid, places, done, live_pairs, offerer, drawer, now.offers, None)
    return after, tuple(events)
