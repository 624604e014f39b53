"""A lesson once more: the same again, fresh cards, what was hard, and lines that come in a cycle."""

import random

import pytest

from tutor.game import RANKS, card, cards
from tutor.teaching.course import LessonRun
from tutor.teaching.lesson import Lesson, Pick
from tutor.teaching.lesson_cards import laid_out
from tutor.teaching.lesson_dealer import Dealer, Dealing
from tutor.teaching.rehearsal import played

from .learner import LESSONS, NEXT, PICK, Learner, a_lesson, book_of, right


def table_of(lesson: Lesson, seed: int, focus: tuple[str, ...] = ()) -> list[object]:
    """All cards of a run, step by step."""
    dealing = Dealing(lesson, book_of(lesson), seed, random.Random, focus)
    return [laid_out(Dealer(dealing, index), step) for index, step in enumerate(lesson.step)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_same_seed_gives_the_same_cards_and_others_give_others(lesson):
    assert table_of(lesson, 7) == table_of(lesson, 7)
    assert len({tuple(map(str, table_of(lesson, seed))) for seed in range(6)}) > 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_same_presses_give_the_same_films(lesson):
    def films():
        run = LessonRun(lesson, book_of(lesson), 3, random.Random)
        return [(moment.cues, moment.entries) for moment in played(run, "masher")]

    assert films() == films()


def test_fresh_cards_change_only_what_may_change():
    step = {"do": "pick", "from": "5D 6D 4H", "match": "5C"}
    deck = {"ranks": ["4", "5", "6"]}
    for fresh, sets in (
        ([], {("rank", 1), ("suit", 1), ("order", 1)}),
        (["order"], {("rank", 1), ("suit", 1)}),
        (["suits"], {("rank", 1), ("order", 1)}),
        (["cards"], {("suit", 1), ("order", 1)}),
    ):
        lesson = a_lesson(step, deck=deck, replay={"fresh": fresh})
        rows = [table_of(lesson, seed)[0] for seed in range(12)]
        found = {
            ("rank", len({tuple(sorted(one.rank for row in rows_ for one in row)) for rows_ in rows})),
            ("suit", len({tuple(sorted(one.suit for row in rows_ for one in row)) for rows_ in rows})),
            ("order", len({tuple(one.rank for one in rows_[1]) for rows_ in rows} if "cards" not in fresh else {0})),
        }
        assert sets <= found, fresh
        assert bool(fresh) == (len({str(rows_) for rows_ in rows}) > 1)


def test_suits_that_change_keep_what_has_one_colour_in_one_colour():
    lesson = a_lesson({"do": "find_all", "hand": "AH AD 2C 2S"}, replay={"fresh": ["suits"]})
    for seed in range(20):
        (held,) = table_of(lesson, seed)[0]
        assert held[0].colour == held[1].colour != held[2].colour == held[3].colour


def test_ranks_and_suits_that_a_line_names_stay():
    named = a_lesson({**PICK, "say": "This is a red five."}, replay={"fresh": ["cards", "suits"]})
    assert {str(table_of(named, seed)[0]) for seed in range(12)} == {str(((card("5C"),), cards("5D 6D 4H")))}


def test_cards_that_stand_for_each_other_do_so_in_every_step():
    """The third of three alike is the one whose friend comes later."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "three-of-a-kind")
    triple = next(k for k, step in enumerate(lesson.step) if getattr(step, "hand", "").startswith("4H 4S 4D"))
    for seed in range(12):
        table = table_of(lesson, seed)
        (held,), (hand, fan) = table[triple], table[triple + 1]
        ranks = [one.rank for one in held]
        (third,) = {rank for rank in ranks if ranks.count(rank) == 3}
        assert third in {one.rank for one in hand}
        assert third in {one.rank for one in fan}


@pytest.mark.parametrize("lesson", LESSONS[:8], ids=lambda lesson: lesson.id)
def test_what_was_hard_is_asked_for_where_chance_decides(lesson):
    focus = lesson.deck.names[-1:]
    for index, step in enumerate(lesson.step):
        if isinstance(step, Pick) and step.from_.startswith("random") and step.match == "random":
            for seed in range(4):
                assert table_of(lesson, seed, focus)[index][0][0].rank in focus


def test_every_rank_has_its_turn_before_one_comes_again():
    lesson = a_lesson(*[{"do": "pick", "from": "random 4"}] * 6, replay={"fresh": ["cards"]})
    for seed in range(5):
        assert {about.rank for (about,), _ in table_of(lesson, seed)[:6]} == set(RANKS[:6])


def test_lines_come_in_a_cycle():
    lesson = a_lesson({"do": "say", "say": ["Hello.", "Again."]}, {**PICK, "say": ["First {x}.", "Then {x}."]})
    for turn, (first, second) in enumerate([("Hello.", "First a five."), ("Again.", "Then a five.")] * 2):
        assert Learner(lesson, turn=turn).heard == [first, second]


def test_the_same_again_leaves_the_words_of_welcome_out():
    lesson = a_lesson({"do": "say", "say": "Hello."}, PICK, {"do": "say", "say": "And now."}, NEXT)
    child = Learner(lesson, short=True)
    assert "Hello." not in child.heard
    right(child)
    assert "And now." in child.heard
