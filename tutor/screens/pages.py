"""The pages before and after a round: who plays, who plays next time, again or stop."""

from tutor.art import FRIENDS, Grid, box, icon, portrait
from tutor.screens.drafting import Drafting
from tutor.screens.layout import larger
from tutor.teaching.cues import Scene


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
    _row(draft, {f"guest:{friend}": portrait(friend, "hero") for friend in FRIENDS}, draft.plan.play)


def ending(draft: Drafting) -> None:
    """Again, or stop; once stopped, good night."""
    plan, scene = draft.plan, draft.scene
    bed = box(plan.tier, sleepers(scene))
    if scene.sleepers:
        draft.put("box", bed, (plan.width - bed.width) // 2, plan.top)
    stopped = scene.stage == "stopped"
    shown = {"stop": icon("stop", "hero")} if stopped else {name: icon(name, "hero") for name in ("stop", "again")}
    _row(draft, shown, plan.play)


def _row(draft: Drafting, shown: dict[str, Grid], top: int) -> None:
    """Large pictures to touch, spread over the width."""
    plan = draft.plan
    gap = (plan.width - sum(grid.width for grid in shown.values())) // (len(shown) + 1)
    x = gap
    for name, grid in shown.items():
        draft.put(name, grid, x, top + (plan.bottom - top - grid.height // 2) // 2, name)
        x += grid.width + gap


def sleepers(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The cards asleep in the box."""
    return tuple((card.rank, card.suit) for card in scene.sleepers)
