"""How soon the voice speaks, and what its child takes when it is silent: `python tests/benchmarks/voice.py`.

Medians, on the null device: a phrase to its first sample, new and from the cache; a phrase right after a cut; the time
until a new voice speaks; the share of a core that the idle child takes. Exit 1 where a figure is over its limit.
"""

import os
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from tutor.voice import Voice

TIMES = 40
IDLE_SECONDS = 20
LONG = "Four fives! That is two pairs. You kept looking, and you counted every dot."
PATIENCE = 20.0


def started(voice: Voice, text: str, cut: bool = False) -> float:
    """Seconds from asking for a phrase, after a cut or not, until its first sample."""
    event = threading.Event()
    before = time.perf_counter()
    if cut:
        voice.cut()
    voice.say(text, lambda moment: event.set() if moment == "started" else None)
    if not event.wait(PATIENCE):
        raise TimeoutError(text)
    return time.perf_counter() - before


def idle(voice: Voice) -> float:
    """The share of a core that the child takes while nothing is said."""
    child = voice._child
    assert child is not None

    def ticks() -> int:
        fields = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    before = ticks()
    time.sleep(IDLE_SECONDS)
    return (ticks() - before) / os.sysconf("SC_CLK_TCK") / IDLE_SECONDS


def new_voice(folder: Path) -> float:
    """Seconds from nothing to the first sample of a phrase that is in the cache."""
    before = time.perf_counter()
    voice = Voice(folder, device="null")
    started(voice, "Two sixes!")
    voice.close()
    return time.perf_counter() - before


def main() -> int:
    """Measure and print; 1 when a figure is over its limit."""
    over = 0
    with tempfile.TemporaryDirectory() as folder:
        voice = Voice(Path(folder), device="null")
        started(voice, "Two sixes!")
        cold = [started(voice, f"You took a six. Number {number}.") for number in range(TIMES)]
        kept = [started(voice, f"You took a six. Number {number}.") for number in range(TIMES)]
        after_cut = []
        for _ in range(TIMES):
            started(voice, LONG)
            after_cut.append(started(voice, "Two sixes!", cut=True))
        voice.cut()
        share = idle(voice) if sys.platform == "linux" else 0.0
        voice.close()
        fresh = [new_voice(Path(folder)) for _ in range(10)]
    for what, times, limit in (
        ("phrase to first sample, new", cold, 75),
        ("phrase to first sample, kept", kept, 35),
        ("first sample after a cut", after_cut, 25),
        ("new voice to first sample", fresh, None),
    ):
        median, worst = 1000 * statistics.median(times), 1000 * max(times)
        print(f"{what:32}{median:6.1f} ms, worst {worst:.1f} ms{f' (limit {limit})' if limit else ''}")
        over += limit is not None and median > limit
    print(f"{'idle child':32}{100 * share:6.1f} % of a core (limit 3)")
    return 1 if over or share > 0.03 else 0


if __name__ == "__main__":
    sys.exit(main())
