"""The joke at the end, for families who switched it on: never a punishment."""

from tutor.game import RANKS, Card, pick_chance
from tutor.teaching.guided import ME
from tutor.teaching.script import Script


def pay(script: Script, seat: int) -> None:
    """What the house rules have whoever holds the odd card do: claps (Scabby Queen), or a soft mark (Black Peter)."""
    forfeit = script.game.round.table.rules.forfeit
    if forfeit == "claps":
        _clap(script)
    elif forfeit == "smudge":
        _smudge(script, seat)


def cut(script: Script) -> Card | None:
    """The card of the laid ones at which the pack is cut, chosen by the round's chance; none in a picture pack."""
    now = script.game.round
    numbered = [card for card in now.table.deal if card.suit]
    return numbered[int(pick_chance(now) * len(numbered))] if numbered else None


def _clap(script: Script) -> None:
    """As many claps as the card that was cut, ace 1 to king 13; after a black one hands are rubbed too (ruling 16)."""
    card = cut(script)
    if card is None:
        return
    script.say("clap", x=script.game.word(card))
    for k in range(RANKS.index(card.rank) + 1):
        script.say(f"count_{k + 1}")
    if card.colour == "black":
        script.say("rub_hands")


def _smudge(script: Script, seat: int) -> None:
    script.become(smudged=script.game.smudged | {seat})
    script.show()
    if seat == ME:
        script.say("you_smudge")
    else:
        script.say("smudge", name=script.game.name(seat))
