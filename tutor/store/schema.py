"""The database: its tables, its marks, and how it is opened and looked through."""

import sqlite3
from pathlib import Path

from tutor.store.keeping import CannotKeep

APPLICATION = int.from_bytes(b"OMaT", "big")
VERSION = 1
BUSY_FOR = 10.0
MAGIC = b"SQLite format 3\x00"

TABLES = """
BEGIN;
CREATE TABLE children (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, removed INTEGER
);
CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, child TEXT NOT NULL,
    at INTEGER NOT NULL, day TEXT NOT NULL, offset INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL
);
CREATE INDEX events_of_a_child ON events (child, id);
CREATE TABLE settings (
    child TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (child, key)
) WITHOUT ROWID;
CREATE TABLE series (
    child TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (child, key)
) WITHOUT ROWID;
CREATE TRIGGER an_event_stays_as_it_is BEFORE UPDATE ON events
    BEGIN SELECT raise(ABORT, 'an event is never changed'); END;
CREATE TRIGGER an_event_goes_only_with_its_child BEFORE DELETE ON events
    WHEN NOT EXISTS (SELECT 1 FROM children WHERE id = old.child AND removed IS NOT NULL)
    BEGIN SELECT raise(ABORT, 'an event goes only with a child in the bin'); END;
"""


def connect(place: Path, mode: str = "mode=rw") -> sqlite3.Connection:
    """Open a database that is there; it may be busy for ten seconds before that is an error."""
    db = _connect(place, mode)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # a Mac's disk says "written" too early otherwise
    except sqlite3.Error:
        db.close()
        raise
    return db


def connect_to_damaged(place: Path) -> sqlite3.Connection:
    """A connection to read what a damaged database still gives, even one that was cut short."""
    db = _connect(place, "mode=ro")
    db.execute("PRAGMA writable_schema = ON")  # has SQLite go on where pages are missing
    return db


def build(place: Path) -> None:
    """Fill an empty file with the tables, and mark it as ours."""
    db = connect(place)
    try:
        db.executescript(f"{TABLES} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;")
    finally:
        db.close()


def write_ahead(place: Path) -> None:
    """Have a database write ahead, so that who reads it and who writes it do not wait for each other."""
    db = connect(place)
    try:
        db.execute("PRAGMA journal_mode = WAL")
    finally:
        db.close()


def beside(place: Path) -> tuple[Path, ...]:
    """The files that belong to a database while it is open, or after a crash."""
    return tuple(place.with_name(place.name + ending) for ending in ("-shm", "-wal", "-journal"))


def closed_well(place: Path) -> bool:
    """Whether whoever used the database last has closed it: then nothing waits beside it to be taken in."""
    _, *unfinished = beside(place)
    return not any(other.exists() and other.stat().st_size for other in unfinished)


def look_at(place: Path) -> None:
    """Look at the outside of a database; raises CannotKeep "damaged" where it cannot be a whole one.

    SQLite alone would take an empty file for an empty database, and a last page cut short for a page of zeros.
    """
    if not place.is_file():
        raise CannotKeep("damaged")
    size = place.stat().st_size
    with place.open("rb") as file:
        head = file.read(100)
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    if len(head) < 100 or not head.startswith(MAGIC) or page < 512 or (closed_well(place) and size % page):
        raise CannotKeep("damaged")


def identify(db: sqlite3.Connection) -> None:
    """See whose database it is; raises CannotKeep "newer" for a later program's, "damaged" for a stranger's."""
    if _number(db, "application_id") != APPLICATION:
        raise CannotKeep("damaged")
    version = _number(db, "user_version")
    if version > VERSION:
        raise CannotKeep("newer")
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version != VERSION or not {"children", "events", "settings", "series"} <= tables:
        raise CannotKeep("damaged")


def look_through(db: sqlite3.Connection) -> None:
    """Look at every page; raises CannotKeep "damaged" where one is not as it should be."""
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise CannotKeep("damaged")


def last_event(db: sqlite3.Connection) -> int:
    """The id of the newest event; 0 where there is none."""
    found: int = db.execute("SELECT coalesce(max(id), 0) FROM events").fetchone()[0]
    return found


def _connect(place: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{place.absolute().as_uri()}?{mode}", uri=True, timeout=BUSY_FOR, isolation_level=None)


def _number(db: sqlite3.Connection, name: str) -> int:
    found: int = db.execute(f"PRAGMA {name}").fetchone()[0]
    return found
