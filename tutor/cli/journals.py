"""What is written down of a child, with its days: read from the store for the screens and for the report."""

from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from operator import attrgetter

from tutor.store import Keeping
from tutor.teaching.journal import Day, decode


def wall_clock() -> datetime:
    """The time on the wall, with its zone."""
    return datetime.now().astimezone()


def days_of(store: Keeping, child: str) -> Iterator[Day]:
    """What is written down of a child, day by day; what a later version of the program wrote is passed over."""
    for date, events in groupby(store.events(child), attrgetter("day")):
        entries = [(event.at, entry) for event in events if (entry := decode(event.kind, event.body))]
        if entries:
            yield Day(date, entries)
