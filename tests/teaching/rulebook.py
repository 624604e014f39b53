"""Decks that are made up for their rules, and what is told of them."""

import random
from typing import Any

from tutor.content.rulewords import load_rule_words
from tutor.game import JOKER, RANKS, SUITS, Card, Chance, Deck, HouseRules, SeriesRules, cards
from tutor.teaching.rulebook import RuleWords, Section, tell

WORDS = load_rule_words()
LOW, HIGH = RANKS[:6], (*RANKS[6:], "A")
B_TABLE: dict[str, Any] = {"pairing": "rank-colour", "flow": "take", "first": "dealer-left"}


def ordinary(ranks: tuple[str, ...] = RANKS, copies: int = 1, suits: tuple[str, ...] = SUITS) -> tuple[Card, ...]:
    return tuple(Card(rank, suit, copy) for copy in range(copies) for rank in ranks for suit in suits)


def pictures(pairs: int, alone: str = "old-maid") -> tuple[Card, ...]:
    twice = (Card(f"picture-{k}", "", copy) for k in range(pairs) for copy in (0, 1))
    return (*twice, Card(alone))


def game(pack: tuple[Card, ...] = ordinary(), taken_out: str = "", sheet: str = "A, C", **parts: Any) -> Deck:
    """A deck; what it says of rules and series goes there, everything else is a part of its own."""
    rules = {name: parts.pop(name) for name in tuple(parts) if name in HouseRules.__struct_fields__}
    series = {name: parts.pop(name) for name in tuple(parts) if name in SeriesRules.__struct_fields__}
    told = {"id": "family", "title": "Our game", "about": "As we play it.", **parts}
    return Deck(
        sheet=sheet,
        pack=pack,
        taken_out=cards(taken_out),
        rules=HouseRules(**rules),
        series=SeriesRules(**series),
        **told,
    )


SHIPPED = {
    "ace-to-six": game(ordinary(LOW), "6H", "C", fresh_each_round=True),
    "classic": game(taken_out="QH"),
    "same-colour": game(taken_out="QH", sheet="B", **B_TABLE),
    "joker": game((*ordinary(), JOKER)),
    "random-card-out": game(unseen="any", sheet="A"),
    "rotating-card": game(unseen="not-used-yet", sheet="B", **B_TABLE),
    "picture-pack": game(pictures(10), pairing="picture", sheet="A, B, C"),
    "two-packs": game(ordinary(copies=2), "QH", most_players=12),
    "black-peter": game(ordinary(HIGH), "JC", "A"),
    "black-peter-31": game(pictures(15, "black-peter"), sheet="A", pairing="picture"),
    "black-peter-37": game(pictures(18, "black-peter"), sheet="A", pairing="picture"),
    "vieux-garcon": game(taken_out="JC", sheet="A", pairing="rank-colour", direction="anticlockwise"),
    "scabby-queen": game(taken_out="QC", pairing="rank-colour"),
    "odd-card-wins": game(taken_out="QH", sheet="A", outcome="holder-wins", scoring="wins"),
    "first-out-1831": game(taken_out="QC QD QH", sheet="A", outcome="first-out-wins"),
    "king-escapes": game(taken_out="KC KD KH", sheet="A", direction="anticlockwise", out_at=1),
    "exit-order": game(taken_out="QH", sheet="B", outcome="exit-order"),
}


def chance_of(seed: int) -> Chance:
    return Chance(seed, random.Random)


def text_of(sections: tuple[Section, ...]) -> str:
    return "\n".join(f"{item.lead} {item.text}".strip() for section in sections for item in section.items)


def told(deck: Deck, words: RuleWords = WORDS) -> str:
    return text_of(tell(deck, words))


def section(deck: Deck, name: str) -> str:
    return text_of(tuple(part for part in tell(deck, WORDS) if part.title == WORDS.title[name]))
