"""Whole rounds with children that nobody thought of, and with sensible ones."""

import random

import pytest

from tutor.teaching.presses import AgainChosen

from .tables import BOOK, at_round
from .watching import check, random_child, sensible_child

ROUNDS = 60  # with each number of friends


@pytest.mark.parametrize("friends", [1, 2, 3])
def test_whatever_a_child_presses_every_film_is_in_order(friends):
    spoken = set()
    for seed in range(ROUNDS):
        child = at_round(seed, friends)
        spoken |= set(child.film.names)
        for before, film in random_child(child, random.Random(seed), most=120):
            check(before, film, child.sitting.game)
            spoken |= set(film.names)
    assert len(spoken) > 100, "children such as these hear most of what the book has for this pack"


@pytest.mark.parametrize("friends", [1, 2, 3])
def test_a_sensible_child_comes_to_the_end_with_one_card_left(friends):
    holders, again = set(), 0
    for seed in range(ROUNDS // 2):
        child = at_round(seed, friends)
        for before, film in sensible_child(child, random.Random(seed)):
            check(before, film, child.sitting.game)
        now = child.sitting.game.round
        assert now.phase == "over"
        assert sum(map(len, now.hands)) == 1
        assert len(child.scene.laid) == 22
        first, second = child.scene.sleepers
        assert first.rank == second.rank
        holders.add(now.drawer)
        again += bool(child.press(AgainChosen()).cues)
    assert holders == set(range(friends + 1))
    assert again == ROUNDS // 2


def test_a_sensible_child_is_never_told_of_a_mix_up():
    for seed in range(30):
        child = at_round(seed, 1)
        for _, film in sensible_child(child, random.Random(seed)):
            assert not set(film.names) & {f"{code}.say" for code in BOOK.mixup}


def test_the_same_presses_give_the_same_films():
    def films(seed):
        child = at_round(seed, 2)
        return [film.cues for _, film in random_child(child, random.Random(9), most=60)]

    assert films(4) == films(4) != films(5)


def test_a_sitting_of_many_rounds_keeps_her_company():
    child, chance = at_round(11, 2), random.Random(1)
    for _ in range(10):
        for before, film in sensible_child(child, chance):
            check(before, film, child.sitting.game)
        child.touch("again")
        assert child.scene.stage == "dealing"
        assert len(child.scene.friends) == 2
        assert len({seat.friend for seat in child.scene.friends}) == 2
