"""What a voice and its child have agreed so far: no thread, no pipe, and the time is an argument."""

import json
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Literal

import msgspec

from tutor.voice.ledger import Ledger, Tell
from tutor.voice.manner import Manner, VoiceName
from tutor.voice.speech import Heard, Sound, Trouble

READY_WITHIN = 10.0
TAKEN_WITHIN = 2.0
GRACE = 3.0
MOST_RESTARTS = 3
MOST_TRIES = 2
RESTARTS_COUNT_FOR = 30.0
SECONDS_A_LETTER = 0.1
LONGEST_TEXT = 2000

Step = bytes | Literal["replace"]


class Conversation:
    """Decides what to send, when to give a phrase up, and when to replace the child.

    Phrases and orders have numbers of their own: an order may carry a phrase, and says which one is wanted now.
    Whoever shares it between threads holds a lock around each call.
    """

    def __init__(self, tell: Tell, on_trouble: Callable[[Trouble], None] | None, manner: Manner) -> None:
        self.ledger = Ledger(tell)
        self.trouble: Trouble | None = None
        self.closed = False
        self.manner = manner
        self.voices: tuple[VoiceName, ...] | None = None
        self._tell = tell
        self._on_trouble = on_trouble
        self._told = manner
        self._sound: Sound | None = None
        self._asks_voices = False
        self._newest = 0
        self._unsent = False
        self._orders = 0
        self._untaken = 0
        self._carried = 0
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
        if self.silent or not self.manner.speaks or not text.strip() or len(text) > LONGEST_TEXT:
            self._give_up()

    def cut(self) -> None:
        """Put silence in place of the phrase under way."""
        if self.ledger.current is not None:
            self.ledger.settle("replaced")
            self._newest += 1
            self._unsent = True
            self._phrase_due = inf

    def sound(self, name: Sound) -> None:
        """Ask for a soft sound; a sound that would come late is none, so it never waits for a child."""
        if self._ready and self.manner.sounds and not self.silent:
            self._sound = name

    def change(self, manner: Manner) -> None:
        """Speak like this from the next phrase on; where the voice is switched off, at once not at all."""
        self.manner = manner
        if not manner.speaks:
            self.cut()

    def ask_voices(self) -> None:
        """Ask for the names of the voices, unless they are known."""
        self._asks_voices = self.voices is None

    def close(self) -> None:
        """End the talk: the phrase under way is "replaced", every later one fails."""
        self.closed = True
        self.ledger.settle("replaced")

    @property
    def silent(self) -> bool:
        """Whether there is nobody to speak, now and later."""
        return self.closed or self.trouble not in (None, "other-voice")

    def begin(self, now: float) -> Manner:
        """A child is being started; return the manner that it begins with."""
        self._child_due = now + READY_WITHIN
        self._told = self.manner
        return self._told

    def hear(self, said: dict[str, Any], now: float) -> None:
        """Take in one line from the child."""
        match said:
            case {"is": "ready"}:
                self._ready = True
                self._child_due = inf
            case {"is": "taken", "n": number} if number == self._untaken:
                self._take(now)
            case {"is": "started" | "finished" | "failed" as what, "n": number, "seconds": float(seconds)}:
                self._progress(what, number, seconds, now)
            case {"is": "no-synthesiser" | "no-speaker" | "no-room" | "other-voice" as trouble}:
                self._complain(trouble)
            case {"is": "wanted-voice"} if self.trouble == "other-voice":
                self.trouble = None
            case {"is": "voices", "voices": found}:
                self.voices = msgspec.convert(found, tuple[VoiceName, ...])

    def ended(self, code: int, now: float) -> bool:
        """The child has ended with this code (negative: by a signal); say whether to start another.

        A phrase that was under way is lost with it. One of which nothing was heard is kept for the next child, and
        for one more, in case it is what the child ended of.
        """
        current = self.ledger.current
        if current is not None and (current.started or current.tries == MOST_TRIES):
            self._give_up()
        elif current is not None:
            if current.taken:
                self._expect(len(current.text) * SECONDS_A_LETTER, now)
            current.taken, self._unsent = False, True
        self._ends = [end for end in self._ends if now - end < RESTARTS_COUNT_FOR] + [now]
        if not self.silent and not self._ready and code >= 0:
            self._complain("no-synthesiser")
        elif not self.silent and len(self._ends) > MOST_RESTARTS:
            self._complain("voice-stopped")
        self._ready, self._untaken, self._sound, self._child_due = False, 0, None, inf
        return not self.silent

    def step(self, now: float) -> Step | None:
        """Return what to do next: a line to send, a child to replace, or None for nothing yet."""
        if now >= self._child_due or self._phrase_lost(now):
            self._child_due = inf
            return "replace"
        if self._ready and not self._untaken and self._has_news:
            return self._order(now)
        return None

    def patience(self, now: float) -> float | None:
        """Seconds until `step` may have something to do without any other call; None for never."""
        due = min(self._child_due, self._phrase_due)
        return None if due == inf else max(0.0, due - now)

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

    @property
    def _has_news(self) -> bool:
        return self._unsent or self._asks_voices or self._sound is not None or self._told != self.manner

    def _order(self, now: float) -> bytes:
        """Everything that the child does not know yet, in one line."""
        self._orders += 1
        self._untaken = self._orders
        self._child_due = now + TAKEN_WITHIN
        order: dict[str, Any] = {"order": self._orders, "n": self._newest}
        current = self.ledger.current
        self._carried = current.number if self._unsent and current is not None else 0
        if self._carried and current is not None:
            order["say"] = current.text
        if self._sound is not None:
            order["sound"] = self._sound
        if self._told != self.manner:
            order["manner"] = msgspec.to_builtins(self.manner)
        if self._asks_voices:
            order["voices"] = True
        self._unsent, self._sound, self._told, self._asks_voices = False, None, self.manner, False
        return json.dumps(order).encode() + b"\n"

    def _take(self, now: float) -> None:
        self._untaken = 0
        self._child_due = inf
        current = self.ledger.current
        if current is not None and current.number == self._carried:
            current.taken = True
            current.tries += 1
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
        if self.silent:
            self._give_up()
