"""`old-maid simulate`: figures of many rounds, the same for the same seed, and what it refuses."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.cli import old_maid
from tutor.content.decks import game_ids, load_deck
from tutor.game.simulation import simulate_rounds

PAIRS = {21: 10, 23: 11, 31: 15, 37: 18, 49: 24, 51: 25, 53: 26, 103: 51}
KEYS = ["game", "players", "rounds", "seed", "cards", "pairs", "draws", "caught_by_seat", "cpu_seconds"]
ENOUGH_FOR_SEVERAL_CORES = 18_001
MORE_THAN_IT_PLAYS = 400_000
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1

OWN = """
format = 1
id = "two-nines"
title = "Two nines"
about = "Two nines and three jacks."
sheet = "B"
[pack]
ranks = ["9", "J"]
suits = ["hearts", "diamonds", "clubs", "spades"]
taken-out = ["9H", "9C", "JC"]
[players]
fewest = 2
most = 4
[rules]
first = "dealer"
"""

several_cores = pytest.mark.skipif(CORES < 2, reason="this program may use one core only, or cannot choose")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A data folder with a deck of the family's own, whose rules name who acts first."""
    monkeypatch.setenv("OLD_MAID_HOME", str(tmp_path))
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "two-nines.toml").write_text(OWN, encoding="utf-8")


def simulate(*options: object):
    return CliRunner().invoke(old_maid, ["simulate", *map(str, options)])


def figures(game: str, players: int, rounds: int, seed: int, *others: str) -> dict:
    told = simulate("--game", game, "--players", players, "--rounds", rounds, "--seed", seed, "--json", *others)
    assert told.exit_code == 0, told.output
    return json.loads(told.output)


def without_time(text: str) -> str:
    head, _, _ = text.rpartition(', "cpu_seconds": ')
    assert head
    return head


def program(*options: object, **settings: object) -> subprocess.Popen:
    """The program in a process of its own, as a shell would start it."""
    command = [sys.executable, "-m", "tutor", "simulate", *map(str, options)]
    place = Path(__file__).parents[2]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=place, stdout=pipe, stderr=pipe, text=True, **settings)


def test_the_figures_are_those_of_the_rounds_with_their_names_in_this_order():
    found = figures("ace-to-six", 4, 500, 3)
    tally = simulate_rounds(load_deck("ace-to-six"), 4, 3, range(500), random.Random)
    assert list(found) == KEYS
    assert list(found["draws"]) == ["mean", "ci95", "median", "p99", "max"]
    assert list(found["draws"].values()) == [tally.mean, tally.ci95, *map(tally.at_most, (50, 99, 100))]
    assert found["caught_by_seat"] == tally.shares
    assert [found[key] for key in KEYS[:6]] == ["ace-to-six", 4, 500, 3, 23, 11]
    assert found["cpu_seconds"] > 0


@pytest.mark.parametrize("game", game_ids())
def test_every_game_ends_with_one_card_and_all_its_pairs_laid_at_its_smallest_and_largest_table(game):
    deck = load_deck(game)
    for players in (deck.fewest_players, deck.most_players):
        found = figures(game, players, 8, 5, "--full")
        assert found["pairs"] == PAIRS[found["cards"]]
        assert found["rounds"] == 8
        assert sum(found["caught_by_seat"]) == pytest.approx(1)
        fast = figures(game, players, 8, 5)
        assert found["cpu_seconds"] > 2 * fast["cpu_seconds"]
        assert {**found, "cpu_seconds": 0} == {**fast, "cpu_seconds": 0}


@pytest.mark.parametrize("game", ["ace-to-six", "two-nines"])
def test_where_the_flow_is_changed_it_decides_who_acts_first_unless_that_is_said_too(game):
    own = figures(game, 4, 300, 1)
    take = figures(game, 4, 300, 1, "--flow", "take")
    left = figures(game, 4, 300, 1, "--flow", "take", "--first", "dealer-left")
    dealer = figures(game, 4, 300, 1, "--flow", "take", "--first", "dealer")
    shares = [told["caught_by_seat"] for told in (own, take, left, dealer)]
    assert shares[1] == shares[2]
    assert shares[3] not in shares[:3]
    assert shares[0] not in shares[1:]


def test_each_house_rule_that_is_changed_makes_other_rounds():
    own = figures("ace-to-six", 4, 300, 1)
    others = [("--direction", "anticlockwise"), ("--pairing", "rank-colour"), ("--first", "dealer-left")]
    for other in others:
        assert figures("ace-to-six", 4, 300, 1, *other)["draws"] != own["draws"]


