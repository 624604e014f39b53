"""The clerk: keeps on a thread of its own, and no disk, however it fails, stops a game."""

import threading
from contextlib import closing

import pytest
from breaking import DATA, set_aside

from tutor.store import CannotKeep, Clerk, NoStore, open_store

ELLA = "e11a"
PATIENCE = 10.0
NEVER = 1e6


class Moody(NoStore):
    """A store that refuses with `mood` as long as it has one; `refused` is set at the first time."""

    def __init__(self, clock):
        super().__init__(clock)
        self.mood = None
        self.openings = self.closings = 0
        self.refused = threading.Event()

    def append(self, child, entries, at=None):
        self._refuse()
        super().append(child, entries, at)

    def set_setting(self, key, value, child=None):
        self._refuse()
        super().set_setting(key, value, child)

    def open_it(self):
        self.openings += 1
        if self.mood in ("newer", "no-folder"):
            self._refuse()
        return self

    def close(self):
        self.closings += 1

    def _refuse(self):
        if isinstance(self.mood, Exception):
            raise self.mood
        if self.mood:
            self.refused.set()
            raise CannotKeep(self.mood)


class Timer:
    """Seconds that pass when they are told to."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def moody(clock):
    return Moody(clock)


@pytest.fixture
def troubles():
    return []


@pytest.fixture
def timer():
    return Timer()


@pytest.fixture
def make_clerk(clock, troubles, timer):
    made = []

    def make(open_it, **wishes):
        made.append(Clerk(open_it, clock, on_trouble=troubles.append, timer=timer, **wishes))
        return made[-1]

    yield make
    for clerk in made:
        clerk.close()


@pytest.fixture
def clerk(make_clerk, moody):
    return make_clerk(moody.open_it)


def hand_over(clerk, *numbers):
    """Hand events over one by one, and wait until the last is dealt with."""
    done = threading.Event()
    for number in numbers:
        clerk.hand_over(ELLA, [("counted", str(number).encode())], done.set if number == numbers[-1] else None)
    assert done.wait(PATIENCE)


def numbers(store):
    return [int(event.body) for event in store.events(ELLA)]


def asked(clerk, question):
    return clerk.ask(question).result(PATIENCE)


def again(clerk, timer):
    """Let the time come in which the disk is tried again."""
    timer.now += 60
    asked(clerk, lambda store: None)


def test_done_is_told_when_it_is_on_the_disk(make_clerk, folder, clock):
    clerk, seen, done = make_clerk(lambda: open_store(folder, clock)), [], threading.Event()

    def look():
        with closing(open_store(folder, clock)) as other:
            seen.extend(numbers(other))
        done.set()

    clerk.hand_over(ELLA, [("counted", b"1"), ("counted", b"2")], look)
    assert done.wait(PATIENCE)
    assert seen == [1, 2]
    assert clerk.saved()


def test_events_are_dated_when_they_are_handed_over(clerk, moody, clock):
    moody.mood = "full"
    hand_over(clerk, 1)
    clock.go_on(hours=1)
    moody.mood = None
    assert clerk.close()
    (event,) = moody.events(ELLA)
    assert event.at == int((clock.now.timestamp() - 3600) * 1000)


def test_handing_over_does_not_wait_for_the_disk(make_clerk, moody):
    opens = threading.Event()

    def slow():
        opens.wait(PATIENCE)
        return moody

    clerk = make_clerk(slow)
    clerk.hand_over(ELLA, [("counted", b"1")])
    assert (clerk.saved(), clerk.tally()) == (False, (1, 0, 1, 0))
    opens.set()
    assert clerk.saved(PATIENCE)


def test_nothing_is_opened_before_it_is_needed(clerk, moody):
    assert clerk.saved()
    clerk.close()
    assert moody.openings == 0


def test_a_question_is_answered_after_all_that_came_before_it(clerk):
    for number in range(50):
        clerk.hand_over(ELLA, [("counted", str(number).encode())])
    assert asked(clerk, numbers) == list(range(50))


def test_a_mistake_in_a_question_is_told_to_who_asked_and_the_clerk_works_on(clerk):
    with pytest.raises(ZeroDivisionError):
        asked(clerk, lambda store: 1 / 0)
    with pytest.raises(ValueError):
        asked(clerk, lambda store: store.set_setting("rate", b"fast"))
    hand_over(clerk, 1)
    assert clerk.saved()


def test_what_is_no_event_is_refused_where_it_is_handed_over(clerk, moody):
    with pytest.raises(ValueError):
        clerk.hand_over(ELLA, [("counted", b"one")])
    hand_over(clerk, 1)
    assert numbers(moody) == [1]


def test_a_callback_that_raises_does_no_harm(clerk, moody):
    clerk.hand_over(ELLA, [("counted", b"1")], lambda: 1 / 0)
    hand_over(clerk, 2)
    assert numbers(moody) == [1, 2]


@pytest.mark.parametrize("trouble", ["full", "read-only", "locked", "newer", "no-folder", "damaged"])
def test_with_any_trouble_the_game_goes_on_and_it_is_told_once(clerk, moody, troubles, timer, trouble):
    moody.mood = trouble
    hand_over(clerk, 1, 2, 3)
    hand_over(clerk, 4)
    again(clerk, timer)
    assert troubles == [trouble]
    assert clerk.notice() == trouble
    assert (clerk.saved(), clerk.tally()) == (False, (4, 0, 4, 0))
    moody.mood = None
    again(clerk, timer)
    assert clerk.saved()
    assert numbers(moody) == [1, 2, 3, 4]
    assert clerk.notice() == ("damaged" if trouble == "damaged" else None)
    assert troubles == [trouble]


def test_a_trouble_that_comes_back_is_not_told_again_but_another_is(clerk, moody, troubles, timer):
    for mood in ("full", None, "full", "locked", None):
        moody.mood = mood
        hand_over(clerk, 1)
        again(clerk, timer)
    assert troubles == ["full", "locked"]
    assert clerk.saved()


def test_a_failing_disk_is_left_alone_for_a_while(clerk, moody, timer):
    moody.mood = "newer"
    hand_over(clerk, 1)
    tried = moody.openings
    hand_over(clerk, 2)
    asked(clerk, lambda store: None)
    assert moody.openings == tried
    again(clerk, timer)
    assert moody.openings == tried + 1


def test_the_disk_is_tried_again_by_itself(moody, clock):
    clerk = Clerk(moody.open_it, clock, first_retry=0.001)
    moody.mood = "full"
    clerk.hand_over(ELLA, [("counted", b"1")])
    assert moody.refused.wait(PATIENCE)
    moody.mood = None
    assert clerk.saved(PATIENCE)
    assert clerk.close()


def test_a_disk_that_breaks_in_an_unheard_of_way_is_told_too(clerk, moody, troubles):
    moody.mood = MemoryError()
    hand_over(clerk, 1)
    assert troubles == ["damaged"]
    moody.mood = None
    assert clerk.close()
    assert numbers(moody) == [1]


def test_memory_is_bounded_and_what_is_lost_is_counted(make_clerk, moody):
    clerk = make_clerk(moody.open_it, most_waiting=3)
    moody.mood = "full"
    for number in range(5):
        hand_over(clerk, number)
    assert clerk.tally() == (5, 0, 3, 2)
    moody.mood = None
    assert not clerk.close()
    assert numbers(moody) == [0, 1, 2]


def test_closing_writes_all_that_waits(make_clerk, folder, clock):
    clerk = make_clerk(lambda: open_store(folder, clock))
    for number in range(100):
        clerk.hand_over(ELLA, [("counted", str(number).encode())])
    assert clerk.close()
    with closing(open_store(folder, clock)) as store:
        assert numbers(store) == list(range(100))


def test_closing_tries_a_failing_disk_once_more(clerk, moody, timer):
    moody.mood = "full"
    hand_over(clerk, 1)
    moody.mood = None
    assert clerk.close()
    assert numbers(moody) == [1]


def test_closing_with_a_broken_disk_ends_all_the_same(clerk, moody):
    moody.mood = "full"
    hand_over(clerk, 1)
    assert not clerk.close()
    assert not clerk.close()
    assert moody.closings
    assert "store" not in {thread.name for thread in threading.enumerate()}


def test_after_closing_nobody_waits(clerk, moody):
    clerk.close()
    hand_over(clerk, 1)
    assert clerk.ask(numbers).cancelled()
    assert clerk.tally() == (1, 0, 1, 0)


def test_the_clerk_may_be_closed_from_a_callback(clerk):
    closed = threading.Event()
    clerk.hand_over(ELLA, [("counted", b"1")], lambda: (clerk.close(), closed.set()))
    assert closed.wait(PATIENCE)


def test_while_the_disk_fails_an_understudy_answers_and_hands_on_what_it_was_told(clerk, moody, timer):
    moody.mood = "newer"
    child = asked(clerk, lambda store: store.add_child("Ella"))
    asked(clerk, lambda store: store.set_setting("rate", b"130"))
    asked(clerk, lambda store: store.set_series("classic", b"[0]", child))
    clerk.hand_over(child, [("counted", b"1")])
    assert [row.name for row in asked(clerk, lambda store: store.children())] == ["Ella"]
    moody.mood = None
    again(clerk, timer)
    assert clerk.saved()
    assert [(row.id, row.name) for row in moody.children()] == [(child, "Ella")]
    assert (moody.setting("rate"), moody.series("classic", child)) == (b"130", b"[0]")


def test_what_the_understudy_was_told_last_is_handed_on_at_closing(clerk, moody):
    moody.mood = "newer"
    asked(clerk, lambda store: store.set_setting("rate", b"130"))
    moody.mood = None
    clerk.close()
    assert moody.setting("rate") == b"130"


def test_a_full_disk_can_still_be_read(clerk, moody):
    hand_over(clerk, 1)
    moody.mood = "full"
    hand_over(clerk, 2)
    asked(clerk, lambda store: store.set_setting("rate", b"130"))
    assert asked(clerk, numbers) == [1]


def test_a_store_damaged_under_our_hands_is_mended_and_nothing_stops(make_clerk, folder, clock, troubles):
    clerk = make_clerk(lambda: open_store(folder, clock))
    hand_over(clerk, 1)
    for place in folder.glob(f"{DATA}*"):
        place.unlink()
    (folder / DATA).write_bytes(b"")
    hand_over(clerk, 2)
    assert clerk.saved()
    assert asked(clerk, numbers)[-1] == 2
    assert (troubles, clerk.notice()) == (["damaged"], "damaged")
    assert len(set_aside(folder)) == 1


def test_a_folder_thrown_away_under_our_hands_is_made_anew(make_clerk, folder, clock, troubles):
    clerk = make_clerk(lambda: open_store(folder, clock))
    hand_over(clerk, 1)
    folder.rename(folder.with_name("bin"))
    hand_over(clerk, 2)
    assert clerk.saved()
    assert asked(clerk, numbers) == [2]
    assert troubles == []


def test_a_folder_that_can_only_be_read_is_read_and_written_once_it_can_be(
    not_root, make_clerk, clock, troubles, timer
):
    folder = not_root / "data"
    with closing(open_store(folder, clock)) as store:
        store.append(ELLA, [("counted", b"1")])
    folder.chmod(0o500)
    clerk = make_clerk(lambda: open_store(folder, clock))
    assert asked(clerk, numbers) == [1]
    hand_over(clerk, 2)
    assert (troubles, clerk.saved(), asked(clerk, numbers)) == (["read-only"], False, [1])
    folder.chmod(0o700)
    again(clerk, timer)
    assert asked(clerk, numbers) == [1, 2]
    assert (clerk.saved(), clerk.notice()) == (True, None)


def test_a_store_that_another_program_holds_is_waited_for_in_memory(make_clerk, folder, clock, troubles, timer):
    def impatient():
        store = open_store(folder, clock)
        store._db.execute("PRAGMA busy_timeout = 0")
        return store

    clerk = make_clerk(impatient)
    hand_over(clerk, 1)
    other = impatient()
    other._db.execute("BEGIN IMMEDIATE")
    hand_over(clerk, 2)
    assert (troubles, clerk.saved(), asked(clerk, numbers)) == (["locked"], False, [1])
    other._db.execute("ROLLBACK")
    other.close()
    again(clerk, timer)
    assert asked(clerk, numbers) == [1, 2]


def test_many_threads_may_hand_over_at_once(clerk, moody):
    def hand_over_some():
        for number in range(100):
            clerk.hand_over(ELLA, [("counted", str(number).encode())])

    threads = [threading.Thread(target=hand_over_some) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert clerk.close()
    assert sorted(numbers(moody)) == sorted(4 * [*range(100)])


def test_nothing_is_kept_where_nobody_wants_it_and_all_else_goes_as_ever(make_clerk, clock):
    clerk = make_clerk(lambda: NoStore(clock))
    hand_over(clerk, 1, 2)
    assert asked(clerk, numbers) == [1, 2]
    assert clerk.notice() is None
    assert clerk.close()
