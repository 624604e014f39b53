"""Where the three rule sheets differ about a game, and what was chosen for it."""

import re

from tutor.game import RANKS, Card
from tutor.teaching.rulebook.facts import Facts
from tutor.teaching.rulebook.names import Names
from tutor.teaching.rulebook.words import Page

Topic = tuple[str, ...]  # its name, and the lines that are told of it

QUEEN_OF_SPADES = Card("Q", "spades")
PETERS_RANKS = {*RANKS[6:], "A"}  # sevens to aces: the pack of sheet A's Black Peter
PAIRINGS = {"rank": "rank", "rank-colour": "colour", "picture": "same"}
OUTCOMES = {"holder-caught": "caught", "holder-wins": "wins", "first-out-wins": "first_out", "exit-order": "exit_order"}


def tell_sheets(page: Page, names: Names, sheet: str) -> None:
    """The rule sheets that a deck names, if it names any of the three."""
    words = names.words
    found = [words.sheet[letter] for letter in re.findall(r"\b[ABC]\b", sheet)]
    page.add("", words.sheet, "from" if found else "", sheets=words.row(found))


def tell_differences(page: Page, names: Names) -> None:
    """Topic by topic, only those that bear on this game."""
    facts, words = names.facts, names.words
    page.add("", words.sheet, "all", sheets=words.row(words.sheet[letter] for letter in "ABC"))
    same = facts.deck.fewest_players == facts.deck.most_players
    topics = [
        ("players", "sheets", "same" if same else "here"),
        *_about_the_pack(facts),
        *_about_pairs(facts),
        *_about_turns(facts),
        *_about_the_score(facts),
    ]
    times = words.count(facts.deck.series.out_at or 0)
    for topic, *lines in topics:
        table = words.differ[topic]
        page.add(table["topic"], table, *lines, times=times)


def _about_the_pack(facts: Facts) -> list[Topic]:
    if not facts.suited:
        return [("pictures", "sheets", "here")]
    ranks = {card.rank for card in facts.suited}
    if any(card.copy for card in facts.suited):
        return [("packs", "sheets", "here" if facts.deck.taken_out else "")]
    topics = _about_the_card_out(facts, ranks)
    if facts.joker:
        topics.append(("joker", "sheets", PAIRINGS[facts.deck.rules.pairing]))
    elif facts.deck.unseen != "none":
        topics.append(("unseen", "sheets", "any" if facts.deck.unseen == "any" else "rotating"))
    elif len(ranks) < len(RANKS) and ranks != PETERS_RANKS:
        topics.append(("low", "sheets", "here"))
    return topics


def _about_the_card_out(facts: Facts, ranks: set[str]) -> list[Topic]:
    out = facts.deck.taken_out
    rank = out[0].rank if len({card.rank for card in out}) == 1 else ""
    if len(out) > 2 and rank:
        return [("three", "sheets", "here")]
    if len(out) != 1 or facts.joker:
        return []
    if rank == "Q" and facts.odd == (QUEEN_OF_SPADES,):
        return [("scabby", "sheets", "named" if facts.sort == "named" else "colour")]
    if rank == "J":
        return [("peter", "sheets", "here") if ranks == PETERS_RANKS else ("jack", "sheets", _which_jack(facts))]
    return [("queen", "sheets", "here")] if rank == "Q" and len(ranks) == len(RANKS) else []


def _which_jack(facts: Facts) -> str:
    played = facts.deck.rules.pairing, facts.deck.rules.direction
    return {("rank-colour", "anticlockwise"): "as_a", ("rank", "clockwise"): "as_c"}.get(played, "own")


def _about_pairs(facts: Facts) -> list[Topic]:
    rules = facts.deck.rules
    topics: list[Topic] = []
    if facts.suited and not facts.joker:
        topics.append(("pair", "sheets", PAIRINGS[rules.pairing]))
    lie = "up" if rules.pairs_laid == "face-up" else "down"
    return [*topics, ("faces", "sheets", lie), ("wrong", "sheets", rules.wrong)]


def _about_turns(facts: Facts) -> list[Topic]:
    rules = facts.deck.rules
    topics: list[Topic] = [
        ("dealer", "sheets", "passes" if facts.deck.series.deal == "clockwise" else "fixed"),
        ("start", "sheets", rules.flow),
        ("from", "sheets", "here"),
    ]
    return [*topics, ("way", "sheets", "here")] if rules.direction == "anticlockwise" else topics


def _about_the_score(facts: Facts) -> list[Topic]:
    rules, outcome = facts.deck.series, facts.deck.rules.outcome
    if rules.out_at:
        score = ["turkish", "knock_out" if rules.out_at == 1 else "out"]
    elif rules.scoring == "wins" or outcome == "holder-wins":
        score = ["wins_too", "wins"]
    elif rules.scoring == "exit-bonus":
        score = ["bonus_too", "bonus"]
    else:
        score = ["turkish" if rules.game_over_at else "", "points"]
    topics: list[Topic] = [("winner", OUTCOMES[outcome]), ("score", "sheets", *score)]
    return topics if rules.out_at else [*topics, ("ties", "sheets", "shared" if rules.tie == "shared" else "extra")]
