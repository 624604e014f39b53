"""Where things lie, by the size of the window: numbers only."""

import msgspec

from tutor.art import CARD_CELLS, Tier

TIERS: tuple[Tier, ...] = ("S", "M", "L", "XL")
WINDOWS: dict[Tier, tuple[int, int]] = {"S": (80, 24), "M": (100, 30), "L": (120, 40), "XL": (160, 50)}
CAPTION_CELLS = 3

_TOP: dict[Tier, int] = {"S": 4, "M": 5, "L": 6, "XL": 8}
_MIDDLE: dict[Tier, int] = {"S": 3, "M": 3, "L": 5, "XL": 7}


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A window divided: friends and pictures to touch on top, the table's middle, the place where cards are played.

    Heights are in cells from the top: the middle begins at `top`, the play at `play`; all ends at `bottom`, and the
    caption comes below.
    """

    tier: Tier
    width: int
    top: int
    play: int
    bottom: int


def frame(width: int, height: int) -> Frame | None:
    """The frame of a window of so many cells; None where it is smaller than 80 by 24."""
    fitting = [tier for tier in TIERS if width >= WINDOWS[tier][0] and height >= WINDOWS[tier][1]]
    if not fitting:
        return None
    tier = fitting[-1]
    return Frame(tier, width, _TOP[tier], _TOP[tier] + _MIDDLE[tier], height - CAPTION_CELLS)


def card_size(width: int, height: int, cards: int, largest: Tier = "XL") -> Tier:
    """The largest size at which so many cards fit into so many cells, one cell apart; S where none does."""
    for tier in reversed(TIERS[: TIERS.index(largest) + 1]):
        across, down = CARD_CELLS[tier]
        if -(-cards // max((width + 1) // (across + 1), 1)) * down <= height:
            return tier
    return "S"


def places(frame_width: int, bottom: int, cards: int, tier: Tier) -> list[tuple[int, int]]:
    """The corner of each card, in cells: rows of as many as fit, centred, the last row ending at `bottom`."""
    across, down = CARD_CELLS[tier]
    fit = max((frame_width + 1) // (across + 1), 1)
    rows = max(-(-cards // fit), 1)
    per_row = max(-(-cards // rows), 1)
    spots = []
    for k in range(cards):
        row, column = divmod(k, per_row)
        in_row = min(per_row, cards - row * per_row)
        left = (frame_width - in_row * (across + 1) + 1) // 2
        spots.append((left + column * (across + 1), bottom - (rows - row) * down))
    return spots


def larger(tier: Tier) -> Tier:
    """The next larger size; few cards may take it."""
    return TIERS[min(TIERS.index(tier) + 1, len(TIERS) - 1)]


def fan_tier(tier: Tier) -> Tier:
    """The size of a fan that is held out, one less than the hand's."""
    return TIERS[max(TIERS.index(tier) - 1, 0)]
