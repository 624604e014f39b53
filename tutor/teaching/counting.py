"""The child counts the dots of a card: one press, one dot, one number spoken."""

from tutor.teaching.guided import Guided
from tutor.teaching.journal import Tried
from tutor.teaching.mixups import dots
from tutor.teaching.noting import note_help
from tutor.teaching.presses import CardChosen, HelpAsked, Press, RankTyped, Waited, WentOn
from tutor.teaching.script import Script


def pressed(game: Guided, press: Press) -> tuple[Script, bool]:
    """What a press leads to, and whether all dots are counted."""
    script = Script(game)
    about = game.asked
    assert about
    if isinstance(press, HelpAsked):
        script.say("good_idea")
        _help(script, asked=True)
    elif isinstance(press, Waited):
        _waited(script)
    elif isinstance(press, RankTyped) and press.rank != about.rank:
        script.say("it_is", x=script.game.word(about))
    elif isinstance(press, CardChosen | WentOn | RankTyped):
        return script, _touched(script)
    return script, False


def _touched(script: Script) -> bool:
    """A dot lights and its number is spoken; after the last one the card is named."""
    game, about = script.game, script.game.asked
    assert about
    _next_dot(script)
    if script.game.counted < dots(about):
        return False
    word = game.word(about)
    script.note(Tried("count", word, word, right=True, luck=1.0, step=game.help.step, level=game.level))
    script.say("counted", t=word)
    if not game.praised and not game.help.step:
        script.become(praised=True)
        script.say("counted_every")
    return True


def _next_dot(script: Script) -> None:
    script.become(counted=script.game.counted + 1)
    script.say(f"count_{script.game.counted}")
    script.show(when="with")


def _waited(script: Script) -> None:
    waits = script.game.help.waits
    script.helped(waits=waits + 1)
    if waits == 0:
        script.say("WAITING.say")
    elif waits <= 3:
        _help(script)


def _help(script: Script, *, asked: bool = False) -> None:
    """What to touch; then a dot is counted for her; then all but the last one, which is hers."""
    about = script.game.asked
    assert about
    left = dots(about) - script.game.counted
    step = min(script.game.help.step + 1, 3)
    script.helped(step=step)
    note_help(script, about, step, asked=asked)
    script.show(when="after")
    for _ in range((left > 1) if step == 2 else left - 1 if step == 3 else 0):
        _next_dot(script)
    script.say("one_more_dot" if step == 3 else "touch_dots")
