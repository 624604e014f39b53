"""A visit from hello to goodbye: the first page, the path of lessons, rounds, replays and watching again."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from tutor.game import Chance, Deck
from tutor.teaching import rewatch, sitting
from tutor.teaching.course import LessonRun, advance, begin_lesson
from tutor.teaching.cues import Cue, Say, Scene, Show
from tutor.teaching.journal import Entry
from tutor.teaching.lesson import Lesson
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.places import Child, Last, Progress, home_scene, path_scene, replay_scene, who_scene
from tutor.teaching.presses import HelpAsked, PlaceChosen, Press, Sense, StopChosen, Waited, WentOn
from tutor.teaching.rewatch import Still
from tutor.teaching.scenery import scene_of
from tutor.teaching.sitting import Sitting


class Library(msgspec.Struct, frozen=True, gc=False):
    """Where lessons and words are found when they are wanted, so that the first frame need not wait for them.

    `lessons` gives all lessons in the order of the path, `book` the book with the words for the pictures of a pack,
    `deck` the deck of a game, if there is one.
    """

    lessons: Callable[[], tuple[Lesson, ...]]
    book: Callable[[str], PhraseBook]
    deck: Callable[[str], Deck | None] = lambda _: None


class Visit(msgspec.Struct, frozen=True, gc=False):
    """Where the child is. `page` tells what a press means; `marked` is the lesson that was touched once, `child`
    the one who said that she is playing."""

    sitting: Sitting
    library: Library
    progress: Progress = Progress()
    page: str = "home"
    marked: str = ""
    run: LessonRun | None = None
    stills: tuple[Still, ...] = ()
    shown: int = 0
    children: tuple[Child, ...] = ()
    child: str = ""
    ace_as_one: bool = False
    fresh: int = 0
    waits: int = 0

    @property
    def book(self) -> PhraseBook:
        """The words of the pack on the table."""
        return self.sitting.book

    def words(self, pack: str) -> PhraseBook:
        """The words of any pack, with the ace called as the family calls it."""
        book = self.library.book(pack)
        return book.with_ace_as_one() if self.ace_as_one else book


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What a press led to: the visit as it goes on, its film, and what is to be written down before it is shown."""

    visit: Visit
    cues: tuple[Cue, ...]
    entries: tuple[Entry, ...] = ()


def arrive(visit: Visit) -> Answer:
    """The first page: can she hear me, and what shall we do?"""
    visit = replace(visit, page="home")
    return Answer(visit, (Show(scene(visit)), *lines(visit, "hello", "what_now")))


def at_table(visit: Visit, friends: int) -> Answer:
    """Straight to a round with so many friends."""
    return _of_sitting(replace(visit, page="table"), sitting.begin(visit.sitting, friends))


def at_lesson(visit: Visit, which: str) -> Answer:
    """Straight into a lesson; raises StopIteration where there is none of this id."""
    return _lesson(visit, which, _seed(visit), short=False)


def scene(visit: Visit) -> Scene:
    """What is to be seen of the visit as it stands, when no film plays."""
    if visit.page == "lesson" and visit.run and visit.run.game:
        shown = scene_of(visit.run.game)
        return replay_scene(shown, visit.progress, bool(visit.stills)) if visit.run.ended else shown
    if visit.page == "watch":
        return rewatch.scene(visit.stills, visit.shown, visit.book.parent["watched"])
    if visit.page == "path":
        return path_scene(visit.library.lessons(), visit.marked, visit.progress)
    if visit.page == "home":
        return home_scene(visit.progress)
    if visit.page == "who":
        return who_scene(visit.children)
    shown = sitting.scene(visit.sitting)
    return replace(shown, choices=(*shown.choices, "watch", "home:")) if shown.stage == "again" else shown


def answer(visit: Visit, press: Press, sense: Sense) -> Answer:
    """What follows from a press, up to the child's next decision; no cues where nothing does."""
    if isinstance(press, PlaceChosen):
        return _to_place(visit, press.place)
    if visit.page == "table":
        return _of_sitting(visit, sitting.answer(visit.sitting, press, sense))
    if visit.page == "lesson":
        return _in_lesson(visit, press, sense)
    if visit.page == "watch":
        return _show_still(visit, visit.shown + 1) if isinstance(press, WentOn) else Answer(visit, ())
    return _at_page(visit, press)


def _at_page(visit: Visit, press: Press) -> Answer:
    """On a page of pictures help and go on ask again, and so does a wait, once."""
    if isinstance(press, StopChosen):
        return _stop(visit)
    if isinstance(press, HelpAsked | WentOn) or (isinstance(press, Waited) and not visit.waits):
        ask = "which_lesson" if visit.page == "path" else "what_now"
        return Answer(replace(visit, waits=visit.waits + 1), lines(visit, ask))
    return Answer(visit, ())


def _in_lesson(visit: Visit, press: Press, sense: Sense) -> Answer:
    assert visit.run
    if visit.run.ended:
        return _at_page(visit, press)
    run, cues, entries = advance(visit.run, press, sense)
    later = replace(visit, run=run, stills=(*visit.stills, *rewatch.stills_of(cues)))
    if run.ended:
        cues = (*cues[:-1], Show(scene(later)), *cues[-1:])
    return Answer(later, cues, entries)


def _to_place(visit: Visit, place: str) -> Answer:
    sort, _, which = place.partition(":")
    ways: dict[str, Callable[[Visit, str], Answer]] = {
        "lesson": _touch_lesson,
        "child": _hello_to,
        "replay": _replay,
        "watch": lambda now, _: _show_still(replace(now, page="watch"), 0),
        "still": lambda now, way: _show_still(now, now.shown + (1 if way == "on" else -1)),
    }
    return ways.get(sort, _from_home)(visit, which)


