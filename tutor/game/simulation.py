"""Many rounds played by friends, and what they add up to: the same figures however the rounds are shared out."""

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt

import msgspec

from tutor.game.cards import Card
from tutor.game.chance import Chance, Source, round_seed
from tutor.game.deck import Deck
from tutor.game.fast import fast_round, plan_of, take_place
from tutor.game.friends import play_out
from tutor.game.round import Round, RoundAborted, start

DEALER = 0
_SPREAD_OF_95 = 1.96  # so many standard errors to either side hold 95 of 100

Sources = Callable[[int], Source]
Play = Callable[[int, list[int] | None], tuple[int, int]]


class UnsoundRound(RuntimeError):
    """A round broke what every round keeps; the program is wrong."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What came of many rounds: how many took each number of draws, and how often each seat was left with the odd card.

    `aborted` rounds went past 10,000 draws and do not count. Tallies add up in any order to the same figures.
    """

    draws: Mapping[int, int]
    held: tuple[int, ...]
    aborted: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds count."""
        return sum(self.held)

    @property
    def mean(self) -> float:
        """Draws a round on average; raises ZeroDivisionError where no round counts, as `shares` does."""
        return self._sum(1) / self.rounds

    @property
    def ci95(self) -> float | None:
        """Half the width of the interval that holds the true mean 95 times of 100; None for fewer than two rounds."""
        rounds = self.rounds
        if rounds < 2:
            return None
        squares = rounds * self._sum(2) - self._sum(1) ** 2
        return _SPREAD_OF_95 * sqrt(squares / (rounds * rounds * (rounds - 1)))

    @property
    def shares(self) -> list[float]:
        """The share of the rounds in which each seat was left with the odd card, the dealer's first."""
        return [held / self.rounds for held in self.held]

    def at_most(self, percent: int) -> int:
        """The fewest draws that this percentage of the rounds kept to; 50 gives the median, 100 the longest round."""
        wanted, seen = percent * self.rounds, 0
        for draws, rounds in sorted(self.draws.items()):
            seen += 100 * rounds
            if seen >= wanted:
                return draws
        raise ValueError("no round kept to that")

    def __add__(self, other: "Tally") -> "Tally":
        draws = Counter(self.draws)
        draws.update(other.draws)
        held = tuple(mine + its for mine, its in zip(self.held, other.held, strict=True))
        return Tally(dict(sorted(draws.items())), held, self.aborted + other.aborted)

    def _sum(self, power: int) -> int:
        return sum(draws**power * rounds for draws, rounds in self.draws.items())


def simulate_rounds(
    deck: Deck, players: int, seed: int, numbers: range, source: Sources, *, full: bool = False
) -> Tally:
    """The tally of the rounds with these consecutive numbers among those that one seed gives; seat 0 deals.

    `source` gives the numbers of a seed, and is asked for one round after the other. Where each card has its turn to be
    put aside (sheet B), it has it once in as many rounds as there are cards, counted from round 0. `full` plays action
    by action and holds every round to what all rounds keep; raises UnsoundRound, or ValueError for what is no game.
    """
    play = _full(deck, players, source) if full else _fast(deck, players, source)
    every = list(range(len(deck.cards)))
    fresh = _fresh_at(numbers.start, every, seed, source) if deck.unseen == "not-used-yet" else None
    draws: dict[int, int] = {}
    held, aborted = [0] * players, 0
    for number in numbers:
        if fresh == []:
            fresh = every.copy()
        try:
            taken, holder = play(round_seed(seed, number), fresh)
        except RoundAborted:
            aborted += 1
            continue
        draws[taken] = draws.get(taken, 0) + 1
        held[holder] += 1
    return Tally(dict(sorted(draws.items())), tuple(held), aborted)


def check_round(over: Round, deck: Deck) -> None:
    """Holds a finished round to what every round keeps: all cards, true pairs, one card left; raises UnsoundRound."""
    left = [(seat, card) for seat, hand in enumerate(over.hands) for card in hand]
    laid = [card for pair in over.laid for card in (pair.a, pair.b)]
    kinds = over.table.kinds
    everywhere: list[Card] = [*laid, *(card for _, card in left), *over.table.taken_out, *over.table.unseen]
    if Counter(everywhere) != Counter(deck.pack):
        raise UnsoundRound("cards were lost or found")
    if any(kinds[pair.a] != kinds[pair.b] for pair in over.laid) or len(over.laid) != deck.dealt // 2:
        raise UnsoundRound("not all that was laid were the pairs of this deck")
    if [seat for seat, _ in left] != [over.offerer]:
        raise UnsoundRound("not one card was left at the end, with the seat that was named")


def _fast(deck: Deck, players: int, source: Sources) -> Play:
    plan = plan_of(deck, players, DEALER)
    return lambda seed, fresh: fast_round(plan, source(seed).random, fresh)


def _full(deck: Deck, players: int, source: Sources) -> Play:
    pack = deck.cards

    def play(seed: int, fresh: list[int] | None) -> tuple[int, int]:
        chance = Chance(seed, source)
        used = () if fresh is None else tuple(card for place, card in enumerate(pack) if place not in fresh)
        now = start(deck, players, DEALER, chance, used)
        if fresh is not None and now.table.unseen != (pack[take_place(chance[0], fresh)],):
            raise UnsoundRound("another card was put aside than the one whose turn it was")
        over, _ = play_out(now)
        check_round(over, deck)
        return over.offers, over.offerer

    return play


def _fresh_at(number: int, every: list[int], seed: int, source: Sources) -> list[int]:
    """The places in the pack whose cards have not had their turn yet before the round of this number."""
    fresh = every.copy()
    for earlier in range(number - number % len(every), number):
        take_place(source(round_seed(seed, earlier)).random(), fresh)
    return fresh
