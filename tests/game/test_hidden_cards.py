"""What a seat cannot see of a round: hidden cards, the seed, the deal, what is to come."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import (
    Action,
    Arrange,
    Card,
    Draw,
    Expose,
    LayPair,
    PullSeveral,
    Round,
    SeatView,
    apply,
    card,
    choose,
    legal_actions,
    view,
)

from .made_up import deals, some_moment, steadily
from .tables import LOW_PACK, ace_to_six, at_turn, dealt, deck_of, lay_all, seeded, told

PLAIN = {int, bool, str, type(None)}
SEEN = {SeatView, Card, *get_args(Action)}


def hidden_cards(now: Round, seat: int) -> list[Card]:
    """The others' hands where they are not laid open; until the end, what lies face down and what nobody saw."""
    rules, hidden = now.table.rules, []
    if not rules.open_hands:
        hidden += [one for other, hand in enumerate(now.hands) if other != seat for one in hand]
    if now.phase != "over":
        hidden += now.table.unseen
        if rules.pairs_laid == "face-down":
            hidden += [one for pair in now.laid for one in (pair.a, pair.b)]
    return hidden


def with_other_hidden_cards(now: Round, seat: int, chance: random.Random) -> Round:
    """A round that looks the same from this seat: hidden cards exchanged, another seed, another deal."""
    hidden = hidden_cards(now, seat)
    known = now.table.deal + now.table.unseen
    other = {one: one for one in known} | dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    deal, unseen = (tuple(other[one] for one in some) for some in (now.table.deal, now.table.unseen))
    return replace(
        now,
        table=replace(now.table, chance=seeded(chance.randrange(1_000)), deal=deal, unseen=unseen),
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
@pytest.mark.parametrize("unseen", ["none", "any"])
def test_in_every_phase_a_seat_sees_and_chooses_by_nothing_of_the_cards_it_does_not_hold(pairs_laid, unseen):
    deck = deck_of(LOW_PACK, "" if unseen == "any" else "6H", unseen, pairs_laid=pairs_laid)
    chance, phases, differing = random.Random(3), set(), 0
    for seed in range(100):
        now = some_moment(dealt(deck, 3, seed), chance.randrange(35), chance)
        phases.add(now.phase)
        for seat in range(3):
            twin = with_other_hidden_cards(now, seat, chance)
            differing += twin.hands != now.hands
            assert view(now, seat) == view(twin, seat)
            assert choose(view(now, seat), 0.5) == choose(view(twin, seat), 0.5)
    assert phases == {"opening", "drawing", "laying", "over"}
    assert differing > 100


def test_at_a_face_down_table_a_view_names_no_card_but_the_own_ones_and_those_openly_taken_out():
    for seed in range(50):
        now, _ = lay_all(dealt(ace_to_six(pairs_laid="face-down"), 4, seed))
        for seat in range(4):
            named = {value for value in everything_in(view(now, seat)) if isinstance(value, Card)}
            assert named == {*now.hands[seat], card("6H")}


def test_a_card_that_was_taken_out_unseen_is_seen_by_nobody_until_the_round_is_over():
    for seed in range(20):
        now = dealt(deck_of(LOW_PACK, unseen="any"), 3, seed)
        (unseen,) = now.table.unseen
        while now.phase != "over":
            assert all(unseen not in everything_in(view(now, seat)) for seat in range(3))
            now, _ = apply(now, legal_actions(now)[0])
        assert [view(now, seat).unseen for seat in range(3)] == [(unseen,)] * 3


def test_an_open_hand_is_mixed_before_a_draw_so_that_no_view_tells_which_card_lies_where():
    lying, other = (
        at_turn("7H 8H | 8S | 7S QS", chance=told(*[0] * 5, turned), open_hands=True) for turned in (0, 0.5)
    )
    assert [view(lying, seat) for seat in range(3)] == [view(other, seat) for seat in range(3)]
    assert apply(lying, Draw(1, 0))[0].drawn != apply(other, Draw(1, 0))[0].drawn


def test_from_offer_to_draw_nothing_that_happens_names_a_card():
    now = at_turn("7H 8H | 7S | 8S QS", silent=True)
    told_of = ()
    for action in (Arrange(0, (1, 0)), Expose(2), PullSeveral(1, (0, 1))):
        now, events = apply(now, action)
        told_of += events
    assert len(told_of) == 5
    assert not [value for value in everything_in(told_of) if isinstance(value, Card)]


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
