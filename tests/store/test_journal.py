"""The journal: what happened comes back as it was, in its order, and is never changed."""

import sqlite3
from datetime import UTC, datetime, timedelta, timezone

import pytest

ELLA, SAM = "e11a", "5a7"


def numbers(keeping, child, since=0):
    return [int(event.body) for event in keeping.events(child, since)]


def numbered(first, last):
    return [("counted", str(number).encode()) for number in range(first, last + 1)]


def test_an_event_comes_back_with_its_time_in_the_house_and_in_the_world(keeping):
    keeping.append(ELLA, [("pair-laid", b'{"card":"4H"}')])
    (event,) = keeping.events(ELLA)
    assert (event.kind, event.body) == ("pair-laid", b'{"card":"4H"}')
    assert (event.day, event.offset) == ("2025-03-01", 60)
    assert datetime.fromtimestamp(event.at / 1000, UTC) == datetime(2025, 3, 1, 8, 30, 15, 250_000, tzinfo=UTC)


def test_the_first_events_of_a_child_are_counted(keeping):
    keeping.append(ELLA, numbered(1, 3))
    keeping.append("5a3", numbered(1, 4))
    keeping.append(ELLA, numbered(4, 5))
    ids = [event.id for event in keeping.events(ELLA)]
    assert [keeping.count(ELLA, last) for last in (0, *ids, ids[-1] + 10)] == [0, 1, 2, 3, 4, 5, 5]
    assert keeping.count("nobody", ids[-1]) == 0


def test_the_day_is_the_day_of_the_house(keeping, clock):
    clock.now = datetime(2025, 3, 2, 0, 10, tzinfo=timezone(timedelta(hours=5, minutes=45)))
    keeping.append(ELLA, [("late", b"1")])
    (event,) = keeping.events(ELLA)
    assert (event.day, event.offset) == ("2025-03-02", 345)
    assert datetime.fromtimestamp(event.at / 1000, UTC).day == 1


def test_a_clock_without_a_zone_is_the_computers_own(keeping, clock):
    clock.now = datetime(2025, 7, 1, 12)
    keeping.append(ELLA, [("noon", b"1")])
    (event,) = keeping.events(ELLA)
    assert datetime.fromtimestamp(event.at / 1000) == datetime(2025, 7, 1, 12)


def test_an_event_may_be_dated_by_who_hands_it_over(keeping, clock):
    earlier = clock.now - timedelta(minutes=5)
    keeping.append(ELLA, [("earlier", b"1")], earlier)
    (event,) = keeping.events(ELLA)
    assert datetime.fromtimestamp(event.at / 1000, UTC) == earlier


def test_events_keep_their_order_and_are_counted_on_from_any_of_them(keeping):
    keeping.append(ELLA, numbered(1, 1100))
    keeping.append(ELLA, numbered(1101, 1203))
    events = list(keeping.events(ELLA))
    assert [int(event.body) for event in events] == list(range(1, 1204))
    assert numbers(keeping, ELLA, since=events[1100].id) == list(range(1102, 1204))
    assert numbers(keeping, ELLA, since=events[-1].id) == []


def test_what_two_children_do_is_never_mixed(keeping):
    for number in range(1, 6):
        keeping.append(ELLA if number % 2 else SAM, numbered(number, number))
    assert (numbers(keeping, ELLA), numbers(keeping, SAM)) == ([1, 3, 5], [2, 4])
    assert numbers(keeping, "nobody") == []


def test_a_child_that_nobody_has_added_gets_a_row_without_a_name(keeping):
    keeping.append(ELLA, numbered(1, 1))
    keeping.append(ELLA, numbered(2, 2))
    assert [(row.id, row.name) for row in keeping.children()] == [(ELLA, "")]


def test_nothing_to_keep_keeps_nothing(keeping):
    keeping.append(ELLA, [])
    assert keeping.children() == ()


@pytest.mark.parametrize(
    ("child", "wrong"),
    [
        ("", ("laid", b"{}")),
        (ELLA, ("", b"{}")),
        (ELLA, ("laid", b"")),
        (ELLA, ("laid", b"{'card'}")),
        (ELLA, ("laid", b'"\xff"')),
        (ELLA, ("laid", b'"a\x00b"')),
        (ELLA, ("laid", b"{} {}")),
    ],
)
def test_what_is_no_event_is_refused_with_all_that_came_with_it(keeping, child, wrong):
    with pytest.raises(ValueError):
        keeping.append(child, [*numbered(1, 2), wrong])
    assert keeping.children() == ()
    assert numbers(keeping, ELLA) == []


def test_words_in_every_script_come_back(keeping):
    body = '{"name":"Zoë 李 🐻","line":"a\\nb"}'.encode()
    keeping.append(ELLA, [("named", body)])
    assert next(keeping.events(ELLA)).body == body


def test_events_may_be_added_while_others_are_read(keeping):
    keeping.append(ELLA, numbered(1, 600))
    reading = keeping.events(ELLA)
    assert int(next(reading).body) == 1
    keeping.append(ELLA, numbered(601, 601))
    assert next(reading).body == b"2"


def test_all_is_there_after_an_opening(store, open_it):
    store.append(ELLA, numbered(1, 3))
    store.close()
    assert numbers(open_it(), ELLA) == [1, 2, 3]


def test_the_file_itself_refuses_to_change_or_drop_an_event(store, folder):
    store.append(ELLA, numbered(1, 3))
    store.close()
    db = sqlite3.connect(folder / "old-maid.sqlite3")
    for forgery in ("UPDATE events SET body = '9'", "DELETE FROM events"):
        with pytest.raises(sqlite3.IntegrityError, match="an event"):
            db.execute(forgery)
    db.close()


def test_a_store_may_be_closed_twice(keeping):
    keeping.close()
    keeping.close()
