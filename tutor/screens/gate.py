"""The grown-ups' gate: a word that stands on the screen is typed to leave the game."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from tutor.screens.child import ChildScreen
from tutor.teaching.phrasebook import GateWords


class GateScreen(ChildScreen):
    """Closes with True once the word has been typed; with False at a touch or escape."""

    DEFAULT_CSS = """
    GateScreen { align: center middle; background: #00005f; color: #ffffff; }
    GateScreen > Static { width: auto; height: auto; text-align: center; }
    """

    def __init__(self, words: GateWords, word: str) -> None:
        super().__init__()
        self._words = words
        self._word = word
        self._typed = ""
        self._shown = Static(self._text(), markup=False)

    def compose(self) -> ComposeResult:
        """The word, and how to get back."""
        yield self._shown

    def key_pressed(self, key: str, at: float) -> None:
        """Take the next letter; any other key than the one expected begins the word anew."""
        if key == "escape":
            self._close(False)
            return
        typed = self._typed + key
        self._typed = next((part for part in (typed, key) if self._word.startswith(part)), "")
        self._shown.update(self._text())
        if self._typed == self._word:
            self._close(True)

    def _by_itself(self, key: str, at: float) -> bool:
        """A grown-up types as fast as she likes; the word keeps a flat hand out."""
        return True

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Go back to the game."""
        event.stop()
        self._close(False)

    def _close(self, opened: bool) -> None:
        if self.is_current:
            self.dismiss(opened)

    def _text(self) -> Content:
        spaced = " ".join(self._word)
        typed = " ".join(self._typed.ljust(len(self._word), "_"))
        lines = (self._words.title, "", self._words.ask, "", spaced, typed, "", self._words.back)
        return Content("\n".join(lines))
