"""What is amiss with the pictures of a deck file: their ids, their palette, their art."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tutor.art.palette import in_cube
from tutor.content.deckfile import DeckFile, Picture
from tutor.content.findings import Finding, Path
from tutor.content.problems import english, listed, shown
from tutor.game import JOKER

if TYPE_CHECKING:
    from tutor.art import PictureArt

NOTHING = "."
LARGEST = {"small": (10, 12), "large": (17, 22)}


def picture_findings(found: DeckFile) -> Iterator[Finding]:
    """All that is amiss with the pictures of a pack; each finding names the row of the art where there is one."""
    yield from _palette(found.palette)
    yield from _ids(found)
    for size in LARGEST:
        yield from _same_art(found, size)
        for place, picture in enumerate(found.picture):
            text = getattr(picture, size)
            if text is not None:
                yield from _art(text, size, ("picture", place, size), found.palette)


def art_of(found: DeckFile) -> "Mapping[str, PictureArt]":
    """The art of each picture, by its id."""
    from tutor.art import PictureArt, drawing  # noqa: PLC0415 - all the art there is

    return {
        picture.id: PictureArt(
            drawing(picture.small, found.palette),
            drawing(picture.large, found.palette) if picture.large else None,
        )
        for picture in found.picture
    }


def _palette(palette: Mapping[str, str]) -> Iterator[Finding]:
    for letter, colour in palette.items():
        path = ("palette", letter)
        if len(letter) != 1 or letter == NOTHING or not letter.isprintable() or letter.isspace():
            yield Finding(path, f"{shown(letter)} is no letter to draw with: give each colour one letter, not a dot")
        if colour and not in_cube(colour):
            instead = f"use pairs of 00 5f 87 af d7 ff, such as {_near(colour)}"
            yield Finding(path, f"{colour} is not shown alike by every terminal: {instead}")


def _near(colour: str) -> str:
    """The colour of the cube that looks most like another."""
    steps = (0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF)
    channels = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{min(steps, key=lambda step: abs(step - channel)):02x}" for channel in channels)


def _ids(found: DeckFile) -> Iterator[Finding]:
    seen: set[str] = set()
    for place, picture in enumerate(found.picture):
        path = ("picture", place, "id")
        if picture.id in seen and picture.id:
            sentence = f"two pictures have the id {shown(picture.id)}: give each its own, a twin comes by itself"
            yield Finding(path, sentence)
        if picture.id == JOKER.rank or picture.id in found.pack.ranks:
            yield Finding(path, f"the id {shown(picture.id)} is kept for another card: choose a different one")
        seen.add(picture.id)


def alone_findings(found: DeckFile) -> Iterator[Finding]:
    """Two pictures without a twin, or none where nothing else is odd."""
    alone = [(place, picture) for place, picture in enumerate(found.picture) if picture.alone]
    for place, picture in alone[1:]:
        both = f"{shown(alone[0][1].id)} and {shown(picture.id)} are both alone"
        yield Finding(("picture", place, "alone"), f"{both}: let exactly one picture be alone")
    others = found.pack.jokers or found.pack.taken_out or found.odd or found.pack.unseen != "none"
    if found.picture and not alone and not others:
        needs: tuple[Path, ...] = tuple(("picture", place, "alone") for place in range(len(found.picture)))
        yield Finding(("picture",), "no picture is alone: write alone = true at the odd one", needs=needs)


def _rows(text: str) -> tuple[int, list[str]]:
    """The rows of a drawing, as `tutor.art.drawing` reads them, and how many empty lines stand before them."""
    before = text[: len(text) - len(text.lstrip())].count("\n")
    return before, [row.strip() for row in text.strip().splitlines()]


def _art(text: str, size: str, path: Path, palette: Mapping[str, str]) -> Iterator[Finding]:
    before, rows = _rows(text)
    if not any(row.strip(NOTHING) for row in rows):
        yield Finding(path, f"{size} shows nothing: draw it with letters of [palette]")
        return
    width, height = max(map(len, rows)), len(rows)
    widest, highest = LARGEST[size]
    if width > widest or height > highest:
        there = f"{size} is {width} letters wide and {english(height, 'row')} high"
        yield Finding(path, f"{there}: {widest} and {highest} are the most")
    first = len(rows[0])
    ragged = next((at for at, row in enumerate(rows) if len(row) != first), None)
    if ragged is not None:
        there = f"this row of {size} has {english(len(rows[ragged]), 'letter')} and the first one {first}"
        yield Finding(path, f"{there}: make all rows equally long", before + ragged)
    unknown: dict[str, int] = {}
    for at, row in enumerate(rows):
        for letter in row:
            if letter != NOTHING and letter not in palette:
                unknown.setdefault(letter, at)
    for letter, at in unknown.items():
        known = f"write {listed(palette)}, or a dot for nothing" if palette else "give it a colour there"
        yield Finding(path, f"{shown(letter)} is no letter of [palette]: {known}", before + at)


def _same_art(found: DeckFile, size: str) -> Iterator[Finding]:
    """Two pictures that look the same, whatever letters they are drawn with."""
    seen: dict[tuple[tuple[str, ...], ...], Picture] = {}
    for place, picture in enumerate(found.picture):
        text = getattr(picture, size)
        if not text:
            continue
        look = tuple(tuple(found.palette.get(letter, letter) for letter in row) for row in _rows(text)[1])
        if look in seen:
            other = seen[look]
            sentence = f"{shown(picture.id)} looks the same as {shown(other.id)}: draw two different pictures"
            yield Finding(("picture", place, size), sentence)
        else:
            seen[look] = picture
