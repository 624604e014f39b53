"""How long an opening takes, empty and with 100,000 events: `python tests/store/opening_times.py [openings]`.

Both stores are opened in turn, so that a busy machine slows them alike; printed are the medians and their ratio, and
then what an opening after a crash, and one that makes a copy, add.
"""

import gc
import shutil
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tutor.store import open_store

NOW = datetime(2025, 3, 1, 9, tzinfo=UTC)
EVENTS = 100_000
BODY = b'{"card":"4H","other":"5D","tags":["NEIGHBOUR"],"ms":1234,"level":1,"seat":0,"hand":["4H","5D","6C","1S"]}'


def filled(folder: Path, events: int) -> Path:
    """A store with so many events, closed well, whose copy is fresh."""
    store = open_store(folder, lambda: NOW)
    child = store.add_child("Ella")
    for _ in range(events // 1000):
        store.append(child, [("pair-laid", BODY)] * 1000)
    store.close()
    open_store(folder, lambda: NOW).close()
    return folder


def seconds(folder: Path, now: datetime = NOW) -> float:
    """How long one opening takes."""
    gc.disable()
    begun = time.perf_counter()
    store = open_store(folder, lambda: now)
    taken = time.perf_counter() - begun
    gc.enable()
    store.close()
    return taken


def after_a_crash(folder: Path, target: Path) -> float:
    """How long an opening takes of what a crash has left of a store."""
    store = open_store(folder, lambda: NOW)
    store.set_setting("rate", b"130")
    shutil.copytree(folder, target)
    store.close()
    return seconds(target)


def main() -> None:
    """Measure, and print."""
    openings = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as place:
        empty, full = filled(Path(place, "empty"), 0), filled(Path(place, "full"), EVENTS)
        seconds(empty)
        pairs = [(seconds(empty), seconds(full)) for _ in range(openings)]
        of_empty, of_full = (statistics.median(column) * 1000 for column in zip(*pairs, strict=True))
        print(f"empty {of_empty:.2f} ms, {EVENTS:,} events {of_full:.2f} ms, ratio {of_full / of_empty:.3f}")
        print(f"after a crash {after_a_crash(full, Path(place, 'crash')) * 1000:.0f} ms")
        print(f"making a copy {seconds(full, NOW + timedelta(days=2)) * 1000:.0f} ms")


if __name__ == "__main__":
    main()
