"""What is needed for a game, what is taken out, and how the cards are dealt."""

from collections import Counter

from tutor.game import RANKS, SUITS
from tutor.teaching.rulebook.facts import Facts
from tutor.teaching.rulebook.names import Names, run_of
from tutor.teaching.rulebook.words import Page


def tell_need(page: Page, names: Names) -> None:
    """Players, pack, the cards taken out, and which card is the odd one."""
    facts, deck = names.facts, names.facts.deck
    page.say("players_same" if deck.fewest_players == deck.most_players else "players", _best(facts))
    _tell_pack(page, names)
    _tell_taken_out(page, names)
    whole = not deck.taken_out and deck.unseen == "none"
    left = "left" if not whole else "left_all" if facts.suited or facts.joker else "holds"
    page.say(
        "left_one_pair" if deck.dealt == 3 else left,
        _odd_line(facts),
        others=names.words.count(facts.largest - 1),
    )


def _best(facts: Facts) -> str:
    if facts.seats(7) and any(card.copy for card in facts.suited):
        return "big"
    return "best" if facts.seats(3) and facts.seats(5) else ""


def _tell_pack(page: Page, names: Names) -> None:
    facts, words = names.facts, names.words
    if facts.suited:
        _tell_suited(page, names)
    if facts.pictures:
        page.say("pictures_too" if facts.suited else "pictures", count=words.count(len(facts.pictures)))
    if facts.joker:
        page.say("joker")


def _tell_suited(page: Page, names: Names) -> None:
    facts, words = names.facts, names.words
    ranks = tuple(dict.fromkeys(card.rank for card in facts.suited))
    suits = tuple(suit for suit in SUITS if any(card.suit == suit for card in facts.suited))
    packs = _packs(facts, len(ranks) * len(suits))
    more = {"count": words.count(len(facts.suited)), "packs": words.count(packs)}
    if not packs:
        page.say("own", **more)
        return
    if len(ranks) == len(RANKS):
        line = ("full" if packs == 1 else "packs") + ("_joker" if facts.joker else "")
    elif run := run_of(ranks):
        line = "run" if packs == 1 else "run_packs"
        more |= {"low": names.forms(run[0]).word, "high": names.forms(run[1]).word}
    else:
        line = "some" if packs == 1 else "some_packs"
        more["ranks"] = words.row(names.forms(rank).many for rank in ranks)
    only = "" if len(suits) == len(SUITS) else "suits"
    page.say(line, only, **more, suits=words.row(words.suit[suit] for suit in suits))


def _packs(facts: Facts, size: int) -> int:
    """How many equal packs of this size the cards with a suit are; 0 where they are none."""
    times = set(Counter((card.rank, card.suit) for card in facts.suited).values())
    packs, rest = divmod(len(facts.suited), size)
    return packs if not rest and times == {packs} else 0


def _tell_taken_out(page: Page, names: Names) -> None:
    facts, deck = names.facts, names.facts.deck
    out = deck.taken_out
    if out:
        line = "out" if len(out) == 1 else "out_many"
        more = {"out_word": names.forms(out[0].rank).word}
        page.say(line, _about_the_one_out(facts), "out_fresh" if deck.fresh_each_round else "", **more)
    elif facts.suited and deck.unseen == "none":
        page.say("out_none")
    if deck.unseen != "none":
        page.say("unseen" if deck.unseen == "any" else "rotating", turns=names.words.count(len(deck.cards)))


def _about_the_one_out(facts: Facts) -> str:
    if len(facts.deck.taken_out) > 1 or not any(card.rank == facts.deck.taken_out[0].rank for card in facts.odd):
        return ""
    return {"several": "out_any", "single": "out_colour"}.get(facts.sort, "")


def _odd_line(facts: Facts) -> str:
    if facts.sort == "unseen":
        by_rank = facts.deck.rules.pairing == "rank" and len(set(facts.sizes)) == 1 and not facts.pictures
        return "hidden_one" if facts.largest == 2 else "hidden_rank" if by_rank else "hidden_several"
    return {"several": "several", "named": "named"}.get(facts.sort, "known")


def tell_deal(page: Page, names: Names) -> None:
    """Who deals, how, and how many cards each player gets."""
    facts, deck = names.facts, names.facts.deck
    page.say("dealer")
    page.say("deal", "still_clockwise" if deck.rules.direction == "anticlockwise" else "")
    tables = range(deck.fewest_players, min(deck.most_players, deck.dealt) + 1)
    for players in tables:
        _tell_hands(page, names, players)
    page.say("uneven" if any(deck.dealt % players for players in tables) else "")
    page.say("" if deck.rules.open_hands else "hidden")
    line = "passes" if deck.series.deal == "clockwise" else "fixed"
    page.say(line + ("_in" if deck.series.out_at else ""))
    page.say(facts.seat_line, "so_pass" if facts.seat_line and line == "passes" else "")


def _tell_hands(page: Page, names: Names, players: int) -> None:
    words, (fewer, some) = names.words, divmod(names.facts.deck.dealt, players)
    page.add(
        words.deal["lead"],
        words.deal,
        _hand_line(players, fewer, some),
        players=words.count(players),
        more=words.count(fewer + bool(some)),
        fewer=words.count(fewer),
        some=words.count(some),
        others=words.count(players - some),
    )


def _hand_line(players: int, fewer: int, some: int) -> str:
    if some:
        return "mixed_two" if players == 2 else "mixed"
    return "each_one" if fewer == 1 else "each"
