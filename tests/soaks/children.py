"""Children that are made up, 10,000 sessions each: `python tests/soaks/children.py [sessions]`.

A session is a round with one friend and six cards to find, one a day. Told of each child: how often a rank was called
known after a session, and what was told as mixed up, looked at every twenty sessions.
"""

import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.teaching.following import Watched, sessions_until_known
from tests.teaching.simulated import ByShape, BySuit, FiveForFour, Guesser, Right

RARELY = 0.001  # of all ranks after all sessions may be called known though they are not
GUESSED = 0.002  # the same for who only has to guess which of four cards is meant: six times in a row, or nearly
FEW = (3, 10, 30)  # sessions after which a guesser's page is looked at


def main() -> int:
    """Prints the figures; 0 when all is told as it is."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    well = [
        _is_told("takes five for four", FiveForFour(1), count, ("4>5",)),
        _is_told("goes by the suit", BySuit(1), count, ("SAME_SUIT",)),
        _is_told("guesses", Guesser(1), count, ()),
        _is_told("matches by shape, finds by guessing", ByShape(1), count, (), GUESSED),
        _is_known_soon(count),
    ]
    _tell_young_guessers(count // 100)
    return 0 if all(well) else 1


def _is_told(name: str, child: Right, count: int, mixed: tuple[str, ...], rarely: float = RARELY) -> bool:
    """Whether just this is told as mixed up, 99 times of 100, and hardly ever a rank as known that is not."""
    began = time.process_time()
    watched = Watched(child).play(count)
    unknown = sum(watched.known[rank] for rank in child.unknown) / (count * len(child.unknown))
    print(f"{name}: {count:,} sessions, {time.process_time() - began:.0f} s")
    print(f"  called known though it is not: {unknown:.5f} of ranks; any rank known: {watched.any_known / count:.4f}")
    print(f"  told as mixed up: {dict(watched.told.most_common(6))}")
    for one in watched.confusions.top:
        print(f"  the last time: {one.times} of {one.chances} chances, by luck {one.blind:.1f}")
    return unknown < rarely and watched.told[mixed] >= 0.99 * watched.told.total()


def _is_known_soon(count: int) -> bool:
    """Whether children who are always right know all six as soon as the rule allows."""
    needed: Counter[int] = Counter()
    late = played = 0
    while played < count:
        found, allowed = sessions_until_known(Right(played), first=played)
        needed[found] += 1
        late += found != allowed
        played += found
    print(f"always right: {needed.total():,} children, {played:,} sessions; sessions until all six are known:")
    print(f"  {dict(sorted(needed.items()))}; not as soon as the rule allows: {late}")
    return not late


def _tell_young_guessers(count: int) -> None:
    """How often a guesser's page tells of a mix-up while there is little to go by."""
    told: Counter[int] = Counter()
    for seed in range(count):
        watched = Watched(Guesser(seed))
        watched.sessions = seed * 100
        for number in range(1, max(FEW) + 1):
            watched.play(1, look_every=1)
            told[number] += bool(watched.confusions.top)
    shares = ", ".join(f"{told[few] / count:.2f} after {few}" for few in FEW)
    print(f"{count} who guess: share of pages that tell of a mix-up: {shares} sessions")


if __name__ == "__main__":
    sys.exit(main())
