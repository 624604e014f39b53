"""`old-maid record` and `old-maid replay`."""

import os
import random
import subprocess
import sys

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from tutor.cli.recording import LARGEST, record, replay
from tutor.content.decks import game_ids, load_deck
from tutor.game import Chance, Draw, HouseRules, LayPair, apply, legal_actions, round_seed, start
from tutor.game.record import record_of, write_record
from tutor.game.record_reader import read_record

PLAIN_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}


@pytest.fixture(autouse=True)
def no_family_decks(tmp_path, monkeypatch):
    monkeypatch.setenv("OLD_MAID_HOME", str(tmp_path / "home"))


@pytest.fixture
def written(tmp_path):
    """Writes a text or bytes to a file, and gives its name."""

    def write(content):
        place = tmp_path / "round.txt"
        place.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(place)

    return write


def run(command, *arguments):
    return CliRunner().invoke(command, [str(each) for each in arguments])


def recorded(*arguments):
    ran = run(record, "--game", "ace-to-six", *arguments)
    assert ran.exit_code == 0
    return ran.stdout


def old_maid(*arguments):
    environment = {**os.environ, **PLAIN_ASCII}
    return subprocess.run(
        [sys.executable, "-m", "tutor", *arguments], capture_output=True, env=environment, check=False
    )


def test_the_record_of_a_round_played_by_friends_is_printed():
    text = recorded("--players", 3, "--seed", 2)
    assert text.startswith('[Game "ace-to-six"]\n[Version "1"]\n')
    assert '[Players "Mum, Dad, Sam"]\n[Dealer "Mum"]\n[Seed "8589934592"]\n' in text
    assert '[Result "*"]' not in text
    assert text.endswith("\n")


def test_the_same_seed_gives_the_same_bytes_and_another_one_others():
    assert recorded("--seed", 4) == recorded("--seed", 4) != recorded("--seed", 5)


@pytest.mark.parametrize("game", game_ids())
def test_what_was_recorded_of_any_game_is_replayed(game, written):
    for players in (load_deck(game).fewest_players, load_deck(game).most_players):
        text = run(record, "--game", game, "--players", players, "--seed", 1).stdout
        ran = run(replay, written(text))
        assert ran.exit_code == 0
        assert ran.stdout.startswith(f"A round of {game} with Mum")
        assert " was left with " in ran.stdout


def test_a_replay_tells_the_draws_the_pairs_and_who_is_caught(written):
    text = recorded("--players", 4, "--seed", 3)
    draws = sum(line[0].isdigit() for line in text.splitlines() if line)
    *_, last = text.split()
    ran = run(replay, written(text))
    assert ran.stdout.startswith("A round of ace-to-six with Mum, Dad, Sam and Ella. Mum dealt 23 cards.\n")
    assert f"It took {draws} draws, and 11 pairs went down.\n" in ran.stdout
    assert ran.stdout.endswith(f"{last.removeprefix('*')} is caught.\n")


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (1, "opening pairs may still be laid by Dad and Mum."),
        (Draw, "It took 0 draws"),
        (Draw, "The round is not over: Dad draws from Mum next."),
        (-1, "has drawn"),
    ],
)
def test_an_unfinished_round_is_told_as_far_as_it_went(end, told, written):
    deck = load_deck("ace-to-six")
    whole = read_record(recorded("--players", 2, "--seed", 1), load_deck, random.Random).actions
    if end is Draw:
        end = next(number for number, action in enumerate(whole) if isinstance(action, Draw))
    part = record_of(deck, ("Mum", "Dad"), 0, round_seed(1, 0), whole[:end], random.Random)
    ran = run(replay, written(write_record(part)))
    assert ran.exit_code == 0
    assert "The round is not over" in ran.stdout
    assert told in ran.stdout
    assert "is caught" not in ran.stdout


def played(deck, choose, names=("Mum", "Zo\u00eb", "Sam")):
    """A record of a round in which these choices are made among the legal actions."""
    now, actions = start(deck, len(names), 0, Chance(1, random.Random)), []
    while now.phase != "over":
        actions.append(choose(now, legal_actions(now)))
        now, _ = apply(now, actions[-1])
    return write_record(record_of(deck, names, 0, 1, actions, random.Random))


def first_choice(now, choices):
    return choices[0]


def one_wrong_pair(now, choices):
    """The first two cards of the first hand that are no pair, and true pairs ever after."""
    return choices[-1] if isinstance(choices[-1], LayPair) and not now.laid else choices[0]


