"""The guide of a round: one press in, the round as it goes on and what is seen and heard of it out."""

from collections.abc import Callable

from tutor.game import Card
from tutor.teaching import bedtime, dealing, drawing, hand, hints, visiting
from tutor.teaching.cues import Stage
from tutor.teaching.guided import Guided
from tutor.teaching.presses import (
    BackPicked,
    BoxTouched,
    CardChosen,
    FriendTouched,
    GuestChosen,
    HelpAsked,
    PackTouched,
    Press,
    RankTyped,
    RestWanted,
    Sense,
    Waited,
    WentOn,
)
from tutor.teaching.script import Script

PROMPTS: dict[Stage, Callable[[Script], None]] = {
    "dealing": dealing.prompt,
    "visiting": visiting.prompt,
    "picking": drawing.prompt,
    "bed": bedtime.prompt,
    "guest": lambda script: script.say("you_choose"),
    "again": lambda script: script.say("again_or_stop"),
}
ONWARD: dict[Stage, Callable[[Script], None]] = {"spotting": visiting.visit, "looking": drawing.proceed}


def _onward(script: Script) -> Callable[[Script], None]:
    """What comes after her hand is done with: the round goes on, or a step of a lesson is finished."""
    return _finish if script.game.practice else ONWARD[script.game.stage]


def _finish(script: Script) -> None:
    script.become(finished=True)


def _kept(script: Script) -> None:
    """The drawn card stays, and with that the step of a lesson is done."""
    script.say("stays")
    _finish(script)


def play(game: Guided, press: Press, sense: Sense) -> Script:
    """The script of all that follows from a press, up to the child's next decision; empty where nothing does."""
    script = Script(game)
    if game.stage in PROMPTS and not isinstance(press, Waited):
        script.helped(waits=0)
    if isinstance(press, Waited):
        _waited(script)
    elif isinstance(press, HelpAsked):
        _asked(script)
    elif isinstance(press, WentOn):
        _went_on(script)
    elif isinstance(press, CardChosen):
        _card_chosen(script, press.card, sense)
    elif isinstance(press, RankTyped):
        _rank_typed(script, press.rank, sense)
    else:
        _thing_touched(script, press)
    return script


def _waited(script: Script) -> None:
    stage, help_ = script.game.stage, script.game.help
    if stage in ONWARD:
        hints.waited(script)
    elif stage in PROMPTS and help_.waits < 2:
        script.helped(waits=help_.waits + 1)
        PROMPTS[stage](script)


def _asked(script: Script) -> None:
    stage = script.game.stage
    if stage in ONWARD:
        hints.asked(script)
    elif stage in PROMPTS:
        script.say("good_idea")
        PROMPTS[stage](script)


def _went_on(script: Script) -> None:
    stage = script.game.stage
    if stage == "spotting":
        hand.went_on(script, _finish if script.game.practice else visiting.visit)
    elif stage == "looking":
        hand.went_on(script, _kept if script.game.practice else drawing.kept)
    elif stage == "dealing":
        dealing.pack_touched(script)
    elif stage == "bed" and script.game.hand:
        bedtime.put_to_bed(script)
    elif stage in PROMPTS:
        PROMPTS[stage](script)


def _card_chosen(script: Script, card: Card, sense: Sense) -> None:
    stage = script.game.stage
    if stage in ONWARD:
        hand.card_chosen(script, card, sense, _onward(script))
    elif card not in script.game.hand:
        return
    elif stage == "bed":
        bedtime.put_to_bed(script)
    else:
        script.say("it_is", x=script.game.word(card))


def _rank_typed(script: Script, rank: str, sense: Sense) -> None:
    game = script.game
    if rank not in {card.rank for card in (*game.round.table.kinds, *game.round.table.taken_out)}:
        return
    same = [card for card in game.hand if card.rank == rank]
    if game.stage in ONWARD:
        hand.rank_typed(script, rank, sense, _onward(script))
    elif same:
        _card_chosen(script, same[0], sense)
    elif game.hand and game.stage in PROMPTS:
        PROMPTS[game.stage](script)


def _thing_touched(script: Script, press: Press) -> None:
    game = script.game
    if isinstance(press, PackTouched) and game.stage == "dealing":
        dealing.pack_touched(script)
    elif isinstance(press, RestWanted) and game.stage == "dealing":
        dealing.deal_rest(script)
    elif isinstance(press, RestWanted) and game.stage == "visiting":
        visiting.rest_wanted(script)
    elif isinstance(press, BackPicked) and game.stage == "picking":
        drawing.back_picked(script, press.position)
    elif isinstance(press, BoxTouched) and game.stage == "bed" and game.hand:
        bedtime.put_to_bed(script)
    elif isinstance(press, GuestChosen) and game.stage == "guest":
        bedtime.guest_chosen(script, press.friend)
    elif isinstance(press, FriendTouched):
        _friend_touched(script, press.seat)


def _friend_touched(script: Script, seat: int) -> None:
    if script.game.stage == "visiting":
        visiting.friend_touched(script, seat)
    elif script.game.stage == "picking":
        drawing.friend_touched(script, seat)
    else:
        script.say("this_is", name=script.game.name(seat))
