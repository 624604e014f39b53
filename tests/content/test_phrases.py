"""The book of phrases as it is shipped, and books that cannot be used."""

from typing import get_args

import pytest

from tutor.art import FRIENDS
from tutor.content.deckfile import ColourWord
from tutor.content.files import BadFile, read
from tutor.content.phrases import book_findings, load_phrases
from tutor.game import RANKS, SUITS
from tutor.teaching.phrasebook import PhraseBook

from .places import PHRASES, changed, is_one_line_about, refusal, written


def test_the_book_speaks_of_every_rank_suit_colour_and_friend():
    book = load_phrases()
    assert list(book.rank) == [*RANKS, "joker"]
    assert set(book.suit) == set(SUITS)
    assert set(book.colour) == set(get_args(ColourWord))
    assert set(book.friend) == set(FRIENDS)
    assert book.format == 1


def test_every_ladder_is_complete():
    for code, ladder in load_phrases().mixup.items():
        assert all((ladder.say, ladder.point, ladder.teach, ladder.show)), code


def test_the_gate_has_words_to_choose_from():
    words = load_phrases().gate.words
    assert len(set(words)) == len(words) >= 5
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words)


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(BadFile) as refused:
        load_phrases("xx")
    assert is_one_line_about(str(refused.value), "phrases.toml")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('teach = "Count the dots with me."\n', "", 'lacks "teach"'),
        ('another = "another six"\n', "", 'lacks "another"'),
        ('say = "Take all', 'sing = "La"\nsay = "Take all', 'has no key "sing"'),
        ("[suit]", "[suits]", 'did you mean "suit"?'),
        ('hello = "Hello! Can you hear me?"', "hello = 1", "hello is 1"),
        ('good_idea = ["Good idea to ask."', "good_idea = [1", "good_idea holds 1"),
    ],
)
def test_a_book_that_is_not_complete_is_refused_in_one_line(tmp_path, old, new, why):
    text = refusal(written(tmp_path, changed(PHRASES, old, new)), PhraseBook)
    assert is_one_line_about(text, "family.toml")
    assert why in text


def test_a_book_may_word_things_its_own_way(tmp_path):
    book = read(written(tmp_path, changed(PHRASES, "It is {x}.", "Look, {x}. {X.dots}!")), PhraseBook)
    assert book.sentence("it_is", {"x": "A"}) == "Look, an ace. One dot!"


def test_a_book_of_another_format_is_refused_in_words(tmp_path):
    place = written(tmp_path, changed(PHRASES, "format = 1", "format = 3"))
    with pytest.raises(BadFile, match="format 3 is not known to this program: write format = 1"):
        read(place, PhraseBook, book_findings)
