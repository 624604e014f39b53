"""A recording becomes a clip: the words of it, loud enough, with soft ends."""

import math
import os
import stat
from array import array

import pytest

pytest.importorskip("miniaudio")

from tutor.voice import recording, samples


def hum(seconds, loudness):
    return [round(loudness * math.sin(at / 10)) for at in range(int(seconds * samples.SAMPLE_RATE))]


def test_the_words_are_cut_out_of_the_room_and_made_as_loud_as_the_voice():
    room = hum(2.0, 50)
    clip = recording.as_clip(array("h", room + hum(0.5, 3000) + room))
    assert 0.6 < len(clip) / samples.SAMPLE_RATE < 0.8
    assert recording.FULL * 0.98 < max(clip) <= recording.FULL
    assert abs(clip[0]) < 10
    assert abs(clip[-1]) < 10


@pytest.mark.parametrize("heard", [[], [0] * 1000, hum(1.0, 200)])
def test_where_nothing_was_said_there_is_no_clip(heard):
    with pytest.raises(ValueError, match="nothing was heard"):
        recording.as_clip(array("h", heard))


def test_the_shortest_word_is_a_clip():
    assert len(recording.as_clip(array("h", [20000]))) >= 1


def test_a_clip_is_kept_whole_and_replaces_the_one_before(tmp_path):
    path = tmp_path / "clips" / "two-sixes.wav"
    for level in (5000, 7000):
        recording.keep(array("h", [level] * 2000), path)
    assert max(samples.load(path)) == 7000
    assert [found.name for found in path.parent.iterdir()] == ["two-sixes.wav"]
    if os.name == "posix":
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_sound_system_that_only_pretends_is_no_microphone(monkeypatch):
    class Pretender:
        backend = "Null"

        def __init__(self, **_):
            pass

    monkeypatch.setattr(recording.miniaudio, "CaptureDevice", Pretender)
    with pytest.raises(recording.NoMicrophone):
        recording.record(lambda: None)


def test_no_more_than_twenty_seconds_are_recorded(monkeypatch):
    class Microphone:
        backend = "Test"

        def __init__(self, **_):
            pass

        def start(self, listening):
            for _ in range(25):
                listening.send(array("h", [500] * samples.SAMPLE_RATE).tobytes())

        def close(self):
            pass

    monkeypatch.setattr(recording.miniaudio, "CaptureDevice", Microphone)
    assert len(recording.record(lambda: None)) == samples.LONGEST_SECONDS * samples.SAMPLE_RATE
