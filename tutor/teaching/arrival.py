"""What was kept from before comes in while the first page is already up: who plays, what is known, what was wished."""

from msgspec.structs import replace

from tutor.teaching.cues import Show
from tutor.teaching.places import Child, Progress
from tutor.teaching.visit import Answer, Visit, lines, scene


def known(visit: Visit, children: tuple[Child, ...], progress: Progress) -> Answer:
    """What was kept from before has been looked up: where several children play, and nothing has begun, who is it?"""
    later = replace(visit, children=children, progress=progress)
    if visit.page == "lesson" and scene(later) != scene(visit):
        return Answer(later, (Show(scene(later)), *lines(later, "lesson_done")))
    if visit.page != "home":
        return Answer(later, ())
    if len(children) > 1 and not visit.children:
        return who_plays(later)
    if scene(later) == scene(visit):
        return Answer(later, ())
    return Answer(later, (Show(scene(later)), *lines(later, *(() if visit.children else ("hello",)), "what_now")))


def who_plays(visit: Visit) -> Answer:
    """Each child by her animal: which of them is here?"""
    later = replace(visit, page="who")
    return Answer(later, (Show(scene(later)), *lines(later, "who_are_you")))


def wished(visit: Visit, ace_as_one: bool) -> Visit:
    """The same visit with the ace called as the family calls it."""
    visit = replace(visit, ace_as_one=ace_as_one)
    table, book = visit.sitting, visit.words(visit.sitting.deck.id)
    game = replace(table.game, book=book) if table.game else None
    return replace(visit, sitting=replace(table, book=book, game=game))
