"""How long the grown-ups' page takes over years of play: `python tests/benchmarks/report.py [events]`.

Over 100,000 events unless told. CPU time, of several: going through the journal as a ratio to only reading it, in the
same run; the whole command the first time, and from the bookmark that was laid then. Run it from an installed copy
(`pip install .`), so that the program is compiled as a family has it.
"""

import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import msgspec

from tutor.cli.journals import BOOKMARK, followed, wall_clock
from tutor.content.lessons import load_lessons
from tutor.game import RANKS
from tutor.store import Keeping, open_store
from tutor.teaching.journal import Began, Ended, Entry, Tried, encode

A_DAY = 250
BEST_OF = 7
SIX = RANKS[:6]


def a_day(chance: random.Random) -> list[Entry]:
    """What one day of play writes down: pairs and finds, four in five of them right."""
    tries: list[Entry] = []
    for k in range(A_DAY - 2):
        hand = tuple(chance.sample(SIX, 4))
        rank, right = hand[0], chance.random() < 0.8
        chosen = rank if right else hand[1]
        tries.append(Tried("match" if k % 2 else "find", rank, chosen, right, 0.25, hand=hand))
    return [Began("ace-to-six"), *tries, Ended("", 3, 1)]


def keep(store: Keeping, events: int) -> str:
    """Write so many events down, day by day up to today; the child they are about."""
    child, chance, today = store.add_child("Ella"), random.Random(1), wall_clock()
    for left in range(events // A_DAY, 0, -1):
        store.append(child, [encode(entry) for entry in a_day(chance)], today - timedelta(left))
    return child


def best(what: Callable[[], object]) -> float:
    """The least CPU time of several tries, in seconds."""
    times = []
    for _ in range(BEST_OF):
        began = time.process_time()
        what()
        times.append(time.process_time() - began)
    return min(times)


def command(home: str) -> float:
    """The CPU time of the command, in seconds."""
    environment = {**os.environ, "OLD_MAID_HOME": home}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "tutor", "report"], env=environment, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def several(home: str, child: str, *, anew: bool) -> str:
    """The CPU times of the command, without the bookmark where it is to be gone through anew."""
    times = []
    for _ in range(BEST_OF):
        if anew:
            forget(home, child)
        times.append(command(home))
    return f"best {min(times):.2f}, median {sorted(times)[BEST_OF // 2]:.2f}, worst {max(times):.2f} s of CPU"


def forget(home: str, child: str) -> None:
    """Take the bookmark away."""
    store = open_store(Path(home), wall_clock)
    store.set_setting(BOOKMARK, None, child)
    store.close()


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as home:
        store = open_store(Path(home), wall_clock)
        child = keep(store, int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
        decoder, lessons = msgspec.json.Decoder(), load_lessons()
        only_read = best(lambda: [decoder.decode(event.body) for event in store.events(child)])

        def gone_through() -> None:
            store.set_setting(BOOKMARK, None, child)
            followed(store, child, lessons)

        once = best(gone_through)
        store.close()
        print(f"gone through: {once:.2f} s of CPU, {once / only_read:.2f} of reading alone")
        print(f"`report`, all gone through: {several(home, child, anew=True)}")
        print(f"`report`, from its bookmark: {several(home, child, anew=False)}")


if __name__ == "__main__":
    main()
