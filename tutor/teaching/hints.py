"""Help in three steps: point, teach, show. The child's own hand finishes the pair."""

from tutor.game import Card, Round
from tutor.teaching.guided import Guided, Script, dots, has_pair_in
from tutor.teaching.mixups import COUNTED, Code, MixUp, Target, any_pair, partner_in

STEPS = ("say", "point", "teach", "show")


def explain(script: Script, code: Code, x: Card, y: Card | None = None) -> None:
    """Say what each card is and how they differ; where a middle dot is spoken of, it lights."""
    low, high = sorted((x, y or x), key=dots)
    _speak(script, code, "say", x=x.rank, y=(y or x).rank, low=low.rank, high=high.rank, suit=x.suit, colour=x.colour)
    if code == "DOT_PATTERN":
        script.show(lifted=(x, y), lit=(high, (dots(high) // 2,)), when="with")


def explain_mix_up(script: Script, mixed: MixUp) -> Card:
    """Say the line of a mix-up; the card that is named: the first one, or the one that is on its own now."""
    x, y = mixed.x, mixed.y
    if mixed.code == "ODD_CARD" and partner_left(script.game.round, x):
        x, y = y, x
    explain(script, mixed.code, x, y)
    return x


def partner_left(now: Round, card: Card) -> bool:
    """Whether another card of this class is still in some hand."""
    kinds = now.table.kinds
    return any(kinds[other] == kinds[card] for hand in now.hands for other in hand if other != card)


def next_step(script: Script, code: Code, target: Target, x: Card | None = None) -> None:
    """Go one step further with help about a target, and speak the line of that step.

    About a target that is neither card chosen, the lines of the mix-up would mislead: the other pair is spoken of.
    """
    step = min(script.game.help.step + 1, 3)
    if not target.elsewhere:
        script.helped(step=step, code=code, target=target, named=x or script.game.help.named)
        give_step(script, code, step)
        return
    script.helped(step=step, code="MISSED_PAIR", target=target)
    if step == 1:
        script.show(when="after")
        script.say("leave_these")
    else:
        give_step(script, "MISSED_PAIR", step)


def give_step(script: Script, code: Code, step: int) -> None:
    """The step itself: what shines, what is counted, what is lifted, and its line."""
    target, named = script.game.help.target, script.game.help.named
    assert target
    if step == 3 or script.game.lifted != target.card:
        script.become(lifted=target.card if step == 3 else None)
    script.show(when="after")
    _speak(script, code, STEPS[step], x=(named or target.card).rank)
    if step == 3 and code == "ODD_CARD":
        _speak(script, "MISSED_PAIR", "show")
    if step == 2 and code in COUNTED:
        script.helped(counting=1)
        count_aloud(script, target.card)


def count_aloud(script: Script, card: Card) -> None:
    """Count the dots of a card: one clip a number, each dot lit as its number sounds."""
    for k in range(dots(card)):
        script.say(f"count_{k + 1}")
        script.show(lit=(card, tuple(range(k + 1))), when="with")
    script.say("counted", t=card.rank)
    script.show(when="after")


def asked(script: Script) -> None:
    """Help was asked for: it comes at once, one step further each time."""
    script.say("good_idea")
    if not has_pair_in(script.game):
        script.say("all_different")
        return
    code = script.game.help.code or present_code(script.game)
    next_step(script, code, present_target(script.game))


def waited(script: Script) -> None:
    """Nothing was chosen for a while: first all the time in the world, then help unasked; after the last, silence."""
    waits = script.game.help.waits
    script.helped(waits=waits + 1)
    if not has_pair_in(script.game):
        if waits == 0:
            script.say("all_different")
        return
    if waits == 0:
        _speak(script, "WAITING", "say")
    elif waits <= 3:
        step = max(waits, script.game.help.step)
        code = script.game.help.code or "WAITING"
        script.helped(step=step, code=code, target=present_target(script.game))
        give_step(script, code, step)


def hurried(script: Script) -> None:
    """Choices tumble over each other: look together, and help more each time."""
    taps = script.game.help.taps
    script.helped(taps=min(taps + 1, 3))
    if taps == 0:
        _speak(script, "TAP_TAP", "say")
    else:
        script.helped(target=present_target(script.game), step=max(taps, script.game.help.step))
        give_step(script, "TAP_TAP", taps)


def third_waits(script: Script, card: Card, times: int) -> None:
    """A left-over card pressed again and again: it waits for its friend."""
    _speak(script, "THIRD_WAITS", STEPS[min(times - 3, 3)], x=card.rank)


def present_code(game: Guided) -> Code:
    """What help is about when no mix-up came before it."""
    return "MISSED_AFTER_DRAW" if _drawn_pairs(game) else "WAITING"


def present_target(game: Guided) -> Target:
    """The card help is about now: the lifted one, the one it was about before, the drawn one, else the first pair's."""
    pairing = game.round.table.rules.pairing
    before = game.help.target
    for card in (game.lifted, before.card if before else None, game.round.drawn if _drawn_pairs(game) else None):
        partner = partner_in(card, game.hand, pairing) if card else None
        if card and partner:
            return Target(card, partner)
    found = any_pair(game.hand, pairing)
    assert found, "help about a pair needs a pair in the hand"
    return Target(found.card, found.partner)


def _drawn_pairs(game: Guided) -> bool:
    drawn = game.round.drawn
    return bool(drawn and partner_in(drawn, game.hand, game.round.table.rules.pairing))


def _speak(script: Script, code: Code, step: str, **args: str) -> None:
    target = script.game.help.target
    script.say(f"{code}.{step}", **({"t": target.card.rank} if target else {}), **args)
