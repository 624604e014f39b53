"""`old-maid record` and `old-maid replay`: a round written down, and played again from what was written."""

import random
import sys
from collections.abc import Iterator

import click

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.cli.terminal import coded
from tutor.content.decks import load_deck
from tutor.content.files import BadFile
from tutor.content.problems import plain
from tutor.game import Action, Chance, Deck, Draw, Round, apply, choose, pick_chance, round_seed, start, view
from tutor.game.record import LONGEST_SEED, Record, record_of, write_record
from tutor.game.record_names import default_names
from tutor.game.record_reader import BadRecord, read_record
from tutor.game.result import Result, result

LARGEST = 1024 * 1024
DEALER = 0


@click.command()
@click.option("--game", required=True, metavar="ID", help="Which game to play; old-maid games lists them.")
@click.option("--players", type=int, default=4, show_default=True, metavar="N", help="How many seats.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="The same number, the same round.")
def record(game: str, players: int, seed: int) -> None:
    """Print the record of one round that friends play."""
    try:
        deck = _deck(game)
    except ValueError as why:
        raise Refusal(str(why)) from why
    if not deck.fewest_players <= players <= deck.most_players:
        raise Refusal(f"{deck.id} is a game for {deck.fewest_players} to {deck.most_players} players.")
    if players > deck.dealt:
        raise Refusal(f"{deck.dealt} cards are too few for {players} players.")
    own = round_seed(seed, 0)
    if not 0 <= own < 10**LONGEST_SEED:
        raise Refusal(f"A seed is a whole number from 0 up, of at most {LONGEST_SEED - 10} digits.")
    actions = _played_by_friends(start(deck, players, DEALER, Chance(own, random.Random)))
    text = write_record(record_of(deck, default_names(players), DEALER, own, actions, random.Random))
    _print(text.encode())


@click.command()
@click.argument("file", metavar="FILE", type=click.Path())
@click.pass_context
def replay(context: click.Context, file: str) -> None:
    """Replay a record: tell what came of the round, or the line at which the record cannot be right."""
    try:
        found = read_record(_text(file), _deck, random.Random)
    except BadRecord as why:
        _print(_printable(f"{file}:{why.line}: {why.reason}\n"))
        context.exit(PROBLEMS)
    _print(_printable("".join(f"{sentence}\n" for sentence in _retelling(found))))


def _deck(game: str) -> Deck:
    """The deck of a game, a family's own included; raises ValueError in one sentence."""
    try:
        return load_deck(game, data_folder() / "decks")
    except BadFile as why:
        raise ValueError(str(why)) from why


def _played_by_friends(now: Round) -> tuple[Action, ...]:
    """What friends at every seat do, opening pairs in deal order, until the round is over."""
    actions: list[Action] = []
    while now.phase != "over":
        seen = next(seen for seat in now.table.deal_order if (seen := view(now, seat)).legal)
        action = choose(seen, pick_chance(now))
        assert action is not None
        now, _ = apply(now, action)
        actions.append(action)
    return tuple(actions)


def _print(content: bytes) -> None:
    """Every byte as it is, so that no system turns line ends into its own."""
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def _text(file: str) -> str:
    try:
        with open(file, "rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as why:
        raise Refusal(f"{plain(file)}: cannot be read ({why.strerror}).") from why
    if len(content) > LARGEST:
        raise BadRecord(1, "a record has 1 MB at most")
    try:
        return content.decode()
    except UnicodeDecodeError as why:
        raise BadRecord(content.count(b"\n", 0, why.start) + 1, "here is a byte that is no UTF-8") from why


def _retelling(found: Record) -> Iterator[str]:
    """The round in a few sentences."""
    names, now, table = found.names, found.now, found.dealt.table
    yield f"A round of {found.game} with {_joined(names)}. {names[table.dealer]} dealt {len(table.deal)} cards."
    draws = sum(isinstance(action, Draw) for action in found.actions)
    pairs = sum(table.kinds[pair.a] == table.kinds[pair.b] for pair in now.laid)
    yield f"It took {_counted(draws, 'draw')}, and {_counted(pairs, 'pair')} went down."
    exits = [tuple(names[seat] for seat in seats) for _, seats in sorted(_exits(now).items())]
    if exits:
        yield f"Out of cards: {', then '.join(map(_joined, exits))}."
    yield from _end(names, now, result(now)) if now.phase == "over" else _pause(names, now)


def _end(names: tuple[str, ...], now: Round, end: Result) -> Iterator[str]:
    for pair in end.wrong:
        yield f"{names[pair.seat]} laid {pair.a} with {pair.b}, which is no pair."
    for seat, card in end.left:
        yield f"{names[seat]} was left with {card}."
    if end.cancelled:
        yield "The round does not count and is played again."
    caught, winners = (tuple(names[seat] for seat in seats) for seats in (end.caught, end.winners))
    if caught:
        yield f"{_joined(caught)} {'is' if len(caught) == 1 else 'are'} caught."
    if winners:
        yield f"{_joined(winners)} {'has' if len(winners) == 1 else 'have'} won."
    for card in now.table.unseen:
        yield f"The card that nobody saw was {card}."


def _exits(now: Round) -> dict[int, tuple[int, ...]]:
    """The seats that are out, by the place that they share."""
    places = {place for place in now.places if place}
    return {place: tuple(seat for seat, own in enumerate(now.places) if own == place) for place in places}


def _pause(names: tuple[str, ...], now: Round) -> Iterator[str]:
    if now.phase == "opening":
        laying = tuple(names[seat] for seat in now.table.deal_order if not now.done[seat])
        yield f"The round is not over: opening pairs may still be laid by {_joined(laying)}."
    elif now.phase == "drawing":
        yield f"The round is not over: {names[now.drawer]} draws from {names[now.offerer]} next."
    else:
        yield f"The round is not over: {names[now.drawer]} has drawn {now.drawn} and has not laid or kept it yet."


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _joined(names: tuple[str, ...]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _printable(text: str) -> bytes:
    """The text in letters that this terminal has, others as their codes."""
    lines = "\n".join(map(plain, text.split("\n")))
    return coded(lines, sys.stdout).encode(sys.stdout.encoding or "ascii")
