"""What the words mean, and how to play a game well."""

from tutor.game import RANKS
from tutor.teaching.rulebook.facts import Facts
from tutor.teaching.rulebook.names import Names, run_of
from tutor.teaching.rulebook.words import Page

LEADS = {"done": "out", "wins": "old_maid", "called": "only"}


def tell_words(page: Page, names: Names) -> None:
    """The words that the rules use, as they are meant in this game."""
    facts, rules = names.facts, names.facts.deck.rules
    wins = rules.outcome == "holder-wins"
    ranks = tuple(dict.fromkeys(card.rank for card in facts.suited))
    run = run_of(ranks) if ranks and len(ranks) < len(RANKS) else None
    pair = {"rank": "rank", "rank-colour": "colour", "picture": "same"}[rules.pairing] if facts.suited else "picture"
    meanings = {
        "rank": ("low" if run else "means") if facts.suited else "",
        "pair": pair,
        "odd": "known" if facts.known else "hidden" if facts.sort == "unseen" else "several",
        "caught": "wins" if wins else _caught(facts),
        "fan": "means",
        "offer": "means",
        "draw": "means",
        "safe": "done" if wins else "means",
        "deal": "means",
        "dealer": "means",
        "seat": "means",
        "round": "means",
    }
    more = {"low": names.forms(run[0]).word, "high": names.forms(run[1]).word} if run else {}
    for word, meaning in meanings.items():
        table = names.words.words[word]
        page.add(table[LEADS.get(meaning, "word")], table, meaning, **more)


def tell_tips(page: Page, names: Names) -> None:
    """What helps at the table, and what only seems to."""
    facts, rules = names.facts, names.facts.deck.rules
    wins = "_wins" if rules.outcome == "holder-wins" else ""
    others = names.words.count((len(facts.odd) - 1) // 2)
    if not rules.open_hands:
        page.say(*_what_can_be_known(facts, wins), others=others)
        page.say("" if facts.sort == "unseen" else "faces" + wins)
        page.say("mix_once" if rules.one_shuffle else "mix", "level")
    page.say("" if rules.open_hands else "middle" + wins, "place")
    page.say("coin" if facts.known else "")
    page.say("small", "aloud" if rules.pairs_laid == "face-up" else "")
    page.say("giggle_wins" if wins else "giggle_out" if facts.deck.series.out_at else "giggle")


def _caught(facts: Facts) -> str:
    if facts.sort == "picture":
        return "called"
    return "jack" if any(card.rank == "J" for card in facts.odd) else "caught"


def _what_can_be_known(facts: Facts, wins: str) -> list[str]:
    down = facts.deck.rules.pairs_laid == "face-down"
    if facts.known:
        return ["known", "not_odd"]
    if facts.sort == "unseen":
        return ["hidden", "clear_down" if down else "clear_pair" if facts.largest == 2 else "clear_rank"]
    sure = "sure_down" if down else "sure_one" if len(facts.odd) == 3 else "sure_more"
    return ["several" + wins, sure, "no_proof"]
