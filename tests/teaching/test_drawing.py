"""Drawing: her own turn, the friends' turns, her fan held out, and watching once she is out."""

import pytest

from tutor.game import card

from .tables import at_play, move, said

SEVEN = "2H 2S 3D 4C | 3S 4D 5H"  # after the opening: 3D 4C, and Cat with 3S 4D 5H; the child draws first
TABLE = "2H 3D 4C | 3S 5H AD | 4D 2S 5C"  # nobody has a pair; she draws first, from Dog
CAT_FIRST = "3D 4C 2H | 3S 5H AD 2C | 4D 5S AS 6S"  # she holds out her fan first, to Cat


def test_she_is_told_from_whom_to_take():
    child = at_play(SEVEN)
    assert child.scene.stage == "picking"
    assert child.film.said[-1] == said("your_turn name=Cat")[0]
    assert child.scene.fan == 3
    assert child.scene.turn == 1
    assert {"fan:0", "fan:1", "fan:2"} <= set(child.scene.choices)


def test_the_drawn_card_is_named_and_comes_to_the_end_of_her_hand():
    child = at_play(SEVEN)
    film = child.touch("fan:1")
    assert film.said == said("you_took x=4")
    assert film.moves == [move("card:4D < fan:1")]
    assert child.scene.stage == "looking"
    assert child.hand == "3D 4C 4D"
    assert child.scene.friends[0].count == 2


def test_a_drawn_card_is_laid_with_its_friend():
    child = at_play(SEVEN)
    film = child.touch("fan:0", "3S", "3D")
    assert film.names[:2] == ["pair", "takes_yours"]
    assert child.laid.split()[2:4] == ["3S", "3D"]


def test_a_drawn_card_without_a_friend_is_kept():
    child = at_play(SEVEN)
    child.touch("fan:2")
    assert child.go().names[:2] == ["stays", "mix_yours"]


def test_go_on_with_the_friend_of_the_drawn_card_in_her_hand():
    child = at_play(SEVEN)
    child.touch("fan:1")
    assert child.go().said == said("MISSED_AFTER_DRAW.say t=4, MISSED_AFTER_DRAW.point t=4")
    assert child.scene.glow == {"card:4D"}
    assert child.go().said == said("MISSED_AFTER_DRAW.say t=4, MISSED_AFTER_DRAW.teach")
    assert child.go().said == said("MISSED_AFTER_DRAW.say t=4, MISSED_AFTER_DRAW.show")
    assert child.scene.stage == "looking"
    assert child.scene.glow == {"card:4D", "card:4C"}
    assert child.scene.lifted == (card("4D"),)
    assert child.touch("4C").names[0] == "pair"


def test_help_after_a_draw_is_about_the_drawn_card():
    child = at_play(SEVEN)
    child.touch("fan:1")
    assert child.ask().said == said("good_idea, MISSED_AFTER_DRAW.point t=4")


def test_waiting_with_a_drawn_card_that_has_no_friend_here_says_go_on():
    child = at_play(SEVEN)
    child.touch("fan:2")
    assert child.scene.glow == {"go"}
    assert child.wait().said == said("all_different")
    assert child.wait().cues == ()


def test_a_wrong_pair_with_the_drawn_card_goes_back():
    child = at_play(SEVEN)
    child.touch("fan:1")
    assert child.touch("3D", "4D").names == ["SAME_SUIT.say", "SAME_SUIT.point"]
    assert child.scene.glow == {"card:4D"}
    assert child.hand == "3D 4C 4D"


def test_taking_from_the_other_side():
    child = at_play(TABLE)
    assert child.film.said[-1] == said("your_turn name=Dog")[0]
    assert child.touch("friend:1").said == said("OTHER_NEIGHBOUR.say name=Dog")
    assert child.touch("friend:1").said == said("OTHER_NEIGHBOUR.point name=Dog")
    assert child.touch("friend:1").said == said("OTHER_NEIGHBOUR.teach")
    assert child.touch("friend:1").said == said("OTHER_NEIGHBOUR.show")
    assert child.touch("friend:1").said == said("OTHER_NEIGHBOUR.show")
    assert child.scene.stage == "picking"


def test_touching_the_friend_who_holds_out_the_fan():
    child = at_play(TABLE)
    assert child.touch("friend:2").said == said("OTHER_NEIGHBOUR.teach")


def test_her_own_cards_are_named_while_she_chooses_a_back():
    child = at_play(TABLE)
    assert child.touch("3D").said == said("it_is x=3")
    assert child.scene.lifted == ()
    assert child.digits("1").said == said("your_turn name=Dog")
    assert child.scene.stage == "picking"


