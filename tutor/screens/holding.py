"""One press is one press: a key held down, however slowly the keyboard repeats it, and a flat hand."""

import msgspec

HANDFUL = 0.08  # seconds: a key this soon after any other is part of a flat hand
REPEATED = 0.15  # seconds: the same key this soon again is held down
FIRST_REPEAT = 0.75  # seconds: by then a keyboard has begun to repeat a key that is held down
HELD = 2  # repeats, one upon the other, after which a key is known to be held down
RELEASED = 0.4  # seconds: a busy computer hears no key that long, and a key that is held down is held on

TWICE = frozenset((*"1234567890jqk", "left", "right", "up", "down"))  # pressed again and again on purpose: 4, 4


class Holding(msgspec.Struct, frozen=True, gc=False):
    """The key that came last and when, when it was last heard (seconds), and how often it was repeated since."""

    key: str = ""
    last: float = float("-inf")
    heard: float = float("-inf")
    repeats: int = 0

    def pressed(self, key: str, at: float) -> tuple["Holding", bool]:
        """What is known after one more key, and whether it is a press of its own."""
        gap = at - self.last
        if key != self.key:
            own = gap >= HANDFUL
            return Holding(key, at, at if own else float("-inf")), own
        goes_on = gap < (RELEASED if self.repeats >= HELD else REPEATED)
        if goes_on or (key not in TWICE and at - self.heard < FIRST_REPEAT):
            return Holding(key, at, self.heard, self.repeats + 1 if goes_on else 0), False
        return Holding(key, at, at), True
