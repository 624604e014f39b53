"""What reaches the sound card, portion by portion."""

import wave
from array import array

import pytest

miniaudio = pytest.importorskip("miniaudio")

from tutor.voice import speaker  # noqa: E402  (needs the library above)


class Card:
    """A sound card that takes a portion when the test says so."""

    backend = "Test"

    def __init__(self, **_):
        pass

    def start(self, pouring):
        self.pouring = pouring

    def takes(self, frames):
        return list(memoryview(self.pouring.send(frames)).cast("B").cast("h"))


class Stage:
    def __init__(self):
        self.wanted = 1
        self.told = []
        self.speaker = speaker.Speaker("speaker", lambda: self.wanted, lambda *what: self.told.append(what))
        self.takes = self.speaker._device.takes


@pytest.fixture
def stage(monkeypatch):
    monkeypatch.setattr(miniaudio, "PlaybackDevice", Card)
    return Stage()


def test_a_clip_is_played_whole_and_then_there_is_silence(stage):
    stage.speaker.play(1, array("h", range(1, 11)))
    assert [stage.takes(4) for _ in range(4)] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10], []]
    assert [what[:2] for what in stage.told] == [("started", 1), ("finished", 1)]


def test_started_is_told_with_the_first_portion_and_not_before(stage):
    stage.speaker.play(1, array("h", [5] * speaker.SAMPLE_RATE))
    assert stage.told == []
    stage.takes(4)
    assert stage.told == [("started", 1, 1.0)]


def test_a_clip_no_longer_wanted_is_silent_from_the_next_portion_on(stage):
    stage.speaker.play(1, array("h", [5] * 100))
    stage.takes(4)
    stage.wanted = 2
    assert stage.takes(4) == []
    assert [what[0] for what in stage.told] == ["started"]


def test_a_clip_that_comes_too_late_is_never_begun(stage):
    stage.wanted = 3
    stage.speaker.play(2, array("h", [5] * 100))
    assert stage.takes(4) == []
    assert stage.told == []


def test_a_sound_system_that_only_pretends_is_no_speaker(monkeypatch):
    monkeypatch.setattr(miniaudio, "PlaybackDevice", type("Pretender", (Card,), {"backend": "Null"}))
    with pytest.raises(RuntimeError):
        Stage()


def write_wave(path, samples):
    with wave.open(str(path), "wb") as clip:
        clip.setparams((1, 2, speaker.SAMPLE_RATE, 0, "NONE", ""))
        clip.writeframes(array("h", samples).tobytes())
    return path


def test_silence_around_the_words_is_taken_off_but_for_a_breath(tmp_path):
    words = [3000] * 1000
    clip = write_wave(tmp_path / "clip.wav", [0] * 5000 + words + [0] * 9000)
    assert speaker.load(clip).tolist() == [0] * speaker.LEAD + words + [0] * speaker.TAIL


def test_a_silent_clip_is_refused(tmp_path):
    with pytest.raises(ValueError, match="nothing to hear"):
        speaker.load(write_wave(tmp_path / "clip.wav", [3] * 5000))
