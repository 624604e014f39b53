"""The pages before and after a round: who plays, who plays next time, again or stop."""

from tutor.art import ICON_PIXELS, Grid, IconSize, PortraitSize, icon, portrait
from tutor.game import cards
from tutor.screens.drafting import Drafting
from tutor.screens.layout import larger
from tutor.screens.stacks import shelf
from tutor.teaching.cues import Scene
from tutor.teaching.guided import FRIENDS, GUESTS

SIZES: tuple[PortraitSize, ...] = ("hero", "XL", "L", "M", "S")  # of the children's animals, the largest first


def parties(draft: Drafting) -> None:
    """One friend, two or three: three groups of faces to touch."""
    plan = draft.plan
    size = larger(plan.tier)
    groups = [[portrait(friend, size) for friend in FRIENDS[:n]] for n in (1, 2, 3)]
    wide = groups[0][0].width
    gap = (plan.width - 6 * wide - 3) // 4
    x, y = gap, plan.play + (plan.bottom - plan.play) // 2 - wide // 4
    for n, group in enumerate(groups, 1):
        for k, grid in enumerate(group):
            draft.put(f"party:{n}:{k}", grid, x, y, f"party:{n}")
            x += wide + 1
        x += gap - 1


def guests(draft: Drafting) -> None:
    """All friends, to choose one for next time."""
    _row(draft, {f"guest:{friend}": portrait(friend, "hero") for friend in GUESTS}, draft.plan.play)


def home(draft: Drafting) -> None:
    """A lesson, a game, and, where there was one before, the last one again."""
    shown = {"home:lesson": "lesson", "home:play": "play", "home:again": "last"}
    icons = {name: icon(shown[name], "hero") for name in draft.scene.choices if name in shown}
    _row(draft, icons, draft.plan.play)


def who(draft: Drafting) -> None:
    """The children by their animals, to choose who plays."""
    room = draft.plan.width // len(draft.scene.pictures) - 1
    size = next((one for one in SIZES if portrait("cat", one).width <= room), SIZES[-1])
    faces = {name: portrait(friend, size) for name, friend in draft.scene.pictures}
    _row(draft, faces, draft.plan.play)


def replays(draft: Drafting) -> None:
    """After a lesson: the same again, fresh cards, what was hard; and below to stop, or to watch it again."""
    plan, down = draft.plan, (draft.plan.bottom - draft.plan.first_row) // 2
    size: IconSize = "hero" if 2 * down > ICON_PIXELS["hero"][1] else "XL"
    rows = (
        {"replay:same": "same", "replay:fresh": "fresh", "replay:hard": "hard"},
        {"stop": "stop", "watch": "watch"},
    )
    for k, row in enumerate(rows):
        shown = {name: icon(picture, size) for name, picture in row.items() if name in draft.scene.choices}
        _row(draft, shown, plan.first_row + k * down, down)


def path(draft: Drafting) -> None:
    """The lessons as pictures, in rows from left to right; a star on each that is known."""
    plan, faces, lessons = draft.plan, draft.look.faces, draft.scene.pictures
    top, high = 2 * plan.first_row, 2 * (plan.bottom - plan.first_row)
    places = shelf(len(lessons), faces, plan.width, high)
    for k, (name, notation) in enumerate(lessons):
        row, column = divmod(k, places.per_row)
        stack = places.stack(cards(notation), faces)
        in_row = min(places.per_row, len(lessons) - row * places.per_row)
        x = (plan.width - places.wide * in_row + places.wide - stack.width) // 2 + column * places.wide
        y = top + ((2 * row + 1) * high + places.rows) // (2 * places.rows) - stack.height // 2
        draft.lay(name, stack, x, y, name)
        if name in draft.scene.stars:
            star, (right, down) = icon("star", plan.tier), places.seam(cards(notation), faces)
            draft.lay(f"star:{name}", star, x + right - star.width // 2, y + down - star.height // 2)


def ending(draft: Drafting) -> None:
    """Again, or stop; once stopped, good night."""
    plan, scene = draft.plan, draft.scene
    if scene.sleepers:
        bed = draft.look.faces.box(plan.tier, sleepers(scene))
        draft.put("box", bed, (plan.width - bed.width) // 2, plan.top)
    stopped = scene.stage == "stopped"
    names = [name for name in ("stop", "again", "watch") if name in draft.scene.choices]
    shown = {name: icon(name, "hero") for name in (("stop",) if stopped else names)}
    _row(draft, shown, plan.play)


def _row(draft: Drafting, shown: dict[str, Grid], top: int, down: int = 0) -> None:
    """Large pictures to touch, spread over the width, in the middle of so many lines or of all below `top`."""
    plan, down = draft.plan, down or draft.plan.bottom - top
    gap = (plan.width - sum(grid.width for grid in shown.values())) // (len(shown) + 1)
    x = gap
    for name, grid in shown.items():
        draft.put(name, grid, x, top + (down - grid.height // 2) // 2, name)
        x += grid.width + gap


def sleepers(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The cards asleep in the box: the last two, as more would not fit under its blanket."""
    return tuple((card.rank, card.suit) for card in scene.sleepers[-2:])
