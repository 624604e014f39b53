"""Reads a deck file: the pack of a game and the house rules it is played by."""

import msgspec

from tutor.content.files import BadFile, read, shipped
from tutor.game import SUITS, Card, Deck, HouseRules, card

FORMAT = 1


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Which cards there are, and which of them sleep in the box."""

    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    taken_out: tuple[str, ...] = ()


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many may sit at the table."""

    fewest: int = 2
    most: int = 6


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `decks/`."""

    format: int
    id: str
    title: str
    about: str
    sheet: str
    pack: Pack
    players: Players = Players()
    rules: HouseRules = HouseRules()


def load_deck(game: str) -> Deck:
    """The deck of a game id such as `ace-to-six`; raises BadFile where there is none or its file cannot be used."""
    if game not in game_ids():
        raise BadFile(f"there is no game {game!r}: choose one of {', '.join(game_ids())}")
    place = shipped("decks", f"{game}.toml")
    found = read(place, DeckFile)
    try:
        return _deck(found)
    except ValueError as why:
        raise BadFile(f"{place.name}: {why}") from why


def game_ids() -> tuple[str, ...]:
    """The ids of the games that come with the program."""
    names = sorted(place.name for place in shipped("decks").iterdir())
    return tuple(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def _deck(found: DeckFile) -> Deck:
    if found.format != FORMAT:
        raise ValueError(f"format {found.format} is not known to this program, only format {FORMAT}")
    for suit in found.pack.suits:
        if suit not in SUITS:
            raise ValueError(f"{suit!r} is no suit: choose from {', '.join(SUITS)}")
    pack = tuple(card(f"{rank}{suit[:1].upper()}") for rank in found.pack.ranks for suit in found.pack.suits)
    taken_out: tuple[Card, ...] = tuple(card(notation) for notation in found.pack.taken_out)
    for asleep in taken_out:
        if asleep not in pack:
            raise ValueError(f"{asleep} cannot be taken out: it is not in the pack")
    players = found.players
    if not 2 <= players.fewest <= players.most:
        raise ValueError(f"from {players.fewest} to {players.most} players is no table: two at least, the fewest first")
    deck = Deck(found.id, found.title, found.about, found.sheet, pack, (), found.rules, players.fewest, players.most)
    return deck.without(*taken_out)
