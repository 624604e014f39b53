"""Draws the table for the README: `python tests/pictures/make.py` writes `tests/pictures/table.svg`."""

import random
from html import escape
from itertools import groupby
from pathlib import Path

from tutor.content.decks import load_deck
from tutor.content.phrases import load_phrases
from tutor.game import card
from tutor.screens.drafting import Look
from tutor.screens.layout import frame
from tutor.screens.picture import picture
from tutor.teaching.cues import Say, Scene
from tutor.teaching.presses import CardChosen, RestWanted, Sense
from tutor.teaching.sitting import Sitting, answer, begin, scene
from tutor.widgets.painting import painted

SIZE = (120, 40)
PIXEL = 8
HERE = Path(__file__).parent


def a_moment() -> tuple[Scene, str, str]:
    """A table with a friend, some pairs laid and a card lifted; what is said; the grown-up's line."""
    sitting = begin(Sitting(load_deck("ace-to-six"), load_phrases(), 7, random.Random), 2).sitting
    sitting = answer(sitting, RestWanted(), Sense()).sitting
    said = ""
    for at, notation in enumerate(("6D", "6C", "3D"), 1):
        found = answer(sitting, CardChosen(card(notation)), Sense(9.0 * at))
        sitting = found.sitting
        said = next(cue.text for cue in found.cues if isinstance(cue, Say))
    now = scene(sitting)
    return now, said, sitting.book.parent[now.stage]


def svg(now: Scene, said: str, note: str) -> str:
    """The table as a picture: one rectangle for each run of pixels of one colour."""
    plan = frame(*SIZE)
    assert plan
    width, height = plan.width * PIXEL, SIZE[1] * 2 * PIXEL
    lines = painted(picture(now, plan, Look(pointer="card:3C")), plan.width, 2 * plan.bottom)
    shapes = [f'<rect width="{width}" height="{height}" fill="#00005f"/>']
    for y, line in enumerate(lines):
        x = 0
        for colour, run in groupby(line):
            length = len(list(run))
            shapes.append(f'<rect x="{x}" y="{y}" width="{length}" height="1" fill="{colour}"/>')
            x += length
    middle, below = width // 2, 2 * plan.bottom * PIXEL
    words = [
        f'<text x="{middle}" y="{below + 20}" fill="#ffffff" font-weight="bold" font-size="18">{escape(said)}</text>',
        f'<text x="{middle}" y="{below + 42}" fill="#afd7d7" font-size="15">{escape(note)}</text>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" shape-rendering="crispEdges">'
        f'{shapes[0]}<g transform="scale({PIXEL})">{"".join(shapes[1:])}</g>'
        f'<g font-family="sans-serif" text-anchor="middle">{"".join(words)}</g></svg>\n'
    )


if __name__ == "__main__":
    (HERE / "table.svg").write_text(svg(*a_moment()), encoding="utf-8")
