"""Deals the cards of a step: the same seed always gives the same ones, another one what a replay may change."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from tutor.game import JOKER, RANKS, Card, Chance, cards, kind
from tutor.game.chance import Source
from tutor.teaching.lesson import Lesson, LessonDeck, Step, Varies
from tutor.teaching.lesson_lines import names_said, suits_said
from tutor.teaching.phrasebook import PhraseBook

NUMBERS_A_STEP = 64  # numbers of each chance that belong to one step; the first so many to the whole run
RANDOM_KEYS = ("match", "card", "cards", "hand")  # where a step may leave its class to chance
ASPECTS: tuple[Varies, ...] = ("cards", "order", "suits")

Item = TypeVar("Item")


class CannotDeal(LookupError):
    """The deck of the lesson does not have the cards that a step asks for."""


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """What the cards of a run depend on; `focus` are ranks or pictures to practise."""

    lesson: Lesson
    book: PhraseBook
    seed: int
    source: Callable[[int], Source]
    focus: tuple[str, ...] = ()


class Dealer:
    """Deals the cards of one step, none of them twice."""

    def __init__(self, dealing: Dealing, index: int) -> None:
        lesson = dealing.lesson
        self.deck = lesson.deck
        fresh = lesson.replay.fresh
        seeds = {aspect: dealing.seed * len(ASPECTS) if aspect in fresh else 0 for aspect in ASPECTS}
        self._chances = {aspect: Chance(seeds[aspect] + k, dealing.source) for k, aspect in enumerate(ASPECTS)}
        self._next = dict.fromkeys(ASPECTS, 0)
        self._used: set[Card] = set()
        self._mixes = "order" in fresh
        self.classes = classes_of(lesson.deck)
        order = self.shuffled(_focused(list(self.classes), self.classes, dealing.focus))
        self._about = order[_turns(lesson.step[:index]) % len(order)] if order else ""
        self._names = self._other_names(lesson, dealing.focus) if "cards" in fresh else {}
        self._suits = self._other_suits() if "suits" in fresh else {}
        step = lesson.step[index]
        if names_said(step, dealing.book, lesson.deck):
            self._names = {}
        if suits_said(step, dealing.book):
            self._suits = {}
        self._next = dict.fromkeys(ASPECTS, NUMBERS_A_STEP * (index + 1))

    def number(self, aspect: Varies) -> float:
        """The next number of the chance of cards, of their order or of their suits."""
        self._next[aspect] += 1
        return self._chances[aspect][self._next[aspect] - 1]

    def shuffled(self, these: Iterable[Item], aspect: Varies = "cards") -> list[Item]:
        """These things in another order."""
        order = list(these)
        for i in range(len(order) - 1, 0, -1):
            j = int(self.number(aspect) * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order

    def mixed(self, these: Iterable[Card]) -> tuple[Card, ...]:
        """These cards as they come to lie."""
        return tuple(self.shuffled(these, "order"))

    def row(self, notation: str) -> tuple[Card, ...]:
        """Cards that are written out as they come to lie: in their own order, unless a replay may change it."""
        found = self.written(notation)
        return self.mixed(found) if self._mixes else found

    def chosen(self, these: Sequence[Item]) -> Item:
        """One of these things; raises CannotDeal where there is none."""
        if not these:
            raise CannotDeal("the deck has too few cards")
        return these[int(self.number("cards") * len(these))]

    def about(self) -> str:
        """The class that this step is about, where chance decides: each has its turn before one comes again."""
        if not self._about:
            raise CannotDeal("the deck is empty")
        return self._about

    def of(self, name: str) -> Card:
        """A card of this class that does not lie here yet; raises CannotDeal where there is none left."""
        left = [one for one in self._cards(name) if one not in self._used]
        if not left:
            raise CannotDeal("the deck has too few cards")
        found = left[int(self.number("suits") * len(left))]
        self._used.add(found)
        return found

    def partner(self, of: Card) -> Card:
        """A card of the deck that pairs with this one and does not lie here yet."""
        self._used.add(of)
        return self.of(self.kind(of))

    def has_partner(self, card: Card) -> bool:
        """Whether there is another card of its class."""
        return any(one != card for one in self._cards(self.kind(card)))

    def classes_of_rank(self, rank: str) -> list[str]:
        """The classes of a rank or picture, whether the lesson is about it or not."""
        return list(dict.fromkeys(map(self.kind, _all_of(rank, self.deck))))

    def others(self, but: Iterable[str], count: int) -> list[Card]:
        """So many cards of other classes than these, of as many different ones as there are."""
        names = self.shuffled(name for name in self.classes if name not in set(but))
        if count and not names:
            raise CannotDeal("the deck has too few different cards")
        return [self.of(names[k % len(names)]) for k in range(count)]

    def kind(self, card: Card) -> str:
        """The class in which a card pairs in this lesson."""
        return kind(card, self.deck.pairing)

    def written(self, notation: str) -> tuple[Card, ...]:
        """Cards that are written out, in other ranks and suits where a replay may change them."""
        found = tuple(map(self._changed, cards(notation)))
        self._used.update(found)
        return found

    def name(self, written: str) -> str:
        """A rank or picture that is written out, or the one it is changed into."""
        return self._names.get(written, written)

    def _cards(self, name: str) -> list[Card]:
        """The cards of a class; of one that the lesson is not about, those that its suits would give."""
        known = self.classes.get(name)
        return known or [one for one in _all_of(name.partition(" ")[0], self.deck) if self.kind(one) == name]

    def _changed(self, card: Card) -> Card:
        return Card(self.name(card.rank), self._suits.get(card.suit, card.suit), card.copy)

    def _other_names(self, lesson: Lesson, focus: tuple[str, ...]) -> Mapping[str, str]:
        """Which rank or picture stands for which in cards that are written out; those to practise come first."""
        changed: dict[str, str] = {}
        for names in (lesson.deck.ranks, lesson.deck.pictures):
            first = [name for name in focus if name in names]
            rest = [name for name in names if name not in first]
            changed |= dict(zip(_as_written(lesson, names), self.shuffled(first) + self.shuffled(rest), strict=True))
        return changed

    def _other_suits(self) -> Mapping[str, str]:
        """Which suit stands for which; what had one colour still has one."""
        red = [suit for suit in self.deck.suits if Card("A", suit).colour == "red"]
        black = [suit for suit in self.deck.suits if suit not in red]
        both = [self.shuffled(red, "suits"), self.shuffled(black, "suits")]
        if len(red) == len(black) and self.number("suits") < 0.5:
            both.reverse()
        return dict(zip((*red, *black), (*both[0], *both[1]), strict=True))


def deck_cards(deck: LessonDeck) -> tuple[Card, ...]:
    """All cards of the ranks or pictures that a lesson is about."""
    if deck.pictures:
        return tuple(Card(name, "", copy) for name in deck.pictures for copy in (0, 1))
    return tuple(Card(rank, suit) for rank in deck.ranks for suit in deck.suits)


def _all_of(rank: str, deck: LessonDeck) -> list[Card]:
    """All cards of a rank in the lesson's suits, or of a picture."""
    return [Card(rank, suit) for suit in deck.suits] if rank in RANKS else [Card(rank, "", copy) for copy in (0, 1)]


