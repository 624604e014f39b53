"""A store without a disk: for families who want nothing kept, for tests, and for a disk that is out of order."""

import os
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from tutor.game import clean_name
from tutor.store.exporting import export
from tutor.store.keeping import ChildRow, Entry, Event, Keeping, StoreTrouble, checked, checked_json, local_time, moment

_Values = dict[tuple[str | None, str], bytes]


class NoStore:
    """Keeps all in memory until the program ends; see Keeping for what each of these does."""

    def __init__(self, clock: Callable[[], datetime], notice: StoreTrouble | None = None) -> None:
        self._clock = clock
        self._notice = notice
        self._events: list[tuple[str, Event]] = []
        self._last = 0
        self._children: dict[str, ChildRow] = {}
        self._settings: _Values = {}
        self._series: _Values = {}

    def notice(self) -> StoreTrouble | None:
        """The trouble given when it was made."""
        return self._notice

    def append(self, child: str, entries: Sequence[Entry], at: datetime | None = None) -> None:
        """Remember events."""
        checked(child, entries)
        time = moment(at or self._clock())
        if entries:
            self._children.setdefault(child, ChildRow(child, "", time.at))
        for kind, body in entries:
            self._last += 1
            self._events.append((child, Event(self._last, *time, kind, body)))

    def events(self, child: str, since: int = 0) -> Iterator[Event]:
        """The events of a child."""
        return iter([event for whose, event in self._events if whose == child and event.id > since])

    def count(self, child: str, last: int) -> int:
        """How many of the first events of a child there are."""
        return sum(1 for whose, event in self._events if whose == child and event.id <= last)

    def children(self) -> tuple[ChildRow, ...]:
        """The children who are not in the bin."""
        return tuple(row for row in self._children.values() if row.removed is None)

    def removed_children(self) -> tuple[ChildRow, ...]:
        """The children in the bin."""
        return tuple(row for row in self._children.values() if row.removed is not None)

    def add_child(self, name: str, child: str | None = None) -> str:
        """Add a child and return her id."""
        child = child or os.urandom(8).hex()
        self._children.setdefault(child, ChildRow(child, clean_name(name), self._now()))
        return child

    def rename_child(self, child: str, name: str) -> bool:
        """Give a child another name."""
        return self._change(child, name=clean_name(name))

    def remove_child(self, child: str) -> bool:
        """Put a child into the bin."""
        return child in {row.id for row in self.removed_children()} or self._change(child, removed=self._now())

    def restore_child(self, child: str) -> bool:
        """Take a child out of the bin."""
        return self._change(child, removed=None)

    def setting(self, key: str, child: str | None = None) -> bytes | None:
        """A setting as JSON."""
        return self._settings.get((child, key))

    def set_setting(self, key: str, value: bytes | None, child: str | None = None) -> None:
        """Remember or forget a setting."""
        _set(self._settings, (child, key), value)

    def series(self, id: str, child: str | None = None) -> bytes | None:
        """The state of a series as JSON."""
        return self._series.get((child, id))

    def set_series(self, id: str, state: bytes | None, child: str | None = None) -> None:
        """Remember or forget the state of a series."""
        _set(self._series, (child, id), state)

    def export(self, child: str, folder: Path) -> tuple[Path, ...]:
        """Write the events of a child to files that people and other programs can read."""
        row = self._children.get(child)
        return export(row.name if row else "", child, self.events(child), folder)

    def close(self) -> None:
        """Do nothing: there is nothing to let go of."""

    def is_empty(self) -> bool:
        """Whether nothing is remembered."""
        return not (self._children or self._events or self._settings or self._series)

    def hand_on(self, other: Keeping) -> None:
        """Keep all that is remembered here in another store, and forget it; raises what the other raises."""
        while self._children:
            row = next(iter(self._children.values()))
            other.add_child(row.name, row.id)
            del self._children[row.id]
        while self._events:
            child, event = self._events[0]
            other.append(child, [(event.kind, event.body)], local_time(event))
            del self._events[0]
        for values, keep in ((self._settings, other.set_setting), (self._series, other.set_series)):
            for (whose, key), value in values.items():
                keep(key, value, whose)
            values.clear()

    def _now(self) -> int:
        return moment(self._clock()).at

    def _change(self, child: str, **what: str | int | None) -> bool:
        if child not in self._children:
            return False
        self._children[child] = replace(self._children[child], **what)
        return True


def _set(values: _Values, key: tuple[str | None, str], value: bytes | None) -> None:
    if value is None:
        values.pop(key, None)
    else:
        checked_json(value)
        values[key] = value
