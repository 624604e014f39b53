"""Where the help dial starts: it goes on from where it stood, one higher after a missed day."""

from tutor.teaching.journal import Day
from tutor.teaching.lesson_help import MOST, Dial
from tutor.teaching.mastery.calendar import days_between

START = 1  # for a child of whom nothing is known


class Dialling:
    """Follows the journal, and tells where the help dial stands."""

    def __init__(self, start: int = START) -> None:
        self._dial = Dial(start)
        self._day = ""

    def take(self, day: Day) -> None:
        """Follow one day on."""
        if day.date != self._day:
            self._dial = Dial(self.level(day.date))
            self._day = day.date
        self._dial = self._dial.after(entry for _, entry in day.entries)

    def level(self, today: str) -> int:
        """Where the dial starts today, 0 to 3."""
        missed = self._day and days_between(self._day, today) > 1
        return min(self._dial.level + 1, MOST) if missed else self._dial.level
