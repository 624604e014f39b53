"""The grown-up's page as a value: what a screen, a printout or another program shows of it."""

from collections.abc import Mapping

import msgspec

from tutor.teaching.mastery import Mark, State, Taken, Trend


class Shown(msgspec.Struct, frozen=True, gc=False):
    """How a rank is matched, or found: marks with the oldest first, and the evidence in words.

    `right` of so many `tries` without help went well of late, on the first try; `days` are those on which the rule of
    knowing was met.
    """

    marks: tuple[Mark, ...]
    right: int
    tries: int
    days: tuple[str, ...]
    text: str


class CardLine(msgspec.Struct, frozen=True, gc=False):
    """One rank: its word, what is known of it, in words too, and how she mostly gets it (empty where nothing is)."""

    rank: str
    word: str
    state: State
    text: str
    manner: str
    matches: Shown
    finds: Shown


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A sentence about some ranks, each of which opens to its evidence among the cards."""

    text: str
    ranks: tuple[str, ...]


class MixUpLine(msgspec.Struct, frozen=True, gc=False):
    """A mix-up past the evidence rule, in words; `rank` and `chosen` where one is taken for the other."""

    text: str
    code: str
    rank: str
    chosen: str
    times: int
    chances: int


class DayLine(msgspec.Struct, frozen=True, gc=False):
    """What was played on one day, for how many minutes, and how many pairs the child laid."""

    day: str
    minutes: int
    played: tuple[str, ...]
    pairs: int
    text: str


class Report(msgspec.Struct, frozen=True, gc=False):
    """All of the page.

    `heading` names the child and the day; `nothing` is the one sentence where nothing was played. `grid` has each rank
    against each other one, `together` is one thing to do away from the screen; `titles` and `legend` name the parts and
    the marks.
    """

    name: str
    day: str
    heading: str
    nothing: str = ""
    sentences: tuple[Sentence, ...] = ()
    cards: tuple[CardLine, ...] = ()
    mix_ups: tuple[MixUpLine, ...] = ()
    grid: tuple[Taken, ...] = ()
    help: tuple[str, ...] = ()
    trend: Trend = ""
    days: tuple[DayLine, ...] = ()
    together: str = ""
    titles: Mapping[str, str] = {}
    legend: Mapping[str, str] = {}
