"""Laying two cards that are no pair: refused where somebody checks, possible where pairs lie face down unchecked."""

import pytest

from tutor.game import (
    Done,
    FanOffered,
    IllegalAction,
    PairLaid,
    WentOut,
    apply,
    card,
    cards,
    choose,
    legal_actions,
    play_out,
    seat_actions,
    view,
)

from .tables import SHEET_A, SHEET_B, SHEET_C, at_opening, at_turn, drawn, lay, refused

UNCHECKED = [SHEET_A, {**SHEET_A, "wrong_pair": "cancel"}, {**SHEET_A, "flow": "take", "pairing": "rank-colour"}]


# Where somebody checks


@pytest.mark.parametrize("rules", [SHEET_B, SHEET_C, {**SHEET_A, "wrong_pair": "reject"}], ids=["B", "C", "A, checked"])
def test_where_a_wrong_pair_is_noticed_it_is_no_move_and_the_cards_stay_in_the_hand(rules):
    now = at_opening("7H 7D 8H | 8D QS", **rules)
    assert legal_actions(now) == (Done(1), lay(0, "7H 7D"))
    assert refused(now, lay(0, "7H 8H"))
    now, _ = drawn(at_turn("7H 8H | 7D 9S | 8D 9C QS", **{**rules, "flow": "offer"}), "7H")
    assert legal_actions(now) == (lay(1, "7D 7H"),)
    assert refused(now, lay(1, "7H 9S"))


def test_by_colour_a_red_and_a_black_seven_are_a_wrong_pair_and_by_rank_they_are_a_true_one():
    assert refused(at_opening("7H 7S | 7D 7C QS", **SHEET_B), lay(0, "7H 7S"))
    assert not refused(at_opening("7H 7S | 7D 7C QS", **SHEET_C), lay(0, "7H 7S"))


# Where nobody checks


@pytest.mark.parametrize("rules", UNCHECKED, ids=str)
def test_in_the_opening_any_two_cards_may_go_down_and_true_pairs_are_named_first(rules):
    now = at_opening("7H 7D 8H | 8D QS", **rules)
    assert seat_actions(now, 0) == (lay(0, "7H 7D"), lay(0, "7H 8H"), lay(0, "7D 8H"))
    assert seat_actions(now, 1) == (Done(1), lay(1, "8D QS"))
    after, events = apply(now, lay(0, "7H 8H"))
    assert events == (PairLaid(0, *cards("7H 8H")),)
    assert (after.hands, after.phase, after.done) == ((cards("7D"), cards("8D QS")), "opening", (False, False))


def test_a_true_pair_must_be_laid_though_a_wrong_one_may_be():
    now = at_opening("7H 7D 8H 9H | 8D 9D QS", **SHEET_A)
    assert refused(now, Done(0))
    now, _ = apply(now, lay(0, "8H 9H"))
    assert refused(now, Done(0))
    now, _ = apply(now, lay(0, "7H 7D"))
    assert now.done == (True, False)


def test_one_card_is_no_two_cards_and_nobody_lays_what_another_holds():
    now = at_opening("7H 8H | 7D 8D QS", **SHEET_A)
    for pair in (lay(0, "7H 7H"), lay(0, "7H 8D"), lay(1, "7H 8H"), lay(2, "7H 8H")):
        assert refused(now, pair)


def test_who_is_done_lays_nothing_more_before_a_draw():
    now, _ = apply(at_opening("7H 8H | 7D 8D QS", **SHEET_A), Done(0))
    with pytest.raises(IllegalAction):
        apply(now, lay(0, "7H 8H"))
    assert seat_actions(now, 0) == ()


def test_after_a_draw_the_drawer_may_lay_any_two_cards_and_the_turn_passes_on():
    now, _ = drawn(at_turn("7H 8H | 9S 8S | 7S 9H QS", **SHEET_A), "7H")
    assert legal_actions(now) == (Done(1), lay(1, "9S 8S"), lay(1, "9S 7H"), lay(1, "8S 7H"))
    for pair, kept in (("9S 8S", "7H"), ("9S 7H", "8S"), ("7H 8S", "9S")):
        after, events = apply(now, lay(1, pair))
        assert events == (PairLaid(1, *cards(pair)), FanOffered(1, 2, 1))
        assert (after.hands[1], after.phase, after.drawn) == (cards(kept), "drawing", None)


def test_beside_a_wrong_pair_the_true_one_of_the_drawn_card_must_still_go_down():
    now, _ = drawn(at_turn("7H 6H | 7S 8S 9S | 6S 8H 9H QS", **SHEET_A), "7H")
    assert legal_actions(now)[0] == lay(1, "7S 7H")
    now, events = apply(now, lay(1, "8S 9S"))
    assert events == (PairLaid(1, *cards("8S 9S")),)
    assert (now.phase, now.drawn, now.drawer) == ("laying", card("7H"), 1)
    assert refused(now, Done(1))
    now, events = apply(now, lay(1, "7S 7H"))
    assert events == (PairLaid(1, *cards("7S 7H")), WentOut(1, 1), FanOffered(2, 0, 4))


def test_the_drawn_card_and_its_partner_can_both_be_lost_in_two_wrong_pairs():
    now, _ = drawn(at_turn("7H 6H | 7S 8S 9S | 6S 8H 9H QS", **SHEET_A), "7H")
    now, _ = apply(now, lay(1, "7H 8S"))
    assert now.phase == "drawing"
    assert refused(now, lay(1, "7S 9S"))


def test_only_the_drawer_lays_never_who_holds_out_a_fan_or_looks_on():
    before = at_turn("7H 8H | 9S 8S | 7S 9H QS", **SHEET_A)
    after, _ = drawn(before, "7H")
    for now in (before, after):
        assert refused(now, lay(0, "7H 8H"))
        assert refused(now, lay(2, "7S 9H"))
    assert refused(before, lay(1, "9S 8S"))


def test_friends_lay_no_wrong_pair_at_any_table():
    for line in ("7H 7D 8H 9H | 8D 9D QS", "7H 8H 9H | 7D 8D 9D QS"):
        now = at_opening(line, **SHEET_A)
        kinds = now.table.kinds
        assert choose(view(now, 0), 0.999) == seat_actions(now, 0)[0]
        assert all(kinds[pair.a] == kinds[pair.b] for pair in play_out(now)[0].laid)
