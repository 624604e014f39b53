"""Files that a test writes, and what becomes of reading them."""

from pathlib import Path

from tutor.content.files import BadFile, read, shipped

DECK = shipped("decks", "ace-to-six.toml").read_bytes()
PHRASES = shipped("lessons", "en", "phrases.toml").read_bytes()


def written(folder: Path, data: bytes, name: str = "family.toml") -> Path:
    place = folder / name
    place.write_bytes(data)
    return place


def refusal(place: Path, shape: type) -> str:
    """The one line in which a file is refused; any other exception passes through."""
    try:
        read(place, shape)
    except BadFile as why:
        return str(why)
    raise AssertionError("the file was read")


def changed(data: bytes, old: str, new: str) -> bytes:
    assert old.encode() in data
    return data.replace(old.encode(), new.encode(), 1)


def is_one_line_about(text: str, name: str) -> bool:
    return text.startswith(f"{name}: ") and len(text) > len(name) + 5 and len(text.splitlines()) == 1
