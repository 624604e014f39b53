"""The words of a record's headers: its house rules, its removed cards and its result."""

import msgspec

from tutor.game.cards import Card
from tutor.game.record_names import MOST_SEATS
from tutor.game.result import result
from tutor.game.round import Round
from tutor.game.rules import HouseRules

NONE = "none"
UNFINISHED = "*"
CANCELLED = "cancelled"
NOT_TOLD_YET = "?"

# No two words of one row differ in a single letter, so that no slip of the pen makes other rules.
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SEATS = {f"{ordinal}-seat": seat for seat, ordinal in enumerate((*_ORDINALS, "eleventh", "twelfth"))}
RULE_WORDS: dict[str, dict[str, object]] = {
    "pairing": {word: word for word in ("rank", "rank-colour", "picture")},
    "flow": {word: word for word in ("offer", "take")},
    "direction": {word: word for word in ("clockwise", "anticlockwise")},
    "first": {"dealer": "dealer", "dealer-left": "dealer-left", **_SEATS},
    "pairs_laid": {word: word for word in ("face-up", "face-down")},
    "wrong_pair": {word: word for word in ("reject", "loses", "cancel")},
    "outcome": {word: word for word in ("holder-caught", "holder-wins", "first-out-wins", "exit-order")},
    "silent": {"talking": False, "silent": True},
    "one_shuffle": {"mixing": False, "one-shuffle": True},
    "helpers": {"helpers": True, "no-helpers": False},
    "open_hands": {"hidden-hands": False, "open-hands": True},
    "forfeit": {"no-forfeit": "none", "claps": "claps", "smudge": "smudge"},
}


def rules_in_words(rules: HouseRules) -> str:
    """All house rules, a word each in a fixed order; raises ValueError for a first seat that has no word."""
    rules = _all_said(rules)
    if isinstance(rules.first, int) and not 0 <= rules.first < MOST_SEATS:
        raise ValueError(f"a record knows only {MOST_SEATS} seats that could be first")
    return " ".join(_word(choices, getattr(rules, field)) for field, choices in RULE_WORDS.items())


def rules_of_words(words: str) -> HouseRules:
    """The house rules that these words say; raises ValueError, in a plain sentence, for any other word."""
    given = words.split(" ")
    if len(given) != len(RULE_WORDS):
        raise ValueError(f"the house rules are {len(RULE_WORDS)} words, and here are {len(given)}")
    said = {}
    for (field, choices), word in zip(RULE_WORDS.items(), given, strict=True):
        if word not in choices:
            raise ValueError(f"{word!r} is none of the words {', '.join(choices)}")
        said[field.replace("_", "-")] = choices[word]
    return msgspec.convert(said, HouseRules)


def cards_in_words(cards: tuple[Card, ...]) -> str:
    """The cards, parted by spaces; `none` where there are none."""
    return " ".join(map(str, cards)) or NONE


def result_in_words(names: tuple[str, ...], now: Round) -> str:
    """Who is caught; where the odd card wins, who wins; a sign of its own while the round is played."""
    if now.phase != "over":
        return UNFINISHED
    end = result(now)
    if end.cancelled:
        return CANCELLED
    caught = [names[seat] for seat in end.caught]
    if now.table.rules.outcome != "holder-wins":
        return ", ".join(caught)
    winner = "nobody" if end.holder is None else names[end.holder]
    return ", ".join((f"{winner} wins", *(f"{name} caught" for name in caught)))


def _word(choices: dict[str, object], value: object) -> str:
    return next(word for word, meant in choices.items() if meant == value and type(meant) is type(value))


def _all_said(rules: HouseRules) -> HouseRules:
    """The same rules with nothing left to be understood."""
    first = rules.first
    if first is None:
        first = "dealer" if rules.flow == "offer" else "dealer-left"
    return msgspec.structs.replace(rules, first=first, wrong_pair=rules.wrong)
