"""All who follow a journal; what they have taken in can be put by, and gone on with another day."""

from collections.abc import Sequence

import msgspec

from tutor.teaching.journal import Day
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery.confusing import Confusing
from tutor.teaching.mastery.helping import START, Dialling, dialling
from tutor.teaching.mastery.knowing import Knowing
from tutor.teaching.mastery.lessons import Following, following
from tutor.teaching.mastery.playing import Playing

RULES = 1  # one more whenever the same journal is followed to something else


class Followers(msgspec.Struct):
    """What is known of a child after so many days; `rules` are those by which they were followed."""

    rules: int
    knowing: Knowing
    confusing: Confusing
    following: Following
    playing: Playing
    dialling: Dialling

    def take(self, day: Day) -> None:
        """Follow one day on."""
        self.knowing.take(day)
        self.confusing.take(day)
        self.following.take(day)
        self.playing.take(day)
        self.dialling.take(day)

    def go_by(self, lessons: Sequence[Lesson], start: int | None = None) -> bool:
        """Whether they go by these rules, these lessons, and a help dial that began there, or anywhere."""
        asked = {lesson.id: lesson.done for lesson in lessons}
        known = {name: lesson.done for name, lesson in self.following.lessons.items()}
        return self.rules == RULES and known == asked and start in {None, self.dialling.start}


def followers(lessons: Sequence[Lesson], start: int | None = None) -> Followers:
    """Who follows a journal from its first day on; `start` is where a grown-up wants the help dial to begin."""
    dial = dialling(START if start is None else start)
    return Followers(RULES, Knowing(), Confusing(), following(lessons), Playing(), dial)
