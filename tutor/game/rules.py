"""The house rules a round is played by, fixed before the deal."""

from typing import Literal

import msgspec

from tutor.game.cards import Pairing

Flow = Literal["offer", "take"]
Direction = Literal["clockwise", "anticlockwise"]
First = Literal["dealer", "dealer-left"]
PairsLaid = Literal["face-up", "face-down"]


class HouseRules(msgspec.Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How a table plays; what is not said is sheet C's game."""

    pairing: Pairing = "rank"
    flow: Flow = "offer"
    direction: Direction = "clockwise"
    first: First | None = None
    pairs_laid: PairsLaid = "face-up"

    @property
    def step(self) -> int:
        """How far the turn moves: 1 seat clockwise or -1."""
        return 1 if self.direction == "clockwise" else -1

    def first_seat(self, dealer: int, players: int) -> int:
        """The seat that acts first: the dealer in offer flow (sheets A and C), the next one in take flow (sheet B)."""
        first = self.first or ("dealer" if self.flow == "offer" else "dealer-left")
        return dealer if first == "dealer" else (dealer + self.step) % players
