"""`old-maid games` and `old-maid rules`: every game in the list, each told in lines that fit, in any terminal."""

import os
import subprocess
import sys
from itertools import pairwise

import pytest
from click.testing import CliRunner

from tutor.cli import old_maid
from tutor.content.decks import game_ids, load_deck
from tutor.content.files import shipped
from tutor.content.rulewords import load_rule_words

PLAIN_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
OWN = (
    'format = 1\nid = "grandmother"\ntitle = "Chez Amélie"\nabout = "Nines and jacks – à la maison."\nsheet = "B"\n'
    '[pack]\nranks = ["9", "J"]\nsuits = ["hearts", "diamonds", "clubs", "spades"]\ntaken-out = ["JC"]\n'
    '[players]\nfewest = 3\nmost = 3\n[rules]\npairing = "rank-colour"\n'
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A data folder with one deck of the family's own."""
    monkeypatch.setenv("OLD_MAID_HOME", str(tmp_path))
    decks = tmp_path / "decks"
    decks.mkdir()
    (decks / "grandmother.toml").write_text(OWN, encoding="utf-8")
    return decks


def old_maid_says(*words: str):
    return CliRunner().invoke(old_maid, words)


def in_a_process(*words: str, **variables: str):
    return subprocess.run(
        [sys.executable, "-m", "tutor", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **variables},
        check=False,
    )


def test_every_game_is_in_the_list_with_its_cards_its_players_and_a_line_about_it():
    listed = old_maid_says("games")
    assert listed.exit_code == 0
    running = " ".join(listed.stdout.split())
    for game in game_ids():
        deck = load_deck(game)
        players = f"{deck.dealt} cards, {deck.fewest_players} to {deck.most_players} players"
        assert f"{game}: {deck.title} {players}. {' '.join(deck.about.split())}" in running
    assert "old-maid rules ID" in running
    assert max(map(len, listed.stdout.splitlines())) <= 78


def test_a_familys_own_game_is_listed_and_told_like_any_other():
    assert "grandmother: Chez Amélie\n    7 cards, 3 players. Nines" in old_maid_says("games").stdout
    rules = old_maid_says("rules", "grandmother")
    assert rules.exit_code == 0
    assert rules.stdout.startswith("Chez Amélie\n-----------\nNines and jacks")
    assert "Take out the jack of clubs" in rules.stdout


def test_a_file_with_something_amiss_is_named_and_the_others_are_listed(home):
    (home / "broken.toml").write_text("format = 1\nid = broken\n", encoding="utf-8")
    listed = old_maid_says("games")
    assert listed.exit_code == 1
    assert "classic" in listed.stdout
    assert "grandmother" in listed.stdout
    assert listed.stderr.startswith("broken.toml:2: ")
    refused = old_maid_says("rules", "broken")
    assert refused.exit_code == 2
    assert "broken.toml:2: " in refused.stderr


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_told_under_its_titles_in_lines_that_fit(game):
    rules = old_maid_says("rules", game)
    assert rules.exit_code == 0
    assert not rules.stderr
    lines = rules.stdout.splitlines()
    titles = [line for line, under in pairwise(lines) if line and under == "-" * len(line)]
    assert titles == [load_deck(game).title, *load_rule_words().title.values()]
    assert max(map(len, lines)) <= 78
    assert all(line == line.rstrip() for line in lines)


def test_a_question_stands_above_its_answer_and_a_word_before_its_meaning():
    lines = old_maid_says("rules", "classic").stdout.splitlines()
    assert lines[lines.index("Who goes first?") + 1].startswith("    The dealer")
    assert any(line.startswith("Dealer: The player") for line in lines)


@pytest.mark.parametrize(("meant", "near"), [("clasic", "classic"), ("JOKER", "joker"), ("two packs", "two-packs")])
def test_a_slip_of_the_keys_is_answered_with_the_nearest_game(meant, near):
    refused = old_maid_says("rules", meant)
    assert refused.exit_code == 2
    assert f"There is no game '{meant}'. Did you mean {near}?" in refused.stderr
    assert not refused.stdout


def test_rules_of_nothing_are_wrong_use():
    assert old_maid_says("rules").exit_code == 2


def test_a_terminal_that_knows_only_ascii_gets_every_word():
    rules = in_a_process("rules", "grandmother", **PLAIN_ASCII)
    assert rules.returncode == 0
    assert rules.stdout.startswith("Chez Amelie\n")
    assert "Nines and jacks ? a la maison." in rules.stdout
    games = in_a_process("games", **PLAIN_ASCII)
    assert games.returncode == 0
    assert games.stdout.isascii()
    missing = in_a_process("rules", "château", **PLAIN_ASCII)
    assert missing.returncode == 2
    assert missing.stderr.isascii()


def test_telling_loads_neither_the_screen_nor_the_voice():
    asked = "import sys; from tutor.cli import old_maid; old_maid(['rules', 'classic'], standalone_mode=False)"
    shown = subprocess.run(
        [sys.executable, "-c", f"{asked}; print('LOADED', *sys.modules)"], capture_output=True, text=True, check=True
    )
    loaded = set(shown.stdout.rpartition("LOADED")[2].split())
    assert {"tutor.cli.telling", "tutor.teaching.rulebook"} <= loaded
    assert not {name for name in loaded if name.partition(".")[0] in {"textual", "rich", "pyttsx3", "miniaudio"}}
    assert not {"tutor.voice", "tutor.screens", "tutor.widgets"} & loaded


@pytest.mark.parametrize("words", [["games"], ["rules", "classic"], ["report", "--json"], ["--help"]])
def test_a_reader_that_has_gone_is_no_problem(words):
    ours, theirs = os.pipe()
    os.close(ours)
    try:
        said = subprocess.run(
            [sys.executable, "-m", "tutor", *words], stdout=theirs, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(theirs)
    assert (said.returncode, said.stderr) == (0, b"")


def test_the_words_of_the_rules_are_plain_ascii():
    assert shipped("lessons", "en", "rules.toml").read_bytes().isascii()
