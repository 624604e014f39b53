"""Rounds played by friends have the known mean number of draws, and each seat its known share of being caught."""

import pytest

from tutor.game import play_out

from .tables import ace_to_six, classic, dealt

# deck, flow, players: rounds to play; mean draws, their standard deviation, the share of each seat, seat 0 dealing
KNOWN = {
    (23, "offer", 2): (2_000, 2.9357, 1.565, [0.4601, 0.5399]),
    (23, "offer", 4): (2_000, 9.8714, 4.064, [0.1964, 0.2368, 0.2699, 0.2968]),
    (23, "offer", 6): (2_000, 15.8026, 5.965, [0.1045, 0.1568, 0.1636, 0.1774, 0.1928, 0.2049]),
    (23, "take", 2): (2_000, 2.9357, 1.563, [0.4591, 0.5409]),
    (23, "take", 4): (2_000, 13.8185, 6.596, [0.1191, 0.2866, 0.3061, 0.2882]),
    (23, "take", 6): (2_000, 26.4181, 12.099, [0.0430, 0.1912, 0.1937, 0.1912, 0.1899, 0.1909]),
    (51, "offer", 2): (1_000, 6.8508, 2.170, [0.4892, 0.5108]),
    (51, "offer", 4): (1_000, 31.3297, 8.880, [0.2414, 0.2457, 0.2580, 0.2548]),
    (51, "take", 2): (1_000, 6.8516, 2.169, [0.4889, 0.5111]),
    (51, "take", 4): (1_000, 35.8243, 11.645, [0.3251, 0.3135, 0.1225, 0.2389]),
}
DECKS = {23: ace_to_six, 51: classic}


@pytest.mark.parametrize(("cards", "flow", "players"), KNOWN)
def test_mean_draws_and_shares_lie_within_four_standard_errors_of_the_known_ones(cards, flow, players):
    rounds, mean, deviation, shares = KNOWN[cards, flow, players]
    deck, draws, caught = DECKS[cards](flow=flow), 0, [0] * players
    for seed in range(rounds):
        over, _ = play_out(dealt(deck, players, seed))
        draws += over.offers
        caught[over.offerer] += 1
    assert abs(draws / rounds - mean) < 4 * deviation / rounds**0.5
    for seat, share in enumerate(shares):
        assert abs(caught[seat] / rounds - share) < 4 * (share * (1 - share) / rounds) ** 0.5, f"seat {seat}"


@pytest.mark.parametrize("flow", ["offer", "take"])
def test_the_share_of_a_seat_goes_with_the_dealer_round_the_table(flow):
    deck, rounds, share = ace_to_six(flow=flow), 2_000, {"offer": 0.1964, "take": 0.1191}[flow]
    caught = 0
    for seed in range(rounds):
        over, _ = play_out(dealt(deck, 4, seed, dealer=seed % 4))
        caught += over.offerer == seed % 4
    assert abs(caught / rounds - share) < 4 * (share * (1 - share) / rounds) ** 0.5
