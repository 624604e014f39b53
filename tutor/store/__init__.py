"""The store: keeps what happened, on this computer only, and never stands in the way of a game.

Loading this loads no database; the first opening does. Nothing here is told to anybody but the caller.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.store.clerk import Clerk
from tutor.store.keeping import CannotKeep, ChildRow, Entry, Event, Keeping, StoreTrouble
from tutor.store.tray import Tally
from tutor.store.understudy import NoStore

if TYPE_CHECKING:  # the database is loaded after the first frame
    from tutor.store.store import Store

__all__ = [
    "CannotKeep",
    "ChildRow",
    "Clerk",
    "Entry",
    "Event",
    "Keeping",
    "NoStore",
    "StoreTrouble",
    "Tally",
    "open_store",
]


def open_store(folder: Path, clock: Callable[[], datetime]) -> "Store":
    """Open the store of a data folder, made where there is none, for use on this one thread.

    A damaged file is set aside and the newest good copy taken over (`notice` is "damaged"); a folder that can only be
    read opens for reading ("read-only"). Raises CannotKeep for the rest.
    """
    try:
        from tutor.store.opening import opened  # noqa: PLC0415 - the database is loaded after the first frame
    except ImportError as why:  # a Python without SQLite has no place to keep anything
        raise CannotKeep("no-folder") from why
    return opened(folder, clock)
