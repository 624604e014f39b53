"""What waits, and when the disk is tried: without a thread, a disk or a clock."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.store.tray import LONGEST_RETRY, Batch, Tray

AT = datetime(2025, 3, 1, tzinfo=UTC)


def batch(size=1, done=None):
    return Batch("e11a", [("laid", b"1")] * size, AT, done)


@pytest.fixture
def tray():
    return Tray(most=10, first_retry=5.0)


def test_batches_are_written_in_their_order(tray):
    first, second = batch(), batch(2)
    assert not tray.add(first)
    assert not tray.add(second)
    assert tray.next(0.0) is first
    tray.written()
    assert tray.next(0.0) is second
    tray.written()
    assert tray.next(0.0) is None
    assert tray.tally() == (3, 3, 0, 0)


def test_who_gave_a_batch_is_told_when_it_is_written(tray):
    def done():
        raise AssertionError

    tray.add(batch(done=done))
    assert tray.written() is done


def test_nobody_waits_for_a_disk_that_is_out_of_order(tray):
    told = []
    tray.add(batch(done=lambda: told.append("first")))
    tray.add(batch())
    for done in tray.failed("full", 0.0):
        done()
    assert told == ["first"]
    assert tray.add(batch(done=lambda: told.append("second")))
    assert tray.failed("full", 5.0) == []
    assert tray.tally() == (3, 0, 3, 0)


def test_the_disk_is_tried_again_later_and_later(tray):
    tray.add(batch())
    now, waits = 0.0, []
    for _ in range(6):
        tray.failed("full", now)
        waits.append(tray.patience(now))
        assert tray.next(now + waits[-1] - 0.1) is None
        now += waits[-1]
        assert tray.next(now) is not None
        assert tray.may_try(now)
    assert waits == [5, 10, 20, 40, LONGEST_RETRY, LONGEST_RETRY]


def test_a_batch_that_is_written_ends_the_trouble(tray):
    tray.add(batch())
    tray.add(batch())
    tray.failed("locked", 0.0)
    tray.written()
    assert tray.trouble is None
    assert tray.next(0.0) is not None
    tray.failed("locked", 0.0)
    assert tray.patience(0.0) == 5


def test_with_nothing_to_write_there_is_nothing_to_wait_for(tray):
    assert tray.patience(0.0) is None
    tray.failed("full", 0.0)
    assert tray.patience(0.0) is None


def test_at_the_end_the_disk_is_tried_at_once(tray):
    tray.add(batch())
    tray.failed("full", 0.0)
    tray.hurry()
    assert tray.next(0.0) is not None


def test_more_than_can_be_remembered_is_lost_and_counted(tray):
    assert not tray.add(batch(6))
    assert tray.add(batch(5))
    assert not tray.add(batch(4))
    assert tray.tally() == (15, 0, 10, 5)
    tray.written()
    assert not tray.add(batch(6))
    assert tray.tally() == (21, 6, 10, 5)


DOINGS = st.lists(
    st.tuples(st.sampled_from(["add", "write", "fail", "hurry", "release"]), st.integers(0, 4)), max_size=40
)


@given(DOINGS)
def test_whatever_happens_the_tally_balances_and_each_giver_is_told_once(doings):
    tray, now, given, told = Tray(most=12), 0.0, [], []

    def tell(calls):
        for call in calls:
            call()

    for doing, amount in doings:
        now += amount
        match doing:
            case "add":
                name = len(given)
                given.append(amount)
                if tray.add(batch(amount, lambda name=name: told.append(name))):
                    told.append(name)
            case "write" if tray.next(now):
                tell([done for done in [tray.written()] if done])
            case "fail":
                tell(tray.failed("full", now))
            case "hurry":
                tray.hurry()
            case "release":
                tell(tray.release())
        handed, kept, waiting, lost = tray.tally()
        assert handed == sum(given) == kept + waiting + lost
    tell(tray.release())
    assert sorted(told) == list(range(len(given)))
