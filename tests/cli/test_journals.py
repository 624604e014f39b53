"""A journal is followed from a bookmark on: to the same as from its beginning, or from its beginning again."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from msgspec.structs import replace

from tutor.cli.journals import BOOKMARK, MANY, followed
from tutor.content.lessons import load_lessons
from tutor.store import CannotKeep, NoStore, open_store
from tutor.teaching.journal import Began, Ended, Tried, encode
from tutor.teaching.lesson import Done

ELLA, SAM = "e11a", "5a3"
FIRST = datetime(2025, 3, 1, 16, tzinfo=UTC)
LESSONS = load_lessons()[:2]
TRIES = [
    Tried("match", "4", "4", True, 0.1),
    Tried("match", "5", "2", False, 0.2, codes=("LOOKALIKE",), blind={"LOOKALIKE": 0.3}, hand=("5", "2", "A", "4")),
    Tried("find", "A", "A", True, 0.25, hand=("A", "2", "3", "6")),
    Tried("match", "6", "6", True, 0.1, step=2),
]
A_DAY = [Began("", LESSONS[0].id), *TRIES * (MANY // 8), Ended(LESSONS[0].id, 3)]
A_FEW_DAYS = 4


class Shelf(NoStore):
    """A store that counts what is read of it, and takes nothing where it is `full`."""

    def __init__(self) -> None:
        super().__init__(lambda: FIRST)
        self.read = 0
        self.full = False

    def events(self, child, since=0):
        for event in super().events(child, since):
            self.read += 1
            yield event

    def set_setting(self, key, value, child=None):
        if self.full:
            raise CannotKeep("full")
        super().set_setting(key, value, child)

    def play(self, number, entries, child=ELLA):
        """What is written down on the first, second, ... day."""
        self.append(child, list(map(encode, entries)), FIRST + timedelta(number - 1))


@pytest.fixture
def shelf() -> Shelf:
    """Some days of much play, and a bookmark before the last of them."""
    shelf = Shelf()
    for number in range(1, A_FEW_DAYS + 1):
        shelf.play(number, A_DAY)
        shelf.play(number, A_DAY[:9], SAM)
    followed(shelf, ELLA, LESSONS)
    shelf.read = 0
    return shelf


def followed_anew(shelf: Shelf, start: int | None = None):
    """The same journal, followed from its beginning."""
    other = Shelf()
    for event in shelf.events(ELLA):
        other.append(ELLA, [(event.kind, event.body)], datetime.fromtimestamp(event.at / 1000, UTC))
    return followed(other, ELLA, LESSONS, start)


def is_gone_through_again(shelf: Shelf, lessons=LESSONS, start=None) -> bool:
    shelf.read = 0
    followed(shelf, ELLA, lessons, start)
    return shelf.read >= shelf.count(ELLA, 10**9)


def test_what_is_followed_from_a_bookmark_on_is_the_same_as_from_the_beginning(shelf):
    shelf.play(A_FEW_DAYS, [TRIES[2], TRIES[1]])
    shelf.play(A_FEW_DAYS + 1, A_DAY[:50])
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)


def test_a_bookmark_in_a_file_is_gone_on_from_too(shelf, tmp_path):
    kept = open_store(tmp_path, lambda: FIRST)
    for number in range(1, A_FEW_DAYS + 1):
        kept.append(ELLA, list(map(encode, A_DAY)), FIRST + timedelta(number - 1))
    assert followed(kept, ELLA, LESSONS) == followed(kept, ELLA, LESSONS) == followed(shelf, ELLA, LESSONS)
    assert kept.setting(BOOKMARK, ELLA)
    kept.close()


def test_only_the_days_after_the_bookmark_are_read_again(shelf):
    followed(shelf, ELLA, LESSONS)
    assert shelf.read <= len(A_DAY) + 1


def test_the_next_bookmark_is_laid_as_much_play_later(shelf):
    first = shelf.setting(BOOKMARK, ELLA)
    shelf.play(A_FEW_DAYS + 1, A_DAY)
    followed(shelf, ELLA, LESSONS)
    assert shelf.setting(BOOKMARK, ELLA) == first
    for number in range(A_FEW_DAYS + 2, 2 * A_FEW_DAYS + 1):
        shelf.play(number, A_DAY)
    followed(shelf, ELLA, LESSONS)
    assert shelf.setting(BOOKMARK, ELLA) != first
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)
    assert not is_gone_through_again(shelf)


def test_a_short_journal_needs_no_bookmark(shelf):
    followed(shelf, SAM, LESSONS)
    assert shelf.setting(BOOKMARK, SAM) is None


def test_a_single_day_may_go_on_however_much_was_played(shelf):
    shelf.play(1, A_DAY * 5, "day")
    followed(shelf, "day", LESSONS)
    assert shelf.setting(BOOKMARK, "day") is None


def test_lessons_that_ask_for_something_else_are_followed_anew(shelf):
    assert not is_gone_through_again(shelf)
    assert is_gone_through_again(shelf, (replace(LESSONS[0], done=Done(1, 5)), LESSONS[1]))
    assert is_gone_through_again(shelf, LESSONS[:1])
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)


def test_a_help_dial_that_begins_elsewhere_is_followed_anew(shelf):
    assert is_gone_through_again(shelf, start=3)
    assert not is_gone_through_again(shelf, start=3)
    assert not is_gone_through_again(shelf)
    assert followed(shelf, ELLA, LESSONS, 3) == followed_anew(shelf, 3)


@pytest.mark.parametrize("what", [{"version": "0.0.9"}, {"events": 7}, {"last": 10**6}, {"last": 3}, {"at": 12}])
def test_a_bookmark_that_is_not_this_programs_or_lies_in_another_journal_is_passed_over(shelf, what):
    mark = msgspec.json.decode(shelf.setting(BOOKMARK, ELLA))
    shelf.set_setting(BOOKMARK, msgspec.json.encode({**mark, **what}), ELLA)
    assert is_gone_through_again(shelf)
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)


@pytest.mark.parametrize("what", [b"{}", b"[1, 2]", b'"no"', b"null", b'{"version": "0.1.0", "so_far": {"rules": 1}}'])
def test_whatever_stands_in_its_place_is_passed_over(shelf, what):
    shelf.set_setting(BOOKMARK, what, ELLA)
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)


def test_other_rules_are_followed_anew(shelf):
    mark = msgspec.json.decode(shelf.setting(BOOKMARK, ELLA))
    mark["so_far"]["rules"] += 1
    shelf.set_setting(BOOKMARK, msgspec.json.encode(mark), ELLA)
    assert is_gone_through_again(shelf)


def test_a_disk_that_takes_no_bookmark_keeps_nobody_from_reading():
    shelf = Shelf()
    for number in range(1, A_FEW_DAYS + 1):
        shelf.play(number, A_DAY)
    shelf.full = True
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)


def test_what_a_later_version_wrote_is_passed_over(shelf):
    shelf.append(ELLA, [("sung", b'{"song": "Row, row"}')], FIRST + timedelta(20))
    assert followed(shelf, ELLA, LESSONS) == followed_anew(shelf)
