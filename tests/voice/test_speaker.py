"""What reaches the sound card, portion by portion."""

from array import array

import pytest

miniaudio = pytest.importorskip("miniaudio")

from tutor.voice import samples, speaker  # noqa: E402  (needs the library above)


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
    stage.speaker.play(1, array("h", [5] * samples.SAMPLE_RATE))
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


def test_a_sound_is_added_to_the_words_and_cuts_nothing(stage):
    stage.speaker.play(1, array("h", [100] * 10))
    stage.takes(4)
    stage.speaker.sound("card", array("h", [7] * 5))
    assert [stage.takes(4) for _ in range(2)] == [[107] * 4, [107, 100]]
    assert [what[0] for what in stage.told] == ["started", "finished"]


def test_a_sound_is_heard_where_nothing_is_said_and_longer_than_the_words(stage):
    stage.speaker.sound("pair", array("h", [7] * 6))
    assert [stage.takes(4) for _ in range(3)] == [[7] * 4, [7, 7], []]
    stage.speaker.play(1, array("h", [100] * 2))
    stage.speaker.sound("pair", array("h", [7] * 4))
    assert stage.takes(4) == [107, 107, 7, 7]


def test_the_same_sound_again_waits_for_the_first_to_fade_and_another_joins_it(stage):
    stage.speaker.sound("pair", array("h", [7] * 6))
    stage.takes(2)
    stage.speaker.sound("pair", array("h", [9] * 6))
    stage.speaker.sound("card", array("h", [1] * 2))
    assert [stage.takes(2) for _ in range(3)] == [[8, 8], [7, 7], []]


def test_words_and_sounds_together_never_go_past_the_loudest(stage):
    stage.speaker.play(1, array("h", [32000, -32000]))
    stage.speaker.sound("pair", array("h", [3000, -3000]))
    assert stage.takes(2) == [speaker.LOUDEST, -speaker.LOUDEST]


def test_a_sound_goes_on_when_the_words_are_cut(stage):
    stage.speaker.play(1, array("h", [100] * 10))
    stage.speaker.sound("card", array("h", [7] * 4))
    stage.wanted = 2
    assert stage.takes(4) == [7] * 4
