"""Help in three steps: point, teach, show. The child's own hand finishes the pair."""

from tutor.game import Card, Round
from tutor.teaching.guided import TOLD, Guided, has_pair_in
from tutor.teaching.mixups import COUNTED, Code, MixUp, Target, any_pair, dots, partner_in
from tutor.teaching.noting import note_help
from tutor.teaching.script import Script

STEPS = ("say", "point", "teach", "show")
NO_FRIEND: frozenset[Code] = frozenset(("JOKER", "ODD_CARD"))  # help first says why a card stays, then shows a pair


def explain(script: Script, code: Code, x: Card, y: Card | None = None) -> None:
    """Say what each card is and how they differ; where a middle dot is spoken of, it lights."""
    game, other = script.game, y or x
    low, high = sorted((x, other), key=dots)
    words = {"x": x, "y": other, "low": low, "high": high}
    said = {name: game.word(card) for name, card in words.items()}
    _speak(script, code, "say", suit=x.suit, colour=game.colour(x), **said)
    if code == "DOT_PATTERN":
        script.show(lifted=(x, y), lit=(high, (dots(high) // 2,)), when="with")


def explain_mix_up(script: Script, mixed: MixUp) -> Card:
    """Say the line of a mix-up, the step's own before any other; the card that is named is returned.

    That is the first one, or the one that is on its own now.
    """
    x, y = mixed.x, mixed.y
    code = next((code for code in mixed.codes if code in script.game.own), mixed.code)
    if mixed.code in NO_FRIEND and partner_left(script.game.round, x):
        x, y = y, x
    explain(script, code, x, y)
    return x


def partner_left(now: Round, card: Card) -> bool:
    """Whether another card of this class is still in some hand."""
    kinds = now.table.kinds
    return any(kinds[other] == kinds[card] for hand in now.hands for other in hand if other != card)


def next_step(script: Script, code: Code, target: Target, x: Card | None = None, asked: bool = False) -> None:
    """Go one step further with help about a target, and speak the line of that step.

    About a target that is neither card chosen, the lines of the mix-up would mislead: the other pair is spoken of.
    """
    step = min(script.game.help.step + 1, 3)
    if not target.elsewhere:
        script.helped(step=step, code=code, target=target, named=x or script.game.help.named)
        give_step(script, code, step, asked)
        return
    script.helped(step=step, code="MISSED_PAIR", target=target)
    if step == 1:
        script.show(when="after")
        script.say("leave_these")
    else:
        give_step(script, "MISSED_PAIR", step, asked)


def give_step(script: Script, code: Code, step: int, asked: bool = False) -> None:
    """The step itself: what shines, what is counted, what is lifted, and its line."""
    target, named = script.game.help.target, script.game.help.named
    assert target
    note_help(script, target.card, step, asked=asked)
    if not script.game.given and (step == 3 or script.game.lifted != target.card):
        script.become(lifted=target.card if step == 3 else None)
    script.show(when="after")
    _speak(script, code, STEPS[step], x=script.game.word(named or target.card))
    if step == 3 and code in NO_FRIEND:
        _speak(script, "MISSED_PAIR", "show")
    if step == 2 and code in COUNTED and dots(target.card):
        script.helped(counting=1)
        count_aloud(script, target.card)


def count_aloud(script: Script, card: Card) -> None:
    """Count the dots of a card: one clip a number, each dot lit as its number sounds."""
    for k in range(dots(card)):
        script.say(f"count_{k + 1}")
        script.show(lit=(card, tuple(range(k + 1))), when="with")
    script.say("counted", t=script.game.word(card))
    script.show(when="after")


def asked(script: Script) -> None:
    """Help was asked for: it comes at once, one step further each time."""
    script.say("good_idea")
    if not has_pair_in(script.game):
        script.helped(waits=max(script.game.help.waits, TOLD))
        say_all_different(script)
        script.show()
        return
    code = script.game.help.code or present_code(script.game)
    next_step(script, code, present_target(script.game), asked=True)


def say_all_different(script: Script) -> None:
    """No pair is left in her hand: there is nothing to be done but to go on."""
    script.say("all_different") if len(script.game.hand) > 1 else script.say("only_one")


def waited(script: Script) -> None:
    """Nothing was chosen for a while: first all the time in the world, then help unasked; after the last, silence."""
    waits, may_try = script.game.help.waits, script.game.may_try
    script.helped(waits=waits + 1)
    if not has_pair_in(script.game):
        if may_try and not waits:
            _speak(script, "WAITING", "say")
        elif may_try or not waits:
            say_all_different(script)
            script.show()
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
    _speak(script, "THIRD_WAITS", STEPS[min(times - 3, 3)], x=script.game.word(card))


def present_code(game: Guided) -> Code:
    """What help is about when no mix-up came before it."""
    return "MISSED_AFTER_DRAW" if _drawn_pairs(game) else "WAITING"


def present_target(game: Guided) -> Target:
    """The card help is about now: the lifted one, the one it was about before, the drawn one, else the first pair's."""
    kinds = game.round.table.kinds
    before = game.help.target
    for card in (game.lifted, before.card if before else None, game.round.drawn if _drawn_pairs(game) else None):
        partner = partner_in(card, game.hand, kinds) if card else None
        if card and partner:
            return Target(card, partner)
    found = any_pair(game.hand, kinds)
    assert found, "help about a pair needs a pair in the hand"
    return Target(found.card, found.partner)


def _drawn_pairs(game: Guided) -> bool:
    drawn = game.round.drawn
    return bool(drawn and partner_in(drawn, game.hand, game.round.table.kinds))


def _speak(script: Script, code: Code, step: str, **args: str) -> None:
    target = script.game.help.target
    if target:
        colour = script.game.colour(target.card)
        args = {"t": script.game.word(target.card), "colour": colour, **args}
    own = script.game.own.get(code) if step == "say" else None
    script.line(own, **args) if own else script.say(f"{code}.{step}", **args)
