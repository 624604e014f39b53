"""The deal, and who acts first."""

import pytest

from tutor.game import Done, FanOffered, apply, cards, opened

from .tables import ace_to_six, all_done, at_opening, classic, dealt, deck_of, told

CARDS_EACH_FROM_THE_DEALERS_LEFT = {
    23: {2: [12, 11], 3: [8, 8, 7], 4: [6, 6, 6, 5], 5: [5, 5, 5, 4, 4], 6: [4, 4, 4, 4, 4, 3]},
    51: {2: [26, 25], 3: [17, 17, 17], 4: [13, 13, 13, 12], 5: [11, 10, 10, 10, 10], 6: [9, 9, 9, 8, 8, 8]},
}


@pytest.mark.parametrize("deck", [ace_to_six(), classic()], ids=["23 cards", "51 cards"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_card_is_dealt_and_the_extra_ones_go_to_the_seats_from_the_dealers_left(deck, players):
    for dealer in range(players):
        hands = dealt(deck, players, dealer=dealer).hands
        from_the_left = hands[dealer + 1 :] + hands[: dealer + 1]
        assert [len(hand) for hand in from_the_left] == CARDS_EACH_FROM_THE_DEALERS_LEFT[len(deck.cards)][players]
        assert sorted(map(str, sum(hands, ()))) == sorted(map(str, deck.cards))


@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("flow", ["offer", "take"])
def test_cards_are_dealt_one_by_one_clockwise_from_the_dealers_left_whatever_the_direction_of_play(direction, flow):
    deal = cards("AH AS 2H 2S 3H 3S 4H")
    now = opened(deck_of(deal, direction=direction, flow=flow), 3, 1, deal, told())
    assert now.hands == (cards("AS 3H"), cards("2H 3S"), cards("AH 2S 4H"))
    assert now.table.deal_order == (2, 0, 1)


def test_a_new_round_is_at_its_opening_with_nothing_laid_and_nobody_out():
    now = dealt(ace_to_six(), 4, dealer=2)
    assert (now.phase, now.laid, now.offers, now.drawn) == ("opening", (), 0, None)
    assert (now.places, now.done) == ((0, 0, 0, 0), (False, False, False, False))
    assert now.live_pairs == 11
    assert now.table.dealer == 2
    assert now.table.taken_out == cards("6H")


@pytest.mark.parametrize(("players", "dealer"), [(1, 0), (0, 0), (4, 4), (4, -1)])
def test_a_table_needs_two_seats_and_a_dealer_at_one_of_them(players, dealer):
    with pytest.raises(ValueError, match="seats"):
        dealt(ace_to_six(), players, dealer=dealer)


def test_a_seat_that_is_dealt_nothing_is_safe_at_the_opening():
    deal = cards("AH AD QS")
    now = opened(deck_of(deal), 5, 0, deal, told())
    assert now.places == (1, 0, 0, 0, 1)
    assert now.done == (True, False, False, False, True)
    now, events = all_done(now)
    assert (now.phase, now.offerer, now.drawer) == ("drawing", 1, 2)
    assert events == (FanOffered(1, 2, 1),)


@pytest.mark.parametrize(
    ("flow", "direction", "first", "offerer", "drawer"),
    [
        ("offer", "clockwise", None, 1, 2),
        ("offer", "clockwise", "dealer", 1, 2),
        ("offer", "clockwise", "dealer-left", 2, 3),
        ("offer", "anticlockwise", None, 1, 0),
        ("offer", "anticlockwise", "dealer", 1, 0),
        ("offer", "anticlockwise", "dealer-left", 0, 3),
        ("take", "clockwise", None, 3, 2),
        ("take", "clockwise", "dealer", 2, 1),
        ("take", "clockwise", "dealer-left", 3, 2),
        ("take", "anticlockwise", None, 3, 0),
        ("take", "anticlockwise", "dealer", 0, 1),
        ("take", "anticlockwise", "dealer-left", 3, 0),
    ],
)
def test_with_seat_one_dealing_the_first_fan_goes_from_one_seat_to_another(flow, direction, first, offerer, drawer):
    rules = {"flow": flow, "direction": direction, **({"first": first} if first else {})}
    now, events = all_done(at_opening("AH 2H | AD 3H 4H | 2D 3D | 4D QS", dealer=1, **rules))
    assert (now.offerer, now.drawer) == (offerer, drawer)
    assert events == (FanOffered(offerer, drawer, len(now.hands[offerer])),)


@pytest.mark.parametrize(
    ("flow", "direction", "offerer", "drawer"),
    [
        ("offer", "clockwise", 2, 3),
        ("offer", "anticlockwise", 0, 3),
        ("take", "clockwise", 3, 2),
        ("take", "anticlockwise", 3, 0),
    ],
)
def test_a_starter_who_is_safe_is_replaced_by_the_next_holder_in_the_direction_of_play(
    flow, direction, offerer, drawer
):
    now = at_opening("AH 2H | | AD 3H | 2D 3D QS", dealer=1, flow=flow, direction=direction, first="dealer")
    now, _ = all_done(now)
    assert (now.offerer, now.drawer) == (offerer, drawer)


def test_a_dealers_left_who_is_safe_is_replaced_as_well_and_two_safe_seats_are_both_passed_over():
    now, _ = all_done(at_opening("AH 2H | | | AD 3H | 2D 3D QS", dealer=0, flow="take"))
    assert (now.drawer, now.offerer) == (3, 4)


def test_the_first_fan_is_held_out_when_the_last_seat_is_done_whichever_that_is():
    now = at_opening("AH | AD QS")
    now, events = apply(now, Done(1))
    assert (now.phase, events) == ("opening", ())
    now, events = apply(now, Done(0))
    assert (now.phase, events) == ("drawing", (FanOffered(0, 1, 1),))


@pytest.mark.parametrize("deal", ["AH AS", "AH AS 2H 3H"])
def test_a_deal_without_one_odd_card_is_refused(deal):
    with pytest.raises(ValueError, match="exactly one card"):
        opened(deck_of(cards(deal)), 2, 0, cards(deal), told())
