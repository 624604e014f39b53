"""Where the help dial starts: it goes on from where it stood, one higher after a missed day."""

import msgspec

from tutor.teaching.journal import Day
from tutor.teaching.lesson_help import MOST, Dial
from tutor.teaching.mastery.calendar import days_between

START = 1  # for a child of whom nothing is known


class Dialling(msgspec.Struct):
    """Follows the journal, and tells where the help dial stands; it began at `start`."""

    start: int
    dial: Dial
    date: str = ""

    def take(self, day: Day) -> None:
        """Follow one day on."""
        if day.date != self.date:
            self.dial = Dial(self.level(day.date))
            self.date = day.date
        self.dial = self.dial.after(entry for _, entry in day.entries)

    def level(self, today: str) -> int:
        """Where the dial starts today, 0 to 3."""
        missed = self.date and days_between(self.date, today) > 1
        return min(self.dial.level + 1, MOST) if missed else self.dial.level


def dialling(start: int = START) -> Dialling:
    """Who follows the help dial from the first day on."""
    return Dialling(start, Dial(start))
