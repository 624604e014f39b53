"""What comes of a round: who is caught, who wins, and in which order the seats went out."""

import pytest

from tutor.game import LayPair, apply, card, cards, legal_actions, result

from .tables import at_opening, at_turn, lay_all, turn

FACE_DOWN = {"pairs_laid": "face-down"}


def laid(now, seat, *pairs):
    for pair in pairs:
        now, _ = apply(now, LayPair(seat, *cards(pair)))
    return now


def ended(now):
    """The round with every seat's true pairs laid and the first card of each fan drawn, to its end."""
    while now.phase != "over":
        now, _ = apply(now, legal_actions(now)[0])
    return now


def last_two(**rules):
    """Seats 0 and 1 are left with one pair and the queen; seat 1 draws the queen and keeps it."""
    now = at_turn("QS 8H | 8S | ", **rules)
    now, _ = turn(now, "QS")
    now, _ = turn(now, "8S")
    return now


def test_a_round_that_is_still_played_has_no_result():
    with pytest.raises(ValueError, match="still played"):
        result(at_turn("QS 8H | 8S"))


def test_who_holds_the_odd_card_is_caught_and_nobody_has_won():
    end = result(last_two())
    assert (end.holder, end.caught, end.winners) == (1, (1,), ())
    assert end.left == ((1, card("QS")),)
    assert not end.cancelled
    assert end.wrong == ()


def test_seats_that_are_safe_at_the_opening_share_the_first_rank_and_the_next_is_third():
    now, _ = lay_all(at_opening("7H 7S | 8H QS | 4D 4S | 8S", outcome="exit-order"))
    now, _ = turn(now, "8S") if now.offerer == 3 else turn(now, "8H")
    end = result(ended(now))
    assert sorted(end.ranks) == [1, 1, 3, 4]
    assert (end.ranks[0], end.ranks[2]) == (1, 1)
    assert end.winners == end.first_out == (0, 2)


def test_when_one_draw_empties_both_seats_the_offerer_is_out_first():
    now = at_turn("8S | 8H | QS 9H | 9S", outcome="first-out-wins")
    now, _ = turn(now, "8S")
    end = result(ended(now))
    assert end.ranks[:2] == (1, 2)
    assert end.winners == (0,)
    assert end.caught == (end.holder,)


@pytest.mark.parametrize("outcome", ["first-out-wins", "exit-order"])
def test_the_first_one_out_wins_and_the_holder_is_caught_all_the_same(outcome):
    end = result(last_two(outcome=outcome))
    assert end.winners == (2,)
    assert end.caught == (1,)
    assert end.ranks == (2, 3, 1)


def test_where_the_odd_card_wins_its_holder_wins_and_nobody_is_caught_or_ranked_otherwise():
    end = result(last_two(outcome="holder-wins"))
    assert (end.winners, end.caught) == ((1,), ())
    assert end.ranks == (2, 1, 2)


def test_whoever_laid_a_wrong_pair_is_caught_instead_of_the_holder():
    now = laid(at_opening("7H 8S 9H | 7D 8C 9C | QS 4C 4D", **FACE_DOWN), 0, "7H 8S")
    end = result(ended(now))
    assert end.holder is not None
    assert end.caught == (0,)
    assert end.wrong == (LayPair(0, *cards("7H 8S")),)
    assert sorted(str(kept) for _, kept in end.left) == ["7D", "8C", "QS"]


def test_two_wrong_pairs_of_one_seat_catch_it_once_and_those_of_two_seats_catch_both():
    now = at_opening("9H 5S 7H 8S | 9D 5C 7D 8C | QS 4C 4D", **FACE_DOWN)
    twice = laid(now, 0, "9H 5S", "7H 8S")
    assert result(ended(twice)).caught == (0,)
    both = laid(laid(now, 1, "9D 5C"), 0, "7H 8S")
    assert result(ended(both)).caught == (0, 1)


def test_a_layer_of_a_wrong_pair_cannot_be_first_out_the_next_exit_is():
    now = at_opening("7H 8S | 7D 8C | 4C QS | 4D", dealer=2, outcome="first-out-wins", **FACE_DOWN)
    over = ended(laid(now, 0, "7H 8S"))
    assert over.places == (1, 0, 0, 2)
    end = result(over)
    assert end.winners == end.first_out == (3,)
    assert end.ranks == (4, 2, 2, 1)


def test_whoever_still_holds_cards_shares_the_last_rank_and_layers_come_below():
    now = laid(at_opening("7H 8S | 7D 8C | QS 4C 4D | 5H 5S", **FACE_DOWN), 0, "7H 8S")
    end = result(ended(now))
    assert end.ranks == (4, 2, 2, 1)
    two = laid(at_opening("7H 8S | 7D 8C 9S 2D | QS 4C 4D 9D 2C | 5H 5S", **FACE_DOWN), 1, "9S 2D")
    assert result(ended(laid(two, 0, "7H 8S"))).ranks == (3, 3, 2, 1)


def test_where_no_seat_but_a_layer_is_out_nobody_is_first_out():
    now = laid(at_opening("7H 8S | 7D 8C | QS 4C 4D", outcome="exit-order", **FACE_DOWN), 0, "7H 8S")
    end = result(ended(now))
    assert (end.winners, end.first_out) == ((), ())
    assert end.ranks == (3, 1, 1)


def test_where_the_odd_card_wins_a_layer_is_caught_and_the_holder_of_the_odd_card_wins():
    now = laid(at_opening("7H 8S | 7D 8C | QS 4C 4D", outcome="holder-wins", **FACE_DOWN), 0, "7H 8S")
    end = result(ended(now))
    assert (end.winners, end.caught) == ((2,), (0,))
    assert end.ranks == (3, 2, 1)


def test_where_the_odd_card_itself_lies_in_a_wrong_pair_nobody_wins_by_it():
    now = laid(at_opening("QS 7H | 7D 4C | 4D", outcome="holder-wins", **FACE_DOWN), 0, "QS 7H")
    end = result(ended(now))
    assert end.holder is None
    assert (end.winners, end.caught) == ((), (0,))
    assert [str(kept) for _, kept in end.left] == ["7D"]  # it looks like any other end
    assert end.ranks == (3, 1, 1)


def test_by_rank_any_card_of_the_odd_class_may_be_the_one_that_is_left():
    now = laid(at_opening("QS QH 7H | QD 7D | 4C 4D", outcome="holder-wins", **FACE_DOWN), 0, "QS QH")
    end = result(ended(now))
    assert end.left == ((end.holder, card("QD")),)
    assert end.winners == (end.holder,)


def test_a_table_that_would_rather_replay_cancels_a_round_with_a_wrong_pair():
    rules = {"wrong_pair": "cancel", **FACE_DOWN}
    end = result(ended(laid(at_opening("7H 8S | 7D 8C | QS 4C 4D", **rules), 0, "7H 8S")))
    assert end.cancelled
    assert (end.caught, end.winners, end.first_out) == ((), (), ())
    assert end.ranks == (0, 0, 0)


def test_without_a_wrong_pair_the_same_table_counts_the_round():
    rules = {"wrong_pair": "cancel", **FACE_DOWN}
    end = result(ended(at_opening("7H 8S | 7D 8C | QS 4C 4D", **rules)))
    assert not end.cancelled
    assert end.caught == (end.holder,)
