"""How a game is played: pairs, turns, the fan, going out, and the end of a round."""

from tutor.teaching.rulebook.facts import Facts, whole_ranks
from tutor.teaching.rulebook.names import Names
from tutor.teaching.rulebook.words import Page

RANKED = ("first-out-wins", "exit-order")


def tell_pairs(page: Page, names: Names) -> None:
    """What a pair is, the pairs before the first draw, how they lie, and what becomes of a wrong one."""
    facts, rules = names.facts, names.facts.deck.rules
    page.say(*_what_matches(page, names), **names.colours())
    page.say(*_what_pairs_with_nothing(facts))
    page.say("opening", *_three_and_four(facts))
    page.say("up" if rules.pairs_laid == "face-up" else "down", "must")
    _tell_wrong_pairs(page, facts)


def _what_matches(page: Page, names: Names) -> list[str]:
    facts, rules = names.facts, names.facts.deck.rules
    two_examples = page.args["pair_a"] != page.args["pair_b"]
    if not facts.suited:
        return ["picture_say" if two_examples else "picture"]
    too = "picture_too" if facts.pictures else ""
    if rules.pairing == "picture":
        return ["same", too]
    if rules.pairing == "rank":
        return ["rank" if two_examples else "rank_one", too]
    twins = any(card.copy for card in facts.suited)
    return ["colour", "colour_say" if whole_ranks(facts) else "", "colour_twins" if twins else "", too]


def _what_pairs_with_nothing(facts: Facts) -> list[str]:
    if facts.sort == "named":
        mates = [card for card in facts.deck.cards if card.rank == facts.odd[0].rank]
        return ["named" if len(mates) > 1 else "alone"]
    return [{"joker": "alone", "several": "odd_too"}.get(facts.sort, "")]


def _three_and_four(facts: Facts) -> list[str]:
    if facts.largest > 2:
        return ["three", "four" if facts.largest > 3 else "", "more" if facts.largest > 4 else ""]
    return ["four_colours"] if facts.deck.rules.pairing == "rank-colour" and whole_ranks(facts) else []


def _tell_wrong_pairs(page: Page, facts: Facts) -> None:
    rules = facts.deck.rules
    if rules.wrong == "reject":
        page.say("wrong_reject")
        return
    if rules.wrong == "cancel":
        page.say("wrong_cancel")
    elif rules.outcome == "holder-wins":
        page.say("wrong_loses_wins", "wrong_count")
    else:
        also = {"first-out-wins": "wrong_no_first", "exit-order": "wrong_last"}.get(rules.outcome, "")
        page.say("wrong_loses", "wrong_count", also)
    page.say("wrong_child")


def tell_turn(page: Page, names: Names) -> None:
    """Who begins, who draws from whom, and what becomes of the card drawn."""
    facts, rules = names.facts, names.facts.deck.rules
    page.say(rules.flow)
    page.say(f"{rules.flow}_next", "two" if facts.seats(2) else "")
    page.say("other_way" if rules.direction == "anticlockwise" else "")
    page.say("paired", "kept")


def tell_fan(page: Page, names: Names) -> None:
    """How a fan is held and mixed, and what helps after a mishap."""
    rules = names.facts.deck.rules
    page.say("hold", "" if rules.silent or rules.open_hands else "bluff")
    page.say("mix_once" if rules.one_shuffle else "mix", "program")
    page.say("exposed", "several")


def tell_out(page: Page, names: Names) -> None:
    """What it means to have no cards left, and how the turn passes."""
    rules = names.facts.deck.rules
    page.say("done" if rules.outcome == "holder-wins" else "safe", "ways")
    page.say(f"pass_{rules.flow}", "starter")
    page.say(*(("both", "share") if rules.outcome in RANKED else ()))


def tell_end(page: Page, names: Names) -> None:
    """When a round is over, and what the last card means for whom."""
    facts, rules = names.facts, names.facts.deck.rules
    outcome = {
        "holder-caught": "caught",
        "holder-wins": "wins",
        "first-out-wins": "first_out",
        "exit-order": "exit_order",
    }[rules.outcome]
    page.say("over", "hidden" if facts.sort == "unseen" else "")
    page.say(outcome, "nobody_loses" if outcome == "wins" and rules.wrong != "loses" else "")
    page.say("bad_pack")
