"""Whole rounds of any legal choices and mishaps, with small decks and all house rules; whatever else one could try."""

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import (
    Action,
    Arrange,
    Card,
    Done,
    Draw,
    Expose,
    LayPair,
    PullSeveral,
    Round,
    apply,
    choose,
    legal_actions,
    pick_chance,
    play_out,
    view,
)

from .made_up import deals, games, steadily
from .tables import refused
from .watching import Watcher


def pack_of(now: Round) -> tuple[Card, ...]:
    return now.table.deal + now.table.taken_out + now.table.unseen


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


def mishap(now: Round, chance: Random) -> Action:
    """Something that happens to a fan before a card is drawn."""
    fan = range(len(now.hands[now.offerer]))
    kinds = [Expose(chance.choice([seat for seat, hand in enumerate(now.hands) if hand]))]
    if not now.table.rules.one_shuffle:
        kinds.append(Arrange(now.offerer, tuple(chance.sample(fan, len(fan)))))
    if len(fan) > 1:
        kinds.append(PullSeveral(now.drawer, tuple(chance.sample(fan, chance.randint(2, len(fan))))))
    return chance.choice(kinds)


@settings(steadily, max_examples=300)
@given(games(most_players=12), st.randoms(use_true_random=True))
def test_any_legal_choices_and_any_mishaps_keep_every_rule(game, chance):
    deck, now = game
    honest = chance.random()

    def anything(now, choices):
        if now.phase == "drawing" and chance.random() < 0.2:
            return mishap(now, chance)
        return choices[0] if chance.random() < honest else chance.choice(choices)

    Watcher(now, deck.pack, deck.odd).follow(now, anything)


@steadily
@given(games(most_players=12))
def test_friends_play_a_round_to_its_end_without_one_wrong_pair(game):
    deck, now = game

    def friend(now, choices):
        return choose(view(now, choices[0].seat), pick_chance(now))

    watcher = Watcher(now, deck.pack, deck.odd)
    over = watcher.follow(now, friend)
    assert watcher.wrong == []
    assert over == play_out(now)[0]


@steadily
@given(deals(), st.randoms(use_true_random=True))
def test_what_was_done_done_again_gives_the_same_round(now, chance):
    first, done, happened = now, [], []
    while now.phase != "over":
        hurt = now.phase == "drawing" and chance.random() < 0.3
        done.append(mishap(now, chance) if hurt else chance.choice(legal_actions(now)))
        now, events = apply(now, done[-1])
        happened.append(events)
    for action, events in zip(done, happened, strict=True):
        first, again = apply(first, action)
        assert again == events
    assert first == now


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
        legal = sorted(legal_either_way_round(now), key=str)
        outcomes = [apply(now, action)[0] for action in chance.sample(legal, min(len(legal), 12))]
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
