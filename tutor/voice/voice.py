"""The real voice: one child process that speaks, and three threads that look after it."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Literal

import msgspec

from tutor.voice.clips import unfinished
from tutor.voice.conversation import Conversation, Step
from tutor.voice.inbox import Inbox
from tutor.voice.manner import USUAL_MANNER, Manner, VoiceName
from tutor.voice.speech import Account, Heard, Sound, Trouble

CHILD = (sys.executable, "-P", "-u", "-m", "tutor.voice.child")
JOIN_WITHIN = 2.0
VOICES_WITHIN = 2.0

_Process = subprocess.Popen[bytes]


def _start(command: Sequence[str]) -> _Process:
    """Start the child out of reach of the terminal's keys, with nothing of it on the screen."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _carry_out(step: Step, child: _Process) -> None:
    if not isinstance(step, bytes):
        child.kill()
    elif child.stdin is not None:
        with suppress(OSError, ValueError):
            child.stdin.write(step)
            child.stdin.flush()


def _tidy(child: _Process, draft: Path) -> None:
    for pipe in (child.stdin, child.stdout):
        with suppress(OSError):
            if pipe is not None:
                pipe.close()
    with suppress(OSError):
        draft.unlink()


def _thread(job: Callable[[], None]) -> threading.Thread:
    return threading.Thread(target=job, name=f"voice{job.__name__}", daemon=True)


def _join(thread: threading.Thread) -> None:
    if thread is not threading.current_thread():
        thread.join(JOIN_WITHIN)


class Voice:
    """Speaks one phrase at a time; the newest wins.

    A phrase asked for while the child gets ready is kept for it. With any trouble but "other-voice"
    there is no child, and every phrase fails at once. Callbacks come on a thread of the voice, in order,
    with no lock held; an exception from one is dropped.
    """

    def __init__(
        self,
        cache: Path,
        *,
        own: Path | None = None,
        manner: Manner = USUAL_MANNER,
        device: Literal["speaker", "null"] = "speaker",
        clock: Callable[[], float] = time.monotonic,
        command: Sequence[str] = CHILD,
        on_trouble: Callable[[Trouble], None] | None = None,
    ) -> None:
        """Begin to start the child, and return at once.

        `cache` is the folder for clips that are made, `own` the one with the family's own clips; the
        device "null" plays in real time without a sound card.
        """
        self._cache = cache
        self._command = [*command, str(cache), "" if own is None else str(own), device]
        self._clock = clock
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._inbox = Inbox()
        self._manner = manner
        self._talk = Conversation(self._calls.put, on_trouble, manner)
        self._change = threading.Condition()
        self._child: _Process | None = None
        self._threads = [_thread(job) for job in (self._keep, self._attend, self._call)]
        with self._change:  # the child waits until the caller has its voice
            for thread in self._threads:
                thread.start()

    @property
    def manner(self) -> Manner:
        """How it was asked to speak, whether or not that voice is there."""
        return self._manner

    def say(self, text: str, heard: Heard | None = None) -> None:
        """Speak `text` now, in place of any other phrase. Blank or overlong text fails."""
        self._inbox.post(partial(self._talk.ask, text, heard, self._clock()))

    def cut(self) -> None:
        """Be silent now; a phrase under way is "replaced"."""
        self._inbox.post(self._talk.cut)

    def sound(self, name: Sound) -> None:
        """Let a soft sound be heard now, beside speech; without a child, or switched off, it is passed over."""
        self._inbox.post(partial(self._talk.sound, name))

    def change(self, manner: Manner) -> None:
        """Speak like this from the next phrase on; the child stays, and a voice that is gone is "other-voice"."""
        self._manner = manner
        self._inbox.post(partial(self._talk.change, manner))

    def voices(self) -> tuple[VoiceName, ...]:
        """The voices that the child knows; waits up to two seconds for it, and is empty where there is none."""
        self._inbox.post(self._talk.ask_voices)
        with self._change:
            self._change.wait_for(lambda: self._talk.voices is not None or self._talk.silent, VOICES_WITHIN)
            return self._talk.voices or ()

    def close(self) -> None:
        """Kill the child and end the threads; callbacks must not be waiting for the caller."""
        with self._change:
            self._take_in()
            self._talk.close()
            child = self._child
        self._inbox.ring()
        if child is not None:
            child.kill()
        keep, attend, call = self._threads
        _join(keep)
        _join(attend)
        self._calls.put(None)
        _join(call)

    def notice(self) -> Trouble | None:
        """What is amiss, or None when all is well."""
        return self._talk.trouble

    def account(self) -> Account:
        """How many phrases were asked for, and what became of them."""
        with self._change:
            self._take_in()
            return self._talk.ledger.account()

    def _take_in(self) -> None:
        """Do what was asked for since; the lock is held."""
        self._inbox.take_in()
        self._change.notify_all()

    def _keep(self) -> None:
        """Start children, one after another; this thread lives as long as each, or Linux would kill it."""
        with self._change:
            again = not self._talk.closed
        while again:
            try:
                code = self._keep_one()
            except OSError:
                code = 127
            with self._change:
                self._child = None
                self._take_in()
                again = self._talk.ended(code, self._clock())
            self._inbox.ring()

    def _keep_one(self) -> int:
        with self._change:
            manner = self._talk.begin(self._clock())
        child = _start([*self._command, msgspec.json.encode(manner).decode()])
        with self._change:
            self._child = child
            if self._talk.closed:
                child.kill()
        self._inbox.ring()
        self._listen(child)
        code = child.wait()
        _tidy(child, unfinished(self._cache, child.pid))
        return code

    def _listen(self, child: _Process) -> None:
        assert child.stdout is not None
        for line in child.stdout:
            self._inbox.post(partial(self._hear, line, self._clock()))

    def _hear(self, line: bytes, now: float) -> None:
        with suppress(ValueError):
            self._talk.hear(json.loads(line), now)

    def _attend(self) -> None:
        """Take in what was asked for, send orders, and replace a child that no longer answers."""
        while True:
            with self._change:
                self._take_in()
                now = self._clock()
                step, patience = self._talk.step(now), self._talk.patience(now)
                child, closed = self._child, self._talk.closed
            if closed:
                return
            if step is None:
                self._inbox.wait(patience)
            elif child is not None:
                _carry_out(step, child)

    def _call(self) -> None:
        while (call := self._calls.get()) is not None:
            with suppress(Exception):
                call()
