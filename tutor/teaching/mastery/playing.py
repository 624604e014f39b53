"""When a child played, what, and for how long; and how much help there was."""

from collections import deque
from typing import Literal

import msgspec

from tutor.teaching.journal import Began, Dated, Ended, Entry, Tried
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


class Playing:
    """Follows the journal, and tells what was played and how help went."""

    def __init__(self) -> None:
        self.plays: list[Play] = []
        self._began: tuple[str, Began] | None = None
        self._at = self._lasted = self._pairs = 0
        self._steps = [0, 0, 0]
        self._right = 0
        self._days: deque[_Day] = deque(maxlen=LATELY)

    def take(self, dated: Dated, entry: Entry) -> None:
        """Follow one entry on."""
        if isinstance(entry, Tried):
            self._pass(dated.at)
            if entry.right and entry.task in CHOOSING:
                self._find(dated.day, entry)
        elif isinstance(entry, Began):
            self._close()
            self._began, self._at, self._lasted, self._pairs = (dated.day, entry), dated.at, 0, 0
        elif isinstance(entry, Ended):
            if not entry.left:
                self._pass(dated.at)
            self._pairs = entry.pairs
            self._close()
        else:
            self._pass(dated.at)

    def found(self) -> tuple[tuple[Play, ...], Helping]:
        """All that was played, in its order, and how help went."""
        self._close()
        first, second, third = self._steps
        return tuple(self.plays), Helping((first, second, third), self._right, _trend(list(self._days)))

    def _close(self) -> None:
        if self._began:
            day, began = self._began
            played = (began.lesson, began.game, began.seed, began.players, self._lasted, self._pairs, began.number)
            self.plays.append(Play(day, *played))
        self._began = None

    def _pass(self, at: int) -> None:
        """Time went by up to this moment, as far as she was there."""
        gap = at - self._at
        if gap > 0:
            self._lasted += gap if gap < PAUSE else PAUSE
        self._at = at

    def _find(self, date: str, tried: Tried) -> None:
        self._pairs += tried.task in LAYING
        if tried.hurried:
            return
        if not self._days or self._days[-1].date != date:
            self._days.append(_Day(date))
        day, step = self._days[-1], _step(tried)
        self._right += 1
        day.right += 1
        if step:
            self._steps[step - 1] += 1
            day.helped += 1


class _Day:
    """How much was found on one day of play, and how much of it with help."""

    def __init__(self, date: str) -> None:
        self.date = date
        self.right = 0
        self.helped = 0


def _step(tried: Tried) -> int:
    """How far help had come: at help 2 dots are counted from the start, at help 3 all is shown."""
    return max(tried.step, tried.level if tried.level > LITTLE_HELP else 0)


def _trend(days: list[_Day]) -> Trend:
    half = len(days) // 2
    if not half:
        return ""
    change = _share(days[-half:]) - _share(days[:half])
    return "same" if abs(change) < CLEARLY else "less" if change < 0 else "more"


def _share(days: list[_Day]) -> float:
    return sum(day.helped for day in days) / sum(day.right for day in days)
