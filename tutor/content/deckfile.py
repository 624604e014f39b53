"""The shape of a deck file, and the deck that it makes."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tutor.content.findings import FORMAT
from tutor.game import CARD_PATTERN, RANKS, SUITS, Card, Deck, HouseRules, SeriesRules, card
from tutor.game.deck import Unseen
from tutor.teaching.phrasebook import RankWords

Rank = Annotated[
    Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"],
    Meta(description='"A", "2" and so on to "10", "J", "Q" or "K"'),
]
Suit = Literal["hearts", "diamonds", "clubs", "spades"]
Sheet = Literal["A", "B", "C"]
ColourWord = Literal[
    "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black", "white"
]  # fmt: skip

_END = "$(?!\n)"
_ID_WORDS = 'an id of at most 32 small letters, digits and hyphens, such as "black-peter"'
Id = Annotated[str, Meta(pattern=rf"^[a-z0-9-]{{1,32}}{_END}", description=_ID_WORDS)]
PictureId = Annotated[str, Meta(pattern=rf"^[a-z0-9][a-z0-9-]{{0,31}}{_END}", description=_ID_WORDS)]
CardName = Annotated[
    str,
    Meta(
        pattern=rf"^{CARD_PATTERN}{_END}",
        description='a card as a rank and H, D, C or S, such as "6H" or "10C", or as "<joker>" or a picture "<cat>"',
    ),
]
Format = Annotated[int, Meta(description=f"the number {FORMAT}")]
Colour = Annotated[str, Meta(pattern=rf"^#[0-9a-f]{{6}}{_END}", description='a colour such as "#d70000"')]
Count = Annotated[int, Meta(ge=0, le=1000)]
Seats = Annotated[int, Meta(ge=2, le=500)]
Title = Annotated[str, Meta(description='a text such as "Ace to six"')]
Word = Annotated[str, Meta(description='a text such as "cat"')]
One = Annotated[str, Meta(description='a text such as "a cat"')]
Many = Annotated[str, Meta(description='a text such as "cats"')]
Pair = Annotated[str, Meta(description='a text such as "two cats"')]
Another = Annotated[str, Meta(description='a text such as "another cat"')]
Art = Annotated[str, Meta(description='rows of letters between three quotation marks, """')]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Which cards of ranks and suits there are, and which of all cards sleep in the box."""

    ranks: tuple[Rank, ...] = ()
    suits: tuple[Suit, ...] = ()
    copies: Literal[1, 2] = 1
    jokers: Count = 0
    taken_out: tuple[CardName, ...] = ()
    unseen: Unseen = "none"
    fresh_each_round: bool = False

    @property
    def size(self) -> int:
        """How many cards these are, jokers too, before any is taken out."""
        return len(self.ranks) * len(self.suits) * self.copies + self.jokers


class OddCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is the odd one by name, and the words for it."""

    card: CardName
    word: Word
    one: One
    many: Many
    pair: Pair
    another: Another


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the pack, there twice unless it is alone; its art in letters of the palette."""

    id: PictureId
    word: Word
    one: One
    many: Many
    pair: Pair
    another: Another
    colour: ColourWord
    small: Art
    large: Art | None = None
    alone: bool = False


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many may sit at the table."""

    fewest: Seats = 2
    most: Seats = 6


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `decks/`."""

    format: Format
    id: Id
    title: Title
    about: str
    sheet: Sheet
    pack: Pack = Pack()
    odd: OddCard | None = None
    palette: dict[str, Colour] = {}
    picture: tuple[Picture, ...] = ()
    players: Players = Players()
    rules: HouseRules = HouseRules()
    series: SeriesRules = SeriesRules()

    @property
    def size(self) -> int:
        """How many cards the pack has before any is taken out."""
        return self.pack.size + sum(1 if picture.alone else 2 for picture in self.picture)


def deck_of(found: DeckFile) -> Deck:
    """The deck of a file, whatever its faults; names that are no card are left out."""
    return Deck(
        found.id,
        found.title,
        found.about,
        found.sheet,
        (*_suited(found.pack), *_pictures(found), *_jokers(found.pack)),
        tuple(_cards(*found.pack.taken_out)),
        found.rules,
        found.players.fewest,
        found.players.most,
        found.pack.unseen,
        next(_cards(found.odd.card), None) if found.odd else None,
        found.series,
        found.pack.fresh_each_round,
    )


def words_of(picture: Picture | OddCard) -> RankWords:
    """The words for a picture, or for the card that is odd by name."""
    colour = picture.colour if isinstance(picture, Picture) else ""
    return RankWords(picture.word, picture.one, picture.many, picture.pair, picture.another, colour=colour)


def _suited(pack: Pack) -> Iterator[Card]:
    """One whole pack after the other, the ranks in the order of the file."""
    ranks = [rank for rank in pack.ranks if rank in RANKS]
    suits = [suit for suit in pack.suits if suit in SUITS]
    return (Card(rank, suit, copy) for copy in range(pack.copies) for rank in ranks for suit in suits)


def _pictures(found: DeckFile) -> Iterator[Card]:
    return (
        Card(picture.id, "", copy)
        for picture in found.picture
        if picture.id
        for copy in range(1 if picture.alone else 2)
    )


def _jokers(pack: Pack) -> Iterator[Card]:
    return (Card("joker", "", copy) for copy in range(pack.jokers))


def _cards(*notations: str) -> Iterator[Card]:
    for notation in notations:
        try:
            yield card(notation)
        except ValueError:
            continue
