"""Reads cards off the screen by their pixels, as eyes do: what lies there, whatever the program thinks."""

from functools import cache

from tutor.art import CARD_CELLS, Faces, Grid, back, tiny_back
from tutor.game import Card
from tutor.game.cards import SUITS

RIM = 2  # pixels at the edge of a card that a ring may cover

Place = tuple[int, int]

FACES = Faces()


def cards_on(pixels: list[list[str]], tier: str) -> dict[Place, Card]:
    """The cards that lie face up at this size, by the column and line of pixels of their corners.

    At size S no suit is shown: there a card stands for any of its rank and colour. A card that is to be counted has no
    suit mark.
    """
    lines = _lines(pixels)
    cards = [Card(rank, suit) for rank in "A23456" for suit in SUITS]
    return {
        place: card
        for card in cards
        for face in (FACES.face, FACES.friendly)
        for lit in (None, ())
        for place in _find_all(lines, face(card.rank, card.suit, tier, lit))
    }


def backs_on(pixels: list[list[str]], tier: str) -> list[Place]:
    """The backs that lie on the screen at this size, left to right."""
    return _find_all(_lines(pixels), back(tier))


def tiny_backs_on(pixels: list[list[str]], tier: str) -> int:
    """How many backs the friends hold together, counted by their pale edges in the friends' lines."""
    grid = tiny_back(tier)
    edge, lines = grid.rows[0][0], _lines(pixels)
    return sum(line.count(edge[1:]) for line in lines[0 : grid.height : grid.height])


def middle(place: Place, tier: str) -> Place:
    """The column and line of cells in the middle of a card that lies at this place."""
    across, down = CARD_CELLS[tier]
    return place[0] + across // 2, place[1] // 2 + down // 2


def _lines(pixels: list[list[str]]) -> list[str]:
    return ["".join(colour[1:] for colour in line) for line in pixels]


@cache
def _inside(grid: Grid) -> list[str]:
    rows = grid.rows[RIM:-RIM]
    return ["".join((colour or "#------")[1:] for colour in row[RIM:-RIM]) for row in rows]


def _find_all(lines: list[str], grid: Grid) -> list[Place]:
    inside = _inside(grid)
    found = []
    for y in range(len(lines) - len(inside) + 1):
        start = lines[y].find(inside[0])
        while start >= 0:
            if start % 6 == 0 and all(lines[y + k][start:].startswith(row) for k, row in enumerate(inside)):
                found.append((start // 6 - RIM, y - RIM))
            start = lines[y].find(inside[0], start + 1)
    return sorted(found)
