"""Follows the journals of children that are made up, and works out what may be said of them."""

from collections import Counter

from tutor.teaching.journal import Tried
from tutor.teaching.mastery import Confusing, Knowing, Knowledge, MixedUp

from .simulated import SIX, Right, sessions


class Watched:
    """A child whose journal is followed session by session: what is called known after each, and what mixed up."""

    def __init__(self, child: Right) -> None:
        self.child = child
        self.sessions = 0
        self.known: Counter[str] = Counter()
        self.told: Counter[tuple[str, ...]] = Counter()
        self.any_known = 0
        self._knowing, self._confusing = Knowing(), Confusing()
        self.confusions = self._confusing.found()

    def play(self, count: int, look_every: int = 20) -> "Watched":
        """So many sessions more; what is mixed up is looked at every so many sessions."""
        for day in sessions(self.child, count, self.sessions):
            self._knowing.take(day)
            self._confusing.take(day)
            self.sessions += 1
            now = [name for name, rank in self._knowing.known().items() if rank.state == "known"]
            self.known.update(now)
            self.any_known += bool(now)
            if self.sessions % look_every == 0:
                self.confusions = self._confusing.found()
                self.told[tuple(map(in_short, self.confusions.top))] += 1
        return self

    @property
    def share(self) -> float:
        """How often a rank was called known, of all ranks after all sessions."""
        return sum(self.known.values()) / (self.sessions * len(SIX))


def in_short(one: MixedUp) -> str:
    """A mix-up as `4>5`, or its code."""
    return f"{one.rank}>{one.chosen}" if one.rank else one.codes[0]


def sessions_until_known(child: Right, first: int = 0, most: int = 100) -> tuple[int, int]:
    """After how many sessions all six are known, and after how many the rule allows it, worked out by hand."""
    knowing = Knowing()
    earliest = Earliest()
    needed = 0
    for number, day in enumerate(sessions(child, most, first), 1):
        knowing.take(day)
        for _, entry in day.entries:
            if isinstance(entry, Tried):
                earliest.take(day.date, entry)
        if not needed and earliest.is_met():
            needed = number
        if all(knowing.known().get(rank, Knowledge(rank)).state == "known" for rank in SIX):
            return number, needed
    return most, needed


class Earliest:
    """The fewest sessions that the rule allows a child who is always right: lucks and days, and nothing else."""

    def __init__(self) -> None:
        self._lucks: dict[tuple[str, bool], list[float]] = {
            (rank, found): [] for rank in SIX for found in (True, False)
        }
        self._days: dict[tuple[str, bool], set[str]] = {key: set() for key in self._lucks}

    def take(self, day: str, tried: Tried) -> None:
        """One try, which is right: three rows are full with small luck, four with more, none above a third."""
        if tried.luck <= 1 / 3:
            key = (tried.rank, tried.task == "find")
            lucks = self._lucks[key]
            lucks.append(tried.luck)
            if len(lucks) == 4 or (len(lucks) == 3 and (key[1] or max(lucks) <= 0.15)):
                self._days[key].add(day)
                lucks.clear()

    def is_met(self) -> bool:
        return all(len(days) > 1 for days in self._days.values())
