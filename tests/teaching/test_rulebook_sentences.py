"""Every sentence of the book of rules: each belongs to some game, reads well, and any deck can be told with them."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.game import JOKER, RANKS, SUITS, Card, Deck, cards
from tutor.game.faults import faults
from tutor.teaching.rulebook import RuleWords, tell

from .rulebook import LOW, SHIPPED, WORDS, game, ordinary, pictures, text_of

steadily = settings(
    derandomize=True, database=None, deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow]
)

DOWN: dict[str, Any] = {"taken_out": "QH", "pairs_laid": "face-down"}
EVERY_SENTENCE = (
    *SHIPPED.values(),
    game(**DOWN, silent=True, helpers=False, one_shuffle=True, forfeit="claps", out_at=2),
    game(taken_out="QH", open_hands=True),
    game(**DOWN, outcome="first-out-wins", scoring="exit-bonus", rounds=4, tie="extra-rounds", deal="fixed"),
    game(**DOWN, outcome="exit-order", rounds=1, stop_when_caught=1, game_over_at=1),
    game(**DOWN, outcome="holder-wins", tie="extra-rounds", rounds=3),
    game(**DOWN, wrong_pair="cancel", stop_when_caught=3, game_over_at=5, first=1),
    game(pairs_laid="face-down", unseen="any", out_at=2, deal="fixed", forfeit="smudge"),
    game(ordinary(copies=2), "QC QD QH KC KD KH KS", pairing="rank-colour", fewest_players=6),
    game((*ordinary(copies=2), JOKER), outcome="exit-order", silent=True),
    game((*ordinary(), JOKER), pairing="rank-colour", outcome="holder-wins"),
    game(ordinary(copies=2), "QH", pairing="picture"),
    game(ordinary(copies=2), pairing="rank-colour", unseen="any"),
    game(ordinary(RANKS[:5], copies=2), "5H", flow="take"),
    game(ordinary(("2", "5", "9"), copies=2, suits=("hearts", "spades")), "9S"),
    game(ordinary(("2", "5", "9"), suits=("hearts", "spades")), "9S", most_players=5),
    game(ordinary(LOW), "6H", flow="take"),
    game(ordinary(("9",), suits=SUITS[:3]), most_players=2),
    game(ordinary(("9", "J")), "JC", odd=Card("J", "spades")),
    game(cards("6H 6S 7H 7S 2S"), most_players=5),
    game((*ordinary(), JOKER), "QH QS"),
    game((*pictures(3)[:-1], JOKER), forfeit="claps"),
    game((*ordinary(("7", "8")), *pictures(1)), unseen="none"),
    game((Card("cat"), Card("cat", "", 1), Card("maid")), most_players=3),
    game(taken_out="QC", odd=Card("Q", "spades")),
    game(taken_out="JC"),
    game(taken_out="JC", direction="anticlockwise"),
    game(taken_out="QH", flow="take", fewest_players=3, most_players=3),
    game(taken_out="QH", flow="take"),
    game(taken_out="QH", flow="take", direction="anticlockwise"),
)


def test_every_sentence_belongs_to_some_game():
    """Each line of the book, marked with its place, is found in what is told of one deck or another."""
    assert {fault for deck in EVERY_SENTENCE for fault in faults(deck)} == set()
    plain = msgspec.to_builtins(WORDS)
    marks: list[str] = []

    def marked(value: Any, place: str) -> Any:
        if isinstance(value, dict):
            return {key: marked(inner, f"{place}.{key}") for key, inner in value.items()}
        marks.append(place)
        return f"[{place}]{value}"

    vocabulary = {name: plain[name] for name in ("format", "number", "rank", "suit")}
    sentences = {name: marked(value, name) for name, value in plain.items() if name not in vocabulary}
    words = msgspec.convert(vocabulary | sentences, RuleWords)
    text = "".join(part.title + text_of((part,)) for deck in EVERY_SENTENCE for part in tell(deck, words)).lower()
    assert [place for place in marks if f"[{place}]".lower() not in text] == []


@pytest.mark.parametrize("number", range(len(EVERY_SENTENCE)))
def test_what_is_told_reads_well(number):
    for part in tell(EVERY_SENTENCE[number], WORDS):
        assert part.items, part.title
        for item in part.items:
            a_row = item.lead.endswith(" players")
            assert item.text.isascii()
            assert not re.search(r"[{}\[\]]|  |\.\.|\bNone\b| ,| \.", item.text), item.text
            assert not re.search(r"\ba [aeio]|\ban [^aeiou]|\bone (cards|players|times|rounds)\b", item.text), item.text
            assert a_row or item.text[-1] in '.!?"', item.text
            for sentence in re.split(r"(?<=[.!?]) ", item.text):
                assert a_row or sentence[0].isupper() or sentence[0].isdigit(), item.text


@st.composite
def any_packs(draw: st.DrawFn) -> tuple[Card, ...]:
    """Ordinary cards, pictures, jokers, or some of each."""
    some = draw(st.permutations(RANKS))[: draw(st.integers(1, 13))]
    pack: tuple[Card, ...] = ()
    if draw(st.booleans()):
        suits = draw(st.sampled_from((SUITS, SUITS[:2], SUITS[1:3], SUITS[:3])))
        pack += ordinary(tuple(rank for rank in RANKS if rank in some), draw(st.sampled_from((1, 1, 2))), suits)
    if draw(st.booleans()) or not pack:
        pack += pictures(draw(st.integers(1, 4)))[: draw(st.sampled_from((None, -1)))]
    return pack + draw(st.sampled_from(((), (JOKER,))))


@st.composite
def any_decks(draw: st.DrawFn) -> Deck:
    """A deck with any house rules and any series, a game or not."""

    def one_of(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    rules = {
        "pairing": one_of("rank", "rank-colour", "picture"),
        "flow": one_of("offer", "take"),
        "direction": one_of("clockwise", "anticlockwise"),
        "first": one_of(None, "dealer", "dealer-left", 0, 1),
        "pairs_laid": one_of("face-up", "face-down"),
        "wrong_pair": one_of(None, None, "reject", "loses", "cancel"),
        "outcome": one_of("holder-caught", "holder-wins", "first-out-wins", "exit-order"),
        "forfeit": one_of("none", "claps", "smudge"),
        **{name: draw(st.booleans()) for name in ("silent", "one_shuffle", "helpers", "open_hands")},
    }
    series = {
        "scoring": one_of("marks", "exit-bonus", "wins"),
        "tie": one_of("shared", "extra-rounds"),
        "deal": one_of("clockwise", "fixed"),
        **{name: one_of(None, 1, 3) for name in ("rounds", "stop_when_caught", "game_over_at", "out_at")},
    }
    pack, fewest = draw(any_packs()), draw(st.integers(2, 4))
    return game(
        pack,
        " ".join(map(str, draw(st.permutations(pack))[: draw(st.integers(0, 3))])),
        fewest_players=fewest,
        most_players=fewest + draw(st.integers(0, 9)),
        unseen=one_of("none", "none", "any", "not-used-yet"),
        odd=one_of(None, None, *pack),
        **rules,
        **series,
    )


@steadily
@given(any_decks())
def test_any_deck_that_leaves_one_odd_card_can_be_told(deck):
    try:
        deck.odd_kind()
    except ValueError:
        with pytest.raises(ValueError):
            tell(deck, WORDS)
        return
    sections = tell(deck, WORDS)
    assert [part.title for part in sections] == ["Our game", *WORDS.title.values()]
    assert all(part.items for part in sections)
    text = text_of(sections)
    assert not set(text) & set("{}")
    if deck.rules.outcome == "holder-wins":
        assert "it is caught" not in text
    if deck.rules.pairs_laid == "face-down":
        assert "Name each pair aloud" not in text
