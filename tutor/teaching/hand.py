"""The child's own hand: naming a card, laying a pair, mixing two up, going on."""

from collections.abc import Callable

from msgspec.structs import replace

from tutor.game import Card, Done, LayPair, WentOut, apply
from tutor.teaching.guided import ME, Help, Script, has_pair_in
from tutor.teaching.hints import (
    count_aloud,
    explain,
    explain_mix_up,
    hurried,
    next_step,
    present_code,
    present_target,
    third_waits,
)
from tutor.teaching.mixups import Target, mistake, partner_in
from tutor.teaching.presses import Sense

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
        script.become(lifted=None)
        script.show()
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
        script.helped(target=target)
        missed = "MISSED_PAIR" if code == "WAITING" else code
        explain(script, missed, target.card)
        next_step(script, missed, target)


def _one_card(script: Script, card: Card) -> None:
    partner = partner_in(card, script.game.hand, script.game.round.table.rules.pairing)
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


def _lift(script: Script, card: Card) -> None:
    script.become(lifted=card)
    script.show()
    game = script.game
    times = game.help.again[1] if game.help.again else 0
    partner = partner_in(card, game.hand, game.round.table.rules.pairing)
    laid = any(pair.seat == ME and pair.a.rank == card.rank for pair in game.round.laid)
    if times >= 3 and laid and not partner:
        third_waits(script, card, times)
    elif game.help.counting:
        count_aloud(script, card)
    else:
        script.say("it_is", x=card.rank)


def _try_pair(script: Script, x: Card, y: Card, sense: Sense, onward: Onward) -> None:
    game = script.game
    mixed = mistake(x, y, game.hand, game.eyes(sense.suits))
    if mixed is None:
        lay(script, x, y, onward)
        return
    if game.help.counting:
        _count_this_one(script, y)
        return
    script.show(lifted=(x, y))
    script.become(lifted=None)
    if game.help.hurry >= 3 and mixed.target:
        hurried(script)
        script.show(when="after")
        return
    named = explain_mix_up(script, mixed)
    script.show(when="after")
    if mixed.target:
        next_step(script, mixed.code, mixed.target, named)
    else:
        script.say("all_different")


def _count_this_one(script: Script, card: Card) -> None:
    """She was asked to touch cards and count: the next one is lifted and counted, and nothing is judged."""
    script.become(lifted=card)
    script.helped(counting=script.game.help.counting - 1)
    script.show()
    count_aloud(script, card)


def lay(script: Script, a: Card, b: Card, onward: Onward) -> None:
    """The pair goes down and is named; then what is left to do here, or what comes next."""
    game = script.game
    after, events = apply(game.round, LayPair(ME, a, b))
    slots = tuple(None if card in (a, b) else card for card in game.slots)
    script.become(round=after, slots=slots, lifted=None, help=Help())
    script.say("pair", x=a.rank)
    script.show()
    _pair_remark(script, a, game.help)
    out = any(isinstance(event, WentOut) and event.seat == ME for event in events)
    if out:
        script.say("you_done")
    if out or game.stage == "looking":
        onward(script)
    elif not has_pair_in(script.game):
        script.say("all_different")


def _pair_remark(script: Script, card: Card, before: Help) -> None:
    """At most one remark a pair: on its rank where that is news, else on what the child did, the first time."""
    game = script.game
    mine = [pair for pair in game.round.laid if pair.seat == ME and pair.a.rank == card.rank]
    left = [other for other in game.hand if other.rank == card.rank]
    if len(mine) == 2 and game.stage == "spotting":
        script.say("four_alike", x=card.rank)
    elif len(left) == 1:
        script.say("one_waits", x=card.rank)
    elif before.counting:
        script.say("counted_every")
    elif before.step or before.taps or before.waits > 1:
        script.say("kept_looking")
    elif not game.praised:
        script.become(praised=True)
        script.say("found_alone")
