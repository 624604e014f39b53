"""The opening: every seat lays its pairs, in any order, and says that it is done."""

import pytest

from tutor.game import (
    Done,
    Draw,
    FanOffered,
    IllegalAction,
    PairLaid,
    RoundEnded,
    WentOut,
    apply,
    card,
    cards,
    legal_actions,
    pairs_in,
    play_out,
    seat_actions,
)

from .tables import all_done, at_opening, at_turn, happened, lay, lay_all, turn


def test_a_pair_goes_from_the_hand_to_the_table():
    now, events = apply(at_opening("7H 3C 7S | 4D QS | 3H 4S"), lay(0, "7H 7S"))
    assert now.hands == (cards("3C"), cards("4D QS"), cards("3H 4S"))
    assert now.laid == (lay(0, "7H 7S"),)
    assert events == (PairLaid(0, *cards("7H 7S")),)
    assert now.live_pairs == 2
    assert now.phase == "opening"


def test_a_pair_may_be_named_with_either_card_first():
    now, _ = apply(at_opening("7H 3C 7S | 3H QS"), lay(0, "7S 7H"))
    assert now.hands[0] == cards("3C")


def test_seats_lay_in_any_order_and_in_turns_as_they_like():
    now = at_opening("7H 7S 8H 8S 9H | 2H 2S 9S QS")
    for action in (lay(0, "8H 8S"), lay(1, "2H 2S"), Done(1), lay(0, "7H 7S"), Done(0)):
        assert action in legal_actions(now)
        now, _ = apply(now, action)
    assert now.phase == "drawing"
    assert [str(pair.a) for pair in now.laid] == ["8H", "2H", "7H"]


def test_each_seat_is_offered_its_own_pairs_in_the_order_of_the_deal():
    now = at_opening("7H 7S | 4D | 9H 3C 9S QS 4S 3D", dealer=1)
    assert legal_actions(now) == (lay(2, "9H 9S"), lay(2, "3C 3D"), lay(0, "7H 7S"), Done(1))
    assert seat_actions(now, 0) == (lay(0, "7H 7S"),)


def test_of_three_alike_the_player_chooses_which_two_go_down():
    now = at_opening("7H 7S 7D | 7C QS")
    assert seat_actions(now, 0) == (lay(0, "7H 7S"), lay(0, "7H 7D"), lay(0, "7S 7D"))
    kept = [apply(now, choice)[0].hands[0] for choice in seat_actions(now, 0)]
    assert kept == [cards("7D"), cards("7S"), cards("7H")]


def test_of_three_alike_the_first_two_go_down_when_nobody_chooses():
    _, events = play_out(at_opening("7D 2C 7H 7S | 7C QS 2H"))
    assert events[0] == PairLaid(0, *cards("7D 7H"))


def test_the_pair_that_was_complete_first_is_named_first():
    now = at_opening("7D 2C 2S 7H 7S | 7C QS")
    assert [f"{a}{b}" for a, b in pairs_in(now.hands[0], now.table.kinds)] == ["2C2S", "7D7H", "7D7S", "7H7S"]


def test_four_alike_are_two_pairs():
    now, events = lay_all(at_opening("7H 7S 7D 7C 2H | 2S QS"))
    assert now.hands[0] == cards("2H")
    assert len(happened(events, PairLaid)) == 2


def test_by_rank_and_colour_three_alike_hold_only_one_pair():
    now = at_opening("7H 7S 7D | 7C QS", pairing="rank-colour")
    assert seat_actions(now, 0) == (lay(0, "7H 7D"),)
    with pytest.raises(IllegalAction, match="not a pair"):
        apply(now, lay(0, "7H 7S"))


@pytest.mark.parametrize("pair", ["7H 8H", "7H 7H", "7H 7C", "KH KD", "4D 4S"])
def test_what_is_no_pair_of_the_hand_is_refused(pair):
    now = at_opening("7H 7S 8H | 7C 8S 4D 4S QS")
    with pytest.raises(IllegalAction):
        apply(now, lay(0, pair))


