"""The voices that make no sound keep the promises of the one that does."""

from tutor.voice import NoVoice, RecordedVoice, Speech


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
