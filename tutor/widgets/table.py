"""The table: one widget that paints all that lies on it, and moves what has moved."""

from collections.abc import Mapping

from textual.geometry import Region, Size
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from tutor.widgets.painting import Lines, Picture, Piece, painted, strip

Place = tuple[int, int]

NEAR = 4  # pixels: what moves no farther is there at once


class Table(Widget):
    """Paints pictures line by line; between two pictures pieces glide to their new places."""

    progress: reactive[float] = reactive(1.0, init=False, repaint=False)

    def __init__(self) -> None:
        super().__init__(id="table")
        self._picture: Picture = ()
        self._starts: dict[str, Place] = {}
        self._lines: Lines = []
        self._strips: list[Strip] = []
        self._painted_at: Size | None = None

    @property
    def picture(self) -> Picture:
        """What lies on the table, or is on its way there."""
        return self._picture

    def show(self, picture: Picture, origins: Mapping[str, str] | None = None, seconds: float = 0.0) -> float:
        """Show a picture; pieces that had another place before glide there. The seconds that takes, 0 if none does.

        `origins` tells for new pieces, by key, from which piece of the picture before they come.
        """
        before = {piece.key: (piece.x, piece.y) for piece in self._picture}
        self._picture = picture
        self._starts = _starts(picture, before, origins or {}) if seconds > 0 else {}
        if self._starts:
            self.set_reactive(Table.progress, 0.0)
            self.animate("progress", 1.0, duration=seconds, easing="in_out_cubic")
        self._show_changes()
        return seconds if self._starts else 0.0

    def hit(self, x: int, y: int) -> str:
        """The name of what lies at a cell of the table, uppermost first; empty where nothing can be chosen there."""
        for piece in reversed(self._picture):
            if piece.name and (piece.holds(x, 2 * y) or piece.holds(x, 2 * y + 1)):
                return piece.name
        return ""

    def watch_progress(self) -> None:
        """Paint the next step of what is gliding."""
        if self._starts:
            self._show_changes()

    def render_line(self, y: int) -> Strip:
        """One line of cells."""
        if self._painted_at != self.size:
            self._paint()
        return self._strips[y]

    def _show_changes(self) -> None:
        """Paint, and have the lines of cells drawn in which a pixel has changed."""
        if self._painted_at == self.size:
            changed = self._paint()
            starts = [y for y in changed if y - 1 not in changed]
            ends = [y + 1 for y in changed if y + 1 not in changed]
            self.refresh(*(Region(0, a, self.size.width, b - a) for a, b in zip(starts, ends, strict=True)))

    def _paint(self) -> list[int]:
        """Paint anew; the lines of cells that are not as they were."""
        width, height = self.size
        nothing: Lines = [[] for _ in range(2 * height)]
        before = self._lines if self._painted_at == self.size else nothing
        lines = painted(map(self._on_its_way, self._picture), width, 2 * height)
        changed = [y for y in range(height) if lines[2 * y : 2 * y + 2] != before[2 * y : 2 * y + 2]]
        if self._painted_at != self.size:
            self._strips = [Strip.blank(width)] * height
        for y in changed:
            self._strips[y] = strip(lines[2 * y], lines[2 * y + 1])
        self._lines, self._painted_at = lines, self.size
        return changed

    def _on_its_way(self, piece: Piece) -> Piece:
        start = self._starts.get(piece.key)
        if start is None:
            return piece
        x = start[0] + (piece.x - start[0]) * self.progress
        y = start[1] + (piece.y - start[1]) * self.progress
        return Piece(piece.key, piece.grid, round(x), round(y), piece.name)


def _starts(picture: Picture, before: Mapping[str, Place], origins: Mapping[str, str]) -> dict[str, Place]:
    starts = {}
    for piece in picture:
        start = before.get(origins.get(piece.key, piece.key))
        if start is not None and max(abs(start[0] - piece.x), abs(start[1] - piece.y)) > NEAR:
            starts[piece.key] = start
    return starts
