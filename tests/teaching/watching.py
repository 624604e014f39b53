"""What must be true of every film, whatever a child presses."""

import random
from collections.abc import Iterator

from tutor.game import RANKS, Card
from tutor.teaching.cues import Scene, Show
from tutor.teaching.guided import ME, Guided
from tutor.teaching.presses import HelpAsked, Press, RankTyped, RestWanted, Waited, WentOn

from .tables import TOUCHES, Child, Film, pair_in

PAUSES = (0.3, 1.0, 3.0, 20.0)


def random_child(child: Child, chance: random.Random, most: int) -> Iterator[tuple[Guided, Film]]:
    """Presses what can be chosen, and anything else, until the round is over or enough was pressed."""
    for _ in range(most):
        if child.scene.stage in ("again", "stopped"):
            return
        presses: list[Press] = [touch(name) for name in child.scene.choices]
        presses += [HelpAsked(), Waited(), WentOn(), RankTyped(chance.choice(RANKS))]
        if chance.random() < 0.1:
            presses.append(RestWanted())
        before = child.sitting.game
        child.suits = chance.random() < 0.7
        yield before, child.press(chance.choice(presses), chance.choice(PAUSES))


def sensible_child(child: Child, chance: random.Random) -> Iterator[tuple[Guided, Film]]:
    """Lays the pairs it sees, goes on when there is none, touches what shines, picks any back."""
    while child.scene.stage != "again":
        now, before = child.scene, child.sitting.game
        pair = pair_in(now, before.round.table.kinds) if now.stage in ("spotting", "looking") else None
        if pair:
            wanted = next(held for held in pair if held not in now.lifted)
            yield before, child.touch(str(wanted))
        elif now.stage == "picking":
            yield before, child.touch(f"fan:{chance.randrange(now.fan)}")
        else:
            yield before, child.touch(now.point or now.choices[0])


def touch(name: str) -> Press:
    sort, _, which = name.partition(":")
    return TOUCHES[sort](which)


def held(now: Scene) -> list[Card]:
    return [one for one in now.hand if one]


def open_cards(now: Scene) -> set[Card]:
    """The cards whose faces are to be seen."""
    return {*held(now), *now.laid, *now.sleepers, *([now.odd[1]] if now.odd else [])}


def counted(now: Scene) -> int:
    """All the cards of the pack, wherever they lie."""
    return len(held(now)) + len(now.laid) + sum(seat.count for seat in now.friends) + now.pack + len(now.sleepers)


def check(before: Guided, film: Film, after: Guided) -> None:
    """Hold every scene, sentence and move of a film against the rules."""
    earlier = {one for one in before.slots if one}
    for show in film.shows:
        _check_scene(show.scene, after)
        _check_nothing_hidden_is_shown(show.scene, before, after)
        _check_names(show, earlier)
        earlier = open_cards(show.scene)
    for line in film.said:
        assert line.text.strip()
        assert "{" not in line.text


def _check_scene(now: Scene, game: Guided) -> None:
    kinds = game.round.table.kinds
    assert len(set(held(now))) == len(held(now))
    assert not set(held(now)) & set(now.laid)
    assert len(set(now.laid)) == len(now.laid)
    assert all(kinds[a] == kinds[b] for a, b in zip(now.laid[::2], now.laid[1::2], strict=True))
    assert set(now.lifted) <= set(held(now))
    assert len(now.lifted) <= 2
    assert set(now.glow) <= {*now.choices}
    assert now.point in ("", *now.choices)
    if now.lit:
        lit, dots = now.lit
        assert lit in held(now)
        assert dots
        assert all(0 <= dot < RANKS.index(lit.rank) + 1 for dot in dots)
    table = game.round.table
    all_in = len(table.deal) + len(table.taken_out)
    assert counted(now) == all_in + len(table.unseen) * bool({*table.unseen} & {*now.sleepers})


def _check_nothing_hidden_is_shown(now: Scene, before: Guided, after: Guided) -> None:
    """Her own cards as far as they are dealt, pairs that are laid, and in the end the odd one: nothing else."""
    table = after.round.table
    dealt = len(table.deal) - now.pack if now.stage == "dealing" else len(table.deal)
    mine = {one for k, one in enumerate(table.deal[:dealt]) if table.deal_order[k % table.players] == ME}
    if before.stage == "dealing":
        assert set(held(now)) <= mine
    else:
        assert set(held(now)) <= {*before.round.hands[ME], *after.round.hands[ME]}
    assert set(now.laid) <= {one for pair in after.round.laid for one in (pair.a, pair.b)}
    if after.round.phase == "over":
        (odd,) = after.round.hands[after.round.drawer]
        assert now.odd in (None, (after.round.drawer, odd))
        assert set(now.sleepers) <= {*table.taken_out, *table.unseen, odd}
        assert now.odd is None or len(now.laid) == len(table.deal) - 1
        assert odd not in now.sleepers or len(now.laid) == len(table.deal) - 1
    else:
        assert now.odd is None
        assert set(now.sleepers) == set(table.taken_out)
        hidden = {one for seat, hand in enumerate(after.round.hands) if seat != ME for one in hand}
        assert not open_cards(now) & (hidden - set(before.round.hands[ME]))


def _check_names(show: Show, earlier: set[Card]) -> None:
    """No thing is named by a face that is not to be seen."""
    seen = {f"card:{one}" for one in open_cards(show.scene)}
    named = {*show.scene.choices, *show.scene.glow, show.scene.point, *(one.thing for one in show.moves)}
    assert {name for name in named if name.startswith("card:")} <= seen
    origins = {one.origin for one in show.moves if one.origin.startswith("card:")}
    assert origins <= {f"card:{one}" for one in earlier}
