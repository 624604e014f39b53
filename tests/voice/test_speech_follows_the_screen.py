"""However quickly the screens change, one sentence is heard at a time, and never one of the last screen."""

import pytest

pytest.importorskip("miniaudio")

SCREENS = 20


def test_never_two_sentences_at_once_and_never_one_of_the_last_screen(make_voice, listen, ear, shelf):
    for screen in range(SCREENS):
        shelf.put(f"screen-{screen}", 1000 + screen, seconds=0.3 if screen == SCREENS - 1 else 3.0)
    voice = make_voice(own=shelf.folder, command=ear.command)
    heard = [listen() for _ in range(SCREENS)]
    for screen, each in enumerate(heard):
        voice.say(f"Screen {screen}.", each)
        if screen % 4:
            assert each.heard("started")
        if screen % 2 and screen < SCREENS - 1:
            voice.cut()
    assert heard[-1].ended() == ["started", "finished"]
    portions = [[level for level in portion if level] for portion in ear.portions]
    assert all(len(portion) <= 1 for portion in portions)
    sentences = [portion[0] - 1000 for portion in portions if portion]
    assert sentences == sorted(sentences)
    assert set(sentences) == {screen for screen, each in enumerate(heard) if "started" in each.moments}
