"""Pictures onto lines of cells: pieces are laid on the felt, two pixels a cell."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby, pairwise

import msgspec
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tutor.art import FELT, Grid

UPPER_HALF = "▀"

Spans = tuple[tuple[tuple[int, tuple[str, ...]], ...], ...]
Lines = list[list[str]]


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A picture on the table with its corner at pixel (x, y). `key` tells what it is from scene to scene, `name`
    what is chosen by touching it."""

    key: str
    grid: Grid
    x: int
    y: int
    name: str = ""

    def holds(self, x: int, y: int) -> bool:
        """Whether pixel (x, y) lies within the piece."""
        return self.x <= x < self.x + self.grid.width and self.y <= y < self.y + self.grid.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the piece, in pixels."""
        return self.x + self.grid.width / 2, self.y + self.grid.height / 2


Picture = tuple[Piece, ...]

_spans_of: dict[int, tuple[Grid, Spans]] = {}


def painted(pieces: Iterable[Piece], width: int, height: int) -> Lines:
    """The pixels of the table, line by line, with the pieces laid on it in order; width and height in pixels."""
    lines = [[FELT] * width for _ in range(height)]
    for piece in pieces:
        for down, spans in enumerate(_spans(piece.grid), piece.y):
            if 0 <= down < height:
                for along, colours in spans:
                    _lay(lines[down], piece.x + along, colours)
    return lines


def strip(upper: list[str], lower: list[str]) -> Strip:
    """One line of cells from two lines of pixels, kept for as long as it may come back."""
    return _strip(tuple(upper), tuple(lower))


@lru_cache(maxsize=1024)
def _strip(upper: tuple[str, ...], lower: tuple[str, ...]) -> Strip:
    """A cell of one colour is a blank, which no font can spoil."""
    segments = []
    for (top, bottom), run in groupby(zip(upper, lower, strict=True)):
        length = sum(1 for _ in run)
        segments.append(Segment((" " if top == bottom else UPPER_HALF) * length, _style(top, bottom)))
    return Strip(segments, len(upper))


def _lay(line: list[str], x: int, colours: tuple[str, ...]) -> None:
    width = len(line)
    if x >= 0 and x + len(colours) <= width:
        line[x : x + len(colours)] = colours
    elif x < width and x + len(colours) > 0:
        start, end = max(0, x), min(width, x + len(colours))
        line[start:end] = colours[start - x : end - x]


def _spans(grid: Grid) -> Spans:
    known = _spans_of.get(id(grid))
    if known is None:
        known = _spans_of[id(grid)] = (grid, tuple(map(_row_spans, grid.rows)))
    return known[1]


def _row_spans(row: tuple[str | None, ...]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    edges = [0, *(x for x in range(1, len(row)) if (row[x] is None) != (row[x - 1] is None)), len(row)]
    return tuple((a, tuple(filter(None, row[a:b]))) for a, b in pairwise(edges) if a < b and row[a] is not None)


@lru_cache(maxsize=4096)
def _style(top: str, bottom: str) -> Style:
    return Style.from_color(Color.parse(top), Color.parse(bottom))
