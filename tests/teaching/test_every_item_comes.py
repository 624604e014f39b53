"""By chance alone every card, place and line comes to be used: nothing is never chosen."""

import random

import pytest

from tutor.content.lessons import load_lessons
from tutor.content.phrases import load_phrases
from tutor.game import Card, Chance
from tutor.teaching.cues import Show
from tutor.teaching.sitting import taken_out
from tutor.teaching.visit import at_lesson

from .tables import DECK
from .test_visit import a_visit

SEEDS = 150
OPEN_LESSONS = [one for one in load_lessons() if one.deck.ranks and not one.deck.pack and one.id != "the-whole-game"]


@pytest.mark.parametrize("lesson", OPEN_LESSONS, ids=lambda one: one.id)
def test_every_suit_of_a_lesson_comes_to_lie_in_it(lesson):
    seen: set[Card] = set()
    for seed in range(SEEDS):
        for cue in at_lesson(a_visit(seed), lesson.id).cues:
            if isinstance(cue, Show):
                seen |= {card for card in (*cue.scene.hand, *cue.scene.laid) if card}
    assert {card.suit for card in seen} >= set(lesson.deck.suits)


def test_every_rank_and_suit_comes_to_sleep():
    asleep = {card for seed in range(30) for number in range(12) for card in taken_out(DECK, seed, number)}
    assert asleep == set(DECK.pack)


def test_every_line_that_is_spoken_in_turn_has_its_turn():
    book = load_phrases()
    for name in book.phrase:
        lines = book.lines(name)
        if lines > 1:
            args = dict.fromkeys(("x", "y", "t", "low", "high"), "4") | {"name": "Cat", "other": "Dog"}
            assert len({book.sentence(name, args, turn) for turn in range(lines)}) == lines


def test_every_number_of_a_fan_and_of_a_pack_can_come_up():
    places = {int(Chance(seed, random.Random)[index] * 23) for seed in range(40) for index in range(40)}
    assert places == set(range(23))
