"""Settings of the family and of each child, and the states of series."""

import pytest


@pytest.fixture(params=["setting", "series"])
def kept(request, keeping):
    """How a value is got and set: both tables are used in the same way."""
    return getattr(keeping, request.param), getattr(keeping, f"set_{request.param}")


def test_a_value_is_there_until_it_is_forgotten(kept):
    get, put = kept
    assert get("rate") is None
    put("rate", b"130")
    put("rate", b'{"words":120}')
    assert get("rate") == b'{"words":120}'
    put("rate", None)
    put("rate", None)
    assert get("rate") is None


def test_the_family_and_each_child_have_their_own(kept):
    get, put = kept
    put("rate", b"130")
    put("rate", b"100", "e11a")
    assert [get("rate", child) for child in (None, "e11a", "5a7")] == [b"130", b"100", None]


def test_what_is_not_json_is_refused_and_the_old_value_stays(kept):
    get, put = kept
    put("rate", b"130")
    with pytest.raises(ValueError):
        put("rate", b"fast")
    assert get("rate") == b"130"


def test_settings_and_series_of_one_name_do_not_meet(keeping):
    keeping.set_setting("classic", b"1")
    assert keeping.series("classic") is None


def test_both_are_there_after_an_opening(store, open_it):
    store.set_setting("rate", b"130")
    store.set_series("classic", b"[1,0]", "e11a")
    store.close()
    store = open_it()
    assert (store.setting("rate"), store.series("classic", "e11a")) == (b"130", b"[1,0]")
