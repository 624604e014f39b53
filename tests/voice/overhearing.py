"""The speaking child with an ear at its sound card: `overhearing.py NOTES ...` speaks as the child does.

For each portion that the card is given, a line of NOTES has the different samples in it, in order of size.
"""

import json
import sys
from collections.abc import Generator
from typing import Any

import miniaudio

NOTES = open(sys.argv[1], "a", buffering=1)  # noqa: SIM115  (open as long as the process lives)


class OverheardDevice(miniaudio.PlaybackDevice):
    """A sound card that notes what it plays."""

    def start(self, callback_generator: Generator[Any, int, None]) -> None:
        heard = overheard(callback_generator)
        next(heard)
        super().start(heard)


def overheard(pouring: Generator[Any, int, None]) -> Generator[Any, int, None]:
    frames = yield b""
    while True:
        portion = pouring.send(frames)
        levels = sorted(set(memoryview(portion).cast("B").cast("h"))) if len(portion) else []
        NOTES.write(json.dumps(levels) + "\n")
        frames = yield portion


miniaudio.PlaybackDevice = OverheardDevice

from tutor.voice.child import main  # noqa: E402  (with the device above)

main(sys.argv[2:])
