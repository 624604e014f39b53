"""The friends' opening pairs: a friend lays them when the child touches it, and each pair is told."""

from .tables import at_hand, lay_all, move, said

THREE = "2H 6C 5S | 3H 3S 4H 4S | 6D 2S 5D AD"


def visiting():
    child = at_hand(THREE, dealer=0)
    child.go()
    return child


def test_friends_lay_nothing_until_they_are_touched():
    child = visiting()
    assert child.film.said == said("touch_friend name=Cat")
    assert child.scene.stage == "visiting"
    assert child.laid == ""
    assert child.scene.glow == {"friend:1"}
    assert [seat.count for seat in child.scene.friends] == [4, 4]
    for film in (child.wait(), child.go(), child.ask()):
        assert film.said[-1] == said("touch_friend name=Cat")[0]
        assert child.laid == ""


def test_a_friend_that_is_touched_lays_all_its_pairs_and_each_is_told():
    child = visiting()
    film = child.touch("friend:1")
    assert film.said == said(
        "friend_has name=Cat x=3, friend_has name=Cat x=4, all_done name=Cat, touch_friend name=Dog"
    )
    assert film.moves == [move(f"card:{one} < friend:1") for one in ("3H", "3S", "4H", "4S")]
    assert [len(scene.laid) for scene in film.scenes] == [2, 4, 4]
    assert child.laid == "3H 3S 4H 4S"
    assert child.scene.friends[0].out


def test_a_friend_with_no_pair_is_told():
    child = visiting()
    film = child.touch("friend:2")
    assert film.said == said("friend_none name=Dog, touch_friend name=Cat")
    assert child.laid == ""


def test_friends_may_be_touched_in_any_order_and_the_drawing_begins_after_the_last():
    child = visiting()
    child.touch("friend:2", "friend:1")
    assert child.scene.stage != "visiting"
    assert child.laid.startswith("3H 3S 4H 4S")


def test_a_friend_that_is_ready_says_so_when_it_is_touched_again():
    child = visiting()
    child.touch("friend:2")
    assert child.touch("friend:2").said == said("friend_ready name=Dog")
    assert child.scene.stage == "visiting"


def test_her_own_cards_are_named_while_friends_lay():
    child = visiting()
    assert child.touch("6C").said == said("it_is x=6")
    assert child.digits("5").said == said("it_is x=5")
    assert child.digits("4").said == said("touch_friend name=Cat")
    assert child.hand == "2H 6C 5S"


def test_the_gaps_close_once_the_drawing_begins():
    child = at_hand("2H 3D 2S 4C | 3S 4D 5H")
    lay_all(child)
    assert None in child.scene.hand
    child.go()
    assert None in child.scene.hand
    child.touch("friend:1")
    assert list(map(str, child.scene.hand)) == ["3D", "4C"]


def test_the_dealers_left_is_visited_first():
    child = at_hand("AD 5S 4H | 3H 3S 2C | 4S 5D 2S", dealer=1)
    child.go()
    assert child.film.said == said("touch_friend name=Dog")
