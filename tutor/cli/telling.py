"""`old-maid games` and `old-maid rules`: which games there are, and one of them in plain words."""

import sys
import textwrap
from collections.abc import Iterable, Iterator

import click

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.cli.terminal import bare
from tutor.content.decks import all_decks, family_problems, game_ids, load_box
from tutor.content.files import BadFile
from tutor.content.rulewords import load_rule_words
from tutor.game import Deck
from tutor.teaching.rulebook import Item, Section, tell

WIDTH = 78
INDENT = "    "


@click.command()
@click.pass_context
def games(context: click.Context) -> None:
    """List the games, a family's own among them."""
    family = data_folder() / "decks"
    try:
        decks = all_decks(family)
    except BadFile as why:
        raise Refusal(bare(str(why), sys.stderr)) from why
    for deck in decks:
        _print(_entry(deck))
    _print(["", "old-maid rules ID tells how one of them is played."])
    problems = family_problems(family)
    for problem in problems:
        click.echo(bare(str(problem), sys.stderr), err=True)
    context.exit(PROBLEMS if problems else 0)


@click.command()
@click.argument("game", metavar="ID")
def rules(game: str) -> None:
    """Tell in plain words how a game is played."""
    family = data_folder() / "decks"
    if game not in game_ids(family):
        raise Refusal(_no_such_game(game, game_ids(family)))
    try:
        box = load_box(game, family)
    except BadFile as why:
        raise Refusal(bare(str(why), sys.stderr)) from why
    sections = tell(box.deck, load_rule_words(), box.words)
    _print(["\n\n".join("\n".join(_lines(section)) for section in sections)])


def _entry(deck: Deck) -> Iterator[str]:
    fewest, most = deck.fewest_players, deck.most_players
    players = f"{fewest} players" if fewest == most else f"{fewest} to {most} players"
    yield _wrapped(f"{deck.id}: {deck.title}")
    yield _wrapped(f"{deck.dealt} cards, {players}. {deck.about}", INDENT, INDENT)


def _no_such_game(game: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - only for a slip of the keys

    nearest = get_close_matches(game.lower(), known, 1, 0.0)
    meant = f" Did you mean {nearest[0]}?" if nearest else ""
    return bare(f"There is no game {game!r}.{meant} old-maid games lists them all.", sys.stderr)


def _lines(section: Section) -> Iterator[str]:
    yield section.title
    yield "-" * len(section.title)
    yield from map(_told, section.items)


def _told(item: Item) -> str:
    if not item.lead:
        return _wrapped(item.text)
    if item.lead.endswith("?"):
        return f"{_wrapped(item.lead)}\n{_wrapped(item.text, INDENT, INDENT)}"
    return _wrapped(f"{item.lead}: {item.text}", later=INDENT)


def _wrapped(text: str, first: str = "", later: str = "") -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=later)


def _print(lines: Iterable[str]) -> None:
    click.echo(bare("\n".join(lines), sys.stdout))
