"""How a store is opened: looked at, mended if need be, tidied and copied, with every other program kept out."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from tutor.store.backups import back_up, backups, is_due
from tutor.store.folder import DATA, alone, make_own, make_private
from tutor.store.keeping import CannotKeep, moment
from tutor.store.mending import begin, mend
from tutor.store.schema import beside, closed_well, connect, identify, last_event, look_at, look_through
from tutor.store.store import Store
from tutor.store.troubles import told

BIN_FOR = timedelta(days=30)


def opened(folder: Path, clock: Callable[[], datetime]) -> Store:
    """Open the store of a folder; see `tutor.store.open_store`."""
    place = folder / DATA
    try:
        with told():
            make_private(folder)
            with alone(folder):
                return _opened_alone(place, clock)
    except CannotKeep as why:
        if why.trouble != "read-only" or not place.exists():
            raise
    return Store(_connected_to_read(place), place, clock, "read-only")


def _opened_alone(place: Path, clock: Callable[[], datetime]) -> Store:
    now = clock()
    if place.exists():
        try:
            return Store(_connected(place, now), place, clock)
        except CannotKeep as why:
            if why.trouble != "damaged":
                raise
    elif not backups(place.parent) and not any(other.exists() for other in beside(place)):
        begin(place)
        return Store(_connected(place, now), place, clock)
    mend(place, now)
    return Store(_connected(place, now), place, clock, "damaged")


def _connected(place: Path, now: datetime) -> sqlite3.Connection:
    """A connection to a store that is whole; raises CannotKeep.

    Every page is looked at only after a crash and before a copy is made: it takes longer the more there is.
    """
    make_own(place)
    look_at(place)
    if not os.access(place, os.W_OK):
        raise CannotKeep("read-only")
    well = closed_well(place)
    with told():
        db = connect(place)
    try:
        with told():
            identify(db)
            due = is_due(place.parent, last_event(db), now)
            if due or not well:
                look_through(db)
        _tidy(db, place.parent, now, due)
    except BaseException:
        db.close()
        raise
    return db


def _connected_to_read(place: Path) -> sqlite3.Connection:
    """A connection for reading only, in a folder where nothing can be written, nor anything mended."""
    try:
        look_at(place)
        with told():
            db = connect(place, "immutable=1" if closed_well(place) else "mode=ro")
            try:
                identify(db)
            except BaseException:
                db.close()
                raise
    except CannotKeep as why:
        raise CannotKeep("newer" if why.trouble == "newer" else "read-only") from why
    return db


def _tidy(db: sqlite3.Connection, folder: Path, now: datetime, due: bool) -> None:
    """Empty the bin of what has lain there long enough, and make a copy; what cannot be done today is done later."""
    with suppress(CannotKeep), told():
        before = moment(now - BIN_FOR).at
        for (child,) in db.execute("SELECT id FROM children WHERE removed < ?", (before,)).fetchall():
            _purge(db, child, before)
    if due:
        with suppress(CannotKeep), told():
            back_up(db, folder, now)


def _purge(db: sqlite3.Connection, child: str, before: int) -> None:
    """Take a child away for good, and overwrite where she was; unless somebody has just restored her."""
    db.execute("PRAGMA secure_delete = ON")
    with db:
        db.execute("BEGIN IMMEDIATE")
        if db.execute("SELECT 1 FROM children WHERE id = ? AND removed < ?", (child, before)).fetchone():
            for table in ("events", "settings", "series"):
                db.execute(f"DELETE FROM {table} WHERE child = ?", (child,))
            db.execute("DELETE FROM children WHERE id = ?", (child,))
