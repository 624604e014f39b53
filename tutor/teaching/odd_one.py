"""Which card has nobody? Whatever has a friend goes down with it, until one card is left."""

from tutor.game import Card, LayPair, apply
from tutor.teaching.guided import ME
from tutor.teaching.mixups import any_pair, partner_in
from tutor.teaching.script import Script


def has_friend(script: Script, chosen: Card) -> None:
    """She touched a card that has a friend: the two go down."""
    game = script.game
    partner = partner_in(chosen, game.hand, game.round.table.kinds)
    assert partner
    script.say("has_friend", x=game.word(chosen))
    lay_down(script, chosen, partner)
    _last_one(script)


def help_along(script: Script, step: int) -> None:
    """First a word on how to look, then a pair goes down."""
    found = any_pair(script.game.hand, script.game.round.table.kinds)
    if step == 1 or not found:
        script.say("look_for_friends")
    else:
        lay_down(script, found.card, found.partner)
        _last_one(script)


def lay_down(script: Script, a: Card, b: Card) -> None:
    """The tutor lays two cards of the hand that match."""
    game = script.game
    script.say("pair", x=game.word(a))
    after, _ = apply(game.round, LayPair(ME, a, b))
    script.become(round=after, slots=tuple(None if card in (a, b) else card for card in game.slots))
    script.show()


def _last_one(script: Script) -> None:
    """When nothing else is left it shines."""
    game = script.game
    if game.hand == (game.asked,):
        script.helped(step=3)
        script.show()
        script.say("touch_it", t=game.word(game.hand[0]))
