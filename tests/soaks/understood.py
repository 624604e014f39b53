"""Which phrases leave no doubt about a rank: `python tests/soaks/understood.py [--voice ID] [--murmur N]`.

Every line of the book that carries a rank, with every rank, is spoken and given to a recogniser that knows the line but
not the rank, over the murmur of a room. Two tables, ace to six and seven to king: the share of each rank understood.
A louder room (`--murmur 600`) tells which phrases would be the first to fail.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "voice"))
from hearing import MURMUR, Listener, lines, spoken, understood

from tutor.content.phrases import load_phrases

PACKS = (("A", "2", "3", "4", "5", "6"), ("7", "8", "9", "10", "J", "Q", "K"))
ENOUGH = 0.95


def table(ranks: tuple[str, ...], voice_id: str, rooms: range, murmur: int) -> list[str]:
    """Print a table; the names of the lines that fall short."""
    short, listener = [], Listener()
    print(f"\n{'line':24}" + "".join(f"{rank:>6}" for rank in ranks) + "   all")
    for line in lines(load_phrases(), ranks):
        known: dict[str, list[bool]] = defaultdict(list)
        with tempfile.TemporaryDirectory() as folder:
            clips = spoken(line.sentences, Path(folder), voice_id)
            for rank, right in understood(listener, line, clips, rooms, murmur):
                known[rank].append(right)
        every = [right for rights in known.values() for right in rights]
        share = sum(every) / len(every)
        cells = (f"{sum(known[rank]) / len(known[rank]):6.0%}" if known[rank] else f"{'-':>6}" for rank in ranks)
        print(f"{line.name:24}{''.join(cells)}{share:6.0%}{'' if share >= ENOUGH else '   SHORT'}", flush=True)
        if share < ENOUGH:
            short.append(line.name)
    return short


def main() -> int:
    """Print both tables; 0 when no line falls short."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--voice", default="", help="the voice that speaks; the usual one unless told")
    wishes.add_argument("--rooms", type=int, default=1, help="in how many rooms each sentence is heard")
    wishes.add_argument("--murmur", type=int, default=MURMUR, help="how loud the rooms are")
    wish = wishes.parse_args()
    rooms = range(6, 6 + wish.rooms)
    short = [name for ranks in PACKS for name in table(ranks, wish.voice, rooms, wish.murmur)]
    print(f"\n{len(short)} lines fall short of {ENOUGH:.0%}: {', '.join(short)}" if short else "\nno line falls short")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
