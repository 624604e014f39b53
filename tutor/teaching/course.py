"""A lesson under way: one press in, the lesson as it goes on and what is seen, heard and written down out."""

from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from tutor.game import ODD_ONE, RANKS, Chance, HouseRules, cards, practice
from tutor.game.chance import Source
from tutor.teaching import lesson_cards, lesson_presses, lesson_steps
from tutor.teaching.cues import Cue
from tutor.teaching.guided import FRIENDS, GUESTS, Guided, Help, has_pair_in
from tutor.teaching.hints import present_target
from tutor.teaching.journal import Began, Ended, Entry, Tried
from tutor.teaching.lesson import Deal, Lesson, Parent, Step, makes_pair, own_words
from tutor.teaching.lesson_dealer import CannotDeal, Dealer, Dealing
from tutor.teaching.lesson_help import USUAL, Dial
from tutor.teaching.lesson_lines import is_welcome, line_for, suits_said
from tutor.teaching.lesson_steps import Setting
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.presses import Press, Sense, Waited
from tutor.teaching.script import Script

MOST_PAIRS = 8  # pairs after which a lesson has been long enough
PAIRS = ("match", "look", "pick")  # tasks in which a pair is laid
NEARLY = 45.0  # seconds before the end in which no puzzle is begun, unless the last pair is still to be made
GRACE = 45.0  # seconds that a child who is busy has to finish a puzzle when it has been long enough


class LessonRun(msgspec.Struct, frozen=True, gc=False):
    """A lesson and how far it has come.

    `level` is where the help dial starts, `turn` counts how often the lesson was played before, so that its lines come
    in a cycle; `focus` are ranks or pictures to practise; `friends` may come to play, whom chance decides where none
    are named; `short` leaves out the words of welcome (same again). `pairs` are those the child has laid, `began_at` is
    the time of the first press, `left` whether nobody played on.
    """

    lesson: Lesson
    book: PhraseBook
    seed: int
    source: Callable[[int], Source]
    level: int = USUAL
    turn: int = 0
    focus: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    short: bool = False
    index: int = 0
    game: Guided | None = None
    dial: Dial | None = None
    pairs: int = 0
    began_at: float | None = None
    tags: tuple[str, ...] = ()
    left: bool = False
    ended: bool = False


Advance = tuple[LessonRun, tuple[Cue, ...], tuple[Entry, ...]]


def begin_lesson(run: LessonRun) -> Advance:
    """The lesson from its first line up to the child's first decision."""
    run = replace(run, book=_book(run), friends=_friends(run), dial=Dial(run.level))
    script = Script(_table(run))
    script.note(Began("", run.lesson.id, run.seed, run.turn, 2, run.level))
    return _go_on(run, script)


def advance(run: LessonRun, press: Press, sense: Sense) -> Advance:
    """What follows from a press, up to the child's next decision; no cues where nothing does."""
    if run.ended or run.game is None or run.dial is None:
        return run, (), ()
    began = sense.at if run.began_at is None else run.began_at
    late = sense.at - began - 60 * run.lesson.minutes
    step = run.lesson.step[run.index]
    script, finished = lesson_presses.pressed(run.game, step, press, sense)
    run = _counted(replace(run, began_at=began), script, finished)
    if finished:
        return _after_step(run, script, step, late > -NEARLY)
    if late > 0 and (isinstance(press, Waited) or (late > GRACE and not isinstance(step, Deal))):
        return _last_pair(replace(run, left=isinstance(press, Waited)), script)
    return replace(run, game=script.game), tuple(script.cues), tuple(script.entries)


def _counted(run: LessonRun, script: Script, finished: bool) -> LessonRun:
    """The pairs and the help dial after a press; more help comes at once, less with the next step."""
    assert run.dial
    dial = run.dial.after(script.entries)
    pairs = sum(isinstance(entry, Tried) and entry.right and entry.task in PAIRS for entry in script.entries)
    if dial.ups > run.dial.ups and script.game.practice and not finished:
        script.become(level=min(script.game.level + 1, 3))
        script.show(when="after")
    return replace(run, dial=dial, pairs=run.pairs + pairs)


