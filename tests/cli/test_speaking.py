"""`old-maid say`, with a loudspeaker that leads nowhere and without one."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tutor

PATIENCE = 20
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}

PRETENDER = """
import miniaudio

class Pretender(miniaudio.PlaybackDevice):
    def __init__(self, **wishes):
        super().__init__(**{**wishes, "backends": [miniaudio.Backend.NULL]})
        self.backend = "Pretender"

miniaudio.PlaybackDevice = Pretender
"""


class House:
    """A computer with what a test puts in it."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.site = folder / "site"
        self.site.mkdir()

    def put(self, module: str, code: str) -> None:
        (self.site / f"{module}.py").write_text(code)

    def start(self, *arguments: str, **variables: str) -> "subprocess.Popen[bytes]":
        roots = [str(self.site), str(Path(tutor.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        return subprocess.Popen(
            [sys.executable, "-m", "tutor", "say", *arguments],
            env={
                **os.environ,
                "OLD_MAID_HOME": str(self.home),
                "PYTHONPATH": os.pathsep.join(filter(None, roots)),
                **variables,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def say(self, *arguments: str, **variables: str) -> tuple[int, str, str]:
        """Run it to its end: the exit code, what it printed, what it complained of."""
        done = self.start(*arguments, **variables)
        out, complaint = done.communicate(timeout=PATIENCE)
        return done.returncode, out.decode(), complaint.decode()


@pytest.fixture
def house(tmp_path):
    return House(tmp_path)


@pytest.fixture
def loud_house(house):
    pytest.importorskip("miniaudio")
    house.put("sitecustomize", PRETENDER)
    return house


def test_a_sentence_is_spoken_and_nothing_is_printed(loud_house):
    assert loud_house.say("--rate", "300", "Two", "sixes!") == (0, "", "")
    assert len(list((loud_house.home / "voice").glob("*.wav"))) == 1


def test_a_voice_that_is_gone_is_told_and_the_usual_one_speaks(loud_house):
    code, out, complaint = loud_house.say("--rate", "300", "--voice", "roa/gone", "A six!")
    assert (code, out) == (0, "")
    assert complaint == "That voice is not here, so the usual one spoke.\n"


def test_a_familys_clip_speaks_its_sentence(loud_house):
    clip = loud_house.home / "clips" / "two-sixes.wav"
    clip.parent.mkdir(parents=True)
    assert loud_house.say("--rate", "300", "A six!")[0] == 0
    (made,) = (loud_house.home / "voice").glob("*.wav")
    made.replace(clip)
    assert loud_house.say("Two sixes!")[0] == 0
    assert not list((loud_house.home / "voice").glob("*.wav"))


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("miniaudio", "There is no loudspeaker to be found; old-maid doctor tells what to do.\n"),
        ("pyttsx3", "There is no voice on this computer; old-maid doctor tells what to do.\n"),
    ],
)
@pytest.mark.parametrize("variables", [{}, PLAIN])
def test_what_is_missing_is_one_sentence_and_1(house, module, sentence, variables):
    house.put(module, "raise ImportError")
    assert house.say("Two sixes!", **variables) == (1, "", sentence)


def test_a_data_folder_that_cannot_be_is_one_sentence_and_1(house):
    house.home.write_text("in the way")
    code, out, complaint = house.say("Two sixes!")
    assert (code, out) == (1, "")
    assert complaint.startswith("The voice cannot keep its sounds")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("text", ["...", "six " * 2000, "\udcff"])
def test_what_cannot_be_spoken_is_one_sentence_and_1(loud_house, text):
    code, out, complaint = loud_house.say(text)
    assert (code, out) == (1, "")
    assert complaint == "That cannot be spoken: there is nothing in it to say, or far too much.\n"


@pytest.mark.parametrize("arguments", [[], ["--rate", "5", "A six!"], ["--louder", "A six!"]])
def test_wrong_use_is_2(house, arguments):
    code, out, complaint = house.say(*arguments)
    assert (code, out) == (2, "")
    assert complaint.startswith("Usage:")


def test_the_voices_are_listed_in_plain_ascii_without_a_loudspeaker(house):
    pytest.importorskip("miniaudio")
    code, out, complaint = house.say("--voices", **PLAIN)
    assert (code, complaint) == (0, "")
    assert out.isascii()
    assert out.splitlines()[0].split()[1].startswith("en")


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_ends_it(loud_house):
    started = loud_house.start("A long story about six cards. " * 5)  # more than twenty seconds would be refused
    while not list(loud_house.home.glob("voice/*")):
        assert started.poll() is None
    started.send_signal(signal.SIGINT)
    out, complaint = started.communicate(timeout=PATIENCE)
    assert (out, complaint) == (b"", b"")
    assert started.returncode == -signal.SIGINT
