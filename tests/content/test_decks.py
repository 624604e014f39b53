"""The games that come with the program, and a family's own beside them."""

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content.deckfile import Rank, Suit
from tutor.content.decks import ORDER, all_decks, family_problems, game_ids, load_box, load_deck
from tutor.content.files import BadFile, shipped
from tutor.game import ODD_ONE, RANKS, SUITS, HouseRules, SeriesRules, card, cards
from tutor.game.faults import faults
from tutor.teaching.phrasebook import RankWords

from .places import OWN, ZOO, with_change, written

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=100)

BASE = HouseRules()
COLOURS_BY_TAKING = HouseRules(pairing="rank-colour", flow="take")

PINNED = {
    "ace-to-six": (23, "6H", BASE, "C"),
    "classic": (51, "QH", BASE, "C"),
    "same-colour": (51, "QH", COLOURS_BY_TAKING, "B"),
    "joker": (53, "", BASE, "C"),
    "random-card-out": (51, "", BASE, "A"),
    "rotating-card": (51, "", COLOURS_BY_TAKING, "B"),
    "picture-pack": (21, "", HouseRules(pairing="picture"), "C"),
    "two-packs": (103, "QH", BASE, "C"),
    "black-peter": (31, "JC", BASE, "A"),
    "black-peter-31": (31, "", HouseRules(pairing="picture"), "A"),
    "black-peter-37": (37, "", HouseRules(pairing="picture"), "A"),
    "vieux-garcon": (51, "JC", HouseRules(pairing="rank-colour", direction="anticlockwise"), "A"),
    "scabby-queen": (51, "QC", HouseRules(pairing="rank-colour"), "C"),
    "odd-card-wins": (51, "QH", HouseRules(outcome="holder-wins"), "A"),
    "first-out-1831": (49, "QC QD QH", HouseRules(outcome="first-out-wins"), "A"),
    "king-escapes": (49, "KC KD KH", HouseRules(direction="anticlockwise"), "A"),
    "exit-order": (51, "QH", HouseRules(outcome="exit-order"), "B"),
}


@pytest.mark.parametrize("game", PINNED)
def test_a_shipped_game_is_the_one_of_its_rule_sheet(game):
    dealt, taken_out, rules, sheet = PINNED[game]
    deck = load_deck(game)
    assert deck.id == game
    assert deck.dealt == dealt
    assert deck.taken_out == cards(taken_out)
    assert deck.rules == rules
    assert deck.sheet == sheet
    assert (deck.fewest_players, deck.most_players) == (2, 12 if game == "two-packs" else 6)
    assert faults(deck) == ()


def test_the_games_come_in_their_order_the_easiest_first():
    assert game_ids() == ORDER == tuple(PINNED)
    assert [deck.id for deck in all_decks()] == list(ORDER)


def test_titles_and_lines_are_there_each_only_once_in_letters_of_every_terminal():
    decks = all_decks()
    for texts in ([deck.title for deck in decks], [deck.about for deck in decks]):
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and text.strip() == text and text for text in texts)


def test_odd_cards_are_those_of_the_rules():
    odd = {deck.id: deck.odd_kind() for deck in all_decks()}
    assert odd["ace-to-six"] == "6"
    assert odd["joker"] == "joker"
    assert odd["same-colour"] == "Q red"
    assert odd["scabby-queen"] == "Q black"
    assert odd["vieux-garcon"] == "J black"
    assert odd["king-escapes"] == "K"
    assert odd["random-card-out"] == odd["rotating-card"] == ""


def test_packs_are_made_of_the_ranks_and_suits_named_one_pack_after_the_other():
    assert Counter(one.rank for one in load_deck("ace-to-six").pack) == dict.fromkeys("A23456", 4)
    assert load_deck("black-peter").ranks == ("7", "8", "9", "10", "J", "Q", "K", "A")
    two = load_deck("two-packs")
    assert Counter(two.pack).most_common(1)[0][1] == 1
    assert [one.copy for one in two.pack] == [0] * 52 + [1] * 52
    assert load_deck("joker").pack[-1] == card("<joker>")


def test_unseen_cards_and_series_are_those_of_the_rules():
    decks = {deck.id: deck for deck in all_decks()}
    assert decks["random-card-out"].unseen == "any"
    assert decks["rotating-card"].unseen == "not-used-yet"
    assert decks["king-escapes"].series == SeriesRules(out_at=1)
    assert decks["odd-card-wins"].series == SeriesRules(scoring="wins")
    others = decks.keys() - {"king-escapes", "odd-card-wins"}
    assert all(decks[game].series == SeriesRules() for game in others)
    assert [game for game in decks if decks[game].fresh_each_round] == ["ace-to-six"]


def test_any_card_may_sleep_instead_of_the_six():
    deck = load_deck("ace-to-six")
    for asleep in deck.pack:
        assert deck.without(asleep).odd_kind() == asleep.rank


@pytest.mark.parametrize(("game", "pictures"), [("picture-pack", 11), ("black-peter-31", 16), ("black-peter-37", 19)])
def test_a_pack_of_pictures_brings_words_and_art_for_each(game, pictures):
    box = load_box(game)
    assert box.deck == load_deck(game)
    assert box.words.keys() == box.art.keys() == set(box.deck.ranks)
    assert len(box.art) == pictures
    assert all((forms.word, forms.one, forms.many, forms.pair, forms.another) for forms in box.words.values())
    assert all(art.small.width <= 10 and art.small.height <= 12 for art in box.art.values())


