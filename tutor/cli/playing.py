"""The table: builds chance, voice and patience, and opens a screen with them."""

import os
import random
import sys
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

import click

from tutor.art import Faces
from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.content.decks import load_box
from tutor.content.files import BadFile
from tutor.content.phrases import load_phrases
from tutor.game import clean_name
from tutor.teaching.sitting import Sitting
from tutor.teaching.visit import Answer, Library, Visit, arrive, at_lesson, at_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.content.decks import Box
    from tutor.game import Deck
    from tutor.screens.family import Keeper
    from tutor.teaching.lesson import Lesson
    from tutor.voice import Speech, Trouble

WIDEST_SEED = 2**31
ONE_PACK = 6  # players: a game that is for more than that has two packs, and the table offers it to more


def say_hello() -> int:
    """Open the program at its first page; the exit code."""
    return _show(arrive(_visit("ace-to-six", None)))


@click.command()
@click.option("--game", default="ace-to-six", show_default=True, help="Which game to play.")
@click.option("--players", type=click.IntRange(2, 12), help="The child and her friends: 2, or what the game is for.")
@click.option("--seed", type=click.IntRange(min=0), help="The same number deals the same cards.")
@click.pass_context
def play(context: click.Context, game: str, players: int | None, seed: int | None) -> None:
    """Go straight to the table."""
    visit = _visit(game, seed)
    fewest, most = visit.sitting.deck.fewest_players, visit.sitting.deck.most_players
    players = players or max(2, fewest if most <= ONE_PACK else ONE_PACK + 1)
    if not fewest <= players <= most:
        raise Refusal(f"{game} is a game for {fewest} to {most} players.")
    context.exit(_show(at_table(visit, players - 1)))


@click.command()
@click.argument("lesson_id", metavar="ID")
@click.option("--seed", type=click.IntRange(min=0), help="The same number gives the same cards.")
@click.pass_context
def lesson(context: click.Context, lesson_id: str, seed: int | None) -> None:
    """Go straight into a lesson."""
    visit = _visit("ace-to-six", seed)
    known = [one.id for one in visit.library.lessons()]
    if lesson_id not in known:
        near = get_close_matches(lesson_id, known, 1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise Refusal(f"There is no lesson {clean_name(lesson_id)!r}.{meant} The lessons are {', '.join(known)}.")
    context.exit(_show(at_lesson(visit, lesson_id)))


def _visit(game: str, seed: int | None) -> Visit:
    """A visit with this game on the table; raises Refusal where there is none."""
    _need_terminal()
    try:
        box, book = _box(game), load_phrases()
    except BadFile as why:
        raise Refusal(str(why)) from why
    fresh = random.SystemRandom().randrange(WIDEST_SEED)
    book_of = cache(lambda pack: book.with_words(_box(pack or game).words))
    sitting = Sitting(box.deck, book_of(""), fresh if seed is None else seed, random.Random)
    return Visit(sitting, Library(_lessons, book_of, _deck))


@cache
def _box(game: str) -> "Box":
    return load_box(game, data_folder() / "decks")


def _deck(game: str) -> "Deck | None":
    try:
        return _box(game).deck
    except BadFile:
        return None


@cache
def _lessons() -> "tuple[Lesson, ...]":
    from tutor.content.lessons import load_lessons  # noqa: PLC0415 - after the first frame

    return load_lessons(family=data_folder() / "lessons")


def _need_terminal() -> None:
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise Refusal("The cards need a terminal window: start old-maid from one, without pipes.")
    if "utf" not in (sys.stdout.encoding or "").lower():
        raise Refusal("The cards need a terminal set to UTF-8: set LANG to a UTF-8 locale such as C.UTF-8.")


def _show(opening: Answer) -> int:
    """Open the screen; Textual is imported only here."""
    if "COLORTERM" not in os.environ:
        os.environ.setdefault("TEXTUAL_COLOR_SYSTEM", "256")
    for fixed in ("COLUMNS", "LINES"):
        os.environ.pop(fixed, None)  # Textual would believe them for good, however the window changes
    os.environ.setdefault("TEXTUAL_DISABLE_KITTY_KEY", "1")  # its long key codes can end Textual's reader
    from tutor.screens.app import OldMaidApp  # noqa: PLC0415 - takes most of the time to start
    from tutor.screens.services import Services  # noqa: PLC0415

    game = opening.visit.sitting.deck.id
    faces = cache(lambda pack: Faces(_box(pack or game).art))
    services = Services(_make_voice, random.SystemRandom().choice, faces, _make_keeper, _pace())
    app = OldMaidApp(opening, services)
    app.run()
    return PROBLEMS if app.return_code is None else app.return_code  # every way out of the app names its code


def _make_keeper(on_trouble: "Callable[[], None]") -> "Keeper":
    from tutor.cli.keeping import FamilyKeeper  # noqa: PLC0415 - after the first frame

    return FamilyKeeper(data_folder(), _lessons, on_trouble)


def _make_voice(on_trouble: "Callable[[Trouble], None]") -> "Speech":
    from tutor.voice import Voice  # noqa: PLC0415 - after the first frame

    return Voice(data_folder() / "voice", own=data_folder() / "clips", on_trouble=on_trouble)


def _pace() -> float:
    try:
        return max(float(os.environ.get("OLD_MAID_PACE", "1")), 0.0)
    except ValueError:
        return 1.0
