"""The friends' opening pairs: the child touches a friend, and the friend lays them all."""

from tutor.game import PairLaid, WentOut, friend_acts
from tutor.teaching.cues import Move
from tutor.teaching.drawing import proceed
from tutor.teaching.going_out import cheer
from tutor.teaching.guided import thing
from tutor.teaching.script import Script, say_pair


def visit(script: Script) -> None:
    """The friends have their turn at laying pairs; whoever is done already is not waited for."""
    script.become(stage="visiting")
    _go_on(script)


def friend_touched(script: Script, seat: int) -> None:
    """The friend at this seat lays all its pairs, one after the other."""
    game = script.game
    if game.round.done[seat]:
        script.say("friend_ready", name=game.name(seat))
        return
    _lay_all(script, seat)
    _go_on(script)


def rest_wanted(script: Script) -> None:
    """All friends that are still waited for lay their pairs, one friend after the other."""
    now = script.game.round
    for seat in now.table.deal_order:
        if not now.done[seat]:
            _lay_all(script, seat)
    _go_on(script)


def prompt(script: Script) -> None:
    """Which friend to touch now."""
    now = script.game.round
    waiting = [seat for seat in now.table.deal_order if not now.done[seat]]
    script.say("touch_friend", name=script.game.name(waiting[0]))


def _go_on(script: Script) -> None:
    if script.game.round.phase != "opening":
        proceed(script)
        return
    script.show()
    prompt(script)


def _lay_all(script: Script, seat: int) -> None:
    before = len(script.game.round.laid)
    while not script.game.round.done[seat]:
        _lay_one(script, seat)
    if len(script.game.round.laid) == before:
        script.say("friend_none", name=script.game.name(seat))


def _lay_one(script: Script, seat: int) -> None:
    after, events = friend_acts(script.game.round, seat)
    script.become(round=after)
    for event in events:
        if isinstance(event, PairLaid):
            say_pair(script, seat, event.a)
            script.show(*(Move(thing(card), f"friend:{seat}") for card in (event.a, event.b)))
        elif isinstance(event, WentOut):
            cheer(script, event)
