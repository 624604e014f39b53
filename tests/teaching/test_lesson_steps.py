"""Each kind of step, from how it begins to how it ends."""

import pytest

from tutor.game import card, cards
from tutor.teaching.journal import Tried

from .learner import Learner, a_lesson

PICK = {"do": "pick", "from": "5D 6D 4H", "match": "5C"}
FIND = {"do": "find", "from": "4H 5D 6C 3S", "card": "5"}
COMPARE = {"do": "compare", "cards": "2H 6S"}
COUNT = {"do": "count", "cards": "3H"}
ODD = {"do": "odd", "hand": "AH AS 2H 2S 6C"}
DRAW = {"do": "draw", "hand": "2H 3S 4H", "fan": "5H 3H", "face": "up"}
LAST = {"do": "pick", "from": "2S 4S 6S", "match": "2H"}


def tried(child: Learner) -> list[Tried]:
    return [entry for entry in child.entries if isinstance(entry, Tried)]


# say and show


def test_a_lesson_begins_with_its_picture_and_its_first_line():
    child = Learner(a_lesson({"do": "say", "say": "Hello again."}, PICK, picture="AH 2S"))
    assert child.film.scenes[0].stage == "lesson"
    assert child.film.scenes[0].hand == cards("AH 2S")
    assert child.heard[0] == "Hello again."


def test_the_tutor_makes_a_pair_that_lies_open_is_lifted_and_goes_down():
    child = Learner(a_lesson({"do": "show", "cards": "5H 5S", "say": "{X.pair}, look!"}, PICK))
    open_, lifted, laid = child.film.scenes[:3]
    assert open_.stage == "showing"
    assert open_.hand == lifted.lifted == laid.laid == cards("5H 5S")
    assert child.heard[0] == "Two fives, look!"


# pick


def test_pick_asks_one_question_and_the_pair_is_named_when_it_lies():
    child = Learner(a_lesson(PICK, LAST))
    assert child.heard == ["Who matches a five?"]
    assert child.hand == "5C 5D 6D 4H"
    assert child.scene.lifted == (card("5C"),)
    film = child.touch("5D")
    assert film.names[0] == "pair"
    assert film.scenes[0].laid == cards("5C 5D")
    assert child.hand == "2H 2S 4S 6S"


def test_pick_is_answered_by_the_digit_of_the_card_that_is_given():
    child = Learner(a_lesson(PICK, LAST))
    assert child.digits("5").names[0] == "pair"


def test_the_card_that_is_given_stays_up_whatever_is_touched():
    child = Learner(a_lesson(PICK, LAST))
    assert child.touch("5C").names == ["it_is"]
    child.touch("6D")
    assert child.scene.lifted == (card("5C"),)
    assert child.run.index == 0


def test_a_mix_up_is_told_and_three_rungs_of_help_end_in_her_own_press():
    child = Learner(a_lesson(PICK, LAST))
    assert child.touch("4H").names == ["DOT_PATTERN.say", "DOT_PATTERN.point"]
    assert child.touch("6D").names[:2] == ["NEIGHBOUR.say", "NEIGHBOUR.teach"]
    child.touch("6D")  # counted with her, not judged
    assert child.scene.lifted == (card("5C"),)
    child.touch("6D")
    assert set(child.scene.lifted) == set(cards("5C 5D"))
    assert child.scene.glow == {"card:5C", "card:5D"}
    assert child.touch("5D").names[:2] == ["pair", "kept_looking"]


def test_help_that_is_asked_for_comes_at_once_and_one_rung_further_each_time():
    child = Learner(a_lesson(PICK, LAST))
    assert child.ask().names == ["good_idea", "WAITING.point"]
    assert child.ask().names == ["good_idea", "WAITING.teach"]
    assert child.ask().names == ["good_idea", "WAITING.show"]
    assert child.run.index == 0
    child.touch("5D")
    assert child.run.index == 1


