"""The house rules a round is played by, fixed before the deal."""

from typing import Literal

import msgspec

from tutor.game.cards import Pairing

Flow = Literal["offer", "take"]
Direction = Literal["clockwise", "anticlockwise"]
First = Literal["dealer", "dealer-left"]
PairsLaid = Literal["face-up", "face-down"]
WrongPair = Literal["reject", "loses", "cancel"]
Outcome = Literal["holder-caught", "holder-wins", "first-out-wins", "exit-order"]
Forfeit = Literal["none", "claps", "smudge"]


class HouseRules(msgspec.Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """How a table plays; what is not said is sheet C's game.

    `first` may name a seat, counted from 0 at the first player; `silent` is sheet B's quiet table, `one_shuffle` its
    fan that is mixed once and kept still, `helpers` its adults who may name a pair, `open_hands` its hands laid open
    for the very young; `forfeit` is the gentle joke at the end, off unless a family switches it on.
    """

    pairing: Pairing = "rank"
    flow: Flow = "offer"
    direction: Direction = "clockwise"
    first: First | int | None = None
    pairs_laid: PairsLaid = "face-up"
    wrong_pair: WrongPair | None = None
    outcome: Outcome = "holder-caught"
    silent: bool = False
    one_shuffle: bool = False
    helpers: bool = True
    open_hands: bool = False
    forfeit: Forfeit = "none"

    @property
    def step(self) -> int:
        """How far the turn moves: 1 seat clockwise or -1."""
        return 1 if self.direction == "clockwise" else -1

    @property
    def wrong(self) -> WrongPair:
        """What becomes of two cards that are no pair: not laid face up (B, C); face down their layer loses (A)."""
        return self.wrong_pair or ("reject" if self.pairs_laid == "face-up" else "loses")

    def first_seat(self, dealer: int, players: int) -> int:
        """The seat that acts first: the dealer in offer flow (sheets A and C), the next one in take flow (sheet B)."""
        first = self.first
        if isinstance(first, int):
            return first
        if first is None:
            first = "dealer" if self.flow == "offer" else "dealer-left"
        return dealer if first == "dealer" else (dealer + self.step) % players
