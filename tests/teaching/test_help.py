"""Help: asked for, unasked after a wait, with go on, after hurried choices, with a third card."""

import pytest

from tutor.game import card

from .tables import at_hand, said

SEVEN = "2H 2S 3D 4C | 3S 4D 5H"


def test_help_that_is_asked_for_comes_at_once_and_it_is_good_to_ask():
    child = at_hand(SEVEN)
    assert child.ask().said == said("good_idea, WAITING.point t=2")
    assert child.scene.glow == {"card:2H"}
    assert child.ask().said == said("good_idea#1, WAITING.teach t=2")
    assert child.ask().said == said("good_idea, WAITING.show")
    assert child.scene.glow == {"card:2H", "card:2S"}
    assert child.scene.lifted == (card("2H"),)


def test_help_about_the_lifted_card_where_its_friend_is_here():
    child = at_hand("2H 2S 4C 4D | 3S 3D 5H")
    child.touch("4D")
    assert child.ask().said == said("good_idea, WAITING.point t=4")
    assert child.scene.glow == {"card:4D"}


def test_help_asked_after_a_mix_up_goes_on_with_it():
    child = at_hand(SEVEN)
    child.touch("2H", "4C")
    assert child.ask().names[:2] == ["good_idea", "OTHER_NUMBER.teach"]


def test_help_after_show_shows_again_and_lays_nothing():
    child = at_hand(SEVEN)
    for _ in range(5):
        child.ask()
    assert child.film.names[1:] == ["WAITING.show"]
    assert child.laid == ""
    assert child.touch("2S").names[:2] == ["pair", "kept_looking"]


def test_help_where_all_are_different_says_so():
    child = at_hand("2H 3D 4C | 2S 3S")
    assert child.ask().said == said("good_idea, all_different")


def test_long_waits_help_in_four_steps_and_then_there_is_silence():
    child = at_hand(SEVEN)
    assert child.wait().said == said("WAITING.say")
    assert child.scene.glow == frozenset()
    assert child.wait().said == said("WAITING.point t=2")
    assert child.scene.glow == {"card:2H"}
    assert child.wait().said == said("WAITING.teach t=2")
    assert child.wait().said == said("WAITING.show")
    assert child.scene.glow == {"card:2H", "card:2S"}
    for _ in range(3):
        assert child.wait().cues == ()


def test_waiting_after_a_pair_begins_anew():
    child = at_hand("2H 2S 3D 4C 4D | 3S 5C 5H 5D")
    child.wait(3)
    child.touch("2H", "2S")
    assert child.wait().said == said("WAITING.say")


def test_waiting_where_all_are_different_is_told_once():
    child = at_hand("2H 3D 4C | 2S 3S")
    assert child.wait().said == said("all_different")
    assert child.wait().cues == ()


def test_go_on_with_one_card_lifted():
    child = at_hand(SEVEN)
    child.touch("2H")
    assert child.go().said == said("ONE_CARD.say x=2, ONE_CARD.point t=2")
    assert child.scene.lifted == (card("2H"),)
    assert child.scene.stage == "spotting"
    assert child.go().said == said("ONE_CARD.say x=2, ONE_CARD.teach t=2")
    assert child.go().said == said("ONE_CARD.say x=2, ONE_CARD.show t=2")
    assert child.touch("2S").names[0] == "pair"


def test_go_on_with_one_card_lifted_whose_friend_is_elsewhere():
    child = at_hand(SEVEN)
    child.touch("3D")
    assert child.go().said == said("ONE_CARD.say x=3, leave_these")
    assert child.scene.lifted == ()
    assert child.scene.glow == {"card:2H"}


def test_go_on_with_a_pair_left():
    child = at_hand(SEVEN)
    assert child.go().said == said("MISSED_PAIR.say, MISSED_PAIR.point t=2")
    assert child.scene.glow == {"card:2H"}
    assert child.go().said == said("MISSED_PAIR.say, MISSED_PAIR.teach t=2")
    assert child.go().said == said("MISSED_PAIR.say, MISSED_PAIR.show")
    assert child.scene.stage == "spotting"
    assert child.scene.lifted == (card("2H"),)


@pytest.mark.parametrize("lifted", [(), ("3D",)])
def test_go_on_with_no_pair_left_goes_on(lifted):
    child = at_hand("2H 3D 4C | 2S 3S")
    child.touch(*lifted)
    assert child.go().said == said("touch_friend name=Cat")
    assert child.scene.stage == "visiting"
    assert child.scene.lifted == ()


