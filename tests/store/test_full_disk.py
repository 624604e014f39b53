"""A disk that is full, by a limit on the pages of the file and by one that the system sets on every file."""

import os
import subprocess
import sys

import pytest

from tutor.store import CannotKeep

ELLA = "e11a"
LARGE = [("counted", b'"' + b"x" * 50_000 + b'"')]

LIMITED = """
import resource, sys
from datetime import UTC, datetime
from pathlib import Path
from tutor.store import CannotKeep, Clerk, open_store

def clock():
    return datetime(2025, 3, 1, tzinfo=UTC)

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

folder, troubles = Path(sys.argv[1]), []
limit(int(sys.argv[2]))
clerk = Clerk(lambda: open_store(folder, clock), clock, on_trouble=troubles.append, first_retry=3600)
for number in range(20):
    clerk.hand_over("e11a", [("counted", b'"%d %s"' % (number, b"x" * 10_000))])
clerk.ask(lambda store: None).result()
print(*troubles, clerk.tally().handed, clerk.tally().lost, len(list(folder.glob("*draft*"))))
kept = clerk.tally().kept
limit(resource.RLIM_INFINITY)
print(clerk.close(), kept < 20)
store = open_store(folder, clock)
print(store.notice(), [int(event.body[1:].split()[0]) for event in store.events("e11a")] == list(range(20)))
"""


def test_what_has_no_room_is_refused_and_what_was_there_stays(store):
    store.append(ELLA, [("counted", b"1")])
    store._db.execute("PRAGMA max_page_count = 20")
    with pytest.raises(CannotKeep, match="full"):
        store.append(ELLA, [("counted", b"2"), *LARGE, *LARGE])
    assert [event.body for event in store.events(ELLA)] == [b"1"]
    store.append(ELLA, [("counted", b"2")])
    store._db.execute("PRAGMA max_page_count = 1000")
    store.append(ELLA, LARGE)
    assert len(list(store.events(ELLA))) == 3


@pytest.mark.skipif(os.name != "posix", reason="needs the system's limit on files")
@pytest.mark.parametrize("room", [0, 3000, 60_000, 120_000])
def test_the_game_goes_on_with_a_full_disk_and_all_is_kept_once_there_is_room(folder, room):
    """A room of 0 or 3,000 bytes does not even take an empty store; the others fill up while it is written."""
    run = subprocess.run(
        [sys.executable, "-c", LIMITED, str(folder), str(room)], capture_output=True, text=True, check=False
    )
    assert (run.stdout.splitlines(), run.stderr) == (["full 20 0 0", "True True", "None True"], "")
