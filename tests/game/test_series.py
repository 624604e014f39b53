"""Several rounds one after the other: points, who sits out, who deals, ties, and the end."""

import pytest
from msgspec.structs import replace

from tutor.game import HouseRules, Result, SeriesRules, begin_series, card, cards, play_out, result, start
from tutor.game.record_names import default_names
from tutor.game.series import seated, series_faults
from tutor.game.series_rounds import after_round, close_series
from tutor.game.standings import is_over, old_maid_of_the_deals, standings, winners

from .tables import ace_to_six, classic, dealt, seeded

FAMILY = ("Mum", "Dad", "Sam", "Ella")
MUM, DAD, SAM, ELLA = range(4)


def series(players=FAMILY, dealer=MUM, outcome="holder-caught", **rules):
    return begin_series(SeriesRules(**rules), outcome, players, dealer)


def end_of(players, caught=(), won=(), first=(), cancelled=False):
    """A result as far as a series looks at it."""
    ranks = (0 if cancelled else 1,) * players
    return Result(None, (), tuple(caught), tuple(won), ranks, (), cancelled, tuple(first))


def after(now, *rounds, **more):
    """The series after rounds in which these seats of the series were caught, one seat or several a round."""
    for seats in rounds:
        of_round = [now.seats.index(seat) for seat in (seats if isinstance(seats, tuple) else (seats,))]
        now = after_round(now, end_of(len(now.seats), of_round, **more))
    return now


def won(now, *seats):
    """The series after rounds that these seats of the series won, and in which nobody was caught."""
    for seat in seats:
        now = after_round(now, end_of(len(now.seats), won=[now.seats.index(seat)]))
    return now


def dealt_in(now, deck, seed):
    """The next round of a series."""
    return start(deck, len(now.seats), now.round_dealer, seeded(seed), now.used)


def places(now):
    return [(each.rank, each.name) for each in standings(now)]


# --- points


def test_the_worked_set_of_five_deals():
    now = after(series(rounds=5), SAM, DAD, SAM, ELLA, MUM)
    assert now.points == now.caught == (1, 1, 2, 1)
    assert is_over(now)
    assert winners(now) == (MUM, DAD, ELLA)
    assert old_maid_of_the_deals(now) == (SAM,)
    assert places(now) == [(1, "Mum"), (1, "Dad"), (1, "Ella"), (4, "Sam")]


def test_before_the_first_round_all_are_equal_and_nobody_is_the_old_maid():
    now = series()
    assert places(now) == [(1, name) for name in FAMILY]
    assert old_maid_of_the_deals(now) == ()
    assert not is_over(now)


def test_who_was_caught_most_often_may_be_several():
    assert old_maid_of_the_deals(after(series(), SAM, ELLA)) == (SAM, ELLA)


def test_standings_can_be_asked_for_at_any_moment():
    now = after(series(), SAM, SAM, DAD)
    first, *_, last = standings(now)
    assert (first.name, first.points, first.caught, first.out) == ("Mum", 0, 0, False)
    assert (last.rank, last.seat, last.name, last.points) == (4, SAM, "Sam", 2)
    assert places(now) == [(1, "Mum"), (1, "Ella"), (3, "Dad"), (4, "Sam")]


def test_without_an_agreed_end_a_series_goes_on():
    assert not is_over(after(series(), *[SAM] * 50))


def test_two_layers_of_wrong_pairs_are_caught_in_one_round():
    assert after(series(), (MUM, SAM)).points == (1, 0, 1, 0)


def test_with_an_exit_bonus_the_caught_gets_two_and_every_first_one_out_loses_one():
    now = after_round(series(scoring="exit-bonus"), end_of(4, caught=[SAM], first=[MUM, ELLA]))
    assert now.points == (-1, 0, 2, -1)
    assert now.caught == (0, 0, 1, 0)
    assert winners(now) == (MUM, ELLA)


@pytest.mark.parametrize("players", [6, 9])
def test_with_an_exit_bonus_a_played_round_sums_to_two_less_those_who_share_the_first_exit(players):
    shared = set()
    for seed in range(60):
        over, _ = play_out(dealt(ace_to_six(), players, seed))
        end = result(over)
        first = over.places.count(1)
        shared.add(first)
        now = after_round(series(players, scoring="exit-bonus"), end)
        assert sum(now.points) == 2 - first
    assert len(shared) > 1


