"""What a family has beside the game: what is kept, what is wished, and the grown-ups' pages behind the gate."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tutor.screens.child import ChildScreen
from tutor.screens.family import Keeper, Kept, NoKeeper
from tutor.screens.film import Film
from tutor.screens.services import Services
from tutor.screens.wishes import Wishes, manner_of
from tutor.teaching.arrival import known, who_plays, wished
from tutor.teaching.cues import Scene
from tutor.teaching.journal import Ended
from tutor.teaching.visit import Answer, Visit, arrive

if TYPE_CHECKING:  # not needed to start
    from tutor.screens.grownups import GrownUpsScreen
    from tutor.voice import Speech


class HouseholdScreen(ChildScreen):
    """Hands over what happened before it is shown, and knows what was kept from before."""

    visit: Visit
    film: Film
    scene: Scene
    take: Callable[[Answer], None]

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.keeper: Keeper = NoKeeper()
        self.kept = Kept()
        self._untold: Kept | None = None

    def soon(self, what: Callable[..., object]) -> Callable[..., None]:
        """What can be called on any thread, to have this done here."""
        return partial(_on_loop, asyncio.get_running_loop(), what)

    def know(self, kept: Kept) -> None:
        """What was kept from before is known now; with the gate on top it is told when that closes."""
        self._untold = None if self.is_current else kept
        if self._untold:
            return
        self.kept = kept
        self._wished(kept.wishes)
        found = known(self.visit, kept.children, kept.progress)
        if found.cues:
            self.take(found)
        else:
            self.visit = found.visit

    def choose_child(self, child: str) -> None:
        """From now on this child plays, and what is known of her counts."""
        self.keeper.choose(child)
        self.keeper.look_up(self.soon(self.know))

    def _wished(self, wishes: Wishes) -> None:
        """Speak and wait as the family wishes from now on."""
        self.film.patience = wishes.patience
        self.visit = wished(self.visit, wishes.ace_as_one)
        if self.film.speech is not None:
            self.film.speech.change(manner_of(wishes))

    def open_gate(self) -> None:
        """Ask for the word that leads to the grown-ups' pages."""
        from tutor.screens.gate import GateScreen  # noqa: PLC0415 - not needed to start

        self.film.cut()
        gate = self.visit.book.gate
        self.app.push_screen(GateScreen(gate, self.services.choose(gate.words)), self._gate_closed)

    def _gate_closed(self, opened: bool | None) -> None:
        if not opened:
            self.film.again()
            if self._untold:
                self.know(self._untold)
            return
        self.call_later(self._show_pages)

    def _show_pages(self) -> None:
        """The grown-ups' pages; the voice tells them which voices there are as soon as it knows."""
        from tutor.screens.grownups import GrownUpsScreen  # noqa: PLC0415 - not needed to start

        self.film.cut()
        pages = GrownUpsScreen(self.visit.book, self.kept, self.keeper, self._wished)
        self.app.push_screen(pages, self._grown_ups_done)
        if self.film.speech:
            self.run_worker(_name_voices(pages, self.film.speech), exit_on_error=False)

    def _grown_ups_done(self, leave: bool | None) -> None:
        if leave:
            self.app.exit(return_code=0)
            return
        self.keeper.look_up(self.soon(self._back_from_pages))
        self.film.again()

    def _back_from_pages(self, kept: Kept) -> None:
        """The wishes hold from now on; another child begins on the first page, once it is known who that is."""
        before = self.kept.child
        self.know(kept)
        if kept.child == before:
            return
        gone = before not in {child.id for child in kept.children}
        asks = gone and len(kept.children) > 1
        self.visit = replace(self.visit, child="" if asks else kept.child)
        self.take(who_plays(self.visit) if asks else arrive(self.visit))

    def keep_and_show(self, found: Answer) -> None:
        """What happened is handed over first; then it is shown, and spoken once it is kept."""
        kept = asyncio.Event() if found.entries else None
        if kept:
            self.keeper.keep(found.entries, self.soon(kept.set))
            if any(isinstance(entry, Ended) for entry in found.entries):
                self.keeper.look_up(self.soon(self.know))
        if found.cues:
            self.film.start(found.cues, self.scene, kept)


async def _name_voices(pages: "GrownUpsScreen", speech: "Speech") -> None:
    pages.voices = tuple(voice.id for voice in await asyncio.to_thread(speech.voices))


def _on_loop(loop: asyncio.AbstractEventLoop, what: Callable[..., object], *told: object) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(what, *told)
