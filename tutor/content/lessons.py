"""The lessons: those that come with the program, in the order of the path, and a family's own."""

from collections.abc import Iterator
from functools import partial
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec.structs import replace

from tutor.content.files import BadFile, Problem, read, shipped
from tutor.content.lessonchecks import lesson_findings
from tutor.content.problems import plain
from tutor.teaching.lesson import Lesson
from tutor.teaching.lesson_dealer import deck_cards

NOT_LESSONS = ("phrases.toml", "report.toml", "rules.toml")


def load_lessons(language: str = "en", family: Path | None = None) -> tuple[Lesson, ...]:
    """All lessons in the order of the path, then those of the family's folder; a file with something amiss is left out.

    Raises BadFile where one that comes with the program cannot be read.
    """
    own = [_pictured(read(place, Lesson)) for place in _files(shipped("lessons", language))]
    known = {lesson.id for lesson in own}
    more = []
    for place in _files(family) if family else ():
        try:
            lesson = _read(place, family)
        except BadFile:
            continue
        if lesson.id not in known:
            more.append(lesson)
    return (*sorted(own, key=_place), *sorted(more, key=_place))


def load_lesson(which: str, language: str = "en", family: Path | None = None) -> Lesson:
    """The lesson of this id; raises BadFile where there is none, or its file cannot be used."""
    for place in _files(shipped("lessons", language)):
        if place.name == f"{which}.toml":
            return _pictured(read(place, Lesson))
    for place in _files(family) if family else ():
        if place.name == f"{which}.toml":
            return _read(place, family)
    known = ", ".join(plain(lesson.id) for lesson in load_lessons(language, family))
    raise BadFile(f"there is no lesson {plain(which)}: choose one of {known}")


def family_lesson_problems(family: Path) -> tuple[Problem, ...]:
    """All that is amiss in a family's own lesson files, file by file."""
    problems: list[Problem] = []
    known = {place.name for place in _files(shipped("lessons", "en"))}
    for place in _files(family):
        try:
            _read(place, family)
        except BadFile as why:
            problems += why.problems
        else:
            if place.name in known:
                taken = "this lesson comes with the program: give yours another id and name"
                problems.append(Problem(place.name, 1, taken))
    return tuple(problems)


def _read(place: Traversable, family: Path | None) -> Lesson:
    """A family's lesson, looked at but not played: that takes longer, and is for `old-maid check`."""
    where = family / place.name if family else Path(place.name)
    return _pictured(read(place, Lesson, partial(lesson_findings, file=str(where), thorough=False)))


def _pictured(lesson: Lesson) -> Lesson:
    """The lesson with cards that stand for it on the path: its own last ones where the file names none."""
    if lesson.picture:
        return lesson
    return replace(lesson, picture=" ".join(map(str, deck_cards(lesson.deck)[-2:])))


def _place(lesson: Lesson) -> tuple[int, str]:
    """Where it stands on the path; a lesson without a number comes last."""
    return lesson.number or 10_000, lesson.id


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The lesson files of a folder, sorted by name; none where it cannot be looked into."""
    try:
        places = sorted(folder.iterdir(), key=lambda place: place.name)
    except OSError:
        return
    for place in places:
        if place.name.endswith(".toml") and not place.name.startswith(".") and place.name not in NOT_LESSONS:
            yield place