def test_where_the_odd_card_wins_wins_are_counted_and_most_is_best():
    now = won(series(outcome="holder-wins", rounds=3), SAM, DAD, SAM)
    assert now.rules.scoring == "wins"
    assert now.points == now.wins == (0, 1, 2, 0)
    assert now.caught == (0, 0, 0, 0)
    assert winners(now) == (SAM,)
    assert places(now) == [(1, "Sam"), (2, "Dad"), (3, "Mum"), (3, "Ella")]


def test_a_shared_first_is_a_shared_win():
    now = after_round(series(outcome="exit-order", scoring="wins"), end_of(4, caught=[SAM], won=[MUM, DAD]))
    assert now.points == (1, 1, 0, 0)


def test_wins_are_told_beside_marks():
    now = after_round(series(outcome="exit-order"), end_of(4, caught=[SAM], won=[MUM]))
    assert (now.points, now.wins) == ((0, 0, 1, 0), (1, 0, 0, 0))


# --- the end


def test_so_many_rounds_as_were_agreed():
    now = after(series(rounds=2), SAM)
    assert not is_over(now)
    now = after(now, SAM)
    assert is_over(now)
    with pytest.raises(ValueError, match="over"):
        after_round(now, end_of(4, caught=[SAM]))


def test_a_series_may_stop_when_somebody_has_been_caught_three_times():
    now = after(series(stop_when_caught=3), SAM, DAD, SAM)
    assert not is_over(now)
    now = after(now, SAM)
    assert is_over(now)
    assert now.seats == (MUM, DAD, SAM, ELLA)
    assert winners(now) == (MUM, ELLA)


def test_a_game_may_be_over_at_five_points_and_the_fewest_win():
    now = after(series(game_over_at=5), *[SAM] * 4, DAD)
    assert not is_over(now)
    assert is_over(after(now, SAM))
    assert winners(after(now, SAM)) == (MUM, ELLA)


def test_being_caught_so_often_is_not_having_so_many_points():
    rules = {"scoring": "exit-bonus", "stop_when_caught": 2}
    assert not is_over(after(series(**rules), SAM))
    assert is_over(after(series(**rules), SAM, SAM))
    assert is_over(after(series(scoring="exit-bonus", game_over_at=2), SAM))


def test_a_family_may_have_had_enough():
    now = close_series(after(series(), SAM, DAD))
    assert is_over(now)
    assert winners(now) == (MUM, ELLA)
    assert close_series(now) == now
    assert is_over(close_series(series(tie="extra-rounds")))


def test_a_family_that_has_had_enough_may_still_have_a_tie_to_break():
    now = close_series(after(series(tie="extra-rounds"), SAM, DAD))
    assert not is_over(now)
    assert now.seats == (MUM, ELLA)
    assert close_series(now) == now


# --- who is sent out


def test_whoever_is_caught_three_times_is_sent_out_until_one_is_left():
    now = after(series(out_at=3), SAM, SAM, DAD, SAM)
    assert now.seats == now.survivors == (MUM, DAD, ELLA)
    now = after(now, DAD, DAD, ELLA, ELLA, MUM, ELLA)
    assert is_over(now)
    assert now.seats == winners(now) == (MUM,)
    assert now.points == (1, 3, 3, 3)
    assert places(now) == [(1, "Mum"), (2, "Ella"), (3, "Dad"), (4, "Sam")]
    assert [each.out for each in standings(now)] == [False, True, True, True]


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_a_knock_out_takes_one_round_fewer_than_there_are_seats(players):
    now = series(players, out_at=1)
    while not is_over(now):
        now = after(now, now.seats[-1])
    assert now.rounds == players - 1
    assert winners(now) == (0,)
    assert [each.seat for each in standings(now)] == list(range(players))


def test_a_seat_of_a_round_is_counted_among_those_who_still_play():
    now = after(series(out_at=1), DAD)
    assert now.seats == (MUM, SAM, ELLA)
    assert after_round(now, end_of(3, caught=[1])).caught == (0, 1, 1, 0)
    with pytest.raises(ValueError, match="more seats"):
        after_round(now, end_of(4, caught=[1]))


