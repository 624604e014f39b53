"""What the doctor says, on every system and of everything that may be missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tutor
from tutor.cli import doctoring
from tutor.cli.doctoring import System, folder_answer, speaker_answer, terminal_answer, voice_answer
from tutor.voice.examination import Finding

PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
KINDS = ("debian", "fedora", "arch", "linux", "macos", "windows")


def system(kind, compiles=False):
    return System(kind, compiles, "python")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", ["fine", "no-package", "no-library", "no-device"])
@pytest.mark.parametrize("answer", [voice_answer, speaker_answer])
def test_every_answer_is_one_line_that_says_yes_or_no(kind, state, answer):
    good, line = answer(Finding(state), system(kind))
    assert good == (state == "fine")
    assert (": yes, " if good else ": no, ") in line
    assert "\n" not in line
    assert line.isascii()


@pytest.mark.parametrize(
    ("kind", "installs"),
    [
        ("debian", "sudo apt install libpulse0 alsa-utils"),
        ("fedora", "sudo dnf install pulseaudio-libs alsa-lib"),
        ("arch", "sudo pacman -S libpulse alsa-lib"),
        ("linux", "install libpulse or libasound"),
    ],
)
def test_a_missing_sound_library_is_named_as_this_system_names_it(kind, installs):
    assert speaker_answer(Finding("no-library"), system(kind)).line.endswith(f"type: {installs}")


def test_where_the_part_that_plays_has_to_be_built_a_compiler_comes_first():
    line = speaker_answer(Finding("no-package"), system("debian", compiles=True)).line
    assert line.endswith("type: sudo apt install gcc python3-dev && python -m pip install miniaudio")
    assert "gcc" not in speaker_answer(Finding("no-package"), system("debian")).line


@pytest.mark.parametrize(
    ("kind", "how"),
    [("debian", "sudo apt install espeak-ng"), ("linux", "python -m pip install espeakng-loader"), ("macos", "anew.")],
)
def test_a_missing_speech_library_is_named_too(kind, how):
    assert voice_answer(Finding("no-library"), system(kind)).line.endswith(how)


def test_a_speaker_is_named_by_what_plays_on_it():
    assert speaker_answer(Finding("fine", "Core Audio"), system("macos")).line.endswith("through Core Audio.")


@pytest.mark.parametrize(
    ("release", "kind"),
    [
        ("ID=ubuntu\nID_LIKE=debian", "debian"),
        ("ID=debian", "debian"),
        ("ID=fedora", "fedora"),
        ('ID=rocky\nID_LIKE="rhel centos fedora"', "fedora"),
        ("ID=manjaro\nID_LIKE=arch", "arch"),
        ("ID=opensuse-leap\nID_LIKE=suse", "linux"),
        ("ID=alpine", "linux"),
    ],
)
def test_a_system_is_known_by_its_own_name_or_its_family(release, kind):
    words = dict(line.replace('"', "").split("=") for line in release.splitlines())
    assert doctoring.kind_of(words) == kind


class Window:
    """A stream that is a terminal window, or says so."""

    def __init__(self, encoding="utf-8"):
        self.encoding = encoding

    def isatty(self):
        return True

    def fileno(self):
        raise OSError


@pytest.fixture
def window(monkeypatch):
    def open_window(encoding="utf-8", size=(120, 40), **variables):
        for name in ("stdin", "stdout"):
            monkeypatch.setattr(sys, name, Window(encoding))
        monkeypatch.setattr(doctoring, "_size", lambda: size)
        for name in ("TERM", "COLORTERM"):
            monkeypatch.setenv(name, variables.get(name, ""))
        return terminal_answer(system(variables.get("kind", "debian")))

    return open_window


@pytest.mark.parametrize(
    "names", [{"TERM": "xterm-256color"}, {"TERM": "xterm-kitty"}, {"TERM": "xterm", "COLORTERM": "truecolor"}]
)
def test_a_good_window_is_told_with_its_size(window, names):
    assert window(**names) == (True, "Terminal: yes, 120 wide and 40 high, with 256 colours and UTF-8.")


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_small_window_is_to_be_made_bigger(window, size):
    good, line = window(size=size, TERM="xterm-256color")
    assert not good
    assert f"{size[0]} wide and {size[1]} high" in line


@pytest.mark.parametrize("name", ["linux", "vt100", "dumb", "no-such-terminal", ""])
def test_a_window_with_few_colours_is_told(window, name):
    good, line = window(TERM=name)
    assert not good
    assert "256 colours" in line


@pytest.mark.parametrize(("kind", "how"), [("debian", "C.UTF-8"), ("macos", "en_US.UTF-8"), ("windows", "chcp 65001")])
def test_a_window_that_is_not_set_to_utf_8_is_told(window, kind, how):
    good, line = window("ascii", TERM="xterm-256color", kind=kind)
    assert not good
    assert line.endswith(how)


def test_a_data_folder_is_made_and_left_clean(tmp_path):
    home = tmp_path / "a" / "b"
    assert folder_answer(home) == (True, f"Data folder: yes, things are kept in {home}")
    assert list(home.iterdir()) == []


def test_a_data_folder_that_cannot_be_is_told_with_what_to_do(tmp_path):
    (tmp_path / "file").write_text("in the way")
    for home in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / ("long" * 100), Path("a\0b")):
        good, line = folder_answer(home)
        assert not good
        assert "OLD_MAID_HOME" in line
        assert len(line) < 300


def doctor(home, *, shadow=None, **variables):
    """The doctor in a process of its own, without a terminal."""
    roots = [shadow and str(shadow), str(Path(tutor.__file__).parents[1]), os.environ.get("PYTHONPATH")]
    return subprocess.run(
        [sys.executable, "-m", "tutor", "doctor"],
        env={
            **os.environ,
            "OLD_MAID_HOME": str(home),
            "PYTHONPATH": os.pathsep.join(filter(None, roots)),
            "PULSE_SERVER": "unix:/nowhere",
            **variables,
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def test_without_a_terminal_in_plain_ascii_every_part_is_told(tmp_path):
    done = doctor(tmp_path / "café", **PLAIN)
    assert done.stdout.isascii()
    assert done.stderr == b""
    assert done.returncode in (0, 1)  # as this machine has a sound card or not
    parts = [line.partition(b":")[0] for line in done.stdout.splitlines()]
    assert parts[:4] == [b"Voice", b"Loudspeaker", b"Terminal", b"Data folder"]
    assert b"caf\\" in done.stdout


def test_without_the_libraries_it_says_captions_only_and_ends_with_1(tmp_path):
    shadow = tmp_path / "shadow"
    shadow.mkdir()
    for name in ("pyttsx3", "miniaudio"):
        (shadow / f"{name}.py").write_text("raise ImportError")
    done = doctor(tmp_path / "home", shadow=shadow)
    assert done.returncode == 1
    assert b"Voice: no, " in done.stdout
    assert b"Loudspeaker: no, " in done.stdout
    assert done.stdout.splitlines()[-1] == b"A child can play here with captions only: read them aloud."


def test_a_library_that_ends_the_process_is_no_voice_and_no_crash(tmp_path):
    shadow = tmp_path / "shadow"
    shadow.mkdir()
    (shadow / "pyttsx3.py").write_text("import os; os._exit(1)")
    done = doctor(tmp_path / ("long" * 100), shadow=shadow, **PLAIN)
    assert done.returncode == 1
    assert b"Voice: no, there is no speech library" in done.stdout
    assert b"Data folder: no, " in done.stdout
    assert b"Traceback" not in done.stdout + done.stderr
