"""Several rounds one after the other: how they add up, and how they stand."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tutor.game.cards import Card
from tutor.game.record_names import default_names
from tutor.game.rules import HouseRules, Outcome

Scoring = Literal["marks", "exit-bonus", "wins"]
Tie = Literal["shared", "extra-rounds"]
Deal = Literal["clockwise", "fixed"]
Seats = tuple[int, ...]


class SeriesRules(msgspec.Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How rounds add up; what is not said is that every caught seat gets a mark, for as long as anybody likes.

    `rounds` is the number agreed on (sheet B); `stop_when_caught` ends the series once somebody was caught so often
    (sheet C), `game_over_at` once somebody has so many points (sheet A), `out_at` sends seats out one by one when they
    were caught so often (sheet B; 1 is sheet A's knock-out). `tie` says what becomes of seats that share the fewest
    (sheet B).
    """

    scoring: Scoring = "marks"
    rounds: int | None = None
    stop_when_caught: int | None = None
    game_over_at: int | None = None
    out_at: int | None = None
    tie: Tie = "shared"
    deal: Deal = "clockwise"


class TieBreak(msgspec.Struct, frozen=True, gc=False):
    """Extra rounds among the seats that share the best score; `seats` are still in, `dropped` those of each round."""

    seats: Seats
    dropped: tuple[Seats, ...] = ()


class Series(msgspec.Struct, frozen=True, gc=False):
    """Rounds that belong together. Seats count clockwise from 0 as at the first round, whoever is out since.

    `dealer` deals the next round; `points`, `caught` and `wins` go by seat; `out` is 0 for a seat that is in, else the
    number of the round that sent it out; `used` are the cards taken out unseen so far, for `start`; `rounds` counts the
    rounds that count, without those of a tie-break.
    """

    rules: SeriesRules
    outcome: Outcome
    names: tuple[str, ...]
    dealer: int
    points: Seats
    caught: Seats
    wins: Seats
    out: Seats
    used: tuple[Card, ...] = ()
    rounds: int = 0
    tie: TieBreak | None = None

    @property
    def survivors(self) -> Seats:
        """The seats that were not sent out, clockwise."""
        return tuple(seat for seat, gone in enumerate(self.out) if not gone)

    @property
    def seats(self) -> Seats:
        """Who plays the next round, clockwise: its seat k is the series' seat `seats[k]`."""
        return self.tie.seats if self.tie else self.survivors

    @property
    def round_dealer(self) -> int:
        """The dealer of the next round, as that round counts its seats."""
        return self.seats.index(self.dealer)


def series_faults(rules: SeriesRules, outcome: Outcome) -> tuple[str, ...]:
    """What does not go together, a sentence each; empty where all is well.

    Where the odd card wins (sheet A) only wins are counted, and nobody is sent out or ends the series by being caught.
    """
    limits = (rules.stop_when_caught, rules.game_over_at, rules.out_at)
    faults = []
    if any(number is not None and number < 1 for number in (rules.rounds, *limits)):
        faults.append("rounds and limits are whole numbers from 1 up")
    if outcome == "holder-wins" and rules.scoring == "exit-bonus":
        faults.append("where the odd card wins there is no exit bonus")
    if outcome == "holder-wins" and any(limit is not None for limit in limits):
        faults.append("where the odd card wins there is no limit and nobody is sent out")
    if outcome == "holder-caught" and rules.scoring == "wins":
        faults.append("wins are counted only where a round has a winner")
    return tuple(faults)


def begin_series(rules: SeriesRules, outcome: Outcome, players: int | Sequence[str], first_dealer: int) -> Series:
    """A series before its first round, for so many players or for these names.

    Where the odd card wins it counts wins. Raises ValueError where the rules do not go together or a seat is missing.
    """
    names = default_names(players) if isinstance(players, int) else tuple(players)
    if len(names) < 2 or not 0 <= first_dealer < len(names):
        raise ValueError("a series has at least two seats, and its dealer sits at one of them")
    faults = series_faults(rules, outcome)
    if faults:
        raise ValueError("; ".join(faults))
    if outcome == "holder-wins":
        rules = msgspec.structs.replace(rules, scoring="wins")
    nothing = (0,) * len(names)
    return Series(rules, outcome, names, first_dealer, nothing, nothing, nothing, nothing)


def seated(series: Series, rules: HouseRules) -> HouseRules:
    """The house rules of the next round: a first seat that they name is counted among those who still play.

    If it is not among them, the next one in the direction of play acts first.
    """
    first, seats = rules.first, series.seats
    if not isinstance(first, int):
        return rules
    everybody = len(series.names)
    while first not in seats:
        first = (first + rules.step) % everybody
    return msgspec.structs.replace(rules, first=seats.index(first))
