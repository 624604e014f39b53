"""What a voice does when all is well."""

import subprocess
import sys
import threading
import time

PATIENCE = 20.0
LONG = "Four fives! That is two pairs. You kept looking, and you counted every dot."


def test_a_phrase_starts_and_then_finishes(voice, listen):
    heard = listen()
    voice.say("Two sixes!", heard)
    assert heard.ended() == ["started", "finished"]
    assert voice.notice() is None
    assert voice.account() == (1, 1, 0, 0, 0)


def test_moments_come_on_a_thread_of_the_voice_and_it_may_be_used_there(voice, listen):
    second, names = listen(), []

    def and_then(moment):
        names.append(threading.current_thread().name)
        assert voice.account().asked >= 1
        if moment == "finished":
            voice.say("A six!", second)

    voice.say("A five!", and_then)
    assert second.heard("started")
    assert set(names) == {"voice_call"}


def test_a_callback_that_raises_harms_nobody(voice, listen):
    heard = listen()
    voice.say("A five!", lambda moment: 1 / 0)
    voice.say("A six!", heard)
    assert heard.ended() == ["started", "finished"]


def test_of_a_thousand_phrases_the_newest_wins_and_few_are_made(voice, listen, cache):
    heard = [listen() for _ in range(1000)]
    for number, each in enumerate(heard):
        voice.say(f"A {number}!", each)
    assert heard[-1].ended() == ["started", "finished"]
    assert all(each.ended()[-1] == "replaced" and len(each.moments) <= 2 for each in heard[:-1])
    asked, spoken, replaced, failed, pending = voice.account()
    assert (asked, spoken, replaced, failed, pending) == (1000, 1, 999, 0, 0)
    assert len(list(cache.glob("*.wav"))) < 50


def test_nobody_who_asks_is_kept_waiting_while_the_voice_is_busy(make_voice, listen):
    busy, go_on, heard = threading.Event(), threading.Event(), listen()

    def clock():
        if threading.current_thread().name == "voice_attend" and not go_on.is_set():
            busy.set()
            go_on.wait(PATIENCE)
        return time.monotonic()

    voice = make_voice(clock=clock)
    assert busy.wait(PATIENCE)

    def ask():
        voice.say("A five!")
        voice.cut()
        voice.sound("card")
        voice.change(voice.manner)
        voice.say("A six!", heard)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE / 2)
    assert not asking.is_alive()
    assert heard.moments == []
    go_on.set()
    assert heard.ended() == ["started", "finished"]
    assert voice.account() == (2, 1, 1, 0, 0)


def test_a_phrase_that_is_cut_never_finishes_and_the_next_one_speaks(voice, listen):
    first, second = listen(), listen()
    voice.say(LONG, first)
    assert first.heard("started")
    voice.cut()
    assert first.ended() == ["started", "replaced"]
    voice.say("A six!", second)
    assert second.heard("started")
    assert first.moments == ["started", "replaced"]


def test_a_cut_with_nothing_under_way_changes_nothing(voice):
    voice.cut()
    assert voice.account() == (0, 0, 0, 0, 0)


def test_a_phrase_replaced_while_it_speaks_says_so_once(voice, listen):
    first, second = listen(), listen()
    voice.say(LONG, first)
    assert first.heard("started")
    voice.say("A six!", second)
    assert second.heard("started")
    assert first.moments == ["started", "replaced"]


def test_text_that_cannot_be_spoken_fails_and_the_next_phrase_speaks(voice, listen):
    for text in ("", " ", "...", "\udcff", "six " * 2000):
        failed = listen()
        voice.say(text, failed)
        assert failed.ended() == ["failed"]
    heard = listen()
    voice.say("é, 6, \x1b and 🂡.", heard)
    assert heard.heard("started")


def test_a_damaged_clip_is_made_again(voice, listen, cache):
    first, second = listen(), listen()
    voice.say("A six!", first)
    assert first.heard("started")
    (clip,) = cache.glob("*.wav")
    whole = clip.stat().st_size
    clip.write_bytes(b"RIFF")
    voice.say("A six!", second)
    assert second.heard("started")
    assert abs(clip.stat().st_size - whole) < whole / 10


def test_after_close_every_phrase_fails_at_once(voice, listen):
    first, late = listen(), listen()
    voice.say(LONG, first)
    voice.close()
    voice.close()
    assert first.ended()[-1] == "replaced"
    voice.say("A six!", late)
    voice.cut()
    assert voice.account() == (2, 0, 1, 1, 0)


def test_importing_the_voice_brings_in_no_speech_sound_or_screen_library():
    heavy = ["pyttsx3", "miniaudio", "espeakng_loader", "asyncio", "textual"]
    code = f"import sys, tutor.voice; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
