"""A child who walks away: help comes a step at a time, and a lesson that nobody plays ends itself on a made pair."""

import threading

import pytest
from msgspec.structs import replace
from sittings import BOOK, sitting
from test_table_screen import SIZE, until

from tutor.content.lessons import load_lessons
from tutor.screens.app import OldMaidApp
from tutor.screens.family import Kept, NoKeeper
from tutor.screens.film import now
from tutor.screens.grownups import GrownUpsScreen
from tutor.screens.services import Services
from tutor.teaching.places import Child
from tutor.teaching.visit import Library, Visit, at_lesson
from tutor.voice import RecordedVoice, VoiceName

LONG_AGO = 3600.0
PATIENCE = 20.0


class Keeping(NoKeeper):
    """A keeper that remembers what it was given."""

    def __init__(self):
        self.entries = []

    def keep(self, entries, done):
        self.entries += entries
        done()


class SlowToName(RecordedVoice):
    """Says which voices there are once it may."""

    def __init__(self):
        super().__init__()
        self.go_on = threading.Event()

    def voices(self):
        self.go_on.wait(PATIENCE)
        return (VoiceName("gmw/en", "English", "en"),)


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


async def test_nothing_goes_on_behind_the_grown_ups_pages():
    keeper, voice = Keeping(), SlowToName()
    services = Services(lambda _: voice, lambda words: words[0], pace=0.0, patience=0.02, make_keeper=lambda *_: keeper)
    lessons = load_lessons()
    begun = at_lesson(Visit(sitting(3), Library(lambda: lessons, lambda _: BOOK)), "one-and-two")
    app = OldMaidApp(begun, services)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.screen.film.open_since < float("inf"))
        table = app.screen
        run = table.visit.run
        await pilot.press("g")
        await until(pilot, lambda: app.screen is not table)
        table.visit = replace(table.visit, run=replace(run, began_at=now() - LONG_AGO))
        await pilot.press(*services.choose(BOOK.gate.words), "enter")  # one key more than the word has letters
        await until(pilot, lambda: isinstance(app.screen, GrownUpsScreen))
        before, kept = len(voice.said), list(keeper.entries)
        await pilot.pause(0.5)
        assert (len(voice.said), keeper.entries) == (before, kept)
        assert not table.visit.run.ended
        assert app.screen.voices == ()
        voice.go_on.set()
        await until(pilot, lambda: app.screen.voices == ("gmw/en",))


class OfThree(Keeping):
    """A keeper of a family of three who play."""

    def __init__(self):
        super().__init__()
        self.playing = "ella"
        self.gone = []

    def look_up(self, tell):
        named = {"Ella": "cat", "Sam": "dog", "Mum": "fox"}
        there = (Child(name.lower(), name, friend) for name, friend in named.items() if name not in self.gone)
        tell(Kept(tuple(there), child=self.playing))


@pytest.mark.parametrize(
    ("playing", "gone", "page"),
    [("ella", [], "lesson"), ("sam", [], "home"), ("sam", ["Ella"], "who"), ("sam", ["Ella", "Mum"], "home")],
)
async def test_after_the_grown_ups_pages_another_child_begins_on_the_first_page(playing, gone, page):
    keeper, voice = OfThree(), RecordedVoice()
    services = Services(lambda _: voice, lambda words: words[0], pace=0.0, make_keeper=lambda *_: keeper)
    lessons = load_lessons()
    begun = at_lesson(Visit(sitting(3), Library(lambda: lessons, lambda _: BOOK)), "one-and-two")
    app = OldMaidApp(begun, services)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.screen.kept.child == "ella")
        table = app.screen
        await pilot.press("g")
        await until(pilot, lambda: app.screen is not table)
        await pilot.press(*services.choose(BOOK.gate.words))
        await until(pilot, lambda: isinstance(app.screen, GrownUpsScreen))
        keeper.playing, keeper.gone = playing, gone
        await pilot.press("b")
        await until(pilot, lambda: app.screen is table and table.kept.child == playing)
        await pilot.pause()
        assert table.visit.page == page
