"""Packs: what is taken out of them, which card is left without a partner, and which decks are refused."""

import pytest

from tutor.game import ODD_ONE, RANKS, card, cards, kind, play_out, seat_actions

from .tables import (
    FULL_PACK,
    JOKER_PACK,
    LOW_PACK,
    TWO_PACKS,
    ace_to_six,
    at_opening,
    classic,
    dealt,
    deck_of,
    last_cards,
    lay,
    lay_all,
    pictures,
    refused,
)


def test_the_cards_of_a_deck_are_its_pack_less_what_is_taken_out_in_the_order_of_the_pack():
    deck = ace_to_six()
    assert len(deck.cards) == 23
    assert deck.cards == tuple(one for one in LOW_PACK if str(one) != "6H")
    assert len(classic().cards) == 51


def test_taking_one_card_out_of_two_packs_leaves_its_twin():
    deck = deck_of(TWO_PACKS, "QH")
    assert (len(deck.cards), deck.dealt) == (103, 103)
    assert card("QH'") in deck.cards
    assert card("QH") not in deck.cards


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


def test_any_queen_may_be_the_one_that_is_taken_out():
    for queen in cards("QH QD QC QS"):
        assert classic().without(queen).odd_kind() == "Q"


def test_by_rank_each_of_the_three_queens_can_be_the_last_and_by_colour_only_the_removed_ones_mate():
    assert last_cards(classic()) == {"QD", "QC", "QS"}
    assert last_cards(classic(pairing="rank-colour")) == {"QD"}


@pytest.mark.parametrize("pairing", ["rank", "rank-colour"])
def test_with_a_joker_all_queens_pair_off_and_the_joker_is_left(pairing):
    deck = deck_of(JOKER_PACK, pairing=pairing)
    assert (deck.dealt, deck.odd_kind()) == (53, "joker")
    assert dealt(deck, 4).live_pairs == 26
    assert last_cards(deck, 20) == {"<joker>"}


def test_a_joker_pairs_with_nothing():
    now = at_opening("<joker> 7H 7S | QH QS")
    assert seat_actions(now, 0) == (lay(0, "7H 7S"),)
    assert refused(now, lay(0, "<joker> 7H"))


def test_two_packs_have_one_joker_and_two_jokers_would_be_a_pair():
    assert deck_of((*TWO_PACKS, card("<joker>"))).odd_kind() == "joker"
    with pytest.raises(ValueError, match="leaves 0"):
        deck_of((*TWO_PACKS, *cards("<joker> <joker>'"))).odd_kind()


def test_a_picture_pairs_with_its_twin_and_the_one_that_comes_once_is_left():
    deck = deck_of(pictures("cat dog hen", "fox"), pairing="picture")
    assert (deck.dealt, deck.ranks, deck.odd_kind()) == (7, ("cat", "dog", "hen", "fox"), "fox")
    now = at_opening("<cat> <dog> <cat>' | <fox> <dog>'", pairing="picture")
    assert seat_actions(now, 0) == (lay(0, "<cat> <cat>'"),)
    assert refused(now, lay(0, "<cat> <dog>"))
    assert last_cards(deck) == {"<fox>"}


@pytest.mark.parametrize("pairs", [10, 15, 18])
def test_a_picture_pack_of_so_many_pairs_ends_with_the_odd_one(pairs):
    deck = deck_of(pictures(" ".join(f"p{number}" for number in range(pairs)), "peter"), pairing="picture")
    assert (deck.dealt, dealt(deck, 4).live_pairs) == (2 * pairs + 1, pairs)
    assert last_cards(deck, 10) == {"<peter>"}


def test_of_two_packs_by_rank_seven_queens_are_left_and_any_of_them_can_be_the_last():
    deck = deck_of(TWO_PACKS, "QH")
    assert dealt(deck, 7).live_pairs == 51
    assert len(last_cards(deck)) > 4


def test_of_two_packs_by_colour_three_queens_of_one_colour_are_left():
    deck = deck_of(TWO_PACKS, "QH", pairing="rank-colour")
    assert deck.odd_kind() == kind(card("QD"), "rank-colour")
    assert last_cards(deck) == {"QH'", "QD", "QD'"}


