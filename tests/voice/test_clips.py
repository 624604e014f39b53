"""The folder of clips."""

import os
import stat
import time

import pytest

from tutor.voice import forget
from tutor.voice.clips import ABANDONED_AFTER, MOST_CLIPS, Clips


@pytest.fixture
def clips(cache):
    return Clips(cache, "gmw/en-us", 130)


def keep(clips, text, age=0.0):
    clips.draft.write_bytes(b"sound")
    path = clips.keep(text)
    os.utime(path, (time.time() - age,) * 2)
    return path


def test_a_clip_is_found_again_by_its_words(clips):
    assert clips.find("Two sixes!") is None
    path = keep(clips, "Two sixes!")
    assert clips.find("Two sixes!") == path
    assert clips.find("Two fives!") is None


def test_another_manner_of_speaking_is_another_clip(cache, clips):
    keep(clips, "Two sixes!")
    assert Clips(cache, "gmw/en-us", 150).find("Two sixes!") is None


def test_no_word_is_in_the_name_of_a_file(clips):
    assert "rosie" not in keep(clips, "Rosie, two sixes!").name.lower()


@pytest.mark.skipif(os.name != "posix", reason="needs file modes")
def test_the_folder_is_private_even_if_it_was_not(cache):
    cache.mkdir(mode=0o755)
    Clips(cache)
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


def test_the_longest_unused_clips_make_room_for_new_ones(cache, clips):
    oldest = keep(clips, "oldest", age=3000)
    used = keep(clips, "old but used", age=2000)
    for number in range(MOST_CLIPS - 1):
        (cache / f"{number}.wav").write_bytes(b"sound")
    assert clips.find("old but used") == used
    keep(clips, "new")
    assert len(list(cache.iterdir())) == MOST_CLIPS
    assert not oldest.exists()
    assert used.exists()


def test_drafts_left_by_a_crash_are_swept_away_and_fresh_ones_are_not(cache, clips):
    for name, age in (("new-1.wav", ABANDONED_AFTER + 60), ("new-2.wav", 0)):
        (cache / name).write_bytes(b"")
        os.utime(cache / name, (time.time() - age,) * 2)
    Clips(cache)
    assert [path.name for path in cache.iterdir()] == ["new-2.wav"]


def test_forget_empties_the_folder_and_does_not_mind_if_there_is_none(cache, clips):
    keep(clips, "Two sixes!")
    forget(cache)
    assert list(cache.iterdir()) == []
    forget(cache / "none")
