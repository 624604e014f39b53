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


def load(path: Path, volume: float = 1.0) -> "array[int]":
    """Read a sound file as mono samples, with the silence around the words taken off but for a breath.

    Raises OSError or miniaudio's error for a file that cannot be read, ValueError for one that is silent or too long.
    """
    if path.stat().st_size > LARGEST_FILE:
        raise ValueError("it is too large")
    # Read here, because miniaudio opens files by a name in the system's own narrow encoding.
    samples: array[int] = miniaudio.decode(path.read_bytes(), nchannels=1, sample_rate=SAMPLE_RATE).samples
    if len(samples) > LONGEST_SECONDS * SAMPLE_RATE:
        raise ValueError(f"it is longer than {LONGEST_SECONDS} seconds")
    first = next((at for at, sample in enumerate(samples) if abs(sample) > HUSH), None)
    if first is None:
        raise ValueError("there is nothing to hear in it")
    last = len(samples) - next(at for at, sample in enumerate(reversed(samples)) if abs(sample) > HUSH)
    return softened(samples[max(0, first - LEAD) : last], volume) + array("h", bytes(2 * TAIL))


def softened(samples: "array[int]", volume: float) -> "array[int]":
    """The same samples at `volume`, from 0 to 1."""
    return samples if volume == 1.0 else array("h", [int(sample * volume) for sample in samples])
