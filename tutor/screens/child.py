"""What every screen that a child can reach has in common: no keys of its own, and the grown-up's way out."""

from textual import events
from textual.screen import Screen

from tutor.screens.holding import Holding
from tutor.screens.leaving import Leaving


class ChildScreen(Screen[bool], inherit_bindings=False):
    """Passes on single keys; ctrl+c twice leaves from anywhere."""

    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    ESCAPE_TO_MINIMIZE = False

    def __init__(self) -> None:
        super().__init__()
        self._leaving = Leaving()
        self._holding = Holding()

    def on_key(self, event: events.Key) -> None:
        """Hear a key, caps lock or not, unless it is held down, one of a handful, or meant for a page over this one."""
        event.stop()
        event.prevent_default()
        self._leaving, leave = self._leaving.pressed(event.key, event.time)
        if leave:
            self.app.exit(return_code=0)
        elif self._by_itself(event.key.lower(), event.time) and self.is_active and event.key != "ctrl+c":
            self.key_pressed(event.key.lower(), event.time)

    def _by_itself(self, key: str, at: float) -> bool:
        """Whether a key is a press of its own."""
        self._holding, own = self._holding.pressed(key, at)
        return own

    def key_pressed(self, key: str, at: float) -> None:
        """One key, pressed by itself at this time."""
