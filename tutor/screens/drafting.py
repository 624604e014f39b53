"""Laying out a scene piece by piece; what is pointed at or shines gets a ring."""

from functools import lru_cache

import msgspec

from tutor.art import FELT, GLOW, POINTER, Faces, Grid, plain
from tutor.screens.layout import Frame
from tutor.teaching.cues import Scene
from tutor.widgets.painting import Piece

EDGE = "#5f5f5f"
FRAMED = 24  # pixels: figures from this width on are framed rather than given a ground


class Look(msgspec.Struct, frozen=True, gc=False):
    """What the screen adds to a scene: what the pointer is on, whether the sound is off, and the faces of its pack."""

    pointer: str = ""
    muted: bool = False
    faces: Faces = Faces()


class Drafting:
    """Lays one scene out, piece by piece, the uppermost last."""

    def __init__(self, scene: Scene, plan: Frame, look: Look) -> None:
        self.scene = scene
        self.plan = plan
        self.look = look
        self.pieces: list[Piece] = []

    def put(self, key: str, grid: Grid, x: int, y: int, name: str = "") -> None:
        """Lay a picture with its corner at cell (x, y); it gets a ring where it is pointed at or shines."""
        self.lay(key, grid, x, 2 * y, name)

    def lay(self, key: str, grid: Grid, x: int, y: int, name: str = "", ringable: bool = True) -> None:
        """The same, with y in pixels."""
        shines = name in self.scene.glow
        if ringable and name and name == self.look.pointer:
            grid = pointed_at(grid, shines)
        elif ringable and shines:
            grid = ringed(grid, GLOW, True)
        self.pieces.append(Piece(key, grid, x, y, name))


@lru_cache(maxsize=512)
def ringed(grid: Grid, colour: str, dashed: bool) -> Grid:
    """A picture with a ring, kept: the same few are asked for again and again."""
    return grid.ringed(colour, dashed)


@lru_cache(maxsize=128)
def pointed_at(grid: Grid, shines: bool) -> Grid:
    """A picture that the pointer is on: a card or a stout figure gets a ring, a figure with room around it a ground.

    What shines has dashes in its ring or at the edge of its ground, which hide nothing of a figure.
    """
    if grid.at(grid.width // 2, 0) and grid.at(0, grid.height // 2):
        ring = grid.ringed(POINTER)
        return ring.ringed(GLOW, True) if shines else ring
    ground = plain(grid.width, grid.height, FELT if grid.width >= FRAMED else POINTER).ringed(POINTER)
    return grid.over(ground.ringed(GLOW, True) if shines else ground)


@lru_cache(maxsize=128)
def edged(grid: Grid) -> Grid:
    """A card whose left edge stands out from the card beneath it."""
    return plain(1, grid.height - 2, EDGE).over(grid, 0, 1)


@lru_cache(maxsize=128)
def shaded(grid: Grid) -> Grid:
    """A picture in the shade of what lies on it."""
    return grid.dimmed()
