"""`old-maid report`: a page for each child from what was kept, in any terminal; asking for it changes nothing."""

import csv
import io
import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from click.testing import CliRunner

from tutor.cli import old_maid
from tutor.content.reportwords import load_report_words
from tutor.store import open_store
from tutor.teaching.journal import Began, Ended, Tried, encode

PLAIN_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
WORDS = load_report_words()
NOTHING = WORDS.sentence["nothing"]
JOURNAL = "old-maid.sqlite3"
MONDAY = datetime(2025, 3, 3, 10, tzinfo=UTC)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A data folder that is not there yet."""
    folder = tmp_path / "family"
    monkeypatch.setenv("OLD_MAID_HOME", str(folder))
    return folder


@pytest.fixture
def store(home):
    """A store that is open while the test goes on, as during a game."""
    clock = iter(MONDAY + timedelta(hours=k) for k in range(1000))
    opened = open_store(home, lambda: next(clock))
    yield opened
    opened.close()


def says(*words: str):
    return CliRunner().invoke(old_maid, ("report", *words))


def in_a_process(*words: str, **variables: str):
    return subprocess.run(
        [sys.executable, "-m", "tutor", "report", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **variables},
        check=False,
    )


def play(store, child, rank="A", day=0):
    """A round in which this rank went well, matched and found."""
    hand = (rank, "2", "3", "4")
    tries = [Tried("match", rank, rank, True, 0.1)] * 3 + [Tried("find", rank, rank, True, 0.25, hand=hand)] * 3
    entries = [Began("ace-to-six"), *tries, Ended("", 3)]
    store.append(child, [encode(entry) for entry in entries], MONDAY + timedelta(days=day))


def test_where_nothing_was_kept_one_calm_sentence_is_said_and_nothing_is_made(home):
    for more in ((), ("--child", "Ella")):
        told = says(*more)
        assert (told.exit_code, told.stdout, told.stderr) == (0, f"{NOTHING}\n", "")
    assert json.loads(says("--json").stdout) == []
    assert says("--csv").stdout.startswith("child,part,what")
    assert not home.exists()


def test_a_child_who_has_not_played_yet_is_told_of_calmly(store):
    store.add_child("Ella")
    told = says()
    assert told.exit_code == 0
    assert NOTHING in told.stdout


def test_what_was_kept_is_told(store):
    ella = store.add_child("Ella")
    play(store, ella, day=0)
    play(store, ella, day=1)
    told = says()
    assert told.exit_code == 0
    assert "Ella knows one. Two, three, four, five and six are new." in told.stdout
    assert "2025-03-04: one minute; a round; three pairs" in told.stdout


def test_asking_writes_nothing_into_the_journal(store, home):
    ella = store.add_child("Ella")
    play(store, ella)
    before = list(store.events(ella)), store.children()
    for form in ((), ("--json",), ("--csv",)):
        assert says(*form).exit_code == 0
    assert (list(store.events(ella)), store.children()) == before


def test_each_child_has_a_page_and_one_may_be_asked_for_by_name(store):
    play(store, store.add_child("Ella"))
    play(store, store.add_child("Sam"), "5")
    both = says().stdout
    assert both.index("Ella, ") < both.index("Sam, ")
    only = says("--child", " sam ").stdout
    assert "Sam, " in only
    assert "Ella" not in only


def test_children_of_one_name_are_told_apart_by_when_they_were_added(store):
    for rank in "A5":
        play(store, store.add_child("Ella"), rank)
    pages = json.loads(says("--child", "Ella", "--json").stdout)
    added = [page["heading"].partition("(added ")[2].partition(")")[0] for page in pages]
    assert len(set(added)) == 2
    assert all(datetime.fromisoformat(one).date() == MONDAY.date() for one in added)


def test_a_name_that_nobody_has_is_told_with_those_there_are(store):
    store.add_child("Ella")
    store.add_child("Sam")
    told = says("--child", "Elal\x1b[31m")
    assert told.exit_code == 2
    assert "There is no child 'Elal[31m'. The children are Ella, Sam." in told.stderr


def test_a_child_in_the_bin_is_not_told_of(store):
    ella = store.add_child("Ella")
    play(store, ella)
    store.remove_child(ella)
    assert says().stdout == f"{NOTHING}\n"


def test_events_of_a_later_version_are_passed_over(store):
    ella = store.add_child("Ella")
    store.append(ella, [("sung", b'{"song":"Old Maid"}')], MONDAY)
    play(store, ella)
    assert "One is coming" in says().stdout


def test_json_and_csv_are_for_other_programs(store):
    play(store, store.add_child("Amélie"))
    (page,) = json.loads(says("--json").stdout)
    assert page["name"] == "Amélie"
    assert page["cards"][0]["finds"]["tries"] == 3
    rows = list(csv.DictReader(io.StringIO(says("--csv").stdout)))
    assert [row["state"] for row in rows if row["part"] == "card"] == ["coming"] + ["new"] * 5


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv",)])
def test_any_terminal_can_show_it(store, form):
    play(store, store.add_child("Amélie \N{FOX FACE}"))
    told = in_a_process(*form, **PLAIN_ASCII)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.isascii()
    assert "Amelie" in told.stdout or "Am\\u00e9lie" in told.stdout


def test_a_damaged_journal_is_told_of_and_the_copy_is_used(store, home):
    play(store, store.add_child("Ella"))
    store.close()
    open_store(home, lambda: MONDAY + timedelta(days=2)).close()  # makes a copy
    (home / JOURNAL).write_bytes(b"no journal at all")
    told = says()
    assert told.exit_code == 0
    assert told.stderr == f"{WORDS.trouble['damaged']}\n"
    assert "One is coming" in told.stdout
    assert list(home.glob("old-maid.set-aside-*"))


def test_a_journal_of_a_later_version_is_left_alone(store, home):
    import sqlite3
    from contextlib import closing

    play(store, store.add_child("Ella"))
    store.close()
    with closing(sqlite3.connect(home / JOURNAL)) as db:
        db.execute("PRAGMA user_version = 99")
    told = says()
    assert (told.exit_code, told.stdout, told.stderr) == (1, "", f"{WORDS.trouble['newer']}\n")


def test_a_folder_that_is_a_file_is_told_of(home):
    home.write_text("not a folder", encoding="utf-8")
    told = says()
    assert (told.exit_code, told.stderr) == (1, f"{WORDS.trouble['no-folder']}\n")


def test_every_trouble_of_a_store_has_words():
    from typing import get_args

    from tutor.store import StoreTrouble

    assert set(WORDS.trouble) == set(get_args(StoreTrouble))


def test_no_screen_is_loaded_for_it():
    loading = "import sys, tutor.cli.reporting; print({'textual', 'rich', 'sqlite3'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", loading], capture_output=True, check=True).stdout == b"set()\n"


def test_a_family_lesson_that_is_broken_hinders_no_report(store, home):
    play(store, store.add_child("Ella"))
    lessons = home / "lessons"
    lessons.mkdir()
    (lessons / "mine.toml").write_text("format = ", encoding="utf-8")
    assert says().exit_code == 0
    shutil.rmtree(lessons)
