"""Another manner of speaking while the voice runs, and the names of the voices."""

import subprocess
import sys

import pytest

from tutor.voice import Manner, Voice
from tutor.voice.clips import Clips

linux = pytest.mark.skipif(sys.platform != "linux", reason="knows the names of Linux's voices")


def spoken(voice, listen, text="A six!"):
    heard = listen()
    voice.say(text, heard)
    assert heard.heard("started", "failed", "replaced")
    return heard.moments[0]


def test_a_new_rate_is_a_new_clip_from_the_same_child(voice, listen, cache, child_of):
    assert spoken(voice, listen) == "started"
    child = child_of(voice).pid
    voice.change(Manner(rate=130))
    assert spoken(voice, listen) == "started"
    sizes = sorted(clip.stat().st_size for clip in cache.glob("*.wav"))
    assert len(sizes) == 2
    assert sizes[0] < sizes[1] * 0.8
    assert child_of(voice).pid == child


TURNS = """
import os, sys
from pathlib import Path
from tutor.voice.synthesis import SystemVoice
voice, clip = SystemVoice(), Path(sys.argv[1])
for turn in range(20):
    voice.choose(("gmw/en-us", "gmw/en-us+f2")[turn % 4 > 1], (300, 130)[turn % 2])
    voice.write("A six!", clip)
    print(clip.stat().st_size, file=sys.stderr)
sys.stderr.flush()
os._exit(0)
"""


@linux
def test_every_new_rate_is_in_force_with_the_very_next_phrase(tmp_path):
    run = [sys.executable, "-c", TURNS, str(tmp_path / "clip.wav")]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    sizes = [int(size) for size in done.stderr.split()]
    assert max(sizes[::2]) < min(sizes[1::2]) * 0.5


@linux
def test_a_voice_that_is_gone_is_other_voice_until_one_is_wanted_that_is_there(make_voice, listen, cache):
    told = listen()
    voice = make_voice(on_trouble=told, manner=Manner())
    spoken(voice, listen)
    voice.change(Manner(voice_id="roa/gone"))
    assert told.heard("other-voice")
    assert spoken(voice, listen) == "started"
    assert voice.manner.voice_id == "roa/gone"
    assert voice.notice() == "other-voice"
    assert len(list(cache.glob("*.wav"))) == 1  # the usual voice says it, as before
    voice.change(Manner(voice_id="gmw/en-us+f2"))
    assert spoken(voice, listen) == "started"
    assert voice.notice() is None
    assert len(list(cache.glob("*.wav"))) == 2


@linux
def test_the_wish_for_a_voice_outlives_the_child(voice, listen, cache, child_of):
    voice.change(Manner(voice_id="gmw/en-us+f2"))
    spoken(voice, listen)
    child_of(voice).kill()
    assert spoken(voice, listen, "A five!") == "started"
    assert voice.notice() is None
    assert Clips(cache, "gmw/en-us+f2", 130).find("A five!")


@linux
def test_the_names_of_the_voices_come_from_the_child(voice):
    names = voice.voices()
    assert {"gmw/en-us", "roa/fr"} <= {one.id for one in names}
    french = next(one for one in names if one.id == "roa/fr")
    assert french.language.startswith("fr")
    assert "French" in french.name
    assert "pyttsx3" not in sys.modules
    assert voice.voices() == names


def test_a_voice_that_cannot_start_has_no_names(make_voice):
    assert make_voice(command=["/nowhere/to/be/found"]).voices() == ()


def test_a_closed_voice_takes_no_harm_from_wishes(cache):
    voice = Voice(cache, device="null")
    voice.close()
    voice.change(Manner(rate=150))
    voice.sound("card")
    assert voice.voices() == ()
    assert voice.account() == (0, 0, 0, 0, 0)


def test_a_voice_switched_off_fails_every_phrase_and_can_be_switched_on(make_voice, listen):
    voice = make_voice(manner=Manner(speaks=False))
    assert spoken(voice, listen) == "failed"
    voice.change(Manner())
    assert spoken(voice, listen) == "started"
    assert voice.account().failed == 1


@pytest.mark.parametrize("wish", [{"rate": 10}, {"rate": 1000}, {"volume": -0.1}, {"volume": 1.5}])
def test_a_manner_out_of_range_is_refused(wish):
    with pytest.raises(ValueError, match=next(iter(wish))):
        Manner(**wish)
