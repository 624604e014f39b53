"""What is found only by playing a lesson: whether it takes too long, whether it varies, and what it needs."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random

from msgspec.structs import replace

from tutor.content.files import content, shipped
from tutor.content.findings import Finding
from tutor.content.parsing import parsed
from tutor.content.problems import BadFile, plain, shown
from tutor.content.scanner import scanned
from tutor.content.wanting import nearest
from tutor.teaching.course import NEARLY, LessonRun
from tutor.teaching.lesson import Deal, Lesson
from tutor.teaching.lesson_cards import laid_out
from tutor.teaching.lesson_dealer import CannotDeal, Dealer, Dealing
from tutor.teaching.phrasebook import PhraseBook
from tutor.teaching.rehearsal import rehearsed

SEEDS = range(4)
NO_END = 1000


def pace_findings(found: Lesson, book: PhraseBook) -> Iterator[Finding]:
    """A lesson longer than its minutes, steps that are never reached, and a replay that cannot vary."""
    try:
        vary = varies(found, book)
    except CannotDeal as why:
        yield Finding(("deck",), f"{why} for some step: name more ranks or suits")
        return
    unhurried = replace(found, minutes=NO_END)
    went, in_time = (rehearsed(LessonRun(one, book, 0, Random), "right") for one in (unhurried, found))
    if went.minutes > found.minutes or in_time.unreached != went.unreached:
        takes = f"at its usual pace this lesson takes about {went.minutes:.1f} minutes"
        yield Finding(
            ("minutes",), f"{takes}: write minutes = {int(went.minutes + NEARLY / 60) + 1}, or leave steps out"
        )
    if went.unreached is not None:
        sentence = "eight pairs are laid before this step, and the lesson ends with them"
        yield Finding(("step", went.unreached), f"{sentence}: move it up, or leave pairs out")
    if not vary:
        sentence = "fresh cards would be the same as before"
        yield Finding(("replay", "fresh"), f'{sentence}: write fresh = ["cards", "order", "suits"]')


def varies(found: Lesson, book: PhraseBook) -> bool:
    """Whether another seed gives other cards, or the same ones in another order."""
    if any(isinstance(step, Deal) for step in found.step):
        return True
    return len({tuple(_all_cards(found, book, seed)) for seed in SEEDS}) > 1


def _all_cards(found: Lesson, book: PhraseBook, seed: int) -> Iterator[object]:
    dealing = Dealing(found, book, seed, Random)
    for index, step in enumerate(found.step):
        yield laid_out(Dealer(dealing, index), step)


def needs_findings(found: Lesson, place: Path) -> Iterator[Finding]:
    """Lessons that should come first and are not there, or that need this one in their turn."""
    if not found.needs:
        return
    graph = {**_graph(place), found.id: found.needs}
    for at, name in enumerate(found.needs):
        path = ("needs", at)
        if name == found.id:
            yield Finding(path, f"{shown(name)} cannot come before itself: take it out")
        elif name not in graph:
            near = nearest(name, graph)
            instead = f"did you mean {shown(near)}?" if near else "take it out, or write that lesson"
            yield Finding(path, f"there is no lesson {shown(name)}: {instead}")
        elif way := _way_back(name, found.id, graph):
            round_ = ", which needs ".join(map(plain, way))
            yield Finding(path, f"{plain(found.id)} needs {round_}: take one of them out")


def _way_back(start: str, end: str, graph: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The lessons from one to another that it needs; empty where it does not need it."""
    before: dict[str, str] = {start: ""}
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name == end:
            way = [name]
            while before[way[-1]]:
                way.append(before[way[-1]])
            return way[::-1]
        for other in graph.get(name, ()):
            if other not in before:
                before[other] = name
                waiting.append(other)
    return []


def _graph(place: Path) -> dict[str, tuple[str, ...]]:
    """What each lesson needs: those that come with the program, and those in the same folder as this one."""
    graph = {}
    for folder in (shipped("lessons", "en"), place.parent):
        try:
            files = [one for one in folder.iterdir() if one.name.endswith(".toml")]
        except OSError:
            continue
        for one in files:
            needs = _needs(one)
            if needs is not None:
                graph[one.name.removesuffix(".toml")] = needs
    return graph


def _needs(place: Traversable) -> tuple[str, ...] | None:
    """What the lesson in a file needs; None where it is none."""
    try:
        tree = parsed(scanned(content(place), place.name), place.name)
    except BadFile:
        return None
    needs = tree.get("needs", [])
    if "step" not in tree or not isinstance(needs, list):
        return None
    return tuple(name for name in needs if isinstance(name, str))
