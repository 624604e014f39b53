"""A listener who has heard the voice once understands every rank in every line, over the murmur of a room.

Here each rank of the small deck once wherever a line can tell it; `tests/soaks/understood.py` tries them all, with the
ranks of the large packs, other voices and louder rooms.
"""

import pytest

pytest.importorskip("miniaudio")
pytest.importorskip("pocketsphinx")

from hearing import Line, Listener, lines, spoken, understood

from tutor.content.phrases import load_phrases

pytestmark = pytest.mark.xdist_group("listener")  # all sentences are made once

RANKS = ("A", "2", "3", "4", "5", "6")
LINES = {line.name: line for line in lines(load_phrases(), RANKS)}


@pytest.fixture(scope="module")
def clips(tmp_path_factory):
    return spoken((text for line in LINES.values() for text in line.fewest()), tmp_path_factory.mktemp("spoken"))


@pytest.fixture(scope="module")
def listener():
    return Listener()


@pytest.mark.parametrize("name", LINES)
def test_every_rank_is_understood(listener, clips, name):
    found = list(understood(listener, LINES[name], clips))
    assert {rank for rank, _ in found} == {rank for ranks in LINES[name].sentences.values() for rank in ranks}
    assert [rank for rank, right in found if not right] == []


def test_nearly_every_line_of_the_book_tells_a_rank():
    assert len(LINES) > 60


def test_the_listener_can_be_in_doubt_and_a_bare_rank_is_the_first_to_go(tmp_path):
    words = [load_phrases().rank[rank].word for rank in RANKS]
    bare = Line("bare", {f"{word.capitalize()}!": (rank,) for word, rank in zip(words, RANKS, strict=True)})
    assert not all(right for _, right in understood(Listener(), bare, spoken(bare.sentences, tmp_path), murmur=600))
