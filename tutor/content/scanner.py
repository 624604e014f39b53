"""Looks a file over before `tomllib` sees it: its size, its letters, and what would keep the parser busy for long."""

import re
from collections.abc import Iterator
from itertools import islice

from tutor.content.problems import Problem, bad_file

LARGEST = 256 * 1024
MOST_PARTS = 16
DEEPEST = 16
LONGEST_WORD = 200
MOST_TOLD = 20
MOST_LOOKED_AT = 1000

SAVE_AS = "save the file as UTF-8"

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_TEXT = re.compile(
    r"""#[^\n]*+"""
    r"""|"(?:""(?:[^"\\]++|\\(?s:.)|"(?!""))*+"{3,5}|(?!"")(?:[^"\\\n]++|\\.)*+"|(?s:.)*+(?P<open>))"""
    r"""|'(?:''(?:[^']++|'(?!''))*+'{3,5}|(?!'')[^'\n]*+'|(?s:.)*+(?P<opened>))"""
)
_BRACKET = re.compile(r"[\[\]{}]")
_STRANGE = re.compile(r"[^\x00-\x7f]")
_LONG_KEY = re.compile(rf"(?<![\w~-])(?:[\w~-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}", re.ASCII)
_LONG_WORD = re.compile(rf"(?<![\w-])[\w-]{{{LONGEST_WORD + 1}}}", re.ASCII)
_HIDDEN = "~"  # stands for each letter of a text; no word has it

_BLANKS = {"\u00a0": "a non-breaking blank", "\ufeff": "a byte order mark", "\u3000": "a wide blank"}
_CURLY = {
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb", ("a curly quotation mark", 'write a straight one, "')),
    **dict.fromkeys("\u2018\u2019\u201a\u201b", ("a curly apostrophe", "write a straight one, '")),
}


def scanned(data: bytes, name: str) -> str:
    """The text of a file that may be parsed, its lines ended by a line feed; raises BadFile with all that is amiss."""
    if len(data) > LARGEST:
        raise bad_file([Problem(name, 1, "the file is larger than 256 kB: keep a deck or a lesson in a smaller one")])
    text = _decoded(data, name)
    amiss = [*islice(_controls(text), MOST_LOOKED_AT), *islice(_flaws(text), MOST_LOOKED_AT)]
    if amiss:
        raise bad_file(_told(text, sorted(amiss), name))
    return text


Flaw = tuple[int, str]  # where in the text, and what is amiss there


def _decoded(data: bytes, name: str) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or _half_empty(data[:8]):
        raise bad_file([Problem(name, 1, f"the file is written in UTF-16: {SAVE_AS}")])
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as why:
        line = data.count(b"\n", 0, why.start) + 1
        what = f"the byte {data[why.start]:#04x} is no letter of UTF-8"
        raise bad_file([Problem(name, line, f"{what}: {SAVE_AS}")]) from why


def _half_empty(start: bytes) -> bool:
    """Whether every other byte is nothing, as in plain English written in UTF-16."""
    return len(start) > 3 and any(start) and not (any(start[::2]) and any(start[1::2]))


def _controls(text: str) -> Iterator[Flaw]:
    for found in _CONTROL.finditer(text):
        if found[0] == "\r":
            yield found.start(), "a carriage return stands alone here: end each line with a line feed"
        else:
            yield found.start(), f"a control character (U+{ord(found[0]):04X}) stands here: take it out"


def _flaws(text: str) -> Iterator[Flaw]:
    """What is amiss outside texts and comments, up to where a text has no end."""
    bare = _TEXT.sub(_hidden, text)
    if bare.endswith(('"', "'")):
        begun = len(bare) - 1
        mark = bare[-1] * (3 if text.startswith(bare[-1] * 3, begun) else 1)
        yield begun, f"the text that begins here has no end: close it with {mark}"
    if not bare.isascii():
        yield from ((strange.start(), _strange(strange[0])) for strange in _STRANGE.finditer(bare))
    if bare.count(".") >= MOST_PARTS:
        why = f"a key has more than {MOST_PARTS} parts: write [tables] instead of so many dots"
        yield from ((key.start(), why) for key in _LONG_KEY.finditer(bare))
    if max(map(len, bare.split()), default=0) > LONGEST_WORD:
        why = f"a word or number has more than {LONGEST_WORD} signs: shorten it, or put it in quotation marks"
        yield from ((word.start(), why) for word in _LONG_WORD.finditer(bare))
    yield from _nested(bare)


def _hidden(found: re.Match[str]) -> str:
    """A comment as blanks, a text as hidden letters, one without an end as its first mark; no place moves."""
    text = found[0]
    if text[0] == "#":
        return " " * len(text)
    if found.lastgroup:
        return text[0]
    if "\n" in text:
        return "\n".join(_HIDDEN * len(row) for row in text.split("\n"))
    return _HIDDEN * len(text)


def _nested(bare: str) -> Iterator[Flaw]:
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        if bracket[0] in "]}":
            depth = max(depth - 1, 0)
            continue
        depth += 1
        if depth > DEEPEST:
            yield bracket.start(), f"more than {DEEPEST} brackets are open here: nest less deeply"
            return


def _strange(sign: str) -> str:
    code = f"U+{ord(sign):04X}"
    if sign in _CURLY:
        name, instead = _CURLY[sign]
        return f"{name} ({code}) stands here: {instead}"
    if sign in _BLANKS or sign.isspace():
        return f"{_BLANKS.get(sign, 'an unusual blank')} ({code}) stands here: write an ordinary space"
    if not sign.isprintable():
        return f"an invisible character ({code}) stands here: take it out"
    return f"the letter {sign} stands outside quotation marks: put the text in quotation marks"


def _told(text: str, amiss: list[Flaw], name: str) -> Iterator[Problem]:
    """Each flaw with its line and column; of many alike on one line the first, of very many the first few."""
    seen: set[tuple[int, str]] = set()
    line, begin = 1, 0
    for at, sentence in amiss:
        ended = text.count("\n", begin, at)
        if ended:
            line, begin = line + ended, text.rindex("\n", begin, at) + 1
        if (line, sentence) in seen:
            continue
        if len(seen) == MOST_TOLD:
            yield Problem(name, line, "more of the same follows: mend these first")
            return
        seen.add((line, sentence))
        yield Problem(name, line, f"column {at - begin + 1}: {sentence}")