def test_several_may_be_sent_out_at_once_and_share_their_rank():
    now = after(series(out_at=1), (DAD, ELLA))
    assert now.survivors == (MUM, SAM)
    assert places(now) == [(1, "Mum"), (1, "Sam"), (3, "Dad"), (3, "Ella")]


def test_a_round_that_would_send_everybody_out_is_played_again():
    now = after(series(out_at=1), DAD, SAM)
    again = after(now, (MUM, ELLA))
    assert again == now
    assert winners(after(again, ELLA)) == (MUM,)


def test_when_the_agreed_rounds_are_over_the_best_of_those_who_are_in_win():
    now = after(series(out_at=2, rounds=3), SAM, SAM, DAD)
    assert is_over(now)
    assert winners(now) == (MUM, ELLA)
    assert places(now)[-1] == (4, "Sam")


# --- the deal


def test_the_deal_passes_clockwise():
    now = series(dealer=SAM)
    dealers = [now.dealer]
    for _ in range(4):
        now = after(now, DAD)
        dealers.append(now.dealer)
    assert dealers == [SAM, ELLA, MUM, DAD, SAM]


def test_the_deal_passes_over_seats_that_are_out():
    now = after(series(out_at=1, dealer=MUM), DAD)
    assert now.dealer == SAM
    assert now.round_dealer == now.seats.index(SAM) == 1
    now = after(now, ELLA)
    assert now.dealer == MUM


def test_the_dealer_who_is_sent_out_is_followed_by_the_next_seat():
    assert after(series(out_at=1, dealer=SAM), SAM).dealer == ELLA


def test_the_deal_may_stay_with_one_seat():
    now = after(series(deal="fixed", dealer=DAD, out_at=2), SAM, DAD)
    assert now.dealer == DAD
    now = after(now, DAD)
    assert now.dealer == SAM
    assert after(now, ELLA).dealer == SAM


def test_a_cancelled_or_aborted_round_does_not_count_and_does_not_move_the_deal():
    now = after(series(rounds=2), SAM)
    for nothing in (end_of(4, cancelled=True), None):
        assert after_round(now, nothing) == now


def test_a_first_seat_named_by_the_house_rules_is_the_same_person_when_others_are_out():
    now = after(series(out_at=1), DAD)
    assert seated(now, HouseRules(first=SAM)).first == 1
    assert seated(now, HouseRules(first=DAD)).first == 1  # Dad is out: Sam is the next one clockwise
    assert seated(now, HouseRules(first=DAD, direction="anticlockwise")).first == 0
    assert seated(now, HouseRules(first="dealer")) == HouseRules(first="dealer")
    assert seated(now, HouseRules()).first is None


# --- ties


def test_a_tie_may_be_broken_by_extra_rounds_among_the_tied_seats():
    now = after(series(rounds=5, tie="extra-rounds"), SAM, DAD, SAM, ELLA, MUM)
    assert not is_over(now)
    assert now.seats == winners(now) == (MUM, DAD, ELLA)
    assert now.dealer == DAD  # five rounds from Mum on: the deal has come to her left
    now = after(now, ELLA)
    assert now.seats == (MUM, DAD)
    assert now.dealer == MUM
    now = after(now, MUM)
    assert is_over(now)
    assert winners(now) == (DAD,)
    assert now.points == now.caught == (1, 1, 2, 1)
    assert now.rounds == 5
    assert places(now) == [(1, "Dad"), (2, "Mum"), (3, "Ella"), (4, "Sam")]


def test_two_tied_seats_play_one_round():
    now = after(series(rounds=2, tie="extra-rounds"), SAM, DAD)
    assert now.seats == (MUM, ELLA)
    assert is_over(after(now, ELLA))


def test_the_deal_of_an_extra_round_passes_over_seats_that_are_not_tied():
    now = after(series(rounds=2, tie="extra-rounds", dealer=SAM), MUM, DAD)
    assert now.seats == (SAM, ELLA)
    assert now.dealer == SAM
    fixed = after(series(rounds=2, tie="extra-rounds", deal="fixed", dealer=DAD), MUM, DAD)
    assert fixed.dealer == SAM


def test_one_seat_that_is_best_needs_no_extra_round():
    now = after(series(rounds=3, tie="extra-rounds"), SAM, DAD, MUM)
    assert is_over(now)
    assert winners(now) == (ELLA,)


