"""A thousand rounds for every number of players and both flows, watched from the first action to the last."""

import random

import pytest

from tutor.game import Action, LayPair, Round

from .tables import LOW_PACK, ace_to_six, dealt, refused
from .watching import Watcher, class_of

ROUNDS = 1_000


class RandomPlayer:
    """Chooses any legal action; wherever a pair may go down, it first tries two cards that are none."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.refused = 0

    def __call__(self, now: Round, choices: tuple[Action, ...]) -> Action:
        if now.phase != "drawing":
            self.try_what_is_no_pair(now, choices[0].seat)
        return self.chance.choice(choices)

    def try_what_is_no_pair(self, now: Round, seat: int) -> None:
        a, b = self.chance.choice(now.hands[seat]), self.chance.choice(now.hands[seat])
        if a is b or class_of(a, now.table.rules) != class_of(b, now.table.rules):
            assert refused(now, LayPair(seat, a, b))
            self.refused += 1


@pytest.mark.parametrize("flow", ["offer", "take"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_thousand_rounds_keep_every_rule_after_every_action(players, flow):
    deck = ace_to_six(flow=flow)
    player = RandomPlayer(players)
    ends = set()
    for seed in range(ROUNDS):
        now = dealt(deck, players, seed, dealer=seed % players)
        over = Watcher(now, LOW_PACK).follow(now, player)
        ends.add((over.hands[over.offerer][0].rank, over.offerer))
    assert ends == {("6", seat) for seat in range(players)}
    assert player.refused > ROUNDS