def test_a_pack_of_ranks_brings_neither():
    assert load_box("classic").words == load_box("classic").art == {}


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


def test_a_familys_games_stand_behind_the_shipped_ones_sorted(tmp_path):
    written(tmp_path, ZOO.encode(), "zoo.toml")
    written(tmp_path, OWN.encode(), "own.toml")
    written(tmp_path, b"a shopping list", "list.txt")
    written(tmp_path, b"", ".hidden.toml")
    assert game_ids(tmp_path) == (*ORDER, "own", "zoo")
    assert [deck.id for deck in all_decks(tmp_path)] == [*ORDER, "own", "zoo"]
    assert family_problems(tmp_path) == ()


def test_a_familys_own_game_is_what_its_file_says(tmp_path):
    written(tmp_path, OWN.encode(), "own.toml")
    deck = load_deck("own", tmp_path)
    assert (deck.title, deck.about, deck.sheet) == ("Our own", "The game of our family.", "C")
    assert deck.pack == cards("AH AS 2H 2S 3H 3S")
    assert (deck.taken_out, deck.odd_kind()) == (cards("3H"), "3")
    assert (deck.fewest_players, deck.most_players) == (2, 4)
    assert deck.series == SeriesRules(rounds=5)


def test_a_familys_own_pictures_come_in_pairs_but_for_the_one_that_is_alone(tmp_path):
    written(tmp_path, ZOO.encode(), "zoo.toml")
    box = load_box("zoo", tmp_path)
    assert box.deck.pack == cards("<cat> <cat>' <dog> <dog>' <fox>")
    assert box.deck.odd_kind() == "fox"
    assert box.words["cat"] == RankWords("cat", "a cat", "cats", "two cats", "another cat", colour="red")
    assert box.art["cat"].small.rows == (("#d70000", None, "#d70000"), ("#d70000",) * 3)
    assert box.art["cat"].large is None
    assert box.art["dog"].large.height == 3


def test_a_card_may_be_the_odd_one_by_name_and_brings_its_words(tmp_path):
    odd = '[odd]\ncard = "QS"\nword = "witch"\none = "a witch"\nmany = "witches"\npair = "two witches"\n'
    named = OWN.replace('"3"]', '"Q"]').replace("3H", "QH").replace('"spades"]', '"spades", "clubs", "diamonds"]')
    written(tmp_path, f'{named}{odd}another = "another witch"\n'.encode(), "own.toml")
    box = load_box("own", tmp_path)
    assert box.deck.odd == card("QS")
    assert box.deck.odd_kind() == ODD_ONE
    assert box.words == {ODD_ONE: RankWords("witch", "a witch", "witches", "two witches", "another witch")}


def test_a_joker_may_go_into_any_pack_and_a_picture_of_a_pair_may_be_the_one_left_out(tmp_path):
    with_joker = with_change(OWN, 'taken-out = ["3H"]', "jokers = 1")
    written(tmp_path, with_joker.encode(), "own.toml")
    assert load_deck("own", tmp_path).odd_kind() == "joker"
    without_a_dog = with_change(ZOO, "alone = true\n", "") + '[pack]\ntaken-out = ["<dog>\'"]\n'
    written(tmp_path, without_a_dog.encode(), "zoo.toml")
    assert load_deck("zoo", tmp_path).odd_kind() == "dog"


def test_a_broken_file_hinders_no_other_and_says_why_when_it_is_asked_for(tmp_path):
    written(tmp_path, OWN.encode(), "own.toml")
    written(tmp_path, with_change(ZOO, "two dogs", "").encode(), "zoo.toml")
    assert game_ids(tmp_path) == (*ORDER, "own", "zoo")
    assert [deck.id for deck in all_decks(tmp_path)][-1] == "own"
    assert load_deck("classic", tmp_path) == load_deck("classic")
    with pytest.raises(BadFile, match=r"\Azoo\.toml:28: pair is empty"):
        load_deck("zoo", tmp_path)
    assert [(problem.file, problem.line) for problem in family_problems(tmp_path)] == [("zoo.toml", 28)]


def test_a_file_of_a_family_takes_no_shipped_game_away(tmp_path):
    written(tmp_path, with_change(OWN, '"own"', '"classic"').encode(), "classic.toml")
    assert load_deck("classic", tmp_path) == load_deck("classic")
    (problem,) = family_problems(tmp_path)
    assert "comes with the program" in problem.sentence


def test_a_familys_folder_need_not_be_there(tmp_path):
    for place in (tmp_path / "nowhere", written(tmp_path, b"no folder", "decks")):
        assert game_ids(place) == ORDER
        assert family_problems(place) == ()


def test_what_is_shipped_is_found():
    assert shipped("decks").is_dir()
    assert shipped("lessons", "en", "phrases.toml").is_file()
    assert not shipped("lessons", "xx", "phrases.toml").is_file()


def test_the_choices_of_a_deck_file_are_the_ranks_and_suits_of_the_game():
    ranks, _ = get_args(Rank)
    assert get_args(ranks) == RANKS
    assert get_args(Suit) == SUITS
