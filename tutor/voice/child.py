"""The speaking process: orders come in on standard input, moments go out, each a line of JSON.

An order is `{"order": 9, "n": 7}`, in which 7 is the phrase that is wanted now, and what is new beside it:
`"say": "Two sixes!"` its words, `"sound": "card"`, `"manner": {...}`, `"voices": true`. Each order is answered at once
with "taken", and a new phrase, or a number without words, ends the one before. The end of standard input ends the
process.
"""

import ctypes
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import msgspec

from tutor.voice.manner import Manner
from tutor.voice.speech import Sound
from tutor.voice.workshop import Workshop

PR_SET_PDEATHSIG = 1


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Outlet:
    """A private copy of standard output, so that a library's chatter cannot get between the lines."""

    def __init__(self) -> None:
        self._pipe = os.dup(1)
        self._one_at_a_time = threading.Lock()
        os.dup2(2, 1)

    def tell(self, what: str, number: int = 0, seconds: float = 0.0, **more: object) -> None:
        """Write one line; when nobody reads any more, end the process."""
        line = json.dumps({"is": what, "n": number, "seconds": seconds, **more}).encode() + b"\n"
        try:
            with self._one_at_a_time:
                while line:
                    line = line[os.write(self._pipe, line) :]
        except OSError:
            os._exit(0)


class Task(NamedTuple):
    """What the main thread is to do next, in this order."""

    manner: Manner | None
    voices: bool
    number: int
    text: str | None


class Orders:
    """The newest of everything that was ordered; what is older is forgotten."""

    def __init__(self, tell: Callable[..., None]) -> None:
        self.newest = 0
        self.on_sound: Callable[[Sound], None] = lambda _: None
        self._manner: Manner | None = None
        self._voices = False
        self._text: str | None = None
        self._tell = tell
        self._came = threading.Condition()
        threading.Thread(target=self._read, name="orders", daemon=True).start()

    def wait(self) -> Task:
        """Wait until there is something to do."""
        with self._came:
            while self._text is None and self._manner is None and not self._voices:
                self._came.wait()
            task = Task(self._manner, self._voices, self.newest, self._text)
            self._manner, self._voices, self._text = None, False, None
            return task

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            order: dict[str, Any] = json.loads(line)
            self._tell("taken", order["order"])
            if "sound" in order:
                self.on_sound(order["sound"])
            with self._came:
                self._note(order)
                self._came.notify()
        os._exit(0)

    def _note(self, order: dict[str, Any]) -> None:
        if order["n"] != self.newest:
            self.newest = order["n"]
            self._text = order.get("say")
        if "manner" in order:
            self._manner = msgspec.convert(order["manner"], Manner)
        self._voices = self._voices or "voices" in order


def _serve(workshop: Workshop, task: Task, tell: Callable[..., None]) -> None:
    if task.manner is not None:
        workshop.change(task.manner)
    if task.text is not None:
        workshop.speak(task.number, task.text)
    if task.voices:
        tell("voices", voices=msgspec.to_builtins(workshop.voices()))


def main(argv: list[str]) -> NoReturn:
    """Speak until standard input ends. The arguments: cache, own clips or "", device, manner as JSON."""
    cache, own, device, manner = argv
    outlet = Outlet()
    _die_with_parent()
    orders = Orders(outlet.tell)
    workshop = Workshop(
        Path(cache).absolute(),
        Path(own).absolute() if own else None,
        device,
        msgspec.json.decode(manner, type=Manner),
        lambda: orders.newest,
        outlet.tell,
    )
    orders.on_sound = workshop.sound
    outlet.tell("ready")
    while True:
        _serve(workshop, orders.wait(), outlet.tell)


if __name__ == "__main__":
    main(sys.argv[1:])
