"""The child's own hand: naming, laying, mixing up, and digits that mean ranks."""

import pytest

from tutor.game import card

from .tables import at_hand, said

SEVEN = "2H 2S 3D 4C | 3S 4D 5H"
THREE_ALIKE = "5H 5D 2H 5S | 2S 5C 3D"
FOUR_ALIKE = "5H 5D 2H 5S 5C | 2S 3H 3D 4D"


def test_the_first_touch_names_a_card_and_lifts_it():
    child = at_hand(SEVEN)
    assert child.touch("3D").said == said("it_is x=3")
    assert child.scene.lifted == (card("3D"),)


def test_the_second_touch_puts_it_down_silently():
    child = at_hand(SEVEN)
    assert child.touch("3D", "3D").said == []
    assert child.scene.lifted == ()
    assert child.touch("3D").said == said("it_is x=3")


def test_a_pair_is_named_and_leaves_a_gap():
    child = at_hand("3D 2H 4C 2S | 3S 4D 5H")
    assert child.touch("2H", "2S").said == said("pair x=2, found_alone, all_different")
    assert child.laid == "2H 2S"
    assert list(map(str, child.scene.hand)) == ["3D", "None", "4C", "None"]
    assert child.scene.lifted == ()


def test_a_pair_may_be_touched_in_either_order():
    child = at_hand(SEVEN)
    assert child.touch("2S", "2H").names[0] == "pair"


def test_praise_for_the_first_pair_only():
    child = at_hand("2H 2S 3D 3S 4C | 4D 5H 5D 5C")
    assert child.touch("2H", "2S").said == said("pair x=2, found_alone")
    assert child.touch("3D", "3S").said == said("pair x=3, only_one")


def test_of_three_alike_two_go_and_one_waits():
    child = at_hand(THREE_ALIKE)
    assert child.touch("5D", "5S").said == said("pair x=5, one_waits x=5, all_different")
    assert child.hand == "5H 2H"
    assert child.laid == "5D 5S"


def test_four_alike_are_two_pairs():
    child = at_hand(FOUR_ALIKE)
    assert child.touch("5H", "5D").said == said("pair x=5, found_alone")
    assert child.touch("5S", "5C").said == said("pair x=5, four_alike x=5, only_one")


def test_a_hand_that_pairs_off_is_all_done():
    child = at_hand("2H 2S | 3S 3D 5C", dealer=0)
    film = child.touch("2H", "2S")
    assert film.names[:3] == ["pair", "found_alone", "you_done"]
    assert child.scene.stage == "visiting"
    assert child.hand == ""


def test_a_wrong_pair_is_named_and_both_cards_go_back():
    child = at_hand(SEVEN)
    film = child.touch("2H", "4C")
    assert film.said == said("OTHER_NUMBER.say x=2 y=4, OTHER_NUMBER.point t=2")
    assert film.scenes[0].lifted == (card("2H"), card("4C"))
    assert child.scene.lifted == ()
    assert child.hand == "2H 2S 3D 4C"
    assert child.laid == ""


def test_help_points_then_teaches_then_shows():
    child = at_hand(SEVEN)
    assert child.touch("2H", "4C").names == ["OTHER_NUMBER.say", "OTHER_NUMBER.point"]
    assert child.scene.glow == {"card:2H"}
    assert child.touch("2H", "4C").names[:2] == ["OTHER_NUMBER.say", "OTHER_NUMBER.teach"]
    assert child.scene.glow == {"card:2H"}
    assert child.touch("2H", "4C").said == said("count_1, count_2, count_3, count_4, counted t=4")
    assert child.scene.lifted == (card("4C"),)
    child.touch("4C")
    assert child.touch("2H", "4C").said == said("OTHER_NUMBER.say x=2 y=4, OTHER_NUMBER.show t=2")
    assert child.scene.glow == {"card:2H", "card:2S"}
    assert child.scene.point == "card:2S"
    assert child.scene.lifted == (card("2H"),)


