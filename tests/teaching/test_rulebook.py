"""The rules of every game as they are told to a grown-up."""

import random
import re
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.content.decks import game_ids, load_box
from tutor.content.rulewords import load_rule_words
from tutor.game import (
    JOKER,
    ODD_ONE,
    RANKS,
    SUITS,
    Card,
    Chance,
    Deck,
    FanOffered,
    HouseRules,
    SeriesRules,
    cards,
    play_out,
    start,
)
from tutor.game.faults import faults
from tutor.game.simulation import simulate_rounds
from tutor.teaching.phrasebook import RankWords
from tutor.teaching.rulebook import RuleWords, Section, tell
from tutor.teaching.rulebook.facts import facts_of

WORDS = load_rule_words()
NUMBER = re.compile(rf"\b({'|'.join(WORDS.number)}|[0-9]+)\b")
LOW, HIGH = RANKS[:6], (*RANKS[6:], "A")
B_TABLE: dict[str, Any] = {"pairing": "rank-colour", "flow": "take", "first": "dealer-left"}

steadily = settings(
    derandomize=True, database=None, deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow]
)


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


COUNTED = (
    *((SHIPPED[name], 2) for name in SHIPPED if name != "picture-pack"),
    (game(ordinary(LOW), "6H", pairing="rank-colour"), 2),
    (game((*ordinary(), JOKER), pairing="rank-colour"), 2),
    (game(ordinary(copies=2), "QH", pairing="rank-colour"), 2),
    *((SHIPPED[name], players) for name in ("classic", "ace-to-six") for players in (4, 6)),
    *((game(taken_out="QH", flow="take"), players) for players in (4, 6)),
    *((game(ordinary(LOW), "6H", flow="take"), players) for players in (4, 6)),
)


def chance_of(seed: int) -> Chance:
    return Chance(seed, random.Random)


def text_of(sections: tuple[Section, ...]) -> str:
    return "\n".join(f"{item.lead} {item.text}".strip() for section in sections for item in section.items)


def told(deck: Deck, words: RuleWords = WORDS) -> str:
    return text_of(tell(deck, words))


def section(deck: Deck, name: str) -> str:
    return text_of(tuple(part for part in tell(deck, WORDS) if part.title == WORDS.title[name]))


