"""All faces of a pack: the suits as everyone knows them, the joker, and a family's own pictures."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tutor.art.bed import Sleepers, made_bed
from tutor.art.cards import face, laid, laid_paper
from tutor.art.friendly import FRIENDLY_COLOURS, friendly_face
from tutor.art.grid import Grid
from tutor.art.paper import Tier
from tutor.art.pictures import PictureArt, picture_face, picture_laid
from tutor.art.pips import DOTS

_NONE: Final[Mapping[str, PictureArt]] = MappingProxyType({})
Lit = tuple[int, ...] | None


class Faces:
    """The faces of one pack. The same card at the same size is always the very same grid, so it is painted once."""

    __slots__ = ("_kept", "_pictures")

    def __init__(self, pictures: Mapping[str, PictureArt] = _NONE) -> None:
        """Picture cards are known by their rank, which is the name of their drawing."""
        self._pictures = dict(pictures)
        self._kept: dict[tuple[object, ...], Grid] = {}

    def face(self, rank: str, suit: str, tier: Tier, lit: Lit = None) -> Grid:
        """The face of a card; the pips whose indexes are in `lit` shine. KeyError for a card that no pack has."""
        art = self._pictures.get(rank)
        shining = self._shining(rank, lit)
        key = ("face", rank, suit, tier, shining)
        if key not in self._kept:
            self._kept[key] = picture_face(art, tier) if art else face(rank, suit, tier, shining)
        return self._kept[key]

    def friendly(self, rank: str, suit: str, tier: Tier, lit: Lit = None) -> Grid:
        """The friendly face of ace to six: a sun, two moons, and so on, lit and refused like the plain one.

        All other cards, and a family's own pictures, have only their plain face.
        """
        if rank in self._pictures or rank not in FRIENDLY_COLOURS:
            return self.face(rank, suit, tier, lit)
        shining = self._shining(rank, lit)
        key = ("friendly", rank, suit, tier, shining)
        if key not in self._kept:
            self._kept[key] = friendly_face(rank, suit, tier, shining)
        return self._kept[key]

    def laid(self, rank: str, suit: str, tier: Tier) -> Grid:
        """A small card as it lies on the table in a pair; KeyError for a card that no pack has."""
        art = self._pictures.get(rank)
        key = ("laid", rank, suit, tier)
        if key not in self._kept:
            self._kept[key] = picture_laid(art, *laid_paper(tier)) if art else laid(rank, suit, tier)
        return self._kept[key]

    def box(self, tier: Tier, sleepers: Sleepers, large: bool = False) -> Grid:
        """The bed with these cards (rank and suit) asleep in it, side by side or, where they are many, overlapping."""
        key = ("box", tier, sleepers, large)
        if key not in self._kept:
            self._kept[key] = made_bed(tier, sleepers, large, self._pictures)
        return self._kept[key]

    def _shining(self, rank: str, lit: Lit) -> Lit:
        """Which of its pips shine; None where there are none, or where nothing is counted."""
        dots = self.dots(rank)
        return None if lit is None or not dots else tuple(sorted({index for index in lit if index < dots}))

    def dots(self, rank: str) -> int:
        """How many pips of a card can be lit, one by one; none on courts, jokers and pictures."""
        return 0 if rank in self._pictures else DOTS.get(rank, 0)
