"""What everything that keeps has in common."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

import msgspec

StoreTrouble = Literal["full", "read-only", "damaged", "newer", "locked", "no-folder"]
"""Why nothing can be kept just now.

"full": the disk takes no more. "read-only": the folder or the file may not be written. "newer": a later version of the
program has written the file. "locked": another program holds it. "no-folder": there is no place to keep anything.
"damaged": the file was set aside and the newest good copy taken over, with what could still be read; all is kept again.
"""

Entry = tuple[str, bytes]
"""The kind of an event, and what it says as JSON."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class CannotKeep(Exception):
    """The disk will not keep it; `trouble` says why."""

    def __init__(self, trouble: StoreTrouble) -> None:
        super().__init__(trouble)
        self.trouble: StoreTrouble = trouble


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened to a child.

    `at` is in milliseconds since 1970 (UTC); `day` is the local date, such as 2025-03-01; `offset` is how many minutes
    the local clock was ahead of UTC.
    """

    id: int
    at: int
    day: str
    offset: int
    kind: str
    body: bytes


class ChildRow(msgspec.Struct, frozen=True, gc=False):
    """A child who plays: the random id is who she is, the name only a label. Times in milliseconds since 1970 (UTC)."""

    id: str
    name: str
    created: int
    removed: int | None = None


class Moment(NamedTuple):
    """A time as events have it: see Event."""

    at: int
    day: str
    offset: int


def moment(time: datetime) -> Moment:
    """The time of an event; a time without a zone is the computer's own."""
    time = time if time.utcoffset() is not None else time.astimezone()
    ahead = time.utcoffset() or timedelta()
    return Moment((time - EPOCH) // timedelta(milliseconds=1), time.date().isoformat(), ahead // timedelta(minutes=1))


def local_time(event: Event) -> datetime:
    """When an event happened, by the clock on the wall."""
    return (EPOCH + timedelta(milliseconds=event.at)).astimezone(timezone(timedelta(minutes=event.offset)))


def checked(child: str, entries: Sequence[Entry]) -> None:
    """Raise ValueError for an event without a child or a kind, or whose body is not JSON: the program is at fault."""
    if not child:
        raise ValueError("an event belongs to a child")
    for kind, body in entries:
        if not kind:
            raise ValueError("an event has a kind")
        checked_json(body)


def checked_json(body: bytes) -> str:
    """The JSON text as it is kept; raises ValueError where it is none."""
    msgspec.json.decode(body, type=msgspec.Raw)
    return body.decode()


class Keeping(Protocol):
    """A place where what happened is kept. Everything but `close` and `notice` may raise CannotKeep."""

    def notice(self) -> StoreTrouble | None:
        """What was amiss when it was opened, or None."""

    def append(self, child: str, entries: Sequence[Entry], at: datetime | None = None) -> None:
        """Add events, all or none, at this time or now; once it returns, no crash loses them.

        A child that is not known becomes one without a name. Raises ValueError as `checked` does.
        """

    def events(self, child: str, since: int = 0) -> Iterator[Event]:
        """The events of a child in their order, those after the event with the id `since`."""

    def count(self, child: str, last: int) -> int:
        """How many events of a child there are, up to the one with the id `last`."""

    def children(self) -> tuple[ChildRow, ...]:
        """The children, the first added first; without those in the bin."""

    def removed_children(self) -> tuple[ChildRow, ...]:
        """The children in the bin, who can still be restored."""

    def add_child(self, name: str, child: str | None = None) -> str:
        """Add a child and return her id, which is random unless given; the name is cleaned, and need not be unique."""

    def rename_child(self, child: str, name: str) -> bool:
        """Give a child another name; False where there is no such child."""

    def remove_child(self, child: str) -> bool:
        """Put a child into the bin, from which an opening after 30 days takes her and all her events for good."""

    def restore_child(self, child: str) -> bool:
        """Take a child out of the bin; False where there is no such child any more."""

    def setting(self, key: str, child: str | None = None) -> bytes | None:
        """A setting of this child, or of the family, as JSON; None where it was never set."""

    def set_setting(self, key: str, value: bytes | None, child: str | None = None) -> None:
        """Keep a setting, or forget it where the value is None. Raises ValueError for what is not JSON."""

    def series(self, id: str, child: str | None = None) -> bytes | None:
        """The state of a series as JSON; None where there is none."""

    def set_series(self, id: str, state: bytes | None, child: str | None = None) -> None:
        """Keep the state of a series, or forget it where it is None. Raises ValueError for what is not JSON."""

    def export(self, child: str, folder: Path) -> tuple[Path, ...]:
        """Write the events of a child as JSON lines and as a table; return the files. Raises OSError for the folder."""

    def close(self) -> None:
        """Let go of everything. May be called again."""
