"""The games that can be put on the table: those that come with the program, and a family's own."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tutor.content.deckchecks import deck_findings
from tutor.content.deckfile import DeckFile, deck_of, words_of
from tutor.content.files import BadFile, Problem, read, shipped
from tutor.content.problems import plain
from tutor.game import ODD_ONE, Deck
from tutor.teaching.phrasebook import RankWords

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tutor.art import PictureArt

ORDER = (
    "ace-to-six",
    "classic",
    "same-colour",
    "joker",
    "random-card-out",
    "rotating-card",
    "picture-pack",
    "two-packs",
    "black-peter",
    "black-peter-31",
    "black-peter-37",
    "vieux-garcon",
    "scabby-queen",
    "odd-card-wins",
    "first-out-1831",
    "king-escapes",
    "exit-order",
)


class Box(msgspec.Struct, frozen=True, gc=False):
    """A game with all that belongs to it: its deck, the words for its pictures, and their art, each by picture id.

    Where the deck names its odd card, the words for that are under `ODD_ONE`.
    """

    deck: Deck
    words: Mapping[str, RankWords]
    art: "Mapping[str, PictureArt]"


def load_box(game: str, family: Path | None = None) -> Box:
    """A game such as `picture-pack` with its words and art; `family` is the folder of the family's own decks.

    Raises BadFile where there is no such game or its file cannot be used.
    """
    found = _found(game, family)
    words = {picture.id: words_of(picture) for picture in found.picture}
    if found.odd:
        words[ODD_ONE] = words_of(found.odd)
    if not found.picture:
        return Box(deck_of(found), words, {})
    from tutor.content.pictures import art_of  # noqa: PLC0415 - only packs of pictures need it

    return Box(deck_of(found), words, art_of(found))


def load_deck(game: str, family: Path | None = None) -> Deck:
    """The deck of a game such as `ace-to-six`; raises BadFile where there is none or its file cannot be used."""
    return deck_of(_found(game, family))


def game_ids(family: Path | None = None) -> tuple[str, ...]:
    """The ids of the games that come with the program, the easiest first, then those of the family's own files."""
    return tuple(_places(family))


def all_decks(family: Path | None = None) -> tuple[Deck, ...]:
    """Every deck that can be put on the table; a family's file with something amiss is left out."""
    decks = []
    for game in game_ids(family):
        try:
            decks.append(load_deck(game, family))
        except BadFile:
            if game in game_ids():
                raise
    return tuple(decks)


def family_problems(family: Path) -> tuple[Problem, ...]:
    """All that is amiss in a family's own deck files, file by file."""
    problems: list[Problem] = []
    known = game_ids()
    for name, place in _files(family):
        try:
            _read(place)
        except BadFile as why:
            problems += why.problems
        else:
            if name in known:
                taken = f'"{name}" is a game that comes with the program: give this one another id'
                problems.append(Problem(place.name, 1, taken))
    return tuple(problems)


def _found(game: str, family: Path | None) -> DeckFile:
    places = _places(family)
    if game not in places:
        raise BadFile(f"there is no game {game!r}: choose one of {', '.join(map(plain, places))}")
    return _read(places[game])


def _read(place: "Traversable") -> DeckFile:
    return read(place, DeckFile, partial(deck_findings, file=place.name))


def _places(family: Path | None) -> "dict[str, Traversable]":
    """The file of each game; where a family's file has the id of a game that comes along, that game stays."""
    own = dict(_files(shipped("decks")))
    known = {name: own[name] for name in (*ORDER, *own) if name in own}
    return known | {name: place for name, place in _files(family) if name not in known} if family else known


def _files(folder: "Traversable") -> "Iterator[tuple[str, Traversable]]":
    """The deck files of a folder by their names without `.toml`, sorted; none where it cannot be looked into."""
    try:
        places = sorted(folder.iterdir(), key=lambda place: place.name)
    except OSError:
        return
    for place in places:
        if place.name.endswith(".toml") and not place.name.startswith("."):
            yield place.name.removesuffix(".toml"), place
