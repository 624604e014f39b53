"""The family's own clips: WAV files named by the sentence that they speak, in a folder that belongs to them."""

import re
import unicodedata
from pathlib import Path

LONGEST_NAME = 200


def slug(sentence: str) -> str:
    """The name of the clip of a sentence, without `.wav`: "Let's go, two sixes!" is `lets-go-two-sixes`.

    It is "" where no name can be made: no plain letter or digit, or far too many.
    """
    plain = unicodedata.normalize("NFKD", sentence).encode("ascii", "ignore").decode().lower()
    name = "-".join(re.findall(r"[a-z0-9]+", plain.replace("'", "")))
    return name if len(name) <= LONGEST_NAME else ""


def own_clip(folder: Path | None, sentence: str) -> Path | None:
    """Where the family's clip of a sentence lies, or None if there is none."""
    name = slug(sentence)
    if folder is None or not name:
        return None
    path = folder / f"{name}.wav"
    return path if path.is_file() else None
