"""When a child played, what, and for how long; and how much help there was."""

from typing import Literal

import msgspec

from tutor.teaching.journal import Began, Day, Ended, Entry, Tried
from tutor.teaching.mastery.evidence import CHOOSING, LAYING, LITTLE_HELP

PAUSE = 3 * 60_000  # milliseconds: who does nothing for longer has gone away meanwhile
LATELY = 5  # days of play over which help is compared
CLEARLY = 0.1  # a difference in the share of help that is worth a word

Trend = Literal["", "less", "same", "more"]


class Play(msgspec.Struct, frozen=True, gc=False):
    """A lesson or a round (`lesson` is empty) that was played: the local date, milliseconds, and the child's pairs."""

    day: str
    lesson: str
    game: str
    seed: int
    players: int
    lasted: int
    pairs: int
    number: int = 0


class Helping(msgspec.Struct, frozen=True, gc=False):
    """How often each step of help led to what was looked for, 1 to 3, and whether less help is needed than before.

    `right` counts all that was found, with help or without; `trend` compares the later with the earlier half of the
    last five days of play, and is empty where there was but one.
    """

    steps: tuple[int, int, int] = (0, 0, 0)
    right: int = 0
    trend: Trend = ""


class _Found(msgspec.Struct):
    """How much was found, and how much of it at each step of help."""

    right: int = 0
    steps: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])

    def take(self, tried: Tried) -> None:
        if not tried.hurried:
            self.right += 1
            step = _step(tried)
            if step:
                self.steps[step - 1] += 1

    def add(self, other: "_Found") -> None:
        self.right += other.right
        self.steps = [own + more for own, more in zip(self.steps, other.steps, strict=True)]


class Playing(msgspec.Struct):
    """Follows the journal, and tells what was played and how help went.

    `began` is what is played, and the date; `at` is when the last thing happened. `total` was found, and `lately` on
    each of the last days.
    """

    plays: list[Play] = []
    began: tuple[str, Began] | None = None
    at: int = 0
    lasted: int = 0
    pairs: int = 0
    total: _Found = msgspec.field(default_factory=_Found)
    lately: list[_Found] = []

    def take(self, day: Day) -> None:
        """Follow one day on."""
        today = _Found()
        for at, entry in day.entries:
            if isinstance(entry, Tried):
                self._pass(at)
                if entry.right and entry.task in CHOOSING:
                    self.pairs += entry.task in LAYING
                    today.take(entry)
            else:
                self._turn(entry, day.date, at)
        if today.right:
            self.lately.append(today)
            del self.lately[:-LATELY]
            self.total.add(today)

    def found(self) -> tuple[tuple[Play, ...], Helping]:
        """All that was played, in its order, and how help went."""
        self._close()
        first, second, third = self.total.steps
        return tuple(self.plays), Helping((first, second, third), self.total.right, _trend(self.lately))

    def _turn(self, entry: Entry, date: str, at: int) -> None:
        """A lesson or round begins or comes to its end, or there was something else than a try."""
        if isinstance(entry, Began):
            self._close()
            self.began, self.at, self.lasted, self.pairs = (date, entry), at, 0, 0
        elif isinstance(entry, Ended):
            if not entry.left:
                self._pass(at)
            self.pairs = entry.pairs
            self._close()
        else:
            self._pass(at)

    def _close(self) -> None:
        if self.began:
            day, began = self.began
            played = (began.lesson, began.game, began.seed, began.players, self.lasted, self.pairs, began.number)
            self.plays.append(Play(day, *played))
        self.began = None

    def _pass(self, at: int) -> None:
        """Time went by up to this moment, as far as she was there."""
        gap = at - self.at
        if gap > 0:
            self.lasted += gap if gap < PAUSE else PAUSE
        self.at = at


def _step(tried: Tried) -> int:
    """How far help had come: at help 2 dots are counted from the start, at help 3 all is shown."""
    return max(tried.step, tried.level if tried.level > LITTLE_HELP else 0)


def _trend(days: list[_Found]) -> Trend:
    half = len(days) // 2
    if not half:
        return ""
    change = _share(days[-half:]) - _share(days[:half])
    return "same" if abs(change) < CLEARLY else "less" if change < 0 else "more"


def _share(days: list[_Found]) -> float:
    return sum(sum(day.steps) for day in days) / sum(day.right for day in days)
