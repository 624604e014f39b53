"""What a child did, in the past tense: what a screen tells the guide."""

import msgspec

from tutor.game import Card


class CardChosen(msgspec.Struct, frozen=True, gc=False):
    """A card of her own was touched."""

    card: Card


class RankTyped(msgspec.Struct, frozen=True, gc=False):
    """A digit was pressed: it means the next card of this rank."""

    rank: str


class PackTouched(msgspec.Struct, frozen=True, gc=False):
    """The pack was touched."""


class RestWanted(msgspec.Struct, frozen=True, gc=False):
    """All the rest of the pack was asked for."""


class FriendTouched(msgspec.Struct, frozen=True, gc=False):
    """A friend at this seat was touched."""

    seat: int


class BackPicked(msgspec.Struct, frozen=True, gc=False):
    """A back at this place (from 0) of the fan was picked."""

    position: int


class BoxTouched(msgspec.Struct, frozen=True, gc=False):
    """The box was touched."""


class PartyChosen(msgspec.Struct, frozen=True, gc=False):
    """So many friends were asked to play."""

    friends: int


class GuestChosen(msgspec.Struct, frozen=True, gc=False):
    """A friend was chosen for the next round."""

    friend: str


class PlaceChosen(msgspec.Struct, frozen=True, gc=False):
    """A place to go to was touched, such as `home:play`, `lesson:one-and-two` or `replay:fresh`."""

    place: str


class AgainChosen(msgspec.Struct, frozen=True, gc=False):
    """Another round was asked for."""


class StopChosen(msgspec.Struct, frozen=True, gc=False):
    """Enough for today."""


class WentOn(msgspec.Struct, frozen=True, gc=False):
    """Go on was pressed."""


class HelpAsked(msgspec.Struct, frozen=True, gc=False):
    """Help was asked for."""


class Waited(msgspec.Struct, frozen=True, gc=False):
    """Nothing was chosen for the grown-up's waiting time."""


Press = (
    CardChosen
    | RankTyped
    | PackTouched
    | RestWanted
    | FriendTouched
    | BackPicked
    | BoxTouched
    | PartyChosen
    | GuestChosen
    | PlaceChosen
    | AgainChosen
    | StopChosen
    | WentOn
    | HelpAsked
    | Waited
)


class Sense(msgspec.Struct, frozen=True, gc=False):
    """How a press came: when, in seconds on any steady clock, and whether the cards were big enough to show suits."""

    at: float = 0.0
    suits: bool = True
