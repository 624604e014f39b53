"""Sound files become samples, and soft sounds are made of numbers."""

import math
import wave
from array import array

import pytest

pytest.importorskip("miniaudio")

import itertools

from tutor.voice import samples, sounds

VOICE_PEAK = 18000


def write_wave(path, values, channels=1, width=2, rate=samples.SAMPLE_RATE):
    code = {1: "B", 2: "h", 4: "i"}[width]
    with wave.open(str(path), "wb") as clip:
        clip.setparams((channels, width, rate, 0, "NONE", ""))
        clip.writeframes(array(code, values).tobytes())
    return path


def test_silence_around_the_words_is_taken_off_but_for_a_breath(tmp_path):
    words = [3000] * 1000
    clip = write_wave(tmp_path / "clip.wav", [0] * 5000 + words + [0] * 9000)
    assert samples.load(clip).tolist() == [0] * samples.LEAD + words + [0] * samples.TAIL


def test_half_the_volume_is_half_of_every_sample(tmp_path):
    clip = write_wave(tmp_path / "clip.wav", [3000, -3000] * 500)
    assert set(samples.load(clip, 0.5)[:1000]) == {1500, -1500}


@pytest.mark.parametrize(("channels", "width", "rate"), [(2, 2, 44100), (1, 4, 48000), (1, 1, 8000), (2, 2, 11025)])
def test_any_rate_width_and_number_of_channels_becomes_the_same_second(tmp_path, channels, width, rate):
    loud, zero = {1: (60, 128), 2: (15000, 0), 4: (15000 << 16, 0)}[width]
    tone = [zero + round(loud * math.sin(2 * math.pi * 440 * at / rate)) for at in range(rate) for _ in range(channels)]
    loaded = samples.load(write_wave(tmp_path / "clip.wav", tone, channels, width, rate))
    assert len(loaded) - samples.TAIL == pytest.approx(samples.SAMPLE_RATE, abs=samples.SAMPLE_RATE // 50)
    assert 13000 < max(loaded) < 17000


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ([3] * 5000, "nothing to hear"),
        ([], "nothing to hear"),
        ([3000] * 21 * samples.SAMPLE_RATE, "longer than 20 seconds"),
    ],
)
def test_a_clip_that_is_silent_empty_or_too_long_is_refused(tmp_path, values, why):
    with pytest.raises(ValueError, match=why):
        samples.load(write_wave(tmp_path / "clip.wav", values))


ENDLESS = bytes.fromhex("524946460400000057415645666d7420100000ff0101060022560000301308001800200064617461e02e0000")
"""The head of a damaged clip over which the decoder would guess for ever, as it is no WAV file and no other."""


@pytest.mark.parametrize("content", [b"", b"RIFF", b"ID3\x04 a song", bytes(3000), ENDLESS + bytes(range(256)) * 40])
def test_a_file_that_is_no_wav_file_is_refused_at_once(tmp_path, content):
    (tmp_path / "clip.wav").write_bytes(content)
    with pytest.raises(ValueError, match="not a WAV file"):
        samples.load(tmp_path / "clip.wav")


@pytest.mark.parametrize("rate", [1, 3999])
def test_a_clip_at_a_speed_nobody_records_at_is_refused(tmp_path, rate):
    with pytest.raises(ValueError, match="damaged"):
        samples.load(write_wave(tmp_path / "clip.wav", [3000] * 1000, rate=rate))


def test_a_file_far_too_large_is_not_even_read(tmp_path):
    huge = tmp_path / "huge.wav"
    with huge.open("wb") as file:
        file.truncate(samples.LARGEST_FILE + 1)
    with pytest.raises(ValueError, match="too large"):
        samples.load(huge)


@pytest.mark.parametrize("name", ["card", "pair"])
def test_a_soft_sound_swells_and_fades_and_is_at_most_a_quarter_of_the_voice(name):
    sound = sounds.make(name)
    most = max(abs(sample) for sample in sound)
    assert 1000 < most <= VOICE_PEAK / 4 / 2  # both at once are a quarter
    assert abs(sound[0]) < most / 50
    assert abs(sound[-1]) < most / 50
    assert len(sound) < samples.SAMPLE_RATE / 2


def test_no_sound_leaps(tmp_path):
    chime = sounds.make("pair")
    first_moment = chime[: samples.SAMPLE_RATE // 200]
    assert max(abs(sample) for sample in first_moment) < max(chime) / 4


def test_the_two_notes_go_up():
    chime = sounds.make("pair")
    rate = samples.SAMPLE_RATE
    early, late = chime[: rate // 10], chime[-rate // 10 :]
    assert crossings(early) < crossings(late)


def crossings(wave_):
    return sum(1 for a, b in itertools.pairwise(wave_) if a < 0 <= b)
