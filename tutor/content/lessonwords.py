"""Whether the lines of a lesson keep the rules of wording, with everything that can stand in their gaps."""

from collections.abc import Iterator

from tutor.content.findings import Finding
from tutor.content.problems import plain
from tutor.game import ODD_ONE
from tutor.teaching.lesson import Lesson, Parent, Step, lines_of
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.wording import Spoken, faults, parent_faults

GAPS = {
    "show": ("x",),
    "count": ("x",),
    "pick": ("x", "t"),
    "find": ("x",),
    "triple": ("x",),
    "odd": ("x",),
    "draw": ("name",),
    "deal": ("name",),
}
MIXED = ("x", "y", "low", "high")
MORE = {
    "on_same_suit": ("suit",),
    "on_same_colour": ("colour",),
    "on_colour_rule": ("colour",),
    "on_picture_colour": ("colour",),
}


def word_findings(lesson: Lesson, index: int, book: PhraseBook) -> Iterator[Finding]:
    """All that is amiss with what is said in one step."""
    step = lesson.step[index]
    names = _names(lesson, step, book)
    spoken = Spoken(book, names, frozenset(GAPS.get(_do(step), ())))
    rules = parent_faults if isinstance(step, Parent) else faults
    lines = lines_of(step)
    for at, line in enumerate(lines):
        path = ("step", index, "say") if isinstance(step.say, str) else ("step", index, "say", at)
        for fault in rules(line, spoken):
            yield Finding(path, plain(fault), needs=(("deck",),))
        if len(lines) > 1 and line == lines[at - 1]:
            yield Finding(path, "the same line would come twice running: write another one")
    for key in step.__struct_fields__:
        line = getattr(step, key) if key.startswith("on_") else ""
        if line:
            for fault in faults(line, Spoken(book, names, frozenset((*MIXED, *MORE.get(key, ()))))):
                yield Finding(("step", index, key), plain(fault), needs=(("deck",),))


def _do(step: Step) -> str:
    return str(step.__struct_config__.tag)


def _names(lesson: Lesson, step: Step, book: PhraseBook) -> tuple[str, ...]:
    """The ranks and pictures that this step may speak of."""
    texts = (str(getattr(step, key, "")) for key in ("cards", "from_", "hand", "fan", "match", "card"))
    written = (word.strip("<>'").rstrip("HDCS") for text in texts for word in text.split())
    names = dict.fromkeys((*lesson.deck.names, *written))
    return tuple(name for name in names if name in book.rank and name != ODD_ONE) or ("A",)
