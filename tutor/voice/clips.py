"""The folder of spoken clips: private, modest in size, and silent about what is in it."""

import hashlib
import os
import time
from contextlib import suppress
from pathlib import Path

MOST_CLIPS = 500
ABANDONED_AFTER = 60.0


def forget(cache: Path) -> None:
    """Remove every clip, whole or unfinished, from the folder `cache`."""
    for clip in cache.glob("*.wav"):
        with suppress(OSError):
            clip.unlink()


def unfinished(cache: Path, process: int) -> Path:
    """Name of the file that the process with this number writes before it becomes a clip."""
    return cache / f"new-{process}.wav"


class Clips:
    """Finds and keeps clips by a hash of how and what is spoken, never by the words themselves.

    `manner` is how it is spoken now: another manner is another clip.
    """

    def __init__(self, cache: Path, *manner: object) -> None:
        """Make the folder if need be. Raises OSError where it cannot be written."""
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        cache.chmod(0o700)
        if not os.access(cache, os.W_OK):
            raise PermissionError(f"cannot write in {cache}")
        self._cache = cache
        self.manner = manner
        self.draft = unfinished(cache, os.getpid())
        self._sweep()

    def path(self, text: str) -> Path:
        """Where the clip of `text` is kept, once it exists."""
        key = "\n".join(map(str, (*self.manner, text)))
        return self._cache / f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.wav"

    def find(self, text: str) -> Path | None:
        """Return the clip of `text`, which now counts as freshly used, or None."""
        path = self.path(text)
        try:
            os.utime(path)
        except OSError:
            return None
        return path

    def keep(self, text: str) -> Path:
        """Turn the draft into the clip of `text`, and drop the longest unused beyond the limit."""
        path = self.path(text)
        self.draft.replace(path)
        self._prune()
        return path

    def _prune(self) -> None:
        kept = [entry for entry in os.scandir(self._cache) if entry.name.endswith(".wav")]
        if len(kept) <= MOST_CLIPS:
            return
        with suppress(OSError):
            kept.sort(key=lambda entry: entry.stat().st_mtime)
        for entry in kept[: len(kept) - MOST_CLIPS]:
            with suppress(OSError):
                os.unlink(entry.path)

    def _sweep(self) -> None:
        for draft in self._cache.glob("new-*.wav"):
            with suppress(OSError):
                if time.time() - draft.stat().st_mtime > ABANDONED_AFTER:
                    draft.unlink()