def odd_card(deck: LessonDeck) -> Card | None:
    """The card of a lesson that has no partner, if there is one."""
    if deck.odd == "none":
        return None
    return Card(deck.odd, deck.suits[0] if deck.odd in RANKS and deck.suits else "")


def classes_of(deck: LessonDeck) -> dict[str, list[Card]]:
    """The cards of the deck by the classes in which they pair."""
    classes: dict[str, list[Card]] = {}
    for card in deck_cards(deck):
        classes.setdefault(kind(card, deck.pairing), []).append(card)
    return classes


def is_odd(card: Card, deck: LessonDeck) -> bool:
    """Whether this card has no partner in this lesson, whatever the step."""
    return card.rank == deck.odd and (card == JOKER or card.rank not in deck.ranks)


def _focused(names: list[str], classes: Mapping[str, Sequence[Card]], focus: tuple[str, ...]) -> list[str]:
    """The classes to practise; all of them where nothing of the lesson is to be practised."""
    return [name for name in names if classes[name][0].rank in focus] or names


def _turns(steps: Iterable[Step]) -> int:
    """How many of these steps are about a class that chance decides."""
    return sum(any(str(getattr(step, key, "")).startswith("random") for key in RANDOM_KEYS) for step in steps)


def _as_written(lesson: Lesson, names: tuple[str, ...]) -> list[str]:
    """These ranks or pictures in the order in which the lesson first writes them out."""
    texts = [str(getattr(step, key, "")) for step in lesson.step for key in ("match", "card", "cards", "hand", "from_")]
    written = [word.strip("<>'HDCS") for text in texts for word in text.split()]
    return list(dict.fromkeys((*(name for name in written if name in names), *names)))
