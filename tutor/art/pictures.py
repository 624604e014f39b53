"""Picture cards: a drawing in the middle of a white card, and the same drawing made small."""

from collections import Counter
from math import sqrt

import msgspec

from tutor.art.grid import Grid
from tutor.art.palette import Colour
from tutor.art.paper import CARD_CELLS, Tier, blank, blank_card

# Pixels of white that stay free round a picture on a card.
_MARGIN = 1
# At most this many columns or rows may be cut off a picture before it is drawn smaller instead.
_CUT = 3


class PictureArt(msgspec.Struct, frozen=True, gc=False):
    """The drawings of a picture card: `small` of at most 10 x 12 pixels, `large` of at most 17 x 22, or none."""

    small: Grid
    large: Grid | None = None


def picture_face(art: PictureArt, tier: Tier) -> Grid:
    """A white card with the picture in its middle: the small one at S and M, the large one at L and XL.

    Where there is no large one the small one is doubled, if so much of it fits.
    """
    card = blank_card(tier)
    drawn = art.large if tier in {"L", "XL"} and art.large else art.small
    drawn = trimmed(drawn)
    width, cells = CARD_CELLS[tier]
    room = (width - 2 * _MARGIN, 2 * cells - 2 * _MARGIN)
    times = max(1, min(room[0] // max(drawn.width, 1), room[1] // max(drawn.height, 1)))
    drawn = enlarged(drawn, times if tier in {"L", "XL"} else 1)
    return _centred(drawn, card).cut_to(card)


def picture_laid(art: PictureArt, width: int, height: int, corner: tuple[int, ...]) -> Grid:
    """The picture as a small card of so many pixels, as it lies on the table in a pair."""
    card = blank(width, height, corner)
    return _centred(cameo(art, width, height), card).cut_to(card)


def cameo(art: PictureArt, width: int, height: int) -> Grid:
    """As much of the picture as so many pixels hold: its middle, drawn smaller where too much would be cut off."""
    small, large = trimmed(art.small), trimmed(art.large or art.small)
    drawn, times = (large, 1) if _is_held(large, width, height) else (small, 1)
    while not _is_held(drawn, width * times, height * times, _CUT * times):
        times += 1
    return reduced(_middle(drawn, width * times, height * times), times)


def _is_held(grid: Grid, width: int, height: int, cut: int = _CUT) -> bool:
    return grid.width - width <= cut and grid.height - height <= cut


def trimmed(grid: Grid) -> Grid:
    """A picture without the empty rows and columns at its edges; an empty one stays as it is."""
    rows = [y for y, row in enumerate(grid.rows) if any(row)]
    columns = [x for x, column in enumerate(zip(*grid.rows, strict=True)) if any(column)]
    if not rows:
        return grid
    return Grid(tuple(row[columns[0] : columns[-1] + 1] for row in grid.rows[rows[0] : rows[-1] + 1]))


def enlarged(grid: Grid, times: int) -> Grid:
    """Each pixel as a square of `times` by `times`."""
    rows = (tuple(pixel for pixel in row for _ in range(times)) for row in grid.rows)
    return Grid(tuple(row for row in rows for _ in range(times)))


def reduced(grid: Grid, times: int) -> Grid:
    """Each square of `times` by `times` as one pixel: of its colours the one that stands out in the whole picture.

    Rare colours count for more, so that eyes are not lost in a face.
    """
    if times == 1:
        return grid
    often = Counter(pixel for row in grid.rows for pixel in row)
    rows = range(0, grid.height, times)
    return Grid(tuple(tuple(_outstanding(grid, x, y, times, often) for x in range(0, grid.width, times)) for y in rows))


def _outstanding(grid: Grid, x: int, y: int, times: int, often: Counter[Colour | None]) -> Colour | None:
    square = [pixel for row in grid.rows[y : y + times] for pixel in row[x : x + times]]
    return max(square, key=lambda pixel: (square.count(pixel) / sqrt(often[pixel]), pixel or ""))


def _middle(grid: Grid, width: int, height: int) -> Grid:
    """The middle of a picture, no larger than so many pixels; of a tall one more of the top, where heads are."""
    left, top = max(0, grid.width - width) // 2, max(0, grid.height - height) // 3
    return Grid(tuple(row[left : left + width] for row in grid.rows[top : top + height]))


def _centred(grid: Grid, card: Grid) -> Grid:
    return grid.over(card, (card.width - grid.width) // 2, (card.height - grid.height) // 2)


def on_pillow(art: PictureArt, width: int, height: int, seen: int) -> Grid:
    """The picture on a card of so many pixels that lies in bed: its first `seen` rows look out of the blanket."""
    card = blank(width, height, (1,))
    drawn = cameo(art, width, height)
    return drawn.over(card, (width - drawn.width) // 2, max(0, seen - drawn.height) // 2).cut_to(card)
