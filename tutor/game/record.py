"""A round as a text that a person can read and a program can replay, to the byte."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from tutor.game.cards import Card
from tutor.game.chance import Chance, Source
from tutor.game.deck import Deck
from tutor.game.record_lines import Names, Step, mishap_step, opening_step, turn_step
from tutor.game.record_names import checked_names
from tutor.game.record_words import NOT_TOLD_YET, cards_in_words, result_in_words, rules_in_words
from tutor.game.round import Action, Done, Draw, IllegalAction, LayPair, Round, start

VERSION = "1"
LONGEST_SEED = 100  # digits


class Record(msgspec.Struct, frozen=True, gc=False):
    """A round from its deal on, over or not. `actions` stand in the order of the lines, opening pairs in deal order;
    `now` is the round after them, `lines` tell them one by one.
    """

    game: str
    names: Names
    dealt: Round
    actions: tuple[Action, ...]
    now: Round
    lines: tuple[str, ...]

    @property
    def seed(self) -> int:
        """The seed of the round's chance."""
        return self.dealt.table.chance.seed


def record_of(
    deck: Deck,
    names: Sequence[str],
    dealer: int,
    seed: int,
    actions: Iterable[Action],
    source: Callable[[int], Source],
    used: tuple[Card, ...] = (),
) -> Record:
    """The record of a round that was dealt by `start` with these values, and of what was done in it.

    `source` gives the numbers of a seed, such as `random.Random`. Raises ValueError for names or a seed that cannot be
    written, IllegalAction for an action that the rules refuse, RoundAborted past 10,000 draws.
    """
    names = checked_names(names)
    if seed >= 10**LONGEST_SEED:
        raise ValueError(f"a seed has at most {LONGEST_SEED} digits")
    return recorded(deck.id, names, start(deck, len(names), dealer, Chance(seed, source), used), actions)


def recorded(game: str, names: Sequence[str], dealt: Round, actions: Iterable[Action]) -> Record:
    """The record of a round that lies dealt, and of what was done in it; raises as `record_of` does."""
    names = checked_names(names)
    if len(names) != dealt.table.players:
        raise ValueError("there is a name for every seat")
    rules_in_words(dealt.table.rules)
    steps = tuple(_steps(names, dealt, tuple(actions)))
    done = tuple(action for step in steps for action in step.actions)
    return Record(game, names, dealt, done, steps[-1].now, tuple(step.line for step in steps))


def write_record(record: Record) -> str:
    """The record as text: headers, an empty line, a line an opening hand, a line a turn or mishap; ends with a line."""
    return "".join(f"{line}\n" for line in (*header_lines(record), "", *record.lines))


def header_lines(record: Record) -> tuple[str, ...]:
    """The headers in their order, `[Key "value"]` each; an unseen card is told only when the round is over."""
    table, names = record.dealt.table, record.names
    headers = {
        "Game": record.game,
        "Version": VERSION,
        "Rules": rules_in_words(table.rules),
        "Removed": cards_in_words(table.taken_out),
    }
    if table.unseen:
        headers["Unseen"] = cards_in_words(table.unseen) if record.now.phase == "over" else NOT_TOLD_YET
    headers |= {
        "Players": ", ".join(names),
        "Dealer": names[table.dealer],
        "Seed": str(record.seed),
        "Deal": cards_in_words(table.deal),
        "Result": result_in_words(names, record.now),
    }
    return tuple(f'[{key} "{value}"]' for key, value in headers.items())


def _steps(names: Names, now: Round, actions: tuple[Action, ...]) -> Iterator[Step]:
    played = next((k for k, each in enumerate(actions) if not isinstance(each, LayPair | Done)), len(actions))
    opening, seats = actions[:played], now.table.deal_order
    if any(action.seat not in seats for action in opening):
        raise IllegalAction("nobody sits there")
    for seat in seats:
        step = opening_step(names, now, seat, [action for action in opening if action.seat == seat])
        yield step
        now = step.now
    draws = 0
    for action, settling in _turns(actions[played:]):
        if isinstance(action, Draw):
            draws += 1
            step = turn_step(names, now, draws, action, settling)
        elif isinstance(action, LayPair | Done) or settling:
            raise IllegalAction("a pair is laid, or a card kept, only after a draw")
        else:
            step = mishap_step(names, now, action)
        yield step
        now = step.now


def _turns(actions: Iterable[Action]) -> list[tuple[Action, list[Action]]]:
    """Each draw or mishap, and what was laid or kept after it."""
    turns: list[tuple[Action, list[Action]]] = []
    for action in actions:
        if isinstance(action, LayPair | Done):
            turns[-1][1].append(action)
        else:
            turns.append((action, []))
    return turns
