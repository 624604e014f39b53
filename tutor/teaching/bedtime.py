"""The odd card goes to bed, and whoever holds it chooses who plays next time."""

from tutor.game import pick_chance
from tutor.teaching.guided import FRIENDS, ME, Help, Script


def begin(script: Script) -> None:
    """One card is left: a giggle. A friend puts it to bed by itself; the child does it with her own hand."""
    now = script.game.round
    holder = now.drawer
    odd = now.hands[holder][0]
    script.become(stage="bed", slots=now.hands[ME])
    script.show(odd=None if holder == ME else (holder, odd))
    script.say("one_left", x=odd.rank)
    if holder == ME:
        script.say("you_have_it")
    else:
        _friend_puts(script, holder)


def put_to_bed(script: Script) -> None:
    """The child lays the odd card in the box beside its sleeping friend, and chooses."""
    _to_bed(script)
    script.become(stage="guest")
    script.show()
    script.say("you_choose")


def guest_chosen(script: Script, friend: str) -> None:
    """The child has chosen; then again, or stop."""
    script.become(stage="again", guest=friend)
    script.say("next_time", name=script.game.book.friend[friend])
    script.show()
    script.say("again_or_stop")


def prompt(script: Script) -> None:
    """What to do now."""
    script.say("put_to_bed")


def chosen_by(script: Script, holder: int) -> str:
    """The friend that the holder chooses for next time: any but itself."""
    others = [friend for friend in FRIENDS if friend != script.game.friends[holder - 1]]
    return others[int(pick_chance(script.game.round) * len(others))]


def _friend_puts(script: Script, holder: int) -> None:
    name = script.game.name(holder)
    script.say("has_it", name=name)
    script.say("friend_puts", name=name)
    _to_bed(script)
    script.become(stage="again", guest=chosen_by(script, holder))
    script.say("friend_chooses", name=name, other=script.game.book.friend[script.game.guest])
    script.show()
    script.say("again_or_stop")


def _to_bed(script: Script) -> None:
    now = script.game.round
    odd = now.hands[now.drawer][0]
    script.become(bedded=odd, slots=(), help=Help())
    script.show()
    script.say("sleep_well", x=odd.rank)
