"""Children that are made up: the report says of each what is true, and of none what is not."""

import random

import pytest

from tutor.content.reportwords import load_report_words
from tutor.teaching.course import LessonRun, advance, begin_lesson
from tutor.teaching.journal import Helped, Tried
from tutor.teaching.lesson import Find, Lesson, LessonDeck
from tutor.teaching.presses import CardChosen, Sense
from tutor.teaching.report import report

from .following import Watched, sessions_until_known
from .journals import learned
from .simulated import (
    BOOK,
    SIX,
    ByShape,
    BySuit,
    FiveForFour,
    Guesser,
    Right,
    guided_round,
    played_round,
    sessions,
)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("sort", [Right, FiveForFour])
def test_a_round_without_a_screen_is_written_down_as_at_the_guided_table(sort, seed):
    plain, guided = list(played_round(sort(1), seed)), guided_round(sort(1), seed)
    assert [one for one in plain if not isinstance(one, Helped)] == [
        one for one in guided if not isinstance(one, Helped)
    ]


def test_a_find_of_a_lesson_is_written_down_with_its_hand():
    steps = tuple(Find(from_="random 4") for _ in SIX)
    lesson = Lesson(1, "finding", "Finding", "Finds six cards.", LessonDeck(ranks=SIX), steps)
    run, _, _ = begin_lesson(LessonRun(lesson, BOOK, 3, random.Random, level=1))
    found = []
    for k in range(6):
        hand = tuple(card.rank for card in run.game.hand)
        run, _, entries = advance(run, CardChosen(run.game.asked), Sense(10.0 * k))
        (tried,) = (one for one in entries if isinstance(one, Tried))
        assert (tried.task, tried.right, tried.luck, tried.hand) == ("find", True, 0.25, hand)
        found.append(tried.rank)
    assert sorted(found) == sorted(SIX)


def test_who_always_takes_five_for_four_is_told_so_with_the_chances_and_nothing_beside_it():
    told = report(learned(sessions(FiveForFour(1), 60)), "Ella", load_report_words(), (), "2025-06-01").mix_ups
    assert [(line.rank, line.chosen) for line in told] == [("4", "5")]
    assert told[0].text.startswith(f"Takes five for four: {told[0].times} of {told[0].chances} chances.")
    assert told[0].times >= 0.9 * told[0].chances
    assert set(Watched(FiveForFour(2)).play(200).told) == {("4>5",)}


def test_who_goes_by_the_suit_is_told_so():
    assert set(Watched(BySuit(1)).play(100).told) == {("SAME_SUIT",)}


def test_who_guesses_knows_nothing_and_mixes_up_nothing_in_particular():
    watched = Watched(Guesser(1)).play(200)
    assert (watched.any_known, set(watched.told)) == (0, {()})


def test_who_matches_by_shape_but_cannot_find_by_name_is_hardly_ever_taken_for_one_who_knows():
    watched = Watched(ByShape(2)).play(300)
    assert watched.share < 0.002
    matched = report(learned(sessions(ByShape(2), 30)), "Ella", load_report_words(), (), "2025-06-01")
    assert all(card.state == "coming" and card.matches.right == card.matches.tries for card in matched.cards)


@pytest.mark.parametrize("seed", range(12))
def test_who_is_always_right_knows_all_six_in_the_fewest_sessions_that_the_rule_allows(seed):
    found, allowed = sessions_until_known(Right(seed), first=seed * 100)
    assert found == allowed
