"""What a visit begins with: the lessons, the help dial, what was hard, and what was played last."""

from collections.abc import Mapping, Sequence

from tutor.game import RANKS
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery.followers import Followers
from tutor.teaching.mastery.knowing import Knowledge
from tutor.teaching.mastery.lessons import next_lesson
from tutor.teaching.mastery.playing import Play
from tutor.teaching.places import Last, Progress

WEAKEST = 2


def progress_of(so_far: Followers, lessons: Sequence[Lesson], today: str) -> Progress:
    """What is known of a child for the visit of this day; `lessons` are in the order of the path."""
    come = so_far.following.come()
    plays, _ = so_far.playing.found()
    return Progress(
        seen=frozenset(come),
        known=frozenset(name for name, one in come.items() if one.known),
        suggested=next_lesson(lessons, come, today),
        hard=hard_of(so_far.knowing.known()),
        turns={name: one.plays for name, one in come.items()},
        level=so_far.dialling.level(today),
        last=_last(plays, lessons),
        tags=so_far.confusing.found().tags,
    )


def hard_of(known: Mapping[str, Knowledge]) -> tuple[str, ...]:
    """What was hard: the two ranks that went least well of late, and the known one that was not seen for longest.

    Nothing where all went well.
    """
    ranks = [known[rank] for rank in RANKS if rank in known]
    weak = sorted((one for one in ranks if one.score < 1), key=lambda one: one.score)[:WEAKEST]
    sure = [one for one in ranks if one.state == "known" and one not in weak]
    old_friend = sorted(sure, key=lambda one: one.last)[:1]
    return tuple(one.rank for one in (*weak, *old_friend)) if weak else ()


def _last(plays: Sequence[Play], lessons: Sequence[Lesson]) -> Last | None:
    """The last lesson that is still there, or the last round."""
    there = {"", *(lesson.id for lesson in lessons)}
    return next((_of(play) for play in reversed(plays) if play.lesson in there), None)


def _of(play: Play) -> Last:
    return Last(play.lesson, play.seed, play.players - 1, play.number, play.game)
