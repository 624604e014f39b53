"""A sitting: hello, one guided round after the other, and goodbye."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from tutor.game import Card, Chance, Deck, round_seed, start
from tutor.game.chance import Source
from tutor.teaching import dealing, guide
from tutor.teaching.cues import Cue, Say, Scene, Show
from tutor.teaching.guided import FRIENDS, ME, Guided, Script, scene_of
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.presses import AgainChosen, HelpAsked, PartyChosen, Press, Sense, StopChosen, Waited, WentOn

PARTIES = ("plays", "more_play", "all_play")


class Sitting(msgspec.Struct, frozen=True, gc=False):
    """Who plays what from which seed, and the round on the table; `number` counts rounds from 0."""

    deck: Deck
    book: PhraseBook
    seed: int
    source: Callable[[int], Source]
    friends: tuple[str, ...] = FRIENDS[:1]
    number: int = 0
    game: Guided | None = None
    over: bool = False
    waits: int = 0


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What a press led to: the sitting as it goes on, and the film of it."""

    sitting: Sitting
    cues: tuple[Cue, ...]


def hello(sitting: Sitting) -> Answer:
    """The first page: can she hear me, and who plays?"""
    return Answer(sitting, (Show(_hello_scene()), _line(sitting, "hello"), _line(sitting, "who")))


def begin(sitting: Sitting, friends: int) -> Answer:
    """Straight to a round with so many friends, 1 to 3."""
    return _new_round(replace(sitting, friends=FRIENDS[:friends]), ())


def scene(sitting: Sitting) -> Scene:
    """What is to be seen of the sitting as it stands, when no film plays."""
    if sitting.over:
        return Scene("stopped")
    return scene_of(sitting.game) if sitting.game else _hello_scene()


def answer(sitting: Sitting, press: Press, sense: Sense) -> Answer:
    """What follows from a press, up to the child's next decision; no cues where nothing does."""
    game = sitting.game
    if sitting.over:
        return Answer(sitting, ())
    if game is None:
        return _at_hello(sitting, press)
    if game.stage == "again" and isinstance(press, AgainChosen):
        return _next_round(sitting, game)
    if game.stage == "again" and isinstance(press, StopChosen):
        over = replace(sitting, over=True)
        return Answer(over, (_line(sitting, "goodbye"), Show(scene(over))))
    script = guide.play(game, press, sense)
    return Answer(replace(sitting, game=script.game), tuple(script.cues))


def taken_out(deck: Deck, seed: int, number: int) -> Card:
    """The card that sleeps in round `number`: another rank each round, so that each has its turn."""
    ranks, suits = deck.ranks, tuple(dict.fromkeys(card.suit for card in deck.pack))
    return Card(ranks[(seed + number) % len(ranks)], suits[(seed // len(ranks) + number) % len(suits)])


def _at_hello(sitting: Sitting, press: Press) -> Answer:
    if isinstance(press, PartyChosen):
        friends = FRIENDS[: press.friends]
        names = [sitting.book.friend[friend] for friend in friends]
        phrase = PARTIES[press.friends - 1]
        line = _line(sitting, phrase, name=names[0], other=names[-1])
        return _new_round(replace(sitting, friends=friends), (line,))
    if isinstance(press, HelpAsked | WentOn) or (isinstance(press, Waited) and not sitting.waits):
        return Answer(replace(sitting, waits=sitting.waits + 1), (_line(sitting, "who"),))
    return Answer(sitting, ())


def _next_round(sitting: Sitting, game: Guided) -> Answer:
    """The friend chosen for next time sits beside the child; the others fill up the table."""
    order = (game.guest, *(friend for friend in (*sitting.friends, *FRIENDS) if friend != game.guest))
    friends = tuple(dict.fromkeys(order))[: len(sitting.friends)]
    return _new_round(replace(sitting, friends=friends, number=sitting.number + 1), (), game.said)


def _new_round(sitting: Sitting, first: tuple[Cue, ...], said: Mapping[str, int] = {}) -> Answer:
    deck = sitting.deck.without(taken_out(sitting.deck, sitting.seed, sitting.number))
    players = len(sitting.friends) + 1
    chance = Chance(round_seed(sitting.seed, sitting.number), sitting.source)
    dealt = start(deck, players, sitting.number % players, chance)
    slots = (None,) * len(dealt.hands[ME])
    script = Script(Guided(dealt, sitting.book, sitting.friends, "dealing", slots=slots, said=said))
    dealing.greet(script)
    return Answer(replace(sitting, game=script.game), (*first, *script.cues))


def _line(sitting: Sitting, phrase: str, **args: str) -> Say:
    return Say(phrase, sitting.book.sentence(phrase, args))


def _hello_scene() -> Scene:
    parties = tuple(f"party:{friends}" for friends in (1, 2, 3))
    return Scene("hello", glow=frozenset(parties[:1]), choices=parties, point=parties[0])
