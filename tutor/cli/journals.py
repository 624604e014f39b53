"""What is written down of a child, followed for the screens and the report: from a bookmark on, where there is one."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import groupby
from operator import attrgetter

import msgspec

from tutor import __version__
from tutor.store import CannotKeep, Event, Keeping
from tutor.teaching.journal import Day, decode
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery import Followers, followers

BOOKMARK = "bookmark"  # the setting of a child that holds it
MANY = 2000  # events after a bookmark from which on another one is laid


class Bookmark(msgspec.Struct, frozen=True):
    """How far a journal was followed, by which version of the program: so many events, the last of them this one."""

    version: str
    events: int
    last: int
    at: int
    so_far: Followers


def wall_clock() -> datetime:
    """The time on the wall, with its zone."""
    return datetime.now().astimezone()


def followed(store: Keeping, child: str, lessons: Sequence[Lesson], start: int | None = None) -> Followers:
    """All that is written down of a child, followed to its end; `start` is where the help dial began, if it matters.

    Years of play are gone through once: then a bookmark is laid, always before a day that may go on yet.
    """
    mark = _bookmark(store, child, lessons, start)
    so_far, since = (mark.so_far, mark.last) if mark else (followers(lessons, start), 0)
    taken, before, day = 0, None, list[Event]()
    for _, events in groupby(store.events(child, since), attrgetter("day")):
        if day:
            _take(so_far, day)
            taken, before = taken + len(day), day[-1]
        day = list(events)
    if before and taken >= MANY:
        events_so_far = taken + (mark.events if mark else 0)
        _lay(store, child, Bookmark(__version__, events_so_far, before.id, before.at, so_far))
    _take(so_far, day)
    return so_far


def _take(so_far: Followers, events: Sequence[Event]) -> None:
    """Follow the events of one day on; what a later version of the program wrote is passed over."""
    entries = [(event.at, entry) for event in events if (entry := decode(event.kind, event.body))]
    if entries:
        so_far.take(Day(events[0].day, entries))


def _bookmark(store: Keeping, child: str, lessons: Sequence[Lesson], start: int | None) -> Bookmark | None:
    """The bookmark, if this program laid it for these lessons, and the journal before it is still the same."""
    try:
        mark = msgspec.json.decode(store.setting(BOOKMARK, child) or b"", type=Bookmark)
    except msgspec.MsgspecError:
        return None
    is_ours = mark.version == __version__ and mark.so_far.go_by(lessons, start)
    return mark if is_ours and _lies_there(store, child, mark) else None


def _lies_there(store: Keeping, child: str, mark: Bookmark) -> bool:
    """Whether no event before it was lost, as when a damaged file was mended."""
    last = next(store.events(child, mark.last - 1), None)
    return last is not None and last.at == mark.at and store.count(child, mark.last) == mark.events


def _lay(store: Keeping, child: str, mark: Bookmark) -> None:
    """Keep a bookmark; where the disk takes none, the journal is gone through again the next time."""
    with suppress(CannotKeep):
        store.set_setting(BOOKMARK, msgspec.json.encode(mark), child)
