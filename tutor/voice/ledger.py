"""Keeps the one phrase that is under way, and counts what became of the others."""

from collections.abc import Callable
from functools import partial

from tutor.voice.speech import Account, Ending, Heard, Moment

Tell = Callable[[Callable[[], None]], None]
"""Takes a call that somebody waits for and makes it, now or soon, in order."""


class Utterance:
    """One phrase on its way to being heard."""

    __slots__ = ("heard", "number", "started", "taken", "text", "tries")

    def __init__(self, number: int, text: str, heard: Heard | None) -> None:
        self.number = number
        self.text = text
        self.heard = heard
        self.taken = False
        self.started = False
        self.tries = 0


class Ledger:
    """The books of a voice; whoever shares it between threads holds a lock around each call."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._ended: dict[Ending, int] = {"finished": 0, "replaced": 0, "failed": 0}
        self.current: Utterance | None = None

    def ask(self, number: int, text: str, heard: Heard | None) -> Utterance:
        """Open the books on a new phrase; the one before it, if still open, is "replaced"."""
        self.settle("replaced")
        self.current = Utterance(number, text, heard)
        return self.current

    def start(self) -> None:
        """Note that the first sample of the current phrase has been played."""
        if self.current is not None and not self.current.started:
            self.current.started = True
            self._announce(self.current, "started")

    def settle(self, ending: Ending) -> None:
        """Close the books on the current phrase, if there is one."""
        if self.current is not None:
            self._ended[ending] += 1
            self._announce(self.current, ending)
            self.current = None

    def account(self) -> Account:
        """Count every phrase so far."""
        spoken, replaced, failed = (self._ended[how] for how in ("finished", "replaced", "failed"))
        pending = int(self.current is not None)
        return Account(spoken + replaced + failed + pending, spoken, replaced, failed, pending)

    def _announce(self, utterance: Utterance, moment: Moment) -> None:
        if utterance.heard is not None:
            self._tell(partial(utterance.heard, moment))
