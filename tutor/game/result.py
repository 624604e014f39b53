"""What came of a round: who was caught, who won, in which order the seats went out."""

import msgspec

from tutor.game.cards import Card
from tutor.game.deck import one_odd
from tutor.game.round import LayPair, Round


class Result(msgspec.Struct, frozen=True, gc=False):
    """The end of a round. `caught` names a seat once for each time it is caught.

    `holder` has the odd card, if any seat has; `left` are the cards that are left and who holds them; `winners` are
    named only where the house rules know any; `ranks` go by seat, 1 the best, all 0 where the round does not count;
    `wrong` are the laid cards that are no pair.
    """

    holder: int | None
    left: tuple[tuple[int, Card], ...]
    caught: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    wrong: tuple[LayPair, ...]
    cancelled: bool


def result(now: Round) -> Result:
    """The result of a round that is over; raises ValueError while it is still played."""
    if now.phase != "over":
        raise ValueError("the round is still played")
    kinds = now.table.kinds
    odd = one_odd(map(kinds.__getitem__, now.table.deal))
    left = tuple((seat, card) for seat, hand in enumerate(now.hands) for card in hand)
    holder = next((seat for seat, card in left if kinds[card] == odd), None)
    wrong = tuple(pair for pair in now.laid if kinds[pair.a] != kinds[pair.b])
    if (wrong and now.table.rules.wrong == "cancel") or (len(left) > 1 and not wrong):
        return Result(holder, left, (), (), (0,) * now.table.players, wrong, cancelled=True)
    layers = tuple(pair.seat for pair in wrong)
    caught = layers or ((holder,) if holder is not None else ())
    if now.table.rules.outcome == "holder-wins":
        winner = () if holder is None else (holder,)
        return Result(holder, left, layers, winner, _winner_first(now, winner, layers), wrong, cancelled=False)
    ranks = _ranks(now, layers)
    winners = () if now.table.rules.outcome == "holder-caught" else _first_out(now, ranks)
    return Result(holder, left, caught, winners, ranks, wrong, cancelled=False)


def _ranks(now: Round, layers: tuple[int, ...]) -> tuple[int, ...]:
    """By exit, shared ranks counted 1, 1, 3; whoever still holds cards shares the last, layers come below."""
    players = now.table.players
    worth = [(seat in layers, now.places[seat] or players + 1) for seat in range(players)]
    return tuple(1 + sum(other < own for other in worth) for own in worth)


def _first_out(now: Round, ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Who was out first, layers of wrong pairs left out of account; nobody where no seat is."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1 and now.places[seat])


def _winner_first(now: Round, winners: tuple[int, ...], layers: tuple[int, ...]) -> tuple[int, ...]:
    """Where the odd card wins nobody else is ranked but the layers of wrong pairs, who come last."""
    worth = [(seat in layers, seat not in winners) for seat in range(now.table.players)]
    return tuple(1 + sum(other < own for other in worth) for own in worth)
