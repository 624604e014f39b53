"""Rounds that nobody thought of: small valid decks, any house rules, any table, any seed."""

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.game import JOKER, RANKS, SUITS, Card, Deck, HouseRules, Round, apply, legal_actions

from .tables import dealt, deck_of, pictures

steadily = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

PICTURES = ("cat", "dog", "hen", "owl", "bee", "fox")


@st.composite
def house_rules(draw: st.DrawFn) -> HouseRules:
    """Any rules that go together."""
    pairs_laid = draw(st.sampled_from(["face-up", "face-down"]))
    return HouseRules(
        pairing=draw(st.sampled_from(["rank", "rank-colour", "picture"])),
        flow=draw(st.sampled_from(["offer", "take"])),
        direction=draw(st.sampled_from(["clockwise", "anticlockwise"])),
        first=draw(st.sampled_from([None, "dealer", "dealer-left", 0, 1])),
        pairs_laid=pairs_laid,
        wrong_pair=draw(st.sampled_from([None, "reject"] + ["loses", "cancel"] * (pairs_laid == "face-down"))),
        one_shuffle=draw(st.booleans()),
        open_hands=draw(st.sampled_from([False, False, True])),
    )


@st.composite
def small_decks(draw: st.DrawFn, most_classes: int = 5) -> Deck:
    """Some even classes and an odd one, of one pack or two, with whatever makes the odd one odd."""
    rules = draw(house_rules())
    if rules.pairing == "picture":
        return draw(picture_decks(rules, most_classes))
    odd = draw(st.sampled_from(["class", "class", "joker", "named", "unseen"]))
    suits = [SUITS[:2], SUITS[2:]] if rules.pairing == "rank-colour" else [SUITS]
    packs = draw(st.sampled_from([1, 1, 2]))
    classes = [[Card(rank, suit, copy) for copy in range(packs) for suit in of] for rank in RANKS for of in suits]
    chosen = draw(st.permutations(classes))[: draw(st.integers(1, most_classes if packs == 1 else 3))]
    sizes = [draw(st.sampled_from(range(2, len(chosen[0]) + 1, 2))) for _ in chosen]
    sizes[0] -= odd in {"class", "named"}
    in_play = [card for of, size in zip(chosen, sizes, strict=True) for card in of[:size]]
    pack = [card for of in chosen for card in of] + [JOKER] * (odd == "joker")
    taken_out = " ".join(str(card) for card in pack if card not in in_play and card != JOKER)
    fields = {"unseen": draw(st.sampled_from(["any", "not-used-yet"]))} if odd == "unseen" else {}
    if odd == "named":
        fields = {"odd": str(in_play[0])}
    return replace(deck_of(pack, taken_out, **fields), rules=rules)


@st.composite
def picture_decks(draw: st.DrawFn, rules: HouseRules, most_classes: int) -> Deck:
    """Pictures that come twice, and one that comes once or of which one lies unseen in the box."""
    *pairs, alone = draw(st.permutations(PICTURES))[: draw(st.integers(1, most_classes + 1))]
    pack = pictures(" ".join(pairs), alone)
    if pairs and draw(st.booleans()):
        return replace(deck_of(pack[:-1], unseen="any"), rules=rules)
    return replace(deck_of(pack), rules=rules)


@st.composite
def games(draw: st.DrawFn, most_players: int = 6) -> tuple[Deck, Round]:
    """A deck and a round of it just dealt, at a table of any size, with any seed."""
    deck, players = draw(small_decks()), draw(st.integers(2, most_players))
    return deck, dealt(deck, players, draw(st.integers(0, 2**40)), draw(st.integers(0, players - 1)))


def deals() -> st.SearchStrategy[Round]:
    """The rounds of such games."""
    return games().map(lambda game: game[1])


def some_moment(now: Round, actions: int, chance: Random) -> Round:
    """The round after so many random legal actions, most of them honest, or when it is over."""
    while actions and now.phase != "over":
        first, *others = legal_actions(now)
        now, _ = apply(now, chance.choice([first, first, chance.choice([first, *others])]))
        actions -= 1
    return now
