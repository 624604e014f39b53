"""Cards, their notation, and what makes a pair."""

from itertools import combinations

import pytest

from tutor.game import COLOURS, JOKER, RANKS, SUITS, Card, card, cards, joined_cards, kind

from .tables import FULL_PACK


@pytest.mark.parametrize("one", FULL_PACK, ids=str)
def test_every_card_is_read_back_from_its_notation(one):
    assert card(str(one)) == one


def test_the_notation_is_a_rank_and_the_first_letter_of_a_suit():
    assert card("10C") == Card("10", "clubs")
    assert [str(one) for one in cards("AH 2D 10C KS")] == ["AH", "2D", "10C", "KS"]
    assert repr(card("6H")) == "6H"
    assert len({str(one) for one in FULL_PACK}) == 52


def test_a_picture_or_a_joker_is_written_in_angle_brackets_and_has_no_suit_and_no_colour():
    assert card("<cat>") == Card("cat")
    assert card("<fire-engine-2>") == Card("fire-engine-2", "", 0)
    assert card("<joker>") == JOKER
    assert (str(JOKER), JOKER.colour) == ("<joker>", "")


def test_the_twin_of_a_card_has_a_stroke_behind_its_name():
    assert card("10C'") == Card("10", "clubs", 1)
    assert card("<cat>'") == Card("cat", "", 1)
    assert [str(one) for one in cards("10C 10C' <cat> <cat>'")] == ["10C", "10C'", "<cat>", "<cat>'"]
    assert card("10C'") != card("10C")


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("7C7H", "7C 7H"),
        ("10C10H'", "10C 10H'"),
        ("<cat><cat>'", "<cat> <cat>'"),
        ("<joker>AS", "<joker> AS"),
        ("", ""),
    ],
)
def test_cards_are_read_without_a_space_as_well(written, line):
    assert joined_cards(written) == cards(line)


@pytest.mark.parametrize("written", ["7C 7H", "7C,7H", "7C7", "1010C", "7C7H ", "<cat", "x7C", "7C''"])
def test_a_row_that_holds_anything_but_cards_is_refused(written):
    with pytest.raises(ValueError, match="no row of cards"):
        joined_cards(written)


def test_a_line_of_cards_keeps_their_order_and_an_empty_line_is_no_card():
    assert cards("5H 6D  4S") == (Card("5", "hearts"), Card("6", "diamonds"), Card("4", "spades"))
    assert cards("") == ()


NO_CARDS = [
    *("", "H", "6", "6h", "aH", "1H", "11C", "0S", "6X", "H6", "66H", "6HH", " 6H", "6H ", "6H\n", "6♥", "10", "TC"),
    *("cat", "<>", "<cat", "cat>", "<Cat>", "<-cat>", "<a cat>", f"<{'a' * 33}>", "6H''", "6'H", "<cat'>", "'"),
]


@pytest.mark.parametrize("notation", NO_CARDS)
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


@pytest.mark.parametrize("pairing", ["rank", "rank-colour"])
def test_the_twins_of_two_packs_are_partners_by_rank_and_by_rank_and_colour(pairing):
    for one in FULL_PACK:
        assert kind(one, pairing) == kind(Card(one.rank, one.suit, 1), pairing)


@pytest.mark.parametrize("pairing", ["rank", "rank-colour", "picture"])
def test_a_picture_has_its_twin_as_partner_and_a_joker_has_none_however_pairs_are_made(pairing):
    assert kind(card("<cat>"), pairing) == kind(card("<cat>'"), pairing)
    kinds = [kind(one, pairing) for one in (card("<cat>"), card("<dog>"), *FULL_PACK)]
    assert kinds.count(kind(card("<cat>"), pairing)) == 1
    assert kind(JOKER, pairing) not in kinds
