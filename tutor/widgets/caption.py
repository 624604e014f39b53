"""The caption: what is said, large and plain, and a small line for the grown-up below it."""

import textwrap

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

LINES = 2

SAID = Style(color="#ffffff", bgcolor="#00005f", bold=True)
NOTE = Style(color="#afd7d7", bgcolor="#00005f")


class Caption(Widget):
    """Two lines for the sentence and one for the note, painted as they are: no markup is read."""

    def __init__(self) -> None:
        super().__init__(id="caption")
        self._said = ""
        self._note = ""

    @property
    def said(self) -> str:
        """The sentence that stands there."""
        return self._said

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        if sentence != self._said:
            self._said = sentence
            self.refresh()

    def note(self, line: str) -> None:
        """Show the grown-up's line."""
        if line != self._note:
            self._note = line
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of cells."""
        width = self.size.width
        lines = textwrap.wrap(self._said, max(width - 2, 1))[:LINES]
        text, style = (lines[y] if y < len(lines) else "", SAID) if y < LINES else (self._note[: width - 2], NOTE)
        return Strip([Segment(text.center(width), style)], width)
