"""What a round changes in a series: points, who is sent out, who deals next, and a tie-break where one is due."""

from msgspec.structs import replace

from tutor.game.cards import Card
from tutor.game.result import Result
from tutor.game.series import Seats, Series, TieBreak
from tutor.game.standings import agreed_end, is_over, winners

CAUGHT_WITH_BONUS, FIRST_OUT_BONUS = 2, -1


def after_round(series: Series, result: Result | None, unseen: tuple[Card, ...] = ()) -> Series:
    """The series after one more round, played by `series.seats`; `unseen` is the card that nobody saw, if any.

    A cancelled round, or an aborted one (None), does not count and does not move the deal; neither does a round that
    would send everybody out. Its unseen card was used all the same. Raises ValueError where the series is over, or
    where the result is one of another table.
    """
    if is_over(series):
        raise ValueError("the series is over")
    series = replace(series, used=_used(series.used, unseen))
    if result is None or result.cancelled:
        return series
    if len(result.ranks) != len(series.seats):
        raise ValueError("this is the result of a round with more seats or with fewer")
    return _after_extra_round(series, result, series.tie) if series.tie else _after_counted_round(series, result)


def close_series(series: Series) -> Series:
    """The series of a family that has had enough: as if just as many rounds had been agreed on (sheet C).

    A tie may still have to be broken. A series that is over, or in its tie-break, stays as it is.
    """
    if is_over(series) or series.tie:
        return series
    return _with_tie_break(replace(series, rules=replace(series.rules, rounds=series.rounds)))


def _used(before: tuple[Card, ...], unseen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards used unseen since each had its turn; one that comes a second time begins anew (sheet B)."""
    return unseen if set(before) & set(unseen) else before + unseen


def _after_counted_round(series: Series, result: Result) -> Series:
    seats, limit = series.seats, series.rules.out_at
    caught = _more(series.caught, seats, result.caught)
    leaving = tuple(seat for seat in seats if limit is not None and caught[seat] >= limit)
    if leaving == seats:
        return series
    number = series.rounds + 1
    after = replace(
        series,
        points=_scored(series, result),
        caught=caught,
        wins=_more(series.wins, seats, result.winners),
        out=tuple(number if seat in leaving else gone for seat, gone in enumerate(series.out)),
        rounds=number,
    )
    return _with_tie_break(_deal_passed(after))


def _scored(series: Series, result: Result) -> Seats:
    """The points after this round: marks for the caught (all sheets), with bonus (sheet B), or wins (sheet A)."""
    points, seats = series.points, series.seats
    if series.rules.scoring == "wins":
        return _more(points, seats, result.winners)
    if series.rules.scoring == "marks":
        return _more(points, seats, result.caught)
    points = _more(points, seats, result.caught, CAUGHT_WITH_BONUS)
    return _more(points, seats, result.first_out, FIRST_OUT_BONUS)


def _more(counts: Seats, seats: Seats, of_round: Seats, by: int = 1) -> Seats:
    """The counts with so much more for the seats that the round counts as these."""
    gained = [seats[seat] for seat in of_round]
    return tuple(count + by * gained.count(seat) for seat, count in enumerate(counts))


def _deal_passed(series: Series) -> Series:
    """With the next dealer: the next seat clockwise that plays, or the same one where it stays and plays."""
    everybody, dealer = len(series.names), series.dealer
    if series.rules.deal == "clockwise" or dealer not in series.seats:
        dealer = next(d for far in range(1, everybody + 1) if (d := (dealer + far) % everybody) in series.seats)
    return replace(series, dealer=dealer)


def _with_tie_break(series: Series) -> Series:
    """Extra rounds begin where the agreed end has come, several are best, and the table does not share (sheet B)."""
    best = winners(series)
    ends = series.rounds and agreed_end(series) and len(series.survivors) > 1
    if not ends or series.rules.tie == "shared" or len(best) < 2:
        return series
    tied = replace(series, tie=TieBreak(best))
    return tied if tied.dealer in best else _deal_passed(tied)


def _after_extra_round(series: Series, result: Result, tie: TieBreak) -> Series:
    """The caught drop out of the tie, or, where wins count, all but the winners; nobody if that were everybody."""
    lost = result.caught
    if series.rules.scoring == "wins" and result.winners:
        lost = tuple(seat for seat in range(len(tie.seats)) if seat not in result.winners)
    left = tuple(seat for k, seat in enumerate(tie.seats) if k not in lost)
    if not left or left == tie.seats:
        return series
    dropped = tuple(tie.seats[k] for k in lost)
    return _deal_passed(replace(series, tie=TieBreak(left, (*tie.dropped, dropped))))
