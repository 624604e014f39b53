"""The chance of a round: one sequence read by index, the shuffle and the turning of the fan."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.game import (
    CardDrawn,
    Chance,
    Draw,
    FanOffered,
    apply,
    cards,
    choose,
    legal_actions,
    pick_chance,
    play_out,
    round_seed,
    view,
)
from tutor.game.round import shuffled

from .made_up import steadily
from .tables import ace_to_six, at_turn, dealt, happened, lay_all, seeded, told


def numbers_of(seed: int, count: int) -> list[float]:
    source = random.Random(seed)
    return [source.random() for _ in range(count)]


@steadily
@given(st.integers(0, 2**64), st.lists(st.integers(0, 400), max_size=30))
def test_a_number_is_the_same_in_whatever_order_the_numbers_are_read(seed, order):
    chance, numbers = seeded(seed), numbers_of(seed, 401)
    assert [chance[index] for index in order] == [numbers[index] for index in order]
    assert [chance[index] for index in reversed(order)] == [numbers[index] for index in reversed(order)]


def test_chance_remembers_its_seed_and_asks_the_source_of_that_seed():
    asked = []

    def source(seed):
        asked.append(seed)
        return random.Random(seed)

    assert Chance(7, source).seed == 7
    assert asked == [7]


def test_a_negative_seed_is_refused():
    with pytest.raises(ValueError, match="seed"):
        seeded(-1)
    assert seeded(0)[0] == numbers_of(0, 1)[0]


def test_each_round_of_a_seed_has_a_seed_of_its_own():
    assert round_seed(0, 0) == 0
    assert round_seed(0, 5) == 5
    assert round_seed(3, 7) == 3 * 4294967296 + 7


def test_the_same_seed_gives_the_same_round_and_another_seed_another():
    first, again, other = (play_out(dealt(ace_to_six(), 4, seed)) for seed in (11, 11, 12))
    assert first[1] == again[1]
    assert first[0].hands == again[0].hands
    assert first[1] != other[1]


def test_four_cards_are_shuffled_as_worked_out_by_hand():
    # i = 3, j = int(0.3 * 4) = 1; then i = 2, j = int(0.9 * 3) = 2; then i = 1, j = int(0.2 * 2) = 0.
    unused_first = 0.99
    assert shuffled(cards("AH 2H 3H 4H"), told(unused_first, 0.3, 0.9, 0.2)) == cards("4H AH 3H 2H")


@pytest.mark.parametrize("seed", range(20))
def test_the_deal_is_the_pack_exchanged_from_its_end_by_the_numbers_after_the_first(seed):
    expected = list(ace_to_six().cards)
    numbers = numbers_of(seed, 23)
    for step, last in enumerate(range(22, 0, -1), start=1):
        chosen = int(numbers[step] * (last + 1))
        swapped = expected[chosen]
        expected[chosen] = expected[last]
        expected[last] = swapped
    assert dealt(ace_to_six(), 3, seed).table.deal == tuple(expected)


def test_every_order_of_three_cards_comes_equally_often():
    counts = {}
    for seed in range(3_000):
        deal = shuffled(cards("AH 2H 3H"), Chance(seed, random.Random))
        counts[deal] = counts.get(deal, 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 500) < 4 * (3_000 * 1 / 6 * 5 / 6) ** 0.5 for count in counts.values())


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize(("number", "turned"), [(0.0, 0), (0.33, 0), (0.34, 1), (0.66, 1), (0.67, 2), (0.999, 2)])
def test_a_fan_of_three_is_turned_before_a_place_is_taken(place, number, turned):
    fan = "7H 8H 9H"
    now = at_turn(f"{fan} | 7S 8S 9S QS", chance=told(*[0.5] * 7, number))
    after, events = apply(now, Draw(1, place))
    taken = cards(fan)[(place + turned) % 3]
    assert after.drawn == events[0].card == taken
    assert events[0].position == place
    assert after.hands[0] == tuple(one for one in cards(fan) if one != taken)
    assert after.hands[1] == (*cards("7S 8S 9S QS"), taken)


@pytest.mark.parametrize("seed", range(30))
def test_the_fans_of_a_whole_round_are_turned_by_every_second_number_after_the_deal(seed):
    now, _ = lay_all(dealt(ace_to_six(), 3, seed))
    numbers, offers, player = numbers_of(seed, 1_000), 0, random.Random(seed)
    while now.phase != "over":
        fan = now.hands[now.offerer]
        place = player.randrange(len(fan))
        expected = fan[(place + int(numbers[23 + 2 * offers] * len(fan))) % len(fan)]
        now, events = apply(now, Draw(now.drawer, place))
        assert events[0].card == expected
        now, _ = apply(now, legal_actions(now)[0])
        offers += 1
    assert now.offers == offers


@pytest.mark.parametrize("seed", range(30))
def test_friends_pick_by_the_number_after_the_one_that_turned_the_fan(seed):
    numbers = numbers_of(seed, 1_000)
    _, events = play_out(dealt(ace_to_six(), 4, seed))
    sizes = [fan.size for fan in happened(events, FanOffered)]
    places = [drawn.position for drawn in happened(events, CardDrawn)]
    assert places == [int(numbers[23 + 2 * offer + 1] * size) for offer, size in enumerate(sizes)]


def test_a_friend_picks_a_place_of_the_fan_by_its_share_of_the_number():
    now = at_turn("7H 8H 9H 10H | 7S 8S 9S 10S QS")
    seen = view(now, 1)
    assert [choose(seen, share).position for share in (0.0, 0.24, 0.25, 0.74, 0.75, 0.999)] == [0, 0, 1, 2, 3, 3]
    assert choose(view(now, 0), 0.5) is None


def test_the_number_for_the_next_pick_moves_on_by_two_with_every_draw():
    numbers = [place / 100 for place in range(40)]
    now = at_turn("7H 8H | 8S QS | 7S", chance=told(*numbers))
    assert pick_chance(now) == numbers[5 + 1]
    now, _ = apply(now, Draw(1, 0))
    now, _ = apply(now, legal_actions(now)[0])
    assert pick_chance(now) == numbers[5 + 2 + 1]
