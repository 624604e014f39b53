"""What happens to a fan before a card is drawn: put in order, seen by accident, several cards pulled (sheet B)."""

import pytest
from msgspec.structs import replace

from tutor.game import (
    Arrange,
    CardsPutBack,
    Done,
    Draw,
    Expose,
    FanArranged,
    FanOffered,
    HandExposed,
    IllegalAction,
    PullSeveral,
    RoundAborted,
    apply,
    card,
    cards,
    friend_acts,
    legal_actions,
    play_out,
)

from .tables import ace_to_six, at_opening, at_turn, dealt, drawn, refused, told

FAN = "7H 8H 9H | 7S 8S | 9S QS"


def fan_of_three(*turned, **rules):
    """Seat 0 holds out three cards to seat 1; the fans to come are turned by so many thirds, then places are picked."""
    dealing = [0.0] * 7
    fans = [number for by in turned for number in (by / 3 + 0.01, 0.9)]
    return at_turn(FAN, chance=told(*dealing, *fans), **rules)


# Putting a fan in order


def test_the_offerer_may_put_its_fan_in_another_order_which_nobody_else_learns():
    now, events = apply(at_turn(FAN), Arrange(0, (2, 0, 1)))
    assert events == (FanArranged(0),)
    assert now.hands == (cards("9H 7H 8H"), cards("7S 8S"), cards("9S QS"))
    assert (now.phase, now.offers) == ("drawing", 0)
    assert apply(now, Draw(1, 0))[0].drawn == card("9H")


def test_a_fan_may_be_put_in_order_again_and_again_and_is_turned_all_the_same():
    now, _ = apply(fan_of_three(1), Arrange(0, (2, 1, 0)))
    now, _ = apply(now, Arrange(0, (0, 2, 1)))
    assert now.hands[0] == cards("9H 7H 8H")
    assert apply(now, Draw(1, 0))[0].drawn == card("7H")


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (1, 2, 3), (-1, 0, 1), (0, 1, 2, 2), ()])
def test_an_order_names_every_place_once(order):
    assert refused(at_turn(FAN), Arrange(0, order))


@pytest.mark.parametrize("action", [Arrange(1, (1, 0)), Arrange(2, (1, 0)), Arrange(1, (0, 1, 2)), Arrange(3, ())])
def test_nobody_but_the_offerer_arranges_a_fan(action):
    assert refused(at_turn(FAN), action)


def test_where_a_fan_is_mixed_only_once_it_is_kept_still():
    with pytest.raises(IllegalAction, match="kept still"):
        apply(at_turn(FAN, one_shuffle=True), Arrange(0, (2, 0, 1)))


# A hand that is seen, and several cards pulled


@pytest.mark.parametrize("one_shuffle", [False, True])
def test_a_hand_that_was_seen_is_mixed_and_held_out_once_more(one_shuffle):
    before = fan_of_three(0, 2, one_shuffle=one_shuffle)
    assert apply(before, Draw(1, 0))[0].drawn == card("7H")
    now, events = apply(before, Expose(0))
    assert events == (HandExposed(0), FanOffered(0, 1, 3))
    assert (now.hands, now.offers, now.drawer) == (before.hands, 1, 1)
    assert apply(now, Draw(1, 0))[0].drawn == card("9H")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_hand_of_anybody_who_has_cards_can_be_seen(seat):
    now, events = apply(at_turn(FAN), Expose(seat))
    assert events[0] == HandExposed(seat)
    assert now.offers == 1


def test_a_hand_without_cards_cannot_be_seen():
    now = at_turn("7H 8H | | 7S 8S QS")
    for seat in (1, -1, 3):
        assert refused(now, Expose(seat))


def test_several_cards_pulled_at_once_go_back_and_the_fan_is_mixed_and_held_out_once_more():
    before = fan_of_three(0, 1)
    now, events = apply(before, PullSeveral(1, (2, 0)))
    assert events == (CardsPutBack(1, 0, (2, 0)), FanOffered(0, 1, 3))
    assert (now.hands, now.offers, now.drawn) == (before.hands, 1, None)
    assert apply(now, Draw(1, 0))[0].drawn == card("8H")


@pytest.mark.parametrize(
    "action",
    [
        PullSeveral(1, (0,)),
        PullSeveral(1, ()),
        PullSeveral(1, (1, 1)),
        PullSeveral(1, (0, 3)),
        PullSeveral(1, (-1, 0)),
        PullSeveral(0, (0, 1)),
        PullSeveral(2, (0, 1)),
    ],
    ids=str,
)
def test_several_are_two_or_more_places_of_the_fan_and_only_the_drawer_pulls(action):
    assert refused(at_turn(FAN), action)


def test_a_drawn_card_stays_and_no_mishap_brings_it_back():
    now, _ = drawn(at_turn(FAN), "9H")
    assert legal_actions(now) == (Done(1),)
    for action in (Arrange(0, (1, 0)), Expose(0), PullSeveral(1, (0, 1)), Draw(1, 0)):
        assert refused(now, action)


def test_nothing_happens_to_a_fan_while_none_is_held_out():
    opening = at_opening(FAN)
    over, _ = drawn(at_turn("7H QS | 7S"), "7H")
    over, _ = apply(over, legal_actions(over)[0])
    assert over.phase == "over"
    for now in (opening, over):
        for action in (Arrange(0, (0,)), Arrange(0, (0, 1, 2)), Expose(0), PullSeveral(1, (0, 1))):
            with pytest.raises(IllegalAction, match="no fan"):
                apply(now, action)


def test_mishaps_are_not_among_what_a_seat_can_choose():
    assert legal_actions(at_turn(FAN)) == tuple(Draw(1, place) for place in range(3))


# The chance of the round


def test_every_fan_that_is_held_out_again_uses_the_next_two_numbers_of_the_round():
    now = fan_of_three(0, 1, 2, 1)
    for mishap in (Expose(2), PullSeveral(1, (0, 1)), Expose(0)):
        now, _ = apply(now, mishap)
    assert now.offers == 3
    after, _ = friend_acts(now, 1)
    assert after.offers == 4
    assert after.drawn == card("7H")  # place 2 of a fan turned by one


def test_a_mishap_changes_the_fans_that_follow_and_is_played_again_exactly():
    for mishap in (Expose(0), PullSeveral(1, (0, 1))):
        now = at_turn("7H 8H 9H 10H | 8S 7S | 10S 9S QS", chance=dealt(ace_to_six(), 3, 8).table.chance)
        plain, hurt, again = (play_out(start) for start in (now, apply(now, mishap)[0], apply(now, mishap)[0]))
        assert hurt == again
        assert hurt != plain


def test_a_fan_held_out_ten_thousand_times_aborts_the_round():
    now, _ = apply(replace(at_turn(FAN), offers=9_999), Expose(1))
    assert now.offers == 10_000
    for action in (Expose(1), PullSeveral(1, (0, 1)), Draw(1, 0)):
        with pytest.raises(RoundAborted):
            apply(now, action)
    for action in (Expose(3), PullSeveral(1, (0,)), Draw(1, 3)):
        assert refused(now, action)
    assert apply(now, Arrange(0, (2, 1, 0)))[0].offers == 10_000
