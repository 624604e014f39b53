"""All lessons on a real terminal: `python tests/soaks/lessons.py [--pace 1] [--touch] [--aloud] [lesson ...]`.

Each is played to its end by keys, by a child who asks for every help; those whose cards can be read off the screen also
by touch, by a child who knows. At pace 1 a child looks as long as a child does, and the minutes are worth reading.
"""

import argparse
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "terminal"))

from child import hand, lifted
from reading import Place, middle
from terminal import Terminal

from tutor.art import icon
from tutor.content.lessons import load_lessons
from tutor.content.phrases import load_phrases
from tutor.game import RANKS

SIZE = (120, 40)
END = "What now"
MOST = 400
WORD_SECONDS = 0.6
RANK_OF = {load_phrases().rank[rank].word: rank for rank in "A23456"}
WORD = "|".join(RANK_OF)


class Lesson(Terminal):
    """A lesson under way, and how its child goes about it."""

    def __init__(self, lesson: str, pace: float, aloud: bool) -> None:
        super().__init__(
            *("lesson", lesson, "--seed", "4"), size=SIZE, home=tempfile.mkdtemp(), OLD_MAID_PACE=str(pace)
        )
        self.pace = pace
        self.aloud = aloud
        self.heard: list[str] = []
        self.began = time.monotonic()

    def listen(self, thinking: float) -> bool:
        """Hear to its end what is said, and think; whether the lesson is over."""
        quiet = time.monotonic()
        while time.monotonic() - quiet < 0.2 + self.pace * (WORD_SECONDS * len(self.caption.split()) + thinking):
            self.read(0.05)
            if END in self.caption:
                return True
            if self.caption and self.caption not in self.heard[-1:]:
                self.heard.append(self.caption)
                if self.aloud:
                    print(f"    {time.monotonic() - self.began:6.1f} {self.caption}", flush=True)
                quiet = time.monotonic()
        return False

    def told(self, how: str, presses: int, minutes: float) -> str:
        return f"{how}: {minutes:.1f} minutes, {presses} presses, {len(self.heard)} sentences, then: {self.heard[-2:]}"


def by_keys(lesson: Lesson) -> int:
    """Ask for all three helps at every puzzle, then take what is offered; the presses it took."""
    for turn in range(MOST):
        if lesson.listen(4 if turn % 4 else 2):
            return turn
        key = ("h", "h", "h", " ", "n", "\r")[turn % 6]
        lesson.press("d" if re.search("Press the pack|One for", lesson.caption) else key)
    raise AssertionError(f"the lesson does not end: {lesson.heard[-20:]}")


def by_touch(lesson: Lesson) -> int:
    """Read the cards and touch what is right; the touches it took."""
    go = SIZE[0] - 3 * (icon("go", "L").width + 1) + 3, 2
    lit = go
    for turn in range(MOST):
        if lesson.listen(4):
            return turn
        tier, cards = hand(lesson)
        wanted = _wanted(lesson, {place: card.rank for place, card in cards.items()})
        target = middle(wanted, tier) if wanted else go if cards else lit
        lit = target if len(cards) == 1 else lit  # with its dots lit, a card cannot be read
        lesson.touch(*target)
    raise AssertionError(f"the lesson does not end: {lesson.heard[-20:]}")


def _wanted(lesson: Lesson, cards: dict[Place, str]) -> Place | None:
    """Where the card lies that is to be touched now; None where going on is right."""
    asked = re.search(rf"(?:[Ff]ind|Where is|Here is) (?:an?|the|another) ({WORD})", lesson.caption)
    up = sorted(lifted(lesson))
    if asked:
        ranks = [RANK_OF[asked[1]]]
    elif "every dot" in lesson.caption:
        ranks = list(cards.values())
    elif "more" in lesson.caption and "any more" not in lesson.caption.lower():
        ranks = sorted(cards.values(), key=RANKS.index)[-1:]
    elif up:
        ranks = [cards[place] for place in up]
    else:
        ranks = [rank for rank, count in Counter(cards.values()).items() if count > 1][:1]
    fitting = sorted(place for place, rank in cards.items() if rank in ranks)
    return next(iter([place for place in fitting if place not in up] or fitting[-1:]), None)


def main() -> None:
    """Play the lessons that are asked for, or all; fails where one does not end."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("lessons", nargs="*")
    wishes.add_argument("--pace", type=float, default=0.0)
    wishes.add_argument("--touch", action="store_true", help="by touch, where the cards can be read")
    wishes.add_argument("--aloud", action="store_true", help="print each sentence, and when it came")
    wish = wishes.parse_args()
    for found in load_lessons():
        if wish.lessons and found.id not in wish.lessons:
            continue
        with Lesson(found.id, wish.pace, wish.aloud) as lesson:
            presses = (by_touch if wish.touch else by_keys)(lesson)
            minutes = (time.monotonic() - lesson.began) / 60
            print(f"{found.id} {lesson.told('touch' if wish.touch else 'keys', presses, minutes)}", flush=True)
            print(f"    {lesson.note}", flush=True)


if __name__ == "__main__":
    main()
