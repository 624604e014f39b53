"""A child who walks away: help comes a step at a time, and a lesson that nobody plays ends itself on a made pair."""

from msgspec.structs import replace
from sittings import BOOK, sitting
from test_table_screen import SIZE, until

from tutor.content.lessons import load_lessons
from tutor.screens.app import OldMaidApp
from tutor.screens.film import now
from tutor.screens.services import Services
from tutor.teaching.visit import Library, Visit, at_lesson
from tutor.voice import RecordedVoice

LONG_AGO = 3600.0


async def test_a_lesson_that_a_child_has_left_ends_itself_on_a_made_pair():
    voice = RecordedVoice()
    services = Services(lambda _: voice, lambda words: words[0], pace=0.0, patience=0.02)
    lessons = load_lessons()
    begun = at_lesson(Visit(sitting(3), Library(lambda: lessons, lambda _: BOOK)), "one-and-two")
    app = OldMaidApp(begun, services)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.screen.visit.run.game.help.step == 3)
        said = None
        while said != voice.said:  # the third step is told to its end, and then there is peace
            said = list(voice.said)
            await pilot.pause(0.2)
        run = app.screen.visit.run
        app.screen.visit = replace(app.screen.visit, run=replace(run, began_at=now() - LONG_AGO))
        await until(pilot, lambda: app.screen.visit.run.ended)
        assert len(app.screen.visit.run.game.round.laid) > len(run.game.round.laid)
