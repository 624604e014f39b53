"""The fast path plays the very rounds of the engine: the same draws and the same holder for every seed."""

import random

import msgspec
import pytest

from tutor.game import JOKER, Card, Deck, RoundAborted, cards, play_out, put_aside, start
from tutor.game.fast import fast_round, plan_of, take_place

from .tables import FULL_PACK, LOW_PACK, Numbers, ace_to_six, classic, dealt, deck_of, seeded, told

ROUNDS_A_TABLE = 20
FIRSTS = [None, "dealer", "dealer-left", 1]


def pictures(pairs: int) -> tuple[Card, ...]:
    """So many pictures that come twice, and one that comes alone."""
    return (*(Card(f"picture-{n}", "", copy) for n in range(pairs) for copy in (0, 1)), Card("alone"))


def with_unseen(deck: Deck, unseen: str) -> Deck:
    return msgspec.structs.replace(deck, unseen=unseen)


TWO_PACKS = (*FULL_PACK, *(Card(card.rank, card.suit, 1) for card in FULL_PACK))
DECKS = {
    "ace to six": ace_to_six(),
    "ace to six by colour": ace_to_six(pairing="rank-colour"),
    "classic": classic(),
    "classic by colour": classic(pairing="rank-colour"),
    "with a joker": deck_of((*FULL_PACK, JOKER)),
    "with a joker by colour": deck_of((*FULL_PACK, JOKER), pairing="rank-colour"),
    "three queens out": deck_of(FULL_PACK, "QC QD QH"),
    "ten pictures and one": deck_of(pictures(10), pairing="picture"),
    "eighteen pictures and one": deck_of(pictures(18), pairing="picture"),
    "two packs": deck_of(TWO_PACKS, "QH"),
    "two packs by colour": deck_of(TWO_PACKS, "QH", pairing="rank-colour"),
    "an odd card by name": msgspec.structs.replace(deck_of(FULL_PACK, "QC QD QH"), odd=Card("Q", "spades")),
    "a card put aside unseen": with_unseen(deck_of(FULL_PACK), "any"),
    "a card put aside unseen, by colour": with_unseen(deck_of(LOW_PACK, pairing="rank-colour"), "any"),
    "pairs face down, the holder wins": classic(pairs_laid="face-down", outcome="holder-wins"),
}


def played_fully(deck: Deck, players: int, seed: int, dealer: int) -> tuple[int, int]:
    over, _ = play_out(dealt(deck, players, seed, dealer))
    return over.offers, over.offerer


def played_fast(deck: Deck, players: int, seed: int, dealer: int) -> tuple[int, int]:
    return fast_round(plan_of(deck, players, dealer), random.Random(seed).random)


def with_rules(deck: Deck, **rules: object) -> Deck:
    return msgspec.structs.replace(deck, rules=msgspec.structs.replace(deck.rules, **rules))


@pytest.mark.parametrize("first", FIRSTS)
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("flow", ["offer", "take"])
def test_at_tables_of_two_to_twelve_both_paths_agree(flow, direction, first):
    deck = ace_to_six(flow=flow, direction=direction, first=first)
    for players in range(2, 13):
        for seed in range(ROUNDS_A_TABLE):
            table = deck, players, seed, seed % players
            assert played_fast(*table) == played_fully(*table), f"{players} players, seed {seed}"


@pytest.mark.parametrize("flow", ["offer", "take"])
@pytest.mark.parametrize("name", DECKS)
def test_with_every_sort_of_deck_both_paths_agree(name, flow):
    deck = with_rules(DECKS[name], flow=flow)
    for seed in range(35):
        players = 2 + seed % 6
        table = deck, players, seed, seed % players
        assert played_fast(*table) == played_fully(*table), f"{players} players, seed {seed}"


@pytest.mark.parametrize("players", [2, 5, 9])
def test_with_fewer_cards_than_seats_and_seats_that_are_dealt_nothing_both_paths_agree(players):
    deck = deck_of(cards("AH AD 2H 2D QS"))
    for seed in range(60):
        table = deck, players, seed, seed % players
        assert played_fast(*table) == played_fully(*table)


