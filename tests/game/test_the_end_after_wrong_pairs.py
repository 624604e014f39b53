"""What becomes of a round with wrong pairs at a face-down table: live pairs, the end, what is left, who is caught."""

import pytest

from tutor.game import (
    Draw,
    FanOffered,
    PairLaid,
    RoundEnded,
    WentOut,
    apply,
    card,
    cards,
    legal_actions,
    play_out,
    result,
)

from .tables import SHEET_A, all_done, at_opening, at_turn, drawn, lay, refused, turn


def left(now):
    """The cards that are left and who holds them, seat by seat."""
    return [" ".join(map(str, hand)) for hand in now.hands]


def opened_with(line, *pairs, **rules):
    """These pairs are laid in the opening, true or wrong; then every seat is done."""
    now = at_opening(line, **{**SHEET_A, **rules})
    for pair in pairs:
        now, _ = apply(now, pair)
    return all_done(now)


@pytest.mark.parametrize(
    ("pairs", "live"),
    [  # 7 and 9 are held twice, 8 four times, the queen three times
        (["7H 9H"], 3),  # both classes lose a pair
        (["7H QH"], 4),  # three queens were one pair, and two still are
        (["QH 8H"], 4),
        (["7H 8H"], 3),
        (["7H 8H", "9H 8D"], 2),  # the second eight is the odd one already
        (["7H 8H", "QH 8D"], 3),
        (["7H 9H", "7D 9D"], 3),  # the partners of lost cards are lost already
    ],
)
def test_the_live_pairs_are_counted_anew_after_a_wrong_pair(pairs, live):
    now = at_opening("7H 9H 8H 8D QH 7D 9D | 8S QD | 8C QC", **SHEET_A)
    assert now.live_pairs == 5
    for pair in pairs:
        now, _ = apply(now, lay(0, pair))
    assert now.live_pairs == live


# The round is played to its end: the odd card is a queen


def test_a_wrong_pair_without_the_odd_card_leaves_three_cards():
    now, _ = opened_with("7H 8H 9H | 7S 9S QS | 8S", lay(0, "7H 8H"))
    assert (now.phase, now.live_pairs) == ("drawing", 1)
    now, events = turn(now, "9H")
    assert events[-1] == RoundEnded(1, card("QS"))
    assert left(now) == ["", "7S QS", "8S"]
    assert result(now).caught == (0,)


def test_a_wrong_pair_with_the_odd_card_leaves_one_card_that_looks_like_a_normal_end():
    now, _ = opened_with("7H QS 9H | 7S 9S | 8H 8S", lay(0, "7H QS"), lay(2, "8H 8S"))
    now, events = turn(now, "9H")
    assert events[-1] == RoundEnded(1, card("7S"))
    assert left(now) == ["", "7S", ""]
    assert (result(now).caught, result(now).holder) == ((0,), None)


def test_with_two_of_three_queens_lost_one_by_one_a_queen_and_two_others_are_left():
    now, _ = opened_with("7H QH | 8H QD | 7S 8S QS", lay(0, "7H QH"), lay(1, "8H QD"))
    assert (now.phase, left(now)) == ("over", ["", "", "7S 8S QS"])
    assert set(result(now).caught) == {0, 1}


@pytest.mark.parametrize("second", [lay(0, "7D 8D"), lay(1, "7S 8S")], ids=["the same layer", "another layer"])
def test_two_wrong_pairs_of_the_same_classes_cancel_and_only_the_odd_card_is_left(second):
    hands = "7H 8H 7D 8D 9H | 7S 8S 9S | 7C 8C QS"
    now, _ = opened_with(hands, lay(0, "7H 8H"), second)
    now, _ = play_out(now)
    assert [card for hand in now.hands for card in hand] == [card("QS")]
    assert set(result(now).caught) == {0, second.seat}


def test_several_layers_leave_a_card_of_every_class_they_broke():
    now, _ = opened_with("7H 8H 2H | 9H 10H 2S | 7S 8S 9S 10S QS", lay(0, "7H 8H"), lay(1, "9H 10H"))
    now, _ = play_out(now)
    assert sorted(card.rank for hand in now.hands for card in hand) == ["10", "7", "8", "9", "Q"]
    assert set(result(now).caught) == {0, 1}


