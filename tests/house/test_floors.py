"""The house: what a floor loads, and what the command line answers without a screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PLAIN_ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
NOT_PURE = {
    "textual",
    "sqlite3",
    "random",
    "pyttsx3",
    "miniaudio",
    "tutor.content",
    "tutor.store",
    "tutor.voice",
    "tutor.screens",
}


def loaded_by(statement):
    """The names of the modules that are loaded after this statement."""
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; before = set(sys.modules)\n{statement}\nprint(*set(sys.modules) - before)",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(run.stdout.split())


def old_maid(*arguments, **variables):
    return subprocess.run(
        [sys.executable, "-m", "tutor", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
        check=False,
    )


@pytest.mark.parametrize("floor", ["tutor.game", "tutor.art", "tutor.teaching.sitting"])
def test_a_pure_floor_loads_nothing_but_msgspec_and_the_standard_library(floor):
    loaded = loaded_by(f"import {floor}")
    assert not loaded & NOT_PURE
    outside = {name.partition(".")[0] for name in loaded} - set(sys.stdlib_module_names) - {"tutor"}
    assert outside <= {"msgspec", "typing_extensions"}


def test_the_command_line_loads_no_screen_and_no_voice():
    loaded = loaded_by("import tutor.cli")
    assert not {name for name in loaded if name.partition(".")[0] in {"textual", "rich", "pyttsx3", "miniaudio"}}
    assert "tutor.voice" not in loaded


def test_the_screen_is_up_before_the_voice_is_loaded():
    assert "tutor.voice" not in loaded_by("import tutor.cli, tutor.screens.app")


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["play", "--help"], ["games"], ["rules", "classic"]])
def test_help_and_version_are_answered_in_plain_ascii(arguments):
    run = old_maid(*arguments, **PLAIN_ASCII)
    assert run.returncode == 0
    assert run.stdout.isascii()
    assert not run.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "--players", "1"],
        ["play", "--players", "13"],
        ["play", "--seed", "-1"],
        ["play", "--seed", "x"],
    ],
)
def test_wrong_use_is_told_in_words(arguments):
    run = old_maid(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith("Usage:")  # and not that there is no terminal here
    assert "Traceback" not in run.stderr


def test_no_room_is_a_long_wall():
    """About 250 lines a file; art and tables of rows aside, a longer one asks for another room."""
    long = [
        path for path in (HOUSE / "tutor").rglob("*.py") if len(path.read_text(encoding="utf-8").splitlines()) > 260
    ]
    assert not long


def test_nothing_opens_an_internet_socket():
    words = ("import socket", "urllib", "http.client", "requests", "AF_INET")
    for path in (HOUSE / "tutor").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], path


def test_the_readme_names_a_picture_that_is_there():
    readme = (HOUSE / "README.md").read_text(encoding="utf-8")
    assert "tests/pictures/table.svg" in readme
    assert (HOUSE / "tests/pictures/table.svg").is_file()