def test_a_card_that_had_its_turn_is_not_put_aside_again_on_either_path():
    deck = with_unseen(deck_of(LOW_PACK, pairing="rank-colour"), "not-used-yet")
    pack, fresh, used = deck.cards, list(range(24)), ()
    for seed in range(24):
        now = start(deck, 3, 0, seeded(seed), used)
        over, _ = play_out(now)
        assert fast_round(plan_of(deck, 3), random.Random(seed).random, fresh) == (over.offers, over.offerer)
        used += now.table.unseen
        assert [pack[place] for place in fresh] == [card for card in pack if card not in used]
    assert fresh == []


@pytest.mark.parametrize("number", [0.0, 0.03, 0.5, 0.99])
def test_a_number_puts_aside_the_same_card_on_either_path(number):
    deck = with_unseen(deck_of(FULL_PACK), "any")
    _, aside = put_aside(deck, told(number))
    fresh = list(range(52))
    place = take_place(number, fresh)
    assert (deck.cards[place],) == aside
    assert place not in fresh
    assert len(fresh) == 51


def passes_the_odd_card(times: int) -> list[float]:
    """The numbers of a round of A A and the odd card: it is drawn so many times to and fro, then the pair is made."""
    deal = [0.0, 0.99, 0.99]
    return [*deal, *[0.0, 0.6] * times, 0.0, 0.0]


def test_a_round_of_ten_thousand_draws_counts_on_both_paths_and_a_longer_one_is_aborted():
    deck = deck_of(cards("AH AD QS"), first="dealer-left")
    longest, too_long = passes_the_odd_card(9_999), passes_the_odd_card(10_000)
    over, _ = play_out(start(deck, 2, 0, told(*longest)))
    assert fast_round(plan_of(deck, 2), Numbers(*longest).random) == (over.offers, over.offerer)
    assert over.offers == 10_000
    with pytest.raises(RoundAborted):
        play_out(start(deck, 2, 0, told(*too_long)))
    with pytest.raises(RoundAborted):
        fast_round(plan_of(deck, 2), Numbers(*too_long).random)


def test_a_table_that_never_ends_because_the_first_card_is_always_taken_is_aborted():
    deal = [random.Random(5).random() for _ in range(51)]
    with pytest.raises(RoundAborted):
        fast_round(plan_of(classic(), 4), Numbers(*deal).random)


def test_a_plan_names_the_seats_as_the_turn_passes_them_and_where_their_cards_lie_in_the_deal():
    plan = plan_of(ace_to_six(direction="anticlockwise", flow="take"), 4, dealer=2)
    assert plan.order == (1, 0, 3, 2)
    assert plan.dealt_from == (2, 1, 0, 3)
    assert not plan.offers
    assert sorted(plan.classes.count(number) for number in set(plan.classes)) == [3, 4, 4, 4, 4, 4]


@pytest.mark.parametrize(
    ("deck", "players", "dealer"),
    [
        (ace_to_six(), 1, 0),
        (ace_to_six(), 3, 3),
        (ace_to_six(first=3), 3, 0),
        (deck_of(FULL_PACK), 4, 0),
        (deck_of(FULL_PACK, "QH 4S"), 4, 0),
        (deck_of(cards("AH AH 2S")), 2, 0),
        (classic(wrong_pair="loses"), 4, 0),
    ],
)
def test_what_makes_no_round_is_refused_in_the_same_words_on_both_paths(deck, players, dealer):
    with pytest.raises(ValueError) as fully:
        start(deck, players, dealer, seeded(0))
    with pytest.raises(ValueError) as fast:
        plan_of(deck, players, dealer)
    assert str(fast.value) == str(fully.value)


def test_where_a_card_is_put_aside_unseen_a_deck_that_does_not_pair_off_is_refused():
    with pytest.raises(ValueError, match="unseen"):
        plan_of(with_unseen(deck_of(LOW_PACK, "AH 6H"), "any"), 4)


def test_a_plan_knows_nothing_of_how_cards_look():
    twins = deck_of(cards("AH AH' QS"), pairing="rank-colour")
    assert plan_of(twins, 2) == plan_of(deck_of(cards("KC KS 2D"), pairing="rank-colour"), 2)
