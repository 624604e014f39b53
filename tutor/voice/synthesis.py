"""Turns words into a sound file with pyttsx3, which is never allowed to play anything itself.

Only a child process comes here: a missing data folder makes the C library end the whole process.
"""

import ctypes
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pyttsx3

from tutor.voice.manner import VoiceName

PATIENCE = 2.0
RATE_WITHIN = 0.2
USUAL = "gmw/en-us" if sys.platform == "linux" else ""


def _bring_library() -> None:
    """Make the library that came with the program the one that pyttsx3 finds.

    The library ends the process when its data path is longer than about 160 bytes, so it is given a
    relative one and this process moves there for good.
    """
    try:
        import espeakng_loader  # noqa: PLC0415  (only there on Linux)
    except ImportError:
        return
    home = Path(espeakng_loader.__file__).parent
    library = home / "libespeak-ng.so.1"
    if (home / "espeak-ng-data" / "phontab").is_file() and library.is_file():
        os.chdir(home)
        os.environ["ESPEAK_DATA_PATH"] = "espeak-ng-data"
        ctypes.CDLL(str(library), ctypes.RTLD_GLOBAL)


class SystemVoice:
    """The voice that every computer has; belongs to the main thread, because macOS wants it so."""

    def __init__(self) -> None:
        """Start the library. Raises if there is none."""
        if sys.platform == "linux":
            _bring_library()
        self._done = threading.Event()
        self._engine = pyttsx3.init()
        self._engine.connect("finished-utterance", lambda **_: self._done.set())
        self._usual = USUAL or str(self._engine.getProperty("voice") or "")

    def choose(self, voice_id: str, rate: int) -> bool:
        """Speak with this voice ("" for the usual one) at this rate; False where the usual one must do."""
        found = self._has(voice_id or self._usual)
        if not found:
            self._has(self._usual)
        self._set("rate", rate)
        self._await_rate(rate)
        return found or not voice_id

    def voices(self) -> tuple[VoiceName, ...]:
        """Every voice of the library."""
        found = self._engine.getProperty("voices") or ()
        return tuple(VoiceName(str(one.id), str(one.name or one.id), _language(one.languages)) for one in found)

    def write(self, text: str, path: Path) -> None:
        """Write `text`, spoken, to the WAV file `path`. Raises RuntimeError if nothing was written."""
        path.unlink(missing_ok=True)
        self._done.clear()
        # Without this the loop below can start before the order is queued, and never end.
        self._engine.proxy.setBusy(True)
        self._engine.save_to_file(text, str(path))
        self._engine.runAndWait()
        # The loop can be over before the file is written; only Linux is sure to report the end.
        done = self._done.wait(PATIENCE) or sys.platform != "linux"
        if not (done and path.is_file()):
            raise RuntimeError("the phrase was not written")
        if sys.platform == "darwin":
            _make_wave(path)

    def _has(self, voice_id: str) -> bool:
        """Take up a voice, and say whether it is there; an unknown one would silently leave the one before."""
        if sys.platform != "linux":
            known = [voice.id for voice in self._engine.getProperty("voices")]
            if voice_id in known:
                self._set("voice", voice_id)
            return voice_id in known
        self._set("voice", voice_id)
        return bool(self._engine.getProperty("voice") == voice_id.lower())

    def _await_rate(self, rate: int) -> None:
        """Wait until the rate is in force: on Linux the library sets it on a thread of its own, a moment later."""
        due = time.monotonic() + RATE_WITHIN
        while self._engine.getProperty("rate") != rate and time.monotonic() < due:
            time.sleep(0.001)

    def _set(self, name: str, value: str | int) -> None:
        """Set a property now: the library would queue it behind a loop that does not run."""
        self._engine.setProperty(name, value)
        self._engine.proxy.setBusy(False)


def _language(languages: object) -> str:
    """The first language of a voice, in small letters; the systems give text, bytes or nothing."""
    first = languages[0] if isinstance(languages, list | tuple) and languages else ""
    text = first.decode("ascii", "ignore") if isinstance(first, bytes) else str(first)
    return text.strip().lower().replace("_", "-")


def _make_wave(path: Path) -> None:
    """Turn the AIFF that macOS writes, whatever the name, into a WAV file in the same place."""
    aiff = path.with_suffix(".aiff")
    path.replace(aiff)
    try:
        subprocess.run(["afconvert", "-f", "WAVE", "-d", "LEI16", aiff, path], check=True, timeout=PATIENCE)
    finally:
        aiff.unlink()
