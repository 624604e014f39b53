"""Where things lie, by the size of the window: numbers only."""

import msgspec

from tutor.art import CARD_CELLS, Tier

TIERS: tuple[Tier, ...] = ("S", "M", "L", "XL")
WINDOWS: dict[Tier, tuple[int, int]] = {"S": (80, 24), "M": (100, 30), "L": (120, 40), "XL": (160, 50)}
CAPTION_CELLS = 3
BUTTON_CELLS: dict[Tier, int] = {"S": 35, "M": 45, "L": 55, "XL": 65}  # the five pictures to touch, side by side

_TOP: dict[Tier, int] = {"S": 4, "M": 5, "L": 6, "XL": 8}
_MIDDLE: dict[Tier, int] = {"S": 3, "M": 3, "L": 5, "XL": 7}
ONE_ROW = 5  # friends: more of them sit in two rows
SECOND_ROW = 4  # cells
NARROWEST = 5  # cells of an overlapped card that are left to see: its numeral
LOWEST = 5  # cells from one overlapped row to the next


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A window divided: friends and pictures to touch on top, the table's middle, the place where cards are played.

    Heights are in cells from the top: the middle begins at `top`, the play at `play`; all ends at `bottom`, and the
    caption comes below. `first_row` is where a second row of friends begins, `top` where there is none.
    """

    tier: Tier
    width: int
    first_row: int
    top: int
    play: int
    bottom: int


def frame(width: int, height: int, friends: int = 1) -> Frame | None:
    """The frame of a window of so many cells for so many friends; None where it is smaller than 80 by 24."""
    fitting = [tier for tier in TIERS if width >= WINDOWS[tier][0] and height >= WINDOWS[tier][1]]
    if not fitting:
        return None
    tier = fitting[-1]
    top = _TOP[tier] + (SECOND_ROW if friends > ONE_ROW else 0)
    return Frame(tier, width, _TOP[tier], top, top + _MIDDLE[tier], height - CAPTION_CELLS)


def card_size(width: int, height: int, cards: int, largest: Tier = "XL") -> Tier:
    """The largest size at which so many cards fit into so many cells, one cell apart; S where none does."""
    for tier in reversed(TIERS[: TIERS.index(largest) + 1]):
        across, down = CARD_CELLS[tier]
        if -(-cards // max((width + 1) // (across + 1), 1)) * down <= height:
            return tier
    return "S"


def places(width: int, top: int, bottom: int, cards: int, tier: Tier) -> list[tuple[int, int]]:
    """The corner of each card, in cells: centred rows of as many as fit, the last row ending at `bottom`.

    Where there is no room for all side by side they overlap, as in a fan, but for the numeral in their corner.
    """
    across, down = CARD_CELLS[tier]
    fit = max((width + 1) // (across + 1), 1)
    rows = min(max(-(-cards // fit), 1), max((bottom - top) // down, 1))
    rows = max(rows, -(-cards // ((width - across) // NARROWEST + 1)))
    per_row = max(-(-cards // rows), 1)
    aside = across + 1 if per_row <= fit else (width - across) / (per_row - 1)
    below = min(down, max((bottom - top - down) // max(rows - 1, 1), LOWEST))
    spots = []
    for k in range(cards):
        row, column = divmod(k, per_row)
        in_row = min(per_row, cards - row * per_row)
        left = (width - round((in_row - 1) * aside) - across) // 2
        spots.append((left + round(column * aside), bottom - down - (rows - 1 - row) * below))
    return spots


def larger(tier: Tier) -> Tier:
    """The next larger size; few cards may take it."""
    return TIERS[min(TIERS.index(tier) + 1, len(TIERS) - 1)]


def fan_tier(tier: Tier) -> Tier:
    """The size of a fan that is held out, one less than the hand's."""
    return TIERS[max(TIERS.index(tier) - 1, 0)]
