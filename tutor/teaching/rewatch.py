"""Watching again: what was played, moment by moment, forwards and back, for a grown-up to talk about."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from tutor.teaching.cues import Cue, Say, Scene, Show


class Still(msgspec.Struct, frozen=True, gc=False):
    """One moment: what was to be seen, and what was said of it."""

    scene: Scene
    text: str


def stills_of(cues: Iterable[Cue]) -> tuple[Still, ...]:
    """The moments of a film: each sentence with the scene that it led to."""
    stills: list[Still] = []
    text, scene = "", None
    for cue in cues:
        if isinstance(cue, Say):
            if scene and text:
                stills.append(Still(scene, text))
            text = cue.text
        elif isinstance(cue, Show):
            scene = cue.scene
    if scene and (text or not stills):
        stills.append(Still(scene, text))
    return tuple(stills)


def scene(stills: Sequence[Still], shown: int, note: str) -> Scene:
    """The moment that is shown, with the way forwards, back and home to choose from, and a line for the grown-up."""
    way = (*(("still:back",) if shown else ()), *(("still:on",) if shown + 1 < len(stills) else ()), "home:")
    point = "still:on" if "still:on" in way else "home:"
    return replace(stills[shown].scene, choices=way, point=point, glow=frozenset(), watched=True, note=note)
