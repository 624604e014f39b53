"""Replays the lines of a record: what a line chooses is played, and the line must be what that play is written as."""

import re

from tutor.game.cards import CARD_PATTERN, card, joined_cards
from tutor.game.moves import apply
from tutor.game.record_lines import PENDING, Names, Step, mishap_step, opening_step, turn_step
from tutor.game.round import Action, Arrange, Done, Draw, Expose, LayPair, Phase, PullSeveral, Round, RoundAborted

_PAIRS = re.compile(rf"((?: w?(?:{CARD_PATTERN}){{2}})*)")
_TURN = re.compile(rf"([0-9]{{1,3}}) (?:{CARD_PATTERN})((?: w(?:{CARD_PATTERN}){{2}})*)(?: x({CARD_PATTERN}))?")
_ORDER = re.compile(r"(?: [0-9]{1,3})+")
_PULLED = re.compile(rf"(?: @[0-9]{{1,3}} (?:{CARD_PATTERN}))+")

_NOT_NOW: dict[Phase, str] = {
    "opening": "nobody draws before all have laid their opening pairs",
    "laying": "the turn before this one is not finished",
    "over": "the round is over, and nothing follows",
}


class BadLine(ValueError):
    """A line does not tell what can have been done; `index` counts the lines from 0."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(reason)
        self.index = index


def replayed(names: Names, dealt: Round, lines: list[str]) -> tuple[Action, ...]:
    """What these lines say was done, one after the other; raises BadLine at the first that cannot be so."""
    now, draws = dealt, 0
    actions: list[Action] = []
    for index, line in enumerate(lines):
        try:
            step = _step(names, now, index, draws + 1, line)
        except (ValueError, RoundAborted) as why:
            raise BadLine(index, str(why)) from why
        if step.line != line:
            raise BadLine(index, f"it should read: {step.line}")
        draws += any(isinstance(action, Draw) for action in step.actions)
        actions += step.actions
        now = step.now
    if len(lines) < len(names):
        raise BadLine(len(lines), f"the opening pairs of {names[dealt.table.deal_order[len(lines)]]} are missing")
    return tuple(actions)


def _step(names: Names, now: Round, index: int, number: int, line: str) -> Step:
    """The line as it is played; raises IllegalAction, another ValueError in plain words, or RoundAborted."""
    if index < len(names):
        return _opening(names, now, now.table.deal_order[index], line)
    if now.phase != "drawing":
        raise ValueError(_NOT_NOW[now.phase])
    mishaps = {"a ": _arranged, "e ": _exposed, "p ": _pulled}
    if line[:2] in mishaps:
        return mishaps[line[:2]](names, now, line)
    return _turn(names, now, number, line)


def _opening(names: Names, now: Round, seat: int, line: str) -> Step:
    rest = _behind(f"o {names[seat]}", line)
    found = _PAIRS.match(rest)
    words = found[1].split() if found else []
    actions: list[Action] = [LayPair(seat, *joined_cards(word.removeprefix("w"))) for word in words]
    if len(now.hands[seat]) > 2 * len(words) and not rest.endswith(PENDING):
        actions.append(Done(seat))
    return opening_step(names, now, seat, actions)


def _turn(names: Names, now: Round, number: int, line: str) -> Step:
    seat = now.drawer
    rest = _behind(f"{number}. {names[seat]}<{names[now.offerer]} @", line)
    found = _TURN.match(rest)
    if not found:
        raise ValueError("a turn names the place in the fan and the card that was there, such as @3 9S")
    draw = Draw(seat, int(found[1]))
    settling: list[Action] = [LayPair(seat, *joined_cards(word[1:])) for word in found[2].split()]
    drawn = apply(now, draw)[0].drawn
    if found[3] and drawn:
        settling.append(LayPair(seat, card(found[3]), drawn))
    elif not settling and not rest.endswith(PENDING):
        settling.append(Done(seat))
    return turn_step(names, now, number, draw, settling)


def _arranged(names: Names, now: Round, line: str) -> Step:
    rest = _behind(f"a {names[now.offerer]}", line)
    if not _ORDER.fullmatch(rest):
        raise ValueError("an order names every place of the fan once, such as 2 0 1")
    return mishap_step(names, now, Arrange(now.offerer, tuple(map(int, rest.split()))))


def _exposed(names: Names, now: Round, line: str) -> Step:
    holders = [seat for seat, hand in enumerate(now.hands) if hand]
    named = [seat for seat in holders if line.startswith(f"e {names[seat]} | ")]
    if not named:
        raise ValueError(f"it names a seat that has cards, and its hand, such as: e {names[holders[0]]} | 9S KH")
    steps = [mishap_step(names, now, Expose(seat)) for seat in named]
    return next((step for step in steps if step.line == line), steps[0])


def _pulled(names: Names, now: Round, line: str) -> Step:
    rest = _behind(f"p {names[now.drawer]}<{names[now.offerer]}", line)
    if not _PULLED.fullmatch(rest):
        raise ValueError("it names each place that was pulled and the card there, such as @1 9S @2 KH")
    places = (int(word[1:]) for word in rest.split() if word[0] == "@")
    return mishap_step(names, now, PullSeveral(now.drawer, tuple(places)))


def _behind(begin: str, line: str) -> str:
    """The rest of a line that has to begin like this; raises ValueError where it does not."""
    if not line.startswith(begin):
        raise ValueError(f"it should begin with: {begin}")
    return line[len(begin) :]