def test_nobody_is_done_while_a_pair_is_left_in_the_hand():
    now = at_opening("7H 7S 8H 8S 9H | 9S QS")
    for pair in ("7H 7S", "8H 8S"):
        assert Done(0) not in legal_actions(now)
        with pytest.raises(IllegalAction, match="a pair is left"):
            apply(now, Done(0))
        now, _ = apply(now, lay(0, pair))
    assert apply(now, Done(0))[0].done == (True, False)


def test_nobody_is_done_twice_and_nobody_draws_before_all_are_done():
    now, _ = apply(at_opening("7H | 7S QS"), Done(0))
    for action in (Done(0), Draw(1, 0), Draw(0, 0)):
        assert action not in legal_actions(now)
        with pytest.raises(IllegalAction):
            apply(now, action)


def test_a_seat_that_empties_itself_in_the_opening_is_safe_and_need_not_say_that_it_is_done():
    now, events = apply(at_opening("7H 7S | 8H QS | 8S"), lay(0, "7H 7S"))
    assert events == (PairLaid(0, *cards("7H 7S")), WentOut(0, 1))
    assert (now.places, now.done) == ((1, 0, 0), (True, False, False))
    assert seat_actions(now, 0) == ()
    with pytest.raises(IllegalAction):
        apply(now, Done(0))


def test_seats_that_are_safe_at_the_opening_share_the_first_place_and_the_next_is_third():
    now, events = lay_all(at_opening("7H 7S | 8H 9H | 4D 4S | 8S 9S QS"))
    assert happened(events, WentOut) == [WentOut(2, 1), WentOut(0, 1)]
    assert now.places == (1, 0, 1, 0)
    assert (now.offerer, now.drawer) == (1, 3)
    now, _ = turn(now, "8H")
    now, _ = turn(now, "QS")
    now, _ = turn(now, "QS")
    now, events = turn(now, "9S")
    assert happened(events, WentOut) == [WentOut(1, 3)]
    assert now.places == (1, 3, 1, 0)


def test_a_seat_that_was_dealt_nothing_shares_the_first_place_with_those_that_empty_themselves():
    now, _ = lay_all(at_opening("7H 7S | 8H | | 8S QS"))
    assert now.places == (1, 0, 1, 0)


def test_a_round_without_a_draw_ends_with_the_opening():
    now, events = lay_all(at_opening("7H 7S | QS 8H 8S | 9H 9S"))
    assert now.phase == "over"
    assert events[-1] == RoundEnded(1, card("QS"))
    assert not happened(events, FanOffered)
    assert (now.places, now.offers, legal_actions(now)) == ((1, 0, 1), 0, ())


def test_the_opening_goes_on_until_the_holder_is_done_though_no_pair_is_left():
    now, _ = apply(at_opening("7H 7S | QS"), lay(0, "7H 7S"))
    assert (now.phase, now.live_pairs) == ("opening", 0)
    now, events = apply(now, Done(1))
    assert (now.phase, events) == ("over", (RoundEnded(1, card("QS")),))


def test_a_round_of_one_card_is_over_when_its_holder_is_done():
    now, events = all_done(at_opening(" | QS"))
    assert (now.phase, events) == ("over", (RoundEnded(1, card("QS")),))


def test_friends_lay_their_opening_pairs_seat_by_seat_in_the_order_of_the_deal():
    _, events = play_out(at_opening("7H 7S 8H 8S QS | 2H 2S 3H 3S | 5H 5S 6H 6S", dealer=0))
    assert [event.seat for event in happened(events, PairLaid)] == [1, 1, 2, 2, 0, 0]


def test_nothing_may_be_done_when_the_round_is_over():
    now, _ = all_done(at_opening("QS | "))
    for action in (Done(0), Done(1), Draw(0, 0), Draw(1, 0), lay(0, "QS QS")):
        with pytest.raises(IllegalAction):
            apply(now, action)


def test_no_opening_pair_is_laid_while_a_fan_is_held_out():
    now = at_turn("7H 8H | 7S 8S QS")
    with pytest.raises(IllegalAction, match="nobody lays"):
        apply(now, lay(0, "7H 8H"))
