"""Finds and reads the files that come with the program, and those of a family."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

import tutor
from tutor.content.findings import Finding
from tutor.content.parsing import parsed
from tutor.content.problems import BadFile, Problem, bad_file
from tutor.content.scanner import LARGEST, scanned

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["LARGEST", "BadFile", "Problem", "content", "read", "shipped"]

Shape = TypeVar("Shape", bound=msgspec.Struct)
Amiss = Callable[[Shape], Iterable[Finding]]


def shipped(*parts: str) -> "Traversable":
    """A file or folder that comes with the program: inside the package where it was installed, else beside it."""
    package = _package()
    inside = package.joinpath(*parts)
    return inside if inside.is_file() or inside.is_dir() else package.joinpath("..", *parts)


@cache
def _package() -> "Traversable":
    folder = Path(tutor.__file__).parent
    if folder.is_dir():
        return folder
    from importlib.resources import files  # noqa: PLC0415 - slow to load, needed only inside an archive

    return files("tutor")


def content(place: "Traversable", name: str = "") -> bytes:
    """What is in a file, or a little more than is allowed; `name` is what it is called. Raises BadFile."""
    name = name or place.name
    try:
        if place.is_dir():
            raise bad_file([Problem(name, 1, "this is a folder: name the files in it")])
        if not place.is_file():
            raise bad_file([Problem(name, 1, "there is no such file: look at its name and its folder")])
        with place.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except (OSError, ValueError) as why:
        reason = getattr(why, "strerror", None) or "this is no name of a file"
        sentence = f"the file cannot be read ({reason}): look at its rights and its folder"
        raise bad_file([Problem(name, 1, sentence)]) from why


def read(place: "Traversable", shape: type[Shape], amiss: Amiss[Shape] = lambda _: ()) -> Shape:
    """A TOML file as a value of this shape that nothing is amiss with; raises BadFile with all its problems."""
    data, name = content(place), place.name
    tree = parsed(scanned(data, name), name)
    try:
        found = msgspec.convert(tree, shape)
    except msgspec.ValidationError:
        found = None
    if found is None or any(True for _ in amiss(found)):
        from tutor.content.checking import problems_of  # noqa: PLC0415 - a good file needs no lines

        raise bad_file(problems_of(data, name, shape, amiss))
    return found
