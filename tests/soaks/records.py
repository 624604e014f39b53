"""Random rounds written down and read again: `python tests/soaks/records.py [rounds [first]]`, 1,000 from 0 on.

Each record is replayed to the byte; 40 slips of the pen in each, one wrong letter a slip, must all be refused.
"""

import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from game.random_rounds import random_round, slips

from tutor.game.record import write_record
from tutor.game.record_reader import BadRecord, read_record

SLIPS = 40
TOO_FEW = 11  # so few cards may be dealt alike by two seeds


def slips_that_went_by(text: str, deck, seed: int) -> list[str]:
    """The texts with one wrong letter that were read all the same."""
    read = []
    for slip in slips(text, random.Random(seed), SLIPS):
        try:
            read_record(slip, lambda game: deck, random.Random)
        except BadRecord:
            continue
        read.append(slip)
    return read


def main() -> int:
    """Write and read; 0 when every record was the same again and no slip went by."""
    rounds, first = (*map(int, sys.argv[1:3]), *(1_000, 0)[len(sys.argv[1:3]) :])
    began, amiss, seen = time.process_time(), 0, Counter()
    for seed in range(first, first + rounds):
        record, deck = random_round(seed)
        text = write_record(record)
        again = read_record(text, lambda game, deck=deck: deck, random.Random)
        bad = [] if deck.dealt < TOO_FEW else slips_that_went_by(text, deck, seed)
        if write_record(again) != text or again.actions != record.actions or bad:
            print(f"round {seed}:\n{text}\n" + "\n".join(bad))
            amiss += 1
        seen.update((record.now.phase, f"unseen {deck.unseen}", record.dealt.table.rules.outcome))
        seen.update({type(action).__name__ for action in record.actions})
        seen["slips"] += SLIPS * (deck.dealt >= TOO_FEW)
    print(
        f"{rounds} rounds, {amiss} amiss, {time.process_time() - began:.1f} s of computing", dict(sorted(seen.items()))
    )
    return int(amiss > 0)


if __name__ == "__main__":
    sys.exit(main())
