"""What a seat can see of a round, and what it cannot."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import (
    Card,
    Done,
    Draw,
    LayPair,
    Round,
    SeatView,
    apply,
    card,
    cards,
    choose,
    friend_acts,
    legal_actions,
    seat_actions,
    view,
)

from .made_up import deals, steadily
from .tables import ace_to_six, at_opening, at_turn, dealt, lay_all, seeded, turn

PLAIN = {int, bool, str, type(None)}
SEEN = {SeatView, Card, LayPair, Draw, Done}


def some_moment(now: Round, actions: int, chance: random.Random) -> Round:
    """The round after so many random legal actions, or when it is over."""
    while actions and now.phase != "over":
        now, _ = apply(now, chance.choice(legal_actions(now)))
        actions -= 1
    return now


def hidden_cards(now: Round, seat: int) -> list[Card]:
    """The others' hands, and at a face-down table what has been laid as well."""
    hidden = [one for other, hand in enumerate(now.hands) if other != seat for one in hand]
    if now.table.rules.pairs_laid == "face-down":
        hidden += [one for pair in now.laid for one in (pair.a, pair.b)]
    return hidden


def with_other_hidden_cards(now: Round, seat: int, chance: random.Random) -> Round:
    """A round that looks the same from this seat: hidden cards exchanged, another seed, another deal."""
    hidden = hidden_cards(now, seat)
    other = {one: one for one in now.table.deal} | dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    deal = tuple(other[one] for one in now.table.deal)
    return replace(
        now,
        table=replace(now.table, chance=seeded(chance.randrange(1_000)), deal=deal),
        hands=tuple(tuple(other[one] for one in hand) for hand in now.hands),
        laid=tuple(LayPair(pair.seat, other[pair.a], other[pair.b]) for pair in now.laid),
        drawn=now.drawn and other[now.drawn],
    )


@steadily
@given(deals(), st.integers(0, 40), st.randoms(use_true_random=True))
def test_two_rounds_that_differ_in_hidden_cards_only_look_the_same(deal, actions, chance):
    now = some_moment(deal, actions, chance)
    for seat in range(now.table.players):
        assert view(now, seat) == view(with_other_hidden_cards(now, seat, chance), seat)


@pytest.mark.parametrize("pairs_laid", ["face-up", "face-down"])
def test_in_every_phase_a_seat_sees_and_chooses_by_nothing_of_the_cards_it_does_not_hold(pairs_laid):
    chance, phases, differing = random.Random(3), set(), 0
    for seed in range(150):
        now = some_moment(dealt(ace_to_six(pairs_laid=pairs_laid), 3, seed), chance.randrange(35), chance)
        phases.add(now.phase)
        for seat in range(3):
            twin = with_other_hidden_cards(now, seat, chance)
            differing += twin.hands != now.hands
            assert view(now, seat) == view(twin, seat)
            assert choose(view(now, seat), 0.5) == choose(view(twin, seat), 0.5)
    assert phases == {"opening", "drawing", "laying", "over"}
    assert differing > 200


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


def test_at_a_face_down_table_a_view_names_no_card_but_the_own_ones_and_those_openly_taken_out():
    for seed in range(50):
        now, _ = lay_all(dealt(ace_to_six(pairs_laid="face-down"), 4, seed))
        for seat in range(4):
            named = {value for value in everything_in(view(now, seat)) if isinstance(value, Card)}
            assert named == {*now.hands[seat], card("6H")}


def test_a_card_that_was_openly_taken_out_is_seen():
    assert view(dealt(ace_to_six(), 2), 1).taken_out == cards("6H")


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


def types_within(hint: object) -> set[type]:
    """Every class that a value of this type can reach."""
    if parts := get_args(hint):
        return {found for part in parts for found in types_within(part) if part is not Ellipsis}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {hint, *(found for field in get_type_hints(hint).values() for found in types_within(field))}
    return {hint if isinstance(hint, type) else type(hint)}


def everything_in(value: object) -> list[object]:
    """A value and all values within it."""
    if isinstance(value, msgspec.Struct):
        return [value, *(found for field in value.__struct_fields__ for found in everything_in(getattr(value, field)))]
    if isinstance(value, tuple):
        return [found for part in value for found in everything_in(part)]
    return [value]


def test_no_field_of_a_view_is_of_a_type_that_reaches_a_round_a_table_or_its_chance():
    assert types_within(SeatView) <= PLAIN | SEEN
    assert {Round, SeatView} <= types_within(tuple[Round, SeatView | None])


def test_no_value_in_a_view_reaches_a_round_a_table_or_its_chance():
    chance = random.Random(5)
    for seed in range(100):
        now = some_moment(dealt(ace_to_six(), 3, seed), chance.randrange(50), chance)
        for seat in range(3):
            assert {type(value) for value in everything_in(view(now, seat))} <= PLAIN | SEEN


def test_a_view_cannot_be_changed():
    with pytest.raises(AttributeError):
        view(dealt(ace_to_six(), 2), 0).hand = ()
