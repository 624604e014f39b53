"""Tiny decks and tables of two, solved exactly, against values that other programs found."""

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from tutor.game import RANKS, cards, opened

from .exact import Solved
from .tables import at_turn, deck_of, lay_all, told

ONE_PAIR, TWO_PAIRS, THREE_PAIRS = "AH AD QS", "AH AD 2H 2D QS", "AH AD 2H 2D 3H 3D QS"
FOUR_AND_THREE = "AH AD AC AS QH QD QS"

# deck, flow: for 2, 3 and 4 players the draws, then the share of each seat, seat 0 dealing
TINY = {
    (ONE_PAIR, "offer"): ["0.6666666667 0.33333333 0.66666667", "2.3333333333 0.00000000 0.44444444 0.55555556",
                          "2.3333333333 0.00000000 0.00000000 0.44444444 0.55555556"],
    (ONE_PAIR, "take"): ["0.6666666667 0.33333333 0.66666667", "2.3333333333 0.55555556 0.44444444 0.00000000",
                         "2.3333333333 0.00000000 0.44444444 0.00000000 0.55555556"],
    (TWO_PAIRS, "offer"): ["2.0000000000 0.40000000 0.60000000", "2.2000000000 0.06666667 0.43333333 0.50000000",
                           "3.9600000000 0.00000000 0.21333333 0.37333333 0.41333333"],
    (TWO_PAIRS, "take"): ["2.0000000000 0.40000000 0.60000000", "2.9333333333 0.06666667 0.53333333 0.40000000",
                          "3.8000000000 0.11111111 0.48888889 0.08888889 0.31111111"],
    (THREE_PAIRS, "offer"): ["2.0000000000 0.40000000 0.60000000", "4.5061224490 0.31836735 0.44829932 0.23333333",
                             "4.4785714286 0.00952381 0.29257838 0.31904250 0.37885530"],
    (THREE_PAIRS, "take"): ["2.0000000000 0.40000000 0.60000000", "6.1428571429 0.29010989 0.42271062 0.28717949",
                            "7.0984126984 0.00952381 0.41595442 0.29759870 0.27692308"],
    (FOUR_AND_THREE, "offer"): ["0.4571428571 0.54285714 0.45714286", "1.8857142857 0.26666667 0.39047619 0.34285714",
                                "1.7142857143 0.08571429 0.11428571 0.22857143 0.57142857"],
    (FOUR_AND_THREE, "take"): ["0.4571428571 0.54285714 0.45714286", "2.2857142857 0.31564626 0.43401361 0.25034014",
                               "2.5142857143 0.08571429 0.37551020 0.28299320 0.25578231"],
}  # fmt: skip


def deals_of(pack):
    """Every deal, those that only exchange two cards of one rank being the same."""
    return [deal for deal in permutations(pack) if tuple(sorted(deal, key=by_rank)) == pack]


def by_rank(card):
    return RANKS.index(card.rank)


def written(values):
    return " ".join([f"{float(values[0]):.10f}", *(f"{float(share):.8f}" for share in values[1:])])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("notation", "flow"), TINY, ids=str)
def test_a_tiny_deck_has_exactly_the_known_draws_and_shares(notation, flow, players):
    pack = cards(notation)
    deck = deck_of(pack, flow=flow)
    rounds = [lay_all(opened(deck, players, 0, deal, told()))[0] for deal in deals_of(pack)]
    solved = Solved(rounds)
    values = [sum(column) / len(rounds) for column in zip(*map(solved.of, rounds), strict=True)]
    assert sum(values[1:]) == 1
    assert written(values) == TINY[notation, flow][players - 2]


# deck: the sizes of its classes, the odd one last; draws, share of the dealer, share that is over at the opening
TWO_PLAYERS = {
    "51 cards by rank": ([4] * 12 + [3], "6.850719 0.489179 0.00024846"),
    "23 cards by rank": ([4] * 5 + [3], "2.935215 0.459933 0.03283686"),
    "51 cards by colour": ([2] * 25 + [1], "13.969083 0.495879 0.00000002"),
    "23 cards by colour": ([2] * 11 + [1], "6.574618 0.482173 0.00034170"),
    "53 cards by rank": ([4] * 13 + [1], "8.081563 0.493962 0.00012657"),
    "53 cards by colour": ([2] * 26 + [1], "15.181324 0.498084 0.00000001"),
    "49 cards by rank": ([4] * 12 + [1], "7.542275 0.493023 0.00025401"),
    "31 cards by rank": ([4] * 7 + [3], "4.091053 0.473925 0.00808029"),
    "31 cards by colour": ([2] * 15 + [1], "8.722310 0.489585 0.00002141"),
    "37 cards of a pack": ([2] * 18 + [1], "11.003091 0.496241 0.00000275"),
    "103 cards by rank": ([8] * 12 + [7], "6.858469 0.489031 0.00024414"),
    "103 cards by colour": ([4] * 25 + [3], "13.711089 0.497171 0.00000003"),
}


def after_the_opening(sizes):
    """How likely each number of pairs between the two hands is, and the dealer holding the odd card or not."""
    ways = defaultdict(int, {(0, 0): 1})
    for size in sizes[:-1]:
        before, ways = ways, defaultdict(int)
        for (held, split), count in before.items():
            for of_it in range(size + 1):
                ways[held + of_it, split + of_it % 2] += count * comb(size, of_it)
    total, half = sum(sizes), sum(sizes) // 2
    chances = defaultdict(Fraction)
    for (held, split), count in ways.items():
        of_odd = half - held
        if 0 <= of_odd <= sizes[-1]:
            chances[split, bool(of_odd % 2)] += Fraction(count * comb(sizes[-1], of_odd), comb(total, half))
    return chances


def two_hands(pairs, dealer_holds_the_odd_card, flow):
    """So many pairs between two hands, a red or a black one of each rank, and the joker in one of them."""
    mates = {"H": "D", "C": "S"}
    mine = [f"{rank}{suit}" for suit in mates for rank in RANKS][:pairs]
    yours = [one[:-1] + mates[one[-1]] for one in mine]
    (mine if dealer_holds_the_odd_card else yours).append("<joker>")
    line = f"{' '.join(mine)} | {' '.join(yours)}"
    return at_turn(line, 0 if flow == "offer" else 1, flow=flow, pairing="rank-colour")


@pytest.mark.parametrize("flow", ["offer", "take"])
@pytest.mark.parametrize("deck", TWO_PLAYERS)
def test_two_players_have_exactly_the_known_draws_and_shares(deck, flow):
    sizes, expected = TWO_PLAYERS[deck]
    chances = after_the_opening(sizes)
    rounds = {state: two_hands(*state, flow) for state in chances}
    solved = Solved(rounds.values())
    draws, dealer, _ = (sum(chances[s] * solved.of(rounds[s])[column] for s in chances) for column in range(3))
    over = sum(chance for (pairs, _), chance in chances.items() if not pairs)
    assert sum(chances.values()) == 1
    assert f"{float(draws):.6f} {float(dealer):.6f} {float(over):.8f}" == expected
