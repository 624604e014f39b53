"""How fast the engine plays, as a share of a tight reference in the same run: `python tests/benchmarks/engine.py`.

CPU time, the best of several slices; each row plays the same seeds, the opening pairs by first-come, every card by
the round's own number.
"""

import argparse
import random
import time
from collections.abc import Callable, Mapping

from tight_reference import CLASSIC, played

from tutor.game import (
    RANKS,
    SUITS,
    Card,
    Chance,
    Deck,
    Done,
    Draw,
    HouseRules,
    LayPair,
    Round,
    apply,
    card,
    legal_actions,
    start,
    view,
)

PACK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
DECK = Deck("classic", "Classic", "The pack less one queen.", "C", PACK, (card("QH"),), HouseRules())
PLAYERS = 4


def opening_laid(now: Round) -> Round:
    """Every seat lays its pairs as their second cards come, and is done."""
    kinds = now.table.kinds
    for seat in now.table.deal_order:
        waiting: dict[str, Card] = {}
        for one in now.hands[seat]:
            if mate := waiting.pop(kinds[one], None):
                now, _ = apply(now, LayPair(seat, mate, one))
            else:
                waiting[kinds[one]] = one
        if waiting:
            now, _ = apply(now, Done(seat))
    return now


def settled(now: Round, kinds: Mapping[Card, str]) -> Round:
    """The drawn card is laid with its mate, or kept; it lies last in the hand, so that a mate is met before it."""
    drawer, drawn = now.drawer, now.drawn
    wanted = kinds[drawn]
    for mate in now.hands[drawer]:
        if kinds[mate] == wanted:
            break
    return apply(now, LayPair(drawer, mate, drawn) if mate is not drawn else Done(drawer))[0]


def with_events(seed: int) -> None:
    """One round by `apply` alone, with all its events."""
    chance = Chance(seed, random.Random)
    now = opening_laid(start(DECK, PLAYERS, 0, chance))
    kinds, first_pick = now.table.kinds, len(now.table.deal) + 1
    while now.phase != "over":
        place = int(chance[first_pick + 2 * now.offers] * len(now.hands[now.offerer]))
        now = settled(apply(now, Draw(now.drawer, place))[0], kinds)


def with_views(seed: int) -> None:
    """The same round, its drawer looking at its view and choosing among the legal actions each turn."""
    chance = Chance(seed, random.Random)
    now = opening_laid(start(DECK, PLAYERS, 0, chance))
    kinds, first_pick = now.table.kinds, len(now.table.deal) + 1
    while now.phase != "over":
        seen, choices = view(now, now.drawer), legal_actions(now)
        draw = choices[int(chance[first_pick + 2 * now.offers] * seen.fan)]
        now = settled(apply(now, draw)[0], kinds)


def rounds_a_second(play: Callable[[int], object], rounds: int) -> float:
    began = time.process_time()
    for seed in range(rounds):
        play(seed)
    return rounds / (time.process_time() - began)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=400, help="rounds a slice")
    options.add_argument("--slices", type=int, default=9)
    chosen = options.parse_args()
    number = random.Random(1).random
    rows = {
        "tight reference": (lambda _: played(CLASSIC, PLAYERS, number), 8 * chosen.rounds),
        "apply, all events": (with_events, chosen.rounds),
        "apply, view and legal actions": (with_views, chosen.rounds),
    }
    best = dict.fromkeys(rows, 0.0)
    for _ in range(chosen.slices):
        for name, (play, rounds) in rows.items():
            best[name] = max(best[name], rounds_a_second(play, rounds))
    for name, speed in best.items():
        print(f"{name:<32}{speed:>10,.0f} rounds a second{speed / best['tight reference']:>8.3f}")


if __name__ == "__main__":
    main()