def test_after_it_was_shown_it_is_her_own_press_that_lays_the_pair():
    child = at_hand(SEVEN)
    child.touch(*["2H", "4C"] * 3, "4C", "2H", "4C")
    assert child.laid == ""
    assert child.touch("2S").said[0] == said("pair x=2")[0]
    assert child.laid == "2H 2S"
    assert child.scene.glow == {"go"}


def test_a_pair_found_with_help_is_praised_for_looking_on_and_the_next_puzzle_starts_without_help():
    child = at_hand("2H 2S 3D 4C 4D | 3S 5C 5H 5D")
    child.touch("2H", "3D")
    assert child.touch("2H", "2S").said == said("pair x=2, kept_looking")
    assert child.scene.glow == frozenset()
    assert child.touch("4C", "3D").names == ["NEIGHBOUR.say", "NEIGHBOUR.point"]


def test_help_stays_with_the_first_mix_up_where_a_second_one_follows():
    child = at_hand("2H 2S 3D 4C 4D | 3S 5C 5H 5D")
    child.touch("2H", "3D")
    assert child.touch("4C", "3D").names[:2] == ["NEIGHBOUR.say", "NEIGHBOUR.teach"]
    assert child.scene.glow == {"card:4C"}


def test_the_middle_dot_lights_as_it_is_spoken_of():
    child = at_hand("2H 2S 3D 5C 4D | 3S 4C 5H 5D")
    assert child.touch("2H", "3D").scene_after("DOT_PATTERN.say").lit == (card("3D"), (1,))
    assert child.touch("5C", "4D").scene_after("DOT_PATTERN.say").lit == (card("5C"), (2,))
    assert child.scene.lit is None


@pytest.mark.parametrize(
    ("line", "pair", "code"),
    [
        ("2H 2S 5D 4C | 5S 4D 3H", "2H 5D", "LOOKALIKE"),
        ("2H 2S 3D 4C | 3S 4D 5H", "2H 3D", "DOT_PATTERN"),
        ("3H 3S 4D 2C | 4S 2D 5H", "3H 4D", "NEIGHBOUR"),
        ("2H 2S 6S 4C | 6D 4D 3H", "2H 6S", "OTHER_NUMBER"),
    ],
)
def test_the_second_step_counts_the_dots_one_after_the_other(line, pair, code):
    child = at_hand(line)
    x = pair.split()[0]
    count = int(x[0])
    film = child.touch(*pair.split(), *pair.split())
    assert film.names == [f"{code}.say", f"{code}.teach", *(f"count_{k + 1}" for k in range(count)), "counted"]
    assert [film.scene_after(f"count_{k + 1}").lit for k in range(count)] == [
        (card(x), tuple(range(k + 1))) for k in range(count)
    ]
    assert film.said[-1] == said(f"counted t={x[0]}")[0]
    assert child.scene.lit is None


def test_the_other_mix_ups_do_not_count():
    child = at_hand("2H 2S 3H AS | 3S AD 5H")
    child.touch("2H", "3H")
    assert child.touch("2H", "3H").names == ["SAME_SUIT.say", "SAME_SUIT.teach"]
    assert child.touch("2H").said == said("it_is x=2")


def test_while_counting_every_touch_counts_one_card():
    child = at_hand(SEVEN)
    child.touch(*["2H", "3D"] * 2)
    film = child.touch("3D")
    assert film.said == said("count_1, count_2, count_3, counted t=3")
    lit = [scene.lit for scene in film.scenes if scene.lit]
    assert lit == [(card("3D"), (0,)), (card("3D"), (0, 1)), (card("3D"), (0, 1, 2))]
    assert child.touch("3D").said == []
    assert child.touch("2S").said == said("count_1, count_2, counted t=2")
    assert child.touch("2H").said == said("pair x=2, counted_every, all_different")
    assert child.touch("4C").said == said("it_is x=4")


def test_another_pair_is_helped_with_where_neither_card_has_its_friend_here():
    child = at_hand("3D 4C 2H 2S | 3S 4D 5H")
    film = child.touch("3D", "4C")
    assert film.said == said("NEIGHBOUR.say low=3 high=4, leave_these")
    assert child.scene.glow == {"card:2H"}
    assert child.touch("3D", "4C").said == said("NEIGHBOUR.say low=3 high=4, MISSED_PAIR.teach t=2")
    assert child.touch("3D", "4C").said == said("NEIGHBOUR.say low=3 high=4, MISSED_PAIR.show")
    assert child.scene.lifted == (card("2H"),)


