"""A round of Old Maid as small and fast as plain Python gets: what the engine's speed is measured against.

Ranks are numbers, hands are lists, nothing is told and nothing can be replayed; offer flow, seat 0 deals and starts.
"""

from collections.abc import Callable

CLASSIC = [rank for rank in range(12) for _ in "HDCS"] + [12] * 3
ACE_TO_SIX = [rank for rank in range(5) for _ in "HDCS"] + [5] * 3


def dealt(deck: list[int], players: int, number: Callable[[], float]) -> list[list[int]]:
    """The hands by seat, opening pairs laid already; the first card goes to seat 1."""
    weights = [number() for _ in deck]
    mixed = [deck[place] for place in sorted(range(len(deck)), key=weights.__getitem__)]
    hands: list[list[int]] = [[] for _ in range(players)]
    for seat, hand in enumerate(hands):
        for rank in mixed[seat - 1 if seat else players - 1 :: players]:
            if rank in hand:
                hand.remove(rank)
            else:
                hand.append(rank)
    return hands


def played(deck: list[int], players: int, number: Callable[[], float]) -> tuple[int, int]:
    """How many draws one round took, and the seat that was caught."""
    hands = dealt(deck, players, number)
    after = [*range(1, players), 0]
    before = [players - 1, *range(players - 1)]
    in_play = players
    offerer = 0

    def leaves(seat: int) -> int:
        """The seat is safe: its neighbours become neighbours; the next one is given back."""
        nonlocal in_play
        in_play -= 1
        left, right = before[seat], after[seat]
        after[left], before[right] = right, left
        return right

    for seat in range(players):
        if not hands[seat]:
            right = leaves(seat)
            offerer = right if seat == offerer else offerer
    draws = 0
    while in_play > 1:
        drawer = after[offerer]
        fan, hand = hands[offerer], hands[drawer]
        draws += 1
        rank = fan.pop(int(number() * len(fan)))
        if not fan:
            leaves(offerer)
        offerer = drawer
        if rank in hand:
            hand.remove(rank)
            if not hand:
                offerer = leaves(drawer)
        else:
            hand.append(rank)
    return draws, offerer
