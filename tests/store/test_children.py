"""Children: who they are is a random id, what they are called is a label, and who is removed can come back."""

import pytest

MONTH = 30


def names(rows):
    return [row.name for row in rows]


def test_children_are_listed_in_the_order_they_came(keeping):
    ids = [keeping.add_child(name) for name in ("Sam", "Ella", "Anna")]
    assert [row.id for row in keeping.children()] == ids
    assert names(keeping.children()) == ["Sam", "Ella", "Anna"]


def test_two_children_of_one_name_are_two_children(keeping):
    one, other = keeping.add_child("Sam"), keeping.add_child("Sam")
    keeping.append(one, [("laid", b"1")])
    keeping.append(other, [("laid", b"2")])
    assert one != other
    assert [event.body for event in keeping.events(one)] == [b"1"]


def test_a_slip_in_a_name_is_put_right_and_nothing_else_changes(keeping):
    sam = keeping.add_child("Sma")
    keeping.append(sam, [("laid", b"1")])
    assert keeping.rename_child(sam, "Sam")
    assert [(row.id, row.name) for row in keeping.children()] == [(sam, "Sam")]
    assert len(list(keeping.events(sam))) == 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [("\x1b[2J Sam\n", "[2J Sam"), ("🐻" * 60, "🐻" * 40), ("  ", ""), ("'; DROP TABLE events; --",) * 2],
)
def test_a_name_is_cleaned_whichever_way_it_comes(keeping, given, kept):
    child = keeping.add_child(given)
    assert names(keeping.children()) == [kept]
    keeping.rename_child(child, "Sam")
    keeping.rename_child(child, given)
    assert names(keeping.children()) == [kept]


def test_a_child_that_was_added_elsewhere_keeps_her_id_and_is_added_once(keeping):
    assert keeping.add_child("Ella", "e11a") == "e11a"
    keeping.add_child("Sam", "e11a")
    assert [(row.id, row.name) for row in keeping.children()] == [("e11a", "Ella")]


def test_a_removed_child_lies_in_the_bin_with_all_her_events(keeping, clock):
    ella = keeping.add_child("Ella")
    keeping.append(ella, [("laid", b"1")])
    assert keeping.remove_child(ella)
    assert (keeping.children(), names(keeping.removed_children())) == ((), ["Ella"])
    assert len(list(keeping.events(ella))) == 1
    assert keeping.restore_child(ella)
    assert (names(keeping.children()), keeping.removed_children()) == (["Ella"], ())


def test_removing_a_child_again_does_not_begin_the_thirty_days_again(keeping, clock):
    ella = keeping.add_child("Ella")
    keeping.remove_child(ella)
    (first,) = keeping.removed_children()
    clock.go_on(days=20)
    assert keeping.remove_child(ella)
    assert keeping.removed_children() == (first,)


def test_there_is_nothing_to_do_for_a_child_who_is_not_there(keeping):
    assert not keeping.rename_child("nobody", "Sam")
    assert not keeping.remove_child("nobody")
    assert not keeping.restore_child("nobody")


def test_a_child_can_be_restored_for_thirty_days(store, open_it, clock):
    ella = store.add_child("Ella")
    store.append(ella, [("laid", b"1")])
    store.remove_child(ella)
    store.close()
    clock.go_on(days=MONTH)
    store = open_it()
    assert store.restore_child(ella)
    assert len(list(store.events(ella))) == 1


def test_an_opening_after_thirty_days_takes_a_removed_child_and_nobody_else(store, open_it, clock):
    ella, sam = store.add_child("Ella"), store.add_child("Sam")
    for child in (ella, sam):
        store.append(child, [("laid", b"1")])
        store.set_setting("rate", b"120", child)
        store.set_series("classic", b"[0]", child)
    store.set_setting("rate", b"130")
    store.remove_child(ella)
    clock.go_on(days=MONTH, seconds=1)
    assert names(store.removed_children()) == ["Ella"]  # never while it is open
    store.close()

    store = open_it()
    assert (names(store.children()), store.removed_children()) == (["Sam"], ())
    assert not store.restore_child(ella)
    kept = {child: len(list(store.events(child))) for child in (ella, sam)}
    assert kept == {ella: 0, sam: 1}
    assert [store.setting("rate", child) for child in (ella, sam, None)] == [None, b"120", b"130"]
    assert [store.series("classic", child) for child in (ella, sam)] == [None, b"[0]"]


def test_what_a_child_did_who_is_gone_is_not_in_the_file_any_more(store, open_it, clock, folder):
    ella = store.add_child("Ella")
    store.append(ella, [("said", b'"a-secret"')])
    store.remove_child(ella)
    store.close()
    assert b"a-secret" in (folder / "old-maid.sqlite3").read_bytes()
    clock.go_on(days=MONTH, seconds=1)
    open_it().close()
    assert b"a-secret" not in (folder / "old-maid.sqlite3").read_bytes()


def test_the_number_of_an_event_is_never_given_again(store, open_it, clock):
    ella = store.add_child("Ella")
    store.append(ella, [("laid", b"1")])
    (gone,) = store.events(ella)
    store.remove_child(ella)
    store.close()
    clock.go_on(days=MONTH, seconds=1)
    store = open_it()
    store.append("5a7", [("laid", b"1")])
    assert next(store.events("5a7")).id > gone.id
