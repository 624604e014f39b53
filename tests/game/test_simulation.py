"""Many rounds and what they add up to: the same figures however the rounds are shared out."""

import random
import statistics
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from tutor.game import LayPair, cards, play_out, round_seed, start
from tutor.game.simulation import Tally, UnsoundRound, check_round, simulate_rounds

from .tables import FULL_PACK, LOW_PACK, Numbers, ace_to_six, classic, dealt, deck_of, seeded


def rotating():
    return msgspec.structs.replace(deck_of(LOW_PACK, pairing="rank-colour", flow="take"), unseen="not-used-yet")


def unseen():
    return msgspec.structs.replace(deck_of(FULL_PACK), unseen="any")


def simulated(deck, numbers, players=3, seed=7, **options):
    return simulate_rounds(deck, players, seed, numbers, random.Random, **options)


def tally_of(overs):
    """What these rounds of three seats add up to."""
    holders = [over.offerer for over in overs]
    return Tally(dict(Counter(over.offers for over in overs)), tuple(holders.count(seat) for seat in range(3)))


def test_each_round_is_the_one_its_own_seed_gives_with_seat_zero_dealing():
    tally = simulated(ace_to_six(), range(10, 14))
    overs = [play_out(dealt(ace_to_six(), 3, round_seed(7, number)))[0] for number in range(10, 14)]
    assert tally == tally_of(overs)
    assert tally.rounds == 4


@pytest.mark.parametrize("deck", [ace_to_six(), classic(pairing="rank-colour"), unseen(), rotating()])
@pytest.mark.parametrize("players", [2, 5])
def test_action_by_action_gives_the_same_tally(deck, players):
    assert simulated(deck, range(60), players, full=True) == simulated(deck, range(60), players)


@pytest.mark.parametrize("deck", [ace_to_six(), unseen(), rotating()], ids=["known", "unseen", "in turn"])
@pytest.mark.parametrize("borders", [(0, 100), (0, 50, 100), (0, 1, 24, 25, 47, 48, 99, 100)])
def test_rounds_shared_out_anyhow_add_up_to_the_same_figures(deck, borders):
    whole = simulated(deck, range(100))
    shares = [simulated(deck, range(*ends)) for ends in pairwise(borders)]
    forwards, backwards = shares[0], shares[-1]
    for forth, back in zip(shares[1:], shares[-2::-1], strict=True):
        forwards, backwards = forwards + forth, backwards + back
    assert forwards == backwards == whole
    assert (forwards.mean, forwards.ci95, forwards.shares) == (whole.mean, whole.ci95, whole.shares)


def test_where_each_card_has_its_turn_it_is_put_aside_once_in_as_many_rounds_as_there_are_cards():
    deck, used, overs = rotating(), (), []
    for number in range(24, 48):
        now = start(deck, 3, 0, seeded(round_seed(7, number)), used)
        used += now.table.unseen
        overs.append(play_out(now)[0])
    assert sorted(map(str, used)) == sorted(map(str, deck.cards))
    assert used != deck.cards
    for first in (24, 25, 40):
        assert simulated(deck, range(first, 48)) == tally_of(overs[first - 24 :])


def test_the_figures_are_those_that_statistics_gives():
    draws = [over.offers for over in (play_out(dealt(ace_to_six(), 3, round_seed(7, n)))[0] for n in range(300))]
    tally = simulated(ace_to_six(), range(300))
    assert tally.mean == pytest.approx(statistics.fmean(draws), rel=1e-12)
    assert tally.ci95 == pytest.approx(1.96 * statistics.stdev(draws) / 300**0.5, rel=1e-12)
    assert tally.at_most(50) == statistics.median_low(draws)
    assert tally.at_most(99) == sorted(draws)[296]
    assert tally.at_most(100) == max(draws)
    assert sum(tally.shares) == pytest.approx(1)


