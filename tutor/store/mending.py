"""What is done about a store that is damaged or gone: a whole one is made of a copy and of what can still be read."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from itertools import islice
from pathlib import Path

from tutor.store.backups import newest_good, stamp
from tutor.store.folder import drafted, set_aside
from tutor.store.keeping import CannotKeep, checked, checked_json
from tutor.store.schema import build, connect, connect_to_damaged, identify, last_event, write_ahead
from tutor.store.troubles import told

MOST_ROWS = 1_000_000  # a damaged page may point back at one before it
ROWS = {
    "children": "INSERT OR REPLACE INTO children VALUES (?, ?, ?, ?)",
    "settings": "INSERT OR REPLACE INTO settings VALUES (?, ?, ?)",
    "series": "INSERT OR REPLACE INTO series VALUES (?, ?, ?)",
    "events": "INSERT OR IGNORE INTO events VALUES (?, ?, ?, ?, ?, ?, ?)",
}


def begin(place: Path) -> None:
    """Make a store with nothing in it."""
    with drafted(place) as draft:
        build(draft)
        write_ahead(draft)


def mend(place: Path, now: datetime) -> None:
    """Put the newest good copy in the place of a damaged store, with all that the damaged one still gives.

    The damaged one is set aside under a name of its own.
    """
    with drafted(place) as draft:
        copy = newest_good(place.parent)
        if copy is None:
            build(draft)
        else:
            draft.write_bytes(copy.place.read_bytes())
        if place.is_file():
            _rescue(place, draft)
        write_ahead(draft)
        set_aside(place, stamp(now))


def _rescue(damaged: Path, draft: Path) -> None:
    """Carry over what is newer than the copy, as far as it can be read and makes sense."""
    with suppress(CannotKeep), told(), closing(connect_to_damaged(damaged)) as old, closing(connect(draft)) as new:
        identify(old)
        new.execute("BEGIN")
        for table in ("children", "settings", "series"):
            _carry(new, table, _readable(old, f"SELECT * FROM {table}"))
        newer = f"SELECT * FROM events WHERE id > {last_event(new)} ORDER BY id"
        for order in ("", " DESC"):  # from both ends, as far as the damaged page
            _carry(new, "events", _readable(old, newer + order))
        new.execute("COMMIT")


def _readable(db: sqlite3.Connection, question: str) -> Iterator[tuple[object, ...]]:
    with suppress(sqlite3.DatabaseError):
        yield from islice(db.execute(question), MOST_ROWS)


def _carry(new: sqlite3.Connection, table: str, rows: Iterator[tuple[object, ...]]) -> None:
    for row in rows:
        if _makes_sense(table, row):
            new.execute(ROWS[table], row)


def _makes_sense(table: str, row: tuple[object, ...]) -> bool:
    try:
        match table, row:
            case "children", (str(), str(), int(), int() | None):
                return True
            case "events", (int(), str(child), int(), str(), int(), str(kind), str(body)):
                checked(child, [(kind, body.encode())])
                return True
            case "settings" | "series", (str(), str(), str(value)):
                checked_json(value.encode())
                return True
    except ValueError:
        return False
    return False
