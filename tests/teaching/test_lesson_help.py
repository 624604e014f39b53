"""The help dial of a lesson, 0 to 3: what is shown, lit and said at each, and how it fades and comes back."""

import pytest

from tutor.game import card, cards
from tutor.teaching.journal import Tried

from .learner import DECK, FIND, NEXT, PICK, Learner, a_lesson, picks, right
from .tables import BOOK


def test_at_help_3_the_faces_are_friendly_a_pair_is_shown_and_only_it_can_be_chosen():
    child = Learner(a_lesson(PICK, NEXT), level=3)
    assert child.film.names == ["who_matches", "i_show"]
    assert child.scene.friendly
    assert child.scene.lifted == cards("5C 5D")
    assert child.scene.choices == ("card:5C", "card:5D")
    assert child.touch("6D").names == ["WAITING.show"]
    assert child.digits("4").names == ["WAITING.show"]
    assert not [entry for entry in child.entries if isinstance(entry, Tried)]
    assert child.digits("5").names[0] == "pair"
    (entry,) = [entry for entry in child.entries if isinstance(entry, Tried)]
    assert entry.friendly
    assert entry.step == 3


def test_at_help_3_one_pair_of_a_hand_after_the_other_is_shown():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=3)
    assert child.scene.choices == ("card:AH", "card:AS", "go")
    child.touch("AS")
    assert child.scene.lifted == cards("2H 2S")
    assert child.scene.choices == ("card:2H", "card:2S", "go")


def test_at_help_3_the_card_that_is_asked_for_shines():
    child = Learner(a_lesson(FIND, NEXT), level=3)
    assert child.film.names == ["can_you_find", "touch_it"]
    assert child.scene.choices == ("card:5D",)
    assert child.touch("6C").names == ["touch_it"]


def test_at_help_2_the_dots_of_the_first_card_are_counted_and_the_partner_lifts_after_the_wait():
    child = Learner(a_lesson(PICK, NEXT), level=2)
    assert child.film.names == ["who_matches", *(f"count_{k}" for k in range(1, 6)), "counted"]
    assert child.film.scenes[1].lit == (card("5C"), (0,))
    assert child.wait().names == ["WAITING.show"]
    assert child.scene.lifted == cards("5C 5D")


def test_at_help_2_the_first_card_touched_in_a_hand_is_counted():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=2)
    assert child.touch("2H").names == ["count_1", "count_2", "counted"]


def test_at_help_1_there_is_one_question_and_help_waits():
    child = Learner(a_lesson(PICK, NEXT), level=1)
    assert child.film.names == ["who_matches"]
    assert child.wait().names == ["WAITING.say"]
    assert child.wait().names == ["WAITING.point"]
    assert child.wait().names == ["WAITING.teach"]
    assert child.wait().names == ["WAITING.show"]
    assert child.wait().names == []


def test_at_help_0_nothing_is_said_before_the_pair_lies():
    child = Learner(a_lesson({**PICK, "say": "The last one. Who matches {x}?"}, NEXT), level=0)
    assert child.heard == ["The last one."], "what neither names nor asks may still be said"
    right(child)
    assert child.film.names[0] == "pair"
    assert len(child.heard) <= 2
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=0)
    assert child.touch("2H").names == [], "a first touch is not named"


def test_help_fades_by_one_after_two_first_tries_without_help():
    child = Learner(a_lesson(*picks(8)), level=2)
    levels = []
    for _ in range(6):
        right(child)
        levels.append(child.run.dial.level)
    assert levels == [2, 1, 1, 0, 0, 0]


def test_help_comes_back_by_one_after_two_mix_ups_and_at_once():
    child = Learner(a_lesson(PICK, NEXT), level=1)
    child.touch("6D")
    assert child.run.dial.level == 1
    child.touch("4H")
    assert child.run.dial.level == 2
    assert child.run.game.level == 2


def test_whoever_mixes_up_again_and_again_is_shown_the_pair_alone():
    child = Learner(a_lesson(PICK, NEXT), level=2)
    child.touch("4H", "4H")
    assert child.scene.friendly
    while child.scene.choices != ("card:5C", "card:5D"):
        child.touch("4H")
    right(child)
    assert child.run.index == 1


def test_a_step_that_wants_to_give_little_gives_more_to_whoever_mixes_up():
    child = Learner(a_lesson({**PICK, "help": 1}, NEXT), level=3)
    assert child.run.game.level == 2
    child.touch("4H", "4H")
    assert child.run.game.level == 3


def test_from_help_3_two_pairs_that_were_copied_lead_back_to_2():
    child = Learner(a_lesson(*picks(4)), level=3)
    right(child)
    right(child)
    assert child.run.dial.level == 2


def test_a_helped_pair_takes_no_help_away():
    child = Learner(a_lesson(*picks(4)), level=1)
    for _ in range(3):
        child.ask()
        right(child)
    assert child.run.dial.level == 1


@pytest.mark.parametrize(("dial", "given"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_own_help_of_a_step_is_for_the_usual_dial_and_never_more_than_a_lower_one(dial, given):
    assert Learner(a_lesson({**PICK, "help": 2}, NEXT), level=dial).run.game.level == given
    full = Learner(a_lesson({**PICK, "help": 3}, NEXT), level=dial).run.game.level
    assert full == (3 if dial >= 2 else dial)


@pytest.mark.parametrize(
    ("says", "deck"),
    [
        ("This five wears red. Who matches it?", DECK),
        ("This is a five of hearts. Who matches it?", DECK),
        ("Who matches it?", {**DECK, "pairing": "rank-colour"}),
    ],
)
def test_where_suits_or_colours_are_spoken_of_the_cards_wear_their_own(says, deck):
    step = {"do": "pick", "from": "5D 6D 4H", "match": "5H", "help": 3, "say": [says]}
    child = Learner(a_lesson(step, deck=deck), level=3)
    assert not child.scene.friendly
    child.touch("5D")
    assert [entry.friendly for entry in child.entries if isinstance(entry, Tried)] == [False]
    assert Learner(a_lesson({**step, "say": ["Who matches it?"]}), level=3).scene.friendly


def test_where_there_is_no_pair_she_may_try_first_and_then_the_way_on_shines():
    child = Learner(a_lesson({"do": "find_all", "hand": "2H 4S"}))
    assert child.wait().names == ["WAITING.say"]
    assert not child.scene.glow
    assert child.wait().names == ["all_different"]
    assert (child.scene.glow, child.scene.point) == ({"go"}, "go")
    assert not child.wait(3).said


def test_asked_for_help_where_there_is_no_pair_the_way_on_shines_at_once():
    child = Learner(a_lesson({"do": "find_all", "hand": "2H 4S"}))
    assert child.ask().names == ["good_idea", "all_different"]
    assert (child.scene.glow, child.scene.point) == ({"go"}, "go")
    child.go()
    assert child.ended


@pytest.mark.parametrize(("hand", "line"), [("<cat> <dog> <cat>'", "pictures"), ("2H 3S 2D", "")])
def test_a_grown_up_is_not_told_to_ask_for_numbers_where_there_are_pictures(hand, line):
    deck = {"pack": "picture-pack", "pictures": ["cat", "dog"], "ranks": ["2", "3"]}
    child = Learner(a_lesson({"do": "find_all", "hand": hand}, deck=deck))
    assert child.scene.note == (BOOK.parent[line] if line else "")
