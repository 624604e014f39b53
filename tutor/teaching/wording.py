"""The rules of wording: what may be spoken to a child, told of a line that does not keep them."""

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches

import msgspec

from tutor.teaching.phrasebook import RANK_NAMES, PhraseBook, RankWords

MOST_WORDS = 10
MOST_SENTENCES = 3
LONGEST_QUOTE = 40
FRIENDS = ("name", "other")  # gaps for what is called by a name
FORMS = RankWords.__struct_fields__[:6]

BLAME = "wrong mistake mistakes mistaken lost lose loses loser losing bad badly fail fails failed failure error errors"
_BLAME = re.compile(rf"\b(?:{'|'.join(BLAME.split())}|not right)\b", re.IGNORECASE)
_NO = re.compile(r"\bno\b(?! (?:pair|friend|partner)s?\b)", re.IGNORECASE)
_GAP = re.compile(r"\{([^{}]*)\}")
_SENTENCE = re.compile(r"[^.!?]*[.!?]+|[^.!?]+\Z")
_DIGIT = re.compile(r"\d+")
_ALLOWED = set(" ',.!?-")
_BARE_A = re.compile(r"\ba(?=[.,!?]|\Z)", re.IGNORECASE)
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


class Spoken(msgspec.Struct, frozen=True, gc=False):
    """What can stand in the gaps of a line: the gaps there are, and the ranks and pictures they may speak of."""

    book: PhraseBook
    names: Sequence[str]
    gaps: frozenset[str] = frozenset()


def faults(line: str, spoken: Spoken) -> Iterator[str]:
    """What keeps a line from being spoken to a child, each thing with what to write instead."""
    if not line.strip():
        yield "there is nothing to say: write a sentence"
        return
    amiss = [*_gap_faults(line, spoken)]
    if amiss:
        yield from amiss
        return
    told: dict[Callable[[str, Spoken], str], str] = {}
    for text in filled(line, spoken):
        for rule in RULES:
            if rule not in told and (fault := rule(text, spoken)):
                told[rule] = fault
    yield from told.values()


def parent_faults(line: str, spoken: Spoken) -> Iterator[str]:
    """The same for a line that a grown-up reads: only its length and its gaps."""
    if not line.strip():
        yield "there is nothing to say: write a sentence"
    yield from _gap_faults(line, spoken)
    for rule in (_too_many, _too_long):
        if fault := rule(line, spoken):
            yield fault


def filled(line: str, spoken: Spoken) -> Iterator[str]:
    """The line with all that can stand in its gaps."""
    if not _GAP.search(line):
        yield line
        return
    book = spoken.book
    plain = {"suit": "hearts", "colour": "red", **dict.fromkeys(FRIENDS, next(iter(book.friend.values())))}
    for name in spoken.names:
        yield book.filled(line, {**dict.fromkeys(RANK_NAMES, name), **plain})


def sentences(text: str) -> list[str]:
    """The sentences of a text, one after the other."""
    return [part.strip() for part in _SENTENCE.findall(text) if part.strip()]


def _gap_faults(line: str, spoken: Spoken) -> Iterator[str]:
    for gap in _GAP.findall(line):
        yield from _gap_fault(gap, spoken)
    if re.search(r"[{}]", _GAP.sub("", line)):
        yield "a brace stands alone: write a gap such as {x}, with both braces"
    for found in _GAP.finditer(line):
        before = line[: found.start()].rstrip()
        opens = not before or before[-1] in ".!?"
        if opens and found[1][:1].islower() and found[1] not in FRIENDS:
            yield f"{{{found[1]}}} opens a sentence: write {{{found[1].capitalize()}}}"


def _gap_fault(gap: str, spoken: Spoken) -> Iterator[str]:
    gap = _short(gap)
    what, dot, form = gap.partition(".")
    key = what.lower()
    if key not in {*spoken.gaps, "ace"} or what not in (key, key.capitalize()):
        yield f"nothing is known for {{{gap}}} here: {_known(key, spoken.gaps)}"
    elif dot and (key not in RANK_NAMES or form not in FORMS):
        near = get_close_matches(form, FORMS, 1, 0.5)
        yield f"there is no form {{{gap}}}: write {{{what}.{(near or ['word'])[0]}}}"
    elif form == "dots" and key != "ace" and not all(spoken.book.rank[name].dots for name in spoken.names):
        yield f"not every card here has dots: write {{{what}.word}}"


def _known(key: str, gaps: frozenset[str]) -> str:
    near = get_close_matches(key, sorted(gaps), 1, 0.5)
    known = ", ".join(f"{{{gap}}}" for gap in (*sorted(gaps), "ace"))
    return f"did you mean {{{near[0]}}}?" if near else f"a line here may have {known}"


def _short(text: str) -> str:
    """As much of a text as can be quoted."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."


def _unended(text: str, _: Spoken) -> str:
    return "" if text.rstrip()[-1] in ".!?" else "the line has no full stop: end it with . or ! or ?"


def _too_many(text: str, _: Spoken) -> str:
    count = len(sentences(text))
    return f"the line has {count} sentences: three are the most" if count > MOST_SENTENCES else ""


def _too_long(text: str, _: Spoken) -> str:
    for part in sentences(text):
        words = part.split()
        if len(words) > MOST_WORDS:
            return f'the sentence "{_short(" ".join(words[:4]))}..." has {len(words)} words: ten are the most'
    return ""


def _small(text: str, _: Spoken) -> str:
    for part in sentences(text):
        if part[0].islower():
            return f'"{_short(part)}" begins with no capital letter: write "{_short(part[0].upper() + part[1:])}"'
    return ""


def _digit(text: str, _: Spoken) -> str:
    found = _DIGIT.search(text)
    if not found:
        return ""
    number = int(found[0][:3])
    word = DIGITS[number] if number < len(DIGITS) else "the number in letters"
    return f"the digit {found[0][:10]} stands here: write {word}"


def _sign(text: str, _: Spoken) -> str:
    found = next((sign for sign in text if not (sign.isalnum() or sign in _ALLOWED)), "")
    return f"the sign {found} cannot be spoken: write it in words" if found else ""


def _blame(text: str, _: Spoken) -> str:
    found = _BLAME.search(text) or _NO.search(text)
    return f'"{found[0]}" tells a child off: say what the cards are' if found else ""


def _bare_rank(text: str, spoken: Spoken) -> str:
    forms = {form for name in spoken.book.rank.values() for form in (name.word, name.many)}
    for part in sentences(text):
        bare = part.strip(" .!?")
        if bare.lower() in forms:
            word = bare.lower()
            instead = next((one.one for one in spoken.book.rank.values() if word in (one.word, one.many)), word)
            return f'"{part}" is a bare number: write "It is {instead}."'
    return ""


def _bare_a(text: str, _: Spoken) -> str:
    return 'a bare "a" is spoken as "uh": write "ace", or a word behind it' if _BARE_A.search(text) else ""


RULES: tuple[Callable[[str, Spoken], str], ...] = (
    _unended,
    _too_many,
    _too_long,
    _small,
    _digit,
    _sign,
    _blame,
    _bare_rank,
    _bare_a,
)
