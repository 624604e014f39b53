"""What a screen plays: sentences to say and scenes to show, one after the other."""

from typing import Literal

import msgspec

from tutor.game import Card

Stage = Literal[
    "hello",
    "dealing",
    "spotting",
    "visiting",
    "watching",
    "picking",
    "looking",
    "bed",
    "guest",
    "again",
    "stopped",
    "lesson",
    "showing",
    "finding",
    "comparing",
    "counting",
    "replay",
    "who",
    "home",
    "path",
]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A friend at the table as it is seen: its seat, who it is, how many cards it holds, whether it is all done.

    `cards` are its cards where the house rules lay hands open; `smudged` is the mark of a gentle forfeit.
    """

    seat: int
    friend: str
    count: int
    out: bool
    cards: tuple[Card, ...] = ()
    smudged: bool = False


class Scene(msgspec.Struct, frozen=True, gc=False):
    """What is to be seen at one moment, and what can be chosen.

    Things are named: `card:6H`, `friend:1`, `fan:0`, `pack`, `box`, `go`, `party:2`, `guest:dog`, `again`, `stop`.
    `hand` keeps gaps (None) where cards have gone, `lit` are the dots that shine on a card, from 0 in counting order;
    `laid_down` counts cards that lie face down on the table, `smudged` is a mark of her own, `note` a line for the
    grown-up in place of the stage's own; `friendly` has faces that can be matched by colour; `fan_up` are the cards of
    a fan that is held out face up; `pictures` are things to touch and the cards drawn on them, `stars` those with a
    star; `watched` is a moment that is seen again; `art` is the pack whose pictures
    are shown, where it is not the table's own.
    """

    stage: Stage
    friends: tuple[Seat, ...] = ()
    hand: tuple[Card | None, ...] = ()
    hand_down: bool = False
    lifted: tuple[Card, ...] = ()
    lit: tuple[Card, tuple[int, ...]] | None = None
    glow: frozenset[str] = frozenset()
    laid: tuple[Card, ...] = ()
    laid_down: int = 0
    pack: int = 0
    fan: int = 0
    fan_up: tuple[Card, ...] = ()
    sleepers: tuple[Card, ...] = ()
    odd: tuple[int, Card] | None = None
    turn: int | None = None
    dealer: int | None = None
    choices: tuple[str, ...] = ()
    point: str = ""
    smudged: bool = False
    friendly: bool = False
    pictures: tuple[tuple[str, str], ...] = ()
    stars: frozenset[str] = frozenset()
    watched: bool = False
    art: str = ""
    note: str = ""


class Move(msgspec.Struct, frozen=True, gc=False):
    """One thing comes from where another was: a card from the pack, a back from a hand."""

    thing: str
    origin: str


class Say(msgspec.Struct, frozen=True, gc=False):
    """A sentence, spoken and shown; the next one waits until it has been heard."""

    phrase: str
    text: str


When = Literal["now", "with", "after"]


class Show(msgspec.Struct, frozen=True, gc=False):
    """The table becomes this scene; what has moved is seen to move, quickly where there is much of it.

    `when` is not `now` where only light and lifting change: `with` the sentence before, or `after` it has been heard.
    """

    scene: Scene
    moves: tuple[Move, ...] = ()
    quick: bool = False
    when: When = "now"


Cue = Say | Show
