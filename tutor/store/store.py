"""The store: one database file, used by one thread."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from itertools import starmap
from pathlib import Path
from typing import Any

from tutor.game import clean_name
from tutor.store.exporting import export
from tutor.store.keeping import CannotKeep, ChildRow, Entry, Event, StoreTrouble, checked, checked_json, moment
from tutor.store.troubles import told

AT_ONCE = 500
FAMILY = ""

_ADD_CHILD = "INSERT OR IGNORE INTO children VALUES (?, ?, ?, NULL)"
_ADD_EVENT = "INSERT INTO events (child, at, day, offset, kind, body) VALUES (?, ?, ?, ?, ?, ?)"
_SOME_EVENTS = (
    "SELECT id, at, day, offset, kind, CAST(body AS BLOB) FROM events WHERE child = ? AND id > ? ORDER BY id LIMIT ?"
)


class Store:
    """Keeps what happened in a file; see Keeping for what each of these does."""

    def __init__(
        self,
        db: sqlite3.Connection,
        place: Path,
        clock: Callable[[], datetime],
        notice: StoreTrouble | None = None,
    ) -> None:
        """Take over an open database, which lies at `place`; `tutor.store.open_store` makes one."""
        self._db = db
        self._place = place
        self._clock = clock
        self._notice = notice
        self._file = place.stat()

    def notice(self) -> StoreTrouble | None:
        """What was amiss when it was opened, or None."""
        return self._notice

    def append(self, child: str, entries: Sequence[Entry], at: datetime | None = None) -> None:
        """Add events in one transaction."""
        checked(child, entries)
        time = moment(at or self._clock())
        rows = [(child, *time, kind, body.decode()) for kind, body in entries]
        if rows:
            with self._writing() as db:
                db.execute(_ADD_CHILD, (child, "", time.at))
                db.executemany(_ADD_EVENT, rows)

    def events(self, child: str, since: int = 0) -> Iterator[Event]:
        """The events of a child, read a few hundred at a time so that no writer waits for a reader."""
        while rows := self._rows(_SOME_EVENTS, child, since, AT_ONCE):
            yield from starmap(Event, rows)
            since = rows[-1][0]

    def count(self, child: str, last: int) -> int:
        """How many of the first events of a child there are."""
        ((found,),) = self._rows("SELECT count(*) FROM events WHERE child = ? AND id <= ?", child, last)
        return int(found)

    def children(self) -> tuple[ChildRow, ...]:
        """The children who are not in the bin."""
        return self._children("removed IS NULL")

    def removed_children(self) -> tuple[ChildRow, ...]:
        """The children in the bin."""
        return self._children("removed IS NOT NULL")

    def add_child(self, name: str, child: str | None = None) -> str:
        """Add a child and return her id."""
        child = child or os.urandom(8).hex()
        with self._writing() as db:
            db.execute(_ADD_CHILD, (child, clean_name(name), self._now()))
        return child

    def rename_child(self, child: str, name: str) -> bool:
        """Give a child another name."""
        return self._changed("UPDATE children SET name = ? WHERE id = ?", clean_name(name), child)

    def remove_child(self, child: str) -> bool:
        """Put a child into the bin; one that lies there already is not put there again."""
        return self._changed("UPDATE children SET removed = coalesce(removed, ?) WHERE id = ?", self._now(), child)

    def restore_child(self, child: str) -> bool:
        """Take a child out of the bin."""
        return self._changed("UPDATE children SET removed = NULL WHERE id = ?", child)

    def setting(self, key: str, child: str | None = None) -> bytes | None:
        """A setting as JSON."""
        return self._value("settings", key, child)

    def set_setting(self, key: str, value: bytes | None, child: str | None = None) -> None:
        """Keep or forget a setting."""
        self._set_value("settings", key, value, child)

    def series(self, id: str, child: str | None = None) -> bytes | None:
        """The state of a series as JSON."""
        return self._value("series", id, child)

    def set_series(self, id: str, state: bytes | None, child: str | None = None) -> None:
        """Keep or forget the state of a series."""
        self._set_value("series", id, state, child)

    def export(self, child: str, folder: Path) -> tuple[Path, ...]:
        """Write the events of a child to files that people and other programs can read."""
        names = [row.name for row in (*self.children(), *self.removed_children()) if row.id == child]
        return export("".join(names), child, self.events(child), folder)

    def close(self) -> None:
        """Close the database; the last one to do so leaves one file."""
        with suppress(sqlite3.Error):
            self._db.close()

    def _now(self) -> int:
        return moment(self._clock()).at

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is on the disk when this is over, or nothing; raises CannotKeep."""
        with told():
            self._see_that_it_is_still_there()
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
                raise

    def _see_that_it_is_still_there(self) -> None:
        """Writing to a file whose folder was thrown away would succeed, and be lost."""
        try:
            there = os.path.samestat(self._file, self._place.stat())
        except FileNotFoundError:
            there = False
        if not there:
            raise CannotKeep("no-folder")

    def _changed(self, statement: str, *values: object) -> bool:
        with self._writing() as db:
            return db.execute(statement, values).rowcount > 0

    def _rows(self, question: str, *values: object) -> list[Any]:
        with told():
            return self._db.execute(question, values).fetchall()

    def _children(self, which: str) -> tuple[ChildRow, ...]:
        return tuple(
            ChildRow(*row) for row in self._rows(f"SELECT * FROM children WHERE {which} ORDER BY created, rowid")
        )

    def _value(self, table: str, key: str, child: str | None) -> bytes | None:
        for (value,) in self._rows(f"SELECT value FROM {table} WHERE child = ? AND key = ?", child or FAMILY, key):
            return str(value).encode()
        return None

    def _set_value(self, table: str, key: str, value: bytes | None, child: str | None) -> None:
        if value is None:
            self._changed(f"DELETE FROM {table} WHERE child = ? AND key = ?", child or FAMILY, key)
        else:
            self._changed(f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", child or FAMILY, key, checked_json(value))
