"""Where a phrase is made in the child: found among the family's clips, found in the cache, or synthesised."""

import os
from array import array
from collections.abc import Callable
from pathlib import Path

from tutor.voice.clips import Clips
from tutor.voice.engines import Engines
from tutor.voice.manner import Manner, VoiceName
from tutor.voice.own import own_clip
from tutor.voice.speech import Sound


class Workshop:
    """Has everything that a phrase needs to be spoken; each thing that is missing ends the process."""

    def __init__(
        self,
        cache: Path,
        own: Path | None,
        device: str,
        manner: Manner,
        wanted: Callable[[], int],
        tell: Callable[..., None],
    ) -> None:
        self._own = own
        self._tell = tell
        self._engines = Engines()
        try:
            missing = "no-room"
            self._clips = Clips(cache)
            missing = "no-synthesiser"
            has_voice = self._engines.choose(manner.voice_id, manner.rate)
            missing = "no-speaker"
            from tutor.voice import samples, sounds, speaker  # noqa: PLC0415  (may be what is missing)

            self._load, self._softened = samples.load, samples.softened
            self._make_sound = sounds.make
            self._speaker = speaker.Speaker(device, wanted, tell)
        except Exception:
            tell(missing)
            os._exit(0)
        self._settle(manner, has_voice)

    def change(self, manner: Manner) -> None:
        """Speak like this from the next phrase on; what cannot be taken up leaves the manner before."""
        try:
            self._settle(manner, self._engines.choose(manner.voice_id, manner.rate))
        except Exception:
            self._tell("other-voice")

    def voices(self) -> tuple[VoiceName, ...]:
        """The voices that can be chosen."""
        return self._engines.voices()

    def sound(self, name: Sound) -> None:
        """Let a soft sound be heard; called on the thread that reads orders, since it waits for nothing."""
        self._speaker.sound(name, self._softened(self._make_sound(name), self._manner.volume))

    def speak(self, number: int, text: str) -> None:
        """Play the clip of `text`, after making it if there is none that can be played."""
        try:
            kept = self._playable(own_clip(self._own, text)) or self._playable(self._clips.find(text))
            self._speaker.play(number, kept or self._made(text))
        except Exception:
            self._tell("failed", number)

    def _settle(self, manner: Manner, has_voice: bool) -> None:
        self._manner = manner
        self._clips.manner = (self._engines.spoken, manner.rate)
        self._tell("wanted-voice" if has_voice else "other-voice")

    def _playable(self, path: Path | None) -> "array[int] | None":
        try:
            return self._load(path, self._manner.volume) if path else None
        except Exception:
            return None

    def _made(self, text: str) -> "array[int]":
        self._engines.write(text, self._clips.draft)
        return self._load(self._clips.keep(text), self._manner.volume)
