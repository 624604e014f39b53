"""How fast the screen is, as ratios to a bare Textual program in the same run: `python tests/benchmarks/screen.py`.

Prints start to first frame, key to painted (the pointer moves; a card is lifted), and what the idle program takes of a
core. Run it from an installed copy (`pip install .`), so that the program is compiled as a family has it.
"""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from itertools import chain
from pathlib import Path

PAIRS = 15
APART = 0.2  # seconds: the same key sooner again counts as held down
BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    count = 0
    def compose(self):
        self.shown = Static("Hello bare")
        yield self.shown
    def on_key(self, event):
        self.count += 1
        self.shown.update(f"Hello {self.count}")
Bare().run()
"""


class Program:
    """A program in a terminal of 120 by 40."""

    def __init__(self, *command: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
            os.execv(command[0], command)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))

    def until(self, marker: bytes) -> float:
        """Seconds until the program has drawn this."""
        start, seen = time.perf_counter(), b""
        while marker not in seen:
            seen += os.read(self.fd, 65536)
        return time.perf_counter() - start

    def drain(self, seconds: float) -> None:
        """Let the program draw for so long."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            if select.select([self.fd], [], [], left)[0]:
                os.read(self.fd, 65536)

    def key_to_painted(self, keys: tuple[bytes, ...], times: int = 20) -> list[float]:
        """Seconds from each key to the first thing drawn."""
        found = []
        for k in range(times):
            self.drain(APART)
            start = time.perf_counter()
            os.write(self.fd, keys[k % len(keys)])
            select.select([self.fd], [], [], 2)
            found.append(time.perf_counter() - start)
        return found

    def cpu(self) -> float:
        """CPU seconds used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """End it at once."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def start_once(command: tuple[str, ...], marker: bytes) -> float:
    """Seconds from start to first frame."""
    program = Program(*command)
    seconds = program.until(marker)
    program.end()
    return seconds


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OLD_MAID_HOME"] = folder
        bare_file = Path(folder, "bare.py")
        bare_file.write_text(BARE, encoding="utf-8")
        bare = (sys.executable, str(bare_file))
        ours = (str(Path(sys.executable).with_name("old-maid")), "play", "--seed", "5")
        ratios = [start_once(ours, "▀".encode()) / start_once(bare, b"Hello bare") for _ in range(PAIRS)]
        print(f"start to first frame     {statistics.median(ratios):.2f} of a bare program's")
        table, plain = Program(*ours), Program(*bare)
        table.drain(3)
        plain.drain(1)
        os.write(table.fd, b"d")
        table.drain(7)
        for name, keys in (("the pointer moves", (b"\x1b[C", b"\x1b[D")), ("a card is lifted", (b"4",))):
            both = [(table.key_to_painted(keys), plain.key_to_painted((b"x",))) for _ in range(4)]
            mine, theirs = (statistics.median(chain.from_iterable(rows)) for rows in zip(*both, strict=True))
            print(f"key to painted           {mine / theirs:.2f} of a bare program's ({name})")
        table.drain(45)
        before = table.cpu()
        table.drain(20)
        print(f"idle                     {(table.cpu() - before) / 20:.2%} of a core")
        table.end()
        plain.end()


if __name__ == "__main__":
    main()
