"""How a lesson begins and ends: with a made pair and the parent's line, and never later than it should."""

from tutor.teaching.course import GRACE, NEARLY
from tutor.teaching.journal import Began, Ended
from tutor.teaching.presses import Waited

from .learner import FIND, NEXT, PARENT, PICK, Learner, a_lesson, picks, right


def test_a_lesson_ends_with_the_parents_line_which_nobody_speaks():
    child = Learner(a_lesson(PICK))
    right(child)
    assert child.ended
    assert child.scene.stage == "replay"
    assert child.scene.note == PARENT["say"]
    assert child.laid == "5C 5D"
    assert PARENT["say"] not in child.heard
    assert child.film.names[-1] == "lesson_done"
    assert child.entries[-1] == Ended("own", 1)
    assert child.press(Waited()).cues == ()


def test_a_lesson_begins_with_an_entry_of_its_own():
    child = Learner(a_lesson(PICK), seed=4, level=2, turn=3)
    assert child.entries == (Began("", "own", 4, 3, 2, 2),)


def test_after_its_minutes_it_ends_with_the_pair_that_is_being_made():
    child = Learner(a_lesson(*picks(4), minutes=1))
    right(child)
    child.at += 61
    right(child)
    assert child.ended
    assert child.run.pairs == 2


def test_after_its_minutes_a_find_is_followed_by_the_last_pair_of_the_file():
    child = Learner(a_lesson(FIND, PICK, FIND, NEXT, minutes=1))
    child.wait()
    child.at += 61
    child.touch("5D")
    assert child.run.index == 3
    right(child)
    assert child.ended


def test_just_before_its_minutes_are_over_it_ends_with_a_pair_that_was_made():
    child = Learner(a_lesson(*picks(4), minutes=2))
    right(child)
    child.at += 60 - NEARLY
    right(child)
    assert not child.ended
    child.at += 60
    right(child)
    assert child.ended
    assert child.run.pairs == 3


def test_for_a_child_who_only_waits_the_tutor_makes_the_last_pair():
    child = Learner(a_lesson(PICK, NEXT, minutes=1))
    child.wait(3)
    child.at += 61
    child.wait()
    assert child.film.names[-3:] == ["last_pair", "pair", "lesson_done"]
    assert child.laid == "5C 5D"
    assert child.entries[-1] == Ended("own", 0, left=True)
    assert child.ended


def test_a_child_who_is_busy_may_finish_a_puzzle_if_that_does_not_take_long():
    child = Learner(a_lesson(PICK, NEXT, minutes=1))
    child.touch("6D")
    child.at += 50 + GRACE
    child.touch("6D")
    assert not child.ended
    child.at += 6
    child.touch("4H")
    assert child.ended
    assert child.entries[-1] == Ended("own", 0)
    assert child.film.names[-3:] == ["last_pair", "pair", "lesson_done"]


def test_a_round_under_way_is_played_to_its_end():
    child = Learner(a_lesson({"do": "deal"}, minutes=1))
    child.touch("pack")
    child.at += 300
    child.touch("pack")
    assert not child.ended


def test_eight_pairs_are_enough():
    child = Learner(a_lesson(*picks(12)))
    while not child.ended:
        right(child)
    assert child.run.pairs == 8
