"""One round, or a whole series, of games that take long, on a real terminal: `python tests/soaks/games.py`."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "terminal"))

from child import play_with_help
from terminal import Terminal

GAMES = [
    ("classic", 4, (120, 40), 1),
    ("classic", 2, (80, 24), 1),
    ("joker", 2, (120, 40), 1),
    ("picture-pack", 3, (80, 24), 1),
    ("vieux-garcon", 3, (120, 40), 1),
    ("king-escapes", 4, (120, 40), 3),
    ("scabby-queen", 2, (80, 24), 1),
    ("two-packs", 8, (80, 24), 1),
    ("two-packs", 8, (120, 40), 1),
]


def play(game: str, players: int, size: tuple[int, int], rounds: int) -> None:
    home = tempfile.mkdtemp()
    with Terminal("play", "--game", game, "--players", str(players), "--seed", "3", size=size, home=home) as terminal:
        for number in range(rounds):
            heard = play_with_help(terminal)
            print(f"{game} with {players} at {size[0]}x{size[1]}, round {number + 1}: {len(heard)} sentences,")
            print(f"    {terminal.note} ... {' / '.join(heard[-4:])}", flush=True)
            if number + 1 < rounds:
                terminal.read(1)
                terminal.press("\r")  # the pointer waits on "again"
                terminal.until(lambda now: "Play again" not in now.caption)


if __name__ == "__main__":
    for one in GAMES:
        if len(sys.argv) == 1 or one[0] in sys.argv[1:]:
            play(*one)
