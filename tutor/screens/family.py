"""What the screens ask of whatever keeps a family's things; the command line joins the two."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from tutor.screens.wishes import Wishes
from tutor.teaching.journal import Entry
from tutor.teaching.places import Child, Progress


class Kept(msgspec.Struct, frozen=True, gc=False):
    """What was kept from before: who plays, the wishes, and what is known of the child whose turn it is.

    `removed` are the children in the bin, the first added first.
    """

    children: tuple[Child, ...] = ()
    removed: tuple[Child, ...] = ()
    child: str = ""
    wishes: Wishes = Wishes()
    progress: Progress = Progress()


class Keeper(Protocol):
    """Keeps what happens, on a thread of its own; what it tells comes on that thread."""

    def keep(self, entries: Sequence[Entry], done: Callable[[], None]) -> None:
        """Have entries kept for the child who plays; `done` is told when that is so, or cannot be. Never blocks."""

    def look_up(self, tell: Callable[[Kept], None]) -> None:
        """Tell what is kept."""

    def choose(self, child: str) -> None:
        """From now on this child plays."""

    def wish(self, wishes: Wishes) -> None:
        """Keep the family's wishes."""

    def add_child(self, name: str) -> None:
        """Another child plays from now on."""

    def rename_child(self, child: str, name: str) -> None:
        """Give a child another name."""

    def remove_child(self, child: str) -> None:
        """Put a child into the bin for 30 days."""

    def restore_child(self, child: str) -> None:
        """Take a child back out of the bin; she plays from now on."""

    def report(self, tell: Callable[[str], None]) -> None:
        """Tell the report about the child who plays, as text; empty where it cannot be made."""

    def export(self, tell: Callable[[str], None]) -> None:
        """Write everything about the child who plays into files; tell where, or nothing if it cannot be."""

    def trouble(self) -> str:
        """What is amiss with keeping, by its code; empty when all is well."""

    def close(self) -> None:
        """Write what waits, and let go of everything."""


class NoKeeper:
    """Keeps nothing: for a table without a past."""

    def keep(self, entries: Sequence[Entry], done: Callable[[], None]) -> None:
        """It is as good as kept."""
        done()

    def look_up(self, tell: Callable[[Kept], None]) -> None:
        """There is nothing."""

    def choose(self, child: str) -> None:
        """Nobody is known."""

    def wish(self, wishes: Wishes) -> None:
        """It is forgotten."""

    def add_child(self, name: str) -> None:
        """Nobody is known."""

    def rename_child(self, child: str, name: str) -> None:
        """Nobody is known."""

    def remove_child(self, child: str) -> None:
        """Nobody is known."""

    def restore_child(self, child: str) -> None:
        """Nobody is known."""

    def report(self, tell: Callable[[str], None]) -> None:
        """There is nothing to report."""

    def export(self, tell: Callable[[str], None]) -> None:
        """There is nothing to write."""

    def trouble(self) -> str:
        """All is always well."""
        return ""

    def close(self) -> None:
        """Nothing is held."""
