"""The voices that make no sound keep the promises of the one that does."""

from tutor.voice import Manner, NoVoice, RecordedVoice, Speech, VoiceName


def test_no_voice_fails_every_phrase_at_once_and_knows_why():
    voice: Speech = NoVoice("no-speaker")
    moments = []
    voice.say("Two sixes!", moments.append)
    voice.say("A six!")
    voice.cut()
    voice.close()
    assert moments == ["failed"]
    assert voice.notice() == "no-speaker"
    assert voice.account() == (2, 0, 0, 2, 0)


def test_no_voice_without_a_reason_has_no_notice():
    assert NoVoice().notice() is None


def test_a_recorded_voice_remembers_what_it_was_asked():
    voice = RecordedVoice()
    moments = []
    voice.say("Two sixes!", moments.append)
    voice.say("A six!")
    voice.cut()
    voice.close()
    assert voice.said == ["Two sixes!", "A six!"]
    assert (voice.cuts, voice.closed) == (1, True)
    assert moments == ["started", "finished"]
    assert voice.notice() is None
    assert voice.account() == (2, 2, 0, 0, 0)


def test_a_recorded_voice_can_be_a_speech():
    voice: Speech = RecordedVoice()
    voice.say("Two sixes!")
    assert voice.account().spoken == 1


def test_a_recorded_voice_remembers_sounds_and_the_manner_and_gives_the_voices_it_was_given():
    voice = RecordedVoice()
    voice.known = (VoiceName("roa/fr", "French", "fr"),)
    voice.sound("card")
    voice.sound("pair")
    voice.change(Manner(rate=150))
    assert voice.sounds == ["card", "pair"]
    assert voice.manner.rate == 150
    assert voice.voices() == voice.known
    assert voice.account() == (0, 0, 0, 0, 0)


def test_no_voice_makes_no_sound_and_knows_no_voice():
    voice: Speech = NoVoice()
    voice.sound("card")
    voice.change(Manner(speaks=False))
    assert voice.voices() == ()
    assert voice.account() == (0, 0, 0, 0, 0)
