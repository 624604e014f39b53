"""The clerk: keeps what happened on a thread of its own, so that no game ever waits for a disk."""

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeVar

from tutor.store.keeping import CannotKeep, Entry, Keeping, StoreTrouble, checked
from tutor.store.tray import FIRST_RETRY, MOST_EVENTS, Batch, Tally, Tray
from tutor.store.understudy import NoStore

CLOSE_WITHIN = 5.0
PAST_USE = ("damaged", "no-folder")

Answer = TypeVar("Answer")
_Question = tuple[Callable[[Keeping], Any], "Future[Any]"]


def _call(what: Callable[..., object] | None, *told: object) -> None:
    if what is not None:
        with suppress(Exception):
            what(*told)


class Clerk:
    """Writes what it is handed, in order, and answers questions about what was written.

    A disk that fails is told of once a trouble; the events then wait in memory, their givers do not, and the disk is
    tried again after 5 s, 10 s, and so on up to a minute. The store is opened at the first use. Callbacks come on the
    clerk's thread with no lock held, or at once on the caller's while nothing can be written; an exception from one is
    dropped.
    """

    def __init__(
        self,
        open_it: Callable[[], Keeping],
        clock: Callable[[], datetime],
        *,
        on_trouble: Callable[[StoreTrouble], None] | None = None,
        timer: Callable[[], float] = time.monotonic,
        most_waiting: int = MOST_EVENTS,
        first_retry: float = FIRST_RETRY,
    ) -> None:
        """`open_it` opens the store, on the clerk's thread, and again after trouble; `clock` dates the events."""
        self._open_it = open_it
        self._clock = clock
        self._timer = timer
        self._on_trouble = on_trouble
        self._told: set[StoreTrouble] = set()
        self._tray = Tray(most_waiting, first_retry)
        self._questions: deque[_Question] = deque()
        self._store: Keeping | None = None
        self._understudy = NoStore(clock)
        self._notice: StoreTrouble | None = None
        self._closing = self._closed = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def hand_over(self, child: str, entries: Sequence[Entry], done: Callable[[], None] | None = None) -> None:
        """Have events kept, dated now; `done` is told when they are on the disk, or that nothing can be written.

        Never blocks. Raises ValueError only for events that are none: see `checked`.
        """
        checked(child, entries)
        with self._change:
            at_once = self._tray.add(Batch(child, tuple(entries), self._clock(), done)) or self._closed
            self._change.notify_all()
        if at_once:
            _call(done)

    def ask(self, question: Callable[[Keeping], Answer]) -> "Future[Answer]":
        """Have a question answered, or a change made, after all that was handed over before; never blocks.

        Where the disk fails, an understudy answers from memory, and hands on what it was told once the disk works.
        """
        answer: Future[Answer] = Future()
        with self._change:
            if self._closed:
                answer.cancel()
                return answer
            self._questions.append((question, answer))
            self._change.notify_all()
        return answer

    def saved(self, within: float = 0.0) -> bool:
        """Whether all that was handed over is on the disk, or is within so many seconds."""
        with self._change:
            return self._change.wait_for(self._all_kept, within)

    def notice(self) -> StoreTrouble | None:
        """What is amiss, or None when all is well; "damaged" stays, though all is kept again."""
        with self._change:
            return self._tray.trouble or self._notice

    def tally(self) -> Tally:
        """How many events were handed over, and what became of them."""
        with self._change:
            return self._tray.tally()

    def close(self, within: float = CLOSE_WITHIN) -> bool:
        """Write what waits, close the store and end the thread; whether all was kept. May be called again."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread is not threading.current_thread():
            self._thread.join(within)
        return self.saved()

    def _all_kept(self) -> bool:
        _, _, waiting, lost = self._tray.tally()
        return not waiting and not lost

    def _work(self) -> None:
        while self._await_work():
            self._write()
            self._answer_all()
        with self._change:
            self._tray.hurry()
        self._write()
        self._answer_all()
        self._leave()

    def _leave(self) -> None:
        """Close the store, after what the understudy still remembers was handed on, and let nobody wait."""
        with suppress(Exception):
            if not self._understudy.is_empty():
                self._understudy.hand_on(self._opened())
        self._shut()
        with self._change:
            self._closed = True
            waiting = self._tray.release()
        for _, answer in self._questions:
            answer.cancel()
        for done in waiting:
            _call(done)

    def _await_work(self) -> bool:
        with self._change:
            while not self._closing and not self._questions and self._tray.next(self._timer()) is None:
                self._change.wait(self._tray.patience(self._timer()))
            return not self._closing

    def _write(self) -> None:
        while True:
            with self._change:
                batch = self._tray.next(self._timer())
            if batch is None:
                return
            try:
                self._keep(batch)
            except Exception as why:  # whatever it is, the game goes on
                self._give_up(why)
            else:
                with self._change:
                    done = self._tray.written()
                    self._change.notify_all()
                _call(done)

    def _keep(self, batch: Batch) -> None:
        def keep(store: Keeping) -> None:
            self._understudy.hand_on(store)
            store.append(batch.child, batch.entries, batch.at)

        self._try(keep)

    def _try(self, job: Callable[[Keeping], Answer]) -> Answer:
        """Do something with the store; one that fails is opened once more, as that may mend it."""
        old = self._store
        try:
            return job(self._opened())
        except CannotKeep as why:
            if old is None or why.trouble == "locked":
                raise
            self._reopen(old, why.trouble)
            return job(self._opened())

    def _reopen(self, old: Keeping, trouble: StoreTrouble) -> None:
        """Open the store anew; one that can still be read stays open where that fails."""
        if trouble in PAST_USE:
            old.close()
        self._store = None
        try:
            self._opened()
        except Exception:
            self._store = None if trouble in PAST_USE else old
            raise
        old.close()

    def _answer_all(self) -> None:
        while True:
            with self._change:
                if not self._questions:
                    return
                question, answer = self._questions.popleft()
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(self._answered(question))
                except Exception as why:  # it is told to who has asked
                    answer.set_exception(why)

    def _answered(self, question: Callable[[Keeping], Answer]) -> Answer:
        with self._change:
            may_open = self._tray.may_try(self._timer())
        if self._store is not None or may_open:
            try:
                return self._try(question)
            except CannotKeep as why:
                self._give_up(why)
        return question(self._understudy)

    def _opened(self) -> Keeping:
        if self._store is None:
            self._store = self._open_it()
            notice = self._store.notice()
            if notice is not None:
                self._tell(notice)
            with self._change:
                self._notice = "damaged" if "damaged" in self._told else notice
        return self._store

    def _give_up(self, why: Exception) -> None:
        trouble = why.trouble if isinstance(why, CannotKeep) else "damaged"
        if trouble in PAST_USE:
            self._shut()
        with self._change:
            waiting = self._tray.failed(trouble, self._timer())
        self._tell(trouble)
        for done in waiting:
            _call(done)

    def _tell(self, trouble: StoreTrouble) -> None:
        if trouble not in self._told:
            self._told.add(trouble)
            _call(self._on_trouble, trouble)

    def _shut(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None
