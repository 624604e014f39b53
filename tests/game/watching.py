"""A watcher that follows a round by its events alone, and holds the round to the rules after every action."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tutor.game import (
    Action,
    Card,
    CardDrawn,
    CardKept,
    Done,
    Draw,
    Event,
    FanOffered,
    HouseRules,
    LayPair,
    PairLaid,
    Round,
    RoundEnded,
    WentOut,
    apply,
    legal_actions,
)

Choose = Callable[[Round, tuple[Action, ...]], Action]


def class_of(card: Card, rules: HouseRules) -> str:
    """What makes partners, told from the notation: the rank, or the rank and whether the suit is a red one."""
    notation = str(card)
    return notation[:-1] + ("" if rules.pairing == "rank" else str(notation[-1] in "HD"))


class Watcher:
    """Who holds what, as told by the events of a round; each check names a rule of the game."""

    def __init__(self, now: Round, pack: tuple[Card, ...]) -> None:
        self.pack = dict(Counter(pack))
        self.classes = {card: class_of(card, now.table.rules) for card in pack}
        self.hands = [list(hand) for hand in now.hands]
        self.safe = {seat for seat, hand in enumerate(now.hands) if not hand}
        self.live = self.count_live_pairs(now)
        self.draws = 0
        self.table, self.last_drawer = now.table, None
        self.check_cards_are_conserved(now)

    def follow(self, now: Round, choose: Choose) -> Round:
        """The round played to its end by these choices."""
        while now.phase != "over":
            choices = legal_actions(now)
            self.check_choices(now, choices)
            after, events = apply(now, choose(now, choices))
            for event in events:
                self.hear(event, now.phase == "opening")
            self.check_moment(after, events)
            now = after
        assert legal_actions(now) == ()
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
        """Every two partners of the hand, or, where there are none, to be done."""
        two = combinations(now.hands[seat], 2)
        return [LayPair(seat, a, b) for a, b in two if self.classes[a] == self.classes[b]] or [Done(seat)]

    def hear(self, event: Event, opening: bool) -> None:
        """Move the cards as the event says, which only seats in play may do."""
        match event:
            case CardDrawn(drawer, offerer, _, card):
                assert not self.safe & {drawer, offerer}
                self.hands[offerer].remove(card)
                self.hands[drawer].append(card)
                self.draws += 1
                self.last_drawer = drawer
            case PairLaid(seat, a, b):
                assert seat not in self.safe
                assert self.classes[a] == self.classes[b]
                self.hands[seat].remove(a)
                self.hands[seat].remove(b)
                self.live -= 1
            case WentOut(seat, place):
                assert seat not in self.safe
                assert not self.hands[seat]
                assert place == (1 if opening else len(self.safe) + 1)
                self.safe.add(seat)
            case CardKept(seat, card):
                assert card in self.hands[seat]
                assert sum(self.classes[card] == self.classes[held] for held in self.hands[seat]) == 1
            case FanOffered(offerer, drawer, size):
                assert not self.safe & {drawer, offerer}
                assert size == len(self.hands[offerer]) > 0
                assert (offerer, drawer) == self.next_fan()
            case RoundEnded(holder, card):
                assert [card] == self.hands[holder]

    def next_fan(self) -> tuple[int, int]:
        """Who must hold out a fan to whom now, by the rules' own words."""
        rules, last = self.table.rules, self.last_drawer
        step = -1 if rules.direction == "anticlockwise" else 1
        offers = rules.flow == "offer"
        if last is None:
            dealer_starts = rules.first == "dealer" or (rules.first is None and offers)
            actor = self.holder_from(self.table.dealer + (0 if dealer_starts else step), step)
        else:
            actor = self.holder_from(last + (0 if offers else step), step)
        other = self.holder_from(actor + step, step)
        return (actor, other) if offers else (other, actor)

    def holder_from(self, seat: int, step: int) -> int:
        """This seat, or the first one after it that holds cards."""
        seats = [(seat + step * far) % len(self.hands) for far in range(len(self.hands))]
        return next(each for each in seats if self.hands[each])

    def check_moment(self, now: Round, events: tuple[Event, ...]) -> None:
        assert [list(hand) for hand in now.hands] == self.hands
        assert {seat for seat, place in enumerate(now.places) if place} == self.safe
        assert {seat for seat, hand in enumerate(self.hands) if not hand} == self.safe
        assert now.offers == self.draws
        self.check_cards_are_conserved(now)
        self.check_the_end(now, events)

    def check_cards_are_conserved(self, now: Round) -> None:
        held = list(now.table.taken_out)
        for hand in now.hands:
            held += hand
        for pair in now.laid:
            held += (pair.a, pair.b)
        assert dict(Counter(held)) == self.pack

    def check_the_end(self, now: Round, events: tuple[Event, ...]) -> None:
        """The round is over exactly when the opening is done and no live pair is left."""
        live = self.count_live_pairs(now)
        assert live == now.live_pairs == self.live
        assert (now.phase == "opening") == (not all(now.done))
        assert (now.phase == "over") == (live == 0 and all(now.done))
        assert (now.phase == "over") == any(isinstance(event, RoundEnded) for event in events)
        if now.phase == "over":
            assert sum(map(len, now.hands)) == 1

    def count_live_pairs(self, now: Round) -> int:
        classes = self.classes
        return sum(count // 2 for count in Counter(classes[card] for hand in now.hands for card in hand).values())
