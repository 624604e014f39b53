"""A scene becomes a picture: what lies where, at the size the window allows."""

from collections.abc import Callable
from itertools import pairwise

from tutor.art import CARD_CELLS, Tier, back, icon, pack, pack_large, tiny_back
from tutor.game import Card
from tutor.screens.company import friend_middle, friends
from tutor.screens.drafting import Drafting, Look, edged, shaded
from tutor.screens.layout import Frame, card_size, fan_tier, larger, places
from tutor.screens.pages import ending, guests, home, parties, path, replays, sleepers, who
from tutor.teaching.cues import Move, Scene
from tutor.widgets.painting import Picture

LAID_STEP: dict[Tier, int] = {"S": 2, "M": 2, "L": 3, "XL": 4}  # pixels by which a laid card leaves the next one free
BUTTONS: dict[str, tuple[str, ...]] = {
    "home": ("help", "say", "stop", "sound", "gate"),
    "path": ("help", "say", "home", "sound", "gate"),
    "again": ("help", "say", "home", "sound", "gate"),
    "who": ("say", "sound", "gate"),
    "replay": ("help", "say", "home", "sound", "gate"),
    "stopped": ("sound", "gate"),
    "watched": ("back", "say", "on", "home", "gate"),
    "": ("help", "say", "go", "sound", "gate"),
}
NAMES = {"home": "home:", "back": "still:back", "on": "still:on"}  # what is touched, where it is not the picture's name
PAGES: dict[str, Callable[[Drafting], None]] = {
    "hello": parties,
    "home": home,
    "who": who,
    "path": path,
    "replay": replays,
    "guest": guests,
    "again": ending,
    "stopped": ending,
}


def picture(scene: Scene, plan: Frame, look: Look) -> Picture:
    """All that is to be seen of a scene."""
    draft = Drafting(scene, plan, look)
    _buttons(draft)
    page = PAGES.get(scene.stage)
    if page:
        page(draft)
    else:
        friends(draft)
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


def buttons(scene: Scene) -> tuple[str, ...]:
    """The pictures to touch beside the friends, from left to right."""
    return BUTTONS.get("watched" if scene.watched else scene.stage, BUTTONS[""])


def _buttons(draft: Drafting) -> None:
    names = buttons(draft.scene)
    width = icon("help", draft.plan.tier).width
    x = draft.plan.width - len(names) * (width + 1)
    for name in names:
        shown = "mute" if name == "sound" and draft.look.muted else name
        draft.put(f"button:{name}", icon(shown, draft.plan.tier), x, 0, NAMES.get(name, name))
        x += width + 1