def test_of_a_hundred_rounds_one_may_take_longer_than_what_99_of_100_keep_to():
    assert Tally({4: 99, 30: 1}, (50, 50)).at_most(99) == 4
    assert Tally({4: 98, 30: 2}, (50, 50)).at_most(99) == 30
    assert Tally({2: 1, 4: 1}, (1, 1)).at_most(50) == 2


def test_one_round_says_nothing_about_how_sure_its_mean_is():
    tally = simulated(ace_to_six(), range(1))
    assert tally.ci95 is None
    assert tally.mean == tally.at_most(50) == tally.at_most(100)


def test_figures_of_no_round_are_refused():
    nothing = simulated(ace_to_six(), range(0))
    assert nothing.rounds == 0
    for figure in (lambda: nothing.mean, lambda: nothing.shares, lambda: nothing.at_most(50)):
        with pytest.raises((ZeroDivisionError, ValueError)):
            figure()


def for_ever():
    """Numbers by which the odd card of three is drawn to and fro and the pair is never made."""
    return Numbers(0.0, 0.99, 0.99, *[0.0, 0.6] * 10_001)


@pytest.mark.parametrize("full", [False, True])
def test_a_round_that_goes_on_for_ever_does_not_count(full):
    deck, endless = deck_of(cards("AH AD QS"), first="dealer-left"), round_seed(7, 1)
    tally = simulate_rounds(
        deck, 2, 7, range(3), lambda seed: for_ever() if seed == endless else random.Random(seed), full=full
    )
    assert (tally.rounds, tally.aborted) == (2, 1)
    assert (tally + tally).rounds == 4
    assert (tally + tally).aborted == 2


def test_a_round_that_kept_everything_is_sound():
    deck = rotating()
    over, _ = play_out(dealt(deck, 4))
    check_round(over, deck)


@pytest.mark.parametrize("players", [2, 6])
def test_cards_that_were_lost_or_doubled_are_found(players):
    deck = ace_to_six()
    over, _ = play_out(dealt(deck, players))
    first, *others = over.laid
    swapped = (LayPair(first.seat, first.a, first.a), *others)
    for laid in (tuple(others), swapped):
        with pytest.raises(UnsoundRound, match="lost or found"):
            check_round(msgspec.structs.replace(over, laid=laid), deck)


def test_two_laid_cards_that_are_no_pair_are_found():
    deck = ace_to_six()
    over, _ = play_out(dealt(deck, 2))
    one = over.laid[0]
    other = next(pair for pair in over.laid if pair.a.rank != one.a.rank)
    rest = (pair for pair in over.laid if pair not in (one, other))
    crossed = (LayPair(0, one.a, other.a), LayPair(0, one.b, other.b), *rest)
    with pytest.raises(UnsoundRound, match="pairs"):
        check_round(msgspec.structs.replace(over, laid=crossed), deck)


def test_a_card_left_with_another_seat_than_the_one_named_is_found():
    deck = ace_to_six()
    over, _ = play_out(dealt(deck, 3))
    with pytest.raises(UnsoundRound, match="named"):
        check_round(msgspec.structs.replace(over, offerer=(over.offerer + 1) % 3), deck)
    unlaid, *laid = over.laid
    hands = [(*hand, unlaid.a, unlaid.b) if seat == 0 else hand for seat, hand in enumerate(over.hands)]
    with pytest.raises(UnsoundRound):
        check_round(msgspec.structs.replace(over, laid=tuple(laid), hands=tuple(hands)), deck)


def test_action_by_action_every_round_is_looked_at():
    three_alike = deck_of((*cards("AH AH AH AD 2H 2D"),))
    deck = msgspec.structs.replace(three_alike, unseen="any")
    with pytest.raises(UnsoundRound, match="lost or found"):
        simulate_rounds(deck, 2, 7, range(1), lambda _: Numbers(), full=True)


def test_what_is_no_game_is_refused_on_either_path():
    for full in (False, True):
        with pytest.raises(ValueError, match="exactly one card"):
            simulated(deck_of(FULL_PACK), range(3), full=full)
        with pytest.raises(ValueError, match="seats"):
            simulated(classic(), range(3), players=1, full=full)
