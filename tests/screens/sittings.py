"""Sittings to look at: rounds played by a child who presses anything that can be chosen."""

import random
from collections.abc import Iterator

from tutor.content.decks import load_deck
from tutor.content.phrases import load_phrases
from tutor.screens.touch import press_of
from tutor.teaching.cues import Scene, Show
from tutor.teaching.presses import HelpAsked, RestWanted, Sense
from tutor.teaching.sitting import Answer, Sitting, answer, begin, hello, scene
from tutor.teaching.visit import Library, Visit

DECK, BOOK = load_deck("ace-to-six"), load_phrases()


def sitting(seed: int = 0) -> Sitting:
    """A sitting that has not begun."""
    return Sitting(DECK, BOOK, seed, random.Random)


def visit(seed: int = 0) -> Visit:
    """A visit that has not begun, without lessons."""
    return Visit(sitting(seed), Library(lambda: (), lambda _: BOOK))


def scenes(seed: int, friends: int, presses: int = 60) -> Iterator[Scene]:
    """All scenes that are shown while a child presses anything, from hello to goodbye."""
    chance = random.Random(seed)
    yield scene(sitting(seed))
    found: Answer = begin(sitting(seed), friends)
    for number in range(presses):
        for cue in found.cues:
            if isinstance(cue, Show):
                yield cue.scene
        choices = [press for name in scene(found.sitting).choices if (press := press_of(name))]
        if not choices:
            return
        press = chance.choice([*choices, *choices, HelpAsked(), RestWanted()])
        found = answer(found.sitting, press, Sense(3.0 * number))


__all__ = ["BOOK", "DECK", "hello", "scenes", "sitting", "visit"]
