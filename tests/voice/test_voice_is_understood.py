"""A listener who has heard the voice once understands the ranks, over the murmur of a room.

Here the sentences that a child hears most, with every rank; `tests/soaks/understood.py` tries every line of the book.
"""

import pytest

pytest.importorskip("miniaudio")
pytest.importorskip("pocketsphinx")

from hearing import Line, lines, spoken, understood

from tutor.content.phrases import load_phrases

RANKS = ("A", "2", "3", "4", "5", "6")
HEARD_MOST = ("pair", "it_is")
LINES = {line.name: line for line in lines(load_phrases(), RANKS) if line.name in HEARD_MOST}


@pytest.fixture(scope="module")
def clips(tmp_path_factory):
    return spoken((text for line in LINES.values() for text in line.sentences), tmp_path_factory.mktemp("spoken"))


@pytest.mark.parametrize("name", HEARD_MOST)
def test_every_rank_is_understood(clips, name):
    assert [rank for rank, right in understood(LINES[name], clips) if not right] == []


def test_the_listener_can_be_in_doubt_and_a_bare_rank_is_the_first_to_go(tmp_path):
    words = [load_phrases().rank[rank].word for rank in RANKS]
    bare = Line("bare", {f"{word.capitalize()}!": (rank,) for word, rank in zip(words, RANKS, strict=True)})
    assert not all(right for _, right in understood(bare, spoken(bare.sentences, tmp_path), murmur=600))
