"""How a fan is handled before a card is drawn: put in order, seen by accident, pulled at clumsily (sheet B)."""

from msgspec.structs import replace

from tutor.game.round import (
    MOST_DRAWS,
    Arrange,
    CardsPutBack,
    Event,
    Expose,
    FanArranged,
    FanOffered,
    HandExposed,
    IllegalAction,
    PullSeveral,
    Round,
    RoundAborted,
)
from tutor.game.turns import Outcome

Handling = Arrange | Expose | PullSeveral


def handle(now: Round, action: Handling) -> Outcome:
    """The round after a fan was handled, and what happened; raises IllegalAction while no fan is held out."""
    if now.phase != "drawing":
        raise IllegalAction("no fan is held out now")
    if isinstance(action, Arrange):
        return _arranged(now, action)
    if isinstance(action, Expose):
        if not (0 <= action.seat < now.table.players and now.hands[action.seat]):
            raise IllegalAction("this seat has no cards to be seen")
        return _held_out_again(now, HandExposed(action.seat))
    return _held_out_again(now, _put_back(now, action))


def _arranged(now: Round, action: Arrange) -> Outcome:
    fan = now.hands[now.offerer]
    if action.seat != now.offerer or now.table.rules.one_shuffle:
        raise IllegalAction("this fan is kept still")
    if sorted(action.order) != list(range(len(fan))):
        raise IllegalAction("an order names every place of the fan once")
    mixed = tuple(fan[place] for place in action.order)
    hands = (*now.hands[: now.offerer], mixed, *now.hands[now.offerer + 1 :])
    return replace(now, hands=hands), (FanArranged(now.offerer),)


def _put_back(now: Round, action: PullSeveral) -> CardsPutBack:
    size, places = len(now.hands[now.offerer]), action.positions
    several = len(places) > 1 and len(set(places)) == len(places)
    if action.seat != now.drawer or not several or not all(0 <= place < size for place in places):
        raise IllegalAction("these are not several cards of the fan held out to this seat")
    return CardsPutBack(now.drawer, now.offerer, places)


def _held_out_again(now: Round, event: Event) -> Outcome:
    """The fan is mixed once more: the round's next numbers turn it."""
    if now.offers >= MOST_DRAWS:
        raise RoundAborted("a round of more than 10,000 draws does not count")
    again = FanOffered(now.offerer, now.drawer, len(now.hands[now.offerer]))
    return replace(now, offers=now.offers + 1), (event, again)
