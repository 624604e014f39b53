"""Which cards lie in a step of a lesson: those that stand there, or some by the chance of the run."""

import re
from collections.abc import Sequence
from itertools import combinations

from tutor.game import RANKS, Card, card
from tutor.teaching.lesson import Compare, Count, Draw, Find, FindAll, Odd, Pick, Show, Step, Triple
from tutor.teaching.lesson_dealer import CannotDeal, Dealer, is_odd, odd_card
from tutor.teaching.mixups import dots

FAR = 3  # dots: two cards this far apart are told apart at a glance
RANDOM = re.compile(r"random(?: (\d{1,2}))?\Z")

Row = tuple[Card, ...]


def at_random(wanted: str) -> int | None:
    """How many cards chance is to choose; None where the cards are written out, 0 where no number is told."""
    found = RANDOM.match(wanted)
    return int(found[1] or 0) if found else None


def is_card(text: str) -> bool:
    """Whether this is a card rather than a rank or a picture."""
    return text[:1] == "<" or (text[-1:] in "HDCS'" and len(text) > 1)


def laid_out(dealer: Dealer, step: Step) -> tuple[Row, ...]:
    """All cards of a step as they come to lie, row by row; nothing for a step without cards of its own."""
    rows: tuple[Row, ...] = ()
    match step:
        case Show():
            rows = (pair(dealer, step.cards),)
        case Count():
            rows = ((one(dealer, step.cards),),)
        case Pick() | Find():
            about, row = to_pick(dealer, step) if isinstance(step, Pick) else to_find(dealer, step)
            rows = ((about,), row)
        case FindAll() | Triple():
            rows = (hand(dealer, step.hand, alike=3 if isinstance(step, Triple) else 2),)
        case Draw():
            rows = to_draw(dealer, step)
        case Odd():
            alone, held = with_odd(dealer, step.hand)
            rows = ((alone,), held)
        case Compare():
            rows = (two(dealer, step),)
    return rows


def to_pick(dealer: Dealer, step: Pick) -> tuple[Card, Row]:
    """The card whose partner is looked for, and the cards to choose from: just one of them is its partner."""
    count = at_random(step.from_)
    if count is None:
        row = dealer.row(step.from_)
        return _partner_of_one(dealer, step.match, row), row
    about = one(dealer, step.match)
    right = dealer.partner(about)
    return about, dealer.mixed((right, *dealer.others([dealer.kind(about)], count - 1)))


def to_find(dealer: Dealer, step: Find) -> tuple[Card, Row]:
    """The card that is asked for, and the cards it lies among."""
    count = at_random(step.from_)
    if count is None:
        row = dealer.row(step.from_)
        return _one_of(dealer, step.card, row), row
    about = one(dealer, step.card)
    return about, dealer.mixed((about, *dealer.others([dealer.kind(about)], count - 1)))


def pair(dealer: Dealer, wanted: str) -> tuple[Card, Card]:
    """Two cards that match, as they stand or by chance."""
    if at_random(wanted) is None:
        first, second = dealer.row(wanted)
        return first, second
    about = dealer.of(dealer.about())
    return about, dealer.partner(about)


def one(dealer: Dealer, wanted: str) -> Card:
    """The card that is meant by a card, a rank, a picture or `random`."""
    if wanted == "random":
        return dealer.of(dealer.about())
    return dealer.written(wanted)[0] if is_card(wanted) else _of_rank(dealer, dealer.name(wanted))


