"""Plays clips on the sound card: one device, opened once, that pours silence between phrases."""

from array import array
from collections.abc import Callable, Generator
from pathlib import Path

import miniaudio

SAMPLE_RATE = 22050
PERIOD_MS = 20
HUSH = 100
LEAD = SAMPLE_RATE // 100
TAIL = SAMPLE_RATE // 10

Tell = Callable[[str, int, float], None]


def load(path: Path) -> "array[int]":
    """Read a clip as mono samples, with the silence around the words taken off but for a breath.

    Raises OSError or miniaudio's error for a file that cannot be read, ValueError for a silent one.
    """
    # Read here, because miniaudio opens files by a name in the system's own narrow encoding.
    samples: array[int] = miniaudio.decode(path.read_bytes(), nchannels=1, sample_rate=SAMPLE_RATE).samples
    first = next((at for at, sample in enumerate(samples) if abs(sample) > HUSH), None)
    if first is None:
        raise ValueError("there is nothing to hear in it")
    last = len(samples) - next(at for at, sample in enumerate(reversed(samples)) if abs(sample) > HUSH)
    return samples[max(0, first - LEAD) : last] + array("h", bytes(2 * TAIL))


class _Playing:
    def __init__(self, number: int, samples: "array[int]") -> None:
        self.number = number
        self.samples = memoryview(samples)
        self.at = 0


class Speaker:
    """Plays the newest clip, for as long as `wanted` gives its number."""

    def __init__(self, device: str, wanted: Callable[[], int], tell: Tell) -> None:
        """Open the device, "speaker" or "null". Raises where there is nothing to play on.

        `tell` hears "started" and "finished", the clip's number and its length in seconds, on the
        thread of the device.
        """
        self._wanted = wanted
        self._tell = tell
        self._playing = _Playing(-1, array("h"))
        self._device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=SAMPLE_RATE,
            buffersize_msec=PERIOD_MS,
            backends=[miniaudio.Backend.NULL] if device == "null" else None,
        )
        if device == "speaker" and self._device.backend == "Null":
            raise RuntimeError("no sound system was found")
        pouring = self._pour()
        next(pouring)
        self._device.start(pouring)

    def play(self, number: int, samples: "array[int]") -> None:
        """Begin a clip with the next portion the device asks for, unless it is no longer wanted."""
        self._playing = _Playing(number, samples)

    def _pour(self) -> Generator[bytes | memoryview, int, None]:
        frames = yield b""
        while True:
            frames = yield self._portion(self._playing, frames)

    def _portion(self, clip: _Playing, frames: int) -> bytes | memoryview:
        length = len(clip.samples)
        if clip.at >= length or clip.number != self._wanted():
            return b""
        portion = clip.samples[clip.at : clip.at + frames]
        if clip.at == 0:
            self._tell("started", clip.number, length / SAMPLE_RATE)
        clip.at += frames
        if clip.at >= length:
            self._tell("finished", clip.number, length / SAMPLE_RATE)
        return portion
