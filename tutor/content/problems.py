"""What is amiss in a file, and where: told in one sentence each, in words for whoever wrote the file."""

from collections.abc import Iterable

import msgspec

LONGEST_QUOTE = 40
MOST_TOLD = 100
LARGEST_NUMBER = 10**12


class Problem(msgspec.Struct, frozen=True, gc=False):
    """One thing that is amiss in a file; lines count from 1."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


class BadFile(Exception):
    """A file cannot be used; the message is one sentence that says why, `problems` are all that were found in it."""

    def __init__(self, message: str, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems


def bad_file(problems: Iterable[Problem]) -> BadFile:
    """The refusal of a file for these problems, told by the first of them."""
    found = tuple(problems)
    return BadFile(str(found[0]), found)


def plain(text: str) -> str:
    """A text of somebody else's as it may be printed within a line: nothing that breaks or turns the line."""
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)


def shown(value: object) -> str:
    """A value of a file in a few words: `"six"`, `6`, `true`, `a list`."""
    if isinstance(value, str):
        short = value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "..."
        return f'"{plain(short)}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < LARGEST_NUMBER else "a very large number"
    if isinstance(value, float):
        return str(value)
    kinds = {list: "a list", tuple: "a list", dict: "a table"}
    return next((words for kind, words in kinds.items() if isinstance(value, kind)), "a date or a time")


def listed(words: Iterable[str], last: str = "or") -> str:
    """Words in a row: `a`, `a or b`, `a, b or c`."""
    *front, end = words
    return f"{', '.join(front)} {last} {end}" if front else end


def english(number: int, thing: str) -> str:
    """So many of a thing: `1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