def _touch_lesson(visit: Visit, which: str) -> Answer:
    """The first touch speaks of a lesson, the second opens it."""
    if visit.marked == which:
        return _lesson(visit, which, _seed(visit), short=False)
    marked = replace(visit, marked=which)
    title = next(lesson.title for lesson in visit.library.lessons() if lesson.id == which)
    return Answer(marked, (Show(scene(marked)), Say("title", f"{title}.")))


def _hello_to(visit: Visit, which: str) -> Answer:
    name = next((child.name for child in visit.children if child.id == which), "")
    home = replace(visit, page="home", waits=0, child=which)
    hello = Say("hello_you", visit.book.sentence("hello_you", {"name": name}))
    return Answer(home, (Show(scene(home)), *((hello,) if name else ()), *lines(home, "what_now")))


def _from_home(visit: Visit, which: str) -> Answer:
    """The three things of the first page, and the way back to it."""
    if which == "lesson":
        path = replace(visit, page="path", marked="", waits=0)
        return Answer(path, (Show(scene(path)), *lines(path, "which_lesson")))
    if which == "play":
        fresh = replace(
            visit, page="table", sitting=_new_sitting(visit, _seed(visit)), fresh=visit.fresh + 1, stills=()
        )
        return _of_sitting(fresh, sitting.hello(fresh.sitting))
    if which == "again" and visit.progress.last:
        return _again(visit, visit.progress.last)
    home = replace(visit, page="home", waits=0)
    return Answer(home, (Show(scene(home)), *lines(home, "what_now")))


def _again(visit: Visit, last: Last) -> Answer:
    """What was played last, with the same cards; a game that is gone makes room for the one on the table."""
    if last.lesson:
        return _lesson(visit, last.lesson, last.seed, short=True)
    deck = visit.library.deck(last.game) if last.game else None
    old = _new_sitting(visit, last.seed)
    if deck:
        old = replace(old, deck=deck, book=visit.words(deck.id), number=last.number)
    table = replace(visit, page="table", sitting=old, stills=())
    return _of_sitting(table, sitting.begin(old, last.friends))


def _replay(visit: Visit, which: str) -> Answer:
    """The same cards again, fresh ones, or what was hard."""
    run = visit.run
    if run is None:
        return Answer(visit, ())
    if which == "same":
        return _lesson(visit, run.lesson.id, run.seed, short=True)
    focus = visit.progress.hard if which == "hard" else ()
    return _lesson(visit, run.lesson.id, _seed(visit), short=True, focus=focus)


def _lesson(visit: Visit, which: str, seed: int, *, short: bool, focus: tuple[str, ...] = ()) -> Answer:
    lesson = next(one for one in visit.library.lessons() if one.id == which)
    progress = visit.progress
    level = 1 if which in progress.known else max(progress.level, 2)
    turn = progress.turns.get(which, 0)
    words, source = visit.words(lesson.deck.pack), visit.sitting.source
    run = LessonRun(lesson, words, seed, source, level, turn, focus, short=short, tags=progress.tags)
    run, cues, entries = begin_lesson(run)
    turns = {**progress.turns, which: turn + 1}
    progress = replace(progress, last=Last(which, seed), turns=turns, seen=progress.seen | {which})
    later = replace(
        visit, page="lesson", run=run, progress=progress, fresh=visit.fresh + 1, stills=rewatch.stills_of(cues)
    )
    return Answer(later, cues, entries)


def _show_still(visit: Visit, which: int) -> Answer:
    """One moment of what was played, as it was seen and heard."""
    if not visit.stills:
        return Answer(visit, lines(visit, "what_now"))
    later = replace(visit, shown=min(max(which, 0), len(visit.stills) - 1))
    still = later.stills[later.shown]
    said = (Say("still", still.text),) if still.text else ()
    return Answer(later, (Show(scene(later)), *said))


def _of_sitting(visit: Visit, found: sitting.Answer) -> Answer:
    before = visit.sitting
    stills = () if found.sitting.number != before.number else visit.stills
    progress = visit.progress
    if found.sitting.game and found.sitting.game is not before.game:
        now = found.sitting
        progress = replace(progress, last=Last("", now.seed, len(now.friends), now.number, now.deck.id))
    later = replace(visit, sitting=found.sitting, stills=(*stills, *rewatch.stills_of(found.cues)), progress=progress)
    cues, ended = found.cues, scene(later).stage == "again"
    return Answer(later, (*cues[:-1], Show(scene(later)), *cues[-1:]) if cues and ended else cues, found.entries)


def _stop(visit: Visit) -> Answer:
    over = replace(visit, page="table", sitting=replace(visit.sitting, over=True))
    return Answer(over, (*lines(visit, "goodbye"), Show(scene(over))))


def _new_sitting(visit: Visit, seed: int) -> Sitting:
    old = visit.sitting
    return Sitting(old.deck, old.book, seed, old.source, level=visit.progress.level, tags=visit.progress.tags)


def _seed(visit: Visit) -> int:
    """Another seed each time, by the chance of the visit."""
    return int(Chance(visit.sitting.seed, visit.sitting.source)[visit.fresh] * 2**31)


def lines(visit: Visit, *phrases: str) -> tuple[Say, ...]:
    """Sentences of the book that need nothing filled in."""
    return tuple(Say(phrase, visit.book.sentence(phrase, {})) for phrase in phrases)
