"""The rules of every game that comes along: told by what makes it special, with the hands that it deals."""

import re
from collections import Counter

import msgspec
import pytest

from tutor.content.decks import game_ids, load_box
from tutor.game import start
from tutor.teaching.rulebook import tell

from .rulebook import SHIPPED, WORDS, chance_of, told

NUMBER = re.compile(rf"\b({'|'.join(WORDS.number)}|[0-9]+)\b")

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
