"""Whole rounds in a real terminal, by keys alone and by touch alone."""

import pytest
from child import play_by_keys, play_by_touch

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50)]


@pytest.mark.parametrize(("players", "seed", "size"), [(3, 4, SIZES[2]), (4, 6, SIZES[3])])
def test_a_round_is_played_to_its_end_by_keys_alone(window, players, seed, size):
    terminal = window("play", "--players", str(players), "--seed", str(seed), size=size)
    play_by_keys(terminal)
    assert terminal.caption == "Play again, or stop?"


def test_after_a_round_by_keys_stopping_needs_no_gate_and_goodbye_is_heard(window):
    terminal = window("play", "--seed", "11", size=SIZES[0])
    play_by_keys(terminal)
    terminal.press("\x1b[D")
    terminal.press(" ")
    terminal.until_said("Bye bye")
    terminal.press("n")
    terminal.read(1.7)
    terminal.look()
    assert terminal.code is None
    terminal.press("h")
    assert terminal.wait() == 0


def test_a_round_is_played_to_its_end_by_touch_alone(window):
    terminal = window("play", "--seed", "3", size=SIZES[1])
    play_by_touch(terminal)
    assert terminal.caption == "Play again, or stop?"


def test_from_the_first_page_two_presses_begin_a_round(window):
    terminal = window()
    terminal.until_said("What shall we do?")
    terminal.press("\x1b[C")
    terminal.press(" ")
    terminal.until_said("Who will play with you?")
    terminal.press("\r")
    terminal.until_said("Press the pack")
