"""What one seat can see of a round, and nothing else."""

import msgspec

from tutor.game.cards import Card
from tutor.game.moves import seat_actions
from tutor.game.round import Action, Hand, LayPair, Phase, Round


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A round as seen from one seat, built by allow-list.

    `counts` and `places` go by seat; `laid` holds the pairs on the table, none at a face-down table, where only
    `pairs` counts them until the round is over; `fan` is the size of the fan held out now; `drawn` is the seat's own
    card just drawn; `open_hands` are all hands, where the house rules lay them open; `unseen` is the card that nobody
    saw, shown when the round is over.
    """

    seat: int
    players: int
    dealer: int
    phase: Phase
    hand: Hand
    counts: tuple[int, ...]
    pairs: tuple[int, ...]
    laid: tuple[LayPair, ...]
    places: tuple[int, ...]
    done: tuple[bool, ...]
    taken_out: tuple[Card, ...]
    offerer: int
    drawer: int
    fan: int
    drawn: Card | None
    open_hands: tuple[Hand, ...]
    unseen: tuple[Card, ...]
    legal: tuple[Action, ...]


def view(now: Round, seat: int) -> SeatView:
    """What this seat may know: its own cards, the others' counts, laid pairs, its legal actions."""
    table = now.table
    pairs = [0] * table.players
    for pair in now.laid:
        pairs[pair.seat] += 1
    drawing, over = now.phase == "drawing", now.phase == "over"
    return SeatView(
        seat,
        table.players,
        table.dealer,
        now.phase,
        now.hands[seat],
        tuple(map(len, now.hands)),
        tuple(pairs),
        now.laid if over or table.rules.pairs_laid == "face-up" else (),
        now.places,
        now.done,
        table.taken_out,
        now.offerer,
        now.drawer,
        len(now.hands[now.offerer]) if drawing else 0,
        now.drawn if seat == now.drawer else None,
        now.hands if table.rules.open_hands else (),
        table.unseen if over else (),
        seat_actions(now, seat),
    )
