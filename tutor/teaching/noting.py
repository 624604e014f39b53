"""What is written down of a choice: what it was about, how much help there was, and what blind luck would have done."""

from collections import Counter
from itertools import combinations

from tutor.game import Card
from tutor.teaching.guided import Guided
from tutor.teaching.journal import Helped, Missed, Task, Tried
from tutor.teaching.mixups import MixUp, codes_for
from tutor.teaching.presses import Sense
from tutor.teaching.script import Script


def note_pair(script: Script, a: Card, b: Card) -> None:
    """Two cards were laid that match."""
    _note(script, a, b, None, {})


def note_mix_up(script: Script, mixed: MixUp, sense: Sense) -> None:
    """Two cards were tried that do not match."""
    _note(script, mixed.x, mixed.y, mixed, blind_codes(script.game, sense))


def note_choice(script: Script, task: Task, asked: Card, chosen: Card, right: bool, sense: Sense) -> None:
    """One card was looked for, and one was chosen; the caller counts the tries."""
    game = script.game
    eyes = game.eyes(sense.suits)
    others = [card for card in game.hand if game.word(card) != game.word(asked)]
    blind = Counter(code for card in others for code in codes_for(asked, card, eyes)) if not right else Counter()
    script.note(
        Tried(
            task,
            game.word(asked),
            game.word(chosen),
            right,
            round(1 - len(others) / len(game.hand), 4),
            step=game.help.step,
            first=not game.tried,
            level=game.level,
            friendly=game.friendly,
            hurried=game.help.hurry >= 3,
            codes=() if right else codes_for(asked, chosen, eyes),
            blind={code: round(count / len(others), 4) for code, count in blind.items()},
            hand=tuple(map(game.word, game.hand)),
        )
    )


def note_missed(script: Script, card: Card) -> None:
    """Go on was pressed while this card has a partner in the hand."""
    script.note(Missed(script.game.word(card), script.game.stage == "looking"))


def note_help(script: Script, card: Card, step: int, *, asked: bool) -> None:
    """Help was given about this card."""
    script.note(Helped(script.game.word(card), step, asked))


def luck(game: Guided) -> float:
    """The chance that a blind choice finds a pair in the hand, or a partner for the card that is given."""
    kinds = [game.round.table.kinds[card] for card in game.hand]
    size = len(kinds)
    if size < 2:
        return 1.0
    given = game.lifted if game.given else game.round.drawn
    if given and given in game.hand:
        return (kinds.count(game.round.table.kinds[given]) - 1) / (size - 1)
    pairs = sum(count * (count - 1) // 2 for count in Counter(kinds).values())
    return pairs / (size * (size - 1) // 2)


def blind_codes(game: Guided, sense: Sense) -> dict[str, float]:
    """How often each mix-up would fit a blind wrong choice in this hand."""
    kinds, eyes = game.round.table.kinds, game.eyes(sense.suits)
    given = game.lifted if game.given else None
    wrong = [
        codes_for(a, b, eyes)
        for a, b in combinations(game.hand, 2)
        if kinds[a] != kinds[b] and (given is None or given in (a, b))
    ]
    counts = Counter(code for codes in wrong for code in codes)
    return {code: round(count / len(wrong), 4) for code, count in counts.items()}


def _note(script: Script, x: Card, y: Card, mixed: MixUp | None, blind: dict[str, float]) -> None:
    game = script.game
    help_ = game.help
    task: Task = "pick" if game.given else "look" if game.stage == "looking" else "match"
    script.note(
        Tried(
            task,
            game.word(x),
            game.word(y),
            mixed is None,
            round(luck(game), 4),
            step=help_.step,
            first=not game.tried,
            level=game.level if game.practice else min(game.level, 1),  # at the table the dial helps no more than that
            friendly=game.friendly,
            hurried=help_.hurry >= 3,
            codes=mixed.codes if mixed else (),
            blind=blind,
            hand=tuple(map(game.word, game.hand)),
        )
    )
    script.become(tried=game.tried + 1 if mixed else 0)
