"""Rule by rule what the three rule sheets agree on, and how each plays where they differ."""

import pytest

from tutor.game import (
    Arrange,
    CardKept,
    Done,
    Draw,
    FanOffered,
    PairLaid,
    WentOut,
    apply,
    card,
    cards,
    kind,
    legal_actions,
    play_out,
    seat_actions,
    view,
)

from .tables import (
    FULL_PACK,
    SHEET_A,
    SHEET_B,
    SHEET_C,
    TWO_PACKS,
    all_done,
    at_opening,
    at_turn,
    classic,
    dealt,
    deck_of,
    happened,
    lay,
    lay_all,
    refused,
    turn,
)

SHEETS = {"A": SHEET_A, "B": SHEET_B, "C": SHEET_C}


def on(*names):
    """On each of these sheets."""
    return pytest.mark.parametrize("rules", [SHEETS[name] for name in names], ids=names)


# Players and the pack


@on("A", "B", "C")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_or_more_play_with_one_pack_less_any_one_queen_to_the_odd_queen(rules, players):
    for queen in ("QH", "QC"):
        over, _ = play_out(dealt(classic(**rules).without(card(queen)), players))
        assert [one.rank for hand in over.hands for one in hand] == ["Q"]
        assert len(over.laid) == 25


@on("A", "C")
@pytest.mark.parametrize("players", [7, 12])
def test_above_six_players_two_packs_are_shuffled_together_less_one_queen_in_all(rules, players):
    over, _ = play_out(dealt(deck_of(TWO_PACKS, "QH", **rules), players))
    assert [one.rank for hand in over.hands for one in hand] == ["Q"]
    assert len(over.laid) == 51


# What makes a pair


@on("A", "C")
def test_two_cards_of_a_rank_are_a_pair_whatever_their_colour(rules):
    assert seat_actions(at_opening("7H 7S 8D | 8C QS", **rules), 0)[0] == lay(0, "7H 7S")


@on("B")
def test_hearts_pair_with_diamonds_and_clubs_with_spades(rules):
    now = at_opening("7H 7S 7D 7C | QS", **rules)
    assert seat_actions(now, 0) == (lay(0, "7H 7D"), lay(0, "7S 7C"))


@on("A", "C")
def test_who_is_left_with_a_queen_is_not_known_before_a_pair_of_queens_is_down(rules):
    deck = classic(**rules)
    assert [one for one in FULL_PACK if deck.kinds.get(one) == deck.odd_kind()] == list(cards("QD QC QS"))


@on("B")
def test_the_odd_queen_is_known_from_the_start_as_the_other_one_of_the_removed_ones_colour(rules):
    for queen, mate in (("QH", "QD"), ("QD", "QH"), ("QC", "QS"), ("QS", "QC")):
        assert classic(**rules).without(card(queen)).odd_kind() == kind(card(mate), "rank-colour")


@on("A", "C")
def test_of_three_queens_two_go_down_like_any_other_cards_and_the_third_pairs_with_nothing(rules):
    now = at_opening("QD 7H QC | 7S QS", **rules)
    assert seat_actions(now, 0)[0] == lay(0, "QD QC")
    now, _ = lay_all(now)
    now, events = turn(now, "7H")
    assert events[-1].card == card("QS")


@on("A", "C")
def test_three_alike_lay_one_pair_and_keep_the_third_and_four_alike_lay_two(rules):
    three, _ = lay_all(at_opening("4H 4S 4D 9C | 4C 9S QS", **rules))
    assert three.hands[0] == cards("4D 9C")
    four, _ = lay_all(at_opening("4H 4S 4D 4C 9C | 9S QS", **rules))
    assert four.hands[0] == cards("9C")


@on("B")
def test_four_alike_lay_a_red_and_a_black_pair_and_of_three_the_one_without_its_colour_stays(rules):
    four, _ = lay_all(at_opening("4H 4S 4D 4C 9C | 9S QS", **rules))
    assert [(str(pair.a), str(pair.b)) for pair in four.laid] == [("4H", "4D"), ("4S", "4C")]
    three, _ = lay_all(at_opening("4H 4S 4D 9C | 4C 9S QS", **rules))
    assert three.hands[0] == cards("4S 9C")


# The opening


@on("A", "B", "C")
def test_all_opening_pairs_go_down_before_the_first_turn(rules):
    now = at_opening("7H 7D 8H | 9H 9D 8D QS", **rules)
    while now.phase == "opening":
        assert refused(now, Draw(0, 0))
        assert refused(now, Draw(1, 0))
        now, _ = apply(now, legal_actions(now)[0])
    assert len(now.laid) == 2


@on("A")
def test_pairs_lie_face_down_so_that_nobody_sees_their_ranks(rules):
    now, _ = lay_all(at_opening("7H 7S 8H | 8S QS", **rules))
    assert [(view(now, seat).pairs, view(now, seat).laid) for seat in (0, 1)] == [((1, 0), ())] * 2


