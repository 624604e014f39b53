"""One film at a time: sentences are spoken and scenes shown one after the other, until a press cuts in."""

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from textual.message import Message
from textual.screen import Screen
from textual.worker import Worker

from tutor.screens.services import Services
from tutor.teaching.cues import Cue, Move, Say, Scene, Show

if TYPE_CHECKING:  # the voice is loaded after the first frame
    from tutor.voice import Moment, Speech

SECONDS_A_WORD = 0.6
GLIDE = 0.45
QUICK_GLIDE = 0.09
LONGEST_START = 0.4
LONGEST_KEEPING = 1.0
CHIMES = ("pair", "friend_has", "needed")  # sentences that a soft chime goes before


class Stage(Protocol):
    """Where a film plays."""

    def paint(self, scene: Scene, moves: tuple[Move, ...], seconds: float) -> float:
        """Show a scene; what has moved glides for so many seconds. The seconds that are really needed."""

    def caption(self, text: str) -> None:
        """Show a sentence."""


class FilmEnded(Message):
    """The film with this number has been seen to its end, and the patience after it has passed, once or once more."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def now() -> float:
    """The time in seconds by the clock that events are stamped with."""
    return Message().time


class Film:
    """Plays cues towards a settled scene. A press counts only if it came after `open_since`."""

    def __init__(self, screen: Screen[Any], stage: Stage, services: Services) -> None:
        self.number = 0
        self.open_since = float("inf")
        self.speech: Speech | None = None
        self.muted = False
        self.patience = services.patience
        self.last_said: Say | None = None
        self._screen = screen
        self._stage = stage
        self._services = services
        self._settled = Scene("hello")
        self._rest: Sequence[Cue] = ()
        self._unseen = False
        self._worker: Worker[None] | None = None
        self._heard = asyncio.Event()
        self._due = 0.0
        self._kept: asyncio.Event | None = None

    def start(self, cues: Sequence[Cue], settled: Scene, kept: asyncio.Event | None = None) -> None:
        """Cut what plays and begin another film, which leads to this scene; nothing is said before `kept` is set."""
        self.cut()
        self._kept = kept
        self._settled, self._rest = settled, cues
        self._unseen = any(isinstance(cue, Show) for cue in cues)
        first = self._paint(cues[0]) if cues and isinstance(cues[0], Show) else 0.0
        self._worker = self._screen.run_worker(
            partial(self._play, self.number, cues, first), group="film", exclusive=True, exit_on_error=False
        )

    def cut(self) -> None:
        """Silence, and everything lies where it belongs; no press counts until the next film is open."""
        self.number += 1
        self.open_since = float("inf")
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
        if self.speech is not None:
            self.speech.cut()
        self._heard.set()
        self._due = 0.0
        if self._unseen:
            self._stage.paint(self._settled, (), 0.0)
            self._unseen = False

    def skip(self) -> None:
        """Leap to the settled scene and say only the last sentence, the one that tells what to do now."""
        says = [cue for cue in self._rest if isinstance(cue, Say)]
        self.start(says[-1:], self._settled)

    def again(self) -> None:
        """Say the last sentence again and what was to follow; where the film was not open yet, or was cut, skip."""
        if self.open_since == float("inf"):
            self.skip()
            return
        says = [cue for cue in self._rest if isinstance(cue, Say)] or ([self.last_said] if self.last_said else [])
        said = next((k for k, cue in enumerate(says) if cue is self.last_said), 0)
        self.start(says[said:], self._settled)

    async def _play(self, number: int, cues: Sequence[Cue], first: float) -> None:
        """Play the cues; where the program is broken the table opens as it stands, rather than staying still."""
        try:
            await self._roll(number, cues, first)
        except Exception as why:
            self._screen.log.error(why)
            self._screen.call_later(self._broken, number)

    def _broken(self, number: int) -> None:
        if number == self.number:
            self.start((), self._settled)

    async def _roll(self, number: int, cues: Sequence[Cue], first: float) -> None:
        """Play the cues; where the first is a scene it has been painted, and glides for so many seconds."""
        shows = {k: cue.when for k, cue in enumerate(cues) if isinstance(cue, Show)}
        last = max((k for k, when in shows.items() if when == "now"), default=-1)
        if last < 0:
            self._open(number)
        for k, cue in enumerate(cues):
            if isinstance(cue, Say):
                await self._say(number, cue)
            elif k == 0 or await self._time_for(number, cue):
                await asyncio.sleep(first if k == 0 else self._paint(cue))
            if number != self.number:
                return
            if k >= last:
                self._open(number)
            self._unseen = k < max(shows, default=-1)
        await self._listen()
        while number == self.number:
            await asyncio.sleep(self.patience)
            self._screen.post_message(FilmEnded(number))

    def _open(self, number: int) -> None:
        if self.open_since == float("inf"):
            self._screen.call_after_refresh(self._opened, number)

    def _opened(self, number: int) -> None:
        if number == self.number and self.open_since == float("inf"):
            self.open_since = now()

    async def _time_for(self, number: int, cue: Show) -> bool:
        """Whether a scene may be shown: one that comes after a sentence waits until that has been heard."""
        if cue.when == "after":
            await self._listen()
        return number == self.number

    def _paint(self, cue: Show) -> float:
        if cue.moves and self.speech is not None and not self.muted:
            self.speech.sound("card")
        return self._stage.paint(cue.scene, cue.moves, (QUICK_GLIDE if cue.quick else GLIDE) * self._services.pace)

    async def _say(self, number: int, cue: Say) -> None:
        await self._until_kept()
        await self._listen()
        if number != self.number:
            return
        self.last_said = cue
        self._stage.caption(cue.text)
        self._due = now() + SECONDS_A_WORD * len(cue.text.split()) * self._services.pace
        if self.speech is None or self.muted:
            return
        if cue.phrase in CHIMES:
            self.speech.sound("pair")
        started, self._heard = asyncio.Event(), asyncio.Event()
        self.speech.say(cue.text, partial(_pass_on, asyncio.get_running_loop(), started, self._heard))
        await self._until(started, LONGEST_START)

    async def _listen(self) -> None:
        """Until the sentence before has been heard and has stood for as long as it takes to read it aloud."""
        left = self._due - now()
        await self._until(self._heard, left + 6)
        await asyncio.sleep(max(self._due - now(), 0))

    async def _until_kept(self) -> None:
        """What happened is on the disk before a word is spoken; a slow disk holds nothing up for long."""
        if self._kept and not self._kept.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_KEEPING):
                    await self._kept.wait()
        self._kept = None

    async def _until(self, moment: asyncio.Event, longest: float) -> None:
        if self._services.pace and not moment.is_set():
            try:
                async with asyncio.timeout(longest):
                    await moment.wait()
            except TimeoutError:
                return


def _pass_on(loop: asyncio.AbstractEventLoop, started: asyncio.Event, ended: asyncio.Event, moment: "Moment") -> None:
    """Bring a moment of the voice, which comes on a thread of its own, to the film."""
    if not loop.is_closed():
        loop.call_soon_threadsafe((started if moment == "started" else ended).set)
        if moment != "started":
            loop.call_soon_threadsafe(started.set)
