"""Sound as numbers: a sound file becomes samples to play, as loud as is wanted."""

from array import array
from pathlib import Path

import miniaudio

SAMPLE_RATE = 22050
HUSH = 100
LEAD = SAMPLE_RATE // 100
TAIL = SAMPLE_RATE // 10
LONGEST_SECONDS = 20
LARGEST_FILE = 32 * 1024 * 1024
LOWEST_RATE = 4000


def load(path: Path, volume: float = 1.0) -> "array[int]":
    """Read a WAV file as mono samples, with the silence around the words taken off but for a breath.

    Raises OSError for a file that cannot be read, ValueError for one that is damaged, silent or too long.
    """
    if path.stat().st_size > LARGEST_FILE:
        raise ValueError("it is too large")
    # Read here, because miniaudio opens files by a name in the system's own narrow encoding.
    samples = _decoded(path.read_bytes())
    first = next((at for at, sample in enumerate(samples) if abs(sample) > HUSH), None)
    if first is None:
        raise ValueError("there is nothing to hear in it")
    last = len(samples) - next(at for at, sample in enumerate(reversed(samples)) if abs(sample) > HUSH)
    return softened(samples[max(0, first - LEAD) : last], volume) + array("h", bytes(2 * TAIL))


def _decoded(data: bytes) -> "array[int]":
    """The samples of a WAV file; anything else is refused first, as the decoder can guess for ever what it is."""
    try:
        info = miniaudio.wav_get_info(data)
    except miniaudio.DecodeError as why:
        raise ValueError("it is not a WAV file") from why
    if info.sample_rate < LOWEST_RATE:
        raise ValueError("it is damaged")
    if info.duration > LONGEST_SECONDS:
        raise ValueError(f"it is longer than {LONGEST_SECONDS} seconds")
    try:
        decoded: array[int] = miniaudio.decode(data, nchannels=1, sample_rate=SAMPLE_RATE).samples
    except miniaudio.DecodeError as why:
        raise ValueError("it is damaged") from why
    return decoded


def softened(samples: "array[int]", volume: float) -> "array[int]":
    """The same samples at `volume`, from 0 to 1."""
    return samples if volume == 1.0 else array("h", [int(sample * volume) for sample in samples])
