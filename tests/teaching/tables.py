"""Builders for a sitting that reads like a table: hands as `2H 2S | 3D`, the child's first, then the friends'."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from tutor.content.decks import load_deck
from tutor.content.phrases import load_phrases
from tutor.game import Card, Chance, card, cards, opened
from tutor.teaching.cues import Cue, Move, Say, Scene, Show
from tutor.teaching.guided import FRIENDS, Guided
from tutor.teaching.presses import (
    AgainChosen,
    BackPicked,
    BoxTouched,
    CardChosen,
    FriendTouched,
    GuestChosen,
    HelpAsked,
    PackTouched,
    PartyChosen,
    Press,
    RankTyped,
    RestWanted,
    Sense,
    StopChosen,
    Waited,
    WentOn,
)
from tutor.teaching.sitting import Answer, Sitting, answer, begin, hello, scene

BOOK = load_phrases()
DECK = load_deck("ace-to-six")
LOW_PACK = DECK.pack

TOUCHES: dict[str, Any] = {
    "card": lambda which: CardChosen(card(which)),
    "friend": lambda which: FriendTouched(int(which)),
    "fan": lambda which: BackPicked(int(which)),
    "pack": lambda _: PackTouched(),
    "box": lambda _: BoxTouched(),
    "go": lambda _: WentOn(),
    "party": lambda which: PartyChosen(int(which)),
    "guest": GuestChosen,
    "again": lambda _: AgainChosen(),
    "stop": lambda _: StopChosen(),
}


class Numbers:
    """A source of chance that gives the numbers it was told, and then zeros: fans stay as they are, place 0 goes."""

    def __init__(self, *numbers: float) -> None:
        self._numbers = iter(numbers)

    def random(self) -> float:
        return next(self._numbers, 0.0)


class Film:
    """What a press led to: what is said, what is shown, what moves."""

    def __init__(self, cues: tuple[Cue, ...]) -> None:
        self.cues = cues
        self.said = [cue for cue in cues if isinstance(cue, Say)]
        self.names = [cue.phrase for cue in self.said]
        self.shows = [cue for cue in cues if isinstance(cue, Show)]
        self.scenes = [cue.scene for cue in self.shows]
        self.moves = [move for cue in self.shows for move in cue.moves]

    def index(self, name: str) -> int:
        """Where among the cues a phrase is spoken."""
        return next(k for k, cue in enumerate(self.cues) if isinstance(cue, Say) and cue.phrase == name)

    def scene_after(self, name: str) -> Scene:
        """The first scene that is shown once a phrase sounds."""
        return next(cue.scene for cue in self.cues[self.index(name) :] if isinstance(cue, Show))


class Child:
    """A child at the table: one press, one film. Presses come five seconds apart unless told otherwise."""

    def __init__(self, opening: Answer, suits: bool = True) -> None:
        self.sitting = opening.sitting
        self.film = Film(opening.cues)
        self.suits = suits
        self.at = 0.0

    @property
    def scene(self) -> Scene:
        return scene(self.sitting)

    @property
    def hand(self) -> str:
        """Her cards as they lie, gaps left out."""
        return " ".join(str(card) for card in self.scene.hand if card)

    @property
    def laid(self) -> str:
        return " ".join(map(str, self.scene.laid))

    def press(self, press: Press, after: float = 5.0) -> Film:
        self.at += after
        before, found = self.scene, answer(self.sitting, press, Sense(self.at, self.suits))
        self.sitting, self.film = found.sitting, Film(found.cues)
        assert (self.film.scenes or [before])[-1] == self.scene, "a film ends with the table as it stands"
        return self.film

    def touch(self, *things: str, after: float = 5.0) -> Film:
        """Touch one thing after the other, cards by their notation; the film of the last."""
        for name in things:
            sort, _, which = name.partition(":")
            press = TOUCHES[sort](which) if sort in TOUCHES else CardChosen(card(name))
            self.press(press, after)
        return self.film

    def digits(self, line: str) -> Film:
        for digit in line.split():
            self.press(RankTyped("A" if digit == "1" else digit))
        return self.film

    def go(self) -> Film:
        return self.press(WentOn())

    def rest(self) -> Film:
        return self.press(RestWanted())

    def ask(self) -> Film:
        return self.press(HelpAsked())

    def wait(self, times: int = 1) -> Film:
        for _ in range(times):
            self.press(Waited())
        return self.film


def said(line: str) -> list[Say]:
    """What is spoken, in short: `it_is x=2, NEIGHBOUR.say low=2 high=3, found_alone#1` (its second line)."""
    found = []
    for part in line.split(", "):
        name, *given = part.split(" ")
        name, _, turn = name.partition("#")
        args = dict(pair.split("=") for pair in given)
        found.append(Say(name, BOOK.sentence(name, args, int(turn or 0))))
    return found


def move(line: str) -> Move:
    """A move as `card:2H < pack`."""
    thing, origin = line.split(" < ")
    return Move(thing, origin)


def at_deal(
    line: str, dealer: int = -1, asleep: str = "6H", picks: tuple[float, ...] = (), suits: bool = True
) -> Child:
    """A table before the deal. The last seat deals unless told otherwise, so that the child draws first, from it;
    `picks` are the chances by which the takers of the first, second, ... offer pick where friends do."""
    hands = tuple(cards(hand) for hand in line.split("|"))
    players = len(hands)
    order = [(dealer + 1 + k) % players for k in range(players)]
    trips = zip_longest(*(hands[seat] for seat in order))
    deal = tuple(dealt for trip in trips for dealt in trip if dealt)
    ranks = Counter(dealt.rank for dealt in deal)
    assert sum(count % 2 for count in ranks.values()) == 1, "a round has one odd card"
    numbers = [0.0] * len(deal) + [number for pick in picks for number in (0.0, pick)]
    chance = Chance(0, lambda seed: Numbers(*numbers))
    now = opened(DECK.without(card(asleep)), players, dealer % players, deal, chance)
    assert now.hands == hands, "hands are dealt round the table: at most one card more for those who get theirs first"
    game = Guided(now, BOOK, FRIENDS[: players - 1], "dealing", slots=(None,) * len(hands[0]))
    return Child(Answer(Sitting(DECK, BOOK, 0, random.Random, game.friends, game=game), ()), suits)


def at_hand(
    line: str, dealer: int = -1, asleep: str = "6H", picks: tuple[float, ...] = (), suits: bool = True
) -> Child:
    """A table when all is dealt and the child looks at her hand."""
    child = at_deal(line, dealer, asleep, picks, suits)
    child.rest()
    return child


def at_play(line: str, dealer: int = -1, asleep: str = "6H", picks: tuple[float, ...] = ()) -> Child:
    """A table where all have laid their opening pairs, at the child's first decision."""
    child = at_hand(line, dealer, asleep, picks)
    lay_all(child)
    if child.scene.stage == "spotting":
        child.go()
    while child.scene.stage == "visiting":
        child.touch(child.scene.point)
    return child


def lay_all(child: Child) -> None:
    """The child lays every pair that she can see, the first of each first."""
    while pair := pair_in(child.scene):
        child.touch(*map(str, pair))


def pair_in(now: Scene, kinds: Mapping[Card, str] | None = None) -> tuple[Any, Any] | None:
    """Two cards of one class in the hand of a scene: of one rank, where no classes are given."""
    hand = [held for held in now.hand if held]
    same = (kinds or {held: held.rank for held in hand}).__getitem__
    return next(((a, b) for j, b in enumerate(hand) for a in hand[:j] if same(a) == same(b)), None)


def at_hello(seed: int = 0) -> Child:
    return Child(hello(sitting_of(seed)))


def at_round(seed: int = 0, friends: int = 1) -> Child:
    return Child(begin(sitting_of(seed), friends))


def sitting_of(seed: int) -> Sitting:
    return Sitting(DECK, BOOK, seed, random.Random)
