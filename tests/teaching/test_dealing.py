"""Dealing: one press, one card, clockwise; when the pack glows a touch deals the rest."""

import pytest

from tutor.game import Card

from .tables import at_deal, at_round, move, said

SEVEN = "2H 2S 3D 4C | 3S 4D 5H"
NINE = "2H 2S 3D | 3S 4D 5H | 4C 5D 6C"


def test_one_press_deals_one_card_to_the_dealers_left_first():
    child = at_deal(SEVEN)
    assert child.touch("pack").said == said("one_for_you x=2")
    assert child.film.moves == [move("card:2H < pack")]
    assert child.hand == "2H"
    assert child.scene.pack == 6
    assert child.touch("pack").said == said("one_for name=Cat")
    assert child.film.moves == [move("friend:1 < pack")]
    assert child.scene.friends[0].count == 1
    assert child.hand == "2H"


@pytest.mark.parametrize(
    ("line", "dealer", "order"),
    [(NINE, 0, "120120"), (NINE, 1, "201201"), (NINE, 2, "012012"), (SEVEN, 1, "0101")],
)
def test_whoever_deals_the_cards_go_round_clockwise(line, dealer, order):
    child = at_deal(line, dealer)
    seats = []
    for _ in order:
        (dealt,) = child.touch("pack").moves
        seats.append(dealt.thing.removeprefix("friend:") if dealt.thing.startswith("friend") else "0")
        assert dealt.origin == "pack"
    assert "".join(seats) == order


def test_her_cards_lie_from_left_to_right_and_the_places_to_come_are_gaps():
    child = at_deal(SEVEN)
    child.touch("pack", "pack", "pack")
    assert list(map(str, child.scene.hand)) == ["2H", "2S", "None", "None"]


def test_after_two_trips_round_the_table_the_pack_glows_and_a_touch_deals_the_rest():
    child = at_deal(SEVEN)
    child.touch("pack", "pack", "pack")
    assert child.scene.glow == frozenset()
    child.touch("pack")
    assert child.film.said == said("one_for name=Cat, pack_glows")
    assert child.scene.glow == {"pack"}
    assert child.touch("pack").said == said("all_the_rest, spot")
    assert child.film.moves == [move("card:3D < pack"), move("friend:1 < pack"), move("card:4C < pack")]
    assert all(show.quick for show in child.film.shows if show.moves)
    assert child.scene.stage == "spotting"
    assert child.scene.pack == 0


def test_with_two_friends_two_trips_are_six_cards():
    child = at_deal(NINE)
    child.touch(*["pack"] * 5)
    assert child.scene.glow == frozenset()
    assert child.touch("pack").names[-1] == "pack_glows"


@pytest.mark.parametrize("presses", range(5))
def test_all_the_rest_may_be_wanted_at_any_time(presses):
    child = at_deal(SEVEN)
    child.touch(*["pack"] * presses)
    assert child.rest().said == said("all_the_rest, spot")
    assert len(child.film.moves) == 7 - presses
    assert child.scene.stage == "spotting"


def test_the_hand_stays_in_the_order_in_which_it_was_dealt():
    child = at_deal("4C 2S 3D 2H | 3S 4D 5H")
    child.rest()
    assert child.hand == "4C 2S 3D 2H"


def test_a_hand_without_a_pair_is_told_at_once():
    child = at_deal("2H 3D 4C | 2S 3S")
    assert child.rest().said == said("all_the_rest, all_different")
    assert child.scene.glow == {"go"}


def test_a_card_of_her_own_is_named_while_she_deals():
    child = at_deal(SEVEN)
    child.touch("pack")
    assert child.touch("2H").said == said("it_is x=2")
    assert child.digits("2").said == said("it_is x=2")
    assert child.digits("3").said == said("press_pack")
    assert child.scene.pack == 6


def test_a_card_that_is_not_dealt_yet_is_not_there():
    child = at_deal(SEVEN)
    child.touch("pack")
    assert child.touch("2S").cues == ()
    assert child.digits("2 2").said == said("it_is x=2")


def test_a_friend_who_is_touched_is_named_while_she_deals():
    assert at_deal(NINE).touch("friend:2").said == said("this_is name=Dog")


def test_go_on_deals_a_card_too():
    child = at_deal(SEVEN)
    assert child.go().said == said("one_for_you x=2")


def test_help_and_waiting_say_what_to_press():
    child = at_deal(SEVEN)
    assert child.ask().said == said("good_idea, press_pack")
    assert child.wait().said == said("press_pack")
    child.touch(*["pack"] * 4)
    assert child.ask().said == said("good_idea#1, pack_glows")


def test_long_waiting_at_the_deal_ends_in_silence():
    child = at_deal(SEVEN)
    assert child.wait(2).said == said("press_pack")
    assert child.wait().cues == ()


def test_waiting_at_the_deal_does_not_hurry_the_help_that_comes_after_it():
    child = at_deal(SEVEN)
    child.wait(2)
    child.rest()
    assert child.wait().said == said("WAITING.say")


def test_a_round_opens_with_the_sleeping_card_and_the_dealer():
    child = at_round(seed=5)
    assert child.film.said == said("find_two, asleep x=6, you_deal")
    assert child.scene.sleepers == (Card("6", "hearts"),)
    assert child.scene.dealer == 0
    assert child.scene.pack == 23
    assert [seat.count for seat in child.scene.friends] == [0]
