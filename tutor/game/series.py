"""Several rounds one after the other: who was caught how often, who deals, and when it is over."""

from typing import Literal

import msgspec

Scoring = Literal["marks", "exit-bonus", "wins"]
Tie = Literal["shared", "extra-rounds"]
Deal = Literal["clockwise", "fixed"]


class SeriesRules(msgspec.Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How rounds add up; what is not said is that every caught seat gets a mark, for as long as anybody likes.

    `rounds` is the number agreed on (sheet B); `stop_when_caught` ends the series once somebody has so many marks
    (sheet C), `game_over_at` once somebody has so many points (sheet A), `out_at` sends seats out one by one (sheet B;
    1 is sheet A's knock-out). `tie` says what becomes of seats that share the fewest (sheet B).
    """

    scoring: Scoring = "marks"
    rounds: int | None = None
    stop_when_caught: int | None = None
    game_over_at: int | None = None
    out_at: int | None = None
    tie: Tie = "shared"
    deal: Deal = "clockwise"