def _middle(draft: Drafting) -> None:
    scene, plan = draft.scene, draft.plan
    bed = draft.look.faces.box(plan.tier, sleepers(scene))
    if scene.dealer is not None and not _in_bedroom(scene):
        draft.put("box", bed, 1, plan.top, "box")
        if scene.pack:
            pile = pack(plan.tier, "pack" in scene.glow)
            draft.put("pack", pile, (plan.width - pile.width) // 2, plan.top, "pack")
    _piles(draft, bed.width + 3)


def _piles(draft: Drafting, x: float) -> None:
    """The laid cards, all of one rank on one pile, in the order in which the ranks came down.

    Where there are too many for the room, each pile shows its uppermost card only.
    """
    plan, faces = draft.plan, draft.look.faces
    by_rank: dict[str, list[Card]] = {}
    for card in draft.scene.laid:
        by_rank.setdefault(card.rank, []).append(card)
    step, room = LAID_STEP[plan.tier], plan.width - x
    wide = {
        rank: max(faces.laid(card.rank, card.suit, plan.tier).width for card in pile) for rank, pile in by_rank.items()
    }
    if sum(wide[rank] + (len(pile) - 1) * step + 1 for rank, pile in by_rank.items()) > room:
        by_rank = {rank: pile[-1:] for rank, pile in by_rank.items()}
    last = next(reversed(wide.values()), 0)
    narrow = min(1.0, (room - last) / max(sum(wide.values()) - last + len(wide) - 1, 1))
    for rank, pile in by_rank.items():
        for k, card in enumerate(pile):
            grid = faces.laid(card.rank, card.suit, plan.tier)
            draft.put(f"card:{card}", grid if card is pile[-1] else shaded(grid), int(x) + k * step, plan.top)
        x += (wide[rank] + 1) * narrow + (len(pile) - 1) * step
    _face_down(draft, int(x))


def _face_down(draft: Drafting, x: int) -> None:
    """Pairs that lie face down (sheet A): their backs, one beside the other as far as there is room."""
    plan, grid = draft.plan, tiny_back(draft.plan.tier)
    for k in range(draft.scene.laid_down):
        draft.put(f"down:{k}", grid, min(x + k * LAID_STEP[plan.tier], plan.width - grid.width), plan.top)


def _play(draft: Drafting) -> None:
    scene, plan = draft.scene, draft.plan
    if _in_bedroom(scene):
        _bedroom(draft)
    if scene.stage != "bed":
        _fan(draft)
        _hand(draft, plan.bottom)


def _hand(draft: Drafting, bottom: int) -> None:
    """Her cards; where they overlap, what is lifted or pointed at lies uppermost."""
    scene, plan = draft.scene, draft.plan
    tier = hand_tier(scene, plan)
    top = plan.play + (CARD_CELLS[fan_tier(plan.tier)][1] if scene.fan else 0)
    spots = zip(scene.hand, places(plan.width, top, bottom, len(scene.hand), tier), strict=True)
    shown = [(card, spot) for card, spot in spots if card]
    crowded = any(b[0] - a[0] < CARD_CELLS[tier][0] and a[1] == b[1] for (_, a), (_, b) in pairwise(shown))
    up = (*scene.lifted, *(card for card, _ in shown if f"card:{card}" == draft.look.pointer))
    for card, (x, y) in sorted(shown, key=lambda one: one[0] in up):
        _card(draft, card, tier, x, 2 * y, crowded)


def _card(draft: Drafting, card: Card, tier: Tier, x: int, y: int, crowded: bool = False) -> None:
    name = f"card:{card}"
    if draft.scene.hand_down:
        grid = back(tier)
    else:
        lit = draft.scene.lit[1] if draft.scene.lit and draft.scene.lit[0] == card else None
        faces = draft.look.faces
        grid = (faces.friendly if draft.scene.friendly else faces.face)(card.rank, card.suit, tier, lit)
    if crowded:
        grid = edged(grid)
    draft.lay(name, grid, x, y - (2 if card in draft.scene.lifted else 0), name)


def _fan(draft: Drafting) -> None:
    """The fan that is held out, in one row near the friend whose it is; the backs overlap where they are many."""
    plan, size = draft.plan, draft.scene.fan
    if not size:
        return
    tier = fan_tier(plan.tier)
    across, _ = CARD_CELLS[tier]
    step = min(across + 1, (plan.width - across) / max(size - 1, 1))
    wide = round((size - 1) * step) + across
    left = min(max(friend_middle(draft, draft.scene.turn) - wide // 2, 0), plan.width - wide)
    for place in range(size):
        up = draft.scene.fan_up[place] if draft.scene.fan_up else None
        grid = draft.look.faces.face(up.rank, up.suit, tier) if up else back(tier)
        draft.put(f"fan:{place}", grid, left + round(place * step), plan.play, f"fan:{place}")


def _in_bedroom(scene: Scene) -> bool:
    """Before the first card is dealt, and when the odd card goes to bed."""
    dealt = _dealt(scene) or any(seat.count for seat in scene.friends)
    return scene.stage == "bed" or (scene.stage == "dealing" and not dealt)


def _bedroom(draft: Drafting) -> None:
    """The box, large, and beside it the pack or the card that goes to bed."""
    scene, plan = draft.scene, draft.plan
    bed = draft.look.faces.box(plan.tier, sleepers(scene), large=True)
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
