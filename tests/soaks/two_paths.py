"""The fast path against the engine, round by round: `python tests/soaks/two_paths.py [rounds] [random rounds]`.

2,000 rounds of every game at every table it is for, and 16,000 of any game with any house rules, unless told.
"""

import random
import sys
from collections.abc import Iterator

from msgspec.structs import replace

from tutor.content.decks import game_ids, load_deck
from tutor.game import Chance, Deck, play_out, start
from tutor.game.fast import fast_round, plan_of
from tutor.game.simulation import check_round

Table = tuple[Deck, int, int, int]  # the deck, how many players, who deals, the round's seed


def every_table(rounds: int) -> Iterator[Table]:
    """So many rounds of every game with every number of players, each seat dealing in turn."""
    for deck in map(load_deck, game_ids()):
        for players in range(deck.fewest_players, deck.most_players + 1):
            for seed in range(rounds):
                yield deck, players, seed % players, seed


def any_table(rounds: int, chance: random.Random) -> Iterator[Table]:
    """So many rounds of games with other house rules than their own, at tables of two to twelve."""
    decks = [load_deck(game) for game in game_ids()]
    while rounds:
        deck, players = chance.choice(decks), chance.randint(2, 12)
        rules = replace(
            deck.rules,
            pairing=chance.choice((deck.rules.pairing, "rank", "rank-colour")),
            flow=chance.choice(("offer", "take")),
            direction=chance.choice(("clockwise", "anticlockwise")),
            first=chance.choice((None, "dealer", "dealer-left", chance.randrange(players))),
        )
        deck = replace(deck, rules=rules)
        try:
            deck.odd_kind()
        except ValueError:
            continue
        rounds -= 1
        yield deck, players, chance.randrange(players), chance.randrange(2**64)


def agree(table: Table, had_their_turn: int) -> bool:
    """Whether both paths play the same round; where cards are put aside in turn, so many had theirs before."""
    deck, players, dealer, seed = table
    used = deck.cards[:had_their_turn] if deck.unseen == "not-used-yet" else ()
    over, _ = play_out(start(deck, players, dealer, Chance(seed, random.Random), used))
    check_round(over, deck)
    fresh = list(range(len(used), len(deck.cards)))
    return fast_round(plan_of(deck, players, dealer), random.Random(seed).random, fresh) == (over.offers, over.offerer)


def main() -> int:
    """Plays them all; 0 when the paths always agreed."""
    rounds, others = (int(given) for given in (*sys.argv[1:], *("2000", "16000")[len(sys.argv) - 1 :]))
    chance, played, apart = random.Random(16_000), 0, 0
    for tables in (every_table(rounds), any_table(others, chance)):
        for table in tables:
            played += 1
            if not agree(table, chance.randrange(len(table[0].cards))):
                apart += 1
                print(f"apart: {table[0].id} {table[0].rules}, {table[1]} players, dealer {table[2]}, seed {table[3]}")
    print(f"{played:,} rounds, {apart} apart")
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
