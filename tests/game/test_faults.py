"""Why a deck makes no game: each reason in one sentence that says what to change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import RANKS, SUITS, Card, Chance, Deck, HouseRules, SeriesRules, card, cards, start
from tutor.game.faults import faults

from .made_up import steadily
from .tables import FULL_PACK, Numbers

JOKERS = (Card("joker"), Card("joker", "", 1))
TWINS = tuple(Card(one.rank, one.suit, 1) for one in FULL_PACK)
PICTURES = cards("<cat> <cat>' <dog> <dog>' <maid>")


def a_deck(pack=FULL_PACK, taken_out="QH", **changes):
    """A whole pack less a queen, but for what is said."""
    deck = Deck("test", "A test", "A deck of a test.", "C", tuple(pack), cards(taken_out), HouseRules())
    rules = {name: changes.pop(name) for name in HouseRules.__struct_fields__ if name in changes}
    series = {name: changes.pop(name) for name in SeriesRules.__struct_fields__ if name in changes}
    return replace(deck, rules=HouseRules(**rules), series=SeriesRules(**series), **changes)


@pytest.mark.parametrize(
    "deck",
    [
        a_deck(),
        a_deck(pairing="rank-colour"),
        a_deck(taken_out="QC QD QH"),
        a_deck(taken_out="6H 6S QH"),
        a_deck((*FULL_PACK, JOKERS[0]), ""),
        a_deck((*FULL_PACK, JOKERS[0]), "", pairing="rank-colour"),
        a_deck((*FULL_PACK, JOKERS[0]), "6H 6S"),
        a_deck((*FULL_PACK, *TWINS), most_players=12),
        a_deck((*FULL_PACK, *TWINS, JOKERS[0]), "", pairing="rank-colour"),
        a_deck(taken_out="", unseen="any"),
        a_deck(taken_out="", unseen="not-used-yet", pairing="rank-colour"),
        a_deck(odd=card("QS")),
        a_deck((*FULL_PACK, JOKERS[0]), "", odd=JOKERS[0]),
        a_deck(PICTURES, "", pairing="picture", most_players=5),
        a_deck(PICTURES[:4], "<cat>", pairing="picture", most_players=3),
        a_deck((*FULL_PACK, *TWINS), pairing="picture"),
        a_deck(fresh_each_round=True),
        a_deck(pairs_laid="face-down"),
        a_deck(pairs_laid="face-down", wrong_pair="cancel"),
        a_deck(pairs_laid="face-down", wrong_pair="loses"),
        a_deck(wrong_pair="reject"),
        a_deck(outcome="holder-wins", scoring="wins", rounds=3),
        a_deck(outcome="first-out-wins"),
        a_deck(outcome="exit-order", scoring="exit-bonus", rounds=1),
        a_deck(out_at=1),
        a_deck(stop_when_caught=3, tie="extra-rounds"),
        a_deck(game_over_at=5),
        a_deck(first=1),
        a_deck(first=4, fewest_players=5),
        a_deck(cards("6H 6D 7S"), "", most_players=3),
    ],
)
def test_a_game_has_no_faults(deck):
    assert faults(deck) == ()


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (a_deck((), ""), "the pack is empty: name the ranks and suits that are in play, or pictures"),
        (
            a_deck(taken_out=""),
            "every card finds a partner, so nobody has the odd one: take one card out, or add a joker",
        ),
        (
            a_deck(taken_out="QH 8H"),
            "2 cards have no partner, an 8 and a queen, and a game has one: "
            "put back all but one of the cards taken out, or take their partners out as well",
        ),
        (
            a_deck(taken_out="QH AS", pairing="rank-colour"),
            "2 cards have no partner, a black ace and a red queen, and a game has one: "
            "put back all but one of the cards taken out, or take their partners out as well",
        ),
        (
            a_deck((*PICTURES, Card("fox")), "", pairing="picture"),
            "2 cards have no partner, <maid> and <fox>, and a game has one: "
            "take out all of them but one, or give them partners",
        ),
        (
            a_deck(pairing="picture"),
            "51 cards have no partner, the ace of hearts, the ace of diamonds, the ace of clubs, the ace of spades "
            "and 47 more, and a game has one: let cards pair by rank or by rank-colour",
        ),
        (
            a_deck((*FULL_PACK, JOKERS[0])),
            "the joker is the odd card, and a queen has no partner either: "
            "put back what was taken out, or play without the joker",
        ),
        (
            a_deck((*PICTURES, JOKERS[0]), "", pairing="picture"),
            "the joker is the odd card, and <maid> has no partner either: give it a partner, or play without the joker",
        ),
        (a_deck((*FULL_PACK, *JOKERS), ""), "2 jokers would be 2 odd cards: keep one of them"),
        (
            a_deck((*FULL_PACK, *TWINS, *JOKERS), ""),
            "2 jokers would be 2 odd cards: two packs have one joker",
        ),
        (
            a_deck(unseen="any"),
            "where a card is taken out unseen all others find partners, and a queen has none: "
            "put its partner back, or take no card out unseen",
        ),
        (
            a_deck(taken_out="", unseen="not-used-yet", odd=card("QS")),
            "where a card is taken out unseen all others find partners, and a queen and QS have none: "
            "put their partners back, or take no card out unseen",
        ),
        (
            a_deck((*FULL_PACK, JOKERS[0]), "", unseen="any"),
            "the joker has nothing to be where a card is taken out unseen: play without the joker",
        ),
        (
            a_deck(FULL_PACK[:48], "6H KS"),
            "KS cannot be taken out, it is not in the pack: name a card of the pack",
        ),
        (a_deck(taken_out="QH QH"), "QH cannot be taken out, it is taken out already: name a card of the pack"),
        (
            a_deck((*FULL_PACK, card("6H"))),
            "6H is in the pack more than once: mark the second one as its twin, 6H'",
        ),
        (
            a_deck(odd=JOKERS[0]),
            "<joker> is named as the odd card, but is not in the pack: name a card of the pack",
        ),
        (a_deck(odd=card("QH")), "QH is named as the odd card, but is taken out: name a card that is dealt"),
        (
            a_deck(taken_out="QC QD QH", fresh_each_round=True),
            "another card sleeps each round only where one of ranks and suits is taken out and nothing else is odd: "
            "change the pack, or let the same card sleep",
        ),
        (
            a_deck(cards("6H 6D 7S"), "", most_players=4),
            "3 cards are dealt, too few for 4 players: let the most be 3, or add cards",
        ),
        (
            a_deck(cards("6H 6D 7S"), "", fewest_players=4),
            "3 cards are dealt, too few for 4 players, the fewest there are: add cards",
        ),
        (
            a_deck(cards("6H 6D 7S 7D"), "", unseen="any", most_players=4),
            "3 cards are dealt, too few for 4 players: let the most be 3, or add cards",
        ),
        (a_deck(fewest_players=1), "1 at a table make no game: let the fewest players be 2 or more"),
        (
            a_deck(fewest_players=5, most_players=4),
            "the most players (4) are fewer than the fewest (5): change one of the two",
        ),
        *(
            (
                a_deck(wrong_pair=wrong),
                "pairs laid face up are looked at, and a wrong one is never laid: "
                'write wrong-pair = "reject", or lay pairs face down',
            )
            for wrong in ("loses", "cancel")
        ),
        (
            a_deck(pairs_laid="face-down", wrong_pair="reject"),
            "a wrong pair laid face down is seen only at the end: "
            'write wrong-pair = "loses" or "cancel", or lay pairs face up',
        ),
        (
            a_deck(first=2),
            "nobody sits at seat 2 when 2 play: let one of seats 0 to 1 be first, or the dealer",
        ),
        (
            a_deck(first=-1, fewest_players=3),
            "nobody sits at seat -1 when 3 play: let one of seats 0 to 2 be first, or the dealer",
        ),
        (
            a_deck(outcome="holder-wins", scoring="exit-bonus"),
            "where the holder of the odd card wins, nobody is caught and there is no exit bonus: "
            'write scoring = "wins"',
        ),
        *(
            (
                a_deck(outcome="holder-wins", scoring="wins", **{limit: number}),
                f"where the holder of the odd card wins, nobody is caught, so {key} would never come: "
                "leave it out, and agree on rounds",
            )
            for limit, number, key in [
                ("stop_when_caught", 3, "stop-when-caught"),
                ("game_over_at", 5, "game-over-at"),
                ("out_at", 1, "out-at"),
            ]
        ),
        *(
            (
                a_deck(outcome=outcome, scoring="wins"),
                'wins are counted only where a round has a winner, and here it has none: write scoring = "marks"',
            )
            for outcome in ("holder-caught",)
        ),
        *(
            (a_deck(**{name: number}), f"{key} is {number}: write a whole number from 1 up, or leave it out")
            for name, key, number in [
                ("rounds", "rounds", 0),
                ("stop_when_caught", "stop-when-caught", -1),
                ("game_over_at", "game-over-at", 0),
                ("out_at", "out-at", -3),
            ]
        ),
    ],
)
def test_each_fault_is_one_sentence_that_says_why_and_what_to_change(deck, sentence):
    assert sentence in faults(deck)
    assert all(": " in one and len(one.splitlines()) == 1 for one in faults(deck))


def test_one_cause_is_told_once():
    assert len(faults(a_deck(taken_out=""))) == 1
    assert len(faults(a_deck((*FULL_PACK, JOKERS[0])))) == 1
    assert len(faults(a_deck((*FULL_PACK, *JOKERS), ""))) == 1
    assert len(faults(a_deck((), ""))) == 1


def test_all_reasons_are_told_at_once():
    deck = a_deck(taken_out="QH 6H 2C", first=9, fewest_players=3, wrong_pair="loses", outcome="holder-wins", out_at=0)
    assert [sentence.split(":")[0].split(",")[0] for sentence in faults(deck)] == [
        "3 cards have no partner",
        "pairs laid face up are looked at",
        "nobody sits at seat 9 when 3 play",
        "out-at is 0",
        "where the holder of the odd card wins",
    ]


def test_a_smaller_pack_of_chosen_ranks_or_pictures_is_a_game():
    few = [one for one in FULL_PACK if one.rank in ("2", "9")]
    assert faults(a_deck(few, "9S")) == ()
    assert faults(a_deck(PICTURES[2:], "", pairing="picture", most_players=3)) == ()


SOME = st.lists(st.sampled_from([*FULL_PACK[:12], *TWINS[:4], *JOKERS, *PICTURES]), max_size=12)


@steadily
@given(
    SOME,
    st.lists(st.sampled_from([*FULL_PACK[:12], JOKERS[0]]), max_size=3),
    st.sampled_from(["rank", "rank-colour", "picture"]),
    st.sampled_from(["none", "any"]),
    st.none() | st.sampled_from([*FULL_PACK[:4], *PICTURES]),
)
def test_a_deck_without_faults_can_be_dealt_and_one_that_cannot_has_faults(pack, taken_out, pairing, unseen, odd):
    deck = replace(a_deck(pack, "", pairing=pairing, unseen=unseen, odd=odd), taken_out=tuple(taken_out))
    try:
        deck.odd_kind()
        start(deck, 2, 0, Chance(0, lambda _: Numbers()))
        good = len(set(pack)) == len(pack) and len(deck.cards) >= 2
    except (ValueError, IndexError):
        good = False
    most = max(2, min(6, deck.dealt))
    found = faults(replace(deck, most_players=most))
    jokers = sum(one.rank == "joker" for one in pack)
    assert bool(found) == (not good or deck.dealt < 2 or jokers > 1)


def test_every_rank_and_suit_can_be_the_one_taken_out():
    assert not any(faults(a_deck(taken_out=f"{rank}{suit[0].upper()}")) for rank in RANKS for suit in SUITS)