def test_a_step_may_have_its_own_words_for_a_mix_up():
    child = Learner(a_lesson({**PICK, "on_neighbour": "That is {y}. Count with me."}, LAST))
    child.touch("6D")
    assert child.heard[0] == "That is a six. Count with me."
    child.touch("4H")
    assert child.heard[0] == "That is a four. Count with me.", "any mix-up that fits may have them"


def test_choices_that_tumble_over_each_other_are_looked_at_together():
    child = Learner(a_lesson(PICK, LAST))
    child.touch("6D")
    child.touch("6D", "6D", "4H", after=0.5)
    assert "TAP_TAP.say" in child.film.names
    assert tried(child)[0].hurried


# find


def test_find_is_heard_and_found():
    child = Learner(a_lesson(FIND, LAST))
    assert child.heard == ["Can you find a five?"]
    assert child.scene.stage == "finding"
    assert child.scene.choices == ("card:4H", "card:5D", "card:6C", "card:3S")
    child.touch("5D")
    assert child.film.names[0] == "found"
    (entry,) = tried(child) or [None]
    assert (entry.task, entry.rank, entry.right, entry.luck, entry.first) == ("find", "5", True, 0.25, True)


def test_find_is_answered_by_a_digit_too():
    child = Learner(a_lesson(FIND, LAST))
    assert child.digits("2").names == ["not_here"]
    assert child.digits("5").names[0] == "found"


def test_a_wrong_find_names_the_card_then_its_dots_then_shows_it():
    child = Learner(a_lesson(FIND, LAST))
    assert child.touch("6C").names == ["find_not"]
    assert child.heard == ["That is a six. Where is a five?"]
    assert tried(child)[0].codes[0] == "NEIGHBOUR"
    assert child.touch("3S").names == ["find_not", "has_dots"]
    assert child.touch("4H").names == ["find_not", "touch_it"]
    assert child.scene.glow == {"card:5D"}
    assert child.scene.point == "card:5D"
    assert child.touch("5D").names[0] == "found"
    assert tried(child)[0].step == 3


def test_find_may_have_its_own_words_for_a_mix_up():
    child = Learner(a_lesson({**FIND, "on_neighbour": "Almost, {y}. We want {x}."}, LAST))
    child.touch("6C")
    assert child.heard == ["Almost, a six. We want a five."]


def test_go_on_asks_the_question_again():
    child = Learner(a_lesson(FIND, LAST))
    assert child.go().names == ["can_you_find"]


def test_find_answers_mashing_with_looking_together():
    child = Learner(a_lesson(FIND, LAST))
    child.touch("6C", "3S", "4H", after=0.5)
    assert child.film.names[0] == "TAP_TAP.say"
    assert tried(child)[0].hurried


# compare


def test_compare_asks_for_more_and_says_how_many_each_has():
    child = Learner(a_lesson(COMPARE, LAST))
    assert child.heard == ["Which card has more dots?"]
    assert child.touch("2H").names == ["count_both"]
    child.touch("6S")
    assert child.heard[0] == "Six dots are more than two dots."


def test_compare_may_ask_for_fewer():
    child = Learner(a_lesson({**COMPARE, "ask": "fewer"}, LAST))
    assert child.heard == ["Which card has fewer dots?"]
    child.digits("2")
    assert child.heard[0] == "Two dots! That is fewer than six dots."


def test_help_with_comparing_counts_both_cards_and_then_shows():
    child = Learner(a_lesson(COMPARE, LAST))
    assert child.ask().names == ["good_idea", "count_both"]
    assert [name for name in child.ask().names if name.startswith("count")].count("counted") == 2
    assert child.ask().names == ["good_idea", "touch_it"]
    assert child.scene.glow == {"card:6S"}


# count


def test_each_press_counts_one_dot_and_the_last_one_names_the_card():
    child = Learner(a_lesson(COUNT, LAST))
    assert child.heard == ["Touch the card once for every dot."]
    assert child.touch("3H").names == ["count_1"]
    assert child.scene.lit == (card("3H"), (0,))
    assert child.go().names == ["count_2"]
    assert child.digits("3").names[:3] == ["count_3", "counted", "counted_every"]
    assert child.run.index == 1


