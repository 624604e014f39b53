"""How a friend at the table plays: from what it sees, never from the round."""

from tutor.game.chance import Chance
from tutor.game.moves import apply
from tutor.game.round import Action, Event, Round
from tutor.game.view import SeatView, view


def choose(seen: SeatView, chance: float) -> Action | None:
    """A friend's next action, or None where it is not its turn; `chance` from 0 to below 1 picks a card of a fan."""
    if not seen.legal:
        return None
    if seen.phase == "drawing":
        return seen.legal[int(chance * len(seen.legal))]
    return seen.legal[0]


def friend_acts(now: Round, seat: int) -> tuple[Round, tuple[Event, ...]]:
    """The round after a friend has done the one thing it does next; nothing where it is not its turn."""
    action = choose(view(now, seat), pick_chance(now))
    return apply(now, action) if action else (now, ())


def play_out(now: Round) -> tuple[Round, tuple[Event, ...]]:
    """The round played to its end by friends at every seat, opening pairs in deal order, and all that happened."""
    happened: list[Event] = []
    while now.phase != "over":
        opening = now.phase == "opening"
        seat = next(seat for seat in now.table.deal_order if not now.done[seat]) if opening else now.drawer
        now, events = friend_acts(now, seat)
        happened += events
    return now, tuple(happened)


def pick_chance(now: Round) -> float:
    """The number of the round's chance by which a friend picks from the present fan."""
    chance: Chance = now.table.chance
    return chance[len(now.table.deal) + 2 * now.offers + 1]
