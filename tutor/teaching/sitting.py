"""A sitting: hello, one guided round after the other, and goodbye."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from tutor.game import Card, Chance, Deck, Series, begin_series, is_over, round_seed, seated, start
from tutor.game.chance import Source
from tutor.teaching import dealing, guide
from tutor.teaching.cues import Cue, Say, Scene, Show
from tutor.teaching.guided import FRIENDS, ME, Guided
from tutor.teaching.journal import Began, Ended, Entry
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.presses import AgainChosen, HelpAsked, PartyChosen, Press, Sense, StopChosen, Waited, WentOn
from tutor.teaching.rounds import count_round, goes_to_an_end
from tutor.teaching.scenery import scene_of
from tutor.teaching.script import Script

PARTIES = ("plays", "more_play", "all_play")


class Sitting(msgspec.Struct, frozen=True, gc=False):
    """Who plays what from which seed, and the round on the table; `number` counts rounds from 0.

    `series` keeps how the rounds add up; its seat 0 is the child, its seat k the k-th friend.
    """

    deck: Deck
    book: PhraseBook
    seed: int
    source: Callable[[int], Source]
    friends: tuple[str, ...] = FRIENDS[:1]
    number: int = 0
    game: Guided | None = None
    over: bool = False
    waits: int = 0
    level: int = 1
    tags: tuple[str, ...] = ()
    series: Series | None = None


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What a press led to: the sitting as it goes on, the film of it, and what is to be written down."""

    sitting: Sitting
    cues: tuple[Cue, ...]
    entries: tuple[Entry, ...] = ()


def hello(sitting: Sitting) -> Answer:
    """Who plays with her?"""
    return Answer(sitting, (Show(_hello_scene()), _line(sitting, "who")))


def begin(sitting: Sitting, friends: int) -> Answer:
    """Straight to a round with so many friends, 1 to 11."""
    return _new_round(replace(sitting, friends=_company(sitting.deck, friends)), ())


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
    if script.game.stage == "again" != game.stage and sitting.series:
        series, more = count_round(script, sitting.series, sitting.deck, sitting.friends, _seeds(sitting))
        sitting = replace(sitting, series=series, number=sitting.number + more)
    if script.game.stage == "again" != game.stage:
        script.note(_ended(script.game))
    return Answer(replace(sitting, game=script.game), tuple(script.cues), tuple(script.entries))


def taken_out(deck: Deck, seed: int, number: int) -> tuple[Card, ...]:
    """The cards that sleep in round `number`: in the children's pack another rank each round, each in its turn."""
    if not deck.fresh_each_round:
        return deck.taken_out
    ranks, suits = deck.ranks, tuple(dict.fromkeys(card.suit for card in deck.pack))
    return (Card(ranks[(seed + number) % len(ranks)], suits[(seed // len(ranks) + number) % len(suits)]),)


def _company(deck: Deck, friends: int) -> tuple[str, ...]:
    """Who comes to play: those first who are on no card of this pack, so that a cat is a cat."""
    return tuple(sorted(FRIENDS, key=lambda friend: friend in deck.ranks)[:friends])


def _at_hello(sitting: Sitting, press: Press) -> Answer:
    if isinstance(press, PartyChosen):
        friends = _company(sitting.deck, press.friends)
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
    friends = tuple(dict.fromkeys(order))[: len(sitting.friends)] if game.guest else sitting.friends
    over = sitting.series is None or is_over(sitting.series)
    series = None if over else sitting.series
    later = replace(sitting, friends=friends, number=sitting.number + 1, series=series)
    return _new_round(later, (), game.said, frozenset() if over else game.smudged - {ME})


def _new_round(
    sitting: Sitting, first: tuple[Cue, ...], said: Mapping[str, int] = {}, smudged: frozenset[int] = frozenset()
) -> Answer:
    deck = sitting.deck.without(*taken_out(sitting.deck, sitting.seed, sitting.number))
    table = len(sitting.friends) + 1
    series = sitting.series or begin_series(deck.series, deck.rules.outcome, table, sitting.number % table)
    seats = series.seats
    deck = replace(deck, rules=seated(series, deck.rules))
    dealt = start(deck, len(seats), series.round_dealer, _seeds(sitting)(0), series.used)
    friends = tuple(sitting.friends[seat - 1] for seat in seats if seat != ME)
    slots = (None,) * len(dealt.hands[ME])
    game = Guided(dealt, sitting.book, friends, "dealing", slots=slots, said=said, level=sitting.level)
    game = replace(game, tags=sitting.tags, art=sitting.deck.id)
    script = Script(replace(game, party_stays=goes_to_an_end(series.rules), smudged=smudged))
    dealing.greet(script)
    began = Began(deck.id, "", sitting.seed, sitting.number, len(seats), sitting.level)
    return Answer(replace(sitting, game=script.game, series=series), (*first, *script.cues), (began,))


def _ended(game: Guided) -> Ended:
    mine = sum(pair.seat == ME for pair in game.round.laid)
    return Ended("", mine, game.round.drawer)


def _seeds(sitting: Sitting) -> Callable[[int], Chance]:
    """The chance of the round that is so many rounds further on."""
    return lambda further: Chance(round_seed(sitting.seed, sitting.number + further), sitting.source)


def _line(sitting: Sitting, phrase: str, **args: str) -> Say:
    return Say(phrase, sitting.book.sentence(phrase, args))


def _hello_scene() -> Scene:
    parties = tuple(f"party:{friends}" for friends in (1, 2, 3))
    return Scene("hello", glow=frozenset(parties[:1]), choices=parties, point=parties[0])
