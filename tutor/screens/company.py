"""The friends at the table: who sits where, and how many cards each one holds."""

from tutor.art import GLOW, Mood, PortraitSize, plain, portrait, tiny_back
from tutor.art.palette import BACK, BLACK
from tutor.screens.drafting import Drafting, ringed
from tutor.screens.layout import BUTTON_CELLS, ONE_ROW, TIERS
from tutor.teaching.cues import Seat

Place = tuple[int, int, int]  # the left edge, the top, and the room, in cells

BESIDE = 3  # cells that a portrait leaves beside it, at the least, where there is room


def friends(draft: Drafting) -> None:
    """All friends with their cards, clockwise from the child's left."""
    for seat, place in zip(draft.scene.friends, _places(draft), strict=True):
        _friend(draft, seat, *place)


def friend_middle(draft: Drafting, turn: int | None) -> int:
    """The column of the friend at this seat, the middle of the table where nobody's turn is meant."""
    for seat, (x, _, room) in zip(draft.scene.friends, _places(draft), strict=True):
        if seat.seat == turn:
            return x + room // 2
    return draft.plan.width // 2


def _places(draft: Drafting) -> list[Place]:
    """One row beside the pictures to touch; of many, the nearest neighbours sit below, to her left and right."""
    plan, count = draft.plan, len(draft.scene.friends)
    room = plan.width - BUTTON_CELLS[plan.tier]
    if count <= ONE_ROW:
        return _row(count, 0, room)
    far = min(room // 11, count // 2)
    near = count - far
    left = (near + 1) // 2
    beside = _row(near, plan.first_row, plan.width)
    return [*beside[:left], *_row(far, 0, room), *beside[left:]]


def _row(count: int, top: int, room: int) -> list[Place]:
    each = room // max(count, 1)
    return [(1 + k * each if each > 12 else k * each, top, each - 1) for k in range(count)]


def _friend(draft: Drafting, seat: Seat, x: int, top: int, room: int) -> None:
    name = f"friend:{seat.seat}"
    mood: Mood = "happy" if seat.out else "awake"
    grid = portrait(seat.friend, _size(draft, top, room), mood)
    if seat.smudged:
        grid = plain(2, 2, BLACK).over(grid, grid.width // 2 + 1, grid.height // 2)
    if draft.scene.turn == seat.seat:
        grid = ringed(grid, GLOW, False)
    draft.put(name, grid, x, top, name)
    _cards(draft, seat, x + grid.width + 1, top, room - grid.width - 1)


def _size(draft: Drafting, top: int, room: int) -> PortraitSize:
    """The largest portrait that leaves room for cards beside it."""
    fitting = TIERS[: TIERS.index(draft.plan.tier) + 1]
    sizes = [tier for tier in fitting if portrait("cat", tier).width + BESIDE <= room]
    return sizes[-1] if sizes and not top else "S"


def _cards(draft: Drafting, seat: Seat, x: int, top: int, room: int) -> None:
    """Backs as many as the friend holds, or its cards where hands lie open; a bar where there is room for neither."""
    tier = draft.plan.tier
    small = [draft.look.faces.laid(card.rank, card.suit, tier) for card in seat.cards]
    small = small or [tiny_back(tier)] * seat.count
    if not small:
        return
    wide, high = small[0].width, small[0].height
    if room < wide:
        bar = plain(max(min(room + 1, 2), 1), min(seat.count, 8), BACK)
        draft.put(f"back:{seat.seat}:{seat.count - 1}", bar, x - 1, top)
        return
    rows = max((draft.plan.first_row if not top else 4) * 2 // high, 1)
    per_row = max(-(-len(small) // rows), min(room // wide, len(small)), 1)
    step = min(wide, (room - wide) / max(per_row - 1, 1))
    for k, grid in enumerate(small):
        row, column = divmod(k, per_row)
        left = x + int(column * step)
        draft.lay(f"back:{seat.seat}:{k}", grid, left, 2 * top + row * high, f"friend:{seat.seat}", ringable=False)
