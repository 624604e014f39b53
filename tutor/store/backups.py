"""Copies of the store, of which two are kept: made at an opening, and looked through before one is taken over."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from tutor.store.folder import drafted
from tutor.store.keeping import CannotKeep
from tutor.store.schema import connect, identify, last_event, look_at, look_through
from tutor.store.troubles import told

KEPT = 2
EVERY = timedelta(days=1)
EVERY_EVENTS = 500
STAMP = "%Y%m%dT%H%M%SZ"


class Backup(NamedTuple):
    """A copy: the how-many-th it is, when it was made, and the id of its newest event."""

    number: int
    made: datetime
    last: int
    place: Path


def stamp(now: datetime) -> str:
    """A time for the name of a file."""
    return now.astimezone(UTC).strftime(STAMP)


def backups(folder: Path) -> tuple[Backup, ...]:
    """The copies in a folder, the newest first, whatever the clock may have said."""
    found = [_read(place) for place in folder.iterdir() if place.name.startswith("old-maid.backup-")]
    return tuple(sorted((backup for backup in found if backup), reverse=True))


def is_due(folder: Path, last: int, now: datetime) -> bool:
    """Whether a copy should be made of a store whose newest event has the id `last`."""
    newest = next(iter(backups(folder)), None)
    if newest is None:
        return last > 0
    return abs(now - newest.made) > EVERY or last - newest.last >= EVERY_EVENTS


def back_up(db: sqlite3.Connection, folder: Path, now: datetime) -> None:
    """Copy a store that has been looked through, and drop the copies before the last two."""
    number = next((backup.number for backup in backups(folder)), 0) + 1
    place = folder / f"old-maid.backup-{number}-{stamp(now)}-{last_event(db)}.sqlite3"
    with drafted(place) as draft, closing(connect(draft)) as copy:
        db.backup(copy)
    for backup in backups(folder)[KEPT:]:
        backup.place.unlink(missing_ok=True)


def newest_good(folder: Path) -> Backup | None:
    """The newest copy that is whole; None where there is none."""
    return next((backup for backup in backups(folder) if _is_good(backup.place)), None)


def _is_good(place: Path) -> bool:
    try:
        look_at(place)
        with told(), closing(connect(place, "immutable=1")) as db:
            identify(db)
            look_through(db)
    except CannotKeep:
        return False
    return True


def _read(place: Path) -> Backup | None:
    try:
        number, made, last = place.name.removeprefix("old-maid.backup-").removesuffix(".sqlite3").split("-")
        return Backup(int(number), datetime.fromisoformat(made), int(last), place)
    except ValueError:
        return None
