"""Two soft sounds beside the voice, made of numbers: the tick of a card, and two warm notes for a pair.

Each swells before it fades, so that nothing is sudden; even both at once stay under a quarter of the voice.
"""

import cmath
import math
import random
from array import array
from collections.abc import Iterable
from functools import cache

from tutor.voice.samples import SAMPLE_RATE
from tutor.voice.speech import Sound

PEAK = 1600
TICK_SECONDS = 0.04
TICK_SWELLS = 0.008
NOTE_SECONDS = 0.24
NOTE_SWELLS = 0.02
SECOND_NOTE_AFTER = 0.13
FIRST_NOTE = 523.25  # C, then the A above: a sixth, as in a lullaby
SECOND_NOTE = 880.0


@cache
def make(name: Sound) -> "array[int]":
    """The samples of a sound, at its loudest."""
    return _loud(_tick() if name == "card" else _chime())


def _tick() -> list[float]:
    """A rustle without its high notes: the same one each time."""
    chance, rustle, level = random.Random(6), [], 0.0
    for at in range(int(TICK_SECONDS * SAMPLE_RATE)):
        level += 0.2 * (chance.uniform(-1, 1) - level)
        rustle.append(level * _swelling(at, TICK_SECONDS, TICK_SWELLS))
    return rustle


def _chime() -> list[float]:
    later = int(SECOND_NOTE_AFTER * SAMPLE_RATE)
    first, second = list(_note(FIRST_NOTE)), list(_note(SECOND_NOTE))
    return [a + b for a, b in zip(first + [0.0] * later, [0.0] * later + second, strict=True)]


def _note(pitch: float) -> Iterable[float]:
    """A tone with a little of its octave, like a music box with a cloth over it."""
    turning, turn = 1 + 0j, cmath.exp(2j * math.pi * pitch / SAMPLE_RATE)
    for at in range(int(NOTE_SECONDS * SAMPLE_RATE)):
        turning *= turn
        yield turning.imag * (1 + 0.4 * turning.real) * _swelling(at, NOTE_SECONDS, NOTE_SWELLS)


def _swelling(at: int, seconds: float, swells: float) -> float:
    """How far open a sound is at a sample: from 0 up, and down to 0 at its end."""
    now = at / SAMPLE_RATE
    if now < swells:
        return 0.5 - 0.5 * math.cos(math.pi * now / swells)
    left = (seconds - now) / (seconds - swells)
    return left * left


def _loud(wave: list[float]) -> "array[int]":
    most = max(abs(sample) for sample in wave)
    return array("h", [round(sample * PEAK / most) for sample in wave])
