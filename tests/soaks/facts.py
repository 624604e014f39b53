"""The figures of many rounds against the known ones: `python tests/soaks/facts.py [rounds a row]`, 100,000 unless told.

Each mean and share is told as a z-score: how many standard errors it lies from the known value; of 100 scores about
five lie beyond 2, and hardly one in ten thousand beyond 4.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from tutor.game import JOKER, RANKS, SUITS, Card, Deck, HouseRules, cards
from tutor.game.simulation import Tally, simulate_rounds

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.game.test_exact_values import TWO_PLAYERS
from tests.game.test_means_and_shares import KNOWN

PACK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
TWO_PACKS = (*PACK, *(Card(card.rank, card.suit, 1) for card in PACK))
PICTURES = (*(Card(f"picture-{n}", "", copy) for n in range(18) for copy in (0, 1)), Card("alone"))
LONG_PACK = (PACK, "QH")
LOW_PACK = (PACK[:24], "6H")
SEVEN_UP = (PACK[24:] + PACK[:4], "JC")

# For two players the figures are known exactly: the pack, the cards taken out, and the pairing of each row
EXACT = {
    "51 cards by rank": (*LONG_PACK, "rank"),
    "23 cards by rank": (*LOW_PACK, "rank"),
    "51 cards by colour": (*LONG_PACK, "rank-colour"),
    "23 cards by colour": (*LOW_PACK, "rank-colour"),
    "53 cards by rank": ((*PACK, JOKER), "", "rank"),
    "53 cards by colour": ((*PACK, JOKER), "", "rank-colour"),
    "49 cards by rank": (PACK, "QC QD QH", "rank"),
    "31 cards by rank": (*SEVEN_UP, "rank"),
    "31 cards by colour": (*SEVEN_UP, "rank-colour"),
    "37 cards of a pack": (PICTURES, "", "picture"),
    "103 cards by rank": (TWO_PACKS, "QH", "rank"),
    "103 cards by colour": (TWO_PACKS, "QH", "rank-colour"),
}
TOO_FAR = 4


def played(pack: tuple[Card, ...], out: str, rounds: int, players: int, **rules: str) -> Tally:
    """The tally of so many rounds of seed 1."""
    deck = Deck("facts", "Facts", "A deck of known figures.", "C", pack, cards(out), HouseRules(**rules))
    return simulate_rounds(deck, players, 1, range(rounds), random.Random)


def share_score(found: float, known: float, rounds: int) -> float:
    """How many standard errors a share lies from the known one."""
    return (found - known) / (known * (1 - known) / rounds) ** 0.5


def scores_of_known(rounds: int) -> Iterator[tuple[str, list[float]]]:
    """For each row of 51 or 23 cards: the scores of the mean, then of each seat's share."""
    for (size, flow, players), (mean, deviation, shares) in KNOWN.items():
        tally = played(*(LONG_PACK if size == 51 else LOW_PACK), rounds, players, flow=flow)
        seats = [share_score(found, known, rounds) for found, known in zip(tally.shares, shares, strict=True)]
        yield f"{size} {flow} {players}", [(tally.mean - mean) / deviation * rounds**0.5, *seats]


def scores_of_exact(rounds: int) -> Iterator[tuple[str, list[float]]]:
    """For each exact row and both flows: the scores of the mean, the dealer's share and the rounds without a draw."""
    for name, (_, figures) in TWO_PLAYERS.items():
        mean, dealer, over = map(float, figures.split())
        pack, out, pairing = EXACT[name]
        for flow in ("offer", "take"):
            tally = played(pack, out, rounds, 2, flow=flow, pairing=pairing)
            score, none = (tally.mean - mean) / tally.ci95 * 1.96, tally.draws.get(0, 0) / rounds
            seats = [share_score(tally.shares[0], dealer, rounds), share_score(none, over, rounds)]
            yield f"{name} {flow}", [score, *seats]


def main() -> int:
    """Prints the scores; 0 when none lies beyond four."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    print(f"{rounds:,} rounds a row; z-scores of the mean, then of the seats' shares from the dealer's")
    far = 0
    for name, scores in scores_of_known(rounds):
        print(f"{name:<26}{' '.join(f'{score:7.2f}' for score in scores)}")
        far += sum(abs(score) > TOO_FAR for score in scores)
    print("two players: z-scores of the mean, the dealer's share, the share of rounds over at the opening")
    for name, scores in scores_of_exact(rounds):
        print(f"{name:<26}{' '.join(f'{score:7.2f}' for score in scores)}")
        far += sum(abs(score) > TOO_FAR for score in scores)
    print(f"{far} beyond {TOO_FAR}")
    return 1 if far else 0


if __name__ == "__main__":
    sys.exit(main())