def test_an_extra_round_in_which_all_were_caught_or_nobody_is_played_again():
    now = after(series(rounds=2, tie="extra-rounds"), SAM, DAD)
    for nothing in (end_of(2, caught=[0, 1]), end_of(2), end_of(2, cancelled=True), None):
        assert after_round(now, nothing) == now


def test_a_tie_at_a_limit_is_broken_in_the_same_way():
    now = after(series(game_over_at=2, tie="extra-rounds"), SAM, SAM)
    assert now.seats == (MUM, DAD, ELLA)


def test_where_the_odd_card_wins_an_extra_round_is_won_by_holding_it():
    now = won(series(outcome="holder-wins", rounds=2, tie="extra-rounds"), SAM, DAD)
    assert now.seats == (DAD, SAM)
    now = won(now, SAM)
    assert is_over(now)
    assert winners(now) == (SAM,)
    assert now.points == (0, 1, 1, 0)


def test_a_last_one_in_has_no_tie_to_break():
    now = after(series(out_at=1, tie="extra-rounds", rounds=3), DAD, SAM, ELLA)
    assert is_over(now)
    assert now.tie is None


# --- cards taken out unseen


def test_the_card_of_a_cancelled_or_aborted_round_counts_as_used():
    now = after_round(series(), end_of(4, caught=[SAM]), cards("4S"))
    now = after_round(now, end_of(4, cancelled=True), cards("5S"))
    now = after_round(now, None, cards("6S"))
    assert now.used == cards("4S 5S 6S")
    assert now.rounds == 1


def test_a_card_that_comes_a_second_time_begins_anew():
    now = series()
    for once in ("4S", "5S", "4S", "5S"):
        now = after_round(now, end_of(4, caught=[SAM]), cards(once))
    assert now.used == cards("4S 5S")


def test_every_card_is_taken_out_once_before_any_is_a_second_time():
    deck = replace(ace_to_six(), taken_out=(), unseen="not-used-yet")
    now, seen = series(), []
    for seed in range(2 * len(deck.cards)):
        over, _ = play_out(dealt_in(now, deck, seed))
        seen += over.table.unseen
        now = after_round(now, result(over), over.table.unseen)
    half = len(deck.cards)
    assert set(seen[:half]) == set(seen[half:]) == set(deck.cards)


# --- rules that go together


def test_a_whole_knock_out_of_played_rounds():
    now, deck = series(6, outcome="holder-caught", out_at=1), classic(direction="anticlockwise")
    seed = 0
    while not is_over(now):
        over, _ = play_out(dealt_in(now, deck, seed))
        caught = now.seats[over.offerer]
        now = after_round(now, result(over))
        assert caught not in now.seats
        seed += 1
    assert seed == 5
    assert card("QS") not in now.used


def test_players_may_be_counted_or_named():
    assert series(6).names == default_names(6) == (*FAMILY, "Seat5", "Seat6")
    assert series(["Ann", "Bo"]).names == ("Ann", "Bo")
    assert default_names(12)[-1] == "Seat12"
    assert default_names(3) == FAMILY[:3]


@pytest.mark.parametrize("players", [0, 1, ["Ann"]])
def test_a_series_of_one_is_refused(players):
    with pytest.raises(ValueError, match="two seats"):
        series(players)


def test_a_dealer_who_does_not_sit_there_is_refused():
    with pytest.raises(ValueError, match="dealer"):
        series(dealer=4)


@pytest.mark.parametrize(
    "rules",
    [{"scoring": "exit-bonus"}, {"stop_when_caught": 3}, {"game_over_at": 5}, {"out_at": 1}],
)
def test_where_the_odd_card_wins_nothing_goes_by_being_caught(rules):
    assert series_faults(SeriesRules(**rules), "holder-wins")
    assert not series_faults(SeriesRules(**rules), "exit-order")
    with pytest.raises(ValueError, match="odd card wins"):
        series(outcome="holder-wins", **rules)


def test_wins_are_counted_only_where_a_round_has_a_winner():
    with pytest.raises(ValueError, match="winner"):
        series(scoring="wins")
    assert series(scoring="wins", outcome="first-out-wins").rules.scoring == "wins"


@pytest.mark.parametrize("field", ["rounds", "stop_when_caught", "game_over_at", "out_at"])
def test_no_limit_is_nought(field):
    with pytest.raises(ValueError, match="from 1 up"):
        series(**{field: 0})
