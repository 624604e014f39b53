"""A key held down, as real keyboards send it, is one press."""

import pytest

from tutor.screens.holding import Holding


def heard(*presses):
    """The times at which these presses, each a key and a time in seconds, count."""
    state, times = Holding(), []
    for key, at in presses:
        state, own = state.pressed(key, at)
        times += [at] if own else []
    return times


def held(key, first, every):
    """A key held down: it repeats after `first` seconds and then every so many."""
    return ((key, 10.0), *((key, 10.0 + first + every * k) for k in range(40)))


@pytest.mark.parametrize("every", [0.03, 0.04, 0.092])
@pytest.mark.parametrize("first", [0.25, 0.4, 0.5, 0.66])
@pytest.mark.parametrize("key", ["space", "enter", "n", "d", "h"])
def test_a_key_held_down_counts_once(key, first, every):
    assert heard(*held(key, first, every)) == [10.0]


@pytest.mark.parametrize("first", [0.25, 0.4, 0.5, 0.66])
def test_a_digit_held_down_counts_twice_at_most(first):
    assert len(heard(*held("4", first, 0.03))) <= 2


@pytest.mark.parametrize("rank", "1234567890jqk")
def test_two_of_a_rank_pressed_one_after_the_other_both_count(rank):
    assert len(heard((rank, 1.0), (rank, 1.3))) == 2


def test_an_arrow_pressed_again_and_again_counts_each_time():
    assert len(heard(*(("right", 0.2 * k) for k in range(5)))) == 5


def test_a_child_who_presses_the_pack_in_time_deals_on():
    assert len(heard(*(("space", 0.8 * k) for k in range(5)))) == 5


def test_a_flat_hand_counts_once():
    assert heard(*((key, 1.0 + 0.01 * k) for k, key in enumerate("asdfghjkl"))) == [1.0]


@pytest.mark.parametrize("key", ["space", "enter", "4"])
def test_a_busy_computer_that_hears_nothing_for_a_while_holds_the_key_on(key):
    first, *repeats = held(key, 0.03, 0.03)
    late = [(key, max(at, 11.35)) if at > 11.0 else (key, at) for key, at in repeats]
    assert heard(first, *late) == [10.0]


@pytest.mark.parametrize("key", ["space", "4"])
def test_a_key_let_go_of_and_pressed_again_counts(key):
    assert heard(*held(key, 0.25, 0.03), (key, 12.5))[-1] == 12.5


def test_a_child_who_bounces_on_a_digit_is_heard_again_soon():
    assert heard(("4", 1.0), ("4", 1.1), ("4", 1.4)) == [1.0, 1.4]