# What a parent must find in the rules of each game, and what must not stand there.
TELLING = {
    "ace-to-six": (
        "the cards from ace to six: 24 of them",
        "Take out the six of hearts",
        "another rank sleeps in the box each round",
        "That leaves 23 cards: eleven pairs",
        "Four players six cards for three of you, five for one",
        "One card remains: the odd six",
        "count on four minutes",
        "about ten with four players",
        "Any single card you like",
    ),
    "classic": (
        "Take out the queen of hearts; back into the box with it. Any other queen would do just as well.",
        "Three players 17 cards each",
        "draw from your right and hold out to your left",
        "Once a pair of queens lies on the table, the last queen is the odd card for certain",
        "the dealer is left with the odd card in about one round in five",
        "Whoever holds it is caught",
    ),
    "same-colour": (
        "That makes the queen of diamonds the odd card",
        "The five of hearts goes with the five of diamonds",
        "The player on the dealer's left begins",
        "draw from your left, and the player on your right draws from you",
        "Here: the same rank and colour",
        "All four of a rank are two pairs, the red one and the black one",
        "about 14 with two players",
    ),
    "joker": (
        "Add one joker",
        "Nothing is taken out. That makes 53 cards",
        "The joker pairs with nothing",
        "One card remains: the joker",
        "You do: it is the odd card",
        "B by rank and colour. Here: by rank",
    ),
    "random-card-out": (
        "Pull one card blindly out of the pack",
        "The other three of its rank stay in",
        "Now the hidden card may be turned up",
        "A rank is in the clear once all its cards lie on the table",
        "Here: any card",
    ),
    "rotating-card": (
        "a card that has not had its turn yet",
        "after all 52 it starts again",
        "The partner of the hidden card is the odd card",
        "Each pair that lies on the table is one suspect less",
        "Here: a different card each round",
    ),
    "picture-pack": (
        "You need a picture pack of 21 cards. It holds ten pairs",
        "A pair is the very same picture twice",
        "It cannot happen: nothing is in the pack more than twice",
        "From three or four",
    ),
    "two-packs": (
        "two ordinary packs, shuffled into one: 104 cards",
        "Take out one queen of hearts",
        "Seven queens stay in",
        "It is meant for more than six of you",
        "Twelve players nine cards for seven of you, eight for five",
        "Only when three pairs of queens lie on the table",
        "not one of each",
    ),
    "black-peter": (
        "the cards from seven to ace: 32 of them",
        "Take out the jack of clubs",
        "That leaves 31 cards: 15 pairs",
        "Black Peter has many packs",
        "Any jack",
    ),
    "black-peter-31": (
        "a picture pack of 31 cards. It holds 15 pairs",
        "31 or 37 cards",
        "about nine with two players",
    ),
    "black-peter-37": (
        "a picture pack of 37 cards. It holds 18 pairs",
        "31 or 37 cards",
        "about eleven with two players",
    ),
    "vieux-garcon": (
        "Take out the jack of clubs; back into the box with it. That makes the jack of spades the odd card.",
        "goes round anticlockwise: you draw from your left and hold out to your right",
        "Most games go the other way",
        "The deal goes clockwise, although the play goes the other way",
        "wants the colours to match and draws from the left",
        "Here: as in A",
    ),
    "scabby-queen": (
        "Take out the queen of clubs",
        "One card remains: the queen of spades",
        "Here both are true, because colours have to match",
        "The rough old forfeits are left out",
    ),
    "odd-card-wins": (
        "Whoever holds it wins the round",
        "Whoever wins a round gets one point, and the most points are best",
        "You are out of the round and cannot win it any more",
        "wants to keep something",
        "Here the odd card is the prize",
    ),
    "first-out-1831": (
        "Take out the queens of clubs, diamonds and hearts; back into the box with them",
        "That leaves 49 cards: 24 pairs",
        "The first player to go out has won",
        "the player whose last card was drawn is out first",
        "whoever holds the last card is caught",
    ),
    "king-escapes": (
        "Take out the kings of clubs, diamonds and hearts",
        "draw from your left and hold out to your right",
        "Whoever is caught drops out, and the others deal again. The last player in wins the series.",
        "five points end it",
        "One card remains: the king of spades",
    ),
    "exit-order": (
        "Everybody has a place in the order in which they went out",
        "whoever holds the last card is caught and comes last",
        "Here: a point each time",
    ),
}
NEVER = {
    "ace-to-six": ("queen of", "joker pairs", "colour with"),
    "classic": ("knows it from the start", "drops out", "holds it wins"),
    "same-colour": ("Three queens", "hold out to your left", "whatever their suits"),
    "joker": ("Take out", "without its jokers"),
    "random-card-out": ("knows it from the start", "Take out", "poking out"),
    "rotating-card": ("knows it from the start", "whatever their suits"),
    "picture-pack": ("Take out", "suit", "rank"),
    "two-packs": ("Three to five make",),
    "odd-card-wins": ("aught", "safe", "nobody wants"),
    "scabby-queen": ("any other queen would", "Any queen"),
    "king-escapes": ("share the victory", "as many rounds as you like"),
    "exit-order": ("Nobody wins",),
}


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_is_told_by_what_makes_it_special(name):
    text = told(SHIPPED[name]).replace("\n", " ")
    assert not [fact for fact in TELLING[name] if fact not in text]
    assert not [word for word in NEVER.get(name, ()) if word in text]


def test_every_game_that_comes_along_is_told_here():
    assert set(SHIPPED) == set(game_ids())


@pytest.mark.parametrize("name", SHIPPED)
def test_the_games_that_come_along_are_the_ones_that_are_told_here(name):
    """All but the titles: the file of a game and the table above make the same rules."""
    box = load_box(name)
    parts = msgspec.structs.replace(SHIPPED[name], pack=box.deck.pack) if not box.deck.pack[0].suit else SHIPPED[name]
    assert tell(box.deck, WORDS, box.words)[1:] == tell(parts, WORDS, box.words)[1:]
    assert box.deck.title == tell(box.deck, WORDS, box.words)[0].title


