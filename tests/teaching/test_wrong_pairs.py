"""All 220 wrong pairs of the pack, both ways round: which mix-up each one is, and what is said about it."""

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.game import Card, card, cards, kind
from tutor.teaching.mixups import Eyes, MixUp, mistake

from .tables import LOW_PACK, at_hand, said

TABLE = Path(__file__).with_name("wrong_pairs.txt")

IN_PLAY = tuple(one for one in LOW_PACK if str(one) != "6H")
KINDS = {one: kind(one, "rank") for one in LOW_PACK}
WRONG = tuple((x, y) for x, y in combinations(IN_PLAY, 2) if x.rank != y.rank)
BOTH_WAYS = tuple((x, y) for x, y in permutations(IN_PLAY, 2) if x.rank != y.rank)
PRECEDENCE = ("SAME_SUIT", "LOOKALIKE", "DOT_PATTERN", "ACE_LETTER", "NEIGHBOUR", "SAME_COLOUR", "OTHER_NUMBER")
DOTS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
RED = ("hearts", "diamonds")

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=300)


def looked_at(x: Card, y: Card, hand=IN_PLAY, alone=(), suits: bool = True) -> MixUp | None:
    return mistake(x, y, hand, Eyes(KINDS, frozenset(), frozenset(alone), suits))


def tags_that_fit(x: Card, y: Card) -> set[str]:
    """Every tag of the table of mix-ups that fits two wrong cards, by its own words there."""
    ranks, same_colour = {x.rank, y.rank}, (x.suit in RED) == (y.suit in RED)
    fits = {"OTHER_NUMBER"}
    if x.suit == y.suit:
        fits.add("SAME_SUIT")
    if ranks in ({"2", "5"}, {"A", "4"}):
        fits.add("LOOKALIKE")
    if ranks in ({"2", "3"}, {"4", "5"}):
        fits.add("DOT_PATTERN")
    if "A" in ranks:
        fits.add("ACE_LETTER")
    if abs(DOTS[x.rank] - DOTS[y.rank]) == 1:
        fits.add("NEIGHBOUR")
    if same_colour and x.suit != y.suit:
        fits.add("SAME_COLOUR")
    return fits


def row(x: Card, y: Card) -> str:
    """What the guide says of two wrong cards in a hand of twelve that holds both and a partner for the first."""
    partner = next(other for other in IN_PLAY if other.rank == x.rank and other != x)
    rest = [other for other in IN_PLAY if other not in (x, y, partner)]
    hand, others = [x, partner, y, *rest[:9]], rest[9:]
    child = at_hand(f"{' '.join(map(str, hand))} | {' '.join(map(str, others))}")
    line = child.touch(str(x), str(y)).said[0]
    return f"{x} {y} | {line.phrase.removesuffix('.say')} | {line.text}"


def test_every_wrong_pair_is_told_as_the_table_says():
    rows = TABLE.read_text(encoding="utf-8").splitlines()
    assert len(rows) == 440
    told = zip(rows, (row(x, y) for x, y in BOTH_WAYS), strict=True)
    assert [(written, spoken) for written, spoken in told if written != spoken][:5] == []


def test_every_code_of_the_table_follows_the_order_of_precedence():
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        pair, code, _ = line.split(" | ")
        fits = tags_that_fit(*cards(pair))
        assert code == next(one for one in PRECEDENCE if one in fits), line


