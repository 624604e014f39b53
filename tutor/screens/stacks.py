"""Lessons as pictures on a shelf: one or two cards each, the second below the first or beside it."""

from collections.abc import Sequence
from itertools import product

import msgspec

from tutor.art import GREY, Faces, Grid, Tier, plain
from tutor.game import Card
from tutor.screens.layout import TIERS

CORNER = 0.4  # of a card, from its top edge: there stand its number and suit
ROWS = {"below": 2, "beside": 3}


class Shelf(msgspec.Struct, frozen=True, gc=False):
    """Rows of places, each of so many pixels, and how a card is drawn to lie there with another one."""

    rows: int
    per_row: int
    wide: int
    high: int
    is_beside: bool
    is_small: bool
    tier: Tier

    def stack(self, cards: Sequence[Card], faces: Faces) -> Grid:
        """The picture of one stack, with a crease between its cards: two numbers side by side are not a twelve."""
        first, *others = (self.drawn(card, faces) for card in cards[:2])
        if not others:
            return first
        x, y = self.seam(cards, faces)
        if self.is_beside:
            both = first.over(others[0].over(plain(2 * first.width - 1, first.height), x))
            return plain(1, first.height, GREY).over(both, x)
        both = others[0].over(first.over(plain(first.width, others[0].height + y)), 0, y)
        return plain(first.width, 1, GREY).over(both, 0, y - 1) if y > first.height else both

    def seam(self, cards: Sequence[Card], faces: Faces) -> tuple[int, int]:
        """The pixel in which the two cards of a stack meet, or a single one ends: there a star hides least of them."""
        first = self.drawn(cards[0], faces)
        if self.is_beside or len(cards) == 1:
            return first.width - 1, 1
        return first.width // 2, min(first.height + 1, self.high - 1 - first.height)

    def drawn(self, card: Card, faces: Faces) -> Grid:
        """The picture of one card."""
        return (faces.laid if self.is_small else faces.face)(card.rank, card.suit, self.tier)

    def shows(self, faces: Faces) -> bool:
        """Whether both cards can be told: of a large one its corner is enough, a small one is all number."""
        card = self.drawn(Card("6", "hearts"), faces)
        if self.is_beside:
            return 2 * card.width <= self.wide and card.height <= self.high
        seen = card.height if self.is_small else CORNER * card.height
        return card.width + 2 <= self.wide and card.height + seen < self.high


def shelf(count: int, faces: Faces, wide: int, high: int) -> Shelf:
    """The shelf with the largest cards for so many stacks in so many pixels; the smallest where none can be told."""
    ways = [
        Shelf(rows, per_row := max(-(-count // rows), 1), wide // per_row, high // rows, how == "beside", small, tier)
        for small, tier, (how, rows) in product((False, True), reversed(TIERS), ROWS.items())
    ]
    return next((way for way in ways if way.shows(faces)), ways[-2])