def with_rules(game, **rules):
    return replace(load_deck(game), rules=HouseRules(**rules))


def test_wrong_pairs_are_told_and_their_layer_is_caught(written):
    ran = run(replay, written(played(with_rules("ace-to-six", pairs_laid="face-down"), one_wrong_pair)))
    assert "which is no pair." in ran.stdout
    assert "is caught." in ran.stdout
    assert ran.exit_code == 0


def test_a_cancelled_round_is_told_to_be_played_again(written):
    rules = {"pairs_laid": "face-down", "wrong_pair": "cancel"}
    ran = run(replay, written(played(with_rules("ace-to-six", **rules), one_wrong_pair)))
    assert "The round does not count and is played again." in ran.stdout
    assert "caught" not in ran.stdout


@pytest.mark.parametrize(("outcome", "caught"), [("holder-wins", False), ("first-out-wins", True)])
def test_a_winner_is_told(outcome, caught, written):
    ran = run(replay, written(played(with_rules("ace-to-six", outcome=outcome), first_choice)))
    assert "has won." in ran.stdout or "have won." in ran.stdout
    assert ("is caught." in ran.stdout) == caught


def test_the_card_that_nobody_saw_is_told_at_the_end(written):
    text = run(record, "--game", "random-card-out").stdout
    unseen = next(line for line in text.splitlines() if "Unseen" in line).split('"')[1]
    ran = run(replay, written(text))
    assert ran.stdout.endswith(f"The card that nobody saw was {unseen}.\n")


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [("ace-to-six", "ace-to-sic", 1), ('[Version "1"]', '[Version "3"]', 2), ("1. Dad", "1. Sam", 15)],
)
def test_a_record_that_disagrees_is_refused_with_its_line(right, wrong, line, written):
    text = recorded("--players", 4, "--seed", 3)
    assert right in text
    file = written(text.replace(right, wrong))
    ran = run(replay, file)
    assert ran.exit_code == 1
    assert ran.stdout.startswith(f"{file}:{line}: ")
    assert ran.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "line"),
    [(b"", 1), (b"\xff\xfe", 1), (b'[Game "ace-to-six"]\n\xe9\n', 2), (b"x" * (LARGEST + 1), 1), (b"\0" * 100, 1)],
)
def test_what_is_no_record_is_refused_with_a_line(content, line, written):
    file = written(content)
    ran = run(replay, file)
    assert ran.exit_code == 1
    assert ran.stdout.startswith(f"{file}:{line}: ")
    assert ran.stdout.count("\n") == 1


@pytest.mark.parametrize("file", ["nowhere.txt", "."])
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(file, tmp_path):
    ran = run(replay, tmp_path / file)
    assert ran.exit_code == 2
    assert ran.stderr.startswith("Error: ")
    assert "cannot be read" in ran.stderr
    assert not ran.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "clasic"], "clasic"),
        (["--game", "ace-to-six", "--players", "1"], "2 to 6 players"),
        (["--game", "ace-to-six", "--players", "7"], "2 to 6 players"),
        (["--game", "ace-to-six", "--seed", "-1"], "from 0 up"),
        (["--game", "ace-to-six", "--seed", "9" * 95], "at most 90 digits"),
        (["--game", "ace-to-six", "--seed", "x"], "--seed"),
        ([], "--game"),
    ],
)
def test_wrong_use_is_told_in_words(arguments, told):
    ran = run(record, *arguments)
    assert ran.exit_code == 2
    assert told in ran.stderr
    assert not ran.stdout


def test_any_name_is_told_in_the_letters_that_the_terminal_has(tmp_path):
    text = played(load_deck("ace-to-six"), first_choice)
    assert '[Players "Mum, Zo\u00eb, Sam"]' in text
    file = tmp_path / "r\u00f8und.txt"
    file.write_bytes(text.encode())
    ran = old_maid("replay", os.fsencode(file))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.isascii()
    file.write_bytes(text.replace("Dealer", "dealer").encode())
    ran = old_maid("replay", os.fsencode(file))
    assert (ran.returncode, ran.stderr) == (1, b"")
    assert b"und.txt:6: " in ran.stdout


def test_a_record_goes_through_a_plain_terminal_to_the_byte():
    ran = old_maid("record", "--game", "ace-to-six", "--players", "4", "--seed", "3")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode() == recorded("--players", 4, "--seed", 3)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a full device")
def test_a_full_disk_is_told_in_a_sentence():
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "tutor", "record", "--game", "ace-to-six"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"Error: This cannot be printed")
    assert b"Traceback" not in ran.stderr
