"""Why a deck makes no game: every reason at once, each a sentence that says what to change."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from tutor.game.cards import JOKER, Card, kind
from tutor.game.deck import ODD_ONE, Deck, odd_ones

FEWEST_AT_A_TABLE = 2
MOST_NAMED = 4

_RANK_WORDS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}


class Fault(msgspec.Struct, frozen=True, gc=False):
    """One reason; `about` names the parts of the deck it is seen from, such as `rules.first`, first what to change."""

    sentence: str
    about: tuple[str, ...]


def faults(deck: Deck) -> tuple[str, ...]:
    """Every reason why a deck makes no game, each in one sentence that says what to change; empty where it makes one.

    A game has exactly one odd class, cards enough for its players, and rules that go together; where the odd card wins
    (sheet A) nobody is caught. Smaller packs of chosen ranks or pictures (sheet B) are games like any other.
    """
    return tuple(fault.sentence for fault in all_faults(deck))


def all_faults(deck: Deck) -> tuple[Fault, ...]:
    """The same reasons, each with the parts of the deck that it is about."""
    return (*_of_the_pack(deck), *_of_the_players(deck), *_of_the_rules(deck), *_of_the_series(deck))


def _of_the_pack(deck: Deck) -> Iterator[Fault]:
    if not deck.pack:
        yield Fault("the pack is empty: name the ranks and suits that are in play, or pictures", ("pack",))
        return
    twice = [str(card) for card, times in Counter(deck.pack).items() if times > 1]
    if twice:
        sentence = f"{_row(twice)} is in the pack more than once: mark the second one as its twin, {twice[0]}'"
        yield Fault(sentence, ("pack",))
    left = list(deck.pack)
    for card in deck.taken_out:
        if card in left:
            left.remove(card)
        else:
            why = "it is taken out already" if card in deck.pack else "it is not in the pack"
            yield Fault(f"{card} cannot be taken out, {why}: name a card of the pack", ("taken_out", "pack"))
    yield from _of_the_named_card(deck, left)
    if deck.fresh_each_round:
        yield from _of_the_sleeper(deck)
    if not twice:
        yield from _of_the_odd_card(deck, left)


def _of_the_named_card(deck: Deck, left: Sequence[Card]) -> Iterator[Fault]:
    odd, about = deck.odd, ("odd", "taken_out", "pack")
    if odd is None or odd in left:
        return
    if odd in deck.pack:
        yield Fault(f"{odd} is named as the odd card, but is taken out: name a card that is dealt", about)
    else:
        yield Fault(f"{odd} is named as the odd card, but is not in the pack: name a card of the pack", about)


def _of_the_sleeper(deck: Deck) -> Iterator[Fault]:
    """Any card of the pack may sleep only where nothing but the one taken out makes a card odd (sheet C)."""
    plain = len(deck.taken_out) <= 1 and deck.unseen == "none" and deck.odd is None
    if not plain or not all(card.suit for card in deck.pack):
        why = "another card sleeps each round only where one of ranks and suits is taken out and nothing else is odd"
        about = ("fresh_each_round", "taken_out", "pack", "unseen", "odd")
        yield Fault(f"{why}: change the pack, or let the same card sleep", about)


def _of_the_odd_card(deck: Deck, left: Sequence[Card]) -> Iterator[Fault]:
    """Exactly one class is odd (ruling 13); a joker, and there is never more than one, is a class of its own."""
    about = ("taken_out", "pack", "odd", "unseen", "rules.pairing")
    jokers = [card for card in left if card.rank == JOKER.rank]
    if len(jokers) > 1:
        packs = "two packs have one joker" if any(card.copy for card in deck.pack if card.suit) else "keep one of them"
        yield Fault(f"{len(jokers)} jokers would be {len(jokers)} odd cards: {packs}", ("pack.jokers",))
    pairing = deck.rules.pairing
    classes = {card: ODD_ONE if card == deck.odd else kind(card, pairing) for card in left if card not in jokers}
    odd = odd_ones(classes.values())
    members = {name: next(card for card in classes if classes[card] == name) for name in odd}
    names = [_named(members[name], deck) for name in odd]
    if deck.unseen != "none":
        yield from _of_the_unseen_card(names, bool(jokers))
    elif jokers and odd:
        way = "put back what was taken out" if deck.taken_out else "give it a partner"
        none = "has no partner" if len(names) == 1 else "have no partners"
        why = f"the joker is the odd card, and {_row(names)} {none} either"
        yield Fault(f"{why}: {way}, or play without the joker", about if deck.taken_out else ("pack.jokers", *about))
    elif not jokers and not odd:
        yield Fault("every card finds a partner, so nobody has the odd one: take one card out, or add a joker", about)
    elif len(odd) > 1:
        sentence = f"{len(odd)} cards have no partner, {_row(names)}, and a game has one: {_way_out(deck)}"
        yield Fault(sentence, about if deck.taken_out else ("pack", *about))


def _of_the_unseen_card(names: Sequence[str], joker: bool) -> Iterator[Fault]:
    why = "where a card is taken out unseen all others find partners"
    about = ("unseen", "taken_out", "pack", "odd", "rules.pairing")
    if joker:
        sentence = "the joker has nothing to be where a card is taken out unseen: play without the joker"
        yield Fault(sentence, ("pack.jokers", *about))
    if names:
        none = "has none: put its partner back" if len(names) == 1 else "have none: put their partners back"
        yield Fault(f"{why}, and {_row(names)} {none}, or take no card out unseen", about)


def _way_out(deck: Deck) -> str:
    if deck.rules.pairing == "picture" and any(card.suit for card in deck.pack):
        return "let cards pair by rank or by rank-colour"
    if deck.taken_out:
        return "put back all but one of the cards taken out, or take their partners out as well"
    return "take out all of them but one, or give them partners"


def _named(card: Card, deck: Deck) -> str:
    """The class of a card in words: `a queen`, `a black queen`, `the 7 of hearts`, `<cat>`."""
    if card == deck.odd or not card.suit:
        return str(card)
    rank = _RANK_WORDS.get(card.rank, card.rank)
    if deck.rules.pairing == "picture":
        return f"the {rank} of {card.suit}"
    if deck.rules.pairing == "rank-colour":
        return f"a {card.colour} {rank}"
    return f"an {rank}" if rank in ("ace", "8") else f"a {rank}"


def _row(names: Sequence[str]) -> str:
    shown = list(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        shown.append(f"{len(names) - MOST_NAMED} more")
    *front, last = shown
    return f"{', '.join(front)} and {last}" if front else last


def _of_the_players(deck: Deck) -> Iterator[Fault]:
    """Fewer cards than players are refused (ruling 13)."""
    fewest, most, dealt = deck.fewest_players, deck.most_players, max(deck.dealt, 0)
    if fewest < FEWEST_AT_A_TABLE:
        yield Fault(f"{fewest} at a table make no game: let the fewest players be 2 or more", ("fewest_players",))
    if most < fewest:
        sentence = f"the most players ({most}) are fewer than the fewest ({fewest}): change one of the two"
        yield Fault(sentence, ("most_players", "fewest_players"))
    elif dealt < most and deck.pack:
        sentence = f"{dealt} cards are dealt, too few for {most} players: let the most be {dealt}, or add cards"
        if dealt < fewest:
            sentence = f"{dealt} cards are dealt, too few for {fewest} players, the fewest there are: add cards"
        about = "fewest_players" if dealt < fewest else "most_players"
        yield Fault(sentence, (about, "fewest_players", "most_players", "pack", "taken_out", "unseen"))


def _of_the_rules(deck: Deck) -> Iterator[Fault]:
    rules, fewest = deck.rules, deck.fewest_players
    about = ("rules.wrong_pair", "rules.pairs_laid")
    if rules.pairs_laid == "face-up" and rules.wrong_pair in ("loses", "cancel"):
        why = "pairs laid face up are looked at, and a wrong one is never laid"
        yield Fault(f'{why}: write wrong-pair = "reject", or lay pairs face down', about)
    if rules.pairs_laid == "face-down" and rules.wrong_pair == "reject":
        why = "a wrong pair laid face down is seen only at the end"
        yield Fault(f'{why}: write wrong-pair = "loses" or "cancel", or lay pairs face up', about)
    if isinstance(rules.first, int) and not 0 <= rules.first < fewest:
        seats = f"seats 0 to {fewest - 1}" if fewest > 1 else "seat 0"
        sentence = f"nobody sits at seat {rules.first} when {fewest} play: let one of {seats} be first, or the dealer"
        yield Fault(sentence, ("rules.first", "fewest_players"))


def _of_the_series(deck: Deck) -> Iterator[Fault]:
    series, outcome = deck.series, deck.rules.outcome
    limits = {name: getattr(series, name) for name in ("stop_when_caught", "game_over_at", "out_at")}
    for name, number in {"rounds": series.rounds, **limits}.items():
        if number is not None and number < 1:
            sentence = f"{_key(name)} is {number}: write a whole number from 1 up, or leave it out"
            yield Fault(sentence, (f"series.{name}",))
    if outcome == "holder-wins":
        why = "where the holder of the odd card wins, nobody is caught"
        if series.scoring == "exit-bonus":
            sentence = f'{why} and there is no exit bonus: write scoring = "wins"'
            yield Fault(sentence, ("series.scoring", "rules.outcome"))
        for name, number in limits.items():
            if number is not None:
                sentence = f"{why}, so {_key(name)} would never come: leave it out, and agree on rounds"
                yield Fault(sentence, (f"series.{name}", "rules.outcome"))
    elif series.scoring == "wins" and outcome == "holder-caught":
        why = "wins are counted only where a round has a winner, and here it has none"
        yield Fault(f'{why}: write scoring = "marks"', ("series.scoring", "rules.outcome"))


def _key(field: str) -> str:
    return field.replace("_", "-")
