"""The questions that parents ask, answered for one game."""

from tutor.teaching.rulebook.facts import CHILDRENS_SHAPE, Facts, whole_ranks
from tutor.teaching.rulebook.names import Names
from tutor.teaching.rulebook.words import Page, fill

SMALL_PACK, LARGE_PACK = 40, 60


def tell_answers(page: Page, names: Names) -> None:
    """Question by question, with the answer that is true for this game."""
    facts = names.facts
    answers: dict[str, list[str]] = {
        "queen": [_queen(facts)],
        "colour": [_colour(facts)],
        "three": _three(facts),
        "first": [facts.deck.rules.flow],
        "hands": ["no" if _is_uneven(facts) else "yes"],
        "out": [_out(facts)],
        "look": ["open" if facts.deck.rules.open_hands else "no"],
        "winner": [_winner(facts)],
        "wrong": _wrong(facts),
        "many": _many(facts),
        "joker": [_joker(facts)],
        "two": _two(facts),
        "long": _long(facts),
        "age": [_age(facts)],
        "tease": [_tease(facts)],
    }
    more = {"list": _draws(names)}
    if facts.deck.taken_out:
        more["out_word"] = names.forms(facts.deck.taken_out[0].rank).word
    for question, lines in answers.items():
        table = names.words.ask[question]
        page.add(table["q"], table, *lines, **more)


def _queen(facts: Facts) -> str:
    deck, out = facts.deck, facts.deck.taken_out
    if deck.unseen != "none":
        return "unseen" if deck.unseen == "any" else "rotating"
    if not out:
        return "joker" if facts.sort == "joker" else "none"
    if deck.fresh_each_round:
        return "fresh"
    alike = {card.rank for card in (*out, *facts.odd)} == {out[0].rank}
    if len(out) == 1 and alike:
        return {"several": "any", "single": "colour"}.get(facts.sort, "some")
    return "several" if alike and facts.sort == "single" else "some"


def _colour(facts: Facts) -> str:
    if not facts.suited:
        return "picture"
    return {"rank": "rank", "rank-colour": "colour", "picture": "same"}[facts.deck.rules.pairing]


def _three(facts: Facts) -> list[str]:
    if facts.largest > 2:
        return ["three", "waits" if facts.largest > 3 else ""]
    by_colour = facts.deck.rules.pairing == "rank-colour" and whole_ranks(facts)
    return ["colour" if by_colour else "never"]


def _is_uneven(facts: Facts) -> bool:
    deck = facts.deck
    return any(deck.dealt % players for players in range(deck.fewest_players, deck.most_players + 1))


def _out(facts: Facts) -> str:
    return {"holder-wins": "done", "first-out-wins": "first_out", "exit-order": "exit_order"}.get(
        facts.deck.rules.outcome, "safe"
    )


def _winner(facts: Facts) -> str:
    outcome = {"holder-wins": "wins", "first-out-wins": "first_out", "exit-order": "exit_order"}
    return outcome.get(facts.deck.rules.outcome, "last_in" if facts.deck.series.out_at else "caught")


def _wrong(facts: Facts) -> list[str]:
    rules = facts.deck.rules
    if rules.wrong == "reject":
        return ["reject"]
    loses_wins = (rules.wrong, rules.outcome) == ("loses", "holder-wins")
    return ["loses_wins" if loses_wins else rules.wrong, "help" if rules.helpers else ""]


def _many(facts: Facts) -> list[str]:
    deck = facts.deck
    here = "same" if deck.fewest_players == deck.most_players else "here"
    one_pack = len(facts.suited) == 52 and not any(card.copy for card in facts.suited)
    return [here, "more" if one_pack and deck.most_players == 6 else ""]


def _joker(facts: Facts) -> str:
    if facts.sort == "joker":
        return "yes"
    return "other" if facts.suited and not facts.joker else ""


def _two(facts: Facts) -> list[str]:
    return ["yes", "known" if facts.known else ""] if facts.seats(2) else ["no"]


def _long(facts: Facts) -> list[str]:
    dealt = facts.deck.dealt
    size = "small" if dealt < SMALL_PACK else "large" if dealt > LARGE_PACK else "full"
    child = facts.shape == CHILDRENS_SHAPE and facts.deck.rules.flow == "offer" and facts.usual_start
    return [size, "child" if child else "", "draws" if facts.draws else ""]


def _draws(names: Names) -> str:
    words = names.words
    line = words.ask["long"]["draws_with"]
    counted = names.facts.draws.items()
    return words.row(
        fill(line, {"players": words.count(players), "draws": words.count(draws)}) for players, draws in counted
    )


def _age(facts: Facts) -> str:
    if not facts.suited:
        return "picture"
    return "colour" if facts.deck.rules.pairing == "rank-colour" else "rank"


def _tease(facts: Facts) -> str:
    rules = facts.deck.rules
    if rules.outcome == "holder-wins":
        return "wins"
    return "no" if rules.forfeit == "none" else "joke"