def test_when_no_pair_is_left_all_are_different_and_go_on_glows():
    child = at_hand(SEVEN)
    assert child.touch("2H", "2S").names[-1] == "all_different"
    assert child.scene.glow == {"go"}
    assert child.scene.point == "go"


def test_hurried_choices_are_looked_at_together():
    child = at_hand(SEVEN)
    child.touch("2H", "3D", "4C", after=1.0)
    assert child.touch("3D", after=1.0).said == said("TAP_TAP.say")
    assert child.film.scenes[0].lifted == (card("4C"), card("3D"))
    assert child.scene.lifted == ()
    assert child.hand == "2H 2S 3D 4C"


def test_three_hurried_choices_the_last_a_mix_up_are_enough():
    child = at_hand(SEVEN)
    child.touch("2H")
    child.touch("2H", after=30.0)
    child.touch("3D", after=1.9)
    assert child.touch("4C", after=1.9).said == said("TAP_TAP.say")


@pytest.mark.parametrize("after", [2.0, 5.0])
def test_choices_that_take_their_time_are_not_hurried(after):
    child = at_hand(SEVEN)
    child.touch("2H", "3D", "4C", after=after)
    assert child.touch("3D", after=after).names[0] == "NEIGHBOUR.say"


def test_two_hurried_choices_are_a_mix_up_like_any_other():
    child = at_hand(SEVEN)
    child.touch("2H", "3D", after=1.0)
    assert child.film.names[0] == "DOT_PATTERN.say"


def test_a_hurried_pair_is_a_pair():
    child = at_hand("2H 2S 4C 4D 3D | 3S 5C 5H 5D")
    child.touch("2H", "3D", "2H", after=1.0)
    assert child.touch("2S", after=1.0).names[0] == "pair"


def test_a_pair_ends_the_hurry():
    child = at_hand("2H 2S 4C 4D 3D | 3S 5C 5H 5D")
    child.touch("2H", "2S", "4C", after=1.0)
    assert child.touch("3D", after=1.0).names[0] == "NEIGHBOUR.say"


def test_hurrying_on_is_helped_with_in_steps():
    child = at_hand(SEVEN)
    child.touch(*["3D", "4C"] * 2, after=1.0)
    assert child.film.said == said("TAP_TAP.say")
    assert child.touch("3D", "4C", after=1.0).said == said("TAP_TAP.point")
    assert child.scene.glow == {"card:2H"}
    assert child.touch("3D", "4C", after=1.0).said == said("TAP_TAP.teach t=2")
    assert child.touch("3D", "4C", after=1.0).said == said("TAP_TAP.show")
    assert child.scene.lifted == (card("2H"),)
    assert child.touch("2S", after=1.0).names[0] == "pair"


def test_a_third_card_that_is_pressed_again_and_again_waits():
    child = at_hand("5H 5D 2H 5S | 2S 5C 3D")
    child.touch("5H", "5D")
    assert child.touch("5S", "5S", "5S").said == said("it_is x=5")
    assert child.touch("5S", "5S").said == said("THIRD_WAITS.say x=5")
    assert child.touch("5S", "5S").said == said("THIRD_WAITS.point")
    assert child.touch("5S", "5S").said == said("THIRD_WAITS.teach")
    assert child.touch("5S", "5S").said == said("THIRD_WAITS.show x=5")
    assert child.touch("5S", "5S").said == said("THIRD_WAITS.show x=5")


def test_another_card_between_begins_the_count_of_the_third_anew():
    child = at_hand("5H 5D 2H 5S | 2S 5C 3D")
    child.touch("5H", "5D", "5S", "5S", "5S", "5S", "2H", "2H")
    assert child.touch("5S").said == said("it_is x=5")


def test_a_card_of_which_no_pair_was_laid_is_just_named_however_often():
    child = at_hand(SEVEN)
    for _ in range(5):
        assert child.touch("4C").said == said("it_is x=4")
        assert child.touch("4C").said == []


def test_waiting_after_a_mix_up_with_the_card_on_its_own_points_at_that_card_again():
    child = at_hand("6H 2S 2H 3D | 3S 4D 4S", asleep="6S")
    child.touch("6H", "2S")
    assert child.film.said[1:] == said("ODD_CARD.point x=6")
    assert child.wait().said == said("WAITING.say")
    assert child.wait().said == said("ODD_CARD.point x=6")


def test_a_lifted_card_without_a_friend_is_lowered_before_help_about_another():
    child = at_hand(SEVEN)
    child.touch("3D")
    child.ask()
    assert child.scene.lifted == ()
    assert child.scene.glow == {"card:2H"}
    assert child.touch("2H").said == said("it_is x=2")
    assert child.touch("2S").names[0] == "pair"
