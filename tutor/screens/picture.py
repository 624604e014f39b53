"""A scene becomes a picture: what lies where, at the size the window allows."""

from tutor.art import CARD_CELLS, GLOW, Mood, Tier, back, box, face, icon, laid, pack, pack_large, portrait, tiny_back
from tutor.game import Card
from tutor.screens.drafting import Drafting, Look, ringed, shaded
from tutor.screens.layout import Frame, card_size, fan_tier, larger, places
from tutor.screens.pages import ending, guests, parties, sleepers
from tutor.teaching.cues import Move, Scene, Seat
from tutor.widgets.painting import Picture

LAID_STEP: dict[Tier, int] = {"S": 2, "M": 2, "L": 3, "XL": 4}  # pixels by which a laid card leaves the next one free
BUTTONS = ("help", "say", "go", "sound", "gate")


def picture(scene: Scene, plan: Frame, look: Look) -> Picture:
    """All that is to be seen of a scene."""
    draft = Drafting(scene, plan, look)
    _buttons(draft)
    if scene.stage == "hello":
        parties(draft)
    elif scene.stage == "guest":
        guests(draft)
    elif scene.stage in ("again", "stopped"):
        ending(draft)
    else:
        _friends(draft)
        _middle(draft)
        _play(draft)
    return tuple(draft.pieces)


def origins(scene: Scene, moves: tuple[Move, ...]) -> dict[str, str]:
    """By key, from which piece each moved thing comes: what a friend gets is the last card of its hand."""
    counts = {f"friend:{seat.seat}": f"back:{seat.seat}:{seat.count - 1}" for seat in scene.friends}
    return {counts.get(move.thing, move.thing): move.origin for move in moves}


def hand_tier(scene: Scene, plan: Frame) -> Tier:
    """The size of the cards in the child's hand."""
    height = plan.bottom - plan.play
    if scene.fan:
        height -= CARD_CELLS[fan_tier(plan.tier)][1]
    return card_size(plan.width, height, len(scene.hand), larger(plan.tier))


def _buttons(draft: Drafting) -> None:
    names = ("sound", "gate") if draft.scene.stage == "stopped" else BUTTONS
    width = icon("help", draft.plan.tier).width
    x = draft.plan.width - len(names) * (width + 1)
    for name in names:
        shown = "mute" if name == "sound" and draft.look.muted else name
        draft.put(f"button:{name}", icon(shown, draft.plan.tier), x, 0, name)
        x += width + 1


def _friends(draft: Drafting) -> None:
    plan = draft.plan
    room = plan.width - len(BUTTONS) * (icon("help", plan.tier).width + 1)
    each = room // max(len(draft.scene.friends), 1)
    for k, seat in enumerate(draft.scene.friends):
        _friend(draft, seat, 1 + k * each, each - 1)


def _friend(draft: Drafting, seat: Seat, x: int, room: int) -> None:
    tier, name = draft.plan.tier, f"friend:{seat.seat}"
    mood: Mood = "happy" if seat.out else "awake"
    grid = portrait(seat.friend, tier, mood)
    if draft.scene.turn == seat.seat:
        grid = ringed(grid, GLOW, False)
    draft.put(name, grid, x, 0, name)
    card = tiny_back(tier)
    rows = draft.plan.top * 2 // card.height
    across = max((room - grid.width - 1) // card.width, 1)
    per_row = max(-(-seat.count // rows), min(across, seat.count), 1)
    step = min(card.width, (room - grid.width - 1) / per_row)
    for k in range(seat.count):
        row, column = divmod(k, per_row)
        left = x + grid.width + 1 + int(column * step)
        draft.lay(f"back:{seat.seat}:{k}", card, left, row * card.height, name, ringable=False)


def _middle(draft: Drafting) -> None:
    scene, plan = draft.scene, draft.plan
    bed = box(plan.tier, sleepers(scene))
    if not _in_bedroom(scene):
        draft.put("box", bed, 1, plan.top, "box")
        if scene.pack:
            pile = pack(plan.tier, "pack" in scene.glow)
            draft.put("pack", pile, (plan.width - pile.width) // 2, plan.top, "pack")
    _piles(draft, bed.width + 3)


def _piles(draft: Drafting, x: int) -> None:
    """The laid cards, all of one rank on one pile, in the order in which the ranks came down."""
    plan = draft.plan
    by_rank: dict[str, list[Card]] = {}
    for card in draft.scene.laid:
        by_rank.setdefault(card.rank, []).append(card)
    step = LAID_STEP[plan.tier]
    for pile in by_rank.values():
        for k, card in enumerate(pile):
            grid = laid(card.rank, card.suit, plan.tier)
            draft.put(f"card:{card}", grid if card is pile[-1] else shaded(grid), x + k * step, plan.top)
        x += laid("A", "hearts", plan.tier).width + (len(pile) - 1) * step + 1


def _play(draft: Drafting) -> None:
    scene, plan = draft.scene, draft.plan
    if _in_bedroom(scene):
        _bedroom(draft)
    if scene.stage != "bed":
        _fan(draft)
        _hand(draft, plan.bottom)


def _hand(draft: Drafting, bottom: int) -> None:
    scene, plan = draft.scene, draft.plan
    tier = hand_tier(scene, plan)
    for card, (x, y) in zip(scene.hand, places(plan.width, bottom, len(scene.hand), tier), strict=True):
        if card:
            _card(draft, card, tier, x, 2 * y)


def _card(draft: Drafting, card: Card, tier: Tier, x: int, y: int) -> None:
    name = f"card:{card}"
    if draft.scene.hand_down:
        grid = back(tier)
    else:
        lit = draft.scene.lit[1] if draft.scene.lit and draft.scene.lit[0] == card else ()
        grid = face(card.rank, card.suit, tier, lit)
    draft.lay(name, grid, x, y - (2 if card in draft.scene.lifted else 0), name)


def _fan(draft: Drafting) -> None:
    """The fan that is held out, in one row; the backs overlap where they are many."""
    plan, size = draft.plan, draft.scene.fan
    if not size:
        return
    tier = fan_tier(plan.tier)
    across, _ = CARD_CELLS[tier]
    step = min(across + 1, (plan.width - across) // max(size - 1, 1))
    left = (plan.width - (size - 1) * step - across) // 2
    for place in range(size):
        draft.put(f"fan:{place}", back(tier), left + place * step, plan.play, f"fan:{place}")


def _in_bedroom(scene: Scene) -> bool:
    """Before the first card is dealt, and when the odd card goes to bed."""
    dealt = _dealt(scene) or any(seat.count for seat in scene.friends)
    return scene.stage == "bed" or (scene.stage == "dealing" and not dealt)


def _bedroom(draft: Drafting) -> None:
    """The box, large, and beside it the pack or the card that goes to bed."""
    scene, plan = draft.scene, draft.plan
    bed = box(plan.tier, sleepers(scene), large=True)
    odd = scene.odd[1] if scene.odd else next(iter(_dealt(scene)), None)
    across, down = CARD_CELLS[plan.tier]
    beside = odd or scene.pack
    x = (plan.width - bed.width - (across + 4 if beside else 0)) // 2
    y = plan.play + (plan.bottom - plan.play - down) // 2
    if scene.stage == "dealing":
        draft.put("pack", pack_large(plan.tier, "pack" in scene.glow), x, y, "pack")
    elif odd:
        _card(draft, odd, plan.tier, x, 2 * y)
    draft.put("box", bed, x + (across + 4 if beside else 0), y, "box")


def _dealt(scene: Scene) -> list[Card]:
    return [card for card in scene.hand if card]
