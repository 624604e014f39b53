"""Whether the cards of each step of a lesson make a puzzle that a child can solve, in just one way."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from tutor.content.findings import Finding
from tutor.content.findings import Path as Keys
from tutor.content.problems import english, listed, plain, shown
from tutor.game import ODD_ONE, RANKS, Card, Deck, HouseRules, card, cards
from tutor.teaching.lesson import (
    Compare,
    Count,
    Deal,
    Draw,
    Find,
    FindAll,
    Lesson,
    Odd,
    Pick,
    Replay,
    Show,
    Step,
    Triple,
)
from tutor.teaching.lesson_cards import FAR, at_random, is_card, laid_out
from tutor.teaching.lesson_dealer import CannotDeal, Dealer, Dealing, deck_cards, is_odd, odd_card
from tutor.teaching.mixups import dots
from tutor.teaching.phrasebook import PhraseBook

MOST = 12
FEWEST_TO_PICK, FEWEST_TO_FIND = 3, 4
WORTHLESS = 1 / 3  # a blind choice that is right more often than this is no evidence

ROWS = {"from_": "from", "hand": "hand", "fan": "fan"}
ONES = {"match": "match", "card": "card"}


def step_findings(lesson: Lesson, index: int, book: PhraseBook) -> Iterator[Finding]:
    """All that is amiss with the cards of one step."""
    step = lesson.step[index]
    amiss = [*_notation(step, index, book)]
    yield from amiss
    if amiss:
        return
    if isinstance(step, Deal):
        yield from _round(lesson, index)
        return
    as_written = replace(lesson, replay=Replay(fresh=()))
    dealer = Dealer(Dealing(as_written, book, 0, Random), index)
    try:
        amiss_there = [*_open_ways(step, dealer)] or [*_amiss(step, laid_out(dealer, step), dealer)]
    except CannotDeal as why:
        yield _cannot(step, index, str(why))
        return
    for key, sentence in amiss_there:
        yield Finding(("step", index, key), sentence, needs=(("deck",),))


def _notation(step: Step, index: int, book: PhraseBook) -> Iterator[Finding]:
    """What is written where cards belong, and names none."""
    for name, key in ROWS.items():
        text = getattr(step, name, None)
        if text is not None:
            yield from _row(text, ("step", index, key), book)
    for name, key in ONES.items():
        text = getattr(step, name, None)
        if text is not None and text != "random":
            yield from _one(text, ("step", index, key), book)
    if isinstance(step, Count) and step.cards != "random":
        yield from _one(step.cards, ("step", index, "cards"), book)
    two = _two_cards(step)
    if two is not None:
        yield from _row(two, ("step", index, "cards"), book, exactly=2)


def _two_cards(step: Step) -> str | None:
    """The two cards that are written out, of a step that has some."""
    if isinstance(step, Show):
        return None if step.cards == "random" else step.cards
    if isinstance(step, Compare):
        return None if step.cards in ("near", "far") else step.cards
    return None


def _row(text: str, path: Keys, book: PhraseBook, exactly: int = 0) -> Iterator[Finding]:
    key = path[-1]
    count = at_random(text)
    if count is not None and not exactly:
        if not 1 <= count <= MOST:
            yield Finding(path, f"{key} is {shown(text)}: write how many cards, such as random 4, {MOST} at most")
        return
    if not text.split():
        yield Finding(path, f'{key} is empty: write cards such as "5D 6D 4D", or "random 3"')
        return
    unknown = [word for word in text.split() if not _known(word, book)]
    for word in unknown[:1]:
        yield Finding(path, f"{shown(word)} is no card here: write a rank and H, D, C or S, such as 6H{_or(book)}")
    if unknown:
        return
    found = cards(text)
    twice = next((one for at, one in enumerate(found) if one in found[:at]), None)
    if twice:
        yield Finding(path, f"{twice} lies in {key} twice: take another card for one of them")
    if exactly and len(found) != exactly:
        yield Finding(path, f"{key} holds {english(len(found), 'card')}: write {exactly} of them")
    if len(found) > MOST:
        yield Finding(path, f"{key} holds {len(found)} cards: {MOST} are the most")


def _one(text: str, path: Keys, book: PhraseBook) -> Iterator[Finding]:
    known = _known(text, book) if is_card(text) else text in book.rank
    if not known:
        sentence = f'{path[-1]} is {shown(text)}: write a card such as "5C", a rank such as "5"{_or(book)}, or "random"'
        yield Finding(path, sentence)


def _known(word: str, book: PhraseBook) -> bool:
    """Whether this names a card that there are words for."""
    try:
        return card(word).rank in book.rank
    except ValueError:
        return False


def _or(book: PhraseBook) -> str:
    pictures = [name for name in book.rank if name not in (*RANKS, "joker", ODD_ONE)]
    return f', or a picture such as "<{plain(pictures[0])}>"' if pictures else ""


def _cannot(step: Step, index: int, why: str) -> Finding:
    keys = [key for name, key in {**ROWS, "cards": "cards"}.items() if hasattr(step, name)]
    key = keys[0] if keys else "do"
    text = getattr(step, "from_", getattr(step, "hand", getattr(step, "cards", "")))
    if isinstance(step, Odd) and at_random(text) is None:
        sentence = f"{why}: leave exactly one card without a friend"
    else:
        sentence = f"{why} for {shown(text)}: name more ranks or suits in [deck], or ask for fewer cards"
    return Finding(("step", index, key), sentence, needs=(("deck",),))


def _amiss(step: Step, rows: Sequence[tuple[Card, ...]], dealer: Dealer) -> Iterator[tuple[str, str]]:
    """What is amiss with the cards of a step, each thing with its key."""
    match step:
        case Pick():
            yield from _pick(step, rows[0][0], rows[1], dealer)
        case Find():
            yield from _find(step, rows[0][0], rows[1], dealer)
        case FindAll() | Triple():
            yield from _hand(step, rows[0], dealer)
        case Draw():
            yield from _draw(step, rows[0], rows[1], dealer)
        case Odd() if len(rows[1]) < FEWEST_TO_PICK:
            yield "hand", "there is hardly a choice: put at least three cards in hand"
        case Show() if dealer.kind(rows[0][0]) != dealer.kind(rows[0][1]):
            yield "cards", f"{rows[0][0]} and {rows[0][1]} are no pair: write two cards that match"
        case Count() if not dots(rows[0][0]):
            yield "cards", f'{rows[0][0]} has no dots to count: write a number card such as "3H"'
        case Compare():
            yield from _compare(step, rows[0])


def _open_ways(step: Step, dealer: Dealer) -> Iterator[tuple[str, str]]:
    """What is asked for lies in the row; where chance says which card that is, each of them is one to ask for."""
    if not isinstance(step, Pick | Find) or at_random(step.from_) is not None:
        return
    row = cards(step.from_)
    key, asked = ("match", step.match) if isinstance(step, Pick) else ("card", step.card)
    if asked != "random" and not is_card(asked) and asked not in {one.rank for one in row}:
        yield key, f"{asked} does not lie in from: put it there, or ask for another card"
    if key != "match" or asked != "random":
        return
    kinds = [dealer.kind(one) for one in row]
    twin = next((at for at, name in enumerate(kinds) if name in kinds[:at]), None)
    if twin is not None:
        first = row[kinds.index(kinds[twin])]
        yield "from", f'{first} and {row[twin]} match each other: leave one out, or write match = "{first}"'
        return
    alone = next((one for one in row if not dealer.has_partner(one)), None)
    if alone:
        yield "from", f"the deck has no partner for {alone}: write match and the card it goes with"


def _pick(step: Pick, about: Card, row: tuple[Card, ...], dealer: Dealer) -> Iterator[tuple[str, str]]:
    fits = [one for one in row if dealer.kind(one) == dealer.kind(about)]
    if about in row:
        yield "match", f"{about} lies in from too, and it is given already: take it out there"
    elif not fits:
        yield "from", f"no card here goes with {about}: put its partner in"
    elif len(fits) > 1:
        yield "from", f"{listed(map(str, fits), 'and')} both go with {about}: leave one of them in"
    elif len(row) < FEWEST_TO_PICK and step.help != 3:
        luck = f"a blind choice among {len(row)} is right too often to count"
        yield "from", f"{luck}: write {FEWEST_TO_PICK} cards or more, or help = 3"


def _find(step: Find, about: Card, row: tuple[Card, ...], dealer: Dealer) -> Iterator[tuple[str, str]]:
    fits = [one for one in row if one.rank == about.rank]
    different = {dealer.kind(one) for one in row}
    if about not in row:
        yield "card", f"{about} does not lie in from: put it there, or ask for another card"
    elif len(fits) > 1:
        yield "from", f"{listed(map(str, fits), 'and')} are both right: leave one of them in"
    elif len(different) < FEWEST_TO_FIND and step.help != 3:
        luck = f"a blind choice among {len(different)} different cards is right too often to count"
        yield "from", f"{luck}: write {FEWEST_TO_FIND} or more, or help = 3"


def _hand(step: FindAll | Triple, held: tuple[Card, ...], dealer: Dealer) -> Iterator[tuple[str, str]]:
    kinds = [dealer.kind(one) for one in held if not is_odd(one, dealer.deck)]
    counts = {name: kinds.count(name) for name in kinds}
    size = len(held)
    if isinstance(step, Triple) and 3 not in counts.values():
        yield "hand", 'no three cards here are alike: put three of one rank in, such as "4H 4S 4D"'
    pairs = sum(count * (count - 1) // 2 for count in counts.values())
    if pairs and step.help != 3 and pairs > WORTHLESS * (size * (size - 1) // 2):
        yield "hand", "a blind choice is right too often to count: put more different cards in, or write help = 3"


def _draw(step: Draw, held: tuple[Card, ...], fan: tuple[Card, ...], dealer: Dealer) -> Iterator[tuple[str, str]]:
    kinds = [dealer.kind(one) for one in held]
    both = set(held) & set(fan)
    if both:
        yield "fan", f"{next(iter(both))} lies in hand too: take another card for one of them"
    if len(set(kinds)) < len(kinds):
        yield "hand", "a pair lies in this hand already: take one of its cards out"
    elif len(held) < FEWEST_TO_PICK and step.help != 3:
        yield "hand", "a blind choice is right too often to count: put at least three cards in hand"


def _compare(step: Compare, row: tuple[Card, ...]) -> Iterator[tuple[str, str]]:
    first, second = row
    if not (dots(first) and dots(second)):
        yield "cards", 'only number cards have dots to compare: write two of them, such as "2H 6S"'
    elif dots(first) == dots(second):
        yield "cards", f"{first} and {second} have the same number of dots: take two different ranks"
    elif step.cards == "far" and abs(dots(first) - dots(second)) < FAR:
        yield "cards", "the deck has no two ranks that lie far apart: write near"


def _round(lesson: Lesson, index: int) -> Iterator[Finding]:
    """A round that is dealt needs a pack with one odd card."""
    deck, odd = lesson.deck, odd_card(lesson.deck)
    pack = deck_cards(deck)
    whole = (*pack, odd) if odd and odd not in pack else pack
    out = () if len(whole) > len(pack) else (odd or pack[0],) if pack else ()
    rules = HouseRules(pairing=deck.pairing)
    named = odd if odd and odd.suit and len(whole) > len(pack) else None
    try:
        Deck(lesson.id, lesson.title, lesson.goal, "C", whole, out, rules, odd=named).odd_kind()
    except ValueError as why:
        yield Finding(("deck",), f"{why}: change suits, pictures or odd", needs=(("step", index),))
