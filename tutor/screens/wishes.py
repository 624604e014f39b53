"""What a family has wished for: how it is spoken, how long help waits, how much help there is at the start."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tutor.voice import Manner


class Wishes(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The grown-up's settings.

    `voice` is one of the computer's voices, empty for the usual one; `rate` is in words a minute, `volume` from 0 to
    1; `patience` is the waiting time before unasked help, in seconds; `level` is where the help dial starts, 0 to 3.
    """

    voice: str = ""
    rate: int = 130
    volume: float = 1.0
    speaks: bool = True
    sounds: bool = True
    ace_as_one: bool = False
    patience: float = 5.0
    level: int = 1


RATES = (90, 110, 130, 150, 170)
VOLUMES = (0.25, 0.5, 0.75, 1.0)
PATIENCES = (3.0, 5.0, 8.0, 12.0, 20.0)
LEVELS = (0, 1, 2, 3)


def manner_of(wishes: Wishes) -> "Manner":
    """How the voice is to speak."""
    from tutor.voice import Manner  # noqa: PLC0415 - after the first frame

    return Manner(wishes.voice, wishes.rate, wishes.volume, wishes.speaks, wishes.sounds)


def turned(wishes: Wishes, what: str, voices: tuple[str, ...] = ()) -> Wishes:
    """The wishes with one of them turned to its next value; raises KeyError where there is none of this name."""
    values: dict[str, tuple[object, ...]] = {
        "voice": ("", *voices),
        "rate": RATES,
        "volume": VOLUMES,
        "speaks": (True, False),
        "sounds": (True, False),
        "ace_as_one": (False, True),
        "patience": PATIENCES,
        "level": LEVELS,
    }
    choices = values[what]
    now = getattr(wishes, what)
    place = choices.index(now) if now in choices else -1
    return msgspec.structs.replace(wishes, **{what: choices[(place + 1) % len(choices)]})
