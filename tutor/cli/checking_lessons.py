"""What else `old-maid check` does with a lesson: plays it with made-up children, or reads it aloud."""

import threading
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tutor.cli.folders import data_folder
from tutor.content.files import content, read
from tutor.content.inspection import kind_of
from tutor.content.lessonchecks import phrases, pictures_of
from tutor.content.parsing import parsed
from tutor.content.problems import english
from tutor.content.scanner import scanned
from tutor.teaching.course import LessonRun
from tutor.teaching.cues import Say
from tutor.teaching.lesson import Lesson, lines_of
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.rehearsal import ChildName, Outcome, played, rehearsed

if TYPE_CHECKING:
    from tutor.voice import Moment, Speech

CHILDREN: dict[ChildName, str] = {
    "right": "always right",
    "neighbour": "always a neighbour",
    "silent": "silent",
    "masher": "mashing",
}


def lessons_in(names: Sequence[str]) -> Iterator[tuple[Lesson, PhraseBook]]:
    """The lessons among these files, each with the words for its pictures; raises BadFile where one cannot be read."""
    for name in names:
        place = Path(name)
        if kind_is_lesson(name):
            lesson = read(place, Lesson)
            yield lesson, phrases().with_words(pictures_of(lesson.deck.pack, place) or {})


def kind_is_lesson(name: str) -> bool:
    """Whether a lesson is in this file; raises BadFile where it cannot be read."""
    kind = kind_of(parsed(scanned(content(Path(name), name), name), name))
    return kind is not None and kind.shape is Lesson


def told_by_playing(lesson: Lesson, book: PhraseBook) -> Iterator[str]:
    """How the lesson goes with each made-up child: minutes, pairs, and how it ended."""
    yield f"{lesson.id}: {lesson.title}"
    for child, name in CHILDREN.items():
        went = rehearsed(LessonRun(lesson, book, 0, Random), child)
        amount = f"{went.minutes:.1f} minutes, {english(went.pairs, 'pair')}, {went.presses} presses"
        yield f"  {name:18} {amount}: {_ending(went, lesson)}"


def _ending(went: Outcome, lesson: Lesson) -> str:
    if not went.ended:
        return "it did not end"
    if went.tutors_pair:
        return f"ended after its {english(lesson.minutes, 'minute')}, the tutor made the last pair"
    if went.unreached is not None:
        return f"ended after {'eight pairs' if went.pairs >= 8 else 'its minutes'}, before step {went.unreached + 1}"
    return "ended with its last step"


def lines_to_read(lesson: Lesson, book: PhraseBook) -> tuple[str, ...]:
    """All that the lesson's own lines say, turn by turn, with the cards that lie there; each sentence once."""
    turns = max(len(lines_of(step)) for step in lesson.step)
    said: dict[str, None] = {}
    for turn in range(turns):
        for moment in played(LessonRun(lesson, book, 0, Random, turn=turn), "right"):
            said |= dict.fromkeys(cue.text for cue in moment.cues if isinstance(cue, Say) and cue.phrase == "lesson")
    return tuple(said)


def read_aloud(lines: Sequence[str], voice: "Speech") -> Iterator[str]:
    """Each line as it is about to be spoken, the next one when it has been heard; only printed without a voice."""
    for line in lines:
        yield line
        ended = threading.Event()
        voice.say(line, partial(_hear, ended))
        ended.wait()  # the voice gives up by itself, in time


def _hear(ended: threading.Event, moment: "Moment") -> None:
    if moment != "started":
        ended.set()


def voice_of_the_family() -> "Speech":
    """The voice that the child hears."""
    from tutor.voice import Voice  # noqa: PLC0415 - only when it is to be heard

    home = data_folder()
    return Voice(home / "voice", own=home / "clips")
