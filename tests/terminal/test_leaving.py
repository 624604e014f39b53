"""Ways out: a grown-up finds them, a child does not, and the terminal is left as it was found."""

import os
import signal
import subprocess
import sys

import pytest
from child import deal

TERMINAL_RESTORED = (b"\x1b[?1049l", b"\x1b[?1003l", b"\x1b[?1006l", b"\x1b[?25h")


def at_the_table(window, **variables):
    terminal = window("play", "--seed", "5", **variables)
    terminal.until_said("Press the pack")
    return terminal


def children_of(pid):
    """The processes that a process has started and that still run."""
    try:
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("this system has no ps")
    return [int(one) for one in listed.stdout.split()]


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not _is_zombie(pid)


def _is_zombie(pid):
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip().startswith("Z") or not shown.stdout.strip()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_the_program_and_leaves_a_usable_terminal(window, number, code):
    terminal = at_the_table(window)
    os.kill(terminal.pid, number)
    assert terminal.wait() == code
    assert all(mode in terminal.raw for mode in TERMINAL_RESTORED)


def test_the_program_ends_when_its_terminal_is_gone(window):
    terminal = at_the_table(window)
    os.close(terminal.fd)
    _, status = os.waitpid(terminal.pid, 0)
    terminal.code = os.waitstatus_to_exitcode(status)
    assert terminal.code == 129


def test_ctrl_c_twice_leaves_and_once_does_not(window):
    terminal = at_the_table(window)
    terminal.read(1.1)
    terminal.type("\x03")
    terminal.read(2.2)
    assert terminal.code is None
    terminal.type("\x03")
    terminal.read(0.5)
    terminal.type("\x03")
    assert terminal.wait() == 0
    assert all(mode in terminal.raw for mode in TERMINAL_RESTORED)


def test_the_keys_that_textual_brings_along_do_nothing(window):
    terminal = at_the_table(window)
    before = terminal.text
    for key in ("\x11", "\x10", "\x1a", "\x1c", "\t", "\x1b", "q", "\x03", "\x1bOP"):
        terminal.press(key)
    terminal.read(0.4)
    assert terminal.text == before


def test_the_gate_opens_only_for_its_word(window):
    terminal = at_the_table(window)
    terminal.press("g")
    terminal.until(lambda now: "For grown-ups" in now.text)
    lines = [line.strip() for line in terminal.text.splitlines()]
    word = lines[lines.index("For your own pages, and to leave the game, type this word:") + 2].replace(" ", "")
    for key in "no" + word[:-1]:
        terminal.press(key)
    terminal.read(0.3)
    assert terminal.code is None
    terminal.press(word[-1])
    terminal.until(lambda now: "leave the game" in now.text and "bin for 30 days" in now.text)
    terminal.press("l")
    assert terminal.wait() == 0


def test_the_gate_closes_at_a_touch_and_the_round_goes_on(window):
    terminal = at_the_table(window)
    terminal.press("g")
    terminal.until(lambda now: "For grown-ups" in now.text)
    terminal.touch(5, 5)
    deal(terminal)


@pytest.mark.parametrize("road", ["term", "kill", "leave"])
def test_nothing_is_left_running_whichever_way_it_ends(window, road):
    terminal = at_the_table(window)
    terminal.read(1.0)
    started = children_of(terminal.pid)
    if road == "leave":
        terminal.type("\x03")
        terminal.read(0.5)
        terminal.type("\x03")
    else:
        os.kill(terminal.pid, signal.SIGTERM if road == "term" else signal.SIGKILL)
    terminal.wait()
    terminal.read(2.0)
    assert not [pid for pid in started if alive(pid)]


def test_without_a_terminal_one_sentence_says_so(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "tutor", "play"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "OLD_MAID_HOME": str(tmp_path)},
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "terminal" in run.stderr