def test_help_with_counting_leaves_the_last_dot_to_her():
    child = Learner(a_lesson({**COUNT, "cards": "5H"}, LAST))
    assert child.ask().names == ["good_idea", "touch_dots"]
    assert child.scene.glow == {"card:5H"}
    assert child.ask().names == ["good_idea", "count_1", "touch_dots"]
    assert child.ask().names == ["good_idea", "count_2", "count_3", "count_4", "one_more_dot"]
    assert child.run.index == 0
    assert child.touch("5H").names[:2] == ["count_5", "counted"]


def test_an_ace_has_one_dot_and_it_is_hers():
    child = Learner(a_lesson({**COUNT, "cards": "A"}, LAST))
    for _ in range(4):
        assert not [name for name in child.ask().names if name.startswith("count_")]
    (ace,) = child.hand.split()
    assert child.touch(ace).names[0] == "count_1"


# find_all and triple


def test_every_pair_of_a_hand_is_laid_and_then_she_goes_on():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, LAST))
    child.touch("AH", "AS", "2H")
    assert child.touch("2S").names[-1] == "only_one"
    assert child.scene.glow == {"go"}
    child.go()
    assert child.run.index == 1


def test_a_hand_that_is_all_pairs_is_done_when_the_last_one_lies():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 2S"}, LAST))
    child.digits("1 1 2 2")
    assert "you_done" in child.film.names
    assert child.run.index == 1


def test_go_on_with_a_pair_left_is_told():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, LAST))
    assert child.go().names[0] == "MISSED_PAIR.say"
    assert child.run.index == 0


def test_a_hand_without_a_pair_invites_to_try_and_nothing_shines_yet():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2S"}, LAST), level=2)
    assert not child.scene.glow
    child.touch("AH", "2S")
    assert child.film.names[-1] == "all_different"
    assert child.scene.glow == {"go"}
    assert child.run.dial.mixed == 0, "there was no pair to find"
    child.go()
    assert child.run.index == 1


def test_of_three_alike_two_go_down_and_one_waits():
    child = Learner(a_lesson({"do": "triple", "hand": "5H 5S 5D 3C"}, LAST))
    child.touch("5H", "5D")
    assert child.heard[:2] == ["Two fives!", "Two go down. One five waits."]
    child.go()
    assert child.run.index == 1


# draw


def test_from_an_open_fan_she_gets_the_card_that_she_sees():
    for place, got in enumerate(("5H", "3H")):
        child = Learner(a_lesson(DRAW, LAST))
        assert child.scene.fan_up == cards("5H 3H")
        child.touch(f"fan:{place}")
        assert got in child.hand.split()
        assert child.film.names == ["you_took"]


def test_a_drawn_card_that_pairs_is_laid():
    child = Learner(a_lesson(DRAW, LAST))
    child.touch("fan:1", "3S", "3H")
    assert child.film.names[0] == "pair"
    assert child.run.index == 1
    assert tried(child)[0].task == "look"


def test_a_drawn_card_that_does_not_pair_stays():
    child = Learner(a_lesson(DRAW, LAST))
    child.touch("fan:0")
    assert child.go().names[0] == "stays"
    assert child.run.index == 1


def test_go_on_with_a_drawn_card_that_pairs_is_told():
    child = Learner(a_lesson(DRAW, LAST))
    child.touch("fan:1")
    assert child.go().names[0] == "MISSED_AFTER_DRAW.say"


def test_a_friend_sits_there_only_while_cards_are_drawn():
    child = Learner(a_lesson(DRAW, LAST), friends=("fox",))
    assert [(seat.friend, seat.count) for seat in child.scene.friends] == [("fox", 2)]
    child.touch("fan:0")
    child.go()
    assert child.scene.friends == ()


def test_the_fan_that_is_held_out_face_down_hides_its_cards():
    child = Learner(a_lesson({**DRAW, "face": "down"}, LAST))
    assert child.scene.fan == 2
    assert child.scene.fan_up == ()


# odd


