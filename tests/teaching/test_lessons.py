"""The lessons that come along, each with every kind of child."""

import random

import pytest

from tutor.teaching.course import LessonRun
from tutor.teaching.cues import Say, Show
from tutor.teaching.guided import Guided
from tutor.teaching.lesson import Parent, makes_pair
from tutor.teaching.rehearsal import Moment, film_time, played, rehearsed
from tutor.teaching.scenery import scene_of

from .learner import LESSONS, book_of

CHILDREN = ("right", "digits", "neighbour", "silent", "masher")


def check(before: Guided, moment: Moment) -> None:
    """Hold a film against the rules."""
    for cue in moment.cues:
        if isinstance(cue, Say):
            assert cue.text.strip()
            assert "{" not in cue.text
        else:
            check_scene(cue)
    shows = [cue.scene for cue in moment.cues if isinstance(cue, Show)]
    assert (shows or [scene_of(before)])[-1] == scene_of(moment.run.game), "a film ends with the table as it stands"


def check_scene(cue: Show) -> None:
    now = cue.scene
    held = {one for one in now.hand if one}
    assert len(held) == sum(one is not None for one in now.hand)
    assert not held & set(now.laid)
    assert set(now.lifted) <= held
    assert len(now.lifted) <= 2
    assert now.glow <= {*now.choices} | {"go"}
    assert now.point in ("", "go", *now.choices)
    assert all(a.rank == b.rank for a, b in zip(now.laid[::2], now.laid[1::2], strict=True))
    assert now.lit is None or now.lit[0] in held


@pytest.mark.parametrize("child", CHILDREN)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_ends_on_a_made_pair_and_the_parents_line(lesson, child):
    for seed in (0, 1):
        before, last = None, None
        for moment in played(LessonRun(lesson, book_of(lesson), seed, random.Random), child):
            check(before or moment.run.game, moment)
            before, last = moment.run.game, moment
        assert last.run.ended
        now = scene_of(last.run.game)
        parent = next(step for step in lesson.step if isinstance(step, Parent))
        assert (now.stage, now.note) == ("replay", parent.say)
        assert now.laid
        assert last.cues[-1].phrase == "lesson_done"
        assert not {cue.text for cue in last.cues if isinstance(cue, Say)} & {parent.say}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_of_the_right_length_and_every_step_is_reached(lesson):
    went = rehearsed(LessonRun(lesson, book_of(lesson), 1, random.Random), "right")
    assert 3.5 < went.minutes < lesson.minutes <= 10
    assert went.pairs <= 8
    assert went.unreached is None
    assert not went.tutors_pair


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_built_alike(lesson):
    """A greeting, a pair by the tutor or the card that is left, a first puzzle with full help, a pair at the end."""
    kinds = [type(step).__name__ for step in lesson.step]
    assert kinds[0] == "Say"
    assert kinds[-1] == "Parent"
    assert {"Show", "Odd"} & set(kinds)
    helped = [step.help for step in lesson.step if getattr(step, "help", None)]
    assert helped[:1] == ([3] if lesson.id != "the-whole-game" else [])
    assert makes_pair(lesson.step[-2])
    for step in lesson.step[:-1]:
        assert isinstance(step.say, tuple), "lines come in a cycle"
        assert len(set(step.say)) > 1


def test_the_lessons_are_those_of_the_path_in_its_order():
    ids = [lesson.id for lesson in LESSONS]
    assert ids == [
        "two-the-same",
        "one-and-two",
        "one-two-three",
        "different-clothes",
        "four-comes-along",
        "five-and-six",
        "look-alikes",
        "find-them-all",
        "three-of-a-kind",
        "take-one-card",
        "the-odd-one",
        "the-whole-game",
        "same-colours",
        "pictures-and-joker",
        "who-has-more",
    ]
    assert [lesson.number for lesson in LESSONS] == list(range(1, 16))
    for place, lesson in enumerate(LESSONS):
        assert set(lesson.needs) <= set(ids[:place])
        assert bool(lesson.needs) == (place > 0)
    assert len({lesson.picture for lesson in LESSONS}) == 15


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_family_that_calls_the_ace_a_one_never_hears_of_an_ace(lesson):
    book = book_of(lesson).with_ace_as_one()
    for turn in (0, 1):
        for moment in played(LessonRun(lesson, book, 0, random.Random, turn=turn), "neighbour"):
            for cue in moment.cues:
                assert not isinstance(cue, Say) or " ace" not in cue.text.lower()


def test_a_film_takes_as_long_as_its_words_at_130_a_minute():
    assert film_time((Say("x", " ".join(["word"] * 13)),)) == pytest.approx(6.35)
