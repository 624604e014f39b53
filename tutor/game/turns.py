"""Whose turn it is next, and when a round is over."""

from collections.abc import Sequence

from tutor.game.cards import Card
from tutor.game.deck import one_odd
from tutor.game.round import Event, FanOffered, Hand, LayPair, Phase, Round, RoundEnded

Hands = tuple[Hand, ...]
Turn = tuple[Phase, int, int]  # the phase, who holds out a fan, who draws
Outcome = tuple[Round, tuple[Event, ...]]


def next_holder(hands: Hands, seat: int, step: int) -> int:
    """The first seat after this one, in the direction of play, that still holds cards."""
    players = len(hands)
    seat = (seat + step) % players
    while not hands[seat]:
        seat = (seat + step) % players
    return seat


def first_turn(now: Round, hands: Hands, done: tuple[bool, ...], live_pairs: int) -> Turn:
    """Once all seats are done the first one acts, or the next holder where it is safe already."""
    if not all(done):
        return "opening", now.offerer, now.drawer
    table = now.table
    first = table.rules.first_seat(table.dealer, table.players)
    return _turn_of(now, first if hands[first] else next_holder(hands, first, table.rules.step), hands, live_pairs)


def next_turn(now: Round, hands: Hands, live_pairs: int) -> Turn:
    """In offer flow the drawer holds its fan out next, where it has one; else the next holder acts."""
    actor, rules = now.drawer, now.table.rules
    if rules.flow == "take" or not hands[actor]:
        actor = next_holder(hands, actor, rules.step)
    return _turn_of(now, actor, hands, live_pairs)


def _turn_of(now: Round, actor: int, hands: Hands, live_pairs: int) -> Turn:
    if not live_pairs:
        holder = _odd_holder(now, actor, hands)
        return "over", holder, holder
    rules = now.table.rules
    other = next_holder(hands, actor, rules.step)
    return ("drawing", actor, other) if rules.flow == "offer" else ("drawing", other, actor)


def _odd_holder(now: Round, actor: int, hands: Hands) -> int:
    """Who holds the odd card; after wrong pairs, if no hand has it, somebody with a card."""
    held = [seat for seat, hand in enumerate(hands) if hand]
    if len(held) == 1:
        return held[0]
    kinds = now.table.kinds
    odd = one_odd(map(kinds.__getitem__, now.table.deal))
    return next((seat for seat in held if odd in map(kinds.__getitem__, hands[seat])), actor)


def after(
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
        events.append(RoundEnded(drawer, _last_card(now, hands[drawer])))
    later = Round(now.table, phase, hands, laid, places, done, live_pairs, offerer, drawer, now.offers, None)
    return later, tuple(events)


def _last_card(now: Round, hand: Sequence[Card]) -> Card:
    if len(hand) == 1:
        return hand[0]
    kinds = now.table.kinds
    odd = one_odd(map(kinds.__getitem__, now.table.deal))
    return next((card for card in hand if kinds[card] == odd), hand[0])
