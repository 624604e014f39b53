"""What a press does in a step of a lesson, and whether the step is done with it."""

from tutor.teaching import counting, finding, guide
from tutor.teaching.guided import Guided, has_pair_in
from tutor.teaching.lesson import Deal, Pick, Step
from tutor.teaching.lesson_steps import help_with_pair
from tutor.teaching.presses import CardChosen, Press, RankTyped, Sense, Waited
from tutor.teaching.script import Script


def pressed(game: Guided, step: Step, press: Press, sense: Sense) -> tuple[Script, bool]:
    """What a press leads to, and whether the step is done with it."""
    if game.stage == "counting":
        return counting.pressed(game, press)
    if game.stage in ("finding", "comparing"):
        return finding.pressed(game, press, sense)
    if isinstance(step, Deal):
        return _in_round(guide.play(game, press, sense))
    if game.level >= 2 and isinstance(press, Waited) and has_pair_in(game):
        game = _soon_shown(game)
    if _is_shown(game) and isinstance(press, CardChosen | RankTyped):
        meant = _meant(game, press)
        if meant is None:
            script = Script(game)
            script.say("WAITING.show")
            return script, False
        press = meant
    script = guide.play(game, press, sense)
    laid = len(script.game.round.laid) > len(game.round.laid)
    if script.game.finished or (isinstance(step, Pick) and laid):
        return script, True
    if _wants_showing(script.game):
        help_with_pair(script)
    return script, False


def _in_round(script: Script) -> tuple[Script, bool]:
    """A round is over when again or stop would be asked for; a lesson asks that at its own end."""
    if script.game.stage != "again":
        return script, False
    del script.cues[-2:]  # the page that asks, and the question
    return script, True


def _soon_shown(game: Guided) -> Guided:
    """At help 2 a pair is lifted after the first wait."""
    script = Script(game)
    if game.help.step < 3:
        script.helped(waits=3)
    return script.game


def _is_shown(game: Guided) -> bool:
    """Whether only the pair that is shown can be chosen."""
    return game.level == 3 and game.help.step == 3 and game.help.target is not None


def _wants_showing(game: Guided) -> bool:
    """At the highest help, one pair after the other is shown."""
    return game.stage in ("spotting", "looking") and game.level == 3 and not game.help.step and has_pair_in(game)


def _meant(game: Guided, press: CardChosen | RankTyped) -> CardChosen | None:
    """The card of the pair that is shown which is meant by a touch or a digit."""
    target = game.help.target
    assert target
    shown = (target.partner, target.card)
    if isinstance(press, CardChosen):
        return press if press.card in shown else None
    return next((CardChosen(card) for card in shown if card.rank == press.rank and card != game.lifted), None)
