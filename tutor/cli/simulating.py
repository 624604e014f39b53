"""`old-maid simulate`: many rounds without a screen, and their figures."""

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import click
import msgspec

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.cli.terminal import interruptible
from tutor.content.decks import load_deck
from tutor.content.files import BadFile
from tutor.game import Deck
from tutor.game.faults import faults
from tutor.game.simulation import Tally, UnsoundRound, simulate_rounds

WORTH_SPREADING = 400_000  # cards dealt: fewer are played by one core before others have started
FULL_COST = 15  # so many times the work, action by action
SHARES_EACH = 4  # so that no core waits long for the last one
MOST_WORKERS = 61  # Windows waits for no more
MOST_ROUNDS = 2**32  # a seed has no more rounds of its own


class Job(msgspec.Struct, frozen=True, gc=False):
    """What is to be played; each share of the rounds takes it along to its core."""

    deck: Deck
    players: int
    seed: int
    rounds: int
    full: bool


class Amiss(Refusal):
    """The rounds were played, and there is something wrong with them."""

    exit_code = PROBLEMS


@click.command()
@click.option("--game", required=True, metavar="ID", help="Which game to play; old-maid games lists them.")
@click.option("--players", type=int, default=4, show_default=True, metavar="N", help="How many seats.")
@click.option("--rounds", type=int, default=10_000, show_default=True, metavar="N", help="How many rounds.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="The same number, the same rounds.")
@click.option("--pairing", type=click.Choice(["rank", "rank-colour"]), help="What makes a pair.")
@click.option("--flow", type=click.Choice(["offer", "take"]), help="Hold the fan out, or take from the next seat's.")
@click.option("--direction", type=click.Choice(["clockwise", "anticlockwise"]), help="Which way the turn goes.")
@click.option("--first", type=click.Choice(["dealer", "dealer-left"]), help="Who acts first.")
@click.option("--full", is_flag=True, help="Play action by action and check every round; about ten times slower.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures for a program.")
def simulate(game: str, players: int, rounds: int, seed: int, full: bool, as_json: bool, **rules: str | None) -> None:
    """Play rounds without a screen and print what they add up to."""
    job = Job(_deck(game, **rules), players, seed, rounds, full)
    _refuse_what_cannot_be(job)
    with interruptible():
        tally, seconds = _played(job)
    if not tally.rounds:
        raise Amiss("Every round went past 10,000 draws, so that none of them counts.")
    click.echo(json.dumps(_figures(job, tally, seconds)) if as_json else "\n".join(_sentences(job, tally, seconds)))


def _deck(game: str, **rules: str | None) -> Deck:
    """The deck of a game, played by these rules where they are given; who acts first follows a new flow."""
    try:
        deck = load_deck(game, data_folder() / "decks")
    except BadFile as why:
        raise Refusal(str(why)) from why
    given: dict[str, Any] = {name: value for name, value in rules.items() if value is not None}
    if given.get("flow", deck.rules.flow) != deck.rules.flow:
        given.setdefault("first", None)
    changed = msgspec.structs.replace(deck, rules=msgspec.structs.replace(deck.rules, **given))
    amiss = faults(changed)
    if amiss:
        raise Refusal(f"{game} cannot be played like that: {'; '.join(amiss)}.")
    return changed


def _refuse_what_cannot_be(job: Job) -> None:
    deck, players = job.deck, job.players
    if not deck.fewest_players <= players <= deck.most_players:
        raise Refusal(f"{deck.id} is a game for {deck.fewest_players} to {deck.most_players} players.")
    if players > deck.dealt:
        raise Refusal(f"{deck.dealt} cards are too few for {players} players.")
    if job.seed < 0:
        raise Refusal("A seed is a whole number from 0 up.")
    if not 1 <= job.rounds <= MOST_ROUNDS:
        raise Refusal(f"Say how many rounds, from 1 to {MOST_ROUNDS}.")


def _figures(job: Job, tally: Tally, seconds: float) -> dict[str, object]:
    """The figures for a program; rounds that were aborted are not among them."""
    draws = {
        "mean": tally.mean,
        "ci95": tally.ci95,
        "median": tally.at_most(50),
        "p99": tally.at_most(99),
        "max": tally.at_most(100),
    }
    return {
        "game": job.deck.id,
        "players": job.players,
        "rounds": tally.rounds,
        "seed": job.seed,
        "cards": job.deck.dealt,
        "pairs": job.deck.dealt // 2,
        "draws": draws,
        "caught_by_seat": tally.shares,
        "cpu_seconds": round(seconds, 6),
    }


def _sentences(job: Job, tally: Tally, seconds: float) -> Iterator[str]:
    """The figures for a grown-up to read."""
    deck = job.deck
    yield f"{deck.id}, {job.players} players, {tally.rounds:,} rounds from seed {job.seed}."
    yield f"{deck.dealt} cards are dealt: {deck.dealt // 2} pairs, and the odd one."
    sure = "" if tally.ci95 is None else f" (give or take {tally.ci95:.2f})"
    yield (
        f"A round takes {tally.mean:.2f} draws on average{sure}. Half the rounds take {tally.at_most(50)} at most, "
        f"99 of 100 take {tally.at_most(99)} at most, and the longest took {tally.at_most(100)}."
    )
    dealer, *others = (f"{share:.1%}" for share in tally.shares)
    end = "left with the odd card, and so wins" if deck.rules.outcome == "holder-wins" else "left with the odd card"
    yield f"How often each seat is {end}: the dealer {dealer}, then clockwise {', '.join(others)}."
    if tally.aborted:
        yield f"{tally.aborted:,} rounds went past 10,000 draws and do not count."
    yield f"That took {seconds:.1f} seconds of computing."


def _played(job: Job) -> tuple[Tally, float]:
    """The tally of all rounds and the CPU seconds they took, on as many cores as are worth it."""
    work = job.rounds * job.deck.dealt * (FULL_COST if job.full else 1)
    workers = min(_cores(), MOST_WORKERS)
    try:
        shares = _spread(job, workers) if workers > 1 and work >= WORTH_SPREADING else [_share(job, range(job.rounds))]
    except UnsoundRound as why:
        raise Amiss(f"A round was not sound: {why}.") from why
    tally, seconds = shares[0]
    for more, longer in shares[1:]:
        tally, seconds = tally + more, seconds + longer
    return tally, seconds


def _spread(job: Job, workers: int) -> list[tuple[Tally, float]]:
    """The shares of all rounds, played on several cores; here where this computer cannot start others."""
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor  # noqa: PLC0415 - only for many rounds

    size = -(-job.rounds // (workers * SHARES_EACH))
    shares = [range(first, min(first + size, job.rounds)) for first in range(0, job.rounds, size)]
    try:
        with ProcessPoolExecutor(workers, initializer=_end_with_parent) as pool:
            return list(pool.map(_share, [job] * len(shares), shares))
    except (OSError, ImportError, NotImplementedError, BrokenExecutor):
        return [_share(job, numbers) for numbers in shares]


def _share(job: Job, numbers: range) -> tuple[Tally, float]:
    began = time.process_time()
    tally = simulate_rounds(job.deck, job.players, job.seed, numbers, _one_source(), full=job.full)
    return tally, time.process_time() - began


def _one_source() -> Callable[[int], random.Random]:
    """Gives the numbers of `random.Random(seed)` from one generator, seeded anew: making one costs more."""
    generator = random.Random()
    reseed = super(random.Random, generator).seed  # what is above it sorts out words and times, and costs a tenth

    def seeded(seed: int) -> random.Random:
        reseed(seed)
        return generator

    return seeded


def _cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _end_with_parent() -> None:
    """A worker waits for more rounds for ever; this ends it when the program that started it is killed."""
    import multiprocessing  # noqa: PLC0415 - only in a worker
    import threading  # noqa: PLC0415

    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(PROBLEMS)

    threading.Thread(target=follow, daemon=True).start()
