"""The help dial, 0 to 3: one less after two first tries without help, one more after two mix-ups."""

from collections.abc import Iterable

import msgspec

from tutor.teaching.journal import Entry, Missed, Task, Tried
from tutor.teaching.lesson import Step

MOST = 3
TURNING: frozenset[Task] = frozenset(("match", "look", "pick", "compare"))  # what takes help away when it goes well
USUAL = 2  # where the dial stands for a child to whom a lesson is new


class Dial(msgspec.Struct, frozen=True, gc=False):
    """How much help there is; `right` and `mixed` count first tries in a row and mix-ups since it was turned.

    `ups` counts how often it was turned up, or was up already.
    """

    level: int = USUAL
    right: int = 0
    mixed: int = 0
    ups: int = 0

    def after(self, entries: Iterable[Entry]) -> "Dial":
        """The dial after what was tried; dots that are counted, and a hand without a pair, turn it neither way."""
        dial = self
        for entry in entries:
            if isinstance(entry, Tried):
                if entry.task != "count" and entry.luck:
                    dial = dial._after_try(entry)
            elif isinstance(entry, Missed):
                dial = dial.after_mix_up()
        return dial

    def for_step(self, step: Step) -> int:
        """The help that a step gives: its own is meant for the usual dial; below that the dial is the most there is."""
        own: int | None = getattr(step, "help", None)
        if own is None or self.level < min(own, USUAL):
            return self.level
        return min(own + max(self.level - USUAL, 0), MOST)

    def after_mix_up(self) -> "Dial":
        """The dial after one mix-up more."""
        if self.mixed == 1:
            return Dial(min(self.level + 1, MOST), ups=self.ups + 1)
        return Dial(self.level, 0, self.mixed + 1, self.ups)

    def _after_try(self, tried: Tried) -> "Dial":
        if not tried.right:
            return self.after_mix_up()
        copied = tried.level == MOST  # all there is to do there is to copy what was shown
        if not tried.first or (tried.step and not copied):
            return Dial(self.level, 0, self.mixed, self.ups) if self.right else self
        if tried.task not in TURNING:
            return Dial(self.level, self.right, 0, self.ups) if self.mixed else self
        if self.right == 1:
            return Dial(max(self.level - 1, 0), ups=self.ups)
        return Dial(self.level, self.right + 1, 0, self.ups)
