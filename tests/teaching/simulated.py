"""Children that are made up, and what a journal holds of them: real rounds, and finds among four cards.

A session is a round with one friend and then six cards to find, one of each rank. `session` plays it without a screen,
by the engine and the guide's own notes; `guided_session` plays the same at the guided table, with every film.
"""

import random
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec.structs import replace

from tutor.content.decks import load_deck
from tutor.content.phrases import load_phrases
from tutor.game import (
    RANKS,
    SUITS,
    Card,
    Chance,
    Done,
    Draw,
    HouseRules,
    LayPair,
    apply,
    friend_acts,
    practice,
    round_seed,
    start,
)
from tutor.teaching.guided import FRIENDS, ME, Guided, Help, has_pair_in
from tutor.teaching.journal import Began, Day, Ended, Entry, Helped, Missed
from tutor.teaching.mixups import any_pair, mistake, partner_in
from tutor.teaching.noting import note_choice, note_mix_up, note_pair
from tutor.teaching.presses import BackPicked, CardChosen, Press, Sense, WentOn
from tutor.teaching.scenery import scene_of
from tutor.teaching.script import Script
from tutor.teaching.sitting import Sitting, answer, begin, taken_out

from .watching import touch

BOOK = load_phrases()
DECK = load_deck("ace-to-six")
SIX = RANKS[:6]
SLOW = 5_000  # milliseconds between two entries
SENSE = Sense()

Pair = tuple[Card, Card]


class Right:
    """Always right. `unknown` are the ranks that a child of this sort does not know."""

    unknown = ""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.failed: set[Pair] = set()

    def pair(self, game: Guided) -> Pair | None:
        """The two cards that she tries first; None where she goes on."""
        return self.right_pair(game)

    def right_pair(self, game: Guided) -> Pair | None:
        """A pair of the hand: that of the drawn card, where there is one."""
        kinds = game.round.table.kinds
        drawn = game.round.drawn
        if drawn and drawn in game.hand:
            partner = partner_in(drawn, game.hand, kinds)
            return (drawn, partner) if partner else None
        found = any_pair(game.hand, kinds)
        return (found.card, found.partner) if found else None

    def find(self, asked: Card, row: tuple[Card, ...]) -> Card:
        """The card that she takes for the one that is asked for."""
        return asked


class FiveForFour(Right):
    """Takes a five for a four wherever one lies there, once for each two cards."""

    unknown = "4"

    def pair(self, game: Guided) -> Pair | None:
        drawn = game.round.drawn
        for four in [drawn] if drawn and drawn in game.hand else game.hand:
            for five in game.hand:
                if (four.rank, five.rank) == ("4", "5") and (four, five) not in self.failed:
                    self.failed.add((four, five))
                    return four, five
        return self.right_pair(game)

    def find(self, asked: Card, row: tuple[Card, ...]) -> Card:
        return next((card for card in row if (asked.rank, card.rank) == ("4", "5")), asked)


class Guesser(Right):
    """Knows nothing: takes any two cards, or any one."""

    unknown = "A23456"

    def pair(self, game: Guided) -> Pair | None:
        drawn = game.round.drawn
        hand = list(game.hand)
        if len(hand) < 2 or (not has_pair_in(game) and self.chance.random() < 0.5):
            return None
        if drawn and drawn in hand:
            hand.remove(drawn)
            return drawn, self.chance.choice(hand)
        a, b = self.chance.sample(hand, 2)
        return a, b

    def find(self, asked: Card, row: tuple[Card, ...]) -> Card:
        return self.chance.choice(row)


class ByShape(Right):
    """Pairs what looks the same, and knows none of the names."""

    unknown = "A23456"

    def find(self, asked: Card, row: tuple[Card, ...]) -> Card:
        return self.chance.choice(row)


class BySuit(Right):
    """Goes by the suit where she can, once for each two cards."""

    unknown = "A23456"

    def pair(self, game: Guided) -> Pair | None:
        drawn = game.round.drawn
        for one in [drawn] if drawn and drawn in game.hand else game.hand:
            for other in game.hand:
                if one.suit == other.suit and one != other and (one, other) not in self.failed:
                    self.failed |= {(one, other), (other, one)}
                    return one, other
        return self.right_pair(game)


def sessions(child: Right, count: int, first: int = 0) -> Iterator[Day]:
    """So many sessions of a child, one a day."""
    for number in range(first, first + count):
        yield dated(session(child, number), number)


def dated(entries: list[Entry], number: int) -> Day:
    """The day of a session."""
    day = date(2025, 1, 1) + timedelta(number)
    start_of_day = (day - date(1970, 1, 1)).days * 86_400_000 + 36_000_000
    return Day(day.isoformat(), [(start_of_day + k * SLOW, entry) for k, entry in enumerate(entries)])


