"""The table screen: one press in, one film out."""

import gc

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.geometry import Size

from tutor.art import FELT
from tutor.screens.drafting import Look
from tutor.screens.film import Film, FilmEnded
from tutor.screens.household import HouseholdScreen
from tutor.screens.layout import CAPTION_CELLS, Frame, frame
from tutor.screens.picture import hand_tier, origins, picture
from tutor.screens.pointing import DIRECTIONS, nearest_thing, next_thing
from tutor.screens.services import Services
from tutor.screens.touch import press_of, press_of_key
from tutor.teaching.cues import Move, Scene
from tutor.teaching.presses import Press, Sense, Waited
from tutor.teaching.visit import Answer, answer, scene
from tutor.widgets.caption import Caption
from tutor.widgets.table import Table

GOODBYE = 1.5  # seconds: so long goodbye is heard whatever is pressed
SAME_THING = 0.4  # seconds: a second touch of the same thing within this time is a double press


class TableScreen(HouseholdScreen):
    """Shows the visit and hears what the child does."""

    DEFAULT_CSS = f"""
    TableScreen {{ layout: vertical; background: {FELT}; }}
    TableScreen > Table {{ height: 1fr; }}
    TableScreen > Caption {{ height: {CAPTION_CELLS}; }}
    """

    def __init__(self, opening: Answer, services: Services) -> None:
        super().__init__(services)
        self.visit = opening.visit
        self.scene = scene(opening.visit)
        self.film = Film(self, self, services)
        self._opening = opening
        self._table = Table()
        self._caption = Caption()
        self._plan: Frame | None = None
        self._window = Size(0, 0)
        self._shown = self.scene
        self._look = Look(pointer=self.scene.point or self.scene.choices[0], faces=services.faces(self.scene.art))
        self._last_touch = ("", float("-inf"))
        self._told: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        """The table and the caption, nothing else."""
        yield self._table
        yield self._caption

    def on_mount(self) -> None:
        """The first frame shows the table; once it has been seen the film begins, and the voice."""
        self._measure(self.app.size)
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        gc.freeze()
        gc.enable()
        amiss = self.soon(lambda *_: self._note(self._shown))
        self.film.speech = self.services.make_speech(amiss)
        self.keeper = self.services.make_keeper(amiss)
        self.keep_and_show(self._opening)
        self.keeper.look_up(self.soon(self.know))

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out anew; too small a window asks for a bigger one and keeps the game."""
        self._measure(event.size)

    def _measure(self, size: Size) -> None:
        self._window = size
        self._repaint()

    def on_unmount(self) -> None:
        """Nothing speaks on, and everything is kept."""
        if self.film.speech is not None:
            self.film.speech.close()
        self.keeper.close()

    # What the film asks for

    def paint(self, scene: Scene, moves: tuple[Move, ...], seconds: float) -> float:
        """Show a scene, and the grown-up's line for it; the seconds that its motion takes."""
        self._shown = scene
        self._plan = frame(*self._window, len(scene.friends))
        self._note(scene)
        if self._plan is None:
            self._table.show(())
            return 0.0
        if self.app.animation_level == "none":
            seconds = 0.0
        self._look = replace(self._look, faces=self.services.faces(scene.art))
        return self._table.show(picture(scene, self._plan, self._look), origins(scene, moves), seconds)

    def caption(self, text: str) -> None:
        """Show a sentence; in too small a window the request for a bigger one stays."""
        if self._plan is not None:
            self._caption.say(text)

    # What the child does

    def key_pressed(self, key: str, at: float) -> None:
        """Arrows move the pointer, space and enter choose; m, g and r are always heard."""
        if key in DIRECTIONS:
            self._point(key, at)
        elif key in ("space", "enter"):
            self._touch(self._look.pointer, at)
        elif key in ("m", "g", "r"):
            self._touch({"m": "sound", "g": "gate", "r": "say"}[key], at)
        else:
            self._press(press_of_key(key), at)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A touch counts where it lands, whatever flies there."""
        event.stop()
        if not self.is_active:
            return
        name = self._table.hit(int(event.screen_x), int(event.screen_y))
        if name in self.scene.choices and self._at_rest(event.time):
            self._look = replace(self._look, pointer=name)
        self._touch(name, event.time)

    def on_film_ended(self, message: FilmEnded) -> None:
        """Nothing was chosen for a while."""
        if message.number == self.film.number and self.is_active:
            self._press(Waited(), message.time)

    def _touch(self, name: str, at: float) -> None:
        if self._plan is None or (name == self._last_touch[0] and at - self._last_touch[1] < SAME_THING):
            return
        self._last_touch = (name, at)
        if name == "sound":
            self._toggle_sound()
        elif name == "gate":
            self.open_gate()
        elif name == "say":
            self.film.again()
        else:
            self._press(press_of(name), at)

    def _press(self, press: Press | None, at: float) -> None:
        if self._plan is None:
            return
        if self.visit.sitting.over:
            if at - self.film.open_since > GOODBYE:
                self.app.exit(return_code=0)
        elif not self._at_rest(at):
            self.film.skip()
        elif press is not None:
            suits = hand_tier(self.scene, self._plan) != "S"
            self.take(answer(self.visit, press, Sense(at, suits)))

    def take(self, found: Answer) -> None:
        """Go on with an answer: it is kept, and its film leads to where the visit is now."""
        before_visit, self.visit = self.visit, found.visit
        if found.visit.child != before_visit.child:
            self.choose_child(found.visit.child)
        if found.cues:
            before, self.scene = self.scene, scene(found.visit)
            self._look = replace(self._look, pointer=self._pointer_after(before))
        if found.cues or found.entries:
            self.keep_and_show(found)

    def _pointer_after(self, before: Scene) -> str:
        """Where the pointer goes: to what shines anew, else it stays, else to what is nearest to its place."""
        now, pointer = self.scene, self._look.pointer
        if now.point and (now.point, now.stage, now.glow) != (before.point, before.stage, before.glow):
            return now.point
        if not now.choices or (pointer in now.choices and now.stage == before.stage):
            return pointer
        gone = next((piece.centre for piece in self._table.picture if piece.name == pointer), None)
        if gone is None or now.stage != before.stage or self._plan is None:
            return now.choices[0]
        return nearest_thing(picture(now, self._plan, self._look), now.choices, gone)

    def _point(self, direction: str, at: float) -> None:
        if not self._at_rest(at):
            self.film.skip()
            return
        pointer = next_thing(self._table.picture, self.scene.choices, self._look.pointer, direction)
        self._look = replace(self._look, pointer=pointer)
        self._repaint()

    def _at_rest(self, at: float) -> bool:
        """Whether what a press at this time acts on had been painted before."""
        return at >= self.film.open_since

    def _repaint(self) -> None:
        self.paint(self._shown, (), 0.0)
        said = self.film.last_said.text if self.film.last_said else ""
        self._caption.say(said if self._plan else self.visit.book.gate.bigger)

    def _note(self, scene: Scene) -> None:
        """The grown-up's line: what to ask at this stage, or once, as long as a stage lasts, what is amiss."""
        book, speech = self.visit.book, self.film.speech
        trouble = "muted" if self.film.muted else self.keeper.trouble() or (speech.notice() if speech else None)
        if trouble and self._told.setdefault(trouble, scene.stage) != scene.stage:
            self._told[trouble] = ""
        tell = trouble if trouble and self._told[trouble] else None
        self._caption.note(book.notice[tell] if tell else scene.note or book.parent.get(scene.stage, ""))

    def _toggle_sound(self) -> None:
        self.film.muted = not self.film.muted
        self._told.pop("muted", None)
        self._look = replace(self._look, muted=self.film.muted)
        self.film.again()
        self._repaint()
