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

from .tables import at_turn, happened, turn


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


# Who holds out a fan to whom next, with seat 0 to act first; seats sit clockwise.
OFFER_FLOW = {
    "something is paired and neither is empty: the drawer offers": ("7H 8H | 7S 9S | 8S 9H QS", "7H", (1, 2)),
    "nothing is paired: the drawer offers": ("7H 8H | 9S QS | 7S 8S 9H", "7H", (1, 2)),
    "the offerer is empty: the drawer offers to the next holder": ("7H | 9S QS | 7S | 9H", "7H", (1, 2)),
    "the offerer is empty and would be next: it is passed over": ("7H | 9S QS | | 7S 9H", "7H", (1, 3)),
    "the drawer is empty: the next holder offers to the one after it": ("7H 8H | 7S | 9S QS | 8S 9H", "7H", (2, 3)),
    "the drawer is empty with three left: the next holder offers to the offerer": ("7H 8H | 7S | 8S QS", "7H", (2, 0)),
    "both are empty: the next holder offers to the one after it": ("7H | 7S | 9S QS | 9H", "7H", (2, 3)),
    "both are empty and the next is safe: the holder after it offers": ("7H | 7S | | 9S QS | 9H", "7H", (3, 4)),
    "two are left, nothing is paired: they change roles": ("7H QS | 7S", "QS", (1, 0)),
}


@pytest.mark.parametrize(("hands", "drawn", "next_fan"), OFFER_FLOW.values(), ids=OFFER_FLOW.keys())
def test_the_turn_passes_in_offer_flow_when(hands, drawn, next_fan):
    before = at_turn(hands)
    assert before.offerer == 0
    now, events = turn(before, drawn)
    assert (now.offerer, now.drawer) == next_fan
    assert events[-1] == FanOffered(*next_fan, len(now.hands[now.offerer]))


TAKE_FLOW = {
    "something is paired and neither is empty: the seat that was drawn from draws": (
        "7S 9S | 7H 8H | 8S 9H QS",
        "7H",
        (2, 1),
    ),
    "nothing is paired: the seat that was drawn from draws": ("9S QS | 7H 8H | 7S 8S 9H", "7H", (2, 1)),
    "the offerer is empty: it is passed over": ("9S QS | 7H | 7S | 9H", "7H", (3, 2)),
    "the offerer is empty and two are left: the other draws": ("9S QS | 7H | 7S 9H", "7H", (0, 2)),
    "the drawer is empty: the seat that was drawn from draws": ("7S | 7H 8H | 9S QS | 8S 9H", "7H", (2, 1)),
    "the drawer is empty and two are left: the other is drawn from": ("7S | 7H 8H | 8S QS", "7H", (2, 1)),
    "both are empty: the next holder draws": ("7S | 7H | 9S QS | 9H", "7H", (3, 2)),
    "both are empty and the next is safe: the holder after it draws": ("7S | 7H | | 9S QS | 9H", "7H", (4, 3)),
    "two are left, nothing is paired: they change roles": ("7S | 7H QS", "QS", (0, 1)),
}


@pytest.mark.parametrize(("hands", "drawn", "next_fan"), TAKE_FLOW.values(), ids=TAKE_FLOW.keys())
def test_the_turn_passes_in_take_flow_when(hands, drawn, next_fan):
    before = at_turn(hands, flow="take")
    assert before.drawer == 0
    now, events = turn(before, drawn)
    assert (now.offerer, now.drawer) == next_fan
    assert events[-1] == FanOffered(*next_fan, len(now.hands[now.offerer]))


