"""A flat hand on the keyboard, for as long as it takes: `python tests/soaks/mash.py [keys]`, 20,000 unless told.

Keys and touches by the handful, in a real terminal; now and then the round is looked at: the program lives, the gate
was not opened and nothing has left the table. Rounds that come to an end are followed by others.
"""

import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "terminal"))
from terminal import Terminal, touched

LAST_PAGES = ("Play again, or stop?", "Bye bye")
KEYS = "\x1b[A\x1b[B\x1b[C\x1b[D 123456789nhdrmg\t\r\x1b\x10\x11\x1a\x1cx;-=qwz\x03"


def mash(terminal: Terminal, chance: random.Random, keys: int) -> int:
    """Mash until so many keys are pressed or the program has ended; how many keys are left."""
    terminal.until_said("pack")
    while keys > 0 and terminal.code is None:
        handful = "".join(chance.choices(KEYS, k=chance.randint(1, 12)))
        column, row = chance.randrange(80), chance.randrange(24)
        terminal.type(handful + touched(column, row))
        keys -= len(handful)
        terminal.read(chance.choice((0.0, 0.02, 0.1)))
        terminal.look()
    return keys


def main() -> int:
    """Mash; 0 when the program has stood it. The moon may be found: then another sitting begins."""
    left = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    chance, seed = random.Random(20_000), 0
    with tempfile.TemporaryDirectory() as home:
        while left > 0:
            seed += 1
            with Terminal("play", "--players", "3", "--seed", str(seed), home=home) as terminal:
                left = mash(terminal, chance, left)
                if terminal.code is not None and not any(page in terminal.caption for page in LAST_PAGES):
                    print(f"it ended with {terminal.code}, {left} keys before the end:\n{terminal.text}")
                    return 1
    print(f"it stood it, in {seed} sittings")
    return 0


if __name__ == "__main__":
    sys.exit(main())
