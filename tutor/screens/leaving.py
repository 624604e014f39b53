"""The grown-up's way out: ctrl+c twice, which a flat hand on the keyboard does not find."""

import msgspec

QUIET = 1.0
SOONEST = 0.2
LATEST = 2.0


class Leaving(msgspec.Struct, frozen=True, gc=False):
    """When the first ctrl+c came, out of a quiet second, and when anything was pressed last; seconds."""

    first: float | None = None
    last: float = float("-inf")

    def pressed(self, key: str, at: float) -> tuple["Leaving", bool]:
        """What is known after one more key, and whether it is time to leave."""
        if key != "ctrl+c":
            return Leaving(None, at), False
        if self.first is not None and self.last == self.first and SOONEST <= at - self.first <= LATEST:
            return Leaving(None, at), True
        return Leaving(at if at - self.last >= QUIET else None, at), False
