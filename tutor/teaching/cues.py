"""What a screen plays: sentences to say and scenes to show, one after the other."""

from typing import Literal

import msgspec

from tutor.game import Card

Stage = Literal[
    "hello", "dealing", "spotting", "visiting", "watching", "picking", "looking", "bed", "guest", "again", "stopped"
]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A friend at the table as it is seen: its seat, who it is, how many cards it holds, whether it is all done."""

    seat: int
    friend: str
    count: int
    out: bool


class Scene(msgspec.Struct, frozen=True, gc=False):
    """What is to be seen at one moment, and what can be chosen.

    Things are named: `card:6H`, `friend:1`, `fan:0`, `pack`, `box`, `go`, `party:2`, `guest:dog`, `again`, `stop`.
    `hand` keeps gaps (None) where cards have gone, `lit` are the dots that shine on a card, from 0 in counting order.
    """

    stage: Stage
    friends: tuple[Seat, ...] = ()
    hand: tuple[Card | None, ...] = ()
    hand_down: bool = False
    lifted: tuple[Card, ...] = ()
    lit: tuple[Card, tuple[int, ...]] | None = None
    glow: frozenset[str] = frozenset()
    laid: tuple[Card, ...] = ()
    pack: int = 0
    fan: int = 0
    sleepers: tuple[Card, ...] = ()
    odd: tuple[int, Card] | None = None
    turn: int | None = None
    dealer: int | None = None
    choices: tuple[str, ...] = ()
    point: str = ""


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