@pytest.mark.parametrize(
    ("option", "own"),
    [("--flow", "offer"), ("--pairing", "rank"), ("--direction", "clockwise"), ("--first", "dealer")],
)
def test_a_rule_that_the_game_has_anyway_changes_nothing(option, own):
    found, plain = figures("ace-to-six", 3, 100, 1, option, own), figures("ace-to-six", 3, 100, 1)
    assert found["draws"] == plain["draws"]
    assert found["caught_by_seat"] == plain["caught_by_seat"]


def test_for_a_grown_up_the_same_figures_are_told_in_sentences():
    told = simulate("--game", "ace-to-six", "--players", 3, "--rounds", 1200, "--seed", 2)
    found = figures("ace-to-six", 3, 1200, 2)
    assert told.exit_code == 0
    assert told.output.isascii()
    for figure in (
        f"{found['draws']['mean']:.2f} draws",
        "1,200 rounds",
        "23 cards",
        f"{found['caught_by_seat'][2]:.1%}",
    ):
        assert figure in told.output


def test_one_round_has_no_give_or_take():
    assert figures("ace-to-six", 2, 1, 0)["draws"]["ci95"] is None
    assert "give or take" not in simulate("--game", "ace-to-six", "--rounds", 1).output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--players", "7"], "ace-to-six is a game for 2 to 6 players."),
        (["--players", "1"], "ace-to-six is a game for 2 to 6 players."),
        (["--seed", "-1"], "A seed is a whole number from 0 up."),
        (["--rounds", "0"], "Say how many rounds, from 1 to 4294967296."),
        (["--rounds", "4294967297"], "Say how many rounds, from 1 to 4294967296."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(options, sentence):
    told = simulate("--game", "ace-to-six", *options)
    assert (told.exit_code, told.output) == (2, f"Error: {sentence}\n")


def test_rules_by_which_a_deck_makes_no_game_are_refused_in_one_sentence():
    assert simulate("--game", "two-nines", "--rounds", 10).exit_code == 0
    told = simulate("--game", "two-nines", "--pairing", "rank-colour")
    assert told.exit_code == 2
    assert told.output.startswith("Error: two-nines cannot be played like that: 3 cards have no partner")
    assert len(told.output.splitlines()) == 1


def test_a_game_that_is_not_there_is_refused():
    told = simulate("--game", "snap")
    assert told.exit_code == 2
    assert "snap" in told.output
    assert len(told.output.splitlines()) == 1


@pytest.mark.parametrize("options", [["--flow", "steal"], ["--players", "many"], ["--seed", "9" * 5000], []])
def test_options_that_mean_nothing_are_refused(options):
    game = ["--game", "ace-to-six"] if options else []
    assert simulate(*game, *options).exit_code == 2


def test_however_python_hashes_the_figures_are_the_same_bytes():
    options = ["--game", "ace-to-six", "--players", "5", "--rounds", "60", "--seed", "9", "--json"]
    told = []
    for seed in ("0", "1"):
        out, wrong = program(*options, env=os.environ | {"PYTHONHASHSEED": seed}).communicate()
        assert wrong == ""
        told.append(without_time(out))
    assert told[0] == told[1] == without_time(simulate(*options).output)


@several_cores
def test_on_one_core_or_several_the_figures_are_the_same_bytes():
    options = ["--game", "ace-to-six", "--rounds", ENOUGH_FOR_SEVERAL_CORES, "--seed", "9", "--json"]
    one_core = {min(os.sched_getaffinity(0))}
    alone, _ = program(*options, preexec_fn=lambda: os.sched_setaffinity(0, one_core)).communicate()
    spread, wrong = program(*options).communicate()
    assert wrong == ""
    assert without_time(spread) == without_time(alone)
    assert json.loads(spread)["cpu_seconds"] > json.loads(alone)["cpu_seconds"] / 3  # of all cores, not of one share


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this computer has no disk that is always full")
def test_a_full_disk_is_told_in_one_sentence():
    command = [sys.executable, "-m", "tutor", "simulate", "--game", "ace-to-six", "--rounds", "1"]
    with open("/dev/full", "w", encoding="ascii") as full:
        told = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr == "Error: This cannot be printed (No space left on device).\n"


def has_started_others(running: subprocess.Popen) -> bool:
    return Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text(encoding="ascii") != ""


@several_cores
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_at_once_with_all_that_it_started_and_without_a_word(sent):
    running = program("--game", "ace-to-six", "--rounds", MORE_THAN_IT_PLAYS)
    while not has_started_others(running):
        assert running.poll() is None
    running.send_signal(sent)
    assert running.communicate() == ("", "")  # both pipes are closed by the last process that holds them
    assert running.returncode == -sent
