"""A card taken out that nobody sees: any one (sheet A), or each one in its turn through a series (sheet B)."""

import random

import pytest

from tutor.game import card, cards, put_aside, start

from .tables import FULL_PACK, LOW_PACK, classic, dealt, deck_of, last_cards, seeded, told

ANY = deck_of(LOW_PACK, unseen="any")
IN_TURN = deck_of(LOW_PACK, unseen="not-used-yet", pairing="rank-colour")


@pytest.mark.parametrize("place", range(24))
def test_the_first_number_of_a_round_chooses_which_card_is_taken_out(place):
    for number in (place / 24 + 0.001, (place + 1) / 24 - 0.001):
        now = start(ANY, 3, 0, told(number))
        assert now.table.unseen == (LOW_PACK[place],)
        assert now.table.taken_out == ()
        assert sorted(map(str, now.table.deal)) == sorted(str(one) for one in LOW_PACK if one != LOW_PACK[place])


def test_where_nothing_is_taken_out_unseen_the_first_number_changes_nothing():
    numbers = [random.Random(4).random() for _ in range(60)]
    deals = {start(classic(), 4, 0, told(first, *numbers)).table.deal for first in (0.0, 0.5, 0.999)}
    assert len(deals) == 1
    assert start(classic(), 4, 0, told(0.5)).table.unseen == ()


def test_the_cards_that_are_left_are_shuffled_by_the_numbers_after_the_first():
    deck = deck_of(cards("AH AD 2H 2D 3H 3D"), unseen="any")
    # 3H is out; then 0.3 * 5, 0.9 * 4, 0.2 * 3 and 0.6 * 2 choose the places 1, 3, 0 and 1 of what is not settled yet.
    assert start(deck, 2, 0, told(0.7, 0.3, 0.9, 0.2, 0.6)).table.deal == cards("2H 3D AH 2D AD")


def test_the_fans_are_turned_by_the_numbers_after_those_of_the_cards_that_are_dealt():
    now = start(ANY, 3, 0, seeded(5))
    assert len(now.table.deal) == 23 == ANY.dealt
    assert now.live_pairs == 11


def test_by_rank_one_of_the_three_others_of_its_rank_is_left_and_by_colour_its_mate():
    for seed in range(20):
        for pairing in ("rank", "rank-colour"):
            now = dealt(deck_of(FULL_PACK, unseen="any", pairing=pairing), 4, seed)
            (unseen,) = now.table.unseen
            kinds = [now.table.kinds[one] for one in now.table.deal]
            odd = {kind for kind in kinds if kinds.count(kind) % 2}
            assert odd == {now.table.kinds[unseen]}
            assert kinds.count(*odd) == (3 if pairing == "rank" else 1)


def test_any_card_of_the_pack_can_be_the_last():
    assert {one[0] for one in last_cards(ANY, 100)} == set("A23456")


def test_a_card_that_had_its_turn_stays_in():
    used = tuple(one for one in LOW_PACK if one != card("4S"))
    for number in (0.0, 0.5, 0.999):
        assert put_aside(IN_TURN, told(number), used)[1] == cards("4S")


def test_only_those_that_had_no_turn_yet_are_chosen_from():
    used = cards("AH 2H 3S")
    fresh = [one for one in LOW_PACK if one not in used]
    for place, one in enumerate(fresh):
        left, unseen = put_aside(IN_TURN, told((place + 0.5) / 21), used)
        assert unseen == (one,)
        assert left == tuple(other for other in LOW_PACK if other != one)


def test_through_a_series_every_card_has_one_turn_and_then_every_card_a_second_one():
    used = ()
    for seed in range(48):
        used += start(IN_TURN, 3, 0, seeded(seed), used).table.unseen
    assert sorted(map(str, used[:24])) == sorted(map(str, used[24:])) == sorted(map(str, LOW_PACK))
    assert used[:24] != used[24:]


def test_where_any_card_may_be_taken_out_one_that_had_its_turn_may_be_taken_out_again():
    assert put_aside(ANY, told(0.0), cards("AH"))[1] == cards("AH")


def test_a_card_that_is_openly_taken_out_is_not_taken_out_once_more():
    deck = deck_of(LOW_PACK, "6H 6D", unseen="any")
    assert deck.odd_kind() == ""
    for seed in range(40):
        now = dealt(deck, 3, seed)
        assert now.table.taken_out == cards("6H 6D")
        assert not {*now.table.unseen, *now.table.deal} & {*cards("6H 6D")}
        assert len(now.table.deal) == deck.dealt == 21
