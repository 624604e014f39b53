"""Rounds that nobody thought of: small valid decks, any house rules, any table, any seed."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tutor.game import RANKS, SUITS, Card, Deck, HouseRules, Round

from .tables import dealt, deck_of

steadily = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def house_rules(draw: st.DrawFn) -> HouseRules:
    return HouseRules(
        pairing=draw(st.sampled_from(["rank", "rank-colour"])),
        flow=draw(st.sampled_from(["offer", "take"])),
        direction=draw(st.sampled_from(["clockwise", "anticlockwise"])),
        first=draw(st.sampled_from([None, "dealer", "dealer-left"])),
        pairs_laid=draw(st.sampled_from(["face-up", "face-down"])),
    )


@st.composite
def small_decks(draw: st.DrawFn, most_classes: int = 5) -> Deck:
    """Some even classes and an odd one; the cards of those classes that are not dealt are taken out."""
    rules = draw(house_rules())
    by_colour = rules.pairing == "rank-colour"
    classes = [(rank, suits) for rank in RANKS for suits in ([SUITS[:2], SUITS[2:]] if by_colour else [SUITS])]
    chosen = draw(st.permutations(classes))[: draw(st.integers(1, most_classes))]
    pack = [Card(rank, suit) for rank, suits in chosen for suit in suits]
    sizes = [draw(st.sampled_from([1] if by_colour else [1, 3]))]
    sizes += [draw(st.sampled_from([2] if by_colour else [2, 4])) for _ in chosen[1:]]
    in_play = [Card(rank, suit) for (rank, suits), size in zip(chosen, sizes, strict=True) for suit in suits[:size]]
    taken_out = " ".join(str(card) for card in pack if card not in in_play)
    return Deck("small", "Small", "A small deck.", "C", tuple(pack), deck_of(pack, taken_out).taken_out, rules)


@st.composite
def deals(draw: st.DrawFn) -> Round:
    """A round just dealt, at a table of any size, with any seed."""
    players = draw(st.integers(2, 6))
    return dealt(draw(small_decks()), players, draw(st.integers(0, 2**40)), draw(st.integers(0, players - 1)))
