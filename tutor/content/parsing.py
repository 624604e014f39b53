"""TOML as a tree of keys and values, or one plain sentence about where it is none."""

import re
import tomllib
from typing import Any

from tutor.content.problems import Problem, bad_file, plain

Tree = dict[str, Any]

_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|end of document)\)\Z")
_TWICE = "this key or table is given twice: keep one of the two"
_PLAINLY = {
    "Invalid statement": "this is no key and no table: write key = value, or [table]",
    "Expected '=' after a key": "an equals sign is missing: write key = value, or put # before a remark",
    "Invalid value": 'this is no value: put a text in quotation marks, such as "six"',
    "Expected newline": "something stands behind the value: put it on a line of its own, or put # before a remark",
    "Expected ']": "the name of this table is not closed: write [table], or [[table]] where there are several",
    "Unclosed array": "a list is not closed here: put a comma between its values and ] at its end",
    "Unclosed inline table": "a table is not closed here: put a comma between its keys and } at its end",
    "Unescaped '\\'": "a backslash stands in this text: write two of them, or put the text in straight apostrophes",
    "Invalid initial character": "a key is missing: write key = value, the key in letters, digits and hyphens",
    "Invalid hex value": "the code behind the backslash is not complete: write the letter itself",
    "Escaped character": "the code behind the backslash is no letter: write the letter itself",
    "Invalid date": "there is no such day or time: put a text in quotation marks",
    "Cannot overwrite": _TWICE,
    "Cannot declare": _TWICE,
    "Cannot redefine": _TWICE,
    "Cannot mutate": _TWICE,
    "Duplicate inline table key": _TWICE,
}


def parsed(text: str, name: str) -> Tree:
    """The tree of a scanned text; raises BadFile with the line at which it stops being TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as why:
        raise bad_file([_problem(" ".join(str(why).split()), text, name)]) from why


def _problem(message: str, text: str, name: str) -> Problem:
    place = _PLACE.search(message)
    what = message[: place.start()] if place else message
    sentence = next((words for start, words in _PLAINLY.items() if what.startswith(start)), None)
    if not place:
        return Problem(name, 1, f"this is not TOML ({plain(what)}): write key = value")
    line = int(place["line"]) if place["line"] else text.rstrip("\n").count("\n") + 1
    return Problem(name, line, sentence or f"this is not TOML ({plain(what)}): write key = value")
