"""All that the journal tells of a child."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tutor.teaching.journal import Day
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery.confusing import Confusing, Confusions
from tutor.teaching.mastery.knowing import Knowing, Knowledge
from tutor.teaching.mastery.lessons import Come, Following
from tutor.teaching.mastery.playing import Helping, Play, Playing


class Mastery(msgspec.Struct, frozen=True, gc=False):
    """What she knows of each rank, what she mixes up, her lessons, what was played, and how help went."""

    ranks: Mapping[str, Knowledge]
    confusions: Confusions
    lessons: Mapping[str, Come]
    plays: tuple[Play, ...]
    helping: Helping

    def of(self, rank: str) -> Knowledge:
        """What she knows of this rank or picture, whether she has met it or not."""
        return self.ranks.get(rank) or Knowledge(rank)


def mastery(days: Iterable[Day], lessons: Sequence[Lesson] = ()) -> Mastery:
    """Follow a journal from its first day to its last."""
    knowing, confusing, following, playing = Knowing(), Confusing(), Following(lessons), Playing()
    for day in days:
        knowing.take(day)
        confusing.take(day)
        following.take(day)
        playing.take(day)
    return Mastery(knowing.known(), confusing.found(), following.come(), *playing.found())
