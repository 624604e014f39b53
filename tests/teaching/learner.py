"""Builders for a lesson that reads like its file, and a child who takes it."""

import random
from functools import cache
from typing import Any

import msgspec

from tutor.content.decks import load_box
from tutor.content.lessons import load_lessons
from tutor.game import card
from tutor.teaching.course import LessonRun, advance, begin_lesson
from tutor.teaching.cues import Scene
from tutor.teaching.lesson import Lesson
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.presses import CardChosen, HelpAsked, Press, RankTyped, Sense, Waited, WentOn
from tutor.teaching.scenery import scene_of

from .tables import BOOK, TOUCHES, Film

LESSONS = load_lessons()
PARENT = {"do": "parent", "say": "Find two socks together."}
PICK = {"do": "pick", "from": "5D 6D 4H", "match": "5C"}
NEXT = {"do": "pick", "from": "2S 4S 6S", "match": "2H"}
FIND = {"do": "find", "from": "4H 5D 6C 3S", "card": "5"}
DECK = {"ranks": ["A", "2", "3", "4", "5", "6"]}


@cache
def book_of(lesson: Lesson) -> PhraseBook:
    """The book with the words for the pictures of a lesson."""
    return BOOK.with_words(load_box(lesson.deck.pack).words) if lesson.deck.pack else BOOK


def a_lesson(*steps: dict[str, Any], deck: dict[str, Any] = DECK, **more: Any) -> Lesson:
    """A lesson of these steps and a parent's line; its cards lie as they are written unless `replay` says otherwise."""
    plain = {"format": 1, "id": "own", "title": "Own", "goal": "Own.", "minutes": 8, "replay": {"fresh": []}}
    return msgspec.convert({**plain, "deck": deck, "step": [*steps, PARENT], **more}, Lesson)


class Learner:
    """A child in a lesson: one press, one film. Presses come five seconds apart unless told otherwise."""

    def __init__(self, lesson: Lesson, seed: int = 0, level: int = 1, **more: Any) -> None:
        run = LessonRun(lesson, book_of(lesson), seed, random.Random, level, **more)
        self.run, cues, self.entries = begin_lesson(run)
        self.film = Film(cues)
        self.at = 0.0

    @property
    def scene(self) -> Scene:
        return scene_of(self.run.game)

    @property
    def hand(self) -> str:
        return " ".join(str(held) for held in self.scene.hand if held)

    @property
    def laid(self) -> str:
        return " ".join(map(str, self.scene.laid))

    @property
    def ended(self) -> bool:
        return self.run.ended

    @property
    def heard(self) -> list[str]:
        """What is said in the film of the last press."""
        return [line.text for line in self.film.said]

    def press(self, press: Press, after: float = 5.0) -> Film:
        self.at += after
        before = self.scene
        self.run, cues, self.entries = advance(self.run, press, Sense(self.at))
        self.film = Film(cues)
        assert (self.film.scenes or [before])[-1] == self.scene, "a film ends with the table as it stands"
        return self.film

    def touch(self, *things: str, after: float = 5.0) -> Film:
        """Touch one thing after the other, cards by their notation; the film of the last."""
        for name in things:
            sort, _, which = name.partition(":")
            self.press(TOUCHES[sort](which) if sort in TOUCHES else CardChosen(card(name)), after)
        return self.film

    def digits(self, line: str) -> Film:
        for digit in line.split():
            self.press(RankTyped("A" if digit == "1" else digit))
        return self.film

    def go(self) -> Film:
        return self.press(WentOn())

    def ask(self) -> Film:
        return self.press(HelpAsked())

    def wait(self, times: int = 1) -> Film:
        for _ in range(times):
            self.press(Waited())
        return self.film


def picks(count: int) -> list[dict[str, Any]]:
    """So many steps in which a pair is made."""
    return [PICK, NEXT] * (count // 2)


def right(child: Learner) -> None:
    """The child makes the pair of this step, first try."""
    kinds = child.run.game.round.table.kinds
    given = child.scene.lifted[0]
    child.touch(str(next(one for one in child.scene.hand if one and one != given and kinds[one] == kinds[given])))
