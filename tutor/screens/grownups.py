"""The grown-ups' own pages behind the gate: wishes, children, the report, and the way out."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from tutor.game import clean_name
from tutor.screens.child import ChildScreen
from tutor.screens.family import Keeper, Kept
from tutor.screens.wishes import Wishes, turned
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.places import Child

DO = {
    "l": "leave",
    "b": "back",
    "r": "report",
    "e": "export",
    "k": "choose",
    "c": "add",
    "n": "name",
    "x": "remove",
    "u": "restore",
}
WISH = {
    "v": "voice",
    "w": "rate",
    "o": "volume",
    "t": "speaks",
    "s": "sounds",
    "a": "ace_as_one",
    "p": "patience",
    "h": "level",
}
MOST_BACK = 9  # children in the bin who can be called by a digit
PAGE = 16  # lines that the up and down keys move a long text


class GrownUpsScreen(ChildScreen):
    """Closes with True to leave the game, with False to go back to it; wishes are kept as they are made.

    `voices` are those to choose from, once they are known.
    """

    DEFAULT_CSS = """
    GrownUpsScreen { align: center middle; background: #00005f; color: #ffffff; }
    GrownUpsScreen > Static { width: auto; height: auto; }
    """

    def __init__(
        self,
        book: PhraseBook,
        kept: Kept,
        keeper: Keeper,
        wished: Callable[[Wishes], None],
    ) -> None:
        super().__init__()
        self._words = book.grown_up
        self._animals = book.friend
        self._kept = kept
        self._keeper = keeper
        self.voices: tuple[str, ...] = ()
        self._wished = wished
        self._wishes = kept.wishes
        self._typing: str | None = None
        self._asking = ""
        self._adding = False
        self._long: list[str] = []
        self._wanted = 0
        self._from = 0
        self._shown = Static(self._menu(), markup=False)

    def compose(self) -> ComposeResult:
        """One page of text."""
        yield self._shown

    def _by_itself(self, key: str, at: float) -> bool:
        """A grown-up types as fast as she likes; only to a question a key that is held down is no answer."""
        return super()._by_itself(key, at) or not self._asking

    def on_key(self, event: events.Key) -> None:
        """A name is typed as it is, capitals and all; else a key does what stands beside it."""
        if self._typing is None or event.key == "ctrl+c":
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        self._type(event)

    def key_pressed(self, key: str, at: float) -> None:
        """Do what stands beside the key; from a long text any key but up and down goes back."""
        if self._long and key in ("up", "down"):
            self._scroll(PAGE if key == "down" else -PAGE)
        elif self._long:
            self._long, self._wanted = [], self._wanted + 1
            self._shown.update(self._menu())
        elif self._asking:
            self._answered(key)
        elif key in WISH:
            self._wish(WISH[key])
        elif key in self._offered or key == "escape":
            self._do(self._offered.get(key, "back"))

    def _do(self, what: str) -> None:
        if what in ("leave", "back"):
            if self.is_current:
                self.dismiss(what == "leave")
        elif what in ("report", "export"):
            self._wanted += 1
            self._read(self._words["wait"])
            tell = partial(self.app.call_from_thread, self._told, self._wanted)
            self._keeper.report(tell) if what == "report" else self._keeper.export(tell)
        elif what == "choose":
            self._choose_next()
        elif what in ("remove", "restore"):
            self._asking = what
            self._shown.update(self._question())
        else:
            self._typing, self._adding = "", what == "add"
            self._shown.update(self._naming())

    def _choose_next(self) -> None:
        ids = [child.id for child in self._kept.children]
        child = ids[(ids.index(self._kept.child) + 1) % len(ids)]
        self._keeper.choose(child)
        self._kept = replace(self._kept, child=child)
        self._shown.update(self._menu())

    def _answered(self, key: str) -> None:
        """The same key again removes the child who plays; a number takes back the child who stands there."""
        asked, self._asking = self._asking, ""
        which = self._numbered.get(key)
        if asked == "remove" and DO.get(key) == "remove":
            self._keeper.remove_child(self._kept.child)
        elif asked == "restore" and which:
            self._keeper.restore_child(which.id)
        else:
            self._shown.update(self._menu())
            return
        if self.is_current:
            self.dismiss(False)

    def _wish(self, what: str) -> None:
        self._wishes = turned(self._wishes, what, self.voices)
        self._keeper.wish(self._wishes)
        self._wished(self._wishes)
        self._shown.update(self._menu())

    def _type(self, event: events.Key) -> None:
        typed = self._typing or ""
        if event.key == "enter" and clean_name(typed):
            self._named(clean_name(typed))
        elif event.key in ("escape", "enter"):
            self._typing = None
            self._shown.update(self._menu())
        else:
            typed = typed[:-1] if event.key == "backspace" else typed + (event.character or "")
            self._typing = typed[:80]
            self._shown.update(self._naming())

    def _named(self, name: str) -> None:
        if self._adding or not self._kept.child:
            self._keeper.add_child(name)
        else:
            self._keeper.rename_child(self._kept.child, name)
        if self.is_current:
            self.dismiss(False)

    def _told(self, number: int, text: str) -> None:
        """An answer has come; one that is no longer waited for is let go."""
        if number == self._wanted:
            self._read(text)

    def _read(self, text: str) -> None:
        self._long, self._from = (text or self._words["cannot"]).splitlines(), 0
        self._scroll(0)

    def _scroll(self, by: int) -> None:
        most = max(len(self._long) - self._room, 0)
        self._from = min(max(self._from + by, 0), most)
        lines = self._long[self._from : self._from + self._room]
        self._shown.update(Content("\n".join((*lines, "", self._words["any_key"]))))

    @property
    def _room(self) -> int:
        return max(self.app.size.height - 4, 1)

    def _naming(self) -> Content:
        return Content("\n".join((self._words["type_name"], "", clean_name(self._typing or "") + "_")))

    @property
    def _numbered(self) -> dict[str, Child]:
        """The children in the bin by the key that takes them back, the newest first."""
        return {str(number): child for number, child in enumerate(self._kept.removed[: -MOST_BACK - 1 : -1], 1)}

    def _question(self) -> Content:
        words = self._words
        if self._asking == "remove":
            lines = [words["sure"] + self._called(self._playing)]
        else:
            lines = [words["which"], "", *(f"  {key}   {self._called(one)}" for key, one in self._numbered.items())]
        return Content("\n".join((*lines, "", words["any_key"])))

    @property
    def _playing(self) -> Child | None:
        return next((child for child in self._kept.children if child.id == self._kept.child), None)

    def _called(self, child: Child | None) -> str:
        """A child by name and, where there are several, by the animal that she touches."""
        name = (clean_name(child.name) if child else "") or self._words["nobody"]
        return f"{name} ({self._animals[child.friend]})" if child and len(self._kept.children) > 1 else name

    @property
    def _offered(self) -> dict[str, str]:
        """What can be done now, by its key."""
        missing = {"choose": len(self._kept.children) < 2, "restore": not self._kept.removed}
        return {key: what for key, what in DO.items() if not missing.get(what)}

    def _menu(self) -> Content:
        words = self._words
        lines = [words["title"], words["child"] + self._called(self._playing), ""]
        lines += [f"  {key}   {words[what]}" for key, what in self._offered.items()]
        lines += ["", *(f"  {key}   {words[what]}: {self._value(what)}" for key, what in WISH.items())]
        return Content("\n".join(lines))

    def _value(self, what: str) -> str:
        value, words = getattr(self._wishes, what), self._words
        if what == "voice":
            return clean_name(value) or words["usual"]
        if what == "ace_as_one":
            return words["one" if value else "ace"]
        if isinstance(value, bool):
            return words["on" if value else "off"]
        return f"{value:g}"
