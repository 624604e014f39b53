"""A real terminal for tests: the program runs in a pty, and what it draws is kept as cells."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pyte

ANSWER = 1.0  # seconds in which the program answers a press, if it does
STILL = 0.15  # seconds without anything new; and then a key is not held down
PATIENCE = 30.0  # seconds after which a test gives up; never a measure of speed


def touched(column: int, row: int) -> str:
    """What a terminal sends when a cell is touched, counted from 0."""
    return f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m"


class Terminal:
    """The program in a window of so many cells."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (80, 24), home: str, **variables: str) -> None:
        self.size = size
        self.screen = pyte.Screen(*size)
        self.raw = b""
        self._drawn = 0  # of it, so many bytes
        self._stream = pyte.ByteStream(self.screen)
        self.code: int | None = None
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            "OLD_MAID_HOME": home,
            "OLD_MAID_PACE": "0",
            "PYTHONPATH": str(
                Path(__file__).with_name("without_speaker")
            ),  # with or without one the tests see the same
            **variables,
        }
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [sys.executable, "-m", "tutor", *arguments], environment)
        self.resize(*size)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.code is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.wait()
        with contextlib.suppress(OSError):
            os.close(self.fd)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.screen.resize(height, width)
        self.size = (width, height)

    def type(self, keys: str) -> None:
        """Press keys all at once, as a flat hand does."""
        os.write(self.fd, keys.encode())

    def drum(self, *presses: tuple[float, str]) -> None:
        """Press keys in time, each so many seconds after the one before; what is drawn meanwhile is read afterwards."""
        due = time.monotonic()
        for after, keys in presses:
            due += after
            while (left := due - time.monotonic()) > 0 and self._receive(left):
                pass
            self.type(keys)
        self._take_in(0)

    def press(self, key: str) -> None:
        """Press one key by itself: not so soon after the one before that it counts as held down."""
        self.read(STILL)
        self.type(key)

    def touch(self, column: int, row: int) -> None:
        """Touch a cell, counted from 0."""
        self.read(STILL)
        self.type(touched(column, row))

    def read(self, seconds: float) -> None:
        """Take in what the program draws for so many seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self._take_in(left):
            pass

    def settle(self) -> None:
        """Take in the answer to a press: until it has come and the program is still, or a second is over."""
        end, drawn = time.monotonic() + ANSWER, len(self.raw)
        while len(self.raw) == drawn and time.monotonic() < end:
            self.read(0.02)
        since = time.monotonic()
        while time.monotonic() < min(since + STILL, end):
            drawn = len(self.raw)
            self.read(0.02)
            since = time.monotonic() if len(self.raw) > drawn else since

    def until(self, seen: Callable[["Terminal"], bool]) -> None:
        """Take in what the program draws until this is seen; fails with the screen where it never is."""
        end = time.monotonic() + PATIENCE
        while not seen(self):
            assert time.monotonic() < end, "never seen:\n" + "\n".join(self.screen.display)
            assert self._take_in(0.05) or self.code is None, "the program has ended:\n" + self.text

    def until_said(self, *words: str) -> str:
        """Until the caption holds one of these; the caption."""
        self.until(lambda terminal: any(word in terminal.caption for word in words))
        return self.caption

    def wait(self) -> int:
        """Wait for the program to end; its exit code, or 128 and the signal that ended it."""
        end = time.monotonic() + PATIENCE
        while self.code is None and time.monotonic() < end:
            self._take_in(0.02)
            self.look()
        assert self.code is not None, "the program goes on"
        return self.code

    def look(self) -> None:
        """Note whether the program has ended."""
        if self.code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                code = os.waitstatus_to_exitcode(status)
                self.code = code if code >= 0 else 128 - code

    @property
    def caption(self) -> str:
        """What stands in the two lines of the caption."""
        return " ".join(" ".join(self.screen.display[-3:-1]).split())

    @property
    def note(self) -> str:
        """The grown-up's line."""
        return self.screen.display[-1].strip()

    @property
    def text(self) -> str:
        """All that stands on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def pixels(self) -> list[list[str]]:
        """The colours on the screen, two lines of pixels to a line of cells."""
        lines = []
        for row in range(self.size[1]):
            cells = [self.screen.buffer[row][column] for column in range(self.size[0])]
            lines.append(["#" + (cell.fg if cell.data == "▀" else cell.bg) for cell in cells])
            lines.append(["#" + cell.bg for cell in cells])
        return lines

    def _take_in(self, seconds: float) -> bool:
        """Read what there is, and draw it; False once the program has let go of the terminal."""
        there = self._receive(seconds)
        self._stream.feed(self.raw[self._drawn :])
        self._drawn = len(self.raw)
        return there

    def _receive(self, seconds: float) -> bool:
        """Read what there is; drawing it takes far longer. False once the program has let go of the terminal."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return True
        try:
            seen = os.read(self.fd, 65536)
        except OSError:
            return False
        self.raw += seen
        return bool(seen)
