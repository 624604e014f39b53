"""A guided round at one moment, the scene it shows, and the script that is written while it goes on."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from tutor.game import ODD_ONE, Card, Round, view
from tutor.teaching.cues import Stage
from tutor.teaching.mixups import Code, Eyes, Target
from tutor.teaching.phrasebook import PhraseBook

ME = 0
FRIENDS = ("cat", "dog", "bear", "fox", "owl", "rabbit", "mouse", "pig", "frog", "duck", "cow")
GUESTS = FRIENDS[:3]  # whom she may choose for next time
TOLD = 2  # waits after which a hand without a pair has been told to be one
MANY = 4  # seats: at a larger table less is said of each turn


class Help(msgspec.Struct, frozen=True, gc=False):
    """How far help has come with the present puzzle: forgotten as soon as a pair lies.

    `counting` is how many more cards are counted when they are touched;
    `step` 0 is none, 1 point, 2 teach, 3 show; `named` is the card that the mix-up was told about; `waits` and `taps`
    count long waits and hurried mix-ups; `again` counts touches of one card in a row; `hurry` counts choices less than
    two seconds apart, the last one at `at`.
    """

    step: int = 0
    code: Code | None = None
    target: Target | None = None
    named: Card | None = None
    counting: int = 0
    waits: int = 0
    taps: int = 0
    again: tuple[Card, int] | None = None
    hurry: int = 0
    at: float = float("-inf")


class Guided(msgspec.Struct, frozen=True, gc=False):
    """A round with a child at seat 0. `slots` is her hand as it lies, with gaps where cards have just gone.

    `party_stays` says that nobody is chosen for next time, as a set of rounds goes on; `smudged` are seats with a mark.
    `practice` is a step of a lesson, `given` says that its lifted card stays up until its partner is found, `own` are
    its own words for some mix-ups, `plain` that it speaks of suits or colours; `level` is the help dial, 0 to 3;
    `tried` counts the tries at the present puzzle, `asked` is the card that is looked for in it, `odd_asked` says that
    it is the one without a friend, `counted` how many of its dots were touched, `finished` that all is done;
    `open_fan` is a fan held out face up, `art` the pack whose pictures are shown; `tags` are the mix-ups that are the
    child's own.
    """

    round: Round
    book: PhraseBook
    friends: tuple[str, ...]
    stage: Stage
    dealt: int = 0
    slots: tuple[Card | None, ...] = ()
    lifted: Card | None = None
    help: Help = Help()
    praised: bool = False
    said: Mapping[str, int] = {}
    bedded: Card | None = None
    guest: str = ""
    party_stays: bool = False
    practice: bool = False
    art: str = ""
    given: bool = False
    asked: Card | None = None
    odd_asked: bool = False
    counted: int = 0
    open_fan: bool = False
    finished: bool = False
    own: Mapping[str, str] = {}
    plain: bool = False
    level: int = 1
    tags: tuple[str, ...] = ()
    tried: int = 0
    smudged: frozenset[int] = frozenset()
    note: str = ""

    def name(self, seat: int) -> str:
        """The friend at a seat, as it is called."""
        return self.book.friend[self.friends[seat - 1]]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The child's cards as they lie."""
        return tuple(card for card in self.slots if card)

    @property
    def friendly(self) -> bool:
        """Whether the cards show their friendly faces: not where suits or colours are what it is about."""
        return self.practice and self.level == 3 and not (self.plain or self.by_colour)

    @property
    def by_colour(self) -> bool:
        """Whether the colours of a pair must match too."""
        return self.round.table.rules.pairing == "rank-colour"

    @property
    def may_try(self) -> bool:
        """Whether it is for her to find out that no two of her cards are a pair: nothing was tried, laid or told."""
        begun = self.round.laid or self.tried or self.help.waits >= TOLD
        return self.practice and not (begun or has_pair_in(self))

    def word(self, card: Card) -> str:
        """Under which name the book has the words for a card."""
        return ODD_ONE if self.round.table.kinds.get(card) == ODD_ONE else card.rank

    def colour(self, card: Card) -> str:
        """Red or black, or the colour of a picture; empty where it has none."""
        return card.colour or self.book.rank[self.word(card)].colour

    def eyes(self, suits: bool) -> Eyes:
        """What the child can tell about two cards; `suits` says whether the cards are big enough to show them."""
        table = self.round.table
        dealt = Counter(table.kinds[card] for card in (*table.deal, *table.unseen))
        shown = view(self.round, ME).laid
        laid = Counter(table.kinds[card] for pair in shown for card in (pair.a, pair.b))
        alone = frozenset(one for one, count in dealt.items() if count - laid[one] == 1)
        named = frozenset(table.kinds[card] for card in table.deal if not card.suit or self.word(card) == ODD_ONE)
        special = frozenset(one for one in named if dealt[one] == 1)
        colours = {name: words.colour for name, words in self.book.rank.items() if words.colour}
        return Eyes(table.kinds, special, alone, suits, self.by_colour, colours, self.tags)


def thing(card: Card) -> str:
    """The name of a card in a scene."""
    return f"card:{card}"


def has_pair_in(game: Guided) -> bool:
    """Whether the hand as it lies holds a pair."""
    kinds = [game.round.table.kinds[card] for card in game.hand]
    return len(set(kinds)) < len(kinds)
