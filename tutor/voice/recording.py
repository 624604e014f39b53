"""Takes a grown-up's own voice from the microphone and makes a clip of it."""

import os
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import miniaudio

from tutor.voice.samples import LONGEST_SECONDS, SAMPLE_RATE

FAINTEST = 400
"""A recording whose loudest moment is below this is a room, not a voice."""
FULL = 20000
"""As loud as the synthesised voice at its loudest."""
QUIET_PART = 0.06
MARGIN = SAMPLE_RATE // 10
FADE = SAMPLE_RATE // 100


class NoMicrophone(Exception):
    """There is nothing to record with."""


def record(until: Callable[[], object]) -> "array[int]":
    """Record until `until` returns, twenty seconds at most. Raises NoMicrophone."""
    heard = array("h")
    with _quietly():
        device = _microphone()
        listening = _listen(heard)
        next(listening)
        try:
            device.start(listening)
        except miniaudio.MiniaudioError as why:
            raise NoMicrophone from why
    try:
        until()
    finally:
        device.close()
    return heard


def as_clip(heard: "array[int]") -> "array[int]":
    """The words out of a recording, as loud as the voice, with soft ends. Raises ValueError where there are none."""
    most = max((abs(sample) for sample in heard), default=0)
    if most < FAINTEST:
        raise ValueError("nothing was heard")
    loud = [at for at, sample in enumerate(heard) if abs(sample) > most * QUIET_PART]
    words = heard[max(0, loud[0] - MARGIN) : loud[-1] + MARGIN]
    last = len(words) - 1
    return array(
        "h", [round(sample * FULL / most * min(1.0, at / FADE, (last - at) / FADE)) for at, sample in enumerate(words)]
    )


def keep(clip: "array[int]", path: Path) -> None:
    """Write a clip, whole or not at all, in place of any before it. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    with wave.open(str(draft), "wb") as file:
        file.setparams((1, 2, SAMPLE_RATE, 0, "NONE", ""))
        file.writeframes(clip.tobytes())
    draft.replace(path)


def _microphone() -> miniaudio.CaptureDevice:
    try:
        device = miniaudio.CaptureDevice(nchannels=1, sample_rate=SAMPLE_RATE, buffersize_msec=50)
    except miniaudio.MiniaudioError as why:
        raise NoMicrophone from why
    if device.backend == "Null":
        raise NoMicrophone
    return device


def _listen(heard: "array[int]") -> Generator[None, bytes, None]:
    while True:
        portion = yield
        if len(heard) < LONGEST_SECONDS * SAMPLE_RATE:
            heard.frombytes(portion)


@contextmanager
def _quietly() -> Iterator[None]:
    """Meanwhile what sound libraries write on standard error is thrown away."""
    before, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(before, 2)
        os.close(before)
        os.close(nothing)