def test_waiting_help_and_go_on_at_the_fan_tell_whose_turn_it_is():
    child = at_play(TABLE)
    turn = said("your_turn name=Dog")
    assert child.wait().said == turn
    assert child.wait().said == turn
    assert child.wait().cues == ()
    assert child.ask().said[1:] == turn
    assert child.go().said == turn


def test_once_it_was_asked_the_fan_shines_until_a_card_is_taken():
    child = at_play(TABLE)
    assert child.scene.glow == set()
    child.ask()
    assert child.scene.glow == {"fan:0", "fan:1", "fan:2"}
    assert child.scene.point in child.scene.glow
    child.touch("fan:0")
    assert not any(name.startswith("fan:") for name in child.scene.glow)


def test_her_fan_is_turned_down_and_mixed_before_a_friend_takes_from_it():
    child = at_play(CAT_FIRST, dealer=0)
    film = child.film
    down = [scene for scene in film.scenes if scene.hand_down]
    start = film.scene_after("mix_yours").hand
    assert film.names[1] == "mix_yours"
    assert list(map(str, start)) == ["3D", "4C", "2H"]
    orders = [scene.hand for scene in down if len(scene.hand) == 3]
    assert len(set(orders)) == 3
    assert all(sorted(map(str, order)) == ["2H", "3D", "4C"] for order in orders)
    assert all(scene.turn == 1 for scene in down)
    assert not child.scene.hand_down


def test_what_a_friend_took_and_needed_is_told():
    child = at_play(CAT_FIRST, dealer=0)
    assert said("needed name=Cat x=3")[0] in child.film.said
    assert move("friend:1 < card:3D") in child.film.moves
    assert child.laid.startswith("3S 3D") or child.laid.startswith("3D 3S")
    assert child.hand == "4C 2H"


def test_what_a_friend_took_and_keeps_is_told():
    child = at_play(CAT_FIRST, dealer=0, picks=(0.4,))
    assert said("took_yours name=Cat x=4")[0] in child.film.said
    assert "needed" not in child.film.names
    assert child.hand == "3D 2H"


def test_her_last_card_is_taken_without_mixing():
    child = at_play(SEVEN)
    film = child.touch("fan:0", "3S", "3D")
    assert film.names[:4] == ["pair", "takes_yours", "needed", "you_done"]
    assert film.scene_after("takes_yours").hand == (card("4C"),)


def test_a_friends_turn_is_told_from_whom_it_takes_and_what_came_of_it():
    child = at_play(CAT_FIRST, dealer=0)
    assert said("turn_of name=Dog other=Cat")[0] in child.film.said
    place = child.film.names.index("turn_of")
    assert child.film.names[place + 1] in ("friend_has", "keeps")
    assert child.film.names[-1] == "your_turn"


def test_the_card_that_passes_between_friends_is_not_shown():
    child = at_play(CAT_FIRST, dealer=0, picks=(0.0, 0.0))
    passed = [one for one in child.film.moves if one.origin == "friend:1" and one.thing == "friend:2"]
    assert passed
    assert said("friend_has name=Dog x=5")[0] in child.film.said


def test_a_friend_that_has_no_cards_left_is_cheered():
    child = at_play("3D AC | 3S 5H | 5C 2H 2S", dealer=1, picks=(0.5,))  # Dog draws from Cat first, and pairs
    assert said("all_done name=Dog")[0] in child.film.said
    assert child.scene.friends[1].out


def test_a_friend_from_whom_she_takes_the_last_card_is_cheered():
    child = at_play("3D 5H | 3S")
    assert child.touch("fan:0").said == said("all_done name=Cat, you_took x=3")
    assert child.scene.friends[0].out
    assert child.scene.stage == "looking"


def test_once_she_is_out_the_friends_play_to_the_end_in_one_film():
    child = at_play("2H 2S | 3H 4H | 3S 4S 5C", dealer=1, asleep="5H")
    film = child.film
    assert film.names == [
        *("friend_none", "watch", "takes_from", "friend_has"),
        *("takes_from", "friend_has", "all_done"),
        *("one_left", "has_it", "friend_puts", "sleep_well", "friend_chooses", "again_or_stop"),
    ]
    assert child.scene.stage == "again"


def test_she_is_told_that_she_watches_now_when_her_last_card_was_taken():
    child = at_play("3D | 3S 4H | 4S 5C", dealer=0, asleep="5H")
    names = child.film.names
    assert names[names.index("you_done") + 1 :][:2] == ["watch", "takes_from"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_whichever_back_she_picks_is_the_card_that_comes(place):
    child = at_play(TABLE)
    child.touch(f"fan:{place}")
    assert child.hand == f"2H 3D 4C {['4D', '2S', '5C'][place]}"
