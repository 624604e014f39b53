"""Looks into files of every kind that a family may write, and tells what is amiss in them, file by file."""

from collections.abc import Callable, Iterable
from functools import partial
from os.path import abspath
from pathlib import Path
from typing import Any

import msgspec

from tutor.content.checking import problems_in
from tutor.content.deckchecks import deck_findings
from tutor.content.deckfile import DeckFile
from tutor.content.files import content
from tutor.content.findings import Finding
from tutor.content.lessonchecks import lesson_findings
from tutor.content.lines import line_map
from tutor.content.parsing import Tree, parsed
from tutor.content.phrases import rule_findings
from tutor.content.phrasewords import phrase_findings
from tutor.content.problems import BadFile, Problem, plain, shown
from tutor.content.scanner import scanned
from tutor.teaching.lesson import Lesson
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.report import ReportWords
from tutor.teaching.rulebook.words import RuleWords


class Kind(msgspec.Struct, frozen=True, gc=False):
    """A kind of file: its shape, and what looks at its values when told the file's name.

    `looks_around` says that it is told the whole way to the file, as it looks at others beside it.
    """

    shape: type[msgspec.Struct]
    amiss: Callable[..., Iterable[Finding]]
    looks_around: bool = False

    @property
    def marks(self) -> frozenset[str]:
        """The keys by which it is known among other kinds."""
        return frozenset(field.encode_name for field in msgspec.structs.fields(self.shape)) - EVERYWHERE


EVERYWHERE = frozenset(("format", "id", "title"))
KINDS = (
    Kind(DeckFile, deck_findings),
    Kind(Lesson, lesson_findings, looks_around=True),
    Kind(PhraseBook, phrase_findings),
    Kind(RuleWords, rule_findings),
    Kind(ReportWords, rule_findings),
)


def inspect_files(names: Iterable[str]) -> tuple[Problem, ...]:
    """Every problem of these files, each file looked at once, two with one id among them; never raises."""
    problems: list[Problem] = []
    ids: dict[str, str] = {}
    for name in {abspath(name): name for name in names}.values():
        try:
            text = scanned(content(Path(name), name), name)
            problems += _inspected(text, parsed(text, name), name, ids)
        except BadFile as why:
            problems += why.problems
    return tuple(problems)


def _inspected(text: str, tree: Tree, name: str, ids: dict[str, str]) -> list[Problem]:
    kind = kind_of(tree)
    if kind is None:
        nothing = "there is nothing in this file" if not tree else "this is no deck, no lesson and no phrases"
        marks = "a deck has a [pack] or pictures, a lesson has a [deck] and steps, phrases have [phrase] and [mixup]"
        return [Problem(name, 1, f"{nothing}: {marks}")]
    file = name if kind.looks_around else Path(name).name
    problems = problems_in(text, tree, name, kind.shape, partial(kind.amiss, file=file))
    return sorted([*problems, *_taken(text, tree, name, ids)], key=lambda problem: problem.line)


def kind_of(tree: Tree) -> Kind | None:
    """The kind of file that a tree comes from: the one it has most keys of; None where it has none."""
    best = max(KINDS, key=lambda kind: len(kind.marks & tree.keys()))
    return best if best.marks & tree.keys() else None


def _taken(text: str, tree: Tree, name: str, ids: dict[str, str]) -> Iterable[Problem]:
    """Two files in one look that have the same id."""
    own: Any = tree.get("id")
    if not isinstance(own, str):
        return
    other = ids.setdefault(own, name)
    if other != name:
        sentence = f"the id {shown(own)} is that of {plain(other)} too: give each file its own"
        yield Problem(name, line_map(text).of(("id",)), sentence)
