"""Which synthesiser speaks: the system's own, or one that was installed beside it.

Another synthesiser is a package with an entry point in the group `old_maid_tutor.voices`: a name, and a callable that
makes a `Synthesiser` or raises where it cannot speak. Its voices are chosen as `name:voice`. Only a child comes here.
"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from tutor.voice.manner import VoiceName

if TYPE_CHECKING:  # the library takes a while to read, and most families need it never
    from importlib.metadata import EntryPoint, EntryPoints

GROUP = "old_maid_tutor.voices"


class Synthesiser(Protocol):
    """Turns words into sound files, with one voice at a time."""

    def choose(self, voice_id: str, rate: int) -> bool:
        """Speak with this voice from now on ("" for its usual one), at so many words a minute; False if it has none."""

    def voices(self) -> tuple[VoiceName, ...]:
        """The voices that can be chosen."""

    def write(self, text: str, path: Path) -> None:
        """Write `text`, spoken, to the WAV file `path`. Raises if that cannot be."""


class Engines:
    """Speaks with the voice that is wanted, else with the usual one of this system."""

    def __init__(self) -> None:
        self.spoken = ""
        """The voice that really speaks, "" for the usual one."""
        self._made: dict[str, Synthesiser] = {}
        self._speaking: Synthesiser | None = None

    def choose(self, voice_id: str, rate: int) -> bool:
        """Take up a voice; False where it is missing and the usual one speaks. Raises where nothing speaks at all."""
        found = self._beside(voice_id, rate)
        if found is not None:
            self._speaking, wanted = found, True
        else:
            system = self._system()
            wanted = system.choose(voice_id, rate)
            self._speaking = system
        self.spoken = voice_id if wanted else ""
        return wanted

    def voices(self) -> tuple[VoiceName, ...]:
        """Every voice of every synthesiser that works."""
        found: list[VoiceName] = []
        with suppress(Exception):
            found += self._system().voices()
        for point in _installed():
            with suppress(Exception):
                theirs = self._engine(point).voices()
                found += [msgspec.structs.replace(one, id=f"{point.name}:{one.id}") for one in theirs]
        return tuple(found)

    def write(self, text: str, path: Path) -> None:
        """Write `text`, spoken by the voice chosen, to the WAV file `path`. Raises if that cannot be."""
        if self._speaking is None:
            raise RuntimeError("no voice was chosen")
        self._speaking.write(text, path)

    def _beside(self, voice_id: str, rate: int) -> Synthesiser | None:
        """The synthesiser of a voice such as `name:voice`, ready to speak with it, or None."""
        name, colon, voice = voice_id.partition(":")
        for point in _installed().select(name=name) if colon else ():
            with suppress(Exception):
                engine = self._engine(point)
                if engine.choose(voice, rate):
                    return engine
        return None

    def _engine(self, point: "EntryPoint") -> Synthesiser:
        if point.name not in self._made:
            self._made[point.name] = point.load()()
        return self._made[point.name]

    def _system(self) -> Synthesiser:
        if "" not in self._made:
            from tutor.voice.synthesis import SystemVoice  # noqa: PLC0415  (may be what is missing)

            self._made[""] = SystemVoice()
        return self._made[""]


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points  # noqa: PLC0415

    return entry_points(group=GROUP)
