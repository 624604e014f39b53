"""What a voice does when its child is harmed, or cannot be had at all."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tutor.voice import Manner, Voice

LONG = "Four fives! That is two pairs. You kept looking, and you counted every dot."

posix = pytest.mark.skipif(os.name != "posix", reason="needs signals")
linux = pytest.mark.skipif(sys.platform != "linux", reason="by Linux's means, or for its voice")


@posix
def test_a_child_killed_in_mid_sentence_comes_back(voice, listen, child_of):
    lost, heard = listen(), listen()
    voice.say(LONG, lost)
    assert lost.heard("started")
    child_of(voice).send_signal(signal.SIGKILL)
    assert lost.ended() == ["started", "failed"]
    voice.say("A six!", heard)
    assert heard.heard("started")
    assert voice.notice() is None


@posix
def test_a_child_killed_four_times_stays_silent_and_says_why(make_voice, listen, child_of):
    told = listen()
    voice = make_voice(on_trouble=told)
    for _ in range(4):
        lost = listen()
        voice.say(LONG, lost)
        assert lost.heard("started")
        child_of(voice).send_signal(signal.SIGKILL)
        assert lost.ended() == ["started", "failed"]
    assert told.heard("voice-stopped")
    late = listen()
    voice.say("A six!", late)
    assert late.ended() == ["failed"]
    assert voice.notice() == "voice-stopped"


@linux
def test_a_frozen_child_is_replaced_and_the_phrase_is_spoken_after_all(voice, listen, child_of):
    first, second = listen(), listen()
    voice.say("A six!", first)
    assert first.heard("started")
    frozen = child_of(voice)
    frozen.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, frozen.pid, os.WSTOPPED | os.WNOWAIT)
    voice.say("Two sixes!", second)
    assert second.heard("started")
    assert child_of(voice).pid != frozen.pid


@pytest.mark.parametrize(
    "command",
    [
        ["/nowhere/to/be/found"],
        [sys.executable, "-c", "raise SystemExit(3)"],
        [sys.executable, "-c", "print('[not json', flush=True); print(7)"],
    ],
)
def test_a_child_that_cannot_start_is_a_trouble_and_say_still_returns(make_voice, listen, command):
    told, early, late = listen(), listen(), listen()
    voice = make_voice(command=command, on_trouble=told)
    voice.say("Two sixes!", early)
    assert early.ended() == ["failed"]
    assert told.heard("no-synthesiser")
    voice.say("A six!", late)
    assert late.ended() == ["failed"]
    assert voice.notice() == "no-synthesiser"
    assert voice.account() == (2, 0, 0, 2, 0)


def shadow(folder: Path, monkeypatch: pytest.MonkeyPatch, module: str, code: str) -> None:
    """Put another module in the place of one that the child needs."""
    folder.mkdir()
    (folder / f"{module}.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))


@pytest.mark.parametrize(
    ("module", "code", "trouble"),
    [
        ("pyttsx3", "raise ImportError", "no-synthesiser"),
        ("pyttsx3", "def init(): raise RuntimeError", "no-synthesiser"),
        ("pyttsx3", "import os; os._exit(1)", "no-synthesiser"),
        ("miniaudio", "raise ImportError", "no-speaker"),
    ],
)
def test_a_library_that_is_missing_or_ends_the_process_has_a_name(
    tmp_path, monkeypatch, make_voice, listen, module, code, trouble
):
    shadow(tmp_path / "shadow", monkeypatch, module, code)
    told, heard = listen(), listen()
    voice = make_voice(on_trouble=told)
    voice.say("Two sixes!", heard)
    assert heard.ended() == ["failed"]
    assert told.heard(trouble)
    assert voice.notice() == trouble


def test_a_clip_folder_that_cannot_be_made_has_a_name(tmp_path, listen):
    (tmp_path / "file").write_text("in the way")
    told = listen()
    voice = Voice(tmp_path / "file", device="null", on_trouble=told)
    assert told.heard("no-room")
    voice.close()


@linux
def test_a_voice_that_is_not_there_is_replaced_by_the_usual_one(make_voice, listen):
    heard = listen()
    voice = make_voice(manner=Manner(voice_id="gmw/no-such-voice"))
    voice.say("Two sixes!", heard)
    assert heard.heard("started")
    assert voice.notice() == "other-voice"


@linux
def test_a_data_path_too_long_for_the_library_does_no_harm(tmp_path, monkeypatch, make_voice, listen):
    loader = pytest.importorskip("espeakng_loader")
    folder = tmp_path / ("long" * 30) / ("longer" * 20)
    folder.mkdir(parents=True)
    (folder / "espeakng_loader").symlink_to(Path(loader.__file__).parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))
    heard = listen()
    make_voice().say("Two sixes!", heard)
    assert heard.heard("started")
