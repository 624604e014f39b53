"""Whose turn it is after a draw that empties neither hand, the offerer's, the drawer's or both."""

from itertools import product

import pytest

from tutor.game import FanOffered, RoundEnded, WentOut

from .tables import at_turn, happened, turn

# hands, the card drawn, who holds out a fan to whom next (or who is caught), who is out and in which order;
# seats sit clockwise, seat 0 acts first: it offers to seat 1, or draws from seat 1
OFFER_FLOW = {
    "2 seats, neither is empty, a pair": ("7H 8H QS | 7S 8S", "7H", (1, 0), ()),
    "2 seats, neither is empty, no pair": ("7H QS | 7S", "QS", (1, 0), ()),
    "2 seats, the offerer is empty": ("7H | 7S QS", "7H", 1, (0,)),
    "2 seats, the drawer is empty": ("7H QS | 7S", "7H", 0, (1,)),
    "3 seats, neither is empty, a pair": ("7H 8H | 7S 9S | 8S 9H QS", "7H", (1, 2), ()),
    "3 seats, neither is empty, no pair": ("7H 8H | 9S QS | 7S 8S 9H", "7H", (1, 2), ()),
    "3 seats, the offerer is empty, a pair": ("7H | 7S 8H | 8S QS", "7H", (1, 2), (0,)),
    "3 seats, the offerer is empty, no pair": ("7H | 8H | 7S 8S QS", "7H", (1, 2), (0,)),
    "3 seats, the drawer is empty": ("7H 8H | 7S | 8S QS", "7H", (2, 0), (1,)),
    "3 seats, both are empty": ("7H | 7S | QS", "7H", 2, (0, 1)),
    "4 seats, neither is empty, a pair": ("7H 8H | 7S 9S | 8S | 9H QS", "7H", (1, 2), ()),
    "4 seats, neither is empty, no pair": ("7H 8H | 9S QS | 7S 8S | 9H", "7H", (1, 2), ()),
    "4 seats, the offerer is empty, a pair": ("7H | 7S 8H | 8S 9S | 9H QS", "7H", (1, 2), (0,)),
    "4 seats, the offerer is empty, no pair": ("7H | 9S QS | 7S | 9H", "7H", (1, 2), (0,)),
    "4 seats, the drawer is empty": ("7H 8H | 7S | 9S QS | 8S 9H", "7H", (2, 3), (1,)),
    "4 seats, both are empty": ("7H | 7S | 9S QS | 9H", "7H", (2, 3), (0, 1)),
    "the next seat is safe already, the offerer is empty": ("7H | 9S QS | | 7S 9H", "7H", (1, 3), (0,)),
    "the next seat is safe already, both are empty": ("7H | 7S | | 9S QS | 9H", "7H", (3, 4), (0, 1)),
    "the seat to be offered to is safe already": ("7H 8H | | 7S 8S QS", "7H", (2, 0), ()),
}
TAKE_FLOW = {
    "2 seats, neither is empty, a pair": ("7S 8S | 7H 8H QS", "7H", (0, 1), ()),
    "2 seats, neither is empty, no pair": ("7S | 7H QS", "QS", (0, 1), ()),
    "2 seats, the offerer is empty": ("7S QS | 7H", "7H", 0, (1,)),
    "2 seats, the drawer is empty": ("7S | 7H QS", "7H", 1, (0,)),
    "3 seats, neither is empty, a pair": ("7S 9S | 7H 8H | 8S 9H QS", "7H", (2, 1), ()),
    "3 seats, neither is empty, no pair": ("9S QS | 7H 8H | 7S 8S 9H", "7H", (2, 1), ()),
    "3 seats, the offerer is empty, a pair": ("7S 8H | 7H | 8S QS", "7H", (0, 2), (1,)),
    "3 seats, the offerer is empty, no pair": ("8H | 7H | 7S 8S QS", "7H", (0, 2), (1,)),
    "3 seats, the drawer is empty": ("7S | 7H 8H | 8S QS", "7H", (2, 1), (0,)),
    "3 seats, both are empty": ("7S | 7H | QS", "7H", 2, (1, 0)),
    "4 seats, neither is empty, a pair": ("7S 9S | 7H 8H | 8S | 9H QS", "7H", (2, 1), ()),
    "4 seats, neither is empty, no pair": ("9S QS | 7H 8H | 7S 8S | 9H", "7H", (2, 1), ()),
    "4 seats, the offerer is empty, a pair": ("7S 8H | 7H | 8S 9S | 9H QS", "7H", (3, 2), (1,)),
    "4 seats, the offerer is empty, no pair": ("9S QS | 7H | 7S | 9H", "7H", (3, 2), (1,)),
    "4 seats, the drawer is empty": ("7S | 7H 8H | 9S QS | 8S 9H", "7H", (2, 1), (0,)),
    "4 seats, both are empty": ("7S | 7H | 9S QS | 9H", "7H", (3, 2), (1, 0)),
    "the next seat is safe already, the offerer is empty": ("7S 8H | 7H | | 8S QS", "7H", (0, 3), (1,)),
    "the next seat is safe already, both are empty": ("7S | 7H | | 9S QS | 9H", "7H", (4, 3), (1, 0)),
    "the seat to be drawn from is safe already": ("7S 8S QS | | 7H 8H", "7H", (0, 2), ()),
}
CASES = {("offer", case): OFFER_FLOW[case] for case in OFFER_FLOW} | {
    ("take", case): TAKE_FLOW[case] for case in TAKE_FLOW
}


@pytest.mark.parametrize(("flow", "case"), CASES, ids=map(" flow, ".join, CASES))
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_the_turn_passes_to_the_next_that_holds_cards_where(flow, case, direction):
    hands, card, following, out = CASES[flow, case]
    seats = len(hands.split("|"))

    def at(seat):
        """Anticlockwise the same table is seen in a mirror, in which seat 0 keeps its place."""
        return seat if direction == "clockwise" else -seat % seats

    line = " | ".join(hands.split("|")[at(seat)] for seat in range(seats))
    before = at_turn(line, flow=flow, direction=direction)
    now, events = turn(before, card)
    places = range(before.hands.count(()) + 1, seats + 1)
    assert happened(events, WentOut) == [WentOut(at(seat), place) for seat, place in zip(out, places, strict=False)]
    if isinstance(following, tuple):
        offerer, drawer = map(at, following)
        assert (now.phase, now.offerer, now.drawer) == ("drawing", offerer, drawer)
        assert events[-1] == FanOffered(offerer, drawer, len(now.hands[offerer]))
    else:
        assert (now.phase, now.offerer, now.drawer) == ("over", at(following), at(following))
        assert events[-1] == RoundEnded(at(following), *now.hands[at(following)])


def test_one_draw_never_empties_both_of_two_seats_as_one_of_them_has_the_odd_card():
    for flow, hands in product(["offer", "take"], ["7H QS | 7S", "7H | 7S QS"]):
        now = at_turn(hands, flow=flow)
        for card in now.hands[now.offerer]:
            _, events = turn(now, str(card))
            assert len(happened(events, WentOut)) < 2


def test_who_is_emptied_by_giving_is_out_before_who_is_emptied_by_laying():
    now, _ = turn(at_turn("7H | 7S | 9S QS | 9H"), "7H")
    assert now.places == (1, 2, 0, 0)
    now, events = turn(now, "9S")
    assert events[-2:] == (WentOut(3, 3), RoundEnded(2, *now.hands[2]))
    assert now.places == (1, 2, 0, 3)
