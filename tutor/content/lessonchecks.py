"""What a lesson file says that makes no sense, though every key has a value of the right sort."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tutor.content.decks import game_ids, load_box
from tutor.content.files import BadFile
from tutor.content.findings import Finding, format_findings
from tutor.content.findings import Path as Keys
from tutor.content.lessonsteps import step_findings
from tutor.content.lessonwords import word_findings
from tutor.content.naming import line_findings, name_findings
from tutor.content.phrases import load_phrases
from tutor.content.problems import english, listed, shown
from tutor.content.wanting import nearest
from tutor.game import JOKER, RANKS, cards
from tutor.teaching.lesson import Lesson, LessonDeck, Parent, Step, asks, makes_pair
from tutor.teaching.phrasebook import PhraseBook, RankWords

phrases = cache(load_phrases)

DECK: Keys = ("deck",)


def lesson_findings(found: Lesson, file: str, *, thorough: bool = True) -> Iterator[Finding]:
    """All that is amiss with the values of a lesson file at this place, such as `lessons/five-and-six.toml`.

    A thorough look also plays the lesson, and knows the lessons beside it.
    """
    place = Path(file)
    words = pictures_of(found.deck.pack, place)
    book = phrases().with_words(words or {})
    amiss = [*_about_file(found, place), *_deck(found.deck, words, place), *_picture(found, book)]
    amiss += _steps(found.step)
    for index, step in enumerate(found.step):
        if step is not None:
            amiss += step_findings(found, index, book)
            amiss += word_findings(found, index, book)
    yield from amiss
    if thorough:
        from tutor.content.lessonpace import needs_findings, pace_findings  # noqa: PLC0415 - only to check

        yield from needs_findings(found, place)
        if not amiss and None not in found.step:
            yield from pace_findings(found, book)


def pictures_of(pack: str, place: Path) -> Mapping[str, RankWords] | None:
    """The words for the pictures of a pack, a family's own beside its lessons; None where there is no such pack."""
    if not pack:
        return {}
    try:
        return load_box(pack, _decks_beside(place)).words
    except BadFile:
        return None


def _decks_beside(place: Path) -> Path:
    """A family's decks lie in `decks`, beside the folder of its lessons."""
    return place.parent.parent / "decks"


def _about_file(found: Lesson, place: Path) -> Iterator[Finding]:
    yield from format_findings(found.format)
    if place.name != f"{found.id}.toml":
        there = f"id is {shown(found.id)} and the file is named {shown(place.name)}"
        yield Finding(("id",), f"{there}: name the file {found.id}.toml, or change the id")
    yield from name_findings(("title",), found.title)
    yield from line_findings(("goal",), found.goal)


def _deck(deck: LessonDeck, words: Mapping[str, RankWords] | None, place: Path) -> Iterator[Finding]:
    if not deck.names:
        yield Finding(DECK, 'the deck is empty: write ranks = ["A", "2", "3"], or a pack and its pictures')
    yield from _twice(deck)
    if deck.ranks and len(deck.suits) not in (2, 4):
        there = f"with {len(deck.suits)} suits every rank leaves a card over"
        yield Finding(("deck", "suits"), f"{there}: write two or four of them", needs=(("deck", "ranks"),))
    if deck.ranks and deck.pairing != "rank" and _singles(deck):
        sentence = f"no two of these cards make a pair where pairing is {shown(deck.pairing)}"
        yield Finding(("deck", "pairing"), f"{sentence}: name suits of one colour, or write rank", needs=(DECK,))
    if deck.pictures and not deck.pack:
        yield Finding(("deck", "pictures"), 'the pictures have no pack: write pack = "picture-pack"')
    if words is None:
        known = game_ids(_decks_beside(place))
        near = nearest(deck.pack, known)
        instead = f"did you mean {shown(near)}?" if near else "write the id of a deck with pictures"
        yield Finding(("deck", "pack"), f"there is no pack {shown(deck.pack)}: {instead}")
    else:
        yield from _pictures(deck, words)


def _twice(deck: LessonDeck) -> Iterator[Finding]:
    for key in ("ranks", "suits", "pictures"):
        names = getattr(deck, key)
        for at, name in enumerate(names):
            if not name:
                yield Finding(("deck", key, at), f"{key} holds an empty name: take it out")
            elif name in names[:at]:
                yield Finding(("deck", key, at), f"{key} holds {shown(name)} twice: name each one once")


def _singles(deck: LessonDeck) -> bool:
    """Whether some class has one card only."""
    from tutor.teaching.lesson_dealer import classes_of  # noqa: PLC0415

    return any(len(these) < 2 for these in classes_of(deck).values())


def _pictures(deck: LessonDeck, words: Mapping[str, RankWords]) -> Iterator[Finding]:
    for at, name in enumerate(deck.pictures):
        if name not in words:
            yield Finding(("deck", "pictures", at), _no_picture(name, deck, words), needs=(("deck", "pack"),))
    if deck.odd not in ("none", JOKER.rank, *RANKS, *words):
        known = ("none", JOKER.rank, *RANKS, *words)
        near = nearest(deck.odd, known)
        instead = f"did you mean {shown(near)}?" if near else 'write "none", "joker", or a rank such as "6"'
        yield Finding(("deck", "odd"), f"there is no card {shown(deck.odd)}: {instead}", needs=(("deck", "pack"),))


def _no_picture(name: str, deck: LessonDeck, words: Mapping[str, RankWords]) -> str:
    near = nearest(name, words)
    instead = f"did you mean {shown(near)}?" if near else f"write {listed(words)}" if words else "leave it out"
    return f"the pack {shown(deck.pack)} has no picture {shown(name)}: {instead}"


def _picture(found: Lesson, book: PhraseBook) -> Iterator[Finding]:
    """The cards that stand for the lesson on the path; where none are named, some of its own do."""
    try:
        shown_there = cards(found.picture)
    except ValueError as why:
        yield Finding(("picture",), str(why))
        return
    if found.picture and len(set(shown_there)) not in (1, 2):
        there = f"picture holds {english(len(shown_there), 'card')}"
        yield Finding(("picture",), f'{there}: write one or two different cards, such as "5H 6S"')
    for card in shown_there:
        if not card.suit and card.rank not in book.rank:
            yield Finding(("picture",), f"nothing is known of {card}: name a picture of the pack", needs=(DECK,))


def _steps(steps: tuple[Step, ...]) -> Iterator[Finding]:
    """A lesson asks something of the child, ends on a made pair, and then has the parent's line."""
    if not steps:
        yield Finding(("step",), "there are no steps: write [[step]] for each of them")
        return
    doing = [k for k, step in enumerate(steps) if step is None or asks(step)]
    if not doing:
        yield Finding(("step",), 'there is nothing for the child to do: write a step with do = "pick"')
    elif steps[doing[-1]] is not None and not makes_pair(steps[doing[-1]]):
        sentence = "a lesson ends on a made pair: put a pick or a find_all behind this step"
        yield Finding(("step", doing[-1]), sentence)
    for at, step in enumerate(steps[:-1]):
        if isinstance(step, Parent):
            yield Finding(("step", at), "the parent's line comes last: move this step to the end")
