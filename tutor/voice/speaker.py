"""Plays clips on the sound card: one device, opened once, that pours silence between phrases."""

from array import array
from collections.abc import Callable, Generator, Mapping

import miniaudio

from tutor.voice.samples import SAMPLE_RATE

PERIOD_MS = 20
LOUDEST = 32767

Tell = Callable[[str, int, float], None]
Portion = bytes | memoryview


class _Playing:
    def __init__(self, number: int, samples: "array[int]") -> None:
        self.number = number
        self.samples = memoryview(samples)
        self.at = 0

    def take(self, frames: int) -> memoryview:
        """The next samples, so many or what is left."""
        portion = self.samples[self.at : self.at + frames]
        self.at += len(portion)
        return portion

    @property
    def over(self) -> bool:
        return self.at >= len(self.samples)


NOTHING = _Playing(-1, array("h"))


class Speaker:
    """Plays the newest clip, for as long as `wanted` gives its number, and soft sounds beside it."""

    def __init__(self, device: str, wanted: Callable[[], int], tell: Tell) -> None:
        """Open the device, "speaker" or "null". Raises where there is nothing to play on.

        `tell` hears "started" and "finished", the clip's number and its length in seconds, on the
        thread of the device.
        """
        self._wanted = wanted
        self._tell = tell
        self._playing = NOTHING
        self._beside: Mapping[str, _Playing] = {}
        self._device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=SAMPLE_RATE,
            buffersize_msec=PERIOD_MS,
            backends=[miniaudio.Backend.NULL] if device == "null" else None,
        )
        self.backend = str(self._device.backend)
        if device == "speaker" and self.backend == "Null":
            raise RuntimeError("no sound system was found")
        pouring = self._pour()
        next(pouring)
        self._device.start(pouring)

    def play(self, number: int, samples: "array[int]") -> None:
        """Begin a clip with the next portion the device asks for, unless it is no longer wanted."""
        self._playing = _Playing(number, samples)

    def sound(self, name: str, samples: "array[int]") -> None:
        """Begin a sound beside the clip; one of this name that has not faded yet is left to fade."""
        fading = {other: playing for other, playing in self._beside.items() if not playing.over}
        self._beside = {name: _Playing(0, samples), **fading}

    def _pour(self) -> Generator[Portion, int, None]:
        frames = yield b""
        while True:
            portion = self._portion(self._playing, frames)
            for playing in self._beside.values():
                if not playing.over:
                    portion = _mixed(portion, playing.take(frames))
            frames = yield portion

    def _portion(self, clip: _Playing, frames: int) -> Portion:
        if clip.over or clip.number != self._wanted():
            return b""
        seconds = len(clip.samples) / SAMPLE_RATE
        if clip.at == 0:
            self._tell("started", clip.number, seconds)
        portion = clip.take(frames)
        if clip.over:
            self._tell("finished", clip.number, seconds)
        return portion


def _mixed(portion: Portion, sound: memoryview) -> memoryview:
    """Both at once, as long as the longer of them."""
    mixed = array("h", bytes(portion))
    mixed.frombytes(bytes(2 * max(0, len(sound) - len(mixed))))
    for at, sample in enumerate(sound):
        mixed[at] = max(-LOUDEST, min(LOUDEST, mixed[at] + sample))
    return memoryview(mixed)
