"""Keeps a family's things for the screens: joins the store, the lessons and what is known of a child."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from tutor.cli.journals import followed, wall_clock
from tutor.content.reportwords import load_report_words
from tutor.game import clean_name
from tutor.screens.family import Kept
from tutor.screens.wishes import Wishes
from tutor.store import ChildRow, Clerk, Keeping, open_store
from tutor.teaching.guided import FRIENDS
from tutor.teaching.journal import Entry, encode
from tutor.teaching.lesson import Lesson
from tutor.teaching.mastery import mastery, progress_of
from tutor.teaching.places import Child
from tutor.teaching.report import as_text, report

Told = TypeVar("Told")

SIGNS = FRIENDS[3:] + FRIENDS[:3]  # animals that stand for children: those first who seldom sit at the table


class FamilyKeeper:
    """A keeper in the family's data folder; everything is done on the clerk's thread, in order."""

    def __init__(
        self,
        folder: Path,
        lessons: Callable[[], tuple[Lesson, ...]],
        on_trouble: Callable[[], None],
        clock: Callable[[], datetime] = wall_clock,
    ) -> None:
        self._folder = folder
        self._lessons = lessons
        self._clock = clock
        self._clerk = Clerk(lambda: open_store(folder, clock), clock, on_trouble=lambda _: on_trouble())
        self._child = ""
        self._clerk.ask(self._who)

    def keep(self, entries: Sequence[Entry], done: Callable[[], None]) -> None:
        """Have entries kept for the child who plays."""
        encoded = tuple(map(encode, entries))
        if self._child:
            self._clerk.hand_over(self._child, encoded, done)
        else:
            self._clerk.ask(lambda store: store.append(self._child, encoded)).add_done_callback(lambda _: done())

    def look_up(self, tell: Callable[[Kept], None]) -> None:
        """Tell who plays, what was wished and what is known."""
        self._answer(self._kept, tell, Kept())

    def choose(self, child: str) -> None:
        """From now on this child plays."""
        self._change_child(lambda store: _plays(store, child))

    def wish(self, wishes: Wishes) -> None:
        """Keep the family's wishes."""
        self._clerk.ask(lambda store: store.set_setting("wishes", msgspec.json.encode(wishes)))

    def add_child(self, name: str) -> None:
        """Another child plays from now on; a child without a name, as at the first start, gets this one."""
        self._change_child(partial(self._add, name=name))

    def rename_child(self, child: str, name: str) -> None:
        """Give a child another name."""
        self._clerk.ask(lambda store: store.rename_child(child, name))

    def remove_child(self, child: str) -> None:
        """Put a child into the bin for 30 days."""
        self._change_child(lambda store: _without(store, child))

    def restore_child(self, child: str) -> None:
        """Take a child back out of the bin; she plays from now on, in place of one who has not played yet."""
        self._change_child(partial(self._restore, child=child))

    def report(self, tell: Callable[[str], None]) -> None:
        """Tell the report about the child who plays, as text; empty where it cannot be made."""
        self._answer(self._report, tell, "")

    def export(self, tell: Callable[[str], None]) -> None:
        """Write all about the child who plays into files in the data folder; tell where, nothing if it cannot be."""
        self._answer(self._export, tell, "")

    def trouble(self) -> str:
        """What is amiss with keeping, by its code."""
        return self._clerk.notice() or ""

    def close(self) -> None:
        """Write what waits, and let go of everything."""
        self._clerk.close()

    @property
    def _today(self) -> str:
        return self._clock().date().isoformat()

    def _answer(self, question: Callable[[Keeping], Told], tell: Callable[[Told], None], otherwise: Told) -> None:
        def answered(future: "Future[Told]") -> None:
            if not future.cancelled():
                tell(otherwise if future.exception() else future.result())

        self._clerk.ask(question).add_done_callback(answered)

    def _change_child(self, change: Callable[[Keeping], str]) -> None:
        """Until it is known who plays then, which the change tells, what happens waits for it."""
        self._child = ""
        self._clerk.ask(partial(self._changed, change=change))

    def _changed(self, store: Keeping, change: Callable[[Keeping], str]) -> None:
        self._child = change(store)
        if not self._child:
            self._who(store)

    def _who(self, store: Keeping) -> None:
        """The child who played last, else the first one; at the very first start one without a name."""
        known = [child.id for child in store.children()]
        last = msgspec.json.decode(store.setting("child") or b'""', type=str)
        self._child = last if last in known else known[0] if known else store.add_child("")

    def _kept(self, store: Keeping) -> Kept:
        rows, removed = store.children(), store.removed_children()
        signs = _signs((*rows, *removed))
        known = [row for row in removed if row.name or _has_played(store, row.id)]
        here, gone = (tuple(Child(row.id, row.name, signs[row.id]) for row in some) for some in (rows, known))
        wishes = _wishes(store)
        lessons = self._lessons()
        progress = progress_of(followed(store, self._child, lessons, wishes.level), lessons, self._today)
        return Kept(here, gone, self._child, wishes, progress)

    def _add(self, store: Keeping, name: str) -> str:
        nameless = [row.id for row in store.children() if not row.name]
        if nameless:
            store.rename_child(nameless[0], name)
        return _plays(store, nameless[0] if nameless else store.add_child(name))

    def _restore(self, store: Keeping, child: str) -> str:
        if not store.restore_child(child):
            return ""
        if not self._clerk.tally().waiting:
            for row in store.children():
                if not (row.name or row.id == child or _has_played(store, row.id)):
                    store.remove_child(row.id)
        return _plays(store, child)

    def _report(self, store: Keeping) -> str:
        name = next((row.name for row in store.children() if row.id == self._child), "")
        lessons = self._lessons()
        known = mastery(followed(store, self._child, lessons))
        return as_text(report(known, name, load_report_words(), lessons, self._today))

    def _export(self, store: Keeping) -> str:
        paths = store.export(self._child, self._folder / "export")
        return "\n".join(clean_name(str(path)) if len(str(path)) <= 40 else str(path) for path in paths)


def _plays(store: Keeping, child: str) -> str:
    """From now on this child plays, now and at the next start."""
    store.set_setting("child", msgspec.json.encode(child))
    return child


def _without(store: Keeping, child: str) -> str:
    """Into the bin with her; who plays then is still to be found out."""
    store.remove_child(child)
    return ""


def _has_played(store: Keeping, child: str) -> bool:
    return next(iter(store.events(child)), None) is not None


def _signs(rows: Sequence[ChildRow]) -> dict[str, str]:
    """The animal of each child, which stays hers while others come, go into the bin, or come back."""
    ordered = sorted(rows, key=lambda row: (row.created, row.id))
    return {row.id: SIGNS[k % len(SIGNS)] for k, row in enumerate(ordered)}


def _wishes(store: Keeping) -> Wishes:
    """The wishes as they were kept; those that this version does not understand are as at the first start."""
    try:
        return msgspec.json.decode(store.setting("wishes") or b"{}", type=Wishes)
    except msgspec.MsgspecError:
        return Wishes()
