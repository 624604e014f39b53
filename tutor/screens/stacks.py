"""Lessons as pictures: one or two cards, the second below the first, whole and large enough to be told apart."""

from collections.abc import Callable, Iterator, Sequence

from tutor.art import Faces, Grid, Tier, plain
from tutor.game import Card
from tutor.screens.layout import TIERS

SEEN = 0.4  # of the upper card, from its top edge: there stand its number and suit

Draw = Callable[[str, str, Tier], Grid]


def stacked(stacks: Sequence[tuple[Card, ...]], faces: Faces, wide: int, high: int) -> Iterator[Grid]:
    """Each stack as large as all of them fit into so many pixels, all of one size; none is cut off."""
    draw, tier = _largest(faces, wide, high)
    for stack in stacks:
        drawn = [draw(card.rank, card.suit, tier) for card in stack[:2]]
        step = _step(drawn[0], high)
        grid = plain(drawn[0].width, drawn[-1].height + step * (len(drawn) - 1))
        for k, card in enumerate(drawn):
            grid = card.over(grid, 0, k * step)
        yield grid


def _largest(faces: Faces, wide: int, high: int) -> tuple[Draw, Tier]:
    """The way to draw a card, and the size, of which two fit one below the other; the smallest where none does."""
    ways: list[tuple[Draw, Tier]] = [(draw, tier) for draw in (faces.face, faces.laid) for tier in reversed(TIERS)]
    for draw, tier in ways:
        card = draw("6", "hearts", tier)
        if card.width <= wide and _step(card, high) >= SEEN * card.height:
            return draw, tier
    return ways[-1]


def _step(card: Grid, high: int) -> int:
    """How far below the upper card the lower one lies."""
    return min(card.height + 1, high - card.height)
