"""Reads a record: every header and line must be just what the replayed round is written as."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from tutor.game.cards import Card, cards
from tutor.game.chance import Chance, Source
from tutor.game.deck import Deck
from tutor.game.record import LONGEST_SEED, VERSION, Record, recorded, write_record
from tutor.game.record_names import checked_names
from tutor.game.record_words import NONE, rules_of_words
from tutor.game.replaying import BadLine, replayed
from tutor.game.round import Round, opened, put_aside, shuffled

_HEADER = re.compile(r'\[([A-Za-z]+) "(.*)"\]')
_SEED = re.compile(rf"0|[1-9][0-9]{{0,{LONGEST_SEED - 1}}}")
_KEYS = ("Game", "Version", "Rules", "Removed", "Unseen", "Players", "Dealer", "Seed", "Deal", "Result")
_NOT_ALWAYS = "Unseen"


class BadRecord(ValueError):
    """A text is no record of a round: the line, counted from 1, and why, in one plain sentence."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Header(msgspec.Struct, frozen=True, gc=False):
    """The value of a header, and its line, counted from 1."""

    line: int
    value: str


Headers = dict[str, Header]


def read_record(text: str, deck_of: Callable[[str], Deck], source: Callable[[int], Source]) -> Record:
    """The record that this text is, over or unfinished; raises BadRecord at the first line that disagrees.

    `deck_of` gives the deck of a game id, and raises LookupError or ValueError where there is none; `source` gives the
    numbers of a seed, such as `random.Random`. Played is by the record's own house rules, with its own removed cards.
    """
    lines = text.split("\n")
    if lines[-1]:
        raise BadRecord(len(lines), "the last line has no end")
    headers = _headers(lines)
    deck = _deck(headers, deck_of)
    names = _names(headers["Players"])
    dealt = _dealt(headers, deck, names, source)
    begin = len(headers) + 1
    try:
        actions = replayed(names, dealt, lines[begin:-1])
    except BadLine as why:
        raise BadRecord(begin + why.index + 1, str(why)) from why
    record = recorded(deck.id, names, dealt, actions)
    _compare(lines, write_record(record).split("\n"))
    return record


def _headers(lines: list[str]) -> Headers:
    headers: Headers = {}
    for key in _KEYS:
        line = lines[len(headers)] if len(headers) < len(lines) else ""
        found = _HEADER.fullmatch(line)
        if found and found[1] == key:
            headers[key] = Header(len(headers) + 1, found[2])
        elif key != _NOT_ALWAYS:
            raise BadRecord(len(headers) + 1, f'here stands the header [{key} "..."]')
    if len(lines) < len(headers) + 2 or lines[len(headers)]:
        raise BadRecord(len(headers) + 1, "an empty line follows the headers")
    return headers


def _deck(headers: Headers, deck_of: Callable[[str], Deck]) -> Deck:
    """The game of the record, by its own house rules and with its own cards taken out."""
    game, version = headers["Game"], headers["Version"]
    with _at(game):
        deck = deck_of(game.value)
        if deck.id != game.value:
            raise ValueError(f"the game is called {deck.id}")
    with _at(version):
        if version.value != VERSION:
            raise ValueError(f"only version {VERSION} is known here")
    with _at(headers["Rules"]):
        rules = rules_of_words(headers["Rules"].value)
    with _at(headers["Removed"]):
        taken_out = _removed(headers["Removed"].value, deck)
        deck = msgspec.structs.replace(deck, rules=rules, taken_out=taken_out)
        deck.odd_kind()
    if (deck.unseen != "none") != ("Unseen" in headers):
        with _at(headers.get("Unseen", headers["Players"])):
            raise ValueError(f"{'no' if deck.unseen == 'none' else 'a'} card is taken out unseen in this game")
    return deck


def _removed(value: str, deck: Deck) -> tuple[Card, ...]:
    if value == NONE:
        return ()
    if len(value.split()) > len(deck.pack):
        raise ValueError("more cards are taken out than there are")
    taken_out = cards(value)
    if len(set(taken_out)) < len(taken_out) or not set(taken_out) <= set(deck.pack):
        raise ValueError("a card is taken out that is not in the pack")
    return taken_out


def _names(players: Header) -> tuple[str, ...]:
    given = tuple(players.value.split(", "))
    with _at(players):
        names = checked_names(given)
        if names != given:
            raise ValueError("a name holds what cannot be shown")
    return names


def _dealt(headers: Headers, deck: Deck, names: tuple[str, ...], source: Callable[[int], Source]) -> Round:
    dealer, seed = headers["Dealer"], headers["Seed"]
    with _at(dealer):
        if dealer.value not in names:
            raise ValueError(f"the dealer is one of {', '.join(names)}")
    with _at(seed):
        if not _SEED.fullmatch(seed.value):
            raise ValueError(f"a seed is a whole number from 0 up, of at most {LONGEST_SEED} digits")
        chance = Chance(int(seed.value), source)
    with _at(headers["Deal"]):
        deal, unseen = _deal(headers["Deal"].value, deck, chance)
    with _at(headers["Rules"]):
        return opened(deck, len(names), names.index(dealer.value), deal, chance, unseen)


def _deal(value: str, deck: Deck, chance: Chance) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards as they were dealt and the one that was not, if any; the seed must deal just these."""
    if len(value.split(" ")) != deck.dealt:
        raise ValueError(f"{deck.dealt} cards are dealt in this game")
    deal = cards(value)
    kept = frozenset(deal)
    unseen = tuple(card for card in deck.cards if card not in kept)
    left = tuple(card for card in deck.cards if card in kept)
    chosen = put_aside(deck, chance)[1] if deck.unseen == "any" else unseen
    if shuffled(left, chance) != deal or unseen != chosen:
        raise ValueError(f"seed {chance.seed} deals other cards")
    return deal, unseen


def _compare(lines: list[str], written: list[str]) -> None:
    """The last word: the record is written anew, and must be the same."""
    for number, (line, right) in enumerate(zip(lines, written, strict=True), 1):
        if line != right:
            raise BadRecord(number, f"it should read: {right}")


@contextmanager
def _at(header: Header) -> Iterator[None]:
    """What is wrong with a header is wrong with its line."""
    try:
        yield
    except (ValueError, LookupError) as why:
        raise BadRecord(header.line, str(why)) from why