def test_a_wrong_pair_laid_after_a_draw_is_found_at_the_end_as_well():
    now, _ = drawn(at_turn("7H 8H | 8S 9S | 7S 9H QS", **SHEET_A), "7H")
    now, _ = apply(now, lay(1, "8S 9S"))
    now, _ = turn(now, "7H")
    assert (now.phase, now.offerer) == ("over", 2)
    assert left(now) == ["8H", "", "9H QS"]
    assert result(now).caught == (1,)


def test_a_round_is_over_at_once_when_a_wrong_pair_breaks_the_last_live_one():
    now, _ = drawn(at_turn("QS 8H | 8S", **SHEET_A), "QS")
    now, events = apply(now, lay(1, "8S QS"))
    assert events == (PairLaid(1, *cards("8S QS")), WentOut(1, 1), RoundEnded(0, card("8H")))
    assert (now.phase, now.live_pairs, left(now)) == ("over", 0, ["8H", ""])


def test_two_seats_do_not_pass_dead_cards_round_for_ever():
    now, _ = opened_with("7H 8H 9H | 7S 8S | 9S QS", lay(0, "7H 8H"))
    while now.phase != "over":
        now, _ = turn(now, str(now.hands[now.offerer][0]))
    assert sum(map(len, now.hands)) == 3
    assert legal_actions(now) == ()


@pytest.mark.parametrize(("dealer", "ends_with"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_where_nobody_holds_the_odd_card_the_round_ends_with_the_seat_whose_turn_it_would_be(dealer, ends_with):
    wrong = lay(0, "7H QS"), lay(3, "9S 8S"), lay(2, "7S 10H")
    now, events = opened_with("7H QS | 8H 9H | 7S 10H | 10S 9S 8S", *wrong, dealer=dealer)
    assert (now.phase, left(now)) == ("over", ["", "8H 9H", "", "10S"])
    assert events[-1] == RoundEnded(ends_with, now.hands[ends_with][0])
    assert result(now).holder is None


def test_where_several_hold_cards_the_round_ends_with_the_holder_of_the_odd_one():
    now, events = opened_with("7H 8H | 7S 8S | 9H QS 9S", lay(0, "7H 8H"), lay(2, "9H 9S"))
    assert left(now) == ["", "7S 8S", "QS"]
    assert events[-1] == RoundEnded(2, card("QS"))


# Hands that a wrong pair empties


def test_in_the_opening_a_hand_emptied_by_a_wrong_pair_is_safe_from_drawing_with_the_others():
    now, events = apply(at_opening("7H 8H | 7S 8S 9H | 9S QS", **SHEET_A), lay(0, "7H 8H"))
    assert events == (PairLaid(0, *cards("7H 8H")), WentOut(0, 1))
    assert (now.places, now.done) == ((1, 0, 0), (True, False, False))
    now, events = all_done(now)
    assert events == (FanOffered(1, 2, 3),)


def test_after_a_draw_the_drawer_is_out_when_a_wrong_pair_was_all_it_held():
    now, _ = drawn(at_turn("7H 8H | 9S | 7S 8S 9H QS", **SHEET_A), "7H")
    now, events = apply(now, lay(1, "9S 7H"))
    assert events == (PairLaid(1, *cards("9S 7H")), WentOut(1, 1), FanOffered(2, 0, 4))
    assert now.places == (0, 1, 0)


def test_one_draw_and_a_wrong_pair_can_empty_both():
    now, events = drawn(at_turn("7H | 9S | 7S 8S | 8H 9H QS", **SHEET_A), "7H")
    assert events[1:] == (WentOut(0, 1),)
    now, events = apply(now, lay(1, "9S 7H"))
    assert events == (PairLaid(1, *cards("9S 7H")), WentOut(1, 2), FanOffered(2, 3, 2))
    assert now.places == (1, 2, 0, 0)


def test_the_last_card_is_kept_for_one_card_is_always_left():
    now, _ = opened_with("7H 8H | QS", lay(0, "7H 8H"))
    assert (now.phase, left(now)) == ("over", ["", "QS"])
    assert refused(now, Draw(0, 0))