@pytest.mark.parametrize("pairing", ["rank", "rank-colour"])
def test_two_sevens_of_spades_from_two_packs_are_a_pair_but_one_card_is_none(pairing):
    now = at_opening("7S 7S' 3H | 3D QD", pairing=pairing)
    assert seat_actions(now, 0) == (lay(0, "7S 7S'"),)
    assert lay_all(now)[0].hands[0] == cards("3H")
    for pair in ("7S 7S", "7S' 7S'", "3H 3H"):
        assert refused(now, lay(0, pair))


def test_three_of_a_colour_from_two_packs_leave_a_choice_which_two_go_down():
    now = at_opening("7S 7C 7S' | 7C' QD", pairing="rank-colour")
    assert seat_actions(now, 0) == (lay(0, "7S 7C"), lay(0, "7S 7S'"), lay(0, "7C 7S'"))


def test_a_card_named_as_the_odd_one_pairs_with_no_other_of_its_rank():
    deck = deck_of(FULL_PACK, "QH", odd="QS")
    assert deck.odd_kind() == ODD_ONE
    assert last_cards(deck) == {"QS"}
    now = at_opening("QS QC QD | 7S 7H", odd="QS")
    assert seat_actions(now, 0) == (lay(0, "QC QD"),)
    assert refused(now, lay(0, "QS QC"))


def test_the_twin_of_a_card_named_as_the_odd_one_is_an_ordinary_card():
    assert deck_of(TWO_PACKS, "QH", odd="QS").kinds[card("QS'")] == "Q"


def test_by_rank_a_queen_of_clubs_out_does_not_make_the_queen_of_spades_the_odd_one_but_by_colour_it_does():
    assert last_cards(classic().without(card("QC"))) == {"QH", "QD", "QS"}
    assert last_cards(classic(pairing="rank-colour").without(card("QC"))) == {"QS"}


def test_by_colour_any_card_may_be_taken_out_and_its_mate_is_the_odd_one():
    deck = classic(pairing="rank-colour")
    for one in FULL_PACK:
        (mate,) = (
            other for other in FULL_PACK if other != one and (other.rank, other.colour) == (one.rank, one.colour)
        )
        assert deck.without(one).odd_kind() == kind(mate, "rank-colour")


def test_three_kings_out_leave_a_king_that_everybody_knows_from_the_start():
    deck = classic().without(*cards("KC KD KH"))
    assert (deck.dealt, dealt(deck, 4).live_pairs) == (49, 24)
    assert last_cards(deck, 20) == {"KS"}


def test_a_family_may_choose_the_ranks_in_play():
    deck = deck_of([one for one in FULL_PACK if one.rank in {"2", "7", "K"}], "KH", pairing="rank-colour")
    assert (deck.dealt, deck.ranks) == (11, ("2", "7", "K"))
    assert last_cards(deck) == {"KD"}


@pytest.mark.parametrize(("deck", "pairs"), [(ace_to_six(), 11), (classic(), 25), (classic().without(card("JC")), 25)])
def test_all_but_one_of_the_cards_pair_off(deck, pairs):
    assert dealt(deck, 4).live_pairs == pairs == (deck.dealt - 1) / 2
    assert len(play_out(dealt(deck, 4))[0].laid) == pairs


@pytest.mark.parametrize(("taken_out", "odd"), [("QS", "QS"), ("QH", "<joker>"), ("QH", "QS'")])
def test_a_card_that_is_not_in_play_is_not_the_odd_one_by_name(taken_out, odd):
    with pytest.raises(ValueError, match="not in play"):
        deck_of(FULL_PACK, taken_out, odd=odd).odd_kind()


def test_a_named_odd_card_beside_an_odd_rank_is_refused():
    with pytest.raises(ValueError, match="leaves 2"):
        deck_of(FULL_PACK, odd="QS").odd_kind()


@pytest.mark.parametrize("pairing", ["rank", "rank-colour"])
def test_a_deck_from_which_a_card_is_taken_unseen_pairs_off_before(pairing):
    deck = deck_of(FULL_PACK, unseen="any", pairing=pairing)
    assert (deck.odd_kind(), deck.dealt) == ("", 51)
    with pytest.raises(ValueError, match="pair off"):
        deck.without(card("QH"))
    with pytest.raises(ValueError, match="pair off"):
        deck_of(JOKER_PACK, unseen="any", pairing=pairing).odd_kind()
