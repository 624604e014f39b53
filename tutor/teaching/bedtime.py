"""The odd card goes to bed, and whoever holds it chooses who plays next time."""

from tutor.game import ODD_ONE, pick_chance
from tutor.teaching import forfeits
from tutor.teaching.guided import GUESTS, ME, Help
from tutor.teaching.script import Script


def begin(script: Script) -> None:
    """One card is left: a giggle. A friend puts it to bed by itself; the child does it with her own hand."""
    now = script.game.round
    holder = now.drawer
    odd = now.hands[holder][0]
    script.become(stage="bed", slots=now.hands[ME])
    script.show(odd=None if holder == ME else (holder, odd))
    script.say("one_left", x=script.game.word(odd))
    for card in now.table.unseen:
        script.say("it_was", x=script.game.word(card))
    lucky = now.table.rules.outcome == "holder-wins"
    if holder == ME:
        script.say("you_win") if lucky else script.say("you_have_it")
        return
    name = script.game.name(holder)
    script.say("wins", name=name) if lucky else script.say("has_it", name=name)
    _friend_puts(script, holder)


def put_to_bed(script: Script) -> None:
    """The child lays the odd card in the box beside its sleeping friend, and chooses."""
    _to_bed(script)
    forfeits.pay(script, ME)
    if script.game.party_stays:
        _once_more(script)
        return
    script.become(stage="guest")
    script.show()
    script.say("you_choose")


def guest_chosen(script: Script, friend: str) -> None:
    """The child has chosen; then again, or stop."""
    script.become(guest=friend)
    script.say("next_time", name=script.game.book.friend[friend])
    _once_more(script)


def prompt(script: Script) -> None:
    """What to do now."""
    script.say("put_to_bed")


def chosen_by(script: Script, holder: int) -> str:
    """The friend that the holder chooses for next time: any but itself."""
    others = [friend for friend in GUESTS if friend != script.game.friends[holder - 1]]
    return others[int(pick_chance(script.game.round) * len(others))]


def _friend_puts(script: Script, holder: int) -> None:
    name = script.game.name(holder)
    script.say("friend_puts", name=name)
    _to_bed(script)
    forfeits.pay(script, holder)
    if not script.game.party_stays:
        script.become(guest=chosen_by(script, holder))
        script.say("friend_chooses", name=name, other=script.game.book.friend[script.game.guest])
    _once_more(script)


def _once_more(script: Script) -> None:
    script.become(stage="again")
    script.show()
    script.say("again_or_stop")


def _to_bed(script: Script) -> None:
    """Beside those of its rank that sleep already, or alone."""
    now = script.game.round
    odd = now.hands[now.drawer][0]
    script.become(bedded=odd, slots=(), help=Help())
    script.show()
    word = script.game.word(odd)
    asleep = [card for card in (*now.table.taken_out, *now.table.unseen) if card.rank == odd.rank]
    if not asleep or word == ODD_ONE:
        script.say("sleep_alone")
    else:
        script.say("sleep_well", x=word) if len(asleep) == 1 else script.say("sleep_all", x=word)
