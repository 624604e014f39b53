"""Cards, their notation, what makes a pair, and decks."""

from itertools import combinations

import pytest

from tutor.game import COLOURS, RANKS, SUITS, Card, card, cards, kind

from .tables import FULL_PACK, LOW_PACK, ace_to_six, classic, deck_of


@pytest.mark.parametrize("one", FULL_PACK, ids=str)
def test_every_card_is_read_back_from_its_notation(one):
    assert card(str(one)) == one


def test_the_notation_is_a_rank_and_the_first_letter_of_a_suit():
    assert card("10C") == Card("10", "clubs")
    assert [str(one) for one in cards("AH 2D 10C KS")] == ["AH", "2D", "10C", "KS"]
    assert repr(card("6H")) == "6H"
    assert len({str(one) for one in FULL_PACK}) == 52


def test_a_line_of_cards_keeps_their_order_and_an_empty_line_is_no_card():
    assert cards("5H 6D  4S") == (Card("5", "hearts"), Card("6", "diamonds"), Card("4", "spades"))
    assert cards("") == ()


@pytest.mark.parametrize(
    "notation", ["", "H", "6", "6h", "aH", "1H", "11C", "0S", "6X", "H6", "66H", "6HH", " 6H", "6H ", "6♥", "10", "TC"]
)
def test_a_notation_that_names_no_card_is_refused(notation):
    with pytest.raises(ValueError, match="is no card"):
        card(notation)


def test_a_line_with_one_bad_word_is_refused():
    with pytest.raises(ValueError, match="'7X'"):
        cards("7H 7X")


def test_hearts_and_diamonds_are_red_and_clubs_and_spades_are_black():
    assert [card(f"7{letter}").colour for letter in "HDCS"] == ["red", "red", "black", "black"]
    assert [suit for suit in COLOURS if suit] == list(SUITS)


def test_by_rank_all_four_cards_of_a_rank_are_partners_and_no_others():
    for a, b in combinations(FULL_PACK, 2):
        assert (kind(a, "rank") == kind(b, "rank")) == (a.rank == b.rank)


def test_by_rank_and_colour_each_card_has_one_partner_in_its_pack():
    partners = {
        (str(a), str(b)) for a, b in combinations(FULL_PACK, 2) if kind(a, "rank-colour") == kind(b, "rank-colour")
    }
    assert partners == {pair for rank in RANKS for pair in ((f"{rank}H", f"{rank}D"), (f"{rank}C", f"{rank}S"))}


def test_the_cards_of_a_deck_are_its_pack_less_what_is_taken_out_in_the_order_of_the_pack():
    deck = ace_to_six()
    assert len(deck.cards) == 23
    assert deck.cards == tuple(one for one in LOW_PACK if str(one) != "6H")
    assert len(classic().cards) == 51


def test_taking_one_card_out_of_two_packs_leaves_its_twin():
    deck = deck_of(FULL_PACK + FULL_PACK, "QH")
    assert len(deck.cards) == 103
    assert deck.cards.count(card("QH")) == 1


def test_the_ranks_of_a_deck_are_those_of_its_pack_lowest_first():
    assert ace_to_six().ranks == ("A", "2", "3", "4", "5", "6")
    assert classic().ranks == RANKS


def test_the_odd_class_is_the_one_that_cannot_be_paired_off():
    assert ace_to_six().odd_kind() == "6"
    assert classic(pairing="rank-colour").odd_kind() == kind(card("QD"), "rank-colour")


def test_another_card_can_be_taken_out_instead():
    deck = ace_to_six().without(card("3S"))
    assert deck.taken_out == cards("3S")
    assert deck.odd_kind() == "3"
    assert ace_to_six().taken_out == cards("6H")


def test_three_queens_out_leave_the_last_one():
    assert classic().without(*cards("QC QD QH")).odd_kind() == "Q"


@pytest.mark.parametrize("taken_out", ["", "6H 6D", "6H 5H", "AH 2H 3H"])
def test_a_deck_without_exactly_one_odd_class_is_refused(taken_out):
    with pytest.raises(ValueError, match="exactly one"):
        ace_to_six().without(*cards(taken_out))


def test_a_card_that_is_not_in_the_pack_cannot_be_taken_out():
    with pytest.raises(ValueError):
        ace_to_six().without(card("KH"))
