"""The lines of a record below its headers: one an opening hand, one a turn, one a mishap with a fan.

    o Dad 7C7H 4S4D | 9S KH     opening pairs, and the hand that is kept
    12. Sam<Dad @3 9S x9C       turn 12: Sam draws from Dad, at place 3 (from 0), the 9S, and lays it with the 9C
    a Dad 2 0 1                 the fan put in this order of its places
    e Dad | 9S KH               a hand that was seen, and is mixed again
    p Sam<Dad @1 9S @2 KH       several cards pulled at once, and put back

`w7C8D` is a wrong pair, and behind it stands the hand that is kept. At the end of a line `!Dad` is safe, `*Dad` caught,
`+Dad` the winner by the odd card, and `...` still has to lay its pairs or to be done.
"""

from collections.abc import Iterable, Sequence

import msgspec

from tutor.game.cards import Card
from tutor.game.moves import apply
from tutor.game.result import result
from tutor.game.round import Action, Arrange, Draw, Event, Expose, LayPair, PullSeveral, Round, WentOut

PENDING = " ..."

Names = tuple[str, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """What one line tells: the actions, the line, and the round after them."""

    actions: tuple[Action, ...]
    line: str
    now: Round


def opening_step(names: Names, now: Round, seat: int, actions: Sequence[Action]) -> Step:
    """What a seat did in the opening, all at once; raises IllegalAction where it may not do that.

    The dealer's line is the last one, and tells who is caught where the round is over without a draw.
    """
    now, _ = _played(now, actions)
    parts = [f"o {names[seat]}"]
    parts += [_pair(now, action) for action in actions if isinstance(action, LayPair)]
    parts.append(_kept(now, seat))
    parts.append("!" if now.places[seat] else "")
    if seat == now.table.dealer:
        parts += _decided(names, now)
    return Step(tuple(actions), _line(parts, pending=not now.done[seat]), now)


def turn_step(names: Names, now: Round, number: int, draw: Draw, settling: Sequence[Action]) -> Step:
    """A draw and how it was settled; `number` counts the draws from 1. Raises IllegalAction, or RoundAborted."""
    drawn, events = apply(now, draw)
    settling = tuple(_drawn_last(drawn, action) for action in settling)
    after, later = _played(drawn, settling)
    pairs = [action for action in settling if isinstance(action, LayPair)]
    parts = [f"{number}. {_fan(names, now)} @{draw.position} {drawn.drawn}"]
    parts += [f"x{pair.a}" if _is_right(now, pair) else _pair(now, pair) for pair in pairs]
    if not all(_is_right(now, pair) for pair in pairs):
        parts.append(_kept(after, now.drawer))
    parts += [f"!{names[event.seat]}" for event in (*events, *later) if isinstance(event, WentOut)]
    parts += _decided(names, after)
    return Step((draw, *settling), _line(parts, pending=after.phase == "laying"), after)


def mishap_step(names: Names, now: Round, action: Arrange | Expose | PullSeveral) -> Step:
    """A fan that was arranged, seen or pulled at before the draw; raises IllegalAction, or RoundAborted."""
    after, _ = apply(now, action)
    if isinstance(action, Arrange):
        line = f"a {names[action.seat]} {' '.join(map(str, action.order))}"
    elif isinstance(action, Expose):
        line = f"e {names[action.seat]} {_kept(now, action.seat)}"
    else:
        pulled = (f"@{place} {card_at(now, place)}" for place in action.positions)
        line = f"p {_fan(names, now)} {' '.join(pulled)}"
    return Step((action,), line, after)


def card_at(now: Round, place: int) -> Card | None:
    """The card at a place (from 0) of the fan that is held out; raises IllegalAction where there is none."""
    return apply(now, Draw(now.drawer, place))[0].drawn


def _played(now: Round, actions: Iterable[Action]) -> tuple[Round, tuple[Event, ...]]:
    happened: list[Event] = []
    for action in actions:
        now, events = apply(now, action)
        happened += events
    return now, tuple(happened)


def _drawn_last(now: Round, action: Action) -> Action:
    """A true pair made with the drawn card names its partner first, whichever way round it was laid."""
    if isinstance(action, LayPair) and action.a == now.drawn and _is_right(now, action):
        return LayPair(action.seat, action.b, action.a)
    return action


def _line(parts: Iterable[str], pending: bool) -> str:
    return " ".join(filter(None, parts)) + (PENDING if pending else "")


def _decided(names: Names, now: Round) -> list[str]:
    """Who is caught and who wins by the odd card, once the round is over."""
    if now.phase != "over":
        return []
    end = result(now)
    winners = end.winners if now.table.rules.outcome == "holder-wins" else ()
    return [*(f"*{names[seat]}" for seat in end.caught), *(f"+{names[seat]}" for seat in winners)]


def _pair(now: Round, pair: LayPair) -> str:
    return f"{'' if _is_right(now, pair) else 'w'}{pair.a}{pair.b}"


def _is_right(now: Round, pair: LayPair) -> bool:
    kinds = now.table.kinds
    return kinds.get(pair.a) == kinds.get(pair.b)


def _kept(now: Round, seat: int) -> str:
    hand = now.hands[seat]
    return f"| {' '.join(map(str, hand))}" if hand else ""


def _fan(names: Names, now: Round) -> str:
    return f"{names[now.drawer]}<{names[now.offerer]}"
