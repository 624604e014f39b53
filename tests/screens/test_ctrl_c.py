"""Ctrl+c twice, as a grown-up presses it."""

import pytest

from tutor.screens.leaving import Leaving


def leaves(*presses):
    """Whether the last of these presses, each a key and a time in seconds, leaves."""
    state, leave = Leaving(), False
    for key, at in presses:
        state, leave = state.pressed(key, at)
    return leave


@pytest.mark.parametrize("gap", [0.25, 1.0, 2.0])
def test_twice_in_a_quiet_moment_leaves(gap):
    assert leaves(("ctrl+c", 10.0), ("ctrl+c", 10.0 + gap))


@pytest.mark.parametrize("gap", [0.0, 0.05, 0.19, 2.01, 30.0])
def test_too_soon_or_too_late_stays(gap):
    assert not leaves(("ctrl+c", 10.0), ("ctrl+c", 10.0 + gap))


def test_anything_between_or_just_before_stays():
    assert not leaves(("ctrl+c", 10.0), ("a", 10.3), ("ctrl+c", 10.6))
    assert not leaves(("a", 9.5), ("ctrl+c", 10.0), ("ctrl+c", 10.5))


def test_a_key_held_down_never_leaves():
    presses = [("ctrl+c", 10.0), ("ctrl+c", 10.5), *(("ctrl+c", 10.5 + 0.03 * k) for k in range(1, 99))]
    assert leaves(*presses[:2])
    assert not any(leaves(("ctrl+c", 10.0), *(("ctrl+c", 10.0 + 0.03 * k) for k in range(1, n))) for n in range(2, 99))


def test_after_a_long_pause_it_starts_anew():
    assert leaves(("ctrl+c", 1.0), ("ctrl+c", 10.0), ("ctrl+c", 11.0))
