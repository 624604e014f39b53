"""How fast the engine plays, as a share of a tight reference in the same run: `python tests/benchmarks/engine.py`.

CPU time, the best of several slices; the engine's rows play the same seeds, the opening pairs by first-come, every card
by the round's own number. `--costs` prints instead what a round costs for each size of table and pack.
"""

import argparse
import random
import time
from collections.abc import Callable, Mapping

from msgspec.structs import replace
from tight_reference import ACE_TO_SIX, CLASSIC, played

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
from tutor.game.fast import fast_round, plan_of

PACK = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
DECK = Deck("classic", "Classic", "The pack less one queen.", "C", PACK, (card("QH"),), HouseRules())
PLAYERS = 4
LOW_DECK = replace(DECK, id="ace-to-six", pack=PACK[:24], taken_out=(card("6H"),))
TWO_PACKS = replace(DECK, id="two-packs", pack=(*PACK, *(Card(one.rank, one.suit, 1) for one in PACK)))
PACKS_OF_PICTURES = [
    replace(
        DECK,
        id=f"{pairs} pairs of pictures",
        pack=(*(Card(f"picture-{n}", "", copy) for n in range(pairs) for copy in (0, 1)), Card("alone")),
        taken_out=(),
    )
    for pairs in (10, 15, 18)
]


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


def fast(deck: Deck, players: int) -> Callable[[int], object]:
    """The same round on plain numbers, as `simulate` plays it: seeding is part of it."""
    plan, generator = plan_of(deck, players), random.Random()

    def play(seed: int) -> None:
        generator.seed(seed)
        fast_round(plan, generator.random)

    return play


def tight(cards: list[int], players: int) -> Callable[[int], object]:
    """A round of the reference; its numbers come from one seed for all."""
    number = random.Random(1).random
    return lambda _: played(cards, players, number)


def rounds_a_second(play: Callable[[int], object], rounds: int) -> float:
    began = time.process_time()
    for seed in range(rounds):
        play(seed)
    return rounds / (time.process_time() - began)


def best_of(slices: int, rows: Mapping[str, tuple[Callable[[int], object], int]]) -> dict[str, float]:
    """Rounds a second of each row, the rows taking turns."""
    best = dict.fromkeys(rows, 0.0)
    for _ in range(slices):
        for name, (play, rounds) in rows.items():
            best[name] = max(best[name], rounds_a_second(play, rounds))
    return best


def print_shares(rounds: int, slices: int) -> None:
    """The speed of each road through the engine as a share of the reference, for 51 cards and for 23."""
    best = best_of(
        slices,
        {
            "tight reference": (tight(CLASSIC, PLAYERS), 8 * rounds),
            "fast path": (fast(DECK, PLAYERS), 5 * rounds),
            "apply, all events": (with_events, rounds),
            "apply, view and legal actions": (with_views, rounds),
            "tight reference, 23 cards": (tight(ACE_TO_SIX, PLAYERS), 16 * rounds),
            "fast path, 23 cards": (fast(LOW_DECK, PLAYERS), 10 * rounds),
        },
    )
    for name, speed in best.items():
        measure = best["tight reference, 23 cards" if "23" in name else "tight reference"]
        print(f"{name:<32}{speed:>10,.0f} rounds a second{speed / measure:>8.3f}")


def print_costs(rounds: int, slices: int) -> None:
    """Microseconds a round of the fast path: 2 to 12 players across, 23 to 103 cards down."""
    tables = range(2, 13)
    print(f"{'cards':>5}{''.join(f'{players:>7}' for players in tables)}  players")
    for deck in (LOW_DECK, *PACKS_OF_PICTURES, DECK, TWO_PACKS):
        rows = {str(players): (fast(deck, players), rounds) for players in tables}
        costs = (1e6 / speed for speed in best_of(slices, rows).values())
        print(f"{deck.dealt:>5}{''.join(f'{cost:7.0f}' for cost in costs)}  {deck.id}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=400, help="rounds a slice")
    options.add_argument("--slices", type=int, default=9)
    options.add_argument("--costs", action="store_true", help="microseconds a round, by players and cards")
    chosen = options.parse_args()
    (print_costs if chosen.costs else print_shares)(chosen.rounds, chosen.slices)


if __name__ == "__main__":
    main()
