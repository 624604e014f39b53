"""A turn: a fan is held out, a card is drawn, laid or kept, and the turn passes on."""

import pytest
from msgspec.structs import replace

from tutor.game import (
    CardDrawn,
    CardKept,
    Done,
    Draw,
    FanOffered,
    IllegalAction,
    LayPair,
    PairLaid,
    RoundAborted,
    RoundEnded,
    WentOut,
    apply,
    card,
    cards,
    legal_actions,
    seat_actions,
)

from .tables import at_turn, turn


def test_a_drawn_card_joins_the_end_of_the_hand_and_waits_to_be_laid_or_kept():
    now, events = apply(at_turn("7H 8H | 9S 8S | 7S 9H QS"), Draw(1, 0))
    assert events == (CardDrawn(1, 0, 0, card("7H")),)
    assert now.hands == (cards("8H"), cards("9S 8S 7H"), cards("7S 9H QS"))
    assert (now.phase, now.drawn, now.offers) == ("laying", card("7H"), 1)
    assert (now.offerer, now.drawer) == (0, 1)
    assert legal_actions(now) == (Done(1),)


def test_a_card_without_a_partner_is_kept_and_the_drawer_offers():
    now, events = turn(at_turn("7H 8H | 9S 8S | 7S 9H QS"), "7H")
    assert events[1:] == (CardKept(1, card("7H")), FanOffered(1, 2, 3))
    assert (now.phase, now.drawn, now.offerer, now.drawer) == ("drawing", None, 1, 2)


def test_a_card_with_a_partner_must_be_laid():
    now, _ = apply(at_turn("7H 8H | 7S 8S QS"), Draw(1, 0))
    assert legal_actions(now) == (LayPair(1, *cards("7S 7H")),)
    with pytest.raises(IllegalAction, match="a pair is left"):
        apply(now, Done(1))
    now, events = apply(now, LayPair(1, *cards("7H 7S")))
    assert events == (PairLaid(1, *cards("7H 7S")), FanOffered(1, 0, 2))
    assert (now.live_pairs, now.drawn) == (1, None)


@pytest.mark.parametrize("action", [Draw(0, 0), Draw(2, 0), Draw(1, 2), Draw(1, -1), Done(1), Done(0)], ids=str)
def test_only_the_drawer_may_act_and_only_take_a_card_of_the_fan(action):
    now = at_turn("7H 8H | 9S 8S | 7S 9H QS")
    assert legal_actions(now) == (Draw(1, 0), Draw(1, 1))
    assert [seat_actions(now, seat) for seat in (0, 2)] == [(), ()]
    with pytest.raises(IllegalAction):
        apply(now, action)


@pytest.mark.parametrize("action", [Draw(1, 0), Done(0), Done(2), LayPair(0, *cards("8H 8S"))], ids=str)
def test_after_a_draw_only_the_drawer_may_act_and_draw_no_second_card(action):
    now, _ = apply(at_turn("7H 8H | 9S 8S | 7S 9H QS"), Draw(1, 0))
    assert [seat_actions(now, seat) for seat in (0, 1, 2)] == [(), (Done(1),), ()]
    with pytest.raises(IllegalAction):
        apply(now, action)


def test_a_seat_that_gives_its_last_card_is_safe_before_anything_is_laid():
    now, events = apply(at_turn("7H | 9S 8S | 7S 8H 9H QS"), Draw(1, 0))
    assert events == (CardDrawn(1, 0, 0, card("7H")), WentOut(0, 1))
    assert (now.phase, now.places) == ("laying", (1, 0, 0))


def test_a_seat_that_lays_its_last_two_cards_is_safe():
    now, events = turn(at_turn("7H 8H | 7S | 8S QS"), "7H")
    assert events[1:3] == (PairLaid(1, *cards("7S 7H")), WentOut(1, 1))
    assert now.places == (0, 1, 0)


def test_two_left_and_the_drawer_lays_its_last_cards_so_the_offerer_is_caught():
    now, events = turn(at_turn("7H QS | 7S"), "7H")
    assert events[1:] == (PairLaid(1, *cards("7S 7H")), WentOut(1, 1), RoundEnded(0, card("QS")))
    assert (now.phase, now.offerer, now.hands) == ("over", 0, (cards("QS"), ()))


def test_two_left_and_the_offerer_gives_its_last_card_to_a_pair_so_the_drawer_is_caught():
    now, events = turn(at_turn("7H | 7S QS"), "7H")
    assert events[1:] == (WentOut(0, 1), PairLaid(1, *cards("7S 7H")), RoundEnded(1, card("QS")))
    assert (now.phase, now.offerer, now.hands) == ("over", 1, ((), cards("QS")))


def test_the_round_goes_on_while_two_seats_pass_the_odd_card_and_a_pair_is_live():
    now = at_turn("7H QS | 7S")
    for _ in range(3):
        now, _ = turn(now, "QS")
        assert now.phase == "drawing"
    assert (now.offers, now.live_pairs) == (3, 1)


def test_the_draw_after_ten_thousand_aborts_the_round():
    now = replace(at_turn("7H QS | 7S"), offers=9_999)
    now, _ = turn(now, "QS")
    assert now.offers == 10_000
    with pytest.raises(RoundAborted):
        apply(now, Draw(0, 0))
    with pytest.raises(IllegalAction):
        apply(now, Draw(0, 9))
