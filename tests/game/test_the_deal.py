"""The deal, and who acts first."""

import pytest

from tutor.game import Done, FanOffered, apply, cards, opened

from .tables import (
    FULL_PACK,
    JOKER_PACK,
    TWO_PACKS,
    ace_to_six,
    all_done,
    at_opening,
    classic,
    dealt,
    deck_of,
    pictures,
    told,
)

# deck, players: so many cards for the dealer's left and those after it, so many for the rest
CARDS_EACH = {
    51: {2: "26 25", 3: "3x17", 4: "3x13 12", 5: "11 4x10", 6: "3x9 3x8"},
    53: {2: "27 26", 3: "2x18 17", 4: "14 3x13", 5: "3x11 2x10", 6: "5x9 8"},
    49: {2: "25 24", 3: "17 2x16", 4: "13 3x12", 5: "4x10 9", 6: "9 5x8"},
    37: {2: "19 18", 3: "13 2x12", 4: "10 3x9", 5: "2x8 3x7", 6: "7 5x6"},
    31: {2: "16 15", 3: "11 2x10", 4: "3x8 7", 5: "7 4x6", 6: "6 5x5"},
    23: {2: "12 11", 3: "2x8 7", 4: "3x6 5", 5: "3x5 2x4", 6: "5x4 3"},
    21: {2: "11 10", 3: "3x7", 4: "6 3x5", 5: "5 4x4", 6: "3x4 3x3"},
    103: {7: "5x15 2x14", 8: "7x13 12", 9: "4x12 5x11", 10: "3x11 7x10", 11: "4x10 7x9", 12: "7x9 5x8"},
}
NAMES = " ".join(f"p{number}" for number in range(18))
DECKS = {
    51: classic(),
    53: deck_of(JOKER_PACK),
    49: deck_of(FULL_PACK, "QC QD QH"),
    37: deck_of(pictures(NAMES, "peter")),
    31: deck_of(FULL_PACK[6 * 4 :] + FULL_PACK[:4], "JC"),
    23: ace_to_six(),
    21: deck_of(pictures(NAMES[: NAMES.index(" p10")], "maid")),
    103: deck_of(TWO_PACKS, "QH"),
}


@pytest.mark.parametrize(("size", "players"), [(size, players) for size in CARDS_EACH for players in CARDS_EACH[size]])
def test_every_card_is_dealt_and_the_extra_ones_go_to_the_seats_from_the_dealers_left(size, players):
    each = [written.rpartition("x") for written in CARDS_EACH[size][players].split()]
    expected = [int(number) for times, _, number in each for _ in range(int(times or 1))]
    deck = DECKS[size]
    for dealer in (0, 1, players - 1):
        hands = dealt(deck, players, dealer=dealer).hands
        from_the_left = hands[dealer + 1 :] + hands[: dealer + 1]
        assert [len(hand) for hand in from_the_left] == expected
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


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("flow", ["offer", "take"])
def test_a_table_may_name_the_seat_that_begins_whoever_deals(first, flow):
    for dealer in range(3):
        now, _ = all_done(at_opening("AH 2H | AD 3H | 2D 3D QS", dealer=dealer, first=first, flow=flow))
        following = (first + 1) % 3
        assert (now.offerer, now.drawer) == ((first, following) if flow == "offer" else (following, first))


def test_a_named_seat_that_is_safe_already_is_replaced_as_well():
    now, _ = all_done(at_opening("AH 2H | | AD 2D QS", first=1))
    assert (now.offerer, now.drawer) == (2, 0)


@pytest.mark.parametrize("first", [-1, 4])
def test_nobody_begins_where_nobody_sits(first):
    with pytest.raises(ValueError, match="first turn"):
        dealt(ace_to_six(first=first), 4)


def test_what_lies_face_up_cannot_be_left_unchecked():
    for wrong_pair in ("loses", "cancel"):
        with pytest.raises(ValueError, match="face up"):
            dealt(ace_to_six(wrong_pair=wrong_pair), 4)
        assert dealt(ace_to_six(wrong_pair=wrong_pair, pairs_laid="face-down"), 4).phase == "opening"


@pytest.mark.parametrize("deal", ["AH AS 6H", "AH AS KH", "AH AS 2H 2H 3C"])
def test_a_card_that_sleeps_in_the_box_or_is_of_another_pack_or_comes_twice_is_not_dealt(deal):
    with pytest.raises(ValueError, match="is dealt"):
        opened(ace_to_six(), 2, 0, cards(deal), told())


def test_a_card_that_was_put_aside_unseen_is_not_dealt_as_well():
    with pytest.raises(ValueError, match="dealt twice"):
        opened(deck_of(cards("AH AS")), 2, 0, cards("AH"), told(), cards("AH"))


@pytest.mark.parametrize("deal", ["AH AS", "AH AS 2H 3H"])
def test_a_deal_without_one_odd_card_is_refused(deal):
    with pytest.raises(ValueError, match="exactly one card"):
        opened(deck_of(cards(deal)), 2, 0, cards(deal), told())
