"""A lesson: one flat list of steps, read top to bottom."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Line = Annotated[str, Meta(description='a sentence such as "Here are two fives!"')]
Lines = Line | tuple[Line, ...]  # one line, or several that are spoken in turn
Varies = Literal["cards", "order", "suits"]
Name = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,32}$(?!\n)", description='an id such as "five-and-six"')]
Row = Annotated[str, Meta(description='cards such as "5D 6D 4D", or "random 3"')]
Held = Annotated[str, Meta(description='cards such as "5D 5S 4D", or "random 6"')]
Asked = Annotated[str, Meta(description='a card such as "5C", a rank or picture such as "5", or "random"')]
Two = Annotated[str, Meta(description='two cards such as "5H 5S", or "random"')]
Level = Annotated[int, Meta(ge=0, le=3)]
Rank = Annotated[
    Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"],
    Meta(description='"A", "2" and so on to "10", "J", "Q" or "K"'),
]
Suit = Literal["hearts", "diamonds", "clubs", "spades"]


class _Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all parts of a lesson file have in common."""


class _Step(_Shape, frozen=True, tag_field="do"):
    """One thing that is done in a lesson."""


class Say(_Step, frozen=True, tag="say"):
    """The tutor says something."""

    say: Lines


class Show(_Step, frozen=True, tag="show"):
    """The tutor makes a pair of two cards."""

    cards: Two
    say: Lines = ()


class Count(_Step, frozen=True, tag="count"):
    """The child counts the dots of a card, one press a dot."""

    cards: Asked
    say: Lines = ()


class Puzzle(_Step, frozen=True, kw_only=True):
    """What every step has in which the child looks for something: own words for one mix-up may stand in it.

    `help` is the help that it wants to give, 0 to 3, to a child whose help dial stands at 2.
    """

    help: Level | None = None
    on_same_suit: Line = ""
    on_lookalike: Line = ""
    on_dot_pattern: Line = ""
    on_ace_letter: Line = ""
    on_neighbour: Line = ""
    on_same_colour: Line = ""
    on_other_number: Line = ""
    on_other_letter: Line = ""
    on_colour_rule: Line = ""
    on_picture_kind: Line = ""
    on_picture_colour: Line = ""
    on_joker: Line = ""


class Pick(Puzzle, frozen=True, tag="pick"):
    """The child finds the partner of a card among others: cards, or `random 3`."""

    from_: Row = msgspec.field(name="from")
    match: Asked = "random"
    say: Lines = ()


class Find(Puzzle, frozen=True, tag="find"):
    """The child hears a rank or a picture and finds it: cards, or `random 4`."""

    from_: Row = msgspec.field(name="from")
    card: Asked = "random"
    say: Lines = ()


class FindAll(Puzzle, frozen=True, tag="find_all"):
    """The child lays every pair of a hand: cards, or `random 6`; with no pair in it she goes on."""

    hand: Held = "random 6"
    say: Lines = ()


class Triple(Puzzle, frozen=True, tag="triple"):
    """A hand with three alike: two go down, one waits. Cards, or `random 7`."""

    hand: Held = "random 7"
    say: Lines = ()


class Draw(Puzzle, frozen=True, tag="draw"):
    """The child draws a card from the tutor's fan, face up or down, looks, and lays a pair or keeps it."""

    hand: Held
    fan: Held
    face: Literal["up", "down"] = "down"
    say: Lines = ()


class Odd(Puzzle, frozen=True, tag="odd"):
    """All cards of a hand but one have a friend; the child shows that one, or the tutor laughs about having it."""

    hand: Held
    who: Literal["child", "tutor"] = "child"
    say: Lines = ()


class Compare(Puzzle, frozen=True, tag="compare"):
    """Two cards lie open; the child shows the one with more dots, or with fewer. Cards, or `near` or `far`."""

    cards: Annotated[str, Meta(description='two cards such as "2H 6S", or "near" or "far"')]
    ask: Literal["more", "fewer"] = "more"
    say: Lines = ()


class Deal(_Step, frozen=True, tag="deal"):
    """A whole round is played with so many friends."""

    friends: Annotated[int, Meta(ge=1, le=3)] = 1
    say: Lines = ()


class Parent(_Step, frozen=True, tag="parent"):
    """One thing to do together away from the screen, for the grown-up."""

    say: Lines


Step = Say | Show | Count | Pick | Find | FindAll | Triple | Draw | Odd | Compare | Deal | Parent


class LessonDeck(_Shape, frozen=True):
    """The cards of a lesson: ranks and suits, or pictures of a pack. Cards that are written out may be others too.

    `odd` is "joker", or a rank or picture of which one card has no partner; where it is a rank of this deck, only at
    the steps odd and deal.
    """

    ranks: tuple[Rank, ...] = ()
    suits: tuple[Suit, ...] = ("hearts", "spades", "diamonds", "clubs")
    odd: Annotated[str, Meta(description='"none", "joker", a rank such as "6", or a picture')] = "none"
    pack: Annotated[str, Meta(description='the id of a pack such as "picture-pack"')] = ""
    pictures: tuple[Annotated[str, Meta(description='the id of a picture such as "cat"')], ...] = ()
    pairing: Literal["rank", "rank-colour", "picture"] = "rank"

    @property
    def names(self) -> tuple[str, ...]:
        """What the lesson is about: its pictures where it has some, else its ranks."""
        return self.pictures or self.ranks


class Replay(_Shape, frozen=True):
    """What fresh cards may change; lines come in a cycle."""

    fresh: tuple[Varies, ...] = ("cards", "order", "suits")
    lines: Literal["cycle"] = "cycle"


class Done(_Shape, frozen=True):
    """When a lesson counts as known: so many right in a row, on so many days."""

    streak: Annotated[int, Meta(ge=1, le=10)] = 3
    days: Annotated[int, Meta(ge=1, le=10)] = 2


class Lesson(_Shape, frozen=True):
    """A file of `lessons/en/`. `number` is its place on the path, `picture` the cards that stand for it there."""

    format: Annotated[int, Meta(description="the number 1")]
    id: Name
    title: Annotated[str, Meta(description='a text such as "Five and six"')]
    goal: Annotated[str, Meta(description='a text such as "Tells five from six by counting."')]
    deck: LessonDeck
    step: tuple[Step, ...]
    number: Annotated[int, Meta(ge=0, le=1000)] = 0
    needs: tuple[Name, ...] = ()
    minutes: Annotated[int, Meta(ge=1, le=20)] = 6
    picture: Annotated[str, Meta(description='one or two cards such as "AS 2H"')] = ""
    replay: Replay = Replay()
    done: Done = Done()


def lines_of(step: Step) -> tuple[str, ...]:
    """All that is said at the beginning of a step, one line for each turn."""
    return (step.say,) if isinstance(step.say, str) else step.say


def own_words(step: Step) -> dict[str, str]:
    """The step's own lines for some mix-ups, by their codes."""
    names = [name for name in step.__struct_fields__ if name.startswith("on_")]
    return {name.removeprefix("on_").upper(): line for name in names if (line := getattr(step, name))}


def asks(step: Step) -> bool:
    """Whether a step waits for something that the child does."""
    return not (isinstance(step, Say | Show | Parent) or (isinstance(step, Odd) and step.who == "tutor"))


def makes_pair(step: Step) -> bool:
    """Whether it is a pair that the child makes in this step."""
    return isinstance(step, Pick | FindAll | Triple | Draw | Deal)
