"""`old-maid clips`: which of a family's own clips are there, and which are missing."""

import os
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest
from click.testing import CliRunner

import tutor
from tutor.cli.clipping import clips, sentences
from tutor.content.phrases import load_phrases
from tutor.voice.own import slug

BOOK = load_phrases()
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("OLD_MAID_HOME", str(tmp_path))
    return tmp_path / "clips"


def put(folder, name, values):
    folder.mkdir(exist_ok=True)
    with wave.open(str(folder / name), "wb") as clip:
        clip.setparams((1, 2, 22050, 0, "NONE", ""))
        clip.writeframes(array("h", values).tobytes())


def run(*arguments):
    done = CliRunner().invoke(clips, arguments)
    return done.exit_code, done.output.splitlines()


def test_the_folder_is_made_and_named_and_the_first_missing_are_those_heard_most(folder):
    code, lines = run()
    assert code == 0
    assert lines[0] == f"Your own clips lie in {folder}"
    assert folder.is_dir()
    missing = [line.split("  ")[-1] for line in lines if line.startswith("  missing")]
    assert missing[:6] == ["Two aces!", "Two twos!", "Two threes!", "Two fours!", "Two fives!", "Two sixes!"]
    assert missing[6] == "It is an ace."
    assert len(missing) < 30
    assert lines[-2].startswith("0 of ")


def test_missing_lists_every_sentence_that_has_no_clip(folder):
    wanted = sentences(BOOK)
    put(folder, "two-sixes.wav", [5000] * 2000)
    code, lines = run("--missing")
    assert code == 0
    assert len(lines) == len(wanted) - 1
    assert "two-fives.wav  Two fives!" in lines
    assert "two-sixes.wav  Two sixes!" not in lines


def test_what_is_there_what_is_broken_and_what_belongs_to_no_sentence(folder):
    pytest.importorskip("miniaudio")
    put(folder, "two-sixes.wav", [5000] * 2000)
    put(folder, "two-fives.wav", [0] * 2000)
    put(folder, "two-fours.wav", [5000] * 22050 * 21)
    put(folder, "grandmother.wav", [5000] * 2000)
    (folder / "two-aces.wav").write_bytes(b"not a sound")
    (folder / "notes.txt").write_text("nothing to do with it")
    code, lines = run()
    assert code == 1
    assert [line for line in lines if line.startswith("  here")] == ["  here     Two sixes!"]
    told = "the computer's voice speaks instead"
    assert [line for line in lines if line.startswith("  broken")] == [
        f"  broken   two-aces.wav: it is not a WAV file; {told}",
        f"  broken   two-fives.wav: there is nothing to hear in it; {told}",
        f"  broken   two-fours.wav: it is longer than 20 seconds; {told}",
    ]
    assert [line for line in lines if line.startswith("  unknown")] == [
        "  unknown  grandmother.wav: no sentence of ace to six has this name"
    ]
    assert not any("notes.txt" in line for line in lines)


def test_every_sentence_of_a_round_is_in_the_list_and_each_name_is_its_own():
    wanted = sentences(BOOK)
    for text in (
        "Two sixes!",
        "You took a three. Have a look in your hand.",
        "Cat has two fours!",
        "It is Cat's turn. Cat takes from Dog.",
        "This is a two. This is a five. Count the dots.",
        "Let's count. Touch a card and count along.",
        "You kept looking.",
        "One.",
    ):
        assert wanted[slug(text)] == text
    assert not [text for text in wanted.values() if "{" in text]
    assert not [
        text for text in wanted.values() if "This is a two. This is a two." in text or "Cat takes from Cat" in text
    ]


def test_those_with_a_rank_or_of_a_round_come_before_those_with_many_forms():
    texts = list(sentences(BOOK).values())
    order = [texts.index(text) for text in ("Two sixes!", "It is a six.", "Sleep well, you two sixes.")]
    order += [texts.index(text) for text in ("Look at the number in the corner.", "Cat has two sixes!")]
    assert order == sorted(order)


def test_a_sentence_without_a_word_cannot_be_recorded(folder):
    code, lines = run("--record", "...")
    assert code == 2
    assert "words make the name" in lines[-1]


def old_maid(folder, shadow, *arguments, **variables):
    roots = [str(shadow), str(Path(tutor.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-m", "tutor", "clips", *arguments],
        env={**os.environ, "OLD_MAID_HOME": str(folder), "PYTHONPATH": os.pathsep.join(roots), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def test_without_a_microphone_it_says_where_a_file_can_be_laid(tmp_path):
    (tmp_path / "miniaudio.py").write_text("raise ImportError")
    done = old_maid(tmp_path, tmp_path, "--record", "Two sixes!")
    path = tmp_path / "clips" / "two-sixes.wav"
    assert (
        done.stderr.decode() == f"There is no microphone here, so make a WAV file elsewhere and lay it here: {path}\n"
    )
    assert (done.returncode, done.stdout) == (1, b"")


def test_the_lists_are_plain_ascii_in_a_plain_terminal(tmp_path):
    home = tmp_path / "café"
    (home / "clips").mkdir(parents=True)
    (home / "clips" / "größe.wav").write_bytes(b"")
    done = old_maid(home, tmp_path, **PLAIN)
    assert done.stdout.isascii()
    assert done.stderr == b""
    assert old_maid(home, tmp_path, "--missing", **PLAIN).stdout.isascii()


@pytest.mark.parametrize("name", ["a-file", "below/a-file"])
def test_a_folder_that_cannot_be_is_not_a_crash(tmp_path, name):
    (tmp_path / "a-file").write_text("in the way")
    done = old_maid(tmp_path / name, tmp_path)
    assert b"Traceback" not in done.stderr
    assert b"0 of " in done.stdout
