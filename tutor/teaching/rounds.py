"""How rounds add up at a guided table: who sits out, who is the last one in, and the small line that says so."""

from collections.abc import Callable

from msgspec.structs import replace

from tutor.game import (
    Card,
    Chance,
    Deck,
    Result,
    Series,
    SeriesRules,
    after_round,
    is_over,
    play_out,
    result,
    seated,
    start,
    winners,
)
from tutor.teaching.guided import ME
from tutor.teaching.script import Script

Seeds = Callable[[int], Chance]

STANDINGS = {"marks": "standing", "exit-bonus": "standing_points", "wins": "standing_wins"}


def goes_to_an_end(rules: SeriesRules) -> bool:
    """Whether these rounds belong together until an agreed end."""
    return any((rules.rounds, rules.stop_when_caught, rules.game_over_at, rules.out_at))


def count_round(
    script: Script, series: Series, deck: Deck, friends: tuple[str, ...], seeds: Seeds
) -> tuple[Series, int]:
    """The series after the round that has just ended, and how many more the friends have played alone since then.

    What it means is said before "again, or stop?".
    """
    question = script.cues.pop()
    now = script.game.round
    before, series = series, after_round(series, result(now), now.table.unseen)
    _tell_who_sits_out(script, before, series, friends)
    further = 0
    while ME not in series.seats and not is_over(series):
        further += 1
        before, series = series, after_round(series, *_friends_alone(deck, series, seeds(further)))
        _tell_who_sits_out(script, before, series, friends)
    if is_over(series):
        _tell_the_end(script, series, friends)
    if goes_to_an_end(series.rules):
        script.become(note=_standing(script, series, friends))
        script.show()
    script.cues.append(question)
    return series, further


def _friends_alone(deck: Deck, series: Series, chance: Chance) -> tuple[Result, tuple[Card, ...]]:
    """A round that the friends play while the child watches, and the card that nobody saw."""
    deck = replace(deck, rules=seated(series, deck.rules))
    now, _ = play_out(start(deck, len(series.seats), series.round_dealer, chance, series.used))
    return result(now), now.table.unseen


def _tell_who_sits_out(script: Script, before: Series, after: Series, friends: tuple[str, ...]) -> None:
    for seat in before.survivors:
        if seat in after.survivors:
            continue
        if seat == ME:
            script.say("you_sit_out")
        else:
            script.say("sits_out", name=script.game.book.friend[friends[seat - 1]])


def _tell_the_end(script: Script, series: Series, friends: tuple[str, ...]) -> None:
    last = winners(series)
    if series.rules.out_at is None or len(last) != 1:
        script.say("set_over")
    elif last[0] == ME:
        script.say("you_last_in")
    else:
        script.say("last_in", name=script.game.book.friend[friends[last[0] - 1]])


def _standing(script: Script, series: Series, friends: tuple[str, ...]) -> str:
    """Who was caught how often, for the grown-up."""
    parent, book = script.game.book.parent, script.game.book
    names = (parent["you"], *(book.friend[friend] for friend in friends))
    scores = series.wins if series.rules.scoring == "wins" else series.points
    told = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    return parent[STANDINGS[series.rules.scoring]].replace("{names}", told)
