"""Lets any thread ask for something without ever waiting for another."""

import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

BREATH = 16
"""After so many calls whoever waits for the interpreter has a turn."""


class Inbox:
    """Calls that were asked for and not yet made, oldest first.

    Posting takes no lock that Python code holds, so nobody who posts is ever kept waiting. Whoever takes the calls
    in holds a lock of its own, and one bell wakes the one thread that listens for it.
    """

    def __init__(self) -> None:
        self._calls: deque[Callable[[], None]] = deque()
        self._bell: SimpleQueue[None] = SimpleQueue()

    def post(self, call: Callable[[], None]) -> None:
        """Ask for a call, and ring."""
        self._calls.append(call)
        self.ring()

    def ring(self) -> None:
        """Wake the one who listens, though nothing was asked for."""
        self._bell.put(None)

    def take_in(self) -> None:
        """Make every call that was asked for, in order."""
        made = 0
        while self._calls:
            self._calls.popleft()()
            made += 1
            if not made % BREATH:
                time.sleep(0)

    def wait(self, seconds: float | None) -> None:
        """Wait until somebody rings, or for so many seconds; None is for ever."""
        with suppress(Empty):
            self._bell.get(timeout=seconds)
