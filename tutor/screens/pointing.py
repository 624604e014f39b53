"""The pointer: which thing lies next in a direction."""

from collections.abc import Iterable

from tutor.widgets.painting import Picture, Piece

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 3.0  # how much farther a step aside counts than a step ahead


def next_thing(picture: Picture, names: Iterable[str], pointer: str, direction: str) -> str:
    """The name of the nearest thing in a direction (left right up down), or the pointer's own where there is none."""
    things = {piece.name: piece for piece in reversed(picture) if piece.name in set(names)}
    here = next((piece for piece in picture if piece.name == pointer), None)
    if here is None:
        return next(iter(names), "")
    ahead = {name: _distance(here, piece, DIRECTIONS[direction]) for name, piece in things.items() if name != pointer}
    near = {name: distance for name, distance in ahead.items() if distance is not None}
    return min(near, key=near.__getitem__) if near else pointer


def nearest_thing(picture: Picture, names: Iterable[str], gone: tuple[float, float]) -> str:
    """The name of the thing nearest to a place in pixels."""
    wanted = set(names)
    things = {piece.name: piece.centre for piece in picture if piece.name in wanted}
    return min(things, key=lambda name: abs(things[name][0] - gone[0]) + abs(things[name][1] - gone[1]), default="")


def _distance(here: Piece, there: Piece, direction: tuple[int, int]) -> float | None:
    across = there.centre[0] - here.centre[0]
    down = there.centre[1] - here.centre[1]
    ahead = across * direction[0] + down * direction[1]
    aside = abs(across * direction[1]) + abs(down * direction[0])
    return ahead + ASIDE * aside if ahead > 1 and aside <= 4 * ahead else None