@on("B", "C")
def test_pairs_lie_face_up_so_that_everybody_can_check_them(rules):
    now, _ = lay_all(at_opening("7H 7D 8H | 8D QS", **rules))
    assert [view(now, seat).laid for seat in (0, 1)] == [(lay(0, "7H 7D"),)] * 2


@on("A", "B", "C")
def test_pairs_must_be_laid(rules):
    assert refused(at_opening("7H 7D 8H | 8D QS", **rules), Done(0))


# Turns: seat 1 deals, seat 2 sits on its left


@pytest.mark.parametrize(
    ("rules", "offerer", "drawer"),
    [(SHEET_A, 1, 2), (SHEET_B, 3, 2), (SHEET_C, 1, 2), ({**SHEET_A, "first": "dealer-left"}, 2, 3)],
    ids=["A", "B", "C", "A, one seat later"],
)
def test_the_first_turn(rules, offerer, drawer):
    now, events = all_done(at_opening("2H 3H | 2D 4H | 3D 5H | 4D 5D QS", dealer=1, **rules))
    assert (now.offerer, now.drawer) == (offerer, drawer)
    assert events[-1] == FanOffered(offerer, drawer, len(now.hands[offerer]))


@on("A", "C")
def test_everybody_draws_from_the_right_and_the_cards_travel_with_the_turn(rules):
    now = at_turn("2H 3H | 4D 5H | 3D 6H | 4H 5D 2D 6D QS", **rules)
    fans = []
    for _ in range(4):
        fans.append((now.offerer, now.drawer))
        now, _ = turn(now, str(now.hands[now.offerer][0]))
    assert fans == [(0, 1), (1, 2), (2, 3), (3, 0)]


@on("B")
def test_everybody_draws_from_the_left_and_the_cards_travel_against_the_turn(rules):
    now = at_turn("2H 3H | 4D 5H | 3D 6H | 4H 5D 2D 6D QS", **rules)
    fans = []
    for _ in range(4):
        fans.append((now.offerer, now.drawer))
        now, _ = turn(now, str(now.hands[now.offerer][0]))
    assert fans == [(1, 0), (2, 1), (3, 2), (0, 3)]


@on("A", "C")
def test_who_draws_lays_its_pair_and_then_offers_and_offers_as_well_where_nothing_pairs(rules):
    now = at_turn("7H 8H | 7D 9H | 8D 9D QS", **rules)
    assert turn(now, "7H")[1][1:] == (PairLaid(1, *cards("7D 7H")), FanOffered(1, 2, 1))
    assert turn(now, "8H")[1][1:] == (CardKept(1, card("8H")), FanOffered(1, 2, 3))


@on("B")
def test_who_draws_lays_its_pair_at_once_and_then_the_next_one_draws(rules):
    now = at_turn("7D 9H | 7H 8H | 8D 9D QS", **rules)
    assert turn(now, "7H")[1][1:] == (PairLaid(0, *cards("7D 7H")), FanOffered(2, 1, 3))
    assert turn(now, "8H")[1][1:] == (CardKept(0, card("8H")), FanOffered(2, 1, 3))


@on("A", "C")
def test_who_runs_out_on_its_own_turn_is_safe_and_the_next_on_the_left_with_cards_offers(rules):
    now, events = turn(at_turn("7H 8H | 7D | | 8D 9D | 9H QS", **rules), "7H")
    assert happened(events, WentOut) == [WentOut(1, 2)]
    assert (now.offerer, now.drawer) == (3, 4)


@on("B")
def test_who_runs_out_leaves_play_and_the_next_eligible_hand_is_drawn_from(rules):
    now, events = turn(at_turn("7D 8H | 7H | | 8D 9D | 9H QS", **rules), "7H")
    assert happened(events, WentOut) == [WentOut(1, 2)]
    assert (now.drawer, now.offerer) == (3, 4)
    now, _ = turn(now, "9H")
    assert (now.drawer, now.offerer) == (4, 0)


@on("A", "B", "C")
def test_the_round_ends_when_every_pair_is_down_and_one_seat_holds_one_card(rules):
    for seed in range(20):
        over, _ = play_out(dealt(classic(**rules), 3, seed))
        assert sorted(map(len, over.hands)) == [0, 0, 1]
        assert over.hands[over.offerer][0].rank == "Q"


# The fan


@on("A", "B", "C")
def test_the_offerer_may_mix_its_hand_before_it_is_drawn_from(rules):
    now = at_turn("7H 8H | 7D 8D QS", **rules)
    fan = len(now.hands[now.offerer])
    assert apply(now, Arrange(now.offerer, tuple(reversed(range(fan)))))[0].phase == "drawing"


@on("A", "C")
def test_the_fan_may_travel_the_other_way_round_while_the_deal_stays_as_it_is(rules):
    now, _ = all_done(at_opening("2H 3H | 2D 4H | 3D 4D QS", **rules, direction="anticlockwise"))
    assert (now.offerer, now.drawer) == (0, 2)
    assert now.table.deal_order == (1, 2, 0)
