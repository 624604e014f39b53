"""What a child mixes up: at least three times, at least twice its chance, and each told once."""

from itertools import permutations

import pytest

from tutor.teaching.journal import Tried
from tutor.teaching.mastery import Confusions

from .journals import diary, learned, match, mix_up

SIX = "A23456"
NEIGHBOUR = {"codes": ("NEIGHBOUR",), "blind": {"NEIGHBOUR": 0.3}}


def mixed(*days) -> Confusions:
    return learned(diary(*days)).confusions


def told(*days):
    """What is told, in short: `4>5 4/11` or `NEIGHBOUR 3/6`."""
    return [
        f"{f'{one.rank}>{one.chosen}' if one.rank else one.codes[0]} {one.times}/{one.chances}"
        for one in mixed(*days).top
    ]


def of_code(times: int, wrong: int, blind: float, code: str = "SAME_SUIT") -> list[Tried]:
    """So many mix-ups of a code among so many, all about different ranks and without a hand."""
    pairs = list(permutations(SIX, 2))[:wrong]
    return [
        Tried("match", x, y, False, 0.1, codes=(code,) if k < times else (), blind={code: blind})
        for k, (x, y) in enumerate(pairs)
    ]


def test_a_five_taken_for_a_four_three_times_is_told_with_its_chances():
    right = [match("4", hand=tuple("A23445"))] * 2 + [match("4", hand=tuple("A2344"))] * 9
    assert told([mix_up("4", "5")] * 2 + right) == []
    assert told([mix_up("4", "5")] * 3 + right) == ["4>5 3/5"]


def test_without_a_hand_there_is_no_chance_to_hold_it_against():
    assert told([mix_up("4", "5", "")] * 5) == []


def test_it_may_happen_while_laying_or_finding():
    found = Tried("find", "4", "5", False, 0.25, hand=tuple("4A25"))
    assert told([mix_up("4", "5"), found, found]) == ["4>5 3/3"]


@pytest.mark.parametrize(("hand", "past"), [("4 5 6", True), ("4 5 5 6 6", True), ("4 5 5 6", False), ("4 5", False)])
def test_it_is_told_only_past_twice_its_chance_in_her_own_hands(hand, past):
    assert bool(told([mix_up("4", "5", hand)] * 3)) == past


def test_a_rank_that_is_taken_for_just_anything_is_not_mixed_up_with_the_one_luck_favours():
    others = [mix_up("4", "3")] * 2
    assert told([mix_up("4", "5")] * 4 + others) == ["4>5 4/6"]
    assert told([mix_up("4", "5")] * 3 + others) == []


@pytest.mark.parametrize(
    ("times", "wrong", "blind", "past"),
    [(3, 6, 0.25, True), (3, 6, 0.26, False), (2, 2, 0.1, False), (3, 3, 0.5, True), (3, 3, 0.51, False)],
)
def test_a_code_counts_from_three_times_and_twice_its_chance_on(times, wrong, blind, past):
    assert told(of_code(times, wrong, blind)) == ([f"SAME_SUIT {times}/{wrong}"] if past else [])


def test_chances_that_were_rounded_do_not_hide_what_is_just_twice():
    assert told(of_code(3, 9, 0.1667)) == ["SAME_SUIT 3/9"]


@pytest.mark.parametrize("aid", [{"step": 1}, {"first": False}, {"friendly": True, "level": 3}, {"hurried": True}])
def test_only_her_own_first_choices_are_told_of(aid):
    assert told([mix_up("4", "5", **aid)] * 5) == []


def test_other_puzzles_mix_up_nothing():
    compared = Tried("compare", "6", "2", False, 0.5, codes=("LOOKALIKE",), blind={"LOOKALIKE": 0.1}, hand=("6", "2"))
    assert mixed([compared] * 5) == Confusions()


def test_what_one_mix_up_explains_is_not_told_again_by_its_code():
    assert told([mix_up("4", "5", **NEIGHBOUR)] * 6) == ["4>5 6/6"]
    assert mixed([mix_up("4", "5", **NEIGHBOUR)] * 6).tags == ("NEIGHBOUR",)


def test_a_code_that_fits_many_ranks_is_told_instead_of_each():
    some = [mix_up("4", "5", **NEIGHBOUR)] * 4 + [mix_up("2", "3", **NEIGHBOUR)] * 3
    assert told(some) == ["NEIGHBOUR 7/7"]


def test_three_at_most_are_told_the_plainest_first():
    pairs = [("4", "5", 6), ("A", "3", 5), ("2", "6", 4), ("3", "5", 3)]
    assert told([mix_up(x, y) for x, y, times in pairs for _ in range(times)]) == ["4>5 6/6", "A>3 5/5", "2>6 4/4"]


def test_mix_ups_of_every_sort_alike_are_none():
    codes = {"codes": ("SAME_COLOUR",), "blind": {"SAME_COLOUR": 1.0}}
    assert told([mix_up(x, y, **codes) for x, y in permutations(SIX, 2) for _ in range(5)]) == []


def test_pictures_and_cards_without_a_number_are_no_ranks():
    assert told([mix_up("cat", "dog", "cat dog sun owl fox")] * 5) == []


def test_the_tags_are_her_own_codes_the_plainest_first():
    both = of_code(5, 5, 0.2, "SAME_SUIT") + of_code(3, 3, 0.2, "NEIGHBOUR")
    assert mixed(both).tags == ("SAME_SUIT", "NEIGHBOUR")


def test_the_grid_has_each_rank_against_each_that_lay_beside_it():
    grid = mixed([mix_up("4", "5", "4 5 A"), match("4", hand=("4", "4", "5"))]).grid
    assert [(one.rank, one.chosen, one.times, one.chances) for one in grid] == [("4", "A", 0, 1), ("4", "5", 1, 2)]


def test_what_was_mixed_up_more_than_thirty_days_of_play_ago_is_over():
    since = [[match("6")] for _ in range(30)]
    assert told([mix_up("4", "5")] * 3, *since[1:]) == ["4>5 3/3"]
    assert told([mix_up("4", "5")] * 3, *since) == []
