"""Kill the program in mid-write, again and again: `python tests/soaks/kill_store.py [kills]`, 500 unless told.

A child process keeps events in a folder, and writes the serial number of each on its output once the store has
acknowledged it. It is killed (-9) at a random moment after the first. Then the folder is opened as a family would open
it: every page is in order, no acknowledged event is missing, and of what was kept in one go all is there or nothing.
Every other child keeps by way of the clerk; in every fifth turn two play at once; in another fifth the moment may come
while the store is being opened and copied.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tutor.store import Clerk, open_store

START = datetime(2025, 3, 1, 9, tzinfo=UTC)
ELLA = "e11a"
TO_OPEN = 0.25  # seconds in which a child starts and opens the store
TO_WRITE = 0.05
TURNS = 40


def play(folder: str, name: str, days: int, by_clerk: bool) -> None:
    """Keep events until killed."""
    chance = random.Random(name)

    def clock() -> datetime:
        return START + timedelta(days=days)

    store = open_store(Path(folder), clock)
    clerk = Clerk(lambda: open_store(Path(folder), clock), clock) if by_clerk else None
    number = 0
    while True:
        number += 1
        size = chance.randint(1, 5)
        serials = [f"{name}.{number}.{at}.{size}" for at in range(size)]
        filling = "x" * chance.choice((0, 100, 2000))
        entries = [("pair-laid", json.dumps({"serial": serial, "filling": filling}).encode()) for serial in serials]
        acknowledged = "".join(f"{serial}\n" for serial in serials).encode()
        if clerk:
            written = threading.Event()
            clerk.hand_over(ELLA, entries, written.set)
            written.wait()
        else:
            store.append(ELLA, entries)
        os.write(1, acknowledged)


def started(folder: str, turn: int, which: int, days: int) -> "subprocess.Popen[bytes]":
    """A child that plays."""
    name, by_clerk = f"{turn}-{which}", str((turn + which) % 2)
    command = [sys.executable, __file__, "play", folder, name, str(days), by_clerk]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def killed(child: "subprocess.Popen[bytes]", first: bytes, after: float) -> list[str]:
    """Kill a child after so many seconds; what it had written, the last line only where it is whole."""
    time.sleep(after)
    child.kill()
    rest, _ = child.communicate()
    return (first + rest).decode().split("\n")[:-1]


def turn_of(folder: str, turn: int, chance: random.Random) -> list[str]:
    """One turn: children are started and killed; the serial numbers that were acknowledged."""
    opening, together = turn % 5 == 4, turn % 5 == 3
    children = [started(folder, turn, which, 2 * turn if opening else turn // 100) for which in range(1 + together)]
    told: list[str] = []
    for child in children:
        assert child.stdout is not None
        first = b"" if opening else child.stdout.readline()
        told += killed(child, first, chance.uniform(0, TO_OPEN if opening else TO_WRITE))
    return told


def faults_of(folder: str, told: list[str], since: int) -> tuple[list[str], int]:
    """What is wrong after a kill, and the id of the last event."""
    faults = []
    store = open_store(Path(folder), lambda: START)
    if store.notice():
        faults.append(f"it had to be mended: {store.notice()}")
    found, last = set(), since
    for event in store.events(ELLA, since):
        found.add(json.loads(event.body)["serial"])
        last = event.id
    store.close()
    with sqlite3.connect(Path(folder, "old-maid.sqlite3")) as db:
        integrity = db.execute("PRAGMA integrity_check").fetchall()
    db.close()
    if integrity != [("ok",)]:
        faults.append(f"integrity: {integrity[:3]}")
    faults += [f"acknowledged, and not there: {serial}" for serial in told if serial not in found]
    for serial in found:
        go, _, size = serial.rsplit(".", 2)
        if any(f"{go}.{at}.{size}" not in found for at in range(int(size))):
            faults.append(f"half of it is there: {serial}")
    return faults, last


def main() -> int:
    """Kill as often as told, in a fresh folder every 40 turns; 0 when nothing was ever lost."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    chance, begun = random.Random(500), time.monotonic()
    turn = done = acknowledged = unfinished = 0
    while done < kills:
        last = 0
        with tempfile.TemporaryDirectory() as folder:
            while done < kills and (turn % TURNS or not last):
                told, before = turn_of(folder, turn, chance), last
                faults, last = faults_of(folder, told, last)
                if faults:
                    print(f"turn {turn}:", *faults[:10], sep="\n")
                    return 1
                turn, done = turn + 1, done + (2 if turn % 5 == 3 else 1)
                acknowledged, unfinished = acknowledged + len(told), unfinished + last - before - len(told)
    print(f"{done} kills, {acknowledged} events acknowledged, 0 lost, {unfinished} kept but not yet acknowledged")
    print(f"integrity ok every time, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play(sys.argv[2], sys.argv[3], int(sys.argv[4]), sys.argv[5] == "1")
    sys.exit(main())
