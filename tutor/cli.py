"""The command line: builds chance, voice and patience, and opens a screen with them."""

import os
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor import __version__
from tutor.content.decks import load_deck
from tutor.content.files import BadFile
from tutor.content.phrases import load_phrases
from tutor.teaching.sitting import Answer, Sitting, begin, hello

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.voice import Speech, Trouble

PROBLEMS = 1
WRONG_USE = 2
WIDEST_SEED = 2**31


class Refusal(click.ClickException):
    """Something a user can do went amiss: one sentence, no traceback."""

    exit_code = WRONG_USE


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["--help"]})
@click.version_option(__version__, prog_name="old-maid")
@click.pass_context
def old_maid(context: click.Context) -> None:
    """Old Maid for a child who cannot read yet, and the grown-up beside her."""
    if context.invoked_subcommand is None:
        context.exit(_show(hello(_sitting("ace-to-six", None))))


@old_maid.command()
@click.option("--game", default="ace-to-six", show_default=True, help="Which game to play.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True, help="The child and her friends.")
@click.option("--seed", type=click.IntRange(min=0), help="The same number deals the same cards.")
@click.pass_context
def play(context: click.Context, game: str, players: int, seed: int | None) -> None:
    """Go straight to the table."""
    sitting = _sitting(game, seed)
    fewest, most = sitting.deck.fewest_players, sitting.deck.most_players
    if not fewest <= players <= most:
        raise Refusal(f"{game} is a game for {fewest} to {most} players.")
    context.exit(_show(begin(sitting, players - 1)))


def run() -> int:
    """Read the command line and do what it says; the exit code, 128+n after signal n."""
    try:
        code = old_maid.main(prog_name="old-maid", standalone_mode=False)
    except click.ClickException as why:
        why.show()
        return why.exit_code
    except click.Abort:
        return WRONG_USE
    return code if isinstance(code, int) else 0


def data_folder() -> Path:
    """Where a family's things lie on this computer: one folder, to read, to keep or to throw away."""
    home = os.environ.get("OLD_MAID_HOME")
    if home:
        return Path(home)
    import platformdirs  # noqa: PLC0415 - after the first frame

    return platformdirs.user_data_path("old-maid-tutor")


def _sitting(game: str, seed: int | None) -> Sitting:
    _need_terminal()
    try:
        deck, book = load_deck(game), load_phrases()
    except BadFile as why:
        raise Refusal(str(why)) from why
    strange = [rank for rank in deck.ranks if rank not in book.rank]
    if strange:
        raise Refusal(f"{game} cannot be shown: there are faces and words for {' '.join(book.rank)} only.")
    fresh = random.SystemRandom().randrange(WIDEST_SEED)
    return Sitting(deck, book, fresh if seed is None else seed, random.Random)


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

    services = Services(_make_voice, random.SystemRandom().choice, _pace())
    app = OldMaidApp(opening, services)
    app.run()
    return PROBLEMS if app.return_code is None else app.return_code  # every way out of the app names its code


def _make_voice(on_trouble: "Callable[[Trouble], None]") -> "Speech":
    from tutor.voice import Voice  # noqa: PLC0415 - after the first frame

    return Voice(data_folder() / "voice", on_trouble=on_trouble)


def _pace() -> float:
    try:
        return max(float(os.environ.get("OLD_MAID_PACE", "1")), 0.0)
    except ValueError:
        return 1.0