def session(child: Right, seed: int) -> list[Entry]:
    """A round and six finds, as they are written down."""
    return [*played_round(child, seed), *_finds(child, seed)]


def played_round(child: Right, seed: int) -> Iterator[Entry]:
    child.failed.clear()
    chance = Chance(round_seed(seed, 0), random.Random)
    now = start(DECK.without(*taken_out(DECK, seed, 0)), 2, 0, chance)
    yield Began(DECK.id, "", seed, 0, 2, 1)
    game = Guided(now, BOOK, FRIENDS[:1], "spotting", slots=now.hands[ME])
    game = yield from _lay(child, game)
    while game.round.phase != "over":
        now = game.round
        if now.phase == "opening" or now.drawer != ME:
            game = replace(game, round=friend_acts(now, _whose(now))[0])
        elif now.drawn is None:
            now = apply(now, Draw(ME, 0))[0]
            game = replace(game, round=now, stage="looking", slots=now.hands[ME], help=Help(), tried=0)
            game = yield from _lay(child, game)
    mine = sum(pair.seat == ME for pair in game.round.laid)
    yield Ended("", mine, game.round.drawer)


def _whose(now):
    return next(seat for seat in now.table.deal_order if not now.done[seat]) if now.phase == "opening" else now.drawer


def _lay(child: Right, game: Guided):
    """All that she lays or tries with the hand as it is; after a mix-up she takes the help, and the right pair."""
    while game.hand and game.round.phase != "over":
        chosen = child.pair(game)
        if chosen and mistake(*chosen, game.hand, game.eyes(True)):
            script = Script(game)
            note_mix_up(script, mistake(*chosen, game.hand, game.eyes(True)), SENSE)
            yield from script.entries
            game = script.game
            chosen = child.right_pair(game)
            if chosen:
                yield Helped(game.word(chosen[0]), 1)
                game = replace(game, help=replace(game.help, step=1))
        elif chosen is None and has_pair_in(game):
            chosen = child.right_pair(game)
            yield Missed(game.word(chosen[0]), game.stage == "looking")
            game = replace(game, help=replace(game.help, step=1))
        if chosen is None:
            return replace(game, round=apply(game.round, Done(ME))[0])
        script = Script(game)
        note_pair(script, *chosen)
        yield from script.entries
        before = game.round
        game = replace(script.game, round=apply(before, LayPair(ME, *chosen))[0], help=Help())
        game = replace(game, slots=game.round.hands[ME])
        if before.phase != "opening" or not game.hand:
            return game
    return game


def _finds(child: Right, seed: int) -> Iterator[Entry]:
    yield Began("", "find", seed, 0, 2, 1)
    chance = random.Random(seed)
    for rank in SIX:
        others = chance.sample([other for other in SIX if other != rank], 3)
        row = tuple(Card(name, chance.choice(SUITS)) for name in (rank, *others))
        asked = row[0]
        row = tuple(chance.sample(row, 4))
        table = practice(HouseRules(), row, (), Chance(seed, random.Random))
        game = Guided(table, BOOK, (), "finding", practice=True, level=1, slots=row, asked=asked)
        script = Script(game)
        chosen = child.find(asked, row)
        note_choice(script, "find", asked, chosen, chosen == asked, SENSE)
        if chosen != asked:
            script.become(tried=1, help=replace(game.help, step=1))
            note_choice(script, "find", asked, asked, True, SENSE)
        yield from script.entries
    yield Ended("find", 0)


def guided_round(child: Right, seed: int) -> list[Entry]:
    """The same round at the guided table, press by press, five seconds apart."""
    child.failed.clear()
    found = begin(Sitting(DECK, BOOK, seed, random.Random), 1)
    entries, at = list(found.entries), 0.0
    wanted: list[Card] = []
    while (game := found.sitting.game) and game.stage != "again":
        press, wanted = _press(child, game, wanted)
        at += SLOW / 1000
        found = answer(found.sitting, press, Sense(at))
        entries += found.entries
    return entries


def _press(child: Right, game: Guided, wanted: list[Card]) -> tuple[Press, list[Card]]:
    """Touch the second card of the two she wants, or choose two; else whatever shines."""
    if game.stage in ("spotting", "looking"):
        if wanted:
            return CardChosen(wanted[0]), []
        pair = child.right_pair(game) if game.tried else child.pair(game)
        if pair is None:
            return WentOn(), []
        first, second = pair
        if game.lifted in pair:
            return CardChosen(second if game.lifted == first else first), []
        return CardChosen(first), [second]
    if game.stage == "picking":
        return BackPicked(0), []
    now = scene_of(game)
    return touch(now.point or now.choices[0]), []
