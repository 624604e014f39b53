"""The examples that the rule sheets work out: a hand of thirteen and two nines (A), the fourth deal of five (C)."""

from tutor.game import CardKept, FanOffered, PairLaid, RoundEnded, WentOut, card, cards, opened, result

from .tables import FULL_PACK, SHEET_A, at_opening, at_turn, classic, happened, lay_all, told, turn

YOURS = cards("4H 9C 2H KS 4S AD 2D 6C KH 8D JS 4D 10H")
RIGHT = cards("9S QD 5H 7C")


def four_hands():
    """The hands of sheet A's game for four: you at seat 1, on your right seat 0, who deals and holds a nine."""
    rest = [one for one in FULL_PACK if one not in {*YOURS, *RIGHT, card("QH")}]
    return (*RIGHT, *rest[:8]), YOURS, tuple(rest[8:21]), tuple(rest[21:])


def thirteen_cards_are_laid():
    hands = four_hands()
    deal = tuple(hands[seat][trip] for trip in range(13) for seat in (1, 2, 3, 0) if trip < len(hands[seat]))
    now = opened(classic(**SHEET_A), 4, 0, deal, told())
    assert now.hands == hands
    return lay_all(now)


def test_of_thirteen_cards_three_pairs_go_down_and_seven_cards_stay_no_two_of_a_rank():
    now, events = thirteen_cards_are_laid()
    mine = [f"{pair.a} {pair.b}" for pair in happened(events, PairLaid) if pair.seat == 1]
    assert mine == ["4H 4S", "2H 2D", "KS KH"]
    assert now.hands[1] == cards("9C AD 6C 8D JS 4D 10H")
    assert len({one.rank for one in now.hands[1]}) == 7


def test_the_nine_drawn_from_the_right_goes_down_with_the_nine_of_clubs_and_six_cards_are_offered_to_the_left():
    now, _ = thirteen_cards_are_laid()
    assert (now.offerer, now.drawer) == (0, 1)
    now, events = turn(now, "9S")
    assert events[1:] == (PairLaid(1, *cards("9C 9S")), FanOffered(1, 2, 6))
    assert now.hands[1] == cards("AD 6C 8D JS 4D 10H")


def test_a_card_that_does_not_match_stays_in_the_hand_and_eight_cards_are_offered():
    now, _ = thirteen_cards_are_laid()
    now, events = turn(now, "QD")
    assert events[1:] == (CardKept(1, card("QD")), FanOffered(1, 2, 8))


def test_in_the_fourth_deal_ella_draws_the_queen_with_three_cards_to_go_and_cannot_pass_it_on():
    mum, dad, sam, ella = range(4)
    now = at_turn("QS 7H | | | 7S", mum)
    assert sum(map(len, now.hands)) == 3
    assert (now.offerer, now.drawer) == (mum, ella)
    now, events = turn(now, "QS")
    assert events[1:] == (CardKept(ella, card("QS")), FanOffered(ella, mum, 2))
    now, events = turn(now, "7S")
    assert events[1:] == (PairLaid(mum, *cards("7H 7S")), WentOut(mum, 3), RoundEnded(ella, card("QS")))
    assert (now.places[dad], now.places[sam]) == (1, 1)
    assert result(now).caught == (ella,)


def test_the_third_six_pairs_with_the_fourth_when_that_turns_up():
    now, _ = lay_all(at_opening("3H 6C 5H | 6H 6S 6D 3S | 5S QS"))
    assert now.hands[1] == cards("6D 3S")
    now, events = turn(now, "6C")
    assert events[1] == PairLaid(1, *cards("6D 6C"))
