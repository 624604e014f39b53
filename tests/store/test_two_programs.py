"""Two programs on one folder: both keep what they are given, and neither is told that the other is there."""

import subprocess
import sys

import pytest
from breaking import DATA, set_aside

WRITER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from tutor.store import open_store

clock = lambda: datetime(2025, 3, 1, tzinfo=UTC)
print("ready", flush=True)
sys.stdin.readline()
store = open_store(Path(sys.argv[1]), clock)
for number in range(int(sys.argv[3])):
    store.append("e11a", [(sys.argv[2], str(number).encode())] * 2)
    if number % 20 == 19:
        store.close()
        store = open_store(Path(sys.argv[1]), clock)
store.close()
"""


def at_once(folder, names, times):
    """Start a program of each name, let them all begin in one moment, and see them end well."""
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(folder), name, str(times)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    for program in programs:
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        program.stdin.write("go\n")
        program.stdin.flush()
    for program in programs:
        assert program.communicate() == ("", "")
        assert program.returncode == 0


@pytest.mark.parametrize("state", ["new", "damaged"])
def test_programs_that_open_and_write_at_once_lose_nothing(folder, open_it, state):
    if state == "damaged":
        folder.mkdir()
        (folder / DATA).write_bytes(b"")
    at_once(folder, ["one", "other", "third"], 60)
    store = open_it()
    kept = [(event.kind, int(event.body)) for event in store.events("e11a")]
    for name in ("one", "other", "third"):
        assert [number for kind, number in kept if kind == name] == [number for number in range(60) for _ in "ab"]
    assert all(kept[at] == kept[at + 1] for at in range(0, len(kept), 2))  # what is kept in one go stays together
    assert store.notice() is None
    assert len(set_aside(folder)) == (state == "damaged")


def test_two_stores_in_one_program_see_what_each_other_keeps(store, open_it):
    other = open_it()
    child = store.add_child("Ella")
    other.append(child, [("laid", b"1")])
    other.rename_child(child, "Anna")
    assert [row.name for row in store.children()] == ["Anna"]
    assert len(list(store.events(child))) == 1
