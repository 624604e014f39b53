"""The odd card goes to bed, and whoever holds it chooses who plays next time."""

import pytest

from tutor.game import RANKS, card

from .tables import at_play, at_round, lay_all, said

HERS = "2H 2S 5D | 3S 3D"  # the child is left with the five
CATS = "2H 2S | 3S 3D 5C"  # Cat is


def hers():
    return at_play(HERS, asleep="5H")


def test_the_odd_card_is_hers_and_wants_to_go_to_bed():
    child = hers()
    assert child.film.said[-2:] == said("one_left x=5, you_have_it")
    assert child.scene.stage == "bed"
    assert child.hand == "5D"
    assert child.scene.odd is None
    assert child.scene.glow == {"box", "card:5D"}


@pytest.mark.parametrize("things", ["box", "5D", "go"])
def test_she_puts_it_to_bed_with_her_own_hand(things):
    child = hers()
    film = child.touch(things)
    assert film.said == said("sleep_well x=5, you_choose")
    assert child.scene.sleepers == (card("5H"), card("5D"))
    assert child.hand == ""
    assert child.scene.choices == ("guest:cat", "guest:dog", "guest:bear")


def test_its_digit_puts_it_to_bed_and_another_does_not():
    child = hers()
    assert child.digits("2").said == said("put_to_bed")
    assert child.scene.stage == "bed"
    assert child.digits("5").names[0] == "sleep_well"


def test_until_then_it_is_asked_for():
    child = hers()
    assert child.wait().said == said("put_to_bed")
    assert child.ask().said == said("good_idea, put_to_bed")
    assert child.wait(2).said == said("put_to_bed")
    assert child.wait().cues == ()
    assert child.scene.stage == "bed"


def test_waiting_at_the_bed_does_not_silence_the_question_who_plays_next_time():
    child = hers()
    child.wait(2)
    child.touch("box")
    assert child.wait().said == said("you_choose")


@pytest.mark.parametrize(("friend", "name"), [("cat", "Cat"), ("dog", "Dog"), ("bear", "Bear")])
def test_whoever_holds_the_odd_card_chooses_the_next_friend(friend, name):
    child = hers()
    child.touch("box")
    assert child.touch(f"guest:{friend}").said == said(f"next_time name={name}, again_or_stop")
    assert child.scene.choices == ("stop", "again")
    child.touch("again")
    assert [seat.friend for seat in child.scene.friends] == [friend]


def test_a_friend_with_the_odd_card_shows_it_and_puts_it_to_bed_by_itself():
    child = at_play(CATS, dealer=0, asleep="5H")
    film = child.film
    assert film.said[-6:] == said(
        "one_left x=5, has_it name=Cat, friend_puts name=Cat, sleep_well x=5, "
        "friend_chooses name=Cat other=Dog, again_or_stop"
    )
    assert [scene.odd for scene in film.scenes if scene.odd] == [(1, card("5C"))]
    assert child.scene.sleepers == (card("5H"), card("5C"))
    assert child.scene.stage == "again"


def test_a_friend_holds_no_card_once_the_odd_one_is_in_bed():
    child = at_play(CATS, dealer=0, asleep="5H")
    assert [seat.count for seat in child.scene.friends] == [0]


@pytest.mark.parametrize(("chance", "friend"), [(0.0, "Dog"), (0.49, "Dog"), (0.5, "Bear"), (0.99, "Bear")])
def test_a_friend_chooses_any_but_itself(chance, friend):
    child = at_play(CATS, dealer=0, asleep="5H", picks=(chance,))
    assert said(f"friend_chooses name=Cat other={friend}")[0] in child.film.said


def test_again_another_rank_sleeps_and_the_deal_passes_on():
    child = at_round(seed=3, friends=2)
    asleep, dealers = [], []
    for _ in range(6):
        asleep.append(child.scene.sleepers[0].rank)
        dealers.append(child.scene.dealer)
        play_on(child)
        child.touch("again")
        assert child.scene.stage == "dealing"
        assert child.scene.pack == 23
        assert child.film.names[0] == "find_two"
        assert child.film.names[-1] == ("you_deal" if child.scene.dealer == 0 else "friend_deals")
    assert sorted(asleep) == sorted(RANKS[:6])
    assert dealers == [0, 1, 2, 0, 1, 2]


def test_the_friend_chosen_for_next_time_sits_at_her_left_and_the_others_fill_the_table():
    child = at_round(seed=3, friends=3)
    play_on(child)
    chosen = child.film.said[-2].text
    child.touch("again")
    seats = [seat.friend for seat in child.scene.friends]
    assert sorted(seats) == ["bear", "cat", "dog"]
    assert f" {seats[0].capitalize()} " in f"{chosen} "


def test_stop_says_goodbye_and_nothing_follows():
    child = hers()
    child.touch("box", "guest:dog")
    assert child.touch("stop").said == said("goodbye")
    assert child.scene.stage == "stopped"
    assert child.touch("again").cues == ()
    assert child.ask().cues == ()
    assert child.wait().cues == ()


def test_again_and_stop_are_not_to_be_had_before_the_end():
    child = at_round()
    assert child.touch("again").cues == ()
    assert child.touch("stop").cues == ()
    assert child.scene.stage == "dealing"


def test_again_or_stop_is_asked_for_and_nothing_starts_by_itself():
    child = hers()
    child.touch("box", "guest:dog")
    assert child.ask().said[1:] == said("again_or_stop")
    assert child.go().said == said("again_or_stop")
    child.wait(5)
    assert child.film.cues == ()
    assert child.scene.stage == "again"


def play_on(child):
    """A sensible child to the end of the round: pairs first, then what shines or the middle of a fan."""
    child.rest()
    while child.scene.stage != "again":
        if child.scene.stage in ("spotting", "looking"):
            lay_all(child)
        if child.scene.stage in ("spotting", "looking"):
            child.go()
        elif child.scene.stage != "again":
            child.touch(child.scene.point)
