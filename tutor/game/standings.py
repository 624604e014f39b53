"""How a series stands: who is best, who was caught most often, and whether it is over."""

import msgspec

from tutor.game.series import Seats, Series


class Standing(msgspec.Struct, frozen=True, gc=False):
    """One seat of a series; rank 1 is the best, and shared ranks are counted 1, 1, 3."""

    rank: int
    seat: int
    name: str
    points: int
    caught: int
    wins: int
    out: bool


def standings(series: Series) -> tuple[Standing, ...]:
    """All seats at this moment, the best first.

    The fewest points are best, or the most wins; whoever was sent out comes below those who are in, the later the
    better; a tie for the best is ranked by its extra rounds, as far as they have got.
    """
    ranks = _ranks(series)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return tuple(
        Standing(
            ranks[seat],
            seat,
            series.names[seat],
            series.points[seat],
            series.caught[seat],
            series.wins[seat],
            bool(series.out[seat]),
        )
        for seat in order
    )


def winners(series: Series) -> Seats:
    """The seats that do best at this moment: shared, by extra rounds, or the last one in (sheets A and B).

    Sheet C knows no winner of its deals; these are then the seats that have done best.
    """
    return tuple(seat for seat, rank in enumerate(_ranks(series)) if rank == 1)


def old_maid_of_the_deals(series: Series) -> Seats:
    """The seats that were caught most often (sheet C); nobody before somebody was caught."""
    most = max(series.caught)
    return tuple(seat for seat, caught in enumerate(series.caught) if caught == most > 0)


def is_over(series: Series) -> bool:
    """Whether no further round is to be played, a tie-break included."""
    return len(series.seats) < 2 or (series.tie is None and agreed_end(series))


def agreed_end(series: Series) -> bool:
    """Whether the rounds agreed on are played, or somebody has reached a limit that ends the series."""
    rules = series.rules
    if rules.rounds is not None and series.rounds >= rules.rounds:
        return True
    if rules.stop_when_caught is not None and max(series.caught) >= rules.stop_when_caught:
        return True
    return rules.game_over_at is not None and max(series.points) >= rules.game_over_at


def _ranks(series: Series) -> Seats:
    best_first = -1 if series.rules.scoring == "wins" else 1
    worth = []
    for seat, gone in enumerate(series.out):
        score = 0 if gone else best_first * series.points[seat]
        worth.append((gone > 0, -gone, score, _dropped(series, seat)))
    return tuple(1 + sum(other < own for other in worth) for own in worth)


def _dropped(series: Series, seat: int) -> int:
    """How early a seat dropped out of the tie-break; 0 where it did not."""
    rounds = series.tie.dropped if series.tie else ()
    return next((len(rounds) - number for number, seats in enumerate(rounds) if seat in seats), 0)
