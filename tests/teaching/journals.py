"""Builders for journals that read like a diary: what was tried, day by day."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any

from tutor.teaching.journal import Began, Day, Ended, Entry, Tried
from tutor.teaching.lesson import Done, Lesson, LessonDeck, Parent, Say
from tutor.teaching.mastery import Followers, Knowledge, Mastery, followers, mastery

FIRST = date(2025, 3, 1)
MINUTE = 60_000


def match(rank: str = "4", right: bool = True, luck: float = 0.1, **more: Any) -> Tried:
    """A pair that was laid, or tried: on her own, at the first try, unless told otherwise."""
    return Tried("match", rank, rank if right else "6", right, luck, **more)


def find(rank: str = "4", right: bool = True, luck: float = 0.25, **more: Any) -> Tried:
    """A card that was asked for among four."""
    hand = (rank, *[other for other in "A236" if other != rank][:3])
    return Tried("find", rank, rank if right else hand[-1], right, luck, **{"hand": hand, **more})


def mix_up(rank: str, chosen: str, hand: str = "A 2 3 4 5 6", **more: Any) -> Tried:
    """One rank that was taken for another in a hand with one card each."""
    return Tried("match", rank, chosen, False, 0.1, hand=tuple(hand.split()), **more)


def day(number: int) -> str:
    """The date of the first, second, ... day."""
    return (FIRST + timedelta(number - 1)).isoformat()


def diary(*days: list[Entry]) -> list[Day]:
    """What was written down, day by day, a minute between two entries."""
    start = (FIRST - date(1970, 1, 1)).days * 24 * 60 * MINUTE
    return [
        Day(day(number), [(start + (number * 24 * 60 + k) * MINUTE, entry) for k, entry in enumerate(entries)])
        for number, entries in enumerate(days, 1)
        if entries
    ]


def followed(days: Iterable[Day], lessons: Sequence[Lesson] = (), start: int | None = None) -> Followers:
    """These days, followed from the first to the last."""
    so_far = followers(lessons, start)
    for one in days:
        so_far.take(one)
    return so_far


def learned(days: Iterable[Day], lessons: Sequence[Lesson] = ()) -> Mastery:
    """All that these days tell."""
    return mastery(followed(days, lessons))


def four(*days: list[Entry]) -> Knowledge:
    """What is known of four after these days."""
    return learned(diary(*days)).of("4")


def played(lesson: str, *entries: Entry) -> list[Entry]:
    """A lesson that was played to its end."""
    return [Began("", lesson, 7), *entries, Ended(lesson, len(entries))]


def lesson(
    name: str, *needs: str, title: str = "", streak: int = 3, days: int = 2, says: str = "Roll a die."
) -> Lesson:
    """A lesson of the path, with its line for the parent."""
    deck = LessonDeck(ranks=("A", "2"))
    steps = (Say(say="Hello."), Parent(say=(says, "And once more.")))
    return Lesson(1, name, title or name, "A goal.", deck, steps, needs=needs, done=Done(streak, days))
