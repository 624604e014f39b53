"""Opening a store: whatever lies there, a family gets a whole one, and nothing is ever deleted."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest
from breaking import DATA, WAYS, copies, crash, page_of, set_aside, spoil

from tutor.store import CannotKeep, open_store
from tutor.store.folder import alone

ELLA = "e11a"
posix = pytest.mark.skipif(os.name != "posix", reason="looks at owners' rights")


def keep(store, *numbers):
    for number in numbers:
        store.append(ELLA, [("counted", f'"number {number}, {"x" * 700}"'.encode())])


def numbers(store):
    return [int(event.body.split()[1].rstrip(b",")) for event in store.events(ELLA)]


@pytest.fixture
def with_a_copy(open_it, clock):
    """A closed store with three events; the first two are in a copy that was made a little later."""
    store = open_it()
    keep(store, 1, 2)
    store.close()
    store = open_it()
    keep(store, 3)
    store.close()


def refusal(folder, clock):
    with pytest.raises(CannotKeep) as refused:
        open_store(folder, clock).close()
    return refused.value.trouble


def test_loading_the_store_loads_no_database():
    loading = "import sys, tutor.store; print('sqlite3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loading], capture_output=True, check=True).stdout == b"False\n"


@posix
def test_nobody_else_can_look_in(store, folder):
    keep(store, 1)
    rights = {place.name: stat.S_IMODE(place.stat().st_mode) for place in folder.iterdir()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(rights) >= {DATA, f"{DATA}-wal"}
    assert set(rights.values()) == {0o600}


@posix
def test_copies_and_mended_stores_are_private_too(with_a_copy, open_it, folder):
    (folder / DATA).write_bytes(b"")
    open_it().close()
    assert {stat.S_IMODE(place.stat().st_mode) for place in folder.iterdir() if place not in set_aside(folder)} == {
        0o600
    }


@posix
def test_a_folder_with_nothing_but_ours_is_closed_to_others_and_somebodys_home_is_left_alone(folder, clock):
    (folder / "clips").mkdir(parents=True)
    folder.chmod(0o755)
    open_store(folder, clock).close()
    home = folder / "home"
    (home / "letters").mkdir(parents=True)
    home.chmod(0o755)
    open_store(home, clock).close()
    assert [stat.S_IMODE(place.stat().st_mode) for place in (folder, home)] == [0o700, 0o755]


@posix
def test_a_file_that_others_could_read_is_theirs_no_longer(store, open_it, folder):
    store.close()
    (folder / DATA).chmod(0o644)
    open_it()
    assert stat.S_IMODE((folder / DATA).stat().st_mode) == 0o600


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_damaged_store_is_set_aside_and_the_copy_taken_over(with_a_copy, open_it, folder, way):
    way(folder / DATA)
    damaged = (folder / DATA).read_bytes()
    store = open_it()
    assert store.notice() == "damaged"
    assert numbers(store)[:2] == [1, 2]
    assert [place.read_bytes() for place in set_aside(folder)] == [damaged]
    keep(store, 4)
    store.close()
    store = open_it()
    assert store.notice() is None
    assert numbers(store)[-1] == 4


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_without_a_copy_a_family_begins_anew(store, open_it, folder, way):
    store.close()
    way(folder / DATA)
    store = open_it()
    assert (store.notice(), store.children(), len(set_aside(folder))) == ("damaged", (), 1)
    keep(store, 1)
    assert numbers(store) == [1]


def test_a_folder_in_the_place_of_the_file_is_set_aside_as_well(folder, open_it):
    (folder / DATA / "inside").mkdir(parents=True)
    assert open_it().notice() == "damaged"
    assert (set_aside(folder)[0] / "inside").is_dir()


def test_two_damaged_stores_of_one_second_are_both_kept(store, open_it, folder):
    for damage in (b"", b"nonsense"):
        store.close()
        (folder / DATA).write_bytes(damage)
        store = open_it()
    assert sorted(place.read_bytes() for place in set_aside(folder)) == [b"", b"nonsense"]


def test_a_copy_that_is_damaged_too_is_passed_over(with_a_copy, open_it, clock, folder):
    clock.go_on(days=2)
    open_it().close()
    older, newer = copies(folder)
    spoil(folder / newer, 2)
    (folder / DATA).write_bytes(b"")
    store = open_it()
    assert (store.notice(), numbers(store)) == ("damaged", [1, 2])
    assert {older, newer} <= set(copies(folder))


def test_a_store_that_is_gone_comes_back_from_its_copy(with_a_copy, open_it, folder):
    (folder / DATA).unlink()
    store = open_it()
    assert (store.notice(), numbers(store), set_aside(folder)) == ("damaged", [1, 2], [])


def test_after_a_crash_all_that_was_acknowledged_is_there(store, folder, tmp_path, clock):
    keep(store, 1, 2, 3)
    with closing(open_store(crash(folder, tmp_path / "crash"), clock)) as left:
        assert (left.notice(), numbers(left)) == (None, [1, 2, 3])


def test_after_a_crash_every_page_is_looked_at_and_what_can_be_read_is_kept(open_it, folder, tmp_path, clock):
    store = open_it()
    store.rename_child(store.add_child("Sma", ELLA), "Sam")
    store.set_setting("rate", b"130")
    keep(store, *range(1, 101))
    store.close()
    store = open_it()
    keep(store, 101)
    left = crash(folder, tmp_path / "crash")
    for copy in left.glob("old-maid.backup-*"):
        copy.unlink()
    spoil(left / DATA, page_of(left / DATA, b"number 50,"))
    with closing(open_store(left, clock)) as mended:
        kept = numbers(mended)
        assert mended.notice() == "damaged"
        assert [row.name for row in mended.children()] == ["Sam"]
        assert mended.setting("rate") == b"130"
    assert {*range(1, 40), *range(60, 102)} <= set(kept)
    assert kept == sorted(set(kept) - {50})


def test_a_copy_and_what_the_damaged_store_still_gives_make_a_whole_one(open_it, folder, tmp_path, clock):
    store = open_it()
    keep(store, *range(1, 31))
    store.close()
    open_it().close()
    store = open_it()
    keep(store, *range(31, 60))
    left = crash(folder, tmp_path / "crash")
    spoil(left / DATA, page_of(left / DATA, b"number 15,"))
    with closing(open_store(left, clock)) as mended:
        assert (mended.notice(), numbers(mended)) == ("damaged", list(range(1, 60)))


def test_a_store_that_was_cut_short_still_gives_what_is_before_the_cut(open_it, folder):
    store = open_it()
    keep(store, *range(1, 101))
    store.close()
    size = (folder / DATA).stat().st_size
    os.truncate(folder / DATA, size // 2)
    store = open_it()
    assert store.notice() == "damaged"
    assert numbers(store)[:25] == list(range(1, 26))


def test_what_a_crash_left_of_a_store_that_is_gone_is_never_taken_into_a_new_one(store, folder, tmp_path, clock):
    keep(store, 1)
    left = crash(folder, tmp_path / "crash")
    (left / DATA).unlink()
    with closing(open_store(left, clock)) as anew:
        assert (anew.notice(), anew.children()) == ("damaged", ())
        keep(anew, 2)
    assert len(list(left.glob("old-maid.set-aside-*-wal"))) == 1
    with closing(open_store(left, clock)) as anew:
        assert numbers(anew) == [2]


def test_a_store_of_a_later_program_is_left_as_it_is(store, folder, clock):
    keep(store, 1)
    store.close()
    with closing(sqlite3.connect(folder / DATA)) as db:
        db.execute("PRAGMA user_version = 2")
    before = (folder / DATA).read_bytes()
    clock.go_on(days=2)
    assert refusal(folder, clock) == "newer"
    assert (folder / DATA).read_bytes() == before
    assert (set_aside(folder), copies(folder)) == ([], [])


def test_a_copy_is_made_as_soon_as_there_is_something_to_copy(open_it, folder):
    open_it().close()
    store = open_it()
    keep(store, 1)
    store.close()
    assert copies(folder) == []
    open_it()
    assert copies(folder) == ["old-maid.backup-1-20250301T083015Z-1.sqlite3"]


def test_a_copy_is_made_a_day_later_and_two_are_kept(with_a_copy, open_it, clock, folder):
    clock.go_on(hours=23)
    open_it().close()
    assert len(copies(folder)) == 1
    for _ in range(3):
        clock.go_on(days=1, seconds=1)
        open_it().close()
    assert [name.split("-")[2] for name in copies(folder)] == ["3", "4"]


def test_a_copy_is_made_every_five_hundred_events(with_a_copy, open_it, folder):
    for more, last in ((498, "-2.sqlite3"), (1, "-502.sqlite3")):
        store = open_it()
        store.append(ELLA, [("counted", b"1")] * more)
        store.close()
        open_it().close()
        assert copies(folder)[-1].endswith(last)


def test_a_clock_that_was_put_right_does_not_end_the_copying(with_a_copy, open_it, clock, folder):
    clock.go_on(days=-4000)
    for _ in range(2):
        open_it().close()
    assert len(copies(folder)) == 2
    assert copies(folder)[1].startswith("old-maid.backup-2-2014")


def test_a_damaged_page_is_found_before_it_is_copied(with_a_copy, open_it, clock, folder):
    store = open_it()
    keep(store, *range(4, 60))
    store.close()
    spoil(folder / DATA, page_of(folder / DATA, b"number 30,"))
    clock.go_on(days=2)
    store = open_it()
    assert store.notice() == "damaged"
    assert set(numbers(store)) >= {*range(1, 20), *range(40, 60)}


def test_strange_names_beside_the_copies_do_no_harm(with_a_copy, open_it, folder):
    for name in ("old-maid.backup-x-y-z.sqlite3", "old-maid.backup-", "old-maid.backup-1-1-1-1"):
        (folder / name).write_text("?")
    (folder / DATA).write_bytes(b"")
    assert numbers(open_it()) == [1, 2]


def test_what_an_opening_left_half_done_is_swept_away_by_the_next(with_a_copy, open_it, folder):
    (folder / "old-maid.draft.sqlite3").write_bytes(b"half")
    (folder / "old-maid.draft.sqlite3-journal").write_bytes(b"half")
    (folder / DATA).write_bytes(b"")
    assert numbers(open_it()) == [1, 2]
    assert not list(folder.glob("*draft*"))


def test_one_program_at_a_time_opens_and_a_lock_left_behind_locks_nothing(folder, open_it):
    folder.mkdir()
    with alone(folder), pytest.raises(CannotKeep, match="locked"), alone(folder, within=0):
        pass
    assert (folder / "old-maid.lock").exists()
    assert open_it().notice() is None


def test_a_file_in_the_place_of_the_folder_is_no_folder(folder, clock):
    folder.write_text("in the way")
    assert refusal(folder, clock) == "no-folder"
    assert refusal(folder / "inside", clock) == "no-folder"


def test_a_folder_thrown_away_while_it_is_used_is_noticed(store, folder):
    keep(store, 1)
    folder.rename(folder.with_name("bin"))
    with pytest.raises(CannotKeep, match="no-folder"):
        keep(store, 2)


def test_a_folder_that_can_only_be_read_opens_for_reading(not_root, clock):
    folder = not_root / "data"
    with closing(open_store(folder, clock)) as store:
        keep(store, 1, 2)
    folder.chmod(0o500)
    with closing(open_store(folder, clock)) as store:
        assert (store.notice(), numbers(store)) == ("read-only", [1, 2])
        with pytest.raises(CannotKeep, match="read-only"):
            keep(store, 3)
    folder.chmod(0o700)
    with closing(open_store(folder, clock)) as store:
        keep(store, 3)
        assert (store.notice(), numbers(store)) == (None, [1, 2, 3])


def test_a_folder_that_cannot_be_made_says_so(not_root, clock):
    not_root.chmod(0o500)
    assert refusal(not_root / "data", clock) == "read-only"


def test_a_damaged_store_that_cannot_be_set_aside_is_left(not_root, clock):
    folder = not_root / "data"
    open_store(folder, clock).close()
    (folder / DATA).write_bytes(b"")
    folder.chmod(0o500)
    assert refusal(folder, clock) == "read-only"
    assert (folder / DATA).read_bytes() == b""
