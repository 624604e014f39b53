"""The child's own hand: naming a card, laying a pair, mixing two up, going on."""

from collections.abc import Callable

from msgspec.structs import replace

from tutor.game import Card, Done, LayPair, WentOut, apply
from tutor.teaching.going_out import cheer
from tutor.teaching.guided import ME, Help, has_pair_in
from tutor.teaching.hints import (
    count_aloud,
    explain,
    explain_mix_up,
    hurried,
    next_step,
    present_code,
    present_target,
    say_all_different,
    third_waits,
)
from tutor.teaching.mixups import Target, dots, mistake, partner_in
from tutor.teaching.noting import note_missed, note_mix_up, note_pair
from tutor.teaching.presses import Sense
from tutor.teaching.script import Script

HURRY = 2.0  # seconds: choices that follow each other faster than this were not looked at

Onward = Callable[[Script], None]


def card_chosen(script: Script, card: Card, sense: Sense, onward: Onward) -> None:
    """A card was touched: the first is named and lifted, the same again is put down, a second one is tried."""
    game = script.game
    if card not in game.slots:
        return
    _note_touch(script, card, sense.at)
    if game.lifted is None:
        _lift(script, card)
    elif game.lifted == card:
        _touch_again(script, card)
    else:
        _try_pair(script, game.lifted, card, sense, onward)


def rank_typed(script: Script, rank: str, sense: Sense, onward: Onward) -> None:
    """A digit: the next card of that rank in the hand, or a word that it is not there."""
    game = script.game
    same = [card for card in game.hand if card.rank == rank]
    others = [card for card in same if card != game.lifted]
    if same:
        card_chosen(script, (others or same)[0], sense, onward)
    else:
        script.say("not_here", x=rank)


def went_on(script: Script, onward: Onward) -> None:
    """Go on: not while a pair is left in the hand (all three sheets); then the turn passes."""
    game = script.game
    if not has_pair_in(game):
        script.become(lifted=None, help=Help())
        script.become(round=apply(game.round, Done(ME))[0])
        onward(script)
    elif game.lifted:
        _one_card(script, game.lifted)
    else:
        code = present_code(game)
        target = present_target(game)
        note_missed(script, target.card)
        script.helped(target=target)
        missed = "MISSED_PAIR" if code == "WAITING" else code
        explain(script, missed, target.card)
        next_step(script, missed, target)


def _one_card(script: Script, card: Card) -> None:
    partner = partner_in(card, script.game.hand, script.game.round.table.kinds)
    target = Target(card, partner) if partner else replace(present_target(script.game), elsewhere=True)
    explain(script, "ONE_CARD", card)
    if not partner:
        script.become(lifted=None)
    next_step(script, "ONE_CARD", target)


def _note_touch(script: Script, card: Card, at: float) -> None:
    before = script.game.help
    hurry = before.hurry + 1 if at - before.at < HURRY else 1
    again = before.again[1] if before.again and before.again[0] == card else 0
    script.helped(hurry=hurry, at=at, again=(card, again + (script.game.lifted is None)))


def _touch_again(script: Script, card: Card) -> None:
    """A lifted card is put down, silently; one that is given stays up, and is named."""
    if script.game.given:
        script.say("it_is", x=script.game.word(card))
    else:
        script.become(lifted=None)
        script.show()


def _lift(script: Script, card: Card) -> None:
    script.become(lifted=card)
    script.show()
    game = script.game
    times = game.help.again[1] if game.help.again else 0
    partner = partner_in(card, game.hand, game.round.table.kinds)
    if times >= 3 and _mine(script, card) and not partner:
        third_waits(script, card, times)
    elif (game.help.counting or (game.practice and game.level == 2)) and dots(card):
        count_aloud(script, card)
    elif game.level:
        script.say("it_is", x=game.word(card))


def _try_pair(script: Script, x: Card, y: Card, sense: Sense, onward: Onward) -> None:
    game = script.game
    mixed = mistake(x, y, game.hand, game.eyes(sense.suits))
    if mixed is None:
        lay(script, x, y, onward)
        return
    if game.help.counting and dots(y):
        _count_this_one(script, y)
        return
    note_mix_up(script, mixed, sense)
    script.show(lifted=(x, y))
    script.become(lifted=x if game.given else None)
    if game.help.hurry >= 3 and mixed.target:
        hurried(script)
        script.show(when="after")
        return
    named = explain_mix_up(script, mixed)
    script.show(when="after")
    if mixed.target:
        next_step(script, mixed.code, mixed.target, named)
    else:
        say_all_different(script)


def _count_this_one(script: Script, card: Card) -> None:
    """She was asked to touch cards and count: the next one is lifted and counted, and nothing is judged."""
    game = script.game
    script.helped(counting=game.help.counting - 1)
    if game.given and game.lifted:
        script.show(lifted=(game.lifted, card))
    else:
        script.become(lifted=card)
        script.show()
    count_aloud(script, card)


def lay(script: Script, a: Card, b: Card, onward: Onward) -> None:
    """The pair goes down and is named; then what is left to do here, or what comes next."""
    note_pair(script, a, b)
    game = script.game
    after, events = apply(game.round, LayPair(ME, a, b))
    slots = tuple(None if card in (a, b) else card for card in game.slots)
    script.become(round=after, slots=slots, lifted=None, help=Help())
    script.say("pair", x=game.word(a))
    script.show()
    _pair_remark(script, a, game.help)
    out = next((event for event in events if isinstance(event, WentOut)), None)
    if out:
        cheer(script, out)
    if out or game.stage == "looking":
        onward(script)
    elif not has_pair_in(script.game) and not game.given:
        say_all_different(script)


def _mine(script: Script, card: Card) -> list[LayPair]:
    """The pairs of this card's class that she has laid herself."""
    kinds = script.game.round.table.kinds
    return [pair for pair in script.game.round.laid if pair.seat == ME and kinds[pair.a] == kinds[card]]


def _pair_remark(script: Script, card: Card, before: Help) -> None:
    """At most one remark a pair: on its rank where that is news, else on what the child did, the first time."""
    game = script.game
    kinds = game.round.table.kinds
    left = [other for other in game.hand if kinds[other] == kinds[card]]
    if len(_mine(script, card)) == 2 and game.stage == "spotting":
        script.say("four_alike", x=game.word(card))
    elif len(left) == 1:
        script.say("one_waits", x=game.word(card))
    elif before.counting:
        script.say("counted_every")
    elif game.practice and game.level == 3:
        return  # it was shown, and she did it too
    elif before.step or before.taps or before.waits > 1:
        script.say("kept_looking")
    elif not game.praised:
        script.become(praised=True)
        script.say("found_alone") if card.suit else script.say("found_picture")
