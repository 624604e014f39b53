"""`old-maid check` with lessons: their problems, made-up children who play them, and a voice that reads them."""

import json
import os
import subprocess
import sys

import msgspec
import pytest
from click.testing import CliRunner

from tutor.cli import checking_lessons, old_maid
from tutor.cli.checking_lessons import lessons_in, lines_to_read, read_aloud
from tutor.content.files import BadFile, shipped
from tutor.voice import NoVoice, RecordedVoice

PLAIN_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
LESSON = """format = 1
id = "own"
title = "Our own"
goal = "Finds a five."
picture = "5H"
[deck]
ranks = ["3", "4", "5", "6"]
[[step]]
do = "say"
say = ["Hello again.", "Here we are."]
[[step]]
do = "pick"
from = "random 3"
say = "Here is {x}. Who matches it?"
[[step]]
do = "parent"
say = "Find a five outside."
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """A folder to write in, and to name files in without it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.toml").write_text(LESSON, encoding="utf-8")
    return tmp_path


def check(*arguments: str):
    """The exit code, and the lines that are printed."""
    run = CliRunner().invoke(old_maid, ["check", *arguments], standalone_mode=False)
    assert run.exception is None or run.exception.__class__.__module__.startswith("click")
    return run.return_value or 0, run.output.splitlines()


def test_a_good_lesson_is_one_calm_line():
    assert check("own.toml") == (0, ["All is well in 1 file."])


def test_all_lessons_that_come_along_are_well():
    places = [str(place) for place in shipped("lessons", "en").iterdir()]
    assert check(*places) == (0, [f"All is well in {len(places)} files."])


def test_a_lesson_with_something_amiss_is_told_with_its_line_also_as_json(here):
    (here / "own.toml").write_text(LESSON.replace("random 3", "random 1"), encoding="utf-8")
    code, (line,) = check("own.toml")
    assert code == 1
    assert line.startswith("own.toml:13: a blind choice among 1 is right too often to count")
    code, (line,) = check("--json", "own.toml")
    assert code == 1
    assert [(one["file"], one["line"]) for one in json.loads(line)] == [("own.toml", 13)]


def test_made_up_children_play_it_and_it_is_told_how_it_ended():
    code, lines = check("--play", "own.toml")
    assert code == 0
    assert lines[:2] == ["All is well in 1 file.", "own: Our own"]
    children = {line[:20].strip(): line[20:].strip() for line in lines[2:]}
    assert list(children) == ["always right", "always a neighbour", "silent", "mashing"]
    for name, went in children.items():
        assert " minutes, " in went
        if name != "silent":
            assert "1 pair, " in went
            assert went.endswith("ended with its last step")
    assert children["silent"].endswith("ended after its 6 minutes, the tutor made the last pair")


def test_a_lesson_with_something_amiss_is_not_played(here):
    (here / "broken.toml").write_text("format = one\n", encoding="utf-8")
    code, lines = check("--play", "broken.toml", "own.toml")
    assert code == 1
    assert lines[0].startswith("broken.toml:1: ")
    assert lines[1] == "own: Our own"


def test_the_schema_is_that_of_lessons_or_of_the_file_that_is_named():
    code, lines = check("--schema")
    assert code == 0
    schema = json.loads("\n".join(lines))
    assert {"Lesson", "LessonDeck", "Pick", "FindAll", "Parent"} <= set(schema["$defs"])
    deck = json.loads("\n".join(check("--schema", str(shipped("decks", "classic.toml")))[1]))
    assert "DeckFile" in deck["$defs"]
    assert json.loads("\n".join(check("--schema", "own.toml")[1])) == schema


def test_without_a_file_it_is_told_what_is_missing():
    run = CliRunner().invoke(old_maid, ["check"])
    assert run.exit_code == 2
    assert "FILE" in run.output
    assert CliRunner().invoke(old_maid, ["check", "--json", "--play", "own.toml"]).exit_code == 2
    assert CliRunner().invoke(old_maid, ["check", "--schema", "nowhere.toml"]).exit_code == 2


def test_every_line_of_a_lesson_is_read_in_turn_with_its_gaps_filled():
    ((lesson, book),) = lessons_in(["own.toml"])
    lines = lines_to_read(lesson, book)
    assert lines[0] == "Hello again."
    assert "Here we are." in lines
    assert any(line.startswith("Here is a ") for line in lines)
    assert all("{" not in line for line in lines)


def test_a_lesson_is_read_aloud_line_by_line():
    voice = RecordedVoice()
    assert list(read_aloud(["Hello again.", "Here is a five."], voice)) == voice.said


def test_without_a_voice_the_lines_are_printed(monkeypatch):
    monkeypatch.setattr(checking_lessons, "voice_of_the_family", lambda: NoVoice("no-synthesiser"))
    run = CliRunner().invoke(old_maid, ["check", "--speak", "own.toml"])
    assert run.exit_code == 0
    assert run.stdout.splitlines()[:2] == ["All is well in 1 file.", "Hello again."]
    assert "no voice on this computer" in run.stderr


def test_only_lessons_are_played_and_read():
    assert list(lessons_in([str(shipped("decks", "classic.toml"))])) == []
    with pytest.raises(BadFile):
        list(lessons_in(["nowhere.toml"]))


def test_it_speaks_plain_ascii_where_the_terminal_knows_nothing_else(here):
    text = LESSON.replace("Our own", "Für Ella").replace("Hello again.", "Grüß Gott.")
    (here / "own.toml").write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "tutor", "check", "--play", "own.toml"],
        capture_output=True,
        text=True,
        env={**os.environ, **PLAIN_ASCII},
        check=False,
    )
    assert run.returncode == 0
    assert run.stdout.isascii()
    assert not run.stderr


def test_the_schema_can_be_read_by_msgspec_again():
    assert msgspec.json.decode("\n".join(check("--schema")[1]).encode())
