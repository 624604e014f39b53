"""The data folder: what its files are called, who may look into it, and its one door."""

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tutor.store.keeping import CannotKeep
from tutor.store.schema import beside

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATA = "old-maid.sqlite3"
DRAFT = "old-maid.draft.sqlite3"
DOOR = "old-maid.lock"
OURS = {"clips", "decks", "lessons", DRAFT, DOOR}
DOOR_OPENS_WITHIN = 10.0
KNOCK_EVERY = 0.02


def make_private(folder: Path) -> None:
    """Make the folder for its owner only, and one that holds nothing but ours; raises OSError where it cannot be."""
    if folder.is_dir():
        mode = folder.stat().st_mode
        shared = mode & stat.S_ISVTX
        if os.name == "posix" and mode & 0o077 and not shared and not _others_in(folder):
            with suppress(OSError):
                folder.chmod(0o700)
    else:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_own(place: Path) -> None:
    """Let only its owner read and write a file, where the disk knows owners."""
    with suppress(OSError):
        if os.name == "posix" and place.is_file() and place.stat().st_mode & 0o777 != 0o600:
            place.chmod(0o600)


@contextmanager
def alone(folder: Path, within: float = DOOR_OPENS_WITHIN) -> Iterator[None]:
    """Be the only program that opens or mends the store of a folder.

    The lock is the system's and ends with the program; the file that stays behind locks nothing. Raises CannotKeep
    "locked" after so many seconds, "read-only" where no file can be made.
    """
    if not os.access(folder, os.W_OK):
        raise CannotKeep("read-only")
    door = os.open(folder / DOOR, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _knock(door, within)
        yield
    finally:
        os.close(door)


@contextmanager
def drafted(place: Path) -> Iterator[Path]:
    """An empty private file that takes its place once it is finished; neither a crash nor a power cut leaves half."""
    draft = place.with_name(DRAFT)
    _sweep(draft)
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield draft
        _publish(draft, place)
    finally:
        with suppress(OSError):
            _sweep(draft)


def set_aside(place: Path, stamp: str) -> None:
    """Give a database that cannot be used, and all that belongs to it, a name of its own; nothing is deleted."""
    aside = place.with_name(f"old-maid.set-aside-{stamp}.sqlite3")
    number = 1
    while aside.exists():
        number += 1
        aside = place.with_name(f"old-maid.set-aside-{stamp}-{number}.sqlite3")
    for mine, theirs in zip((place, *beside(place)), (aside, *beside(aside)), strict=True):
        with suppress(FileNotFoundError):
            mine.rename(theirs)


def _sweep(draft: Path) -> None:
    for leftover in (draft, *beside(draft)):
        leftover.unlink(missing_ok=True)


def _publish(draft: Path, place: Path) -> None:
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(place)
    if os.name == "posix":
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            with suppress(OSError):
                os.fsync(folder)
        finally:
            os.close(folder)


def _others_in(folder: Path) -> bool:
    return any(entry.name not in OURS for entry in folder.iterdir())


def _knock(door: int, within: float) -> None:
    patience = int(within / KNOCK_EVERY)
    while not _enter(door):
        patience -= 1
        if patience < 0:
            raise CannotKeep("locked")
        time.sleep(KNOCK_EVERY)


def _enter(door: int) -> bool:
    """Lock the door; False while another program has. A disk that knows no locks has no door."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(door, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as why:
        return why.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True
