"""What a child knows of each rank: whether she matches it, and whether she finds it by its name."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

import msgspec

from tutor.teaching.journal import Day, Tried
from tutor.teaching.mastery.evidence import LAYING, LITTLE_HELP, SELDOM, is_unaided, tells

Mark = Literal["alone", "help", "shown"]
Manner = Literal["", "sees", "counts", "help"]
State = Literal["known", "coming", "new"]

SHORT_RUN, LONG_RUN = 3, 4  # right in a row: where luck was small, and where it was not
DAYS = 2  # on which that was shown
ENOUGH = 5  # unaided tries before anything is said of a rank
LAST, MISSES = 4, 2  # of so many last tries, so many misses undo what was shown
RECENT = 8  # tries that are told of
MARKS = 10


class Skill(msgspec.Struct, frozen=True, gc=False):
    """How well she matches a rank, or finds it.

    `tries` counts the unaided tries that tell something, `recent` are the last eight of them, right or not, the oldest
    first; `days` are those on which the rule was met, since two misses in four last undid it; `marks` tell how the last
    ten cards or pairs were found, helped ones too.
    """

    tries: int = 0
    recent: tuple[bool, ...] = ()
    days: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether the rule was met on two different days."""
        return len(self.days) >= DAYS and self.tries >= ENOUGH


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """What she knows of a rank or picture.

    `manner` is how she mostly gets it; `score` is how well it went of late, 0 to 1, 1 where it was not tried; `last` is
    the time of the last try in milliseconds since 1970.
    """

    rank: str
    matches: Skill = Skill()
    finds: Skill = Skill()
    manner: Manner = ""
    score: float = 1.0
    last: int = 0

    @property
    def state(self) -> State:
        """Known, coming ("getting there"), or new ("not seen enough yet")."""
        if self.matches.is_sure and self.finds.is_sure:
            return "known"
        return "new" if self.matches.tries + self.finds.tries < ENOUGH else "coming"


class _Learning(msgspec.Struct):
    """One skill with one rank, while the journal is followed; `likely` is whether luck was larger at any of the run."""

    by_luck: bool
    tries: int = 0
    recent: list[bool] = []
    run: int = 0
    likely: bool = False
    days: dict[str, None] = {}
    found: list[Tried] = []

    def take(self, tried: Tried, date: str) -> None:
        """An unaided try: a run that is long enough counts for its day, and the next one begins."""
        self.tries += 1
        self.recent.append(tried.right)
        if tried.right:
            self.run += 1
            if tried.luck > SELDOM:
                self.likely = True
            if self.run < SHORT_RUN or not self._is_long_enough():
                return
            self.days[date] = None
        elif self.recent[-LAST:].count(False) >= MISSES:
            self.days.clear()
        self.run, self.likely = 0, False

    def _is_long_enough(self) -> bool:
        return self.run >= LONG_RUN or not (self.by_luck and self.likely)

    def forget(self) -> None:
        """Of what was long ago no more is kept than is told."""
        del self.recent[:-RECENT], self.found[:-MARKS]

    def skill(self) -> Skill:
        return Skill(self.tries, tuple(self.recent), tuple(self.days), tuple(map(_mark, self.found)))


class _Rank(msgspec.Struct):
    """One rank, while the journal is followed; `told` is what was found, and what was missed without help."""

    matches: _Learning
    finds: _Learning
    found: list[Tried] = []
    told: list[Tried] = []
    last: int = 0

    def take(self, tried: Tried, date: str, at: int) -> None:
        learning = self.matches if tried.task in LAYING else self.finds
        self.last = at
        unaided = is_unaided(tried)
        if unaided:
            learning.take(tried, date)
        if unaided or tried.right:
            self.told.append(tried)
        if tried.right:
            learning.found.append(tried)
            self.found.append(tried)

    def forget(self) -> None:
        del self.found[:-MARKS], self.told[:-MARKS]
        self.matches.forget()
        self.finds.forget()

    def knowledge(self, name: str) -> Knowledge:
        scores = [_WORTH[_mark(tried)] if tried.right else 0.0 for tried in self.told]
        score = sum(scores) / len(scores) if scores else 1.0
        return Knowledge(name, self.matches.skill(), self.finds.skill(), self._manner(), score, self.last)

    def _manner(self) -> Manner:
        """How she gets it most of the time; in doubt, the one with more help."""
        times = Counter(map(_manner, self.found))
        return max(_MANNERS, key=lambda manner: times[manner]) if times else ""


class Knowing(msgspec.Struct):
    """Follows the journal, and tells what is known of each rank."""

    ranks: dict[str, _Rank] = {}

    def take(self, day: Day) -> None:
        """Follow one day on."""
        for at, entry in day.entries:
            if isinstance(entry, Tried) and not entry.hurried and tells(entry):
                rank = self.ranks.get(entry.rank) or self._met(entry.rank)
                rank.take(entry, day.date, at)
        for rank in self.ranks.values():
            rank.forget()

    def known(self) -> Mapping[str, Knowledge]:
        """What is known of each rank and picture that was met."""
        return {name: rank.knowledge(name) for name, rank in self.ranks.items()}

    def _met(self, name: str) -> _Rank:
        self.ranks[name] = _Rank(_Learning(by_luck=True), _Learning(by_luck=False))
        return self.ranks[name]


_WORTH: Mapping[Mark, float] = {"alone": 1.0, "help": 0.5, "shown": 0.0}
_MANNERS: tuple[Manner, ...] = ("help", "counts", "sees")
_COUNTED = 2  # the step of help, and the place of the help dial, at which dots are counted


def _mark(found: Tried) -> Mark:
    if is_unaided(found):
        return "alone"
    return "shown" if found.step > _COUNTED or found.friendly else "help"


def _manner(found: Tried) -> Manner:
    mark = _mark(found)
    if mark == "alone":
        return "sees"
    counted = found.step == _COUNTED or (not found.step and found.level > LITTLE_HELP)
    return "counts" if mark == "help" and counted else "help"
