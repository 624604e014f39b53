"""A lesson played by children that are made up, to learn how long it takes and how it ends."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

import msgspec

from tutor.game import RANKS, Card, Chance, card
from tutor.teaching.course import LessonRun, advance, begin_lesson
from tutor.teaching.cues import Cue, Say, Scene, Show
from tutor.teaching.guided import Guided, thing
from tutor.teaching.journal import Entry
from tutor.teaching.lesson import asks
from tutor.teaching.mixups import any_pair, dots, partner_in
from tutor.teaching.presses import (
    BackPicked,
    BoxTouched,
    CardChosen,
    FriendTouched,
    HelpAsked,
    PackTouched,
    Press,
    RankTyped,
    Sense,
    Waited,
    WentOn,
)
from tutor.teaching.scenery import scene_of

ChildName = Literal["right", "neighbour", "silent", "masher", "digits"]

WORDS_A_MINUTE = 130
BREATH = 0.35  # seconds between two sentences
GLIDE = 0.45  # seconds that cards take to move
LOOKING = 10.0  # seconds in which a child of four looks for a card: a round with one friend then takes four minutes
PRESSING = 3.0  # seconds for a press that needs no looking
PATIENCE = 5.0  # seconds before help comes unasked
MASHING = 0.4
MOST_PRESSES = 5000

THINGS: Mapping[str, Callable[[str], Press]] = {
    "card": lambda which: CardChosen(card(which)),
    "friend": lambda which: FriendTouched(int(which)),
    "fan": lambda which: BackPicked(int(which)),
    "pack": lambda _: PackTouched(),
    "box": lambda _: BoxTouched(),
    "go": lambda _: WentOn(),
}


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What a press led to, `at` seconds after the lesson began; no press led to the first one."""

    run: LessonRun
    press: Press | None
    cues: tuple[Cue, ...]
    entries: tuple[Entry, ...]
    at: float


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a lesson went: its minutes, the pairs the child laid, the presses it made, whether it came to its end.

    `unreached` is the first step with something to do that was never begun, `tutors_pair` says that the tutor made the
    last pair.
    """

    minutes: float
    pairs: int
    presses: int
    ended: bool
    unreached: int | None
    tutors_pair: bool


def rehearsed(run: LessonRun, child: ChildName) -> Outcome:
    """A lesson played once by this child."""
    begun, presses, tutors_pair = {run.index}, -1, False
    at = 0.0
    for moment in played(run, child):
        run, at = moment.run, moment.at + film_time(moment.cues)
        presses += 1
        begun.add(run.index)
        tutors_pair |= any(isinstance(cue, Say) and cue.phrase == "last_pair" for cue in moment.cues)
    left = (k for k, step in enumerate(run.lesson.step) if asks(step) and k not in begun)
    return Outcome(at / 60, run.pairs, presses, run.ended, next(left, None), tutors_pair)


def played(run: LessonRun, child: ChildName) -> Iterator[Moment]:
    """All moments of a lesson as this child plays it; it ends with the lesson, or after very many presses."""
    chance = _Numbers(Chance(run.seed + 1, run.source))
    run, cues, entries = begin_lesson(run)
    at = film_time(cues)
    yield Moment(run, None, cues, entries, at)
    for _ in range(MOST_PRESSES):
        if run.ended or not run.game:
            return
        press, pause = _press(child, run.game, chance)
        at += pause
        run, cues, entries = advance(run, press, Sense(at))
        yield Moment(run, press, cues, entries, at)
        at += film_time(cues) if child != "masher" else 0.0


def film_time(cues: tuple[Cue, ...]) -> float:
    """The seconds that a film takes: its words at 130 a minute, and its cards on their way."""
    seconds = 0.0
    for cue in cues:
        if isinstance(cue, Say):
            seconds += len(cue.text.split()) * 60 / WORDS_A_MINUTE + BREATH
        elif isinstance(cue, Show) and cue.moves:
            seconds += GLIDE / (5 if cue.quick else 1)
    return seconds


class _Numbers:
    """The numbers of a chance, one after the other."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._next = 0

    def one_of(self, these: tuple[Press, ...]) -> Press:
        """One of these presses."""
        self._next += 1
        return these[int(self._chance[self._next - 1] * len(these))]


def _press(child: ChildName, game: Guided, chance: _Numbers) -> tuple[Press, float]:
    """What this child does now, and the seconds that it takes to do it."""
    if child == "silent":
        return Waited(), PATIENCE
    now = scene_of(game)
    if child == "masher":
        every = tuple(map(touch, now.choices))
        return chance.one_of((*every, *every, WentOn(), HelpAsked(), *map(RankTyped, RANKS[:6]))), MASHING
    meant = _right(game) if child != "neighbour" else _neighbour(game, now) or _right(game)
    if meant is None:
        return _other(game, now), PRESSING
    if child == "digits" and meant.suit:
        return RankTyped(meant.rank), LOOKING
    return CardChosen(meant), PRESSING if game.stage == "counting" else LOOKING


def touch(name: str) -> Press:
    """The press that a touch of a thing is."""
    sort, _, which = name.partition(":")
    return THINGS[sort](which)


def _right(game: Guided) -> Card | None:
    """The card to touch for a child who knows; none where no card is to be touched."""
    if game.asked:
        return game.asked
    if game.stage not in ("spotting", "looking"):
        return None
    kinds = game.round.table.kinds
    if game.lifted:
        partner = partner_in(game.lifted, game.hand, kinds)
        return partner or game.lifted
    found = any_pair(game.hand, kinds)
    return found.card if found else None


def _neighbour(game: Guided, now: Scene) -> Card | None:
    """A card that does not match, the nearest there is; none where all that can be touched is right, or was shown."""
    if game.stage not in ("spotting", "looking", "finding", "comparing") or (not game.practice and game.help.step == 3):
        return None
    about = game.asked or game.lifted
    can = [card for card in game.hand if thing(card) in now.choices and card != about]
    if game.stage in ("spotting", "looking") and about is None:
        return can[0] if len(can) > 1 and any_pair(game.hand, game.round.table.kinds) else None
    kinds = game.round.table.kinds
    others = [card for card in can if about and kinds[card] != kinds[about]]
    return min(others, key=lambda card: abs(dots(card) - dots(about)), default=None) if about else None


def _other(game: Guided, now: Scene) -> Press:
    """What there is to do when no card is to be touched."""
    if game.stage == "picking":
        open_fan = now.fan_up
        kinds = game.round.table.kinds
        mine = {kinds[card] for card in game.hand}
        fits = [place for place, card in enumerate(open_fan) if kinds[card] in mine]
        return BackPicked(fits[0] if fits else now.fan // 2)
    if game.stage in ("spotting", "looking"):
        return WentOn()
    return touch(now.point or now.choices[0])
