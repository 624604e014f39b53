"""What a voice and its child have agreed so far: no thread, no pipe, and the time is an argument."""

import json
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Literal

from tutor.voice.ledger import Ledger, Tell
from tutor.voice.speech import Heard, Trouble

READY_WITHIN = 10.0
TAKEN_WITHIN = 2.0
GRACE = 3.0
MOST_RESTARTS = 3
RESTARTS_COUNT_FOR = 30.0
SECONDS_A_LETTER = 0.1
LONGEST_TEXT = 2000

Step = bytes | Literal["replace"]


class Conversation:
    """Decides what to send, when to give a phrase up, and when to replace the child.

    Whoever shares it between threads holds a lock around each call.
    """

    def __init__(self, tell: Tell, on_trouble: Callable[[Trouble], None] | None) -> None:
        self.ledger = Ledger(tell)
        self.trouble: Trouble | None = None
        self.closed = False
        self._tell = tell
        self._on_trouble = on_trouble
        self._newest = 0
        self._unsent = False
        self._untaken = 0
        self._ready = False
        self._child_due = inf
        self._phrase_due = inf
        self._ends: list[float] = []

    def ask(self, text: str, heard: Heard | None, now: float) -> None:
        """Put a phrase in place of any other."""
        self._newest += 1
        self.ledger.ask(self._newest, text, heard)
        self._unsent = True
        self._expect(len(text) * SECONDS_A_LETTER, now)
        if self._silent or not text.strip() or len(text) > LONGEST_TEXT:
            self._give_up()

    def cut(self) -> None:
        """Put silence in place of the phrase under way."""
        if self.ledger.current is not None:
            self.ledger.settle("replaced")
            self._newest += 1
            self._unsent = True
            self._phrase_due = inf

    def close(self) -> None:
        """End the talk: the phrase under way is "replaced", every later one fails."""
        self.closed = True
        self.ledger.settle("replaced")

    def began(self, now: float) -> None:
        """A child was started."""
        self._child_due = now + READY_WITHIN

    def hear(self, said: dict[str, Any], now: float) -> None:
        """Take in one line from the child."""
        match said:
            case {"is": "ready"}:
                self._ready = True
                self._child_due = inf
            case {"is": "taken", "n": number} if number == self._untaken:
                self._take(number, now)
            case {"is": "started" | "finished" | "failed" as what, "n": number, "seconds": float(seconds)}:
                self._progress(what, number, seconds, now)
            case {"is": "no-synthesiser" | "no-speaker" | "no-room" | "other-voice" as trouble}:
                self._complain(trouble)

    def ended(self, code: int, now: float) -> bool:
        """The child has ended with this code (negative: by a signal); say whether to start another.

        A phrase that it had taken is lost with it; one that it had not is kept for the next.
        """
        current = self.ledger.current
        if current is not None and current.taken:
            self._give_up()
        elif current is not None:
            self._unsent = True
        self._ends = [end for end in self._ends if now - end < RESTARTS_COUNT_FOR] + [now]
        if not self._silent and not self._ready and code >= 0:
            self._complain("no-synthesiser")
        elif not self._silent and len(self._ends) > MOST_RESTARTS:
            self._complain("voice-stopped")
        self._ready, self._untaken, self._child_due = False, 0, inf
        return not self._silent

    def step(self, now: float) -> Step | None:
        """Return what to do next: a line to send, a child to replace, or None for nothing yet."""
        if now >= self._child_due or self._phrase_lost(now):
            self._child_due = inf
            return "replace"
        if self._ready and self._unsent and not self._untaken:
            return self._order(now)
        return None

    def patience(self, now: float) -> float | None:
        """Seconds until `step` may have something to do without any other call; None for never."""
        due = min(self._child_due, self._phrase_due)
        return None if due == inf else max(0.0, due - now)

    @property
    def _silent(self) -> bool:
        return self.closed or self.trouble not in (None, "other-voice")

    def _expect(self, seconds: float, now: float) -> None:
        self._phrase_due = now + seconds + GRACE

    def _give_up(self) -> None:
        self._phrase_due = inf
        self.ledger.settle("failed")

    def _phrase_lost(self, now: float) -> bool:
        current = self.ledger.current
        if current is None or now < self._phrase_due:
            return False
        self._give_up()
        return current.taken

    def _order(self, now: float) -> bytes:
        self._unsent = False
        self._untaken = self._newest
        self._child_due = now + TAKEN_WITHIN
        order: dict[str, int | str] = {"n": self._newest}
        if self.ledger.current is not None:
            order["say"] = self.ledger.current.text
        return json.dumps(order).encode() + b"\n"

    def _take(self, number: int, now: float) -> None:
        self._untaken = 0
        self._child_due = inf
        current = self.ledger.current
        if current is not None and current.number == number:
            current.taken = True
            self._expect(len(current.text) * SECONDS_A_LETTER, now)

    def _progress(self, what: str, number: int, seconds: float, now: float) -> None:
        if self.ledger.current is None or self.ledger.current.number != number:
            return
        if what == "started":
            self.ledger.start()
            self._expect(seconds, now)
        elif what == "finished":
            self._phrase_due = inf
            self.ledger.settle("finished")
        else:
            self._give_up()

    def _complain(self, trouble: Trouble) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if self._on_trouble is not None:
            self._tell(partial(self._on_trouble, trouble))
        if self._silent:
            self._give_up()