def hand(dealer: Dealer, wanted: str, *, alike: int = 2) -> Row:
    """A hand: as it stands, or with a pair in each three cards, more where the deck has few ranks.

    `alike` 3 has one card more of the first rank.
    """
    count = at_random(wanted)
    if count is None:
        return dealer.row(wanted)
    names = _about_first(dealer)
    pairs = max((count + 1) // 3, count - len(names) - (alike - 2), 1)
    parts = [names[k % len(names)] for k in range(pairs) for _ in (0, 1)] + names[:1] * (alike - 2)
    parts += names[pairs:]
    return dealer.mixed([dealer.of(name) for name in parts[:count]])


def with_odd(dealer: Dealer, wanted: str) -> tuple[Card, Row]:
    """The card that has nobody, and the hand it lies in; by chance one of the lesson's own, and pairs."""
    count = at_random(wanted)
    if count is None:
        held = dealer.row(wanted)
    else:
        odd = odd_card(dealer.deck)
        names = _about_first(dealer)
        alone = odd if odd and is_odd(odd, dealer.deck) else dealer.of(dealer.kind(odd) if odd else names.pop())
        names = [name for name in names if name != dealer.kind(alone)]
        if len(names) < count // 2:
            raise CannotDeal("the deck has too few different cards")
        held = dealer.mixed((alone, *(dealer.of(name) for name in names[: count // 2] for _ in (0, 1))))
    return single_in(dealer, held), held


def single_in(dealer: Dealer, held: Sequence[Card]) -> Card:
    """The one card of a hand that has no partner there; raises CannotDeal where there is none or more."""
    kinds = [dealer.kind(card) for card in held]
    single = [card for card, name in zip(held, kinds, strict=True) if kinds.count(name) % 2]
    if len(single) != 1:
        raise CannotDeal(f"{len(single)} cards have no friend in this hand")
    return single[0]


def to_draw(dealer: Dealer, step: Draw) -> tuple[Row, Row]:
    """A hand without a pair and the fan to draw from; by chance one card of the fan pairs, the others hardly."""
    count, fanned = at_random(step.hand), at_random(step.fan)
    names = _about_first(dealer)
    held = hand_of(dealer, names, count) if count is not None else dealer.row(step.hand)
    if fanned is None:
        return held, dealer.row(step.fan)
    kinds = [dealer.kind(card) for card in held]
    fits = dealer.partner(dealer.chosen(held))
    rest = [name for name in names if name not in kinds] + [name for name in names if name in kinds]
    return held, dealer.mixed((fits, *(dealer.of(name) for name in rest[: fanned - 1])))


def hand_of(dealer: Dealer, names: Sequence[str], count: int) -> Row:
    """A hand of so many cards of different classes."""
    if count > len(names):
        raise CannotDeal("the deck has too few different cards")
    return dealer.mixed([dealer.of(name) for name in names[:count]])


def two(dealer: Dealer, step: Compare) -> tuple[Card, Card]:
    """Two number cards to compare: as they stand, `near` (one or two dots apart) or `far`."""
    if step.cards not in ("near", "far"):
        first, second = dealer.row(step.cards)
        return first, second
    ranks = [rank for rank in dealer.deck.ranks if rank in RANKS[:10]]
    fits = [(a, b) for a, b in combinations(ranks, 2) if (abs(_dots(a) - _dots(b)) < FAR) == (step.cards == "near")]
    low, high = dealer.chosen(fits)
    first, second = dealer.mixed((_of_rank(dealer, low), _of_rank(dealer, high)))
    return first, second


def _of_rank(dealer: Dealer, rank: str) -> Card:
    return dealer.of(dealer.chosen(dealer.classes_of_rank(rank)))


def _partner_of_one(dealer: Dealer, target: str, row: Row) -> Card:
    """The card that is given where the row is written out."""
    return dealer.written(target)[0] if is_card(target) else dealer.partner(_one_of(dealer, target, row))


def _one_of(dealer: Dealer, target: str, row: Row) -> Card:
    """The card of a row that is meant."""
    if target == "random":
        return dealer.chosen(row)
    if is_card(target):
        return dealer.written(target)[0]
    return dealer.chosen([one for one in row if one.rank == dealer.name(target)])


def _about_first(dealer: Dealer) -> list[str]:
    """All classes of the deck, the one that this step is about first."""
    first = dealer.about()
    return [first, *dealer.shuffled(name for name in dealer.classes if name != first)]


def _dots(rank: str) -> int:
    return dots(card(f"{rank}H"))
