"""What the screens have kept comes back: who plays, what was wished, what is known."""

import threading
from datetime import UTC, datetime, timedelta

import pytest

from tutor.cli.keeping import FamilyKeeper
from tutor.content.lessons import load_lessons
from tutor.screens.family import Kept
from tutor.screens.wishes import Wishes
from tutor.teaching.journal import Began, Ended, Tried
from tutor.teaching.places import Last

PATIENCE = 20.0  # seconds after which a test gives up


def noon() -> datetime:
    return datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def opens(tmp_path):
    """Opens a keeper on one folder, as often as asked; all are closed afterwards."""
    keepers: list[FamilyKeeper] = []

    def open_one() -> FamilyKeeper:
        keepers.append(FamilyKeeper(tmp_path, load_lessons, lambda: None, noon))
        return keepers[-1]

    yield open_one
    for keeper in keepers:
        keeper.close()


def told(ask) -> object:
    """What is told on the keeper's thread."""
    answers, came = [], threading.Event()

    def tell(answer: object) -> None:
        answers.append(answer)
        came.set()

    ask(tell)
    assert came.wait(PATIENCE)
    return answers[0]


def kept(keeper: FamilyKeeper) -> Kept:
    return told(keeper.look_up)


def test_at_the_first_start_there_is_one_child_without_a_name(opens):
    found = kept(opens())
    assert [child.name for child in found.children] == [""]
    assert found.child == found.children[0].id
    assert found.wishes == Wishes()
    assert found.progress.last is None


def test_what_was_played_is_known_at_the_next_start(opens):
    first, done = opens(), threading.Event()
    first.keep([Began("ace-to-six", "", 5, 2, 3, 1), Tried("match", "4", "4", True, 0.1), Ended("", 1, 0)], done.set)
    assert done.wait(PATIENCE)
    first.close()
    assert kept(opens()).progress.last == Last("", 5, 2, 2, "ace-to-six")


def test_wishes_and_names_are_kept(opens):
    first = opens()
    first.wish(Wishes(rate=150, ace_as_one=True))
    first.add_child("Ella")
    first.add_child("Sam")
    first.close()
    found = kept(opens())
    assert found.wishes == Wishes(rate=150, ace_as_one=True)
    assert [child.name for child in found.children] == ["Ella", "Sam"]
    assert found.child == found.children[1].id
    assert found.children[0].friend != found.children[1].friend


def test_each_child_has_her_own_past(opens):
    keeper, done = opens(), threading.Event()
    keeper.add_child("Ella")
    ella = kept(keeper).child
    keeper.keep([Began("", "one-and-two", 5), Ended("one-and-two", 3)], done.set)
    assert done.wait(PATIENCE)
    keeper.add_child("Sam")
    assert kept(keeper).progress.seen == frozenset()
    keeper.choose(ella)
    assert kept(keeper).progress.seen == {"one-and-two"}


def test_a_child_in_the_bin_plays_no_more(opens):
    keeper = opens()
    keeper.add_child("Ella")
    keeper.add_child("Sam")
    sam = kept(keeper).child
    keeper.remove_child(sam)
    found = kept(keeper)
    assert [child.name for child in found.children] == ["Ella"]
    assert found.child == found.children[0].id


def test_a_child_is_taken_back_with_all_that_she_knows(opens):
    keeper, done = opens(), threading.Event()
    keeper.add_child("Ella")
    keeper.keep([Began("", "one-and-two", 5), Ended("one-and-two", 3)], done.set)
    assert done.wait(PATIENCE)
    ella = kept(keeper).child
    keeper.remove_child(ella)
    alone = kept(keeper)
    assert [child.name for child in alone.children] == [""]
    assert [child.name for child in alone.removed] == ["Ella"]
    keeper.restore_child(ella)
    again = kept(keeper)
    assert (again.child, again.progress.seen) == (ella, {"one-and-two"})
    assert [child.name for child in again.children] == ["Ella"], "who stood in for her has not played, and goes"
    assert again.removed == ()


def test_who_played_while_a_child_was_in_the_bin_stays(opens):
    keeper, done = opens(), threading.Event()
    keeper.add_child("Ella")
    ella = kept(keeper).child
    keeper.remove_child(ella)
    keeper.keep([Began("ace-to-six"), Ended("", 1, 0)], done.set)
    assert done.wait(PATIENCE)
    keeper.restore_child(ella)
    assert sorted(child.name for child in kept(keeper).children) == ["", "Ella"]


def test_a_child_who_is_gone_for_good_is_not_taken_back(opens):
    keeper = opens()
    keeper.add_child("Ella")
    keeper.add_child("Sam")
    sam = kept(keeper).child
    keeper.restore_child("gone")
    assert kept(keeper).child == sam
    keeper.close()
    assert kept(opens()).child == sam


def test_an_animal_stays_with_its_child_while_others_go_into_the_bin_and_come_back(tmp_path):
    times = iter(range(10**6))
    keeper = FamilyKeeper(tmp_path, load_lessons, lambda: None, lambda: noon() + timedelta(seconds=next(times)))
    for name in ("Mum", "Sam", "Ella"):
        keeper.add_child(name)
    before = {child.id: child.friend for child in kept(keeper).children}
    assert len(set(before.values())) == 3
    mum = next(iter(before))
    keeper.remove_child(mum)
    found = kept(keeper)
    assert {child.id: child.friend for child in (*found.children, *found.removed)} == before
    keeper.add_child("Dad")
    keeper.restore_child(mum)
    assert {child.id: child.friend for child in kept(keeper).children}.items() >= before.items()
    keeper.close()


def test_who_was_chosen_while_the_folder_was_out_of_reach_has_what_she_played(opens, tmp_path):
    keeper, done = opens(), threading.Event()
    keeper.add_child("Ella")
    ella = kept(keeper).child
    keeper.add_child("Sam")
    sam = kept(keeper).child
    away = tmp_path.rename(tmp_path.with_name("away"))
    tmp_path.write_text("in the way")
    keeper.choose(ella)
    keeper.keep([Began("", "one-and-two", 5), Ended("one-and-two", 3)], done.set)
    assert done.wait(PATIENCE)
    tmp_path.unlink()
    away.rename(tmp_path)
    keeper.close()
    found = kept(opens())
    assert (found.child, found.progress.seen) == (ella, {"one-and-two"})
    assert [child.id for child in found.children] == [ella, sam]


def test_the_report_names_the_child_and_an_export_says_where_it_lies(opens, tmp_path):
    keeper = opens()
    keeper.add_child("Ella")
    keeper.keep([Began("ace-to-six"), Tried("match", "4", "4", True, 0.1), Ended("", 1, 0)], lambda: None)
    assert "Ella" in told(keeper.report)
    files = told(keeper.export).splitlines()
    assert len(files) == 2
    assert all((tmp_path / "export").samefile(file.rpartition("/")[0]) for file in files)


def test_a_folder_that_cannot_be_made_holds_nothing_up(tmp_path):
    (tmp_path / "file").write_text("")
    amiss, done = threading.Event(), threading.Event()
    keeper = FamilyKeeper(tmp_path / "file" / "folder", load_lessons, amiss.set, noon)
    keeper.keep([Began("ace-to-six")], done.set)
    assert done.wait(PATIENCE)
    assert amiss.wait(PATIENCE)
    assert keeper.trouble() == "no-folder"
    assert kept(keeper).children
    keeper.close()
