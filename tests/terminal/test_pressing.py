"""Fast, double, held and mashed presses: never a wrong move, never a lost card, never a stale sentence."""

import os
import random

import pytest
from child import deal, digit, lifted, play_by_keys, ranks_in_hand
from reading import backs_on, cards_on, middle, tiny_backs_on
from terminal import touched

TABLE = (120, 40)
HAND = "M"  # the size of a hand of eleven at 120 by 40
MASH = "\x1b[A\x1b[B\x1b[C\x1b[D 123456789nhdrm\t\r\x1b\x10\x11\x1ax;-=qwz"


def dealt(window, seed=5, **variables):
    terminal = window("play", "--seed", str(seed), size=TABLE, **variables)
    deal(terminal)
    terminal.read(0.3)
    return terminal


def test_a_card_pressed_twice_at_once_is_lifted_once(window):
    terminal = dealt(window)
    place, card = sorted(cards_on(terminal.pixels(), HAND).items())[0]
    terminal.type(touched(*middle(place, HAND)) * 2)
    terminal.until_said("It is a")
    terminal.read(0.5)
    assert list(lifted(terminal).values()) == [card]


def test_three_backs_within_a_moment_draw_one_card(window):
    terminal = dealt(window, OLD_MAID_PACE="0.2")
    _to_the_fan(terminal)
    before = tiny_backs_on(terminal.pixels(), "L")
    backs = [middle(place, "M") for place in backs_on(terminal.pixels(), "M")[:3]]
    terminal.drum(*((0.05, touched(*back)) for back in backs))
    terminal.until_said("You took")
    terminal.read(1.0)
    assert tiny_backs_on(terminal.pixels(), "L") == before - 1


def test_a_card_in_flight_cannot_be_chosen(window):
    terminal = dealt(window, OLD_MAID_PACE="0.2")
    rank, place = _first_pair(terminal)
    terminal.press(digit(rank))
    terminal.until_said("It is a")
    terminal.read(0.3)
    terminal.drum((0.15, digit(rank)), (0.04, touched(*middle(place, HAND))))
    terminal.read(1.0)
    assert not lifted(terminal)
    assert sum(ranks_in_hand(terminal).values()) == 9


def test_a_key_held_down_lays_one_pair_at_most(window):
    terminal = dealt(window)
    before = sum(ranks_in_hand(terminal).values())
    rank, _ = _first_pair(terminal)
    terminal.press(digit(rank))
    terminal.until_said("It is a")
    terminal.drum(*[(0.03, digit(rank))] * 60)
    terminal.read(0.3)
    assert sum(ranks_in_hand(terminal).values()) >= before - 2


def hold(terminal, key, first):
    """Hold a key down for a good second: it repeats after `first` seconds, and then quickly."""
    terminal.drum((0.0, key), (first, key), *[(0.03, key)] * 20)
    terminal.read(0.3)


@pytest.mark.parametrize("first", [0.03, 0.5])
def test_enter_held_down_plays_one_thing(window, first):
    terminal = dealt(window)
    hold(terminal, "\r", first)
    assert len(lifted(terminal)) == 1
    assert sum(ranks_in_hand(terminal).values()) == 11


def test_space_held_down_draws_one_card_and_does_nothing_with_it(window):
    terminal = window("play", "--seed", "11", size=TABLE)
    play_by_keys(terminal, to="picking")
    terminal.read(0.8)
    before = sum(ranks_in_hand(terminal).values())
    hold(terminal, " ", 0.5)
    assert "You took" in terminal.caption
    assert not lifted(terminal)
    assert sum(ranks_in_hand(terminal).values()) == before + 1


def test_two_thousand_mashed_keys_leave_the_round_whole(window):
    terminal = window("play", "--seed", "8", size=TABLE)
    terminal.until_said("Press the pack")
    chance = random.Random(4)
    for _ in range(250):
        terminal.type("".join(chance.choices(MASH, k=8)))
        terminal.read(chance.choice((0.0, 0.0, 0.06)))
    terminal.read(0.5)
    assert terminal.code is None
    assert "For grown-ups" not in terminal.text
    if "sound is off" in terminal.note:
        terminal.press("m")
    play_by_keys(terminal)
    assert terminal.caption == "Play again, or stop?"


def _first_pair(terminal):
    seen = {}
    for place, card in sorted(cards_on(terminal.pixels(), HAND).items()):
        if card.rank in seen:
            return card.rank, place
        seen[card.rank] = place
    return None


def _to_the_fan(terminal):
    """Lay all pairs and let the friend lay its own, quickly: a press cuts what is being said."""
    while pair := _first_pair(terminal):
        for _ in range(2):
            terminal.press(digit(pair[0]))
            terminal.read(0.3)
    terminal.press("n")
    terminal.until_said("Now touch")
    terminal.press(" ")
    terminal.until(lambda now: "Cat" in now.caption)
    while "Take a card" not in terminal.caption:
        terminal.press("x")
        terminal.press("y")
    terminal.read(0.3)


def test_bytes_that_are_no_letters_are_passed_over(window):
    terminal = window("play", "--seed", "5", size=TABLE)
    terminal.until_said("Press the pack")
    os.write(terminal.fd, b"\xa1\xff\xfe\xc3(")
    terminal.read(0.5)
    deal(terminal)
