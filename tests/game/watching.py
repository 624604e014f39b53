"""A watcher that follows a round by its events alone, and holds the round to the rules after every action."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tutor.game import (
    Action,
    Arrange,
    Card,
    CardDrawn,
    CardKept,
    CardsPutBack,
    Done,
    Draw,
    Event,
    Expose,
    FanArranged,
    FanOffered,
    HandExposed,
    HouseRules,
    LayPair,
    PairLaid,
    PullSeveral,
    Round,
    RoundEnded,
    WentOut,
    apply,
    legal_actions,
)

Choose = Callable[[Round, tuple[Action, ...]], Action]


def class_of(card: Card, rules: HouseRules, odd: Card | None = None) -> str:
    """What makes partners, told from the notation: the picture, the rank, or the rank and whether the suit is red."""
    notation = str(card).removesuffix("'")
    if card == odd:
        return "odd"
    if notation.startswith("<"):
        return notation
    return notation[:-1] + ("" if rules.pairing == "rank" else str(notation[-1] in "HD"))


class Watcher:
    """Who holds what, as told by the events of a round; each check names a rule of the game."""

    def __init__(self, now: Round, pack: tuple[Card, ...], odd: Card | None = None) -> None:
        rules = now.table.rules
        assert Counter(now.table.deal + now.table.taken_out + now.table.unseen) == Counter(pack)
        assert Counter(card for hand in now.hands for card in hand) == Counter(now.table.deal)
        self.classes = {card: class_of(card, rules, odd) for card in pack}
        self.hands = [list(hand) for hand in now.hands]
        self.held = Counter(self.classes[card] for card in now.table.deal)
        self.laid: list[LayPair] = []
        self.wrong: list[LayPair] = []
        self.nobody_checks = rules.pairs_laid == "face-down" and rules.wrong_pair != "reject"
        self.places = [int(not hand) for hand in now.hands]
        self.fans = 0
        self.table, self.last_drawer = now.table, None

    def follow(self, now: Round, choose: Choose) -> Round:
        """The round played to its end by these choices."""
        while now.phase != "over":
            choices = legal_actions(now)
            self.check_choices(now, choices)
            action = choose(now, choices)
            after, events = apply(now, action)
            for event in events:
                self.hear(event, action, now.phase == "opening")
            self.check_moment(after, events)
            now = after
        assert legal_actions(now) == ()
        self.check_what_is_left(now)
        return now

    def check_choices(self, now: Round, choices: tuple[Action, ...]) -> None:
        """Exactly the rules' own choices are offered, and none of them names an empty seat."""
        if now.phase == "drawing":
            assert now.offerer != now.drawer
            assert now.hands[now.drawer]
            assert choices == tuple(Draw(now.drawer, place) for place in range(len(now.hands[now.offerer])))
            return
        seats = [seat for seat, done in enumerate(now.done) if not done] if now.phase == "opening" else [now.drawer]
        assert all(now.hands[seat] for seat in seats)
        expected = [choice for seat in seats for choice in self.choices_of(now, seat)]
        assert len(choices) == len(expected)
        assert set(choices) == set(expected)

    def choices_of(self, now: Round, seat: int) -> list[Action]:
        """Every two partners of the hand, or, where there are none, to be done; any two where nobody checks."""
        two = list(combinations(now.hands[seat], 2))
        honest = [LayPair(seat, a, b) for a, b in two if self.classes[a] == self.classes[b]]
        if not self.nobody_checks:
            return honest or [Done(seat)]
        return (honest or [Done(seat)]) + [LayPair(seat, a, b) for a, b in two if self.classes[a] != self.classes[b]]

    def hear(self, event: Event, action: Action, opening: bool) -> None:
        """Move the cards as the event says, which only seats in play may do."""
        match event:
            case CardDrawn(drawer, offerer, _, card):
                assert self.hands[drawer]
                self.hands[offerer].remove(card)
                self.hands[drawer].append(card)
                self.fans += 1
                self.last_drawer = drawer
            case PairLaid(seat, a, b):
                self.lay(LayPair(seat, a, b))
            case WentOut(seat, place):
                assert not self.hands[seat]
                assert self.places[seat] == 0
                assert place == (1 if opening else 1 + sum(map(bool, self.places)))
                self.places[seat] = place
            case CardKept(seat, card):
                assert card in self.hands[seat]
                assert sum(self.classes[card] == self.classes[held] for held in self.hands[seat]) == 1
            case FanOffered(offerer, drawer, size):
                assert size == len(self.hands[offerer])
                assert self.hands[drawer]
                assert (offerer, drawer) == self.next_fan()
            case RoundEnded(holder, card):
                assert card in self.hands[holder]
            case _:
                self.hear_of_handling(event, action)

    def hear_of_handling(self, event: Event, action: Action) -> None:
        """A mishap moves no card, and the fan is mixed and held out once more."""
        match event, action:
            case FanArranged(seat), Arrange():
                assert seat == self.next_fan()[0]
                self.hands[seat] = [self.hands[seat][place] for place in action.order]
            case (HandExposed(seat), Expose()):
                assert self.hands[seat]
                self.fans += 1
            case (CardsPutBack(drawer, offerer, places), PullSeveral()):
                assert (offerer, drawer) == self.next_fan()
                assert len(set(places)) == len(places) > 1
                self.fans += 1
            case _:
                raise AssertionError(f"{event} does not come of {action}")

    def lay(self, pair: LayPair) -> None:
        """Two cards go from the hand to the table: a pair, or where nobody checks any two."""
        self.hands[pair.seat].remove(pair.a)
        self.hands[pair.seat].remove(pair.b)
        self.laid.append(pair)
        self.held[self.classes[pair.a]] -= 1
        self.held[self.classes[pair.b]] -= 1
        if self.classes[pair.a] != self.classes[pair.b]:
            assert self.nobody_checks
            self.wrong.append(pair)

    def next_fan(self) -> tuple[int, int]:
        """Who must hold out a fan to whom now, by the rules' own words."""
        rules, last = self.table.rules, self.last_drawer
        step = -1 if rules.direction == "anticlockwise" else 1
        offers = rules.flow == "offer"
        if last is not None:
            actor = self.holder_from(last + (0 if offers else step), step)
        elif isinstance(rules.first, int):
            actor = self.holder_from(rules.first, step)
        else:
            dealer_starts = rules.first == "dealer" or (rules.first is None and offers)
            actor = self.holder_from(self.table.dealer + (0 if dealer_starts else step), step)
        other = self.holder_from(actor + step, step)
        return (actor, other) if offers else (other, actor)

    def holder_from(self, seat: int, step: int) -> int:
        """This seat, or the first one after it that holds cards."""
        seats = [(seat + step * far) % len(self.hands) for far in range(len(self.hands))]
        return next(each for each in seats if self.hands[each])

    def check_moment(self, now: Round, events: tuple[Event, ...]) -> None:
        """No card is lost or doubled, the empty seats are the safe ones, and only no live pair ends the round."""
        assert now.table is self.table
        assert now.hands == tuple(map(tuple, self.hands))
        assert now.laid == tuple(self.laid)
        assert list(now.places) == self.places
        assert [bool(place) for place in self.places] == [not hand for hand in self.hands]
        assert now.offers == self.fans
        live = sum(count // 2 for count in self.held.values())
        assert now.live_pairs == live
        assert (now.phase == "opening") == (not all(now.done))
        assert (now.phase == "over") == (live == 0 and all(now.done))
        assert (now.phase == "over") == (RoundEnded in map(type, events[-1:]))

    def check_what_is_left(self, now: Round) -> None:
        """The odd card alone; after wrong pairs one card of each class that they left odd, seen with its holder."""
        odd = {name for name, count in Counter(map(self.classes.get, self.table.deal)).items() if count % 2}
        assert len(odd) == 1
        expected = set(odd)
        for pair in self.wrong:
            expected ^= {self.classes[pair.a]} ^ {self.classes[pair.b]}
        left = {self.classes[card]: seat for seat, hand in enumerate(now.hands) for card in hand}
        assert set(left) == expected
        assert len(left) == sum(map(len, now.hands))
        assert now.offerer == now.drawer
        assert odd.isdisjoint(left) or left[odd.pop()] == now.offerer
