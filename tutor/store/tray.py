"""What waits to be written, and when to try: no thread, no disk, and the time is an argument."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from math import inf
from typing import NamedTuple

from tutor.store.keeping import Entry, StoreTrouble

MOST_EVENTS = 10_000
FIRST_RETRY = 5.0
LONGEST_RETRY = 60.0


class Batch(NamedTuple):
    """Events that were handed over together; `done` is whom to tell."""

    child: str
    entries: Sequence[Entry]
    at: datetime
    done: Callable[[], None] | None


class Tally(NamedTuple):
    """What became of the events: `handed == kept + waiting + lost`, always."""

    handed: int
    kept: int
    waiting: int
    lost: int


class Tray:
    """Holds batches in order until they are on the disk; whoever shares it between threads holds a lock."""

    def __init__(self, most: int = MOST_EVENTS, first_retry: float = FIRST_RETRY) -> None:
        """`most` events wait at a time, later ones are lost; `first_retry` is in seconds, and doubles."""
        self.trouble: StoreTrouble | None = None
        self._waiting: deque[Batch] = deque()
        self._most = most
        self._first_retry = self._retry = first_retry
        self._next_try = -inf
        self._events = self._kept = self._lost = 0

    def add(self, batch: Batch) -> bool:
        """Take a batch in; True where its giver need not wait, because nothing can be written just now."""
        if self._events + len(batch.entries) > self._most:
            self._lost += len(batch.entries)
            return True
        self._events += len(batch.entries)
        self._waiting.append(batch if self.trouble is None else batch._replace(done=None))
        return self.trouble is not None

    def next(self, now: float) -> Batch | None:
        """The batch to be written now, or None for nothing yet."""
        return self._waiting[0] if self._waiting and now >= self._next_try else None

    def may_try(self, now: float) -> bool:
        """Whether the disk may be tried now."""
        return now >= self._next_try

    def written(self) -> Callable[[], None] | None:
        """The batch is on the disk; return whom to tell."""
        batch = self._waiting.popleft()
        self._events -= len(batch.entries)
        self._kept += len(batch.entries)
        self.recovered()
        return batch.done

    def recovered(self) -> None:
        """The disk keeps what it is given."""
        self.trouble, self._retry, self._next_try = None, self._first_retry, -inf

    def failed(self, trouble: StoreTrouble, now: float) -> list[Callable[[], None]]:
        """Nothing can be written; return whom to tell, as nobody should wait for a disk that is out of order."""
        self.trouble = trouble
        self._next_try = now + self._retry
        self._retry = min(2 * self._retry, LONGEST_RETRY)
        return self.release()

    def release(self) -> list[Callable[[], None]]:
        """Let nobody wait any longer; return whom to tell."""
        told = [batch.done for batch in self._waiting if batch.done is not None]
        self._waiting = deque(batch._replace(done=None) for batch in self._waiting)
        return told

    def hurry(self) -> None:
        """Try at once: there will be no other time."""
        self._next_try = -inf

    def patience(self, now: float) -> float | None:
        """Seconds until `next` may have something without another call; None for never."""
        return max(0.0, self._next_try - now) if self._waiting else None

    def tally(self) -> Tally:
        """Count every event so far."""
        return Tally(self._kept + self._events + self._lost, self._kept, self._events, self._lost)