def _after_step(run: LessonRun, script: Script, step: Step, late: bool) -> Advance:
    """The next step; when it has been long enough, the parent's line: a lesson always ends on a made pair."""
    if not late and run.pairs < MOST_PAIRS:
        return _go_on(replace(run, index=run.index + 1), script)
    if makes_pair(step) and script.game.round.laid:
        return _go_on(replace(run, index=_parents(run)), script)
    later = [k for k, one in enumerate(run.lesson.step) if k > run.index and makes_pair(one)]
    return _go_on(replace(run, index=later[-1]), script) if later else _last_pair(run, script)


def _last_pair(run: LessonRun, script: Script) -> Advance:
    """The tutor makes the last pair: one of hers if there is one, else one of the lesson's."""
    game, setting = script.game, _setting(run, "")
    hers = game.stage in ("spotting", "looking") and has_pair_in(game)
    target = present_target(game) if hers else None
    pair = (target.card, target.partner) if target else lesson_cards.pair(setting.dealer, "random")
    script.become(own={}, help=Help())
    script.say("last_pair")
    lesson_steps.show_pair(script, pair, setting)
    script.say("pair", x=script.game.word(pair[0]))
    return _go_on(replace(run, index=_parents(run)), script)


def _parents(run: LessonRun) -> int:
    """Where the parent's line stands; the end where there is none."""
    steps = run.lesson.step
    return next((k for k, step in enumerate(steps) if isinstance(step, Parent) and k >= run.index), len(steps))


def _go_on(run: LessonRun, script: Script) -> Advance:
    """Steps that ask nothing of the child follow each other; the first that does is where she decides."""
    assert run.dial
    steps = run.lesson.step
    while run.index < len(steps):
        step = steps[run.index]
        if not (run.short and is_welcome(steps, run.index)):
            script.become(
                help=Help(),
                own=own_words(step),
                plain=suits_said(step, run.book),
                level=run.dial.for_step(step),
                tried=0,
            )
            with suppress(CannotDeal):  # a step without cards is passed over
                if lesson_steps.begin(script, step, _setting(run, line_for(step, run.turn))):
                    return replace(run, game=script.game), tuple(script.cues), tuple(script.entries)
        run = replace(run, index=run.index + 1)
    _end(run, script)
    return replace(run, game=script.game, ended=True), tuple(script.cues), tuple(script.entries)


def _end(run: LessonRun, script: Script) -> None:
    gone = {"lifted": None, "given": False, "asked": None, "odd_asked": False, "counted": 0, "help": Help()}
    script.become(stage="replay", slots=(), practice=True, level=run.level, friends=(), **gone)
    script.show()
    script.say("lesson_done")
    script.note(Ended(run.lesson.id, run.pairs, left=run.left))


def _setting(run: LessonRun, says: str) -> Setting:
    lesson = run.lesson
    index = min(run.index, len(lesson.step) - 1)
    dealer = Dealer(Dealing(lesson, run.book, run.seed, run.source, run.focus), index)
    return Setting(lesson, dealer, says, Chance(run.seed + 1 + run.index, run.source), run.friends)


def _table(run: LessonRun) -> Guided:
    """The cards that stand for the lesson lie there while the child is greeted."""
    shown = cards(run.lesson.picture)
    now = practice(HouseRules(), shown, (), Chance(run.seed, run.source))
    said = {phrase: run.turn for phrase in run.book.phrase if run.book.lines(phrase) > 1}
    game = Guided(now, run.book, (), "lesson", practice=True, level=run.level, slots=shown, said=said)
    return replace(game, art=run.lesson.deck.pack, tags=run.tags)


def _book(run: LessonRun) -> PhraseBook:
    """The book in which the odd card of the lesson is called by its rank."""
    odd = run.lesson.deck.odd
    return run.book.with_words({ODD_ONE: run.book.rank[odd]} if odd in RANKS else {})


def _friends(run: LessonRun) -> tuple[str, ...]:
    """Who may come to play: those first who are on no card of the lesson, so that a cat is a cat."""
    if run.friends:
        return run.friends
    first = int(Chance(run.seed, run.source)[0] * len(GUESTS))
    order = (*GUESTS[first:], *GUESTS[:first], *FRIENDS[len(GUESTS) :])
    return tuple(sorted(order, key=lambda friend: friend in run.lesson.deck.pictures))[: len(GUESTS)]
