"""What the gaps in the lines are filled with: the names of cards, sides and numbers in one game."""

from collections.abc import Mapping

from tutor.game import JOKER, ODD_ONE, RANKS, Card
from tutor.teaching.phrasebook import RankWords
from tutor.teaching.rulebook.facts import Facts, pair_ranks, whole_ranks
from tutor.teaching.rulebook.words import RankForms, RuleWords, fill

Pictures = Mapping[str, RankWords]


class Names:
    """Names the cards of one game in one language; `pictures` has the words for its pictures and its odd one."""

    def __init__(self, facts: Facts, words: RuleWords, pictures: Pictures) -> None:
        self.facts = facts
        self.words = words
        self.pictures = pictures

    def forms(self, rank: str) -> RankForms:
        """The forms of a rank, a joker or a picture; a picture without words is called by its id."""
        words, phrase = self.words, self.words.phrase
        if rank in self.pictures:
            told = self.pictures[rank]
            return RankForms(told.word, told.one, told.many, told.pair)
        if rank in words.rank:
            return words.rank[rank]
        word = rank.replace("-", " ")
        pair = fill(phrase["picture_pair"], {"word": word})
        return RankForms(word, fill(phrase["picture"], {"word": word}), word, pair)

    def card(self, card: Card) -> str:
        """One card with its article: `the six of hearts`, `the joker`, `a cat`."""
        if card.suit:
            twins = any(other.copy for other in self.facts.deck.pack if (other.rank, other.suit) == _face(card))
            forms, suit = self.forms(card.rank), self.words.suit[card.suit]
            return fill(self.words.phrase["twin" if twins else "card"], {"rank": forms.word, "suit": suit})
        return self.words.phrase["joker"] if card.rank == JOKER.rank else self.forms(card.rank).one

    def row(self, cards: tuple[Card, ...]) -> str:
        """Several cards, those of one rank together: `the queens of clubs and hearts`."""
        by_rank: dict[str, list[Card]] = {}
        for card in cards:
            by_rank.setdefault(card.rank, []).append(card)
        return self.words.row(self._alike(rank, alike) for rank, alike in by_rank.items())

    def _alike(self, rank: str, alike: list[Card]) -> str:
        if len(alike) == 1 or not alike[0].suit or len({card.suit for card in alike}) < len(alike):
            return self.words.row(map(self.card, alike))
        suits = self.words.row(self.words.suit[card.suit] for card in alike)
        return fill(self.words.phrase["cards"], {"many": self.forms(rank).many, "suits": suits})

    def odd(self) -> str:
        """The odd card, as far as it can be named."""
        phrase, odd = self.words.phrase, self.facts.odd
        if self.facts.sort == "unseen":
            return phrase["odd"]
        if self.facts.sort == "several":
            return fill(phrase["odd_of"], {"word": self.forms(odd[0].rank).word})
        if self.facts.sort == "named" and ODD_ONE in self.pictures:
            return self.pictures[ODD_ONE].one
        return self.card(odd[0])

    def first(self) -> str:
        """Who begins."""
        rules, phrase = self.facts.deck.rules, self.words.phrase
        if isinstance(rules.first, int):
            return fill(phrase["seat"], {"seat": self.words.count(rules.first + 1)})
        if rules.first == "dealer" or (rules.first is None and rules.flow == "offer"):
            return phrase["dealer"]
        return phrase["next_left" if rules.step == 1 else "next_right"]

    def args(self) -> dict[str, str]:
        """What every line of this game may name."""
        facts, words = self.facts, self.words
        deck, phrase = facts.deck, words.phrase
        side, other = ("left", "right") if deck.rules.step == 1 else ("right", "left")
        return {
            "fewest": words.count(deck.fewest_players),
            "most": words.count(deck.most_players),
            "cards": words.count(deck.dealt),
            "pairs": words.count(deck.dealt // 2),
            "out": self.row(deck.taken_out),
            "side": phrase[side],
            "other": phrase[other],
            "from": phrase[other if deck.rules.flow == "offer" else side],
            "way": phrase[deck.rules.direction],
            "first": self.first(),
            **self._odd_args(),
            **self._pair_args(),
        }

    def _odd_args(self) -> dict[str, str]:
        facts, odd = self.facts, self.facts.odd
        if not odd:
            return {"odd": self.odd(), "win": self.odd()}
        forms = self.forms(odd[0].rank)
        win = forms.one if facts.sort == "several" else self.odd()
        kept = self.words.count(len(odd))
        return {"odd": self.odd(), "win": win, "one": forms.one, "word": forms.word, "many": forms.many, "kept": kept}

    def _pair_args(self) -> dict[str, str]:
        """Two examples of a pair, from a low and a high rank of the pack."""
        ranks = pair_ranks(self.facts) or self.facts.deck.ranks
        low, high = ranks[len(ranks) // 3], ranks[3 * len(ranks) // 4]
        return {"pair_a": self.forms(low).pair, "pair_b": self.forms(high).pair}

    def colours(self) -> dict[str, str]:
        """A rank with all four suits, for what matches in colour; nothing where no rank has them."""
        ranks = whole_ranks(self.facts)
        if not ranks:
            return {}
        rank = ranks[len(ranks) // 3]
        reds = ("red_a", "hearts"), ("red_b", "diamonds")
        blacks = ("black_a", "clubs"), ("black_b", "spades")
        word = self.forms(rank).word
        named = {
            name: fill(self.words.phrase["card"], {"rank": word, "suit": self.words.suit[suit]})
            for name, suit in (*reds, *blacks)
        }
        return {**named, "rank": word}


def run_of(ranks: tuple[str, ...]) -> tuple[str, str] | None:
    """The lowest and the highest of ranks that follow each other, the ace at either end; None where they do not."""
    for order in (RANKS, (*RANKS[1:], RANKS[0])):
        places = sorted(order.index(rank) for rank in ranks)
        if len(places) > 2 and places == list(range(places[0], places[-1] + 1)):
            return order[places[0]], order[places[-1]]
    return None


def _face(card: Card) -> tuple[str, str]:
    return card.rank, card.suit
