"""What a name on the table means as a press."""

from collections.abc import Callable

from tutor.game import RANKS, card
from tutor.teaching.presses import (
    AgainChosen,
    BackPicked,
    BoxTouched,
    CardChosen,
    FriendTouched,
    GuestChosen,
    HelpAsked,
    PackTouched,
    PartyChosen,
    Press,
    RankTyped,
    RestWanted,
    StopChosen,
    WentOn,
)

_MEANS: dict[str, Callable[[str], Press]] = {
    "card": lambda which: CardChosen(card(which)),
    "friend": lambda which: FriendTouched(int(which)),
    "fan": lambda which: BackPicked(int(which)),
    "party": lambda which: PartyChosen(int(which)),
    "guest": GuestChosen,
    "pack": lambda _: PackTouched(),
    "box": lambda _: BoxTouched(),
    "again": lambda _: AgainChosen(),
    "stop": lambda _: StopChosen(),
    "go": lambda _: WentOn(),
    "help": lambda _: HelpAsked(),
}

_KEYS: dict[str, Press] = {"n": WentOn(), "d": RestWanted(), "h": HelpAsked()}


def press_of(name: str) -> Press | None:
    """The press of a thing such as `card:6H` or `go`; None where the name is no thing of the game."""
    kind, _, which = name.partition(":")
    return _MEANS[kind](which) if kind in _MEANS else None


def press_of_key(key: str) -> Press | None:
    """The press of a key: n goes on, d deals the rest, h helps, a digit means a rank and never a place."""
    if key in _KEYS:
        return _KEYS[key]
    return RankTyped(RANKS[int(key) - 1]) if key in "123456" and len(key) == 1 else None