ANTICLOCKWISE = {
    "offer flow, the drawer offers": ("offer", "2H 8H | 7S 8S | 9S QS | 7H 2S 9H", "8H", (0, 3), (3, 2)),
    "offer flow, the drawer is empty": ("offer", "2H 8H | 7S 8S | QS 7H | 2S", "2H", (0, 3), (2, 1)),
    "offer flow, both are empty": ("offer", "2H | 7S 8S | QS 7H 8H | 2S", "2H", (0, 3), (2, 1)),
    "take flow, the seat that was drawn from draws": ("take", "2H 8H | 7S 8S | 9S QS | 7H 2S 9H", "7H", (3, 0), (2, 3)),
    "take flow, the offerer is empty": ("take", "2H 8H | 7S 8S 9S | 9H 2S QS | 7H", "7H", (3, 0), (1, 2)),
}


@pytest.mark.parametrize(
    ("flow", "hands", "drawn", "first_fan", "next_fan"), ANTICLOCKWISE.values(), ids=ANTICLOCKWISE.keys()
)
def test_anticlockwise_the_fan_goes_round_the_other_way_in(flow, hands, drawn, first_fan, next_fan):
    before = at_turn(hands, flow=flow, direction="anticlockwise")
    assert (before.offerer, before.drawer) == first_fan
    now, _ = turn(before, drawn)
    assert (now.offerer, now.drawer) == next_fan


def test_a_seat_that_gives_its_last_card_is_safe_before_anything_is_laid():
    now, events = apply(at_turn("7H | 9S 8S | 7S 8H 9H QS"), Draw(1, 0))
    assert events == (CardDrawn(1, 0, 0, card("7H")), WentOut(0, 1))
    assert (now.phase, now.places) == ("laying", (1, 0, 0))


def test_a_seat_that_lays_its_last_two_cards_is_safe():
    now, events = turn(at_turn("7H 8H | 7S | 8S QS"), "7H")
    assert events[1:3] == (PairLaid(1, *cards("7S 7H")), WentOut(1, 1))
    assert now.places == (0, 1, 0)


@pytest.mark.parametrize(("flow", "offerer", "drawer"), [("offer", 0, 1), ("take", 1, 0)])
def test_when_one_draw_empties_both_the_offerer_is_out_first_and_the_drawer_second(flow, offerer, drawer):
    now, events = turn(at_turn("7H | 7S | 9S QS | 9H", flow=flow), "7H" if flow == "offer" else "7S")
    assert happened(events, WentOut) == [WentOut(offerer, 1), WentOut(drawer, 2)]
    assert (now.places[offerer], now.places[drawer]) == (1, 2)


def test_places_are_counted_on_to_the_end_and_the_holder_has_none():
    now, _ = turn(at_turn("7H | 7S | 9S QS | 9H"), "7H")
    now, events = turn(now, "9S")
    assert events[-2:] == (WentOut(3, 3), RoundEnded(2, card("QS")))
    assert now.places == (1, 2, 0, 3)


def test_two_left_and_the_drawer_lays_its_last_cards_so_the_offerer_is_caught():
    now, events = turn(at_turn("7H QS | 7S"), "7H")
    assert events[1:] == (PairLaid(1, *cards("7S 7H")), WentOut(1, 1), RoundEnded(0, card("QS")))
    assert (now.phase, now.offerer, now.hands) == ("over", 0, (cards("QS"), ()))


def test_two_left_and_the_offerer_gives_its_last_card_to_a_pair_so_the_drawer_is_caught():
    now, events = turn(at_turn("7H | 7S QS"), "7H")
    assert events[1:] == (WentOut(0, 1), PairLaid(1, *cards("7S 7H")), RoundEnded(1, card("QS")))
    assert (now.phase, now.offerer, now.hands) == ("over", 1, ((), cards("QS")))


@pytest.mark.parametrize(("hands", "drawn", "caught"), [("7S | 7H QS", "7H", 1), ("7S QS | 7H", "7H", 0)])
def test_in_take_flow_the_one_who_is_left_is_caught_as_well(hands, drawn, caught):
    now, events = turn(at_turn(hands, flow="take"), drawn)
    assert events[-1] == RoundEnded(caught, card("QS"))
    assert now.phase == "over"


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
