"""What every screen that a child can reach has in common: no keys of its own, and the grown-up's way out."""

from textual import events
from textual.screen import Screen

from tutor.screens.leaving import Leaving

KEY_REPEAT = 0.08  # seconds: a key that follows another as fast as this is held down, or part of a flat hand


class ChildScreen(Screen[bool], inherit_bindings=False):
    """Passes on single keys; ctrl+c twice leaves from anywhere."""

    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    ESCAPE_TO_MINIMIZE = False

    def __init__(self) -> None:
        super().__init__()
        self._leaving = Leaving()
        self._last_key = float("-inf")

    def on_key(self, event: events.Key) -> None:
        """Hear a key, caps lock or not, unless it is held down, one of a handful, or meant for a page over this one."""
        event.stop()
        event.prevent_default()
        self._leaving, leave = self._leaving.pressed(event.key, event.time)
        handful = event.time - self._last_key < KEY_REPEAT
        self._last_key = event.time
        if leave:
            self.app.exit(return_code=0)
        elif self.is_active and not handful and event.key != "ctrl+c":
            self.key_pressed(event.key.lower(), event.time)

    def key_pressed(self, key: str, at: float) -> None:
        """One key, pressed by itself at this time."""
