"""What is said about two cards in packs with court cards, jokers and pictures, and where colours must match."""

import random

import pytest

from tutor.content.decks import game_ids, load_box
from tutor.game import JOKER, Card, card, cards
from tutor.teaching.mixups import Eyes, codes_for, mistake
from tutor.teaching.presses import AgainChosen
from tutor.teaching.sitting import Sitting, begin

from .tables import BOOK, Child
from .watching import check, random_child, sensible_child

COLOURS = {"cat": "orange", "fox": "orange", "frog": "green"}
PACK = cards("AH 2H 3H 6H 7H 8H 9H 10H JH QH KH 6D 6S 9S 10S JS QS <cat> <cat>' <fox> <frog> <old-maid> <joker>")


def eyes(pairing: str = "rank", alone: tuple[str, ...] = (), suits: bool = True) -> Eyes:
    colour = pairing == "rank-colour"
    kinds = {one: f"{one.rank} {one.colour}" if colour and one.suit else one.rank for one in PACK}
    return Eyes(kinds, frozenset(("joker", "old-maid")), frozenset(alone), suits, colour, COLOURS)


@pytest.mark.parametrize(
    ("pair", "codes"),
    [
        ("<joker> 6H", "JOKER PICTURE_KIND"),
        ("6H <joker>", "JOKER PICTURE_KIND"),
        ("<old-maid> <cat>", "JOKER PICTURE_KIND"),
        ("<cat> <fox>", "PICTURE_COLOUR PICTURE_KIND"),
        ("<cat> <frog>", "PICTURE_KIND"),
        ("QS KH", "OTHER_LETTER OTHER_NUMBER"),
        ("QH KH", "OTHER_LETTER SAME_SUIT OTHER_NUMBER"),
        ("10H JS", "OTHER_LETTER OTHER_NUMBER"),
        ("6D 9S", "LOOKALIKE OTHER_NUMBER"),
        ("AH 7H", "SAME_SUIT LOOKALIKE ACE_LETTER OTHER_NUMBER"),
        ("3H 8H", "SAME_SUIT LOOKALIKE OTHER_NUMBER"),
        ("9S 10H", "NEIGHBOUR OTHER_NUMBER"),
        ("6D 7H", "NEIGHBOUR SAME_COLOUR OTHER_NUMBER"),
    ],
)
def test_two_cards_of_bigger_packs_are_told_apart_by_what_is_on_them(pair, codes):
    assert codes_for(*cards(pair), eyes()) == tuple(codes.split())


def test_where_colours_match_too_red_and_black_of_one_rank_are_a_mix_up_of_their_own():
    assert mistake(card("6H"), card("6S"), PACK, eyes()) is None
    assert mistake(card("6H"), card("6S"), PACK, eyes("rank-colour")).codes == ("COLOUR_RULE",)
    assert mistake(card("6H"), card("6D"), PACK, eyes("rank-colour")) is None


def test_where_colours_match_too_nobody_is_told_that_colours_can_differ():
    assert "SAME_COLOUR" in codes_for(card("6D"), card("8H"), eyes())
    assert "SAME_COLOUR" not in codes_for(card("6D"), card("8H"), eyes("rank-colour"))


def test_the_very_same_picture_is_a_pair():
    assert mistake(card("<cat>"), card("<cat>'"), PACK, eyes()) is None


def test_a_card_that_never_had_a_friend_is_not_one_whose_friends_are_paired_already():
    assert codes_for(card("QS"), card("2H"), eyes(alone=("Q", "joker")))[0] == "ODD_CARD"
    assert codes_for(JOKER, card("2H"), eyes(alone=("joker",)))[0] == "JOKER"


def at_game(game: str, seed: int, friends: int) -> Child:
    box = load_box(game)
    return Child(begin(Sitting(box.deck, BOOK.with_words(box.words), seed, random.Random), friends))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_to_its_end_by_a_sensible_child_and_again(game):
    for seed in range(3):
        child = at_game(game, seed, 7 if game == "two-packs" else 1 + seed)
        chance = random.Random(seed)
        for _ in range(2):
            for before, film in sensible_child(child, chance):
                check(before, film, child.sitting.game)
            now = child.sitting.game.round
            assert now.phase == "over"
            assert sum(map(len, now.hands)) == 1
            child.press(AgainChosen())


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_pressed_in_any_game_every_film_is_in_order(game):
    for seed in range(4):
        child = at_game(game, seed, 1 + seed % 3)
        for before, film in random_child(child, random.Random(seed), most=80):
            check(before, film, child.sitting.game)


def test_her_own_card_is_named_by_the_name_of_the_odd_one_only_where_it_has_one():
    child = at_game("classic", 0, 1)
    assert child.sitting.game.word(Card("Q", "spades")) == "Q"
