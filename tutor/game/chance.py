"""All the chance of a round: one sequence of numbers, read by index, so that undo and replay are exact."""

from collections.abc import Callable
from typing import Protocol

_AHEAD = 64


class Source(Protocol):
    """Where the numbers come from, such as `random.Random`: each at least 0 and below 1."""

    def random(self) -> float:
        """The next number."""


class Chance:
    """The numbers of one seed; the same index always gives the same number."""

    __slots__ = ("_numbers", "_source", "seed")

    def __init__(self, seed: int, source: Callable[[int], Source]) -> None:
        if seed < 0:
            raise ValueError("a seed is a whole number from 0 up")
        self.seed = seed
        self._source = source(seed)
        self._numbers: list[float] = []

    def __getitem__(self, index: int) -> float:
        try:
            return self._numbers[index]
        except IndexError:
            return self.first(index + 1)[index]

    def first(self, count: int) -> list[float]:
        """The first so many numbers, and maybe some that follow them."""
        if count > len(self._numbers):
            draw = self._source.random
            self._numbers += [draw() for _ in range(count + _AHEAD - len(self._numbers))]
        return self._numbers


def round_seed(seed: int, number: int) -> int:
    """The seed of the round with this number (from 0) among the rounds that one seed gives."""
    return seed * 2**32 + number
