"""However a program with a voice ends, nothing is left behind and nothing is written on the screen."""

import gc
import os
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

LONG = "Four fives! That is two pairs. You kept looking, and you counted every dot."

PARENT = """
import os, signal, sys, threading
from pathlib import Path
from tutor.voice import Voice
started = threading.Event()
voice = Voice(Path(sys.argv[1]), device="null")
voice.say({text!r}, lambda moment: started.set())
started.wait(10)
Path(sys.argv[2]).write_text(str(voice._child.pid))
os.read(0, 1)
{then}
"""

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes by Linux's means")


def run_parent(tmp_path: Path, then: str, deed: signal.Signals | None = None) -> tuple[bytes, bool]:
    """Run a program until its voice speaks; return what it wrote, and whether the child then ended."""
    code, note = PARENT.format(text=LONG, then=then), tmp_path / "note"
    os.mkfifo(note)
    parent = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path / "clips"), str(note)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    child = os.pidfd_open(int(note.read_text()))
    if deed is not None:
        parent.send_signal(deed)
    written, _ = parent.communicate(b"go", timeout=10)
    gone, _, _ = select.select([child], [], [], 10)
    os.close(child)
    return written, bool(gone)


@linux
@pytest.mark.parametrize("then", ["voice.close()", "", "raise SystemExit(1)", "os._exit(1)"])
def test_a_program_that_ends_leaves_no_child_and_a_clean_screen(tmp_path, then):
    assert run_parent(tmp_path, then) == (b"", True)


@linux
@pytest.mark.parametrize("deed", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_killed_leaves_no_child_and_a_clean_screen(tmp_path, deed):
    assert run_parent(tmp_path, "", deed) == (b"", True)


@linux
def test_a_frozen_child_dies_with_a_killed_program(tmp_path):
    then = "voice._child.send_signal(signal.SIGSTOP); os.kill(os.getpid(), signal.SIGKILL)"
    assert run_parent(tmp_path, then) == (b"", True)


@linux
def test_nothing_is_written_when_the_child_is_killed_and_a_callback_raises(tmp_path):
    then = "voice.say('A six!', lambda moment: 1 / 0); voice._child.kill(); voice.say('A six!'); voice.close()"
    assert run_parent(tmp_path, then) == (b"", True)


@linux
def test_the_keys_of_the_terminal_do_not_reach_the_child(voice, listen, child_of):
    heard = listen()
    voice.say("A six!", heard)
    assert heard.heard("started")
    assert os.getsid(child_of(voice).pid) == child_of(voice).pid


def open_files() -> int:
    gc.collect()
    return len(os.listdir("/proc/self/fd"))


@linux
def test_six_starts_and_stops_leave_no_file_thread_or_draft(make_voice, listen, cache, child_of):
    files, threads = open_files(), threading.active_count()
    for turn in range(6):
        voice, heard = make_voice(), listen()
        voice.say(f"Two sixes and {turn}.", heard)
        if turn % 3:
            assert heard.heard("started")
        voice.close()
        assert heard.ended()[-1] == "replaced"
        assert child_of(voice) is None
    assert (open_files(), threading.active_count()) == (files, threads)
    assert not list(cache.glob("new-*"))