def test_every_sentence_of_the_table_says_what_the_two_cards_are():
    words = {"A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        pair, code, text = line.split(" | ")
        x, y = cards(pair)
        shown = (x, y) if code not in ("DOT_PATTERN", "NEIGHBOUR") else sorted((x, y), key=lambda one: DOTS[one.rank])
        places = [text.lower().index(f"{'an' if one.rank == 'A' else 'a'} {words[one.rank]}") for one in shown]
        assert places == sorted(places), line


def test_all_the_tags_that_fit_are_kept_in_the_order_of_precedence():
    for x, y in BOTH_WAYS:
        codes = looked_at(x, y).codes
        assert set(codes) == tags_that_fit(x, y)
        assert codes == tuple(code for code in PRECEDENCE if code in codes)


def test_the_tags_fit_as_often_as_was_counted():
    counts = Counter(code for x, y in WRONG for code in looked_at(x, y).codes)
    alone = sum(looked_at(x, y).codes == ("OTHER_NUMBER",) for x, y in WRONG)
    shares = {code: round(100 * counts[code] / len(WRONG), 1) for code in PRECEDENCE[:-1]}
    assert len(WRONG) == 220
    assert shares == {
        "NEIGHBOUR": 34.5,
        "ACE_LETTER": 34.5,
        "SAME_SUIT": 25.0,
        "SAME_COLOUR": 25.0,
        "LOOKALIKE": 14.5,
        "DOT_PATTERN": 14.5,
    }
    assert round(100 * alone / len(WRONG), 1) == 15.5


def test_two_of_one_rank_are_no_mix_up():
    assert all(looked_at(x, y) is None for x, y in combinations(IN_PLAY, 2) if x.rank == y.rank)


def test_where_no_suit_is_to_be_seen_none_is_spoken_of():
    for x, y in BOTH_WAYS:
        seen, unseen = looked_at(x, y), looked_at(x, y, suits=False)
        assert unseen.codes == tuple(code for code in seen.codes if code != "SAME_SUIT")


@pytest.mark.parametrize(
    ("suits", "line"), [(True, "SAME_SUIT.say suit=hearts x=2 y=5"), (False, "LOOKALIKE.say x=2 y=5")]
)
def test_the_guide_speaks_of_a_suit_only_where_the_cards_are_big_enough(suits, line):
    child = at_hand("2H 2S 5H 3D | 5S 3C 4D", suits=suits)
    assert child.touch("2H", "5H").said[0] == said(line)[0]


@pytest.mark.parametrize("pair", ["6S 2H", "2H 6S"])
def test_the_last_card_of_its_class_is_on_its_own_whichever_is_chosen_first(pair):
    x, y = cards(pair)
    assert looked_at(x, y, alone="6").code == "ODD_CARD"
    assert looked_at(x, y, alone="6").codes[1:] == looked_at(x, y).codes
    assert looked_at(x, y, alone="5").code != "ODD_CARD"


def test_the_first_card_chosen_is_the_one_that_help_is_about():
    found = looked_at(card("2H"), card("5S"), cards("5D 2H 5S 2C 4H 4S")).target
    assert (str(found.card), str(found.partner), found.elsewhere) == ("2H", "2C", False)


def test_the_second_card_is_helped_with_where_the_first_has_no_partner():
    found = looked_at(card("2H"), card("5S"), cards("4H 4S 5D 2H 5S")).target
    assert (str(found.card), str(found.partner), found.elsewhere) == ("5S", "5D", False)


def test_another_pair_is_helped_with_where_neither_has_a_partner():
    found = looked_at(card("2H"), card("5S"), cards("2H 4H 5S 4S AD AC")).target
    assert (str(found.card), str(found.partner), found.elsewhere) == ("4H", "4S", True)


def test_nothing_is_helped_with_where_the_hand_holds_no_pair():
    assert looked_at(card("2H"), card("5S"), cards("2H 5S 4S")).target is None


@steadily
@given(st.lists(st.sampled_from(IN_PLAY), min_size=2, max_size=12, unique=True), st.data())
def test_help_is_always_about_a_card_whose_partner_is_in_the_hand(hand, data):
    x, y = data.draw(st.sampled_from(list(permutations(hand, 2))))
    found = looked_at(x, y, hand)
    if x.rank == y.rank:
        assert found is None
        return
    ranks = Counter(one.rank for one in hand)
    if not any(count > 1 for count in ranks.values()):
        assert found.target is None
        return
    target, partner = found.target.card, found.target.partner
    assert target in hand
    assert partner in hand
    assert partner != target
    assert kind(partner, "rank") == kind(target, "rank")
    wanted = x if ranks[x.rank] > 1 else y if ranks[y.rank] > 1 else None
    assert found.target.elsewhere == (wanted is None)
    if wanted:
        assert target == wanted
    else:
        assert target == next(one for one in hand if ranks[one.rank] > 1)
