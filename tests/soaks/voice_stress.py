"""What a voice stands: `python tests/soaks/voice_stress.py`, about two minutes on Linux, without a sound card.

Prints a line for each trial: how often, what came of it, and what was left behind: processes, open files, threads and
unfinished clips, which all have to be 0. The account has to balance after each.
"""

import gc
import os
import random
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tutor.voice import Manner, Voice

PATIENCE = 20.0
LONG = "Four fives! That is two pairs. You kept looking, and you counted every dot."
PARENT = """
import sys, threading
from pathlib import Path
from tutor.voice import Voice
started = threading.Event()
voice = Voice(Path(sys.argv[1]), device="null")
voice.say(sys.argv[2], lambda moment: started.set())
started.wait(20)
print(voice._child.pid, flush=True)
threading.Event().wait()
"""


class Stand:
    """Voices under trial, in one folder, with everything that they may leave behind counted."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache
        self.worst_say = 0.0
        self.amiss: list[str] = []
        self._children: set[int] = set()
        self._files, self._threads = open_files(), threading.active_count()

    def voice(self) -> Voice:
        return Voice(self.cache, device="null")

    def say(self, voice: Voice, text: str) -> "Heard":
        heard = Heard()
        before = time.perf_counter()
        voice.say(text, heard)
        self.worst_say = max(self.worst_say, time.perf_counter() - before)
        return heard

    def child(self, voice: Voice) -> "subprocess.Popen[bytes]":
        """The process of a voice, to do it harm."""
        child = voice._child
        assert child is not None
        self._children.add(child.pid)
        return child

    def end(self, voice: Voice) -> None:
        """Close a voice, and see whether its account balances."""
        if voice._child is not None:
            self.child(voice)
        voice.close()
        asked, *ends = voice.account()
        if asked != sum(ends) or ends[-1]:
            self.amiss.append(f"account {voice.account()}")

    def report(self, trial: str, times: int, result: str) -> None:
        """Print the line of a trial."""
        left = (
            sum(Path(f"/proc/{pid}").exists() for pid in self._children),
            open_files() - self._files,
            threading.active_count() - self._threads,
            len(list(self.cache.glob("new-*"))),
        )
        if any(left):
            self.amiss.append(f"{trial}: left {left}")
        print(f"{trial:34}{times:6}  {result:60}{' '.join(map(str, left))}", flush=True)


class Heard:
    """The moments of a phrase, with their times."""

    def __init__(self) -> None:
        self.at: dict[str, float] = {}
        self._came = threading.Condition()

    def __call__(self, moment: str) -> None:
        with self._came:
            self.at[moment] = time.perf_counter()
            self._came.notify_all()

    def until(self, *moments: str) -> float:
        """Wait for one of the moments; its time."""
        with self._came:
            if not self._came.wait_for(lambda: not set(moments).isdisjoint(self.at), PATIENCE):
                raise TimeoutError(f"none of {moments} came, only {list(self.at)}")
            return next(self.at[moment] for moment in moments if moment in self.at)


def open_files() -> int:
    gc.collect()
    return len(os.listdir("/proc/self/fd"))


def milliseconds(times: list[float]) -> str:
    return f"median {1000 * statistics.median(times):.0f} ms, worst {1000 * max(times):.0f} ms"


def thousand_at_once(stand: Stand) -> None:
    voice = stand.voice()
    stand.say(voice, "A six!").until("finished")
    before = len(list(stand.cache.glob("*.wav")))
    heard = [stand.say(voice, f"A {number}!") for number in range(1000)]
    heard[-1].until("finished")
    made = len(list(stand.cache.glob("*.wav"))) - before
    spoken, replaced = voice.account()[1:3]
    stand.end(voice)
    stand.report("phrases at once", 1000, f"{made} made, {spoken - 1} spoken, {replaced} replaced")


def starts_and_stops(stand: Stand) -> None:
    times = []
    for turn in range(100):
        before = time.perf_counter()
        voice = stand.voice()
        heard = stand.say(voice, "Two sixes!")
        if turn % 4:
            times.append(heard.until("started") - before)
        stand.end(voice)
    stand.report("starts and stops", 100, f"from nothing to the first sample {milliseconds(times)}")


def killed_in_mid_phrase(stand: Stand) -> None:
    times = []
    for _ in range(10):
        voice = stand.voice()
        for _ in range(3):  # a fourth time within thirty seconds would be the last
            stand.say(voice, LONG).until("started")
            before = time.perf_counter()
            stand.child(voice).send_signal(signal.SIGKILL)
            lost = stand.say(voice, "A six!")
            times.append(lost.until("started") - before)
        stand.end(voice)
    stand.report("kill -9 in mid-phrase", 30, f"speaks again {milliseconds(times)}")


def frozen(stand: Stand) -> None:
    times = []
    for _ in range(5):
        voice = stand.voice()
        stand.say(voice, LONG).until("started")
        child = stand.child(voice)
        child.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, child.pid, os.WSTOPPED | os.WNOWAIT)
        before = time.perf_counter()
        times.append(stand.say(voice, "A six!").until("started") - before)
        stand.end(voice)
    stand.report("frozen child", 5, f"speaks again {milliseconds(times)}")


def parent_killed(stand: Stand) -> None:
    times = []
    for _ in range(10):
        command = [sys.executable, "-c", PARENT, str(stand.cache), LONG]
        parent = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert parent.stdout is not None
        child = os.pidfd_open(int(parent.stdout.readline()))
        before = time.perf_counter()
        parent.kill()
        gone, _, _ = select.select([child], [], [], PATIENCE)
        times.append(time.perf_counter() - before)
        if not gone:
            stand.amiss.append("a child outlived its parent")
        parent.wait()
        parent.stdout.close()
        os.close(child)
    stand.report("parent killed in mid-phrase", 10, f"child gone {milliseconds(times)}")


def everything_at_random(stand: Stand) -> None:
    chance, voice = random.Random(1), stand.voice()
    manners = (Manner(), Manner(rate=200), Manner(voice_id="roa/gone"), Manner(volume=0.3), Manner(speaks=False))
    doings: tuple[Callable[[], object], ...] = (
        lambda: stand.say(voice, f"A {chance.randrange(30)}!"),
        voice.cut,
        lambda: voice.sound(chance.choice(("card", "pair"))),
        lambda: voice.change(chance.choice(manners)),
    )
    for _ in range(20):
        for _ in range(250):
            chance.choice(doings)()
        voice.change(Manner())
        stand.say(voice, "A six!").until("finished")
    account = voice.account()
    stand.end(voice)
    stand.report("says, cuts, sounds and changes", 5000, f"{account.spoken} spoken, {account.replaced} replaced")


def cut_to_silence(stand: Stand) -> None:
    voice, times = stand.voice(), []
    stand.say(voice, "A five!").until("finished")
    for _ in range(30):
        stand.say(voice, LONG).until("started")
        before = time.perf_counter()
        voice.cut()
        times.append(stand.say(voice, "A five!").until("started") - before)
    stand.end(voice)
    stand.report("cut, and another phrase", 30, f"first sample {milliseconds(times)}")


def worst_of_nothing() -> float:
    """The seconds that the computer itself takes from one empty call in some thousands."""
    worst = 0.0
    for _ in range(7000):
        before = time.perf_counter()
        worst = max(worst, time.perf_counter() - before)
    return worst


def main() -> int:
    """Try everything; 0 when nothing was amiss."""
    if sys.platform != "linux":
        print("this looks at processes by Linux's means")
        return 0
    print(f"{'trial':34}{'times':>6}  {'result':60}left: processes, files, threads, drafts")
    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder))
        for trial in (
            thousand_at_once,
            starts_and_stops,
            cut_to_silence,
            killed_in_mid_phrase,
            frozen,
            parent_killed,
            everything_at_random,
        ):
            trial(stand)
        print(
            f"worst `say`: {1000 * stand.worst_say:.2f} ms; of as many empty calls: {1000 * worst_of_nothing():.2f} ms"
        )
    print("\n".join(stand.amiss) or "nothing was amiss")
    return 1 if stand.amiss else 0


if __name__ == "__main__":
    sys.exit(main())
