"""Rounds played by friends have the known mean number of draws, and each seat its known share of being caught."""

import random

import pytest

from tutor.game.fast import fast_round, plan_of
from tutor.game.simulation import simulate_rounds

from .tables import ace_to_six, classic

# cards, flow, players: mean draws, their standard deviation, the share of each seat, seat 0 dealing
KNOWN = {
    (51, "offer", 2): (6.8508, 2.170, [0.4892, 0.5108]),
    (51, "offer", 4): (31.3297, 8.880, [0.2414, 0.2457, 0.2580, 0.2548]),
    (51, "offer", 6): (57.1594, 16.465, [0.2273, 0.1696, 0.1825, 0.2185, 0.1117, 0.0904]),
    (51, "take", 2): (6.8516, 2.169, [0.4889, 0.5111]),
    (51, "take", 4): (35.8243, 11.645, [0.3251, 0.3135, 0.1225, 0.2389]),
    (51, "take", 6): (75.8374, 25.019, [0.2007, 0.1992, 0.0482, 0.1429, 0.2015, 0.2075]),
    (23, "offer", 2): (2.9357, 1.565, [0.4601, 0.5399]),
    (23, "offer", 4): (9.8714, 4.064, [0.1964, 0.2368, 0.2699, 0.2968]),
    (23, "offer", 6): (15.8026, 5.965, [0.1045, 0.1568, 0.1636, 0.1774, 0.1928, 0.2049]),
    (23, "take", 2): (2.9357, 1.563, [0.4591, 0.5409]),
    (23, "take", 4): (13.8185, 6.596, [0.1191, 0.2866, 0.3061, 0.2882]),
    (23, "take", 6): (26.4181, 12.099, [0.0430, 0.1912, 0.1937, 0.1912, 0.1899, 0.1909]),
}
DECKS = {23: ace_to_six, 51: classic}
ROUNDS = {23: 20_000, 51: 10_000}


@pytest.mark.parametrize(("cards", "flow", "players"), KNOWN)
def test_mean_draws_and_shares_lie_within_four_standard_errors_of_the_known_ones(cards, flow, players):
    mean, deviation, shares = KNOWN[cards, flow, players]
    rounds = ROUNDS[cards]
    tally = simulate_rounds(DECKS[cards](flow=flow), players, 1, range(rounds), random.Random)
    assert abs(tally.mean - mean) < 4 * deviation / rounds**0.5
    assert tally.ci95 == pytest.approx(1.96 * deviation / rounds**0.5, rel=0.04)
    for seat, share in enumerate(shares):
        assert abs(tally.shares[seat] - share) < 4 * (share * (1 - share) / rounds) ** 0.5, f"seat {seat}"


@pytest.mark.parametrize("flow", ["offer", "take"])
def test_the_share_of_a_seat_goes_with_the_dealer_round_the_table(flow):
    plans = [plan_of(ace_to_six(flow=flow), 4, dealer) for dealer in range(4)]
    rounds, share = 10_000, {"offer": 0.1964, "take": 0.1191}[flow]
    caught = sum(fast_round(plans[seed % 4], random.Random(seed).random)[1] == seed % 4 for seed in range(rounds))
    assert abs(caught / rounds - share) < 4 * (share * (1 - share) / rounds) ** 0.5
