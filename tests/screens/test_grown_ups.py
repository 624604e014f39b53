"""The grown-ups' pages: nobody goes into the bin by one slip of a finger, and everybody can be taken back."""

import asyncio

import pytest
from sittings import visit

from tutor.content.phrases import load_phrases
from tutor.screens.app import OldMaidApp
from tutor.screens.family import Kept, NoKeeper
from tutor.screens.grownups import GrownUpsScreen
from tutor.screens.holding import FIRST_REPEAT
from tutor.screens.services import Services
from tutor.teaching.places import Child
from tutor.teaching.visit import arrive
from tutor.voice import RecordedVoice

LATE_REPORT = "report"
LATER = ""  # longer than a key is held before the keyboard repeats it
NAMES = {"Mum": "cat", "Sam": "dog", "Ella": "fox", "Dad": "owl"}
MUM, SAM, ELLA, DAD = (Child(name.lower(), name, NAMES[name]) for name in NAMES)


class Asked(NoKeeper):
    """A keeper that remembers what it was asked."""

    def __init__(self):
        self.asked = []

    def report(self, tell):
        self.tell = tell

    def choose(self, child):
        self.asked.append(("choose", child))

    def remove_child(self, child):
        self.asked.append(("remove", child))

    def restore_child(self, child):
        self.asked.append(("restore", child))


async def after(keys, **kept):
    """What the keeper was asked, whether the pages are still open, and what they show."""
    keeper, closed = Asked(), []
    app = OldMaidApp(arrive(visit()), Services(lambda _: RecordedVoice(), lambda words: words[0], pace=0.0))
    async with app.run_test(size=(100, 30)) as pilot:
        pages = GrownUpsScreen(load_phrases(), Kept(**kept), keeper, lambda _: None)
        await app.push_screen(pages, closed.append)
        for key in keys:
            if key == LATER:
                await pilot.pause(FIRST_REPEAT)
            elif key == LATE_REPORT:
                await asyncio.to_thread(keeper.tell, "She knows one.")
            else:
                await pilot.press(key)
        await pilot.pause()
        return keeper.asked, closed, str(pages._shown.content)


async def test_the_next_child_plays_at_the_press_of_a_key():
    asked, closed, shown = await after(["k"], children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([("choose", "mum")], [])
    assert "Playing now: Mum (Cat)" in shown
    asked, _, shown = await after(["k"], children=(SAM,), child="sam")
    assert asked == []
    assert "Playing now: Sam\n" in shown


async def test_one_press_only_asks_and_says_who_would_go():
    asked, closed, shown = await after("x", children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([], [])
    assert shown.startswith("Press x again, and this child goes into the bin: Sam (Dog)\n")


@pytest.mark.parametrize("other", ["space", "u"])
async def test_any_other_key_goes_back_and_nobody_goes(other):
    asked, closed, shown = await after(["x", LATER, other], children=(MUM, SAM), child="sam", removed=(ELLA,))
    assert (asked, closed) == ([], [])
    assert "Playing now: Sam" in shown
    asked, closed, _ = await after(["x", LATER, other, LATER, "x"], children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([], [])


async def test_the_same_key_again_puts_the_child_into_the_bin():
    asked, closed, _ = await after(["x", LATER, "x"], children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([("remove", "sam")], [False])


async def test_a_key_that_is_held_down_puts_nobody_into_the_bin():
    asked, closed, _ = await after("x" * 20, children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([], [])


async def test_a_report_that_comes_late_is_let_go_and_no_question_stays_behind_it():
    keys = ["r", "space", "x", LATER, LATE_REPORT, "space", LATER, "x"]
    asked, closed, shown = await after(keys, children=(MUM, SAM), child="sam")
    assert (asked, closed) == ([], [])
    assert shown.startswith("Press x again")


async def test_who_is_in_the_bin_is_taken_back_by_a_number():
    _, _, shown = await after("u", children=(MUM,), child="mum", removed=(ELLA, DAD))
    assert shown.splitlines()[2:4] == ["  1   Dad", "  2   Ella"]
    asked, closed, _ = await after("u2", children=(MUM,), child="mum", removed=(ELLA, DAD))
    assert (asked, closed) == ([("restore", "ella")], [False])


async def test_with_an_empty_bin_taking_back_is_not_offered():
    asked, closed, shown = await after("u1", children=(MUM,), child="mum")
    assert (asked, closed) == ([], [])
    assert "bin for 30 days" in shown
    assert "out of the bin" not in shown
