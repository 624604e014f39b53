"""The path of lessons, one a day as it is suggested: where it leads a child who is always right."""

import random
from datetime import date, timedelta

from tutor.teaching.course import LessonRun
from tutor.teaching.journal import Day
from tutor.teaching.mastery import mastery, progress_of
from tutor.teaching.rehearsal import played

from .journals import followed
from .learner import LESSONS, book_of

ONCE_THROUGH = 30
MILLISECONDS = 1000
FIRST_DAY = date(2026, 1, 1)


def days_until_known(seed: int) -> dict[str, int]:
    """After how many lessons each rank is known, for as long as it takes to meet every lesson on two days."""
    days: list[Day] = []
    known: dict[str, int] = {}
    for number in range(ONCE_THROUGH):
        day = FIRST_DAY + timedelta(number)
        now = progress_of(followed(days, LESSONS), LESSONS, day.isoformat())
        lesson = next(one for one in LESSONS if one.id == now.suggested)
        run = LessonRun(lesson, book_of(lesson), 1000 * seed + number, random.Random, now.level)
        start = MILLISECONDS * 86400 * number
        moments = [(start + int(MILLISECONDS * moment.at), moment.entries) for moment in played(run, "right")]
        days.append(Day(day.isoformat(), [(at, entry) for at, entries in moments for entry in entries]))
        told = mastery(followed(days, LESSONS))
        known |= {rank: number + 1 for rank in "A23456" if told.of(rank).state == "known" and rank not in known}
        if len(known) == 6:
            break
    return known


def test_a_child_who_is_always_right_knows_all_six_before_the_path_has_been_walked_once():
    known = days_until_known(seed=1)
    assert sorted(known) == sorted("A23456")
    assert max(known["A"], known["2"], known["3"]) < min(known["4"], known["5"], known["6"])
    assert max(known.values()) <= 20
