"""Whole rounds of any legal choices with small decks and all house rules, and everything that is not legal."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import Action, Card, Done, Draw, LayPair, Round, apply, legal_actions

from .made_up import deals, steadily
from .tables import refused
from .watching import Watcher


def pack_of(now: Round) -> tuple[Card, ...]:
    return now.table.deal + now.table.taken_out


def everything_one_could_try(now: Round) -> list[Action]:
    """Every seat, every two cards of the pack (one card twice as well), and places beside the fan."""
    pack, seats = pack_of(now), range(now.table.players)
    tries: list[Action] = [Done(seat) for seat in seats]
    tries += [Draw(seat, place) for seat in seats for place in range(-2, len(pack) + 2)]
    tries += [LayPair(seat, a, b) for seat in seats for a, b in product(pack, pack)]
    return tries


def legal_either_way_round(now: Round) -> set[Action]:
    """The legal actions, a pair being the same pair whichever of its cards is named first."""
    legal = legal_actions(now)
    return {*legal, *(LayPair(pair.seat, pair.b, pair.a) for pair in legal if isinstance(pair, LayPair))}


def copied(now: Round) -> Round:
    """An equal round of which nothing that could change is shared."""
    return replace(now, table=replace(now.table, kinds=dict(now.table.kinds)))


@steadily
@given(deals(), st.data())
def test_any_legal_choices_keep_every_rule(now, data):
    def anything(now, choices):
        return choices[data.draw(st.integers(0, len(choices) - 1))]

    Watcher(now, pack_of(now)).follow(now, anything)


@steadily
@given(deals(), st.randoms(use_true_random=True))
def test_whatever_is_not_legal_is_refused_and_changes_nothing(now, chance):
    while now.phase != "over":
        before, legal = copied(now), legal_either_way_round(now)
        tries = everything_one_could_try(now)
        for action in chance.sample(tries, min(len(tries), 60)):
            assert refused(now, action) == (action not in legal)
        assert now == before
        now, _ = apply(now, chance.choice(legal_actions(now)))
    assert all(refused(now, action) for action in everything_one_could_try(now))


@steadily
@given(deals(), st.randoms(use_true_random=True))
def test_whatever_is_legal_is_accepted(now, chance):
    while now.phase != "over":
        outcomes = [apply(now, action)[0] for action in legal_either_way_round(now)]
        assert all(after != now for after in outcomes)
        now = chance.choice(outcomes)


@steadily
@given(deals(), st.sampled_from([-1, 6, 7]))
def test_a_seat_that_is_not_at_the_table_may_do_nothing(now, nobody):
    while now.phase != "over":
        last = now.hands[-1]
        tries = [Done(nobody), Draw(nobody, 0), *(LayPair(nobody, a, b) for a, b in product(last, last))]
        for action in tries:
            assert refused(now, action)
        now, _ = apply(now, legal_actions(now)[0])
