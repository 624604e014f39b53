"""What a deck file says that makes no sense, though every key has a value of the right sort."""

from collections.abc import Iterable, Iterator

from tutor.content.deckfile import DeckFile, deck_of
from tutor.content.findings import Finding, Path, format_findings
from tutor.content.naming import line_findings, name_findings
from tutor.content.problems import shown
from tutor.game.faults import Fault, all_faults

MOST_CARDS = 500
FORMS = ("word", "one", "many", "pair", "another")


def deck_findings(found: DeckFile, file: str) -> Iterator[Finding]:
    """All that is amiss with the values of a deck file of this name, such as `classic.toml`."""
    yield from format_findings(found.format)
    if file != f"{found.id}.toml":
        there = f"id is {shown(found.id)} and the file is named {shown(file)}"
        yield Finding(("id",), f"{there}: name the file {found.id}.toml, or change the id")
    yield from name_findings(("title",), found.title)
    yield from line_findings(("about",), found.about)
    if found.size > MOST_CARDS:
        where: Path = ("pack",) if found.pack.size > MOST_CARDS else ("picture",)
        yield Finding(where, f"the pack has {found.size} cards: {MOST_CARDS} are the most", needs=(("pack",),))
    yield from _pack(found)
    if found.odd:
        yield from _forms(found.odd, ("odd",))
    alone: list[Finding] = []
    if found.picture or found.palette:
        from tutor.content.pictures import alone_findings, picture_findings  # noqa: PLC0415 - only for pictures

        for place, picture in enumerate(found.picture):
            yield from _forms(picture, ("picture", place))
        yield from picture_findings(found)
        alone += alone_findings(found)
        yield from alone
    for fault in all_faults(deck_of(found)) if found.size <= MOST_CARDS else ():
        if not (alone and "rules.pairing" in fault.about):  # told already, by the pictures' names
            yield _of_fault(fault, found)


def _pack(found: DeckFile) -> Iterator[Finding]:
    pack = found.pack
    yield from _twice(pack.ranks, ("pack", "ranks"))
    yield from _twice(pack.suits, ("pack", "suits"))
    if pack.ranks and not pack.suits:
        yield Finding(("pack", "suits"), 'the ranks have no suits: write suits = ["hearts", "spades"] or all four')
    if pack.suits and not pack.ranks:
        yield Finding(("pack", "ranks"), 'the suits have no ranks: write ranks = ["A", "2", "3"] or others')
    if pack.copies > 1 and not pack.ranks:
        sentence = "copies counts packs of ranks, and a picture has its twin anyway: leave copies out"
        yield Finding(("pack", "copies"), sentence, needs=(("pack", "ranks"),))


def _twice(names: Iterable[str], path: Path) -> Iterator[Finding]:
    seen: set[str] = {""}
    for place, name in enumerate(names):
        if name in seen and name:
            yield Finding((*path, place), f"{path[-1]} holds {shown(name)} twice: name each one once")
        seen.add(name)


def _forms(words: object, path: Path) -> Iterator[Finding]:
    for form in FORMS:
        yield from name_findings((*path, form), getattr(words, form))


def _of_fault(fault: Fault, found: DeckFile) -> Finding:
    """A fault of the deck at the keys of the file it comes from."""
    first, *others = [path for field in fault.about for path in _paths(field, found)]
    return Finding(first, fault.sentence, needs=tuple(others))


def _paths(field: str, found: DeckFile) -> Iterable[Path]:
    """The keys that a field of the deck is made from."""
    name = field.replace("_", "-")
    if name == "pack":
        parts: list[Path] = [("pack", key) for key in ("ranks", "suits", "copies", "jokers")]
        return [("picture",), *parts] if found.picture else [*parts, ("picture",)]
    if name in ("taken-out", "unseen", "fresh-each-round"):
        return [("pack", name)]
    if name.endswith("-players"):
        return [("players", name.removesuffix("-players"))]
    if name == "odd":
        return [("odd", "card")]
    return [tuple(name.split(".", 1))]
