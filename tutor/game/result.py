"""What came of a round: who was caught, who won, in which order the seats went out."""

import msgspec

from tutor.game.cards import Card
from tutor.game.deck import one_odd
from tutor.game.round import LayPair, Round

Seats = tuple[int, ...]


class Result(msgspec.Struct, frozen=True, gc=False):
    """The end of a round.

    `holder` has the odd card, if any seat has; `left` are the cards that are left and who holds them; `caught` are the
    seats that are caught, each once; `winners` are named only where the house rules know any; `ranks` go by seat, 1 the
    best, all 0 where the round does not count; `wrong` are the laid cards that are no pair; `first_out` shares the
    first exit that counts.
    """

    holder: int | None
    left: tuple[tuple[int, Card], ...]
    caught: Seats
    winners: Seats
    ranks: Seats
    wrong: tuple[LayPair, ...]
    cancelled: bool
    first_out: Seats = ()


def result(now: Round) -> Result:
    """The result of a round that is over; raises ValueError while it is still played.

    Whoever laid a wrong pair is caught instead of the holder, once however many it were (sheet A). Where the table
    would rather replay such a round, or where the deck was bad, it is cancelled (sheet B).
    """
    if now.phase != "over":
        raise ValueError("the round is still played")
    table, kinds = now.table, now.table.kinds
    odd = one_odd(map(kinds.__getitem__, table.deal))
    left = tuple((seat, card) for seat, hand in enumerate(now.hands) for card in hand)
    holder = next((seat for seat, card in left if kinds[card] == odd), None)
    wrong = tuple(pair for pair in now.laid if kinds[pair.a] != kinds[pair.b])
    if (wrong and table.rules.wrong == "cancel") or (len(left) > 1 and not wrong):
        return Result(holder, left, (), (), (0,) * table.players, wrong, cancelled=True)
    holders = () if holder is None else (holder,)
    layers = tuple(sorted({pair.seat for pair in wrong}))
    first_out = _first_out(now, layers)
    if table.rules.outcome == "holder-wins":
        ranks = _winner_first(now, holders, layers)
        return Result(holder, left, layers, holders, ranks, wrong, cancelled=False, first_out=first_out)
    winners = () if table.rules.outcome == "holder-caught" else first_out
    ranks = _by_exit(now, layers)
    return Result(holder, left, layers or holders, winners, ranks, wrong, cancelled=False, first_out=first_out)


def _first_out(now: Round, layers: Seats) -> Seats:
    """Who was out first; a layer of a wrong pair cannot be, the next exit is. Nobody where no other seat is out."""
    exits = {seat: place for seat, place in enumerate(now.places) if place and seat not in layers}
    return tuple(seat for seat, place in exits.items() if place == min(exits.values()))


def _by_exit(now: Round, layers: Seats) -> Seats:
    """By exit; whoever still holds cards shares the last place, and below them all layers share theirs."""
    last = now.table.players + 1
    return _ranked(tuple(last + 1 if seat in layers else place or last for seat, place in enumerate(now.places)))


def _winner_first(now: Round, winners: Seats, layers: Seats) -> Seats:
    """Where the odd card wins nobody else is ranked but the layers of wrong pairs, who come last."""
    seats = range(now.table.players)
    return _ranked(tuple(0 if seat in winners else 1 + (seat in layers) for seat in seats))


def _ranked(worth: Seats) -> Seats:
    """Ranks by worth, the least first; shared ones are counted 1, 1, 3."""
    return tuple(1 + sum(other < own for other in worth) for own in worth)
