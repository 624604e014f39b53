"""A picture as rows of square pixels; two pixels, one above the other, fill one cell of the terminal."""

import msgspec

from tutor.art.palette import Colour, Palette, dim

Row = tuple[Colour | None, ...]


class Grid(msgspec.Struct, frozen=True, gc=False):
    """A picture of square pixels, `None` where the table shines through."""

    rows: tuple[Row, ...]

    @property
    def width(self) -> int:
        """Pixels, and cells, from left to right."""
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        """Pixels from top to bottom, twice the number of cells."""
        return len(self.rows)

    @property
    def cells(self) -> tuple[int, int]:
        """Width and height as a terminal counts them."""
        return self.width, (self.height + 1) // 2

    def at(self, x: int, y: int) -> Colour | None:
        """The colour of one pixel; nothing outside the picture."""
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self.rows[y][x] if inside else None

    def over(self, below: "Grid", x: int = 0, y: int = 0) -> "Grid":
        """This picture laid on another with its corner at (x, y); what sticks out is cut off."""
        rows = list(below.rows)
        for down, row in enumerate(self.rows):
            if 0 <= y + down < len(rows):
                rows[y + down] = _laid_on(row, rows[y + down], x)
        return Grid(tuple(rows))

    def ringed(self, colour: Colour, dashed: bool = False) -> "Grid":
        """The outermost pixels in another colour; dashes tell two rings apart without colour."""
        nothing: Row = (None,) * self.width
        above, below = (nothing, *self.rows[:-1]), (*self.rows[1:], nothing)
        trios = zip(above, self.rows, below, strict=True)
        return Grid(tuple(_rimmed(*trio, colour, y if dashed else None) for y, trio in enumerate(trios)))

    def dimmed(self) -> "Grid":
        """The picture with the light turned down, for what cannot be touched just now."""
        return Grid(tuple(tuple(pixel and dim(pixel) for pixel in row) for row in self.rows))

    def mirrored(self) -> "Grid":
        """Left and right changed over."""
        return Grid(tuple(row[::-1] for row in self.rows))

    def turned(self) -> "Grid":
        """Turned half round, as a card lies for whoever sits opposite."""
        return Grid(tuple(row[::-1] for row in reversed(self.rows)))

    def cut_to(self, shape: "Grid") -> "Grid":
        """Only what lies inside another picture of the same size."""
        pairs = zip(self.rows, shape.rows, strict=True)
        return Grid(tuple(tuple(a if b else None for a, b in zip(*two, strict=True)) for two in pairs))


def _rimmed(above: Row, row: Row, below: Row, colour: Colour, dash: int | None) -> Row:
    """One row in a ring's colour wherever it meets nothing; `dash` is where a dashed ring begins."""
    around = zip(row, above, below, (None, *row[:-1]), (*row[1:], None), strict=True)
    return tuple(
        colour if near[0] and None in near and (dash is None or (x + dash) % 4 < 2) else near[0]
        for x, near in enumerate(around)
    )


def _laid_on(row: Row, below: Row, x: int) -> Row:
    line = list(below)
    for along, pixel in enumerate(row):
        if pixel is not None and 0 <= x + along < len(line):
            line[x + along] = pixel
    return tuple(line)


def drawing(text: str, palette: Palette) -> Grid:
    """A picture from lines of letters, each letter a colour of the palette and a dot nothing."""
    lines = [line.strip() for line in text.strip().splitlines()]
    colours = {".": None, **palette}
    rows = tuple(tuple(colours[letter] for letter in line) for line in lines)
    if len({len(row) for row in rows}) > 1:
        raise ValueError(f"the lines of a drawing differ in length: {[len(line) for line in lines]}")
    return Grid(rows)


def plain(width: int, height: int, colour: Colour | None = None) -> Grid:
    """A sheet of one colour, or of nothing."""
    return Grid(((colour,) * width,) * height)
