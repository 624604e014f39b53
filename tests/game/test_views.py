"""What a seat can see of a round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.game import (
    Done,
    Draw,
    LayPair,
    apply,
    card,
    cards,
    friend_acts,
    legal_actions,
    play_out,
    seat_actions,
    view,
)

from .made_up import deals, some_moment, steadily
from .tables import ace_to_six, at_opening, at_turn, dealt, lay, lay_all, turn


def test_a_seat_sees_its_own_hand_and_only_the_number_of_the_others_cards():
    now = at_opening("7H 7S 8H | 8S 9H 9S QS", dealer=1)
    seen = view(now, 0)
    assert (seen.seat, seen.players, seen.dealer, seen.phase) == (0, 2, 1, "opening")
    assert (seen.hand, seen.counts, seen.pairs, seen.laid) == (cards("7H 7S 8H"), (3, 4), (0, 0), ())
    assert (seen.places, seen.done, seen.fan, seen.drawn) == ((0, 0), (False, False), 0, None)
    assert seen.legal == (LayPair(0, *cards("7H 7S")),)


def test_a_seat_sees_the_size_of_the_fan_and_whose_it_is():
    now = at_turn("7H 8H | 9S 8S | 7S 9H QS")
    assert [(view(now, seat).offerer, view(now, seat).drawer, view(now, seat).fan) for seat in range(3)] == [
        (0, 1, 2)
    ] * 3
    assert [view(now, seat).legal for seat in range(3)] == [(), (Draw(1, 0), Draw(1, 1)), ()]


def test_only_the_drawer_sees_the_card_that_was_drawn():
    now, _ = apply(at_turn("7H 8H | 9S 8S | 7S 9H QS"), Draw(1, 0))
    assert [view(now, seat).drawn for seat in range(3)] == [None, card("7H"), None]
    assert [view(now, seat).legal for seat in range(3)] == [(), (Done(1),), ()]
    assert view(now, 0).fan == 0
    assert view(now, 1).hand == cards("9S 8S 7H")


@pytest.mark.parametrize(("pairs_laid", "ranks"), [("face-up", {"7", "9"}), ("face-down", set())])
def test_pairs_on_the_table_are_seen_where_they_lie_face_up_and_only_counted_where_they_lie_face_down(
    pairs_laid, ranks
):
    now, _ = lay_all(at_opening("7H 7S 8H 4C | 8S 9H 9S 9D 9C QS | 4D", pairs_laid=pairs_laid))
    for seat in range(3):
        seen = view(now, seat)
        assert seen.pairs == (1, 2, 0)
        assert {one.rank for pair in seen.laid for one in (pair.a, pair.b)} == ranks


def test_what_lies_face_down_is_turned_over_when_the_round_is_over():
    now = at_turn("7H QS | 7S", pairs_laid="face-down")
    over, _ = turn(now, "7H")
    assert [view(over, seat).laid for seat in (0, 1)] == [(lay(1, "7S 7H"),)] * 2


def test_a_card_that_was_openly_taken_out_is_seen():
    assert view(dealt(ace_to_six(), 2), 1).taken_out == cards("6H")


def test_where_hands_lie_open_everybody_sees_them_all_and_elsewhere_nobody_does():
    opened, closed = (at_turn("7H 8H | 8S | 7S QS", open_hands=laid_open) for laid_open in (True, False))
    for seat in range(3):
        assert view(opened, seat).open_hands == opened.hands
        assert view(closed, seat).open_hands == ()


@pytest.mark.parametrize("manners", [{"silent": True}, {"helpers": False}, {"one_shuffle": True}, {"forfeit": "claps"}])
def test_table_manners_change_nothing_of_the_round_nor_of_what_is_seen(manners):
    for seed in range(5):
        plain, mannered = dealt(ace_to_six(), 3, seed), dealt(ace_to_six(**manners), 3, seed)
        assert play_out(plain)[1] == play_out(mannered)[1]
        assert [view(plain, seat) for seat in range(3)] == [view(mannered, seat) for seat in range(3)]


def test_places_and_who_is_done_are_seen_by_all():
    now, _ = turn(at_turn("7H | 7S | 9S QS | 9H"), "7H")
    assert [view(now, seat).places for seat in range(4)] == [(1, 2, 0, 0)] * 4
    now, _ = apply(at_opening("7H | 7S QS"), Done(1))
    assert [view(now, seat).done for seat in range(2)] == [(False, True)] * 2


@steadily
@given(deals(), st.integers(0, 40), st.randoms(use_true_random=True))
def test_a_view_holds_exactly_what_its_own_seat_may_do(deal, actions, chance):
    now = some_moment(deal, actions, chance)
    for seat in range(now.table.players):
        assert view(now, seat).legal == seat_actions(now, seat)
    assert {a for seat in range(now.table.players) for a in view(now, seat).legal} == set(legal_actions(now))


def test_a_friend_does_nothing_where_it_is_not_its_turn():
    now = at_turn("7H 8H | 9S 8S | 7S 9H QS")
    assert friend_acts(now, 0) == (now, ())
    assert friend_acts(now, 2) == (now, ())
    assert friend_acts(now, 1)[0].drawn == card("7H")


def test_a_view_cannot_be_changed():
    with pytest.raises(AttributeError):
        view(dealt(ace_to_six(), 2), 0).hand = ()
