"""What is written down of a sitting, so that every figure of a report can be worked out again."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

Task = Literal["match", "look", "pick", "find", "odd", "compare", "count"]


class Began(msgspec.Struct, frozen=True, gc=False, tag="began", omit_defaults=True):
    """A round or a lesson began; `lesson` is empty for a round at the table."""

    game: str
    lesson: str = ""
    seed: int = 0
    number: int = 0
    players: int = 2
    help: int = 0


class Tried(msgspec.Struct, frozen=True, gc=False, tag="tried", omit_defaults=True):
    """The child chose something, and it was what was looked for or not.

    `rank` is the card that it was about: of a pair the first card chosen, in `find` the one asked for; `chosen` is the
    other one. `step` is how far help had come with this puzzle (0 none), `first` whether it was the first try at it,
    `level` the help dial, `friendly` whether faces could be matched by colour, `hurried` whether choices tumbled over
    each other. `luck` is the chance that a blind choice in this hand would have been right; `codes` are the mix-ups
    that fit, `blind` the chance of each mix-up code for a blind wrong choice in this hand; `hand` are the ranks and
    pictures that lay there, one for each card.
    """

    task: Task
    rank: str
    chosen: str
    right: bool
    luck: float
    step: int = 0
    first: bool = True
    level: int = 0
    friendly: bool = False
    hurried: bool = False
    codes: tuple[str, ...] = ()
    blind: dict[str, float] = {}
    hand: tuple[str, ...] = ()


class Missed(msgspec.Struct, frozen=True, gc=False, tag="missed", omit_defaults=True):
    """Go on was pressed with a pair of this rank left in the hand."""

    rank: str
    drawn: bool = False


class Helped(msgspec.Struct, frozen=True, gc=False, tag="helped", omit_defaults=True):
    """Help was given: which step about which card, asked for or not."""

    rank: str
    step: int
    asked: bool = False


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended", omit_defaults=True):
    """A round or lesson came to its end; `pairs` were laid by the child, `holder` is the seat with the odd card.

    `left` is a lesson that ended itself because nobody played on.
    """

    lesson: str = ""
    pairs: int = 0
    holder: int | None = None
    left: bool = False


Entry = Began | Tried | Missed | Helped | Ended


class Day(msgspec.Struct, frozen=True, gc=False):
    """What was written down on one day, in its order.

    `date` is the local one (2025-03-01); each entry has its time, in milliseconds since 1970 (UTC).
    """

    date: str
    entries: Sequence[tuple[int, Entry]]


def encode(entry: Entry) -> tuple[str, bytes]:
    """The kind of an entry and what it says as JSON, as a store keeps them."""
    said = msgspec.to_builtins(entry)
    return said.pop("type"), msgspec.json.encode(said)


def decode(kind: str, body: bytes) -> Entry | None:
    """The entry that was kept; None where a later version of the program wrote what this one cannot understand."""
    decoder = _DECODERS.get(kind)
    try:
        return decoder.decode(body) if decoder else None
    except msgspec.DecodeError:
        return None


_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in (Began, Tried, Missed, Helped, Ended)
}
