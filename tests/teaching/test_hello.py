"""Hello: can she hear, and who plays with her?"""

import pytest

from .tables import at_hello, at_round, said

NAMES = ("cat", "dog", "bear")


def test_hello_asks_who_will_play():
    child = at_hello()
    assert child.film.said == said("who")
    assert child.scene.stage == "hello"
    assert child.scene.choices == ("party:1", "party:2", "party:3")
    assert child.film.scenes == [child.scene]


def test_one_friend_is_offered_first():
    child = at_hello()
    assert child.scene.glow == {"party:1"}
    assert child.scene.point == "party:1"


@pytest.mark.parametrize(
    ("friends", "line"), [(1, "plays name=Cat"), (2, "more_play name=Cat other=Dog"), (3, "all_play")]
)
def test_so_many_friends_come_and_the_round_opens(friends, line):
    child = at_hello(seed=1)
    film = child.touch(f"party:{friends}")
    assert film.said == said(f"{line}, find_two, asleep x=2, you_deal")
    assert [seat.friend for seat in child.scene.friends] == list(NAMES[:friends])
    assert child.scene.stage == "dealing"


def test_straight_to_the_table():
    child = at_round(friends=2)
    assert child.film.names == ["find_two", "asleep", "you_deal"]
    assert [seat.friend for seat in child.scene.friends] == ["cat", "dog"]


def test_help_and_go_on_ask_again():
    child = at_hello()
    assert child.ask().said == said("who")
    assert child.go().said == said("who")


def test_waiting_asks_once_more_and_then_is_silent():
    child = at_hello()
    assert child.wait().said == said("who")
    assert child.wait().cues == ()


def test_nothing_else_does_anything_yet():
    child = at_hello()
    assert child.touch("pack").cues == ()
    assert child.digits("3").cues == ()
    assert child.touch("2H").cues == ()


def test_the_same_seed_deals_the_same_round():
    hands = []
    for _ in range(2):
        child = at_round(seed=7, friends=2)
        child.rest()
        hands.append(child.hand)
    other = at_round(seed=8, friends=2)
    other.rest()
    assert hands[0] == hands[1] != other.hand
