"""Finds and reads the files that come with the program."""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

LARGEST = 256 * 1024

Shape = TypeVar("Shape")


class BadFile(Exception):
    """A file cannot be used; the message is one sentence that names it and says why."""


def shipped(*parts: str) -> Traversable:
    """A file or folder that comes with the program: inside the package where it was installed, else beside it."""
    package = files("tutor")
    inside = package.joinpath(*parts)
    return inside if inside.is_file() or inside.is_dir() else package.joinpath("..", *parts)


def read(place: Traversable, shape: type[Shape]) -> Shape:
    """A TOML file as a value of this shape; raises BadFile, in one sentence."""
    try:
        text = place.read_bytes()[: LARGEST + 1]
    except OSError as why:
        raise BadFile(f"{place.name}: cannot be read ({why.strerror})") from why
    if len(text) > LARGEST:
        raise BadFile(f"{place.name}: is larger than 256 kB")
    try:
        return msgspec.convert(_parsed(text), shape)
    except (ValueError, RecursionError) as why:
        raise BadFile(f"{place.name}: {' '.join(str(why).split())}") from why


def _parsed(text: bytes) -> dict[str, Any]:
    return tomllib.loads(text.decode("utf-8-sig").replace("\r\n", "\n"))
