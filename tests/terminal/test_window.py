"""The window: too small, changed in the middle of things, and what stands on it that nobody asked for."""

import os
import re

import pytest
from child import deal, hand

ANSWERED = re.compile(rb"\x1b|[\x08\r\n\x20-\x7e\x80-\xff]")


def test_a_small_window_asks_for_a_bigger_one_and_keeps_the_round(window):
    terminal = window("play", "--seed", "5", COLUMNS="80", LINES="24")  # some shells hand these on, and they go stale
    deal(terminal)
    terminal.read(0.3)
    before = hand(terminal)
    terminal.resize(60, 20)
    terminal.until(lambda now: "bigger" in now.text)
    for key in "112233 n":
        terminal.press(key)
    terminal.resize(80, 24)
    terminal.until_said("Touch one card")
    terminal.read(0.3)
    assert hand(terminal) == before


def test_a_window_that_changes_all_the_time_loses_nothing(window):
    terminal = window("play", "--seed", "6")
    terminal.until_said("Press the pack")
    for k in range(60):
        terminal.resize(*((20, 5), (1, 1), (160, 50), (100, 30), (79, 24))[k % 5])
        terminal.read(0.02)
    terminal.resize(120, 40)
    deal(terminal)
    terminal.read(0.3)
    assert len(hand(terminal)[1]) == 11


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
def test_caption_and_line_for_the_grown_up_stand_at_every_size(window, size):
    terminal = window("play", "--seed", "5", size=size)
    deal(terminal)
    terminal.read(0.2)  # the line below the caption may come in the next piece
    assert terminal.note.startswith("Ask:")


def test_without_motion_everything_is_there_at_once(window):
    terminal = window("play", "--seed", "5", TEXTUAL_ANIMATIONS="none", OLD_MAID_PACE="0.1")
    deal(terminal)
    terminal.read(0.1)
    assert len(hand(terminal)[1]) == 11


def test_no_sound_library_writes_on_the_screen(window):
    terminal = window("play", "--seed", "5")
    terminal.until_said("Press the pack")
    terminal.read(2.0)
    assert not re.search("alsa|pulse|lib|error|warn|usage", terminal.text, re.IGNORECASE)


def test_windows_are_opened_one_at_a_time(request):
    """Several workers share the suite, and two windows would press for each other's patience."""
    assert "PYTEST_XDIST_WORKER" not in os.environ or request.node.nodeid.endswith("@window")
