"""The family's own clips are spoken in place of the synthesised ones."""

import pytest

pytest.importorskip("miniaudio")

from tutor.voice import Manner
from tutor.voice.own import LONGEST_NAME, own_clip, slug


@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        ("Two sixes!", "two-sixes"),
        ("It is a six.", "it-is-a-six"),
        ("Let's count. Touch a card and count along.", "lets-count-touch-a-card-and-count-along"),
        ("Voilà, un café!", "voila-un-cafe"),
        ("  Two   SIXES  ", "two-sixes"),
        ("../../etc/passwd", "etc-passwd"),
        ("...", ""),
        ("ねこ", ""),
        ("six " * 200, ""),
    ],
)
def test_the_name_of_a_clip_is_its_sentence_in_plain_letters(sentence, name):
    assert slug(sentence) == name
    assert len(slug(sentence)) <= LONGEST_NAME


def test_a_clip_is_found_by_its_sentence_and_only_where_there_is_one(shelf):
    path = shelf.put("two-sixes", 5000)
    assert own_clip(shelf.folder, "Two sixes!") == path
    assert own_clip(shelf.folder, "Two fives!") is None
    assert own_clip(shelf.folder, "...") is None
    assert own_clip(None, "Two sixes!") is None


def spoken(voice, listen, text):
    heard = listen()
    voice.say(text, heard)
    return heard.ended()


def test_a_familys_clip_is_what_is_heard_and_nothing_is_made(make_voice, listen, ear, shelf, cache):
    shelf.put("two-sixes", 5000)
    voice = make_voice(own=shelf.folder, command=ear.command)
    assert spoken(voice, listen, "Two sixes!") == ["started", "finished"]
    assert ear.levels == {5000}
    assert not list(cache.glob("*.wav"))
    assert voice.account() == (1, 1, 0, 0, 0)


def test_a_clip_laid_there_while_the_voice_runs_is_heard_too_and_as_loud_as_is_wanted(make_voice, listen, ear, shelf):
    voice = make_voice(own=shelf.folder, command=ear.command, manner=Manner(volume=0.5))
    voice.voices()
    shelf.put("two-sixes", 5000)
    spoken(voice, listen, "Two sixes!")
    assert ear.levels == {2500}


SPOILT = (b"", b"RIFF", b"RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0", bytes(5000))


def test_a_clip_that_cannot_be_played_is_passed_over_and_the_sentence_is_made(make_voice, listen, shelf, cache):
    shelf.put("number-4", 3)  # as good as silent
    for number, content in enumerate(SPOILT):
        (shelf.folder / f"number-{number}.wav").write_bytes(content)
    voice = make_voice(own=shelf.folder)
    for number in range(5):
        heard = listen()
        voice.say(f"Number {number}!", heard)
        assert heard.heard("started")
        assert len(list(cache.glob("*.wav"))) == number + 1


def test_a_soft_sound_is_heard_beside_the_words_and_the_words_are_heard_to_their_end(make_voice, listen, ear, shelf):
    shelf.put("two-sixes", 5000, seconds=0.5)
    voice = make_voice(own=shelf.folder, command=ear.command)
    heard = listen()
    voice.say("Two sixes!", heard)
    assert heard.heard("started")
    voice.sound("pair")
    assert heard.ended() == ["started", "finished"]
    assert min(ear.levels) < 3500
    assert max(ear.levels) > 6500
    assert [5000] in ear.portions
    assert voice.account() == (1, 1, 0, 0, 0)


def test_sounds_switched_off_are_not_heard_and_words_are(make_voice, listen, ear, shelf):
    shelf.put("two-sixes", 5000)
    voice = make_voice(own=shelf.folder, command=ear.command, manner=Manner(sounds=False))
    spoken(voice, listen, "Two sixes!")
    voice.sound("pair")
    spoken(voice, listen, "Two sixes!")
    assert ear.levels == {5000}


def test_words_switched_off_are_not_heard_and_sounds_are(make_voice, listen, ear, shelf):
    shelf.put("two-sixes", 5000)
    voice = make_voice(own=shelf.folder, command=ear.command, manner=Manner(speaks=False))
    voice.voices()  # the child is there now
    voice.sound("pair")
    assert spoken(voice, listen, "Two sixes!") == ["failed"]
    voice.change(Manner())
    spoken(voice, listen, "Two sixes!")
    assert len(ear.levels - {5000}) > 100
