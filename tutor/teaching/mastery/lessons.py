"""How far a child has come with the lessons, and which one comes next."""

from collections.abc import Mapping, Sequence

import msgspec

from tutor.teaching.journal import Began, Day, Ended, Entry, Tried
from tutor.teaching.lesson import Done, Lesson
from tutor.teaching.mastery.evidence import AT_MOST, is_unaided


class Come(msgspec.Struct, frozen=True, gc=False):
    """How far she has come with a lesson.

    `plays` counts how often it began; `days` are those on which as many were right in a row as the lesson asks for and
    she played it to its end; `ended` is the last day on which it was, `known` whether there were days enough.
    """

    plays: int = 0
    days: tuple[str, ...] = ()
    ended: str = ""
    known: bool = False


class _Lesson(msgspec.Struct):
    """One lesson, while the journal is followed."""

    done: Done
    plays: int = 0
    run: int = 0
    today: dict[str, None] = {}
    days: dict[str, None] = {}
    ended: str = ""

    def begin(self) -> None:
        """It is played once more; a day counts only when it comes to its end."""
        self.plays += 1
        self.today.clear()

    def take(self, tried: Tried, date: str) -> None:
        """An unaided try: a run that is long enough counts for its day, and the next one begins."""
        if not is_unaided(tried) or not _tells(tried):
            return
        self.run = self.run + 1 if tried.right else 0
        if self.run == self.done.streak:
            self.today[date] = None
            self.run = 0

    def end(self, date: str) -> None:
        self.ended = date
        self.days |= self.today

    def come(self) -> Come:
        return Come(self.plays, tuple(self.days), self.ended, len(self.days) >= self.done.days)


class Following(msgspec.Struct):
    """Follows the journal, and tells how far she has come with each lesson; `now` is the one that she plays."""

    lessons: dict[str, _Lesson]
    now: str = ""

    def take(self, day: Day) -> None:
        """Follow one day on."""
        for _, entry in day.entries:
            if not isinstance(entry, Tried):
                self._turn(entry, day.date)
            elif self.now:
                self.lessons[self.now].take(entry, day.date)

    def _turn(self, entry: Entry, date: str) -> None:
        """A lesson or round begins, or comes to its end."""
        if isinstance(entry, Began):
            self.now = entry.lesson if entry.lesson in self.lessons else ""
            if self.now:
                self.lessons[self.now].begin()
        elif self.now and isinstance(entry, Ended):
            if not entry.left:
                self.lessons[self.now].end(date)
            self.now = ""

    def come(self) -> Mapping[str, Come]:
        """How far she has come with each lesson that she has seen."""
        return {name: lesson.come() for name, lesson in self.lessons.items() if lesson.plays}


def following(lessons: Sequence[Lesson]) -> Following:
    """Who follows how far she comes with these lessons, from the first day on."""
    return Following({lesson.id: _Lesson(lesson.done) for lesson in lessons})


def _tells(tried: Tried) -> bool:
    """Whether a try says something about a lesson; of two cards one is right half of the time, and it asks for more."""
    return tried.task == "compare" or (tried.task != "count" and tried.luck <= AT_MOST)


def next_lesson(lessons: Sequence[Lesson], come: Mapping[str, Come], today: str) -> str:
    """The lesson to go on with, by the order of the path; empty where there is none.

    The first that is not known, was not played to its end today, and has what it needs met on one day at least; else
    the first that is not known; else the one that was played longest ago. It is only suggested.
    """
    so_far = {lesson.id: come.get(lesson.id, Come()) for lesson in lessons}
    met = {name for name, one in so_far.items() if one.known or one.days}
    unknown = [lesson for lesson in lessons if not so_far[lesson.id].known]
    for lesson in unknown:
        if so_far[lesson.id].ended != today and met.issuperset(name for name in lesson.needs if name in so_far):
            return lesson.id
    if unknown:
        return unknown[0].id
    return min(lessons, key=lambda lesson: so_far[lesson.id].ended).id if lessons else ""
