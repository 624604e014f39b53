"""A table laid out for practice: a hand and a fan as they are wanted, and no deal."""

from collections import Counter
from collections.abc import Mapping

from tutor.game.cards import JOKER, Card, kind
from tutor.game.chance import Chance
from tutor.game.deck import ODD_ONE
from tutor.game.round import Hand, Round, Table
from tutor.game.rules import HouseRules

LEARNER, TUTOR = 0, 1
ELSEWHERE = 9  # the copy of a card that no pack has: a partner that is in nobody's sight


def practice(rules: HouseRules, hand: Hand, fan: Hand, chance: Chance, odd: Card | None = None) -> Round:
    """A round in which seat 0 holds this hand, and seat 1 this fan, which it holds out; without one, pairs are laid.

    `odd` is a card of theirs without a partner, as a joker is; else seat 2 keeps a joker, so that there is an odd card.
    Whatever else is single has its partner in seat 2's hand, so that no card is on its own. Raises ValueError where a
    card is there twice.
    """
    own = (*hand, *fan)
    if len(set(own)) < len(own):
        raise ValueError("a card lies twice on this table")
    odd = odd if odd in own else JOKER
    kinds = {card: kind(card, rules.pairing) for card in (*own, JOKER)}
    if odd.suit:
        kinds[odd] = ODD_ONE
    partners = tuple(_elsewhere(card) for card in _single(own, kinds) if card != odd)
    spare = partners if odd in own else (*partners, JOKER)
    kinds |= {card: kind(card, rules.pairing) for card in partners}
    return _laid_out(rules, (hand, fan, spare), kinds, chance)


def _laid_out(rules: HouseRules, hands: tuple[Hand, Hand, Hand], kinds: Mapping[Card, str], chance: Chance) -> Round:
    deal = tuple(card for hand in hands for card in hand)
    counts = Counter(kinds[card] for card in deal)
    table = Table(rules, len(hands), TUTOR, deal, (), (), kinds, chance)
    drawing = bool(hands[TUTOR])
    return Round(
        table=table,
        phase="drawing" if drawing else "opening",
        hands=hands,
        laid=(),
        places=tuple(int(not hand) for hand in hands),
        done=(drawing, True, True),
        live_pairs=sum(count // 2 for count in counts.values()),
        offerer=TUTOR,
        drawer=LEARNER,
        offers=0,
        drawn=None,
    )


def _single(own: Hand, kinds: Mapping[Card, str]) -> Hand:
    """The last card of each class that is there an odd number of times."""
    last = {kinds[card]: card for card in own}
    counts = Counter(kinds[card] for card in own)
    return tuple(card for name, card in last.items() if counts[name] % 2)


def _elsewhere(card: Card) -> Card:
    return Card(card.rank, card.suit, ELSEWHERE)
