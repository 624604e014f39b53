"""The shipped deck, and deck files that make no game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content import decks
from tutor.content.decks import game_ids, load_deck
from tutor.content.files import BadFile
from tutor.game import HouseRules, card

from .places import DECK, changed, is_one_line_about, written

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=100)


@pytest.fixture
def family(tmp_path, monkeypatch):
    """Loads a deck file as if it had come with the program."""

    def load(data):
        written(tmp_path, data)
        monkeypatch.setattr(decks, "shipped", lambda _, *parts: tmp_path.joinpath(*parts))
        return load_deck("family")

    return load


def test_ace_to_six_has_24_cards_and_one_sleeps():
    deck = load_deck("ace-to-six")
    assert deck.id == "ace-to-six"
    assert Counter(one.rank for one in deck.pack) == dict.fromkeys("A23456", 4)
    assert Counter(one.suit for one in deck.pack) == dict.fromkeys(("hearts", "diamonds", "clubs", "spades"), 6)
    assert deck.taken_out == (card("6H"),)
    assert len(deck.cards) == 23
    assert deck.odd_kind() == "6"


def test_ace_to_six_is_played_by_the_rules_of_its_sheet():
    deck = load_deck("ace-to-six")
    assert deck.rules == HouseRules("rank", "offer", "clockwise", None, "face-up")
    assert (deck.sheet, deck.fewest_players, deck.most_players) == ("C", 2, 6)
    assert deck.title
    assert deck.about


def test_any_card_may_sleep_instead():
    deck = load_deck("ace-to-six")
    for asleep in deck.pack:
        other = deck.without(asleep)
        assert other.odd_kind() == asleep.rank
        assert len(other.cards) == 23


def test_every_game_that_is_named_can_be_loaded():
    assert "ace-to-six" in game_ids()
    assert [load_deck(game).id for game in game_ids()] == list(game_ids())


@pytest.mark.parametrize(
    "game", ["patience", "", "ACE-TO-SIX", "ace-to-six.toml", "../decks/ace-to-six", "ace-to-six\n", "\0", "a" * 5000]
)
def test_an_unknown_game_is_told_with_the_known_ones(game):
    with pytest.raises(BadFile) as refused:
        load_deck(game)
    assert ", ".join(game_ids()) in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


@steadily
@given(st.text(max_size=40))
def test_whatever_game_is_asked_for_it_is_there_or_told_to_be_unknown(game):
    if game in game_ids():
        return
    with pytest.raises(BadFile, match="choose one of"):
        load_deck(game)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('["6H"]', "[]", "exactly one card without a partner; this one leaves 0"),
        ('["6H"]', '["6H", "5H"]', "this one leaves 2"),
        ('["6H"]', '["6H", "6D", "5H", "5D"]', "this one leaves 0"),
        ("format = 1", "format = 2", "format 2"),
        ('["6H"]', '["6X"]', "'6X' is no card"),
        ('["6H"]', '["h6"]', "'h6' is no card"),
        ('"6"]\n', '"60"]\n', "is no card"),
        ('"spades"]', '"tails"]', "is no "),
        ("most = 6", 'most = "six"', "$.players.most"),
        ('flow = "offer"', 'flow = "steal"', "$.rules.flow"),
    ],
)
def test_a_deck_file_that_makes_no_game_is_refused_in_one_line(family, old, new, why):
    with pytest.raises(BadFile) as refused:
        family(changed(DECK, old, new))
    assert is_one_line_about(str(refused.value), "family.toml")
    assert why in str(refused.value)


def test_a_sleeping_card_that_is_not_in_the_pack_is_named(family):
    with pytest.raises(BadFile, match="KH"):
        family(changed(DECK, '["6H"]', '["KH"]'))


def test_a_suit_that_there_is_not_is_refused(family):
    with pytest.raises(BadFile, match="hats"):
        family(changed(DECK, '"hearts"', '"hats"'))


def test_a_deck_file_with_another_card_asleep_is_a_game(family):
    assert family(changed(DECK, '["6H"]', '["AS"]')).odd_kind() == "A"


def test_a_deck_file_may_leave_out_what_sheet_c_says_anyway(family):
    short = DECK[: DECK.index(b"[players]")]
    assert family(short).rules == HouseRules()
