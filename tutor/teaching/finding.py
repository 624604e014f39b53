"""Hear and find, who has nobody, who has more: puzzles in which one card, not a pair, is looked for."""

from tutor.game import Card
from tutor.teaching import odd_one
from tutor.teaching.guided import Guided
from tutor.teaching.hand import HURRY
from tutor.teaching.hints import count_aloud
from tutor.teaching.journal import Task
from tutor.teaching.mixups import codes_for, dots
from tutor.teaching.noting import note_choice, note_help
from tutor.teaching.presses import CardChosen, HelpAsked, Press, RankTyped, Sense, Waited, WentOn
from tutor.teaching.script import Script


def pressed(game: Guided, press: Press, sense: Sense) -> tuple[Script, bool]:
    """What a press leads to, and whether what was looked for has been found."""
    script = Script(game)
    if isinstance(press, HelpAsked):
        script.say("good_idea")
        _help(script, asked=True)
    elif isinstance(press, Waited):
        _waited(script)
    elif isinstance(press, WentOn):
        ask(script)
    else:
        chosen = _chosen(script, press)
        return script, chosen is not None and _try(script, chosen, sense)
    return script, False


def ask(script: Script) -> None:
    """The question, in the tutor's own words."""
    game, about = script.game, script.game.asked
    assert about
    if game.stage == "comparing":
        script.say("which_more") if about == max(game.hand, key=dots) else script.say("which_fewer")
    elif game.odd_asked:
        script.say("who_has_nobody")
    else:
        script.say("can_you_find", x=game.word(about))


def help_from_the_start(script: Script) -> None:
    """What the help dial adds: at 2 the dots are spoken of or counted, at 3 the card shines and only it counts."""
    game, about = script.game, script.game.asked
    assert about
    if game.level == 3:
        script.helped(step=3)
        script.show(when="with")
        script.say("touch_it", t=game.word(about))
    elif game.level == 2 and game.stage == "comparing":
        _count_both(script)
    elif game.level == 2 and dots(about) and not game.odd_asked:
        script.say("has_dots", t=game.word(about))


def _chosen(script: Script, press: Press) -> Card | None:
    """The card that was touched, or of a rank that was typed; a word where it is not there, or not to be chosen."""
    game = script.game
    if isinstance(press, CardChosen):
        found = press.card if press.card in game.hand else None
    elif isinstance(press, RankTyped) and press.rank in game.book.rank:
        found = next((card for card in game.hand if card.rank == press.rank), None)
        if not found:
            script.say("not_here", x=press.rank)
    else:
        return None
    if found and found != game.asked and game.level == 3 and game.help.step == 3 and game.asked:
        script.say("touch_it", t=game.word(game.asked))
        return None
    return found


def _try(script: Script, chosen: Card, sense: Sense) -> bool:
    game, asked = script.game, script.game.asked
    assert asked
    before = game.help
    script.helped(at=sense.at, hurry=before.hurry + 1 if sense.at - before.at < HURRY else 1)
    right = chosen == asked or (game.word(chosen) == game.word(asked) and not game.odd_asked)
    note_choice(script, _task(game), asked, chosen, right, sense)
    script.show(lifted=(chosen,))
    if right:
        _found(script, chosen)
        return True
    script.become(tried=game.tried + 1)
    if script.game.help.hurry >= 3:
        script.say("TAP_TAP.say")
    elif game.odd_asked:
        odd_one.has_friend(script, chosen)
        return False
    else:
        _told(script, chosen, asked, sense)
    script.show(when="after")
    _help(script, told=True)
    return False


def _task(game: Guided) -> Task:
    if game.stage == "comparing":
        return "compare"
    return "odd" if game.odd_asked else "find"


def _found(script: Script, chosen: Card) -> None:
    game = script.game
    word = game.word(chosen)
    if game.stage == "comparing":
        low, high = sorted(game.hand, key=dots)
        more = "more_dots" if chosen == high else "fewer_dots"
        script.say(more, low=game.word(low), high=game.word(high))
    elif game.odd_asked:
        script.say("has_nobody", x=word)
    else:
        script.say("found", x=word)


def _told(script: Script, chosen: Card, asked: Card, sense: Sense) -> None:
    """Say what the chosen card is, in the step's own words where it has some for this."""
    game = script.game
    if game.stage == "comparing":
        _name_both(script)
        return
    eyes = game.eyes(sense.suits)
    low, high = sorted((asked, chosen), key=dots)
    words = {name: game.word(card) for name, card in (("x", asked), ("y", chosen), ("low", low), ("high", high))}
    own = next((game.own[code] for code in codes_for(asked, chosen, eyes) if code in game.own), "")
    if own:
        script.line(own, suit=asked.suit, colour=eyes.colour(asked), **words)
    else:
        script.say("find_not", x=words["x"], y=words["y"])


def _help(script: Script, *, asked: bool = False, told: bool = False) -> None:
    """One step further: look again; count, or see which have friends; then it shines, and her own hand touches it.

    Where she was `told` what she chose, that is the first step already.
    """
    game, about = script.game, script.game.asked
    assert about
    step = min(game.help.step + 1, 3)
    script.helped(step=step)
    note_help(script, about, step, asked=asked)
    if step == 1 and told:
        return
    if step == 3:
        script.show(when="after")
        script.say("touch_it", t=game.word(about))
    elif game.stage == "comparing":
        _count_both(script) if step == 2 else _name_both(script)
    elif game.odd_asked:
        odd_one.help_along(script, step)
    elif step == 1:
        script.say("look_along")
    elif dots(about):
        script.say("has_dots", t=game.word(about))
    else:
        script.say("where_is", t=game.word(about))


def _waited(script: Script) -> None:
    """First all the time in the world, then help unasked; at help 2 the card shines after the first wait."""
    game = script.game
    waits = game.help.waits
    script.helped(waits=waits + 1)
    if game.level >= 2 and game.help.step < 3:
        script.helped(step=2)
        _help(script)
    elif waits == 0:
        script.say("WAITING.say")
    elif waits <= 3:
        _help(script)


def _name_both(script: Script) -> None:
    low, high = sorted(script.game.hand, key=dots)
    script.say("count_both", x=script.game.word(low), y=script.game.word(high))


def _count_both(script: Script) -> None:
    for card in script.game.hand:
        count_aloud(script, card)
