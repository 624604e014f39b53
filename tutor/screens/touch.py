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
    PlaceChosen,
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
    "home": lambda which: PlaceChosen(f"home:{which}"),
    "lesson": lambda which: PlaceChosen(f"lesson:{which}"),
    "replay": lambda which: PlaceChosen(f"replay:{which}"),
    "child": lambda which: PlaceChosen(f"child:{which}"),
    "still": lambda which: PlaceChosen(f"still:{which}"),
    "watch": lambda _: PlaceChosen("watch"),
    "again": lambda _: AgainChosen(),
    "stop": lambda _: StopChosen(),
    "go": lambda _: WentOn(),
    "help": lambda _: HelpAsked(),
}

_KEYS: dict[str, Press] = {
    "n": WentOn(),
    "d": RestWanted(),
    "h": HelpAsked(),
    **{key: RankTyped(rank) for key, rank in zip("1234567890jqk", RANKS, strict=True)},
}


def press_of(name: str) -> Press | None:
    """The press of a thing such as `card:6H` or `go`; None where the name is no thing of the game."""
    kind, _, which = name.partition(":")
    return _MEANS[kind](which) if kind in _MEANS else None


def press_of_key(key: str) -> Press | None:
    """The press of a key: n goes on, d deals the rest, h helps; digits, 0 (ten), j, q and k are ranks, never places."""
    return _KEYS.get(key)
