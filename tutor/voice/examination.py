"""Is there a synthesiser, is there a speaker? Each is tried in a process of its own, since trying can end a process."""

import ctypes
import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple, get_args

ANSWER_WITHIN = 20.0
COMMAND = (sys.executable, "-P", "-m", "tutor.voice.examination")

Part = Literal["synthesiser", "speaker"]
State = Literal["fine", "no-package", "no-library", "no-device"]


class Finding(NamedTuple):
    """How a part is: "fine" and by what it works, or without its Python package, system library or device."""

    state: State
    what: str = ""


def examine(part: Part) -> Finding:
    """Try a part, silently; takes about half a second."""
    with suppress(OSError, subprocess.SubprocessError, ValueError):
        done = subprocess.run([*COMMAND, part], capture_output=True, timeout=ANSWER_WITHIN, check=False)
        state, _, what = done.stdout.decode("utf-8", "replace").strip().partition(" ")
        for known in get_args(State):
            if state == known:
                return Finding(known, what)
    return Finding("no-library" if part == "synthesiser" else "no-device")


def _synthesiser() -> str:
    """Speak into a file."""
    try:
        from tutor.voice.synthesis import SystemVoice  # noqa: PLC0415  (may be what is missing)
    except ImportError:
        return "no-package"
    with tempfile.TemporaryDirectory() as folder:
        try:
            voice = SystemVoice()
            voice.choose("", 130)
            voice.write("Two sixes!", Path(folder) / "clip.wav")
        except Exception:
            return "no-library"
    return "fine"


def _speaker() -> str:
    """Open the sound card, and play nothing."""
    try:
        from tutor.voice.speaker import Speaker  # noqa: PLC0415  (may be what is missing)
    except ImportError:
        return "no-package"
    try:
        return f"fine {Speaker('speaker', lambda: 0, lambda *_: None).backend}"
    except Exception:
        return "no-device" if sys.platform != "linux" or _has_sound_library() else "no-library"


def _has_sound_library() -> bool:
    for name in ("libpulse.so.0", "libasound.so.2"):
        with suppress(OSError):
            ctypes.CDLL(name)
            return True
    return False


def main(part: str) -> None:
    """Print one line on the true standard output, and nothing of what the libraries print."""
    answer = os.dup(1)
    os.dup2(2, 1)
    finding = _synthesiser() if part == "synthesiser" else _speaker()
    os.write(answer, finding.encode())
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
