"""One press is one press: a key held down, however slowly the keyboard repeats it, and a flat hand."""

import msgspec

HANDFUL = 0.08  # seconds: a key this soon after any other is part of a flat hand
REPEATED = 0.15  # seconds: the same key this soon again is held down
FIRST_REPEAT = 0.75  # seconds: by then a keyboard has begun to repeat a key that is held down

TWICE = frozenset((*"1234567890jqk", "left", "right", "up", "down"))  # pressed again and again on purpose: 4, 4


class Holding(msgspec.Struct, frozen=True, gc=False):
    """The key that came last and when, and when it was last heard; seconds."""

    key: str = ""
    last: float = float("-inf")
    heard: float = float("-inf")

    def pressed(self, key: str, at: float) -> tuple["Holding", bool]:
        """What is known after one more key, and whether it is a press of its own."""
        same, gap = key == self.key, at - self.last
        repeat = same and (gap < REPEATED or (key not in TWICE and at - self.heard < FIRST_REPEAT))
        own = gap >= HANDFUL and not repeat
        return Holding(key, at, at if own else self.heard if same else float("-inf")), own
