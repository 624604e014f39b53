"""A guided round at one moment, the scene it shows, and the script that is written while it goes on."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tutor.game import RANKS, Card, Round, view
from tutor.teaching.cues import Cue, Move, Say, Scene, Seat, Show, Stage, When
from tutor.teaching.mixups import Code, Eyes, Target
from tutor.teaching.phrasebook import PhraseBook

ME = 0
FRIENDS = ("cat", "dog", "bear")

LAST_CHOICES = {"guest": tuple(f"guest:{friend}" for friend in FRIENDS), "again": ("stop", "again")}


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
    """A round with a child at seat 0. `slots` is her hand as it lies, with gaps where cards have just gone."""

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

    def name(self, seat: int) -> str:
        """The friend at a seat, as it is called."""
        return self.book.friend[self.friends[seat - 1]]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The child's cards as they lie."""
        return tuple(card for card in self.slots if card)

    def eyes(self, suits: bool) -> Eyes:
        """What the child can tell about two cards; `suits` says whether the cards are big enough to show them."""
        table = self.round.table
        left = [table.kinds[card] for card in table.deal]
        for pair in self.round.laid:
            left.remove(table.kinds[pair.a])
            left.remove(table.kinds[pair.b])
        return Eyes(table.rules.pairing, frozenset(one for one in left if left.count(one) == 1), suits)


def dots(card: Card) -> int:
    """How many dots a number card has."""
    return RANKS.index(card.rank) + 1


def thing(card: Card) -> str:
    """The name of a card in a scene."""
    return f"card:{card}"


def scene_of(game: Guided) -> Scene:
    """What is to be seen of the round as it stands, and what can be chosen."""
    seen = view(game.round, ME)
    counts = _dealt_counts(game) if game.stage == "dealing" else seen.counts
    if game.bedded:
        counts = (0,) * seen.players
    friends = tuple(
        Seat(seat, game.friends[seat - 1], counts[seat], bool(seen.places[seat])) for seat in range(1, seen.players)
    )
    picking = game.stage == "picking"
    scene = Scene(
        stage=game.stage,
        friends=friends,
        hand=game.slots,
        lifted=(game.lifted,) if game.lifted else (),
        laid=tuple(card for pair in seen.laid for card in (pair.a, pair.b)),
        pack=len(game.round.table.deal) - game.dealt if game.stage == "dealing" else 0,
        fan=seen.fan if picking else 0,
        sleepers=(*seen.taken_out, *((game.bedded,) if game.bedded else ())),
        turn=(seen.offerer if picking else ME) if game.stage in ("picking", "looking") else None,
        dealer=seen.dealer,
        choices=choices(game),
    )
    glow = glowing(game)
    point = f"fan:{scene.fan // 2}" if picking else glow[-1] if glow else ""
    return replace(scene, glow=frozenset(glow), point=point)


def choices(game: Guided) -> tuple[str, ...]:
    """All that can be chosen now, by name."""
    hand = tuple(map(thing, game.hand))
    friends = tuple(f"friend:{seat}" for seat in range(1, game.round.table.players))
    if game.stage == "dealing":
        pack = ("pack",) if game.dealt < len(game.round.table.deal) else ()
        return (*pack, *hand, *friends)
    if game.stage in ("spotting", "looking"):
        return (*hand, "go")
    if game.stage == "visiting":
        return (*friends, *hand)
    if game.stage == "bed":
        return ("box", *hand) if hand else ()
    if game.stage == "picking":
        fan = tuple(f"fan:{place}" for place in range(len(game.round.hands[game.round.offerer])))
        return (*fan, *friends, *hand)
    return LAST_CHOICES.get(game.stage, hand)


def glowing(game: Guided) -> tuple[str, ...]:
    """What shines because help points at it or it is the thing to press, the likeliest last."""
    help_ = game.help
    if game.stage == "dealing":
        return ("pack",) if 2 * game.round.table.players <= game.dealt < len(game.round.table.deal) else ()
    if game.stage in ("spotting", "looking"):
        if help_.code == "ODD_CARD" and help_.step < 3:
            return ()
        if help_.step and help_.target:
            shown = (thing(help_.target.card),)
            return (*shown, thing(help_.target.partner)) if help_.step == 3 else shown
        return () if has_pair_in(game) else ("go",)
    if game.stage == "visiting":
        return tuple(f"friend:{seat}" for seat in game.round.table.deal_order if not game.round.done[seat])[:1]
    return choices(game) if game.stage in ("bed", "guest", "again") else ()


def has_pair_in(game: Guided) -> bool:
    """Whether the hand as it lies holds a pair."""
    kinds = [game.round.table.kinds[card] for card in game.hand]
    return len(set(kinds)) < len(kinds)


def _dealt_counts(game: Guided) -> tuple[int, ...]:
    counts = [0] * game.round.table.players
    for k in range(game.dealt):
        counts[game.round.table.deal_order[k % len(counts)]] += 1
    return tuple(counts)


class Script:
    """Writes down what is said and shown, step by step, while a round goes on."""

    def __init__(self, game: Guided) -> None:
        self.game = game
        self.cues: list[Cue] = []

    def become(self, **changes: Any) -> None:
        """The round goes on with these changes; nothing is shown yet."""
        self.game = replace(self.game, **changes)

    def helped(self, **changes: Any) -> None:
        """Help goes on with these changes."""
        self.become(help=replace(self.game.help, **changes))

    def say(self, phrase: str, **args: str) -> None:
        """A sentence is spoken; raises KeyError where the book does not have it."""
        turn = self.game.said.get(phrase, 0)
        self.cues.append(Say(phrase, self.game.book.sentence(phrase, args, turn)))
        if self.game.book.lines(phrase) > 1:
            self.become(said={**self.game.said, phrase: turn + 1})

    def show(self, *moves: Move, quick: bool = False, when: When = "now", **changes: Any) -> None:
        """The table is shown as it stands, but for these changes."""
        self.cues.append(Show(replace(scene_of(self.game), **changes), moves, quick, when))
