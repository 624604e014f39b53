"""Drawing: the child's own turn, her fan held out, and the friends' turns up to her next decision."""

from tutor.game import Card, CardDrawn, Draw, Event, PairLaid, WentOut, apply, friend_acts
from tutor.teaching import bedtime
from tutor.teaching.cues import Move
from tutor.teaching.going_out import cheer
from tutor.teaching.guided import MANY, ME, Help, thing
from tutor.teaching.hints import STEPS
from tutor.teaching.script import Script, say_pair


def proceed(script: Script) -> None:
    """Play on, friends' turns included, until the child has something to decide or the round is over."""
    script.become(slots=script.game.round.hands[ME], lifted=None, help=Help(), tried=0)
    while script.game.round.phase != "over":
        if script.game.round.drawer == ME:
            script.become(stage="picking")
            script.show()
            script.say("your_turn", name=script.game.name(script.game.round.offerer))
            return
        _watch(script)
        _friend_turn(script)
    bedtime.begin(script)


def back_picked(script: Script, position: int) -> None:
    """The child takes a card from the fan; it turns over and is named."""
    after, events = apply(script.game.round, Draw(ME, position))
    script.become(round=after, stage="looking", slots=after.hands[ME], help=Help(), tried=0)
    drawn = after.drawn
    assert drawn
    for event in events:
        if isinstance(event, WentOut):
            cheer(script, event)
    script.say("you_took", x=script.game.word(drawn))
    script.show(Move(thing(drawn), f"fan:{position}"))


def kept(script: Script) -> None:
    """The drawn card stays, and the turn has passed."""
    script.say("stays")
    proceed(script)


def friend_touched(script: Script, seat: int) -> None:
    """While she draws: this friend holds out the fan, or another does."""
    game = script.game
    if seat == game.round.offerer:
        script.say("OTHER_NEIGHBOUR.teach")
        return
    step = game.help.taps
    script.helped(taps=min(step + 1, 3))
    script.say(f"OTHER_NEIGHBOUR.{STEPS[step]}", name=game.name(game.round.offerer))


def prompt(script: Script) -> None:
    """What to do now; the fan shines, so that it is seen where."""
    script.helped(step=1)
    script.show()
    script.say("your_turn", name=script.game.name(script.game.round.offerer))


def _watch(script: Script) -> None:
    """Once she is out she watches the others play quickly."""
    if not script.game.round.hands[ME] and script.game.stage != "watching":
        script.say("watch")
    script.become(stage="watching")


def _friend_turn(script: Script) -> None:
    now = script.game.round
    drawer = now.drawer
    from_me = now.offerer == ME
    _announce(script)
    if from_me and len(now.hands[ME]) > 1:
        _mix_mine(script)
    after, drawn = friend_acts(now, drawer)
    card = next(event.card for event in drawn if isinstance(event, CardDrawn))
    script.become(round=after, slots=after.hands[ME])
    after, laid = friend_acts(after, drawer)
    paired = any(isinstance(event, PairLaid) for event in laid)
    if from_me:
        _took_mine(script, drawer, card, paired)
    origin = thing(card) if from_me else f"friend:{now.offerer}"
    script.show(Move(f"friend:{drawer}", origin), hand_down=from_me, turn=drawer)
    script.become(round=after)
    _what_came(script, drawer, (*drawn, *laid), from_me)


def _announce(script: Script) -> None:
    game = script.game
    drawer, offerer = game.round.drawer, game.round.offerer
    if offerer == ME:
        phrase = "mix_yours" if len(game.round.hands[ME]) > 1 else "takes_yours"
        script.say(phrase, name=game.name(drawer))
    elif game.round.table.players > MANY:
        pass  # at a large table only pairs are spoken of: her own turn comes round again
    elif game.round.hands[ME]:
        script.say("turn_of", name=game.name(drawer), other=game.name(offerer))
    else:
        script.say("takes_from", name=game.name(drawer), other=game.name(offerer))
    script.show(turn=drawer, hand_down=offerer == ME)


def _mix_mine(script: Script) -> None:
    """Her fan is turned over and mixed before her eyes: the cards change places face down."""
    slots = script.game.slots
    half = len(slots) // 2
    drawer = script.game.round.drawer
    for mixed in (slots[::-1], (*slots[half:], *slots[:half])):
        script.show(hand_down=True, hand=mixed, turn=drawer)


def _took_mine(script: Script, drawer: int, card: Card, paired: bool) -> None:
    name = script.game.name(drawer)
    script.say("needed" if paired else "took_yours", name=name, x=script.game.word(card))


def _what_came(script: Script, drawer: int, events: tuple[Event, ...], from_me: bool) -> None:
    """The pair it made or not, and who is done with that."""
    pair = next((event for event in events if isinstance(event, PairLaid)), None)
    if pair:
        if not from_me:
            say_pair(script, drawer, pair.a)
        script.show(*(Move(thing(card), f"friend:{drawer}") for card in (pair.a, pair.b)))
    elif not from_me and script.game.round.hands[ME]:
        if script.game.round.table.players <= MANY:
            script.say("keeps", name=script.game.name(drawer))
        script.show()
    else:
        script.show()
    for event in events:
        if isinstance(event, WentOut):
            cheer(script, event)
            if event.seat == ME and script.game.round.phase != "over":
                script.say("watch")