def test_a_mix_up_where_no_pair_is_left_ends_with_all_different():
    child = at_hand("2H 3D 4C | 2S 3S")
    assert child.touch("3D", "2H").said == said("DOT_PATTERN.say low=2 high=3, all_different")
    assert child.scene.glow == {"go"}


def odd_two():
    """The child holds the only two that is left, and a pair of fours: the other twos are laid."""
    child = at_hand("2H 2S 2D 4C 4D | 3S 5C 3D 5D")
    child.touch("2H", "2S")
    return child


def test_a_card_on_its_own_is_told_of_where_it_was_chosen_first():
    child = odd_two()
    assert child.touch("2D", "4C").said == said("ODD_CARD.say x=2, ODD_CARD.point x=2")
    assert child.scene.glow == frozenset()


def test_a_card_on_its_own_is_told_of_where_it_was_chosen_second():
    child = odd_two()
    assert child.touch("4C", "2D").said == said("ODD_CARD.say x=2, ODD_CARD.point x=2")


def test_help_with_an_odd_card_goes_on_to_a_pair_that_is_there():
    child = odd_two()
    child.touch("2D", "4C", "2D", "4C")
    assert child.film.said == said("ODD_CARD.say x=2, ODD_CARD.teach")
    child.touch("2D", "4C")
    assert child.film.said == said("ODD_CARD.say x=2, ODD_CARD.show, MISSED_PAIR.show")
    assert child.touch("4D").names[0] == "pair"


def test_two_digits_lay_two_fours():
    child = at_hand("4C 2S 3D 4D | 3S 2H 5H")
    assert child.digits("4").said == said("it_is x=4")
    assert child.scene.lifted == (card("4C"),)
    assert child.digits("4").names[0] == "pair"
    assert child.laid == "4C 4D"


def test_the_digit_one_means_the_ace():
    child = at_hand("AC 2S 3D AD | 3S 2H 5H")
    assert child.digits("1 1").names[0] == "pair"
    assert child.laid == "AC AD"


def test_a_digit_that_is_not_in_the_hand_is_told():
    child = at_hand(SEVEN)
    assert child.digits("6").said == said("not_here x=6")
    child.touch("3D")
    assert child.digits("6").said == said("not_here x=6")
    assert child.scene.lifted == (card("3D"),)


def test_a_digit_never_means_a_place():
    child = at_hand("4C 2S 3D 4D | 3S 2H 5H")
    assert child.digits("2").said == said("it_is x=2")
    assert child.scene.lifted == (card("2S"),)
    child.digits("2")
    assert child.scene.lifted == ()
    assert child.digits("1").said == said("not_here x=A")


def test_a_digit_of_a_lifted_single_card_puts_it_down():
    child = at_hand(SEVEN)
    assert child.digits("3 3").said == []
    assert child.scene.lifted == ()


def test_two_digits_of_different_ranks_are_a_mix_up():
    child = at_hand(SEVEN)
    assert child.digits("2 4").names[0] == "OTHER_NUMBER.say"


def test_a_card_that_is_gone_does_nothing():
    child = at_hand(SEVEN)
    child.touch("2H", "2S")
    assert child.touch("2H").cues == ()
    assert child.touch("5H").cues == (), "nor does a card of a friend"


def test_what_a_sentence_speaks_of_is_seen_until_it_has_been_heard():
    child = at_hand("2H 2S 3D 4C 4D | 3S 5C 5H 5D")
    child.touch("2H", "3D")
    up, spoken, lit, down, *_ = child.film.cues
    assert up.scene.lifted == (card("2H"), card("3D"))
    assert spoken.phrase == "DOT_PATTERN.say"
    assert (lit.when, lit.scene.lit) == ("with", (card("3D"), (1,)))
    assert (down.when, down.scene.lifted) == ("after", ())
