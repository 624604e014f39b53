"""How the voice speaks, and which voices there are: frozen values, the same in the program and in the child."""

import msgspec

SLOWEST, FASTEST = 80, 300


class Manner(msgspec.Struct, frozen=True, gc=False):
    """A manner of speaking; raises ValueError where a figure is outside its range.

    `voice_id` is one that `Speech.voices` gives, or "" for the usual voice of this system; `rate` is in words a
    minute, `volume` goes from 0 to 1. `speaks` and `sounds` switch the voice and the soft sounds, each by itself.
    """

    voice_id: str = ""
    rate: int = 130
    volume: float = 1.0
    speaks: bool = True
    sounds: bool = True

    def __post_init__(self) -> None:
        if not SLOWEST <= self.rate <= FASTEST:
            raise ValueError(f"a rate is from {SLOWEST} to {FASTEST} words a minute")
        if not 0.0 <= self.volume <= 1.0:
            raise ValueError("a volume is from 0 to 1")


USUAL_MANNER = Manner()


class VoiceName(msgspec.Struct, frozen=True, gc=False):
    """A voice that can be chosen: `id` for a `Manner`, `name` for people, `language` such as `en-us` or ""."""

    id: str
    name: str
    language: str
