"""The speaking process: orders come in on standard input, moments go out, each a line of JSON.

An order is `{"n": 7, "say": "Two sixes!"}`, or `{"n": 8}` for silence. Each is answered at once with
"taken", and every new order ends the one before. The end of standard input ends the process.
"""

import ctypes
import json
import os
import signal
import sys
import threading
from array import array
from pathlib import Path
from typing import Any, NoReturn

from tutor.voice.clips import Clips

PR_SET_PDEATHSIG = 1


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Outlet:
    """A private copy of standard output, so that a library's chatter cannot get between the lines."""

    def __init__(self) -> None:
        self._pipe = os.dup(1)
        os.dup2(2, 1)

    def tell(self, what: str, number: int = 0, seconds: float = 0.0) -> None:
        """Write one line; when nobody reads any more, end the process."""
        line = json.dumps({"is": what, "n": number, "seconds": seconds})
        try:
            os.write(self._pipe, line.encode() + b"\n")
        except OSError:
            os._exit(0)


class Orders:
    """The newest order; older ones are forgotten."""

    def __init__(self, outlet: Outlet) -> None:
        self.newest = 0
        self._text: str | None = None
        self._outlet = outlet
        self._came = threading.Condition()
        threading.Thread(target=self._read, name="orders", daemon=True).start()

    def wait(self) -> tuple[int, str]:
        """Wait for the next phrase, and return it with its number."""
        with self._came:
            while self._text is None:
                self._came.wait()
            text, self._text = self._text, None
            return self.newest, text

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            order: dict[str, Any] = json.loads(line)
            self._outlet.tell("taken", order["n"])
            with self._came:
                self.newest = order["n"]
                self._text = order.get("say")
                self._came.notify()
        os._exit(0)


class Workshop:
    """Has everything that a phrase needs to be spoken; each thing that is missing ends the process."""

    def __init__(self, argv: list[str], orders: Orders, outlet: Outlet) -> None:
        cache, voice_id, rate, volume, device = argv
        self._outlet = outlet
        try:
            missing = "no-room"
            self._clips = Clips(Path(cache).absolute(), voice_id, rate, volume)
            missing = "no-synthesiser"
            from tutor.voice.synthesis import Synthesiser  # noqa: PLC0415  (may be what is missing)

            self._synthesiser = Synthesiser(voice_id, int(rate), float(volume))
            missing = "no-speaker"
            from tutor.voice import speaker  # noqa: PLC0415  (may be what is missing)

            self._load = speaker.load
            self._speaker = speaker.Speaker(device, lambda: orders.newest, outlet.tell)
        except Exception:
            outlet.tell(missing)
            os._exit(0)
        if not self._synthesiser.has_voice:
            outlet.tell("other-voice")

    def speak(self, number: int, text: str) -> None:
        """Play the clip of `text`, after making it if there is none that can be played."""
        try:
            self._speaker.play(number, self._kept(text) or self._made(text))
        except Exception:
            self._outlet.tell("failed", number)

    def _kept(self, text: str) -> "array[int] | None":
        path = self._clips.find(text)
        try:
            return self._load(path) if path else None
        except Exception:
            return None

    def _made(self, text: str) -> "array[int]":
        self._synthesiser.write(text, self._clips.draft)
        return self._load(self._clips.keep(text))


def main(argv: list[str]) -> NoReturn:
    """Speak until standard input ends."""
    outlet = Outlet()
    _die_with_parent()
    orders = Orders(outlet)
    workshop = Workshop(argv, orders, outlet)
    outlet.tell("ready")
    while True:
        workshop.speak(*orders.wait())


if __name__ == "__main__":
    main(sys.argv[1:])
