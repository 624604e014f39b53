"""The rules of a table as they are told to a grown-up: turns, figures, series, house rules, packs."""

import random

import pytest

from tutor.game import JOKER, ODD_ONE, RANKS, Card, FanOffered, cards, play_out, start
from tutor.game.simulation import simulate_rounds
from tutor.teaching.phrasebook import RankWords
from tutor.teaching.rulebook import tell
from tutor.teaching.rulebook.facts import facts_of

from .rulebook import LOW, SHIPPED, WORDS, chance_of, game, ordinary, pictures, section, text_of, told

COUNTED = (
    *((SHIPPED[name], 2) for name in SHIPPED if name != "picture-pack"),
    (game(ordinary(LOW), "6H", pairing="rank-colour"), 2),
    (game((*ordinary(), JOKER), pairing="rank-colour"), 2),
    (game(ordinary(copies=2), "QH", pairing="rank-colour"), 2),
    *((SHIPPED[name], players) for name in ("classic", "ace-to-six") for players in (4, 6)),
    *((game(taken_out="QH", flow="take"), players) for players in (4, 6)),
    *((game(ordinary(LOW), "6H", flow="take"), players) for players in (4, 6)),
)


@pytest.mark.parametrize("flow", ["offer", "take"])
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("first", [None, "dealer", "dealer-left", 2])
def test_who_begins_and_who_draws_from_whom_is_what_the_game_does(flow, direction, first):
    deck = game(taken_out="QH", flow=flow, direction=direction, first=first, fewest_players=4, most_players=4)
    turn = section(deck, "turn")
    seats = {"The dealer": 0, "The player on the dealer's left": 1, "The player on the dealer's right": 3}
    begins = {**seats, "The player in seat three": 2}[turn.partition(" begins.")[0]]
    _, events = play_out(start(deck, 4, 0, chance_of(3)))
    held = next(event for event in events if isinstance(event, FanOffered))
    assert begins == (held.offerer if flow == "offer" else held.drawer)
    far = {1: "left", 3: "right"}[(held.offerer - held.drawer) % 4]
    assert f"you draw from your {far}" in turn


def test_the_draws_that_are_told_are_about_right():
    for deck, players in COUNTED:
        tally = simulate_rounds(deck, players, 5, range(300), random.Random)
        draws = facts_of(deck).draws[players]
        assert abs(tally.mean - draws) < 0.5 + 2 * (tally.ci95 or 0), (players, deck.pack, tally.mean)


def test_what_the_seat_is_worth_is_about_right():
    b_table = {"flow": "take", "first": "dealer-left"}
    worth = [
        (SHIPPED["classic"], 3, {0: 0.2, 1: 0.4, 2: 0.4}),
        (game(taken_out="QH", **b_table), 4, {0: 0.33, 2: 0.125}),
        (SHIPPED["ace-to-six"], 4, {0: 0.2, 3: 0.3}),
        (game(ordinary(LOW), "6H", **b_table), 6, {0: 0.04, 1: 0.19, 3: 0.19, 5: 0.19}),
    ]
    for deck, players, shares in worth:
        assert facts_of(deck).seat_line
        tally = simulate_rounds(deck, players, 9, range(600), random.Random)
        assert all(abs(tally.shares[seat] - share) < 0.06 for seat, share in shares.items())


@pytest.mark.parametrize(
    "other", [{"direction": "anticlockwise"}, {"first": "dealer-left"}, {"first": 0}, {"fewest_players": 4}]
)
def test_figures_are_told_only_for_the_game_they_were_counted_with(other):
    deck = game(taken_out="QH", **other)
    assert "about seven with two players" in told(game(taken_out="QH"))
    assert ("about 31 with four players" in told(deck)) == ("fewest_players" in other)
    assert ("The seat matters" in told(deck)) is False
    assert "Cards drawn" not in told(game(ordinary(RANKS[:7]), "7H"))


