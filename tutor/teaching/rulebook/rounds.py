"""How rounds add up, and the house rules of this table."""

from tutor.teaching.rulebook.names import Names
from tutor.teaching.rulebook.words import Page


def tell_rounds(page: Page, names: Names) -> None:
    """How a round is counted, when several are over, and what becomes of a tie."""
    rules, house = names.facts.deck.series, names.facts.deck.rules
    wins = rules.scoring == "wins" or house.outcome == "holder-wins"
    ends = any((rules.rounds, rules.stop_when_caught, rules.game_over_at))
    page.say("one")
    if rules.out_at:
        page.say("knock_out" if rules.out_at == 1 else "out", times=names.words.count(rules.out_at))
        page.say("nobody_left" if house.wrong == "loses" else "")
    if ends or not rules.out_at:
        page.say(*_count(rules.scoring, wins))
        _tell_the_end(page, names)
        page.say("shared" if rules.tie == "shared" else "extra_wins" if wins else "extra")
    page.say("cancelled" if house.wrong == "cancel" and rules.deal == "clockwise" else "")


def _count(scoring: str, wins: bool) -> list[str]:
    if wins:
        return ["wins"]
    return ["bonus"] if scoring == "exit-bonus" else ["points", "most"]


def _tell_the_end(page: Page, names: Names) -> None:
    rules, words = names.facts.deck.series, names.words
    lines, more = [], {}
    for name, number in (("number", rules.rounds), ("stop", rules.stop_when_caught), ("limit", rules.game_over_at)):
        if number:
            lines.append(name if number > 1 else f"{name}_one")
            more["rounds" if name == "number" else name] = words.count(number)
    page.say(*(lines or ([] if rules.out_at else ["open"])), **more)


def tell_house(page: Page, names: Names) -> None:
    """What else this table has agreed on: quiet, help, open hands, and a joke at the end."""
    facts, rules = names.facts, names.facts.deck.rules
    page.say(*(("silent", "silent_named" if rules.pairs_laid == "face-up" else "") if rules.silent else ()))
    page.say("help" if rules.helpers else "no_help")
    page.say("open" if rules.open_hands else "")
    if rules.outcome == "holder-wins" or rules.forfeit == "none":
        return
    page.say("smudge" if rules.forfeit == "smudge" else "claps" if facts.suited else "no_claps")
