"""Random rounds of random games: any pack, house rules and table, with mishaps and wrong pairs, over or broken off."""

import random
from collections.abc import Iterator

import msgspec

from tutor.game import (
    JOKER,
    Action,
    Arrange,
    Card,
    Deck,
    Expose,
    HouseRules,
    LayPair,
    PullSeveral,
    Round,
    apply,
    legal_actions,
    start,
)
from tutor.game.record import Record, record_of

from .tables import FULL_PACK, seeded

NAMES = ("Mum", "Dad", "Sam", "Seat5", "Seat6", "Zoë", "Al x9C", "Mum | 7C", "wins", "e", "Großmama", "cancelled", "*")
LETTERS = "0123456789AJQKHDCS<>@!*+?.,|' \"[]aepowx\n\r\té"


def any_rules(chance: random.Random, players: int, picture: bool) -> HouseRules:
    """House rules that go together."""
    laid = chance.choice(("face-up", "face-down", "face-down"))
    return HouseRules(
        pairing="picture" if picture else chance.choice(("rank", "rank-colour")),
        flow=chance.choice(("offer", "take")),
        direction=chance.choice(("clockwise", "anticlockwise")),
        first=chance.choice((None, "dealer", "dealer-left", chance.randrange(players))),
        pairs_laid=laid,
        wrong_pair=None if laid == "face-up" else chance.choice((None, "loses", "cancel", "reject")),
        outcome=chance.choice(("holder-caught", "holder-wins", "first-out-wins", "exit-order")),
        silent=chance.random() < 0.5,
        one_shuffle=chance.random() < 0.3,
        helpers=chance.random() < 0.5,
        open_hands=chance.random() < 0.3,
        forfeit=chance.choice(("none", "claps", "smudge")),
    )


def any_deck(chance: random.Random, rules: HouseRules, fewest_cards: int = 3) -> Deck:
    """A deck with one odd class: part of one pack or two, with a joker, a named odd card, pictures, or one unseen."""
    pairs = chance.randint(max(2, fewest_cards // 2), 26)
    sort = chance.choice(("removed", "joker", "named", "any", "not-used-yet"))
    copies = chance.choice((1, 1, 2))
    made = [pair for copy in range(copies) for pair in _pairs(rules, copy)]
    chance.shuffle(made)
    pack = [card for pair in made[:pairs] for card in pair]
    deck = Deck("made-up", "Made up", "A deck of a test.", "C", tuple(pack), (), rules)
    if sort == "joker":
        return msgspec.structs.replace(deck, pack=(*pack, JOKER))
    if sort == "named":
        return msgspec.structs.replace(deck, pack=tuple(pack), odd=pack[0], taken_out=(pack[1],))
    if sort == "removed":
        out = made[0][:1] if pairs < 3 or chance.random() < 0.7 else (made[0][0], *made[1])
        return msgspec.structs.replace(deck, taken_out=tuple(out))
    return msgspec.structs.replace(deck, unseen=sort)


def _pairs(rules: HouseRules, copy: int) -> list[tuple[Card, Card]]:
    """Pairs that make up one pack."""
    if rules.pairing == "picture":
        return [(Card(f"{name}{copy}"), Card(f"{name}{copy}", "", 1)) for name in "abcdefghijklm"]
    pack = [msgspec.structs.replace(card, copy=copy) for card in FULL_PACK]
    return list(zip(pack[::2], pack[1::2], strict=True))


def any_step(chance: random.Random, now: Round, strange: float) -> Action:
    """What somebody does next; the more strange, the more wrong pairs and mishaps."""
    choices = legal_actions(now)
    if now.phase == "drawing" and chance.random() < strange:
        return _mishap(chance, now)
    kinds = now.table.kinds
    wrong = [each for each in choices if isinstance(each, LayPair) and kinds[each.a] != kinds[each.b]]
    if wrong and chance.random() < strange / 4:
        return chance.choice(wrong)
    action = chance.choice([each for each in choices if each not in wrong])
    turned = isinstance(action, LayPair) and chance.random() < 0.3
    return LayPair(action.seat, action.b, action.a) if turned else action


def _mishap(chance: random.Random, now: Round) -> Action:
    size = len(now.hands[now.offerer])
    sort = chance.choice(("arrange", "expose", "pull"))
    if sort == "arrange" and not now.table.rules.one_shuffle:
        return Arrange(now.offerer, tuple(chance.sample(range(size), size)))
    if sort == "pull" and size > 1:
        return PullSeveral(now.drawer, tuple(chance.sample(range(size), chance.randint(2, size))))
    return Expose(chance.choice([seat for seat, hand in enumerate(now.hands) if hand]))


def random_round(seed: int, fewest_cards: int = 3) -> tuple[Record, Deck]:
    """The record of the random round of this number, and the deck of its game as its file might have it."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 3, 3, 4, 4, 5, 6, 7, 12))
    rules = any_rules(chance, players, picture=chance.random() < 0.25)
    deck = any_deck(chance, rules, fewest_cards)
    dealer, cards_seed = chance.randrange(players), chance.choice((0, 7, seed, chance.randrange(2**70)))
    used = tuple(chance.sample(deck.cards, chance.randrange(len(deck.cards)))) if deck.unseen != "none" else ()
    now = start(deck, players, dealer, seeded(cards_seed), used)
    strange = chance.choice((0.0, 0.1, 0.4))
    longest = chance.choice((10_000, 10_000, 10_000, 40, 20, 5, 1, 0))
    actions: list[Action] = []
    while now.phase != "over" and len(actions) < longest:
        action = any_step(chance, now, strange)
        now, _ = apply(now, action)
        actions.append(action)
    names = tuple(chance.sample(NAMES, players))
    record = record_of(deck, names, dealer, cards_seed, actions, random.Random, used)
    shipped = msgspec.structs.replace(deck, rules=HouseRules(), taken_out=())
    return record, shipped


def slips(text: str, chance: random.Random, most: int) -> Iterator[str]:
    """Texts that differ from this one in one letter: put in, left out, or changed, often into a likely one."""
    for _ in range(most):
        at = chance.randrange(len(text) + 1)
        here, letter = text[at : at + 1], chance.choice((chance.choice(LETTERS), chance.choice(text)))
        for alike in ("0123456789", "23456789AJQK", "HDCS", "*+!"):
            if here and here in alike and chance.random() < 0.5:
                letter = chance.choice(alike)
        kind = chance.choice(("put in", "left out", "changed", "changed"))
        slip = text[:at] + ("" if kind == "left out" else letter) + text[at if kind == "put in" else at + 1 :]
        if slip != text:
            yield slip
