"""What is written down of a child, with its days: read from the store for the screens and for the report."""

from collections.abc import Iterator
from datetime import datetime

from tutor.store import Keeping
from tutor.teaching.journal import Dated, decode


def wall_clock() -> datetime:
    """The time on the wall, with its zone."""
    return datetime.now().astimezone()


def dated_events(store: Keeping, child: str) -> Iterator[Dated]:
    """What is written down of a child, in its order; what a later version of the program wrote is passed over."""
    for event in store.events(child):
        entry = decode(event.kind, event.body)
        if entry is not None:
            yield Dated(event.day, event.at, entry)