def test_a_wrong_pair_is_told_as_the_table_has_it():
    down = {"taken_out": "QH", "pairs_laid": "face-down"}
    loses, cancel = game(**down), game(**down, wrong_pair="cancel")
    assert "whoever laid such a pair is caught, once for each" in section(loses, "pairs")
    assert "Pairs are laid face down" in section(loses, "pairs")
    assert "Here: as in A." in told(loses)
    assert "nobody can be certain but a player who has laid all the other queens" in told(loses)
    assert "the round does not count: the same player deals again" in section(cancel, "pairs")
    assert "the cards come back, and it says what each of them is" in section(cancel, "pairs")
    assert "Name each pair aloud" not in told(loses)
    wins = game(**down, outcome="holder-wins")
    assert "The round is won by a player who still holds a queen, or else by nobody." in section(wins, "pairs")
    assert "aught" not in told(wins)


def test_a_series_is_told_as_it_is_counted():
    series = {"taken_out": "QH", "scoring": "exit-bonus", "rounds": 5, "tie": "extra-rounds", "deal": "fixed"}
    rounds = section(game(**series), "rounds")
    assert "two points, and whoever is first out gets one point off" in rounds
    assert "Play five rounds." in rounds
    assert "each extra round sends out whoever is caught" in rounds
    assert "The same player deals every round." in section(game(**series), "deal")
    assert "as soon as somebody has been caught three times" in section(
        game(taken_out="QH", stop_when_caught=3), "rounds"
    )
    assert "as soon as somebody has five points" in section(game(taken_out="QH", game_over_at=5), "rounds")
    out = section(game(taken_out="QH", out_at=3), "rounds")
    assert "caught three times drops out" in out
    assert "as many rounds as you like" not in out


def test_the_house_rules_of_a_table_are_told():
    quiet = game(taken_out="QH", silent=True, one_shuffle=True, helpers=False, open_hands=True, forfeit="claps")
    house, fan = section(quiet, "house"), section(quiet, "fan")
    for fact in ("The table is quiet", "nobody helps", "Hands lie open", "whoever is caught claps"):
        assert fact in house
    assert "One mixing is all you get" in fan
    assert "as often as you like" not in fan
    assert "cheeky" not in fan
    assert "Watch faces" not in told(quiet)
    assert "hides them" not in told(quiet)
    assert "smudge" in section(game(taken_out="QH", forfeit="smudge"), "house")
    assert "claps" not in told(SHIPPED["scabby-queen"])


def test_a_family_may_name_the_odd_card():
    peter = RankWords("Black Peter", "Black Peter", "Black Peters", "two Black Peters", "another Black Peter")
    deck = game(ordinary(("9", "J")), "JC", odd=Card("J", "spades"))
    text = text_of(tell(deck, WORDS, {ODD_ONE: peter}))
    assert "Black Peter is the odd card by name" in text
    assert "Black Peter pairs with nothing, not even with a jack" in text
    assert "the jack of spades is the odd card by name" in told(deck).lower()


def test_pictures_are_called_by_their_words():
    cat = RankWords("cat", "a cat", "cats", "two cats", "another cat")
    pack = (Card("cat"), Card("cat", "", 1), *pictures(1, "maid"))
    text = text_of(tell(game(pack, pairing="picture"), WORDS, {"cat": cat}))
    assert "two cats" in text
    assert "The maid is the odd card" in text


def test_a_pack_of_any_ranks_and_suits_is_told():
    two_suits = game(ordinary(("2", "5", "9"), suits=("hearts", "spades")), "9S")
    assert "only the twos, fives and nines: six cards. Of the suits only hearts and spades are used." in told(two_suits)
    assert "nothing is in the pack more than twice" in told(two_suits)
    twice = game(ordinary(LOW, copies=2), "6H")
    assert "From two ordinary packs you need only the cards from ace to six: 48 of them." in told(twice)
    assert "put together at home: three cards" in told(game(cards("6H 6S 2S")))


def test_a_deck_that_makes_no_game_is_not_told():
    with pytest.raises(ValueError, match="without a partner"):
        tell(game(), WORDS)
