"""Exact values of a round: all its states as the engine gives them, and their linear equations in fractions."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction

from tutor.game import Done, Draw, LayPair, Round, apply

Key = tuple[tuple[tuple[int, ...], ...], int, int]


def key(now: Round) -> Key:
    """What decides the rest of a round: which seats hold a card of each class, and whose turn it is."""
    holders = defaultdict(list)
    for seat, hand in enumerate(now.hands):
        for card in hand:
            holders[now.table.kinds[card]].append(seat)
    return tuple(sorted(map(tuple, holders.values()))), now.offerer, now.drawer


def after_a_draw(now: Round, position: int) -> Round:
    """The round after the card at this place of the fan was drawn, and laid or kept."""
    now, _ = apply(now, Draw(now.drawer, position))
    hand, kinds = now.hands[now.drawer], now.table.kinds
    for card in hand[:-1]:
        if kinds[card] == kinds[now.drawn]:
            return apply(now, LayPair(now.drawer, card, now.drawn))[0]
    return apply(now, Done(now.drawer))[0]


class Equation:
    """The values of a state: constants, and shares of the values of other states."""

    def __init__(self, now: Round, following: list[Key]) -> None:
        """One draw for every fan, and each of its cards as likely as the others; at the end the holder is caught."""
        over = now.phase == "over"
        caught = (Fraction(over and seat == now.offerer) for seat in range(now.table.players))
        self.constants = [Fraction(not over), *caught]
        self.shares: dict[Key, Fraction] = defaultdict(Fraction)
        for after in following:
            self.shares[after] += Fraction(1, len(following))

    def solve_for(self, state: Key) -> None:
        """Take the state itself out of its own equation."""
        stays = 1 - self.shares.pop(state, Fraction(0))
        self.constants = [value / stays for value in self.constants]
        for after in self.shares:
            self.shares[after] /= stays

    def put_in(self, state: Key, other: "Equation") -> None:
        """Replace another state by what it is equal to."""
        if share := self.shares.pop(state, None):
            self.add(share, other.constants)
            for after, weight in other.shares.items():
                self.shares[after] += share * weight

    def add(self, share: Fraction, values: Iterable[Fraction]) -> None:
        self.constants = [constant + share * value for constant, value in zip(self.constants, values, strict=True)]


class Solved:
    """For every state that can follow these: the draws to come on average, then each seat's share of being caught."""

    def __init__(self, starts: Iterable[Round]) -> None:
        self.equations: dict[Key, Equation] = {}
        waiting = list(starts)
        while waiting:
            now = waiting.pop()
            if key(now) not in self.equations:
                fan = range(len(now.hands[now.offerer])) if now.phase == "drawing" else ()
                outcomes = [after_a_draw(now, position) for position in fan]
                self.equations[key(now)] = Equation(now, [key(after) for after in outcomes])
                waiting += outcomes
        self._solve()

    def of(self, now: Round) -> list[Fraction]:
        return self.equations[key(now)].constants

    def _solve(self) -> None:
        """Put each state into the equations after it, fewest cards first; then put the values in backwards."""
        order = sorted(self.equations, key=lambda state: sum(map(len, state[0])))
        for place, state in enumerate(order):
            self.equations[state].solve_for(state)
            for later in order[place + 1 :]:
                self.equations[later].put_in(state, self.equations[state])
        for state in reversed(order):
            equation = self.equations[state]
            for after in list(equation.shares):
                equation.add(equation.shares.pop(after), self.equations[after].constants)
