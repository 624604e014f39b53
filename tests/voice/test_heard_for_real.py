"""Through a real sound server: what comes out of the loudspeaker, and what goes in at the microphone."""

import subprocess
import sys

import pulse
import pytest

from tutor.voice import Manner

miniaudio = pytest.importorskip("miniaudio")

pytestmark = [
    pytest.mark.skipif(bool(pulse.MISSING), reason=f"needs {', '.join(pulse.MISSING)}"),
    pytest.mark.xdist_group("sound server"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = pulse.SoundServer(tmp_path_factory.mktemp("pulse"))
    try:
        if not server.answers():
            pytest.skip("the sound server does not start here")
        yield server
    finally:
        server.close()


@pytest.fixture(scope="module")
def open_recorder(server):
    recorder = pulse.Recorder(server)
    assert recorder.runs()
    yield recorder
    recorder.close()


@pytest.fixture
def recorder(open_recorder):
    open_recorder.forget()
    return open_recorder


def old_maid(server, tmp_path, *arguments, **more):
    return subprocess.Popen(
        [sys.executable, "-m", "tutor", *arguments],
        env={**server.environment, "OLD_MAID_HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )


def test_doctor_says_that_a_child_can_play_with_sound_and_makes_none(server, recorder, tmp_path):
    done = old_maid(server, tmp_path, "doctor")
    out, _ = done.communicate(timeout=pulse.PATIENCE)
    assert "Loudspeaker: yes, sound goes out through PulseAudio." in out
    assert out.endswith("A child can play here, with sound.\n")
    assert done.returncode == 0
    assert not any(recorder.samples)


def test_a_sentence_said_at_the_loudspeaker_is_recorded_at_the_microphone_to_its_last_word(server, recorder, tmp_path):
    """The two commands meet: what one says, the other makes a clip of, until enter is pressed."""
    pytest.importorskip("pocketsphinx")
    from hearing import MANY, Listener, any_of, in_a_room, sound_of

    recording = old_maid(server, tmp_path, "clips", "--record", "Two sixes!")
    assert recording.stdout.readline() == 'Say "Two sixes!" and press enter.\n'
    saying = old_maid(server, tmp_path, "say", "--rate", "150", "Two", "sixes!")
    assert saying.communicate(timeout=pulse.PATIENCE) == ("", "")
    assert saying.returncode == 0
    assert recorder.hears(0.5)
    assert recorder.silence(0.3)
    clip = tmp_path / "clips" / "two-sixes.wav"
    assert recording.communicate("\n", timeout=pulse.PATIENCE) == (f"Kept as {clip}\n", "")
    assert recording.returncode == 0
    assert Listener().understand(in_a_room(sound_of(clip)), f"two {any_of(MANY)}") == "two sixes"


def test_a_scene_is_heard_in_order_and_what_was_interrupted_is_not_heard_to_its_end(
    server, recorder, make_voice, listen, monkeypatch
):
    pytest.importorskip("pocketsphinx")
    from hearing import MANY, ONE, Listener, any_of, in_a_room

    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER"):
        monkeypatch.setenv(name, server.environment[name])
    voice = make_voice(device="speaker", manner=Manner(rate=150))
    cut, second, third = listen(), listen(), listen()
    voice.say("Two sixes! That is two pairs.", cut)
    assert recorder.hears(0.3)
    voice.say("It is a four.", second)
    assert second.ended() == ["started", "finished"]
    voice.say("You took a three. Have a look in your hand.", third)
    assert third.ended() == ["started", "finished"]
    assert recorder.silence(0.3)
    assert cut.moments == ["started", "replaced"]
    one, many = any_of(ONE), any_of(MANY)
    whole = f"[ two [ {many} [ that is two pairs ] ] ] it is {one} you took {one} have a look in your hand"
    heard = Listener().understand(in_a_room(recorder.samples), whole)
    assert heard.endswith("it is a four you took a three have a look in your hand")
    assert "pairs" not in heard