def test_the_child_shows_which_card_has_nobody():
    child = Learner(a_lesson(ODD, LAST))
    assert child.heard == ["Which card has nobody to go with?"]
    child.touch("6C")
    assert child.heard[0] == "A six has nobody here. Hee hee!"
    assert tried(child)[0].task == "odd"


def test_a_card_that_has_a_friend_goes_down_with_it_until_one_is_left():
    child = Learner(a_lesson(ODD, LAST))
    child.touch("AH")
    assert child.heard == ["This ace has a friend here.", "Two aces!"]
    assert child.laid == "AH AS"
    child.touch("2S")
    assert child.hand == "6C"
    assert child.scene.glow == {"card:6C"}
    child.touch("6C")
    assert child.film.names[0] == "has_nobody"


def test_help_with_the_odd_card_lays_a_pair_and_then_shows():
    child = Learner(a_lesson(ODD, LAST))
    assert child.ask().names == ["good_idea", "look_for_friends"]
    assert child.ask().names == ["good_idea", "pair"]
    assert child.ask().names == ["good_idea", "touch_it"]
    assert child.run.index == 0


def test_the_tutor_lays_all_pairs_and_laughs_about_what_is_left():
    child = Learner(a_lesson({**ODD, "who": "tutor"}, LAST))
    assert child.film.names[:3] == ["pair", "pair", "tutor_has_it"]
    assert child.film.scene_after("tutor_has_it").stage == "spotting"
    assert child.run.index == 1


def test_a_card_that_is_odd_in_the_whole_lesson_is_never_said_to_have_friends_elsewhere():
    deck = {"ranks": ["A", "2", "3"], "suits": ["hearts", "spades"], "odd": "6"}
    child = Learner(a_lesson({"do": "find_all", "hand": "AH AS 6C 2H"}, LAST, deck=deck))
    child.touch("6C", "AH")
    assert child.film.names[0] == "JOKER.say"
    child.touch("6C")
    assert child.heard == ["It is a six."]


def test_a_joker_and_a_picture_without_a_twin_are_odd_too():
    deck = {"pack": "picture-pack", "pictures": ["cat", "dog", "sun"], "odd": "old-maid", "ranks": ["A", "2"]}
    for odd, name in (("<joker>", "a joker"), ("<old-maid>", "the Old Maid")):
        step = {"do": "find_all", "hand": f"AH AS {odd} <cat> <cat>'"}
        child = Learner(a_lesson(step, {"do": "pick", "from": "random 3"}, deck=deck))
        child.touch(odd)
        assert child.heard == [f"It is {name}."]
        child.touch("AH")
        assert child.film.names[0] == "JOKER.say"


# deal


@pytest.mark.parametrize("friends", [1, 2])
def test_a_whole_round_is_dealt_and_ends_without_asking_for_another(friends):
    child = Learner(a_lesson({"do": "deal", "friends": friends}), seed=5)
    assert child.scene.stage == "dealing"
    assert len(child.scene.friends) == friends
    names = set(child.film.names)
    while not child.ended:
        game = child.run.game
        kinds = game.round.table.kinds
        pairs = [(a, b) for a in game.hand for b in game.hand if a != b and kinds[a] == kinds[b]]
        if game.stage in ("spotting", "looking"):
            child.touch(*(map(str, pairs[0]) if pairs else ["go"]))
        else:
            child.touch(child.scene.point or child.scene.choices[0])
        names |= set(child.film.names)
    assert "one_left" in names
    assert "again_or_stop" not in names
    assert all(scene.stage != "again" for scene in child.film.scenes)
    assert child.scene.stage == "replay"
    assert child.scene.note == "Find two socks together."
    assert len(child.scene.laid) == 22


def test_a_round_with_pictures_has_the_old_maid_for_its_odd_card():
    deck = {"pack": "picture-pack", "pictures": ["sun", "fish", "cat"], "odd": "old-maid"}
    child = Learner(a_lesson({"do": "deal"}, deck=deck))
    assert "The Old Maid has no friend today." in child.heard
    assert {seat.friend for seat in child.scene.friends}.isdisjoint({"cat"}), "a cat is a cat"
