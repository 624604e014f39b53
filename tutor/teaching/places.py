"""The pages between the games: the first one, the path of lessons, and what can follow a lesson."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from tutor.teaching.cues import Scene
from tutor.teaching.lesson import Lesson

HOME = ("home:lesson", "home:play", "home:again")
PATH_ART = "picture-pack"  # whose pictures stand for some lessons on the path
REPLAYS = ("same", "fresh", "hard")


class Child(msgspec.Struct, frozen=True, gc=False):
    """A child who plays: `id` is who she is, `name` a label, `friend` the animal that stands for her."""

    id: str
    name: str
    friend: str


class Last(msgspec.Struct, frozen=True, gc=False):
    """What was played last: a lesson, or a round (`lesson` is empty) of this game, by its seed and number."""

    lesson: str
    seed: int
    friends: int = 1
    number: int = 0
    game: str = ""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """What is known of the child from before: lessons seen and known, the one to go on with, and what was hard.

    `turns` counts how often each lesson was played, `level` is where the help dial starts, `last` is what was played
    last, `tags` are the mix-ups that are the child's own.
    """

    seen: frozenset[str] = frozenset()
    known: frozenset[str] = frozenset()
    suggested: str = ""
    hard: tuple[str, ...] = ()
    turns: Mapping[str, int] = {}
    level: int = 1
    last: Last | None = None
    tags: tuple[str, ...] = ()


def who_scene(children: Sequence[Child]) -> Scene:
    """Who is playing today? Each child by the animal that stands for her."""
    names = tuple(f"child:{child.id}" for child in children)
    pictures = tuple((f"child:{child.id}", child.friend) for child in children)
    return Scene("who", choices=names, point=names[0], pictures=pictures)


def home_scene(progress: Progress) -> Scene:
    """The first page: a lesson, a game, and, where there was one before, the last one again."""
    places = HOME if progress.last else HOME[:2]
    return Scene("home", glow=frozenset(places[:1]), choices=(*places, "stop"), point=places[0])


def path_scene(lessons: Sequence[Lesson], marked: str, progress: Progress) -> Scene:
    """All lessons as pictures; the one that was touched shines, else the one to go on with."""
    names = tuple(f"lesson:{lesson.id}" for lesson in lessons)
    next_ = f"lesson:{marked or progress.suggested}"
    point = next_ if next_ in names else next(iter(names), "home:")
    shown = Scene("path", glow=frozenset((point,)), choices=(*names, "home:"), point=point, art=PATH_ART)
    pictures = tuple((f"lesson:{lesson.id}", lesson.picture) for lesson in lessons)
    return replace(shown, pictures=pictures, stars=frozenset(f"lesson:{name}" for name in progress.known))


def replay_scene(shown: Scene, progress: Progress, watch: bool) -> Scene:
    """After a lesson: the same again, fresh cards, what was hard, watch it again, home, or stop."""
    replays = tuple(f"replay:{which}" for which in REPLAYS if which != "hard" or progress.hard)
    choices = ("stop", *replays, *(("watch",) if watch else ()), "home:")
    return replace(shown, stage="replay", choices=choices, point="home:", glow=frozenset())