@pytest.mark.parametrize("name", SHIPPED)
def test_every_hand_that_is_told_is_the_hand_that_is_dealt(name):
    deck = SHIPPED[name]
    rows = {item.lead: item.text for part in tell(deck, WORDS) for item in part.items if item.lead.endswith(" players")}
    assert len(rows) == deck.most_players - deck.fewest_players + 1
    for players in range(deck.fewest_players, deck.most_players + 1):
        hands = Counter(map(len, start(deck, players, 0, chance_of(1)).hands))
        row = rows[f"{WORDS.count(players).capitalize()} players"]
        numbers = [WORDS.number.index(word) if word in WORDS.number else int(word) for word in NUMBER.findall(row)]
        if players == 2:
            assert numbers[::2] == sorted(hands, reverse=True)
        elif len(hands) == 1:
            assert numbers == [*hands]
        else:
            assert dict(zip(numbers[::2], numbers[1::2], strict=True)) == hands


@pytest.mark.parametrize("flow", ["offer", "take"])
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("first", [None, "dealer", "dealer-left", 2])
def test_who_begins_and_who_draws_from_whom_is_what_the_game_does(flow, direction, first):
    deck = game(taken_out="QH", flow=flow, direction=direction, first=first, fewest_players=4, most_players=4)
    turn = section(deck, "turn")
    seats = {"The dealer": 0, "The player on the dealer's left": 1, "The player on the dealer's right": 3}
    begins = {**seats, "The player in seat three": 2}[turn.partition(" begins.")[0]]
    _, events = play_out(start(deck, 4, 0, chance_of(3)))
    held = next(event for event in events if isinstance(event, FanOffered))
    assert begins == (held.offerer if flow == "offer" else held.drawer)
    far = {1: "left", 3: "right"}[(held.offerer - held.drawer) % 4]
    assert f"you draw from your {far}" in turn


def test_the_draws_that_are_told_are_about_right():
    for deck, players in COUNTED:
        tally = simulate_rounds(deck, players, 5, range(300), random.Random)
        draws = facts_of(deck).draws[players]
        assert abs(tally.mean - draws) < 0.5 + 2 * (tally.ci95 or 0), (players, deck.pack, tally.mean)


def test_what_the_seat_is_worth_is_about_right():
    b_table = {"flow": "take", "first": "dealer-left"}
    worth = [
        (SHIPPED["classic"], 3, {0: 0.2, 1: 0.4, 2: 0.4}),
        (game(taken_out="QH", **b_table), 4, {0: 0.33, 2: 0.125}),
        (SHIPPED["ace-to-six"], 4, {0: 0.2, 3: 0.3}),
        (game(ordinary(LOW), "6H", **b_table), 6, {0: 0.04, 1: 0.19, 3: 0.19, 5: 0.19}),
    ]
    for deck, players, shares in worth:
        assert facts_of(deck).seat_line
        tally = simulate_rounds(deck, players, 9, range(600), random.Random)
        assert all(abs(tally.shares[seat] - share) < 0.06 for seat, share in shares.items())


@pytest.mark.parametrize(
    "other", [{"direction": "anticlockwise"}, {"first": "dealer-left"}, {"first": 0}, {"fewest_players": 4}]
)
def test_figures_are_told_only_for_the_game_they_were_counted_with(other):
    deck = game(taken_out="QH", **other)
    assert "about seven with two players" in told(game(taken_out="QH"))
    assert ("about 31 with four players" in told(deck)) == ("fewest_players" in other)
    assert ("The seat matters" in told(deck)) is False
    assert "Cards drawn" not in told(game(ordinary(RANKS[:7]), "7H"))


def test_a_wrong_pair_is_told_as_the_table_has_it():
    down = {"taken_out": "QH", "pairs_laid": "face-down"}
    loses, cancel = game(**down), game(**down, wrong_pair="cancel")
    assert "whoever laid such a pair is caught, once for each" in section(loses, "pairs")
    assert "Pairs are laid face down" in section(loses, "pairs")
    assert "Here: as in A." in told(loses)
    assert "nobody can be certain but a player who has laid all the other queens" in told(loses)
    assert "the round does not count: the same player deals again" in section(cancel, "pairs")
    assert "the cards come back, and it says what each of them is" in section(cancel, "pairs")
    assert "Name each pair aloud" not in told(loses)
    wins = game(**down, outcome="holder-wins")
    assert "The round is won by a player who still holds a queen, or else by nobody." in section(wins, "pairs")
    assert "aught" not in told(wins)


