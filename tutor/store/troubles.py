"""What a database or a disk complains of, in the words of the store."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from tutor.store.keeping import CannotKeep, StoreTrouble

COMPLAINTS: dict[int, StoreTrouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_NOMEM: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_AUTH: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_CANTOPEN: "no-folder",
}
UNREADABLE = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS)

REFUSALS: dict[int | None, StoreTrouble] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EIO: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


@contextmanager
def told() -> Iterator[None]:
    """Raise CannotKeep for every complaint of the database or the disk; a mistake of the program stays what it is."""
    try:
        yield
    except sqlite3.Error as why:
        code = getattr(why, "sqlite_errorcode", None)
        if code is None or code & 0xFF == sqlite3.SQLITE_CONSTRAINT:
            raise
        raise CannotKeep(complaint(code)) from why
    except OSError as why:
        raise CannotKeep(REFUSALS.get(why.errno, "no-folder")) from why


def complaint(code: int) -> StoreTrouble:
    """The trouble behind an error code of SQLite; one that no disk or neighbour explains is damage."""
    return "damaged" if code in UNREADABLE else COMPLAINTS.get(code & 0xFF, "damaged")
