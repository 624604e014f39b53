"""Where in a TOML text each key stands, since `tomllib` does not tell."""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping

import msgspec

from tutor.content.findings import Path

_BLANK = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_SPACE = re.compile(r"[ \t]*+")
_PART = re.compile(r"""[A-Za-z0-9_-]++|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+'""")
_TEXT = re.compile(
    r'''"""(?:[^"\\]++|\\(?s:.)|"(?!""))*+"{3,5}+|\'\'\'(?:[^']++|'(?!''))*+'{3,5}+'''
    r"""|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+\'"""
)
_PLAIN = re.compile(r"[^,\]}#\n]++")


class Lines(msgspec.Struct, frozen=True, gc=False):
    """The line of each key and list item by its path, such as `("picture", 2, "small")`; and where each text begins."""

    keys: Mapping[Path, int]
    texts: Mapping[Path, int]

    def of(self, path: Path, row: int | None = None) -> int:
        """The line of a key, or of the nearest table round it that is there; with a row (from 0) that line of its text.

        Line 1 where nothing of the path is there.
        """
        if row is not None and path in self.texts:
            return self.texts[path] + row
        while path and path not in self.keys:
            path = path[:-1]
        return self.keys.get(path, 1)


def line_map(text: str) -> Lines:
    """The lines of a text that `tomllib` has read without complaint, its lines ended by a line feed."""
    return _Walk(text).lines()


class _Walk:
    """Goes through a text once, from statement to statement."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._starts = [0, *(end.end() for end in re.finditer(r"\n", text))]
        self._keys: dict[Path, int] = {}
        self._texts: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}

    def lines(self) -> Lines:
        table: Path = ()
        while self._skip(_BLANK) < len(self._text):
            begun = self._at
            if self._text[begun] == "[":
                table = self._header()
            else:
                self._pair(table)
            if self._at == begun:
                break
        return Lines(self._keys, self._texts)

    def _skip(self, what: re.Pattern[str]) -> int:
        found = what.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._at

    def _line(self, at: int) -> int:
        return bisect_right(self._starts, at)

    def _header(self) -> Path:
        line, several = self._line(self._at), self._text.startswith("[[", self._at)
        self._at += 1 + several
        *front, last = self._dotted()
        self._at += 1 + several
        path = (*self._inside((), front, line), last)
        if several:
            self._keys.setdefault(path, line)
            self._counts[path] = self._counts.get(path, -1) + 1
            path = (*path, self._counts[path])
        self._keys[path] = line
        return path

    def _pair(self, table: Path) -> None:
        line = self._line(self._at)
        *front, last = self._dotted() or [""]
        path = (*self._inside(table, front, line), last)
        self._keys[path] = line
        self._at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _inside(self, path: Path, parts: list[str], line: int) -> Path:
        """The table that these parts lead to: of several tables of one name, the last."""
        for part in parts:
            path = (*path, part)
            self._keys.setdefault(path, line)
            if path in self._counts:
                path = (*path, self._counts[path])
        return path

    def _dotted(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._skip(_SPACE)
            found = _PART.match(self._text, self._at)
            if not found:
                return parts
            parts.append(_unquoted(found[0]))
            self._at = found.end()
            if self._text[self._skip(_SPACE) : self._at + 1] != ".":
                return parts
            self._at += 1

    def _value(self, path: Path) -> None:
        sign = self._text[self._at : self._at + 1]
        if sign == "[":
            self._list(path)
        elif sign == "{":
            self._table(path)
        elif sign and sign in "\"'":
            opened = self._at + 3 if self._text.startswith(sign * 3, self._at) else self._at
            self._texts[path] = self._line(opened) + self._text.startswith("\n", opened)
            self._skip(_TEXT)
        else:
            self._skip(_PLAIN)

    def _list(self, path: Path) -> None:
        self._at += 1
        index = 0
        while self._more("]"):
            self._keys[(*path, index)] = self._line(self._at)
            self._value((*path, index))
            index += 1

    def _table(self, path: Path) -> None:
        self._at += 1
        while self._more("}"):
            self._pair(path)

    def _more(self, end: str) -> bool:
        """Whether one more value follows within a list or an inline table; passes its end otherwise."""
        self._skip(_BLANK)
        if self._text.startswith(",", self._at):
            self._at += 1
            self._skip(_BLANK)
        if self._at < len(self._text) and not self._text.startswith(end, self._at):
            return True
        self._at += 1
        return False


def _unquoted(part: str) -> str:
    if part[0] == '"' and "\\" in part:
        return next(iter(tomllib.loads(f"{part}=0")))
    return part[1:-1] if part[0] in "\"'" else part