def test_a_series_is_told_as_it_is_counted():
    series = {"taken_out": "QH", "scoring": "exit-bonus", "rounds": 5, "tie": "extra-rounds", "deal": "fixed"}
    rounds = section(game(**series), "rounds")
    assert "two points, and whoever is first out gets one point off" in rounds
    assert "Play five rounds." in rounds
    assert "each extra round sends out whoever is caught" in rounds
    assert "The same player deals every round." in section(game(**series), "deal")
    assert "as soon as somebody has been caught three times" in section(
        game(taken_out="QH", stop_when_caught=3), "rounds"
    )
    assert "as soon as somebody has five points" in section(game(taken_out="QH", game_over_at=5), "rounds")
    out = section(game(taken_out="QH", out_at=3), "rounds")
    assert "caught three times drops out" in out
    assert "as many rounds as you like" not in out


def test_the_house_rules_of_a_table_are_told():
    quiet = game(taken_out="QH", silent=True, one_shuffle=True, helpers=False, open_hands=True, forfeit="claps")
    house, fan = section(quiet, "house"), section(quiet, "fan")
    for fact in ("The table is quiet", "nobody helps", "Hands lie open", "whoever is caught claps"):
        assert fact in house
    assert "One mixing is all you get" in fan
    assert "as often as you like" not in fan
    assert "cheeky" not in fan
    assert "Watch faces" not in told(quiet)
    assert "hides them" not in told(quiet)
    assert "smudge" in section(game(taken_out="QH", forfeit="smudge"), "house")
    assert "claps" not in told(SHIPPED["scabby-queen"])


def test_a_family_may_name_the_odd_card():
    peter = RankWords("Black Peter", "Black Peter", "Black Peters", "two Black Peters", "another Black Peter")
    deck = game(ordinary(("9", "J")), "JC", odd=Card("J", "spades"))
    text = text_of(tell(deck, WORDS, {ODD_ONE: peter}))
    assert "Black Peter is the odd card by name" in text
    assert "Black Peter pairs with nothing, not even with a jack" in text
    assert "the jack of spades is the odd card by name" in told(deck).lower()


def test_pictures_are_called_by_their_words():
    cat = RankWords("cat", "a cat", "cats", "two cats", "another cat")
    pack = (Card("cat"), Card("cat", "", 1), *pictures(1, "maid"))
    text = text_of(tell(game(pack, pairing="picture"), WORDS, {"cat": cat}))
    assert "two cats" in text
    assert "The maid is the odd card" in text


def test_a_pack_of_any_ranks_and_suits_is_told():
    two_suits = game(ordinary(("2", "5", "9"), suits=("hearts", "spades")), "9S")
    assert "only the twos, fives and nines: six cards. Of the suits only hearts and spades are used." in told(two_suits)
    assert "nothing is in the pack more than twice" in told(two_suits)
    twice = game(ordinary(LOW, copies=2), "6H")
    assert "From two ordinary packs you need only the cards from ace to six: 48 of them." in told(twice)
    assert "put together at home: three cards" in told(game(cards("6H 6S 2S")))


def test_a_deck_that_makes_no_game_is_not_told():
    with pytest.raises(ValueError, match="without a partner"):
        tell(game(), WORDS)


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
def any_decks(draw: st.DrawFn) -> Deck:
    """A deck with any house rules and any series, a game or not."""

    def one_of(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    some = draw(st.permutations(RANKS))[: draw(st.integers(1, 13))]
    pack: tuple[Card, ...] = ()
    if draw(st.booleans()):
        suits = one_of(SUITS, SUITS, SUITS[:2], SUITS[1:3], SUITS[:3])
        pack += ordinary(tuple(rank for rank in RANKS if rank in some), one_of(1, 1, 2), suits)
    if draw(st.booleans()) or not pack:
        pack += pictures(draw(st.integers(1, 4)))[: one_of(None, -1)]
    pack += one_of((), (JOKER,))
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
    fewest = draw(st.integers(2, 4))
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
