"""Finds all that is amiss in a file at once, each thing with its line."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeVar

import msgspec

from tutor.content.findings import Finding
from tutor.content.lines import line_map
from tutor.content.parsing import Tree, parsed
from tutor.content.problems import MOST_TOLD, BadFile, Problem
from tutor.content.scanner import scanned
from tutor.content.shaping import shaped

Shape = TypeVar("Shape", bound=msgspec.Struct)
Amiss = Callable[[Shape], Iterable[Finding]]


def problems_of(data: bytes, name: str, shape: type[Shape], amiss: Amiss[Shape]) -> tuple[Problem, ...]:
    """Every problem of a file of this shape, in the order of its lines; `amiss` looks at the value it makes."""
    try:
        text = scanned(data, name)
        return problems_in(text, parsed(text, name), name, shape, amiss)
    except BadFile as why:
        return why.problems


def problems_in(text: str, tree: Tree, name: str, shape: type[Shape], amiss: Amiss[Shape]) -> tuple[Problem, ...]:
    """The same for a text that is parsed already; of very many problems the first hundred."""
    form = shaped(tree, shape)
    findings = [*form.findings, *islice(form.sure_of(amiss(form.value)), MOST_TOLD + 1)]
    if not findings:
        return ()
    lines = line_map(text)
    problems = {Problem(name, lines.of(each.path, each.row), each.sentence): None for each in findings}
    told = sorted(problems, key=lambda problem: problem.line)
    if len(told) > MOST_TOLD:
        told[MOST_TOLD:] = [Problem(name, told[MOST_TOLD].line, "there is more amiss from here on: mend this first")]
    return tuple(told)
