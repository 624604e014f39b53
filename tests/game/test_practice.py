"""A table laid out for practice: any hand, any fan, and still a round of Old Maid."""

import random

import pytest

from tutor.game import (
    JOKER,
    ODD_ONE,
    Chance,
    Done,
    Draw,
    HouseRules,
    LayPair,
    apply,
    card,
    cards,
    legal_actions,
    practice,
)

RULES = HouseRules()


def table(hand: str, fan: str = "", odd: str = ""):
    return practice(RULES, cards(hand), cards(fan), Chance(0, random.Random), card(odd) if odd else None)


def test_the_hand_lies_as_it_is_wanted_and_pairs_are_laid():
    now = table("5H 6D 5S")
    assert now.hands[0] == cards("5H 6D 5S")
    assert now.phase == "opening"
    after, _ = apply(now, LayPair(0, card("5H"), card("5S")))
    assert after.hands[0] == cards("6D")
    assert legal_actions(after) == (Done(0),)


def test_a_fan_is_held_out_and_a_card_of_it_is_drawn():
    now = table("5H 6D", "5S 4C")
    assert now.phase == "drawing"
    assert legal_actions(now) == (Draw(0, 0), Draw(0, 1))
    after, _ = apply(now, Draw(0, 1))
    assert after.drawn in cards("5S 4C")
    assert after.phase == "laying"


@pytest.mark.parametrize(
    ("hand", "fan"), [("", ""), ("5H", ""), ("5H 5S 5D", "5C"), ("5H 6H 4H 3H", "2H AH"), ("5H 5S", "")]
)
def test_every_card_has_a_partner_somewhere_but_for_one(hand, fan):
    now = table(hand, fan)
    kinds = [now.table.kinds[one] for one in now.table.deal]
    assert [name for name in dict.fromkeys(kinds) if kinds.count(name) % 2] == ["joker"]
    assert len(set(now.table.deal)) == len(now.table.deal)


def test_the_odd_card_of_a_lesson_is_a_class_of_its_own():
    now = table("5H 5S 6C", odd="6C")
    assert now.table.kinds[card("6C")] == ODD_ONE
    assert JOKER not in now.table.deal
    assert apply(now, LayPair(0, card("5H"), card("5S")))[0].hands[0] == cards("6C")


def test_a_joker_and_a_picture_are_odd_by_themselves():
    assert table("5H 5S <joker>").table.deal.count(JOKER) == 1
    now = table("<cat> <cat>' <old-maid>", odd="<old-maid>")
    assert now.table.kinds[card("<old-maid>")] == "old-maid"
    assert JOKER not in now.table.deal


def test_an_odd_card_that_lies_elsewhere_changes_nothing():
    now = table("5H 5S", odd="6C")
    assert JOKER in now.table.deal
    assert card("6C") not in now.table.deal


def test_no_card_lies_there_twice():
    with pytest.raises(ValueError, match="twice"):
        table("5H 5S", "5H")
