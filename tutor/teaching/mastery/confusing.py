"""What a child mixes up: more often than blind luck would, in her own hands."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeGuard

import msgspec

from tutor.game import RANKS
from tutor.teaching.journal import Day, Entry, Tried
from tutor.teaching.mastery.evidence import CHOOSING, is_own

AT_LEAST = 3  # times that a mix-up was seen before anything is said of it
TIMES_CHANCE = 2
MOSTLY = 2 / 3  # of what was taken for a rank: of thirty pairs of ranks, luck makes some stand out among few choices
DAYS = 30  # of play: what was mixed up longer ago may be over
MOST = 3
ROUNDED = 1e-4  # the chances in the journal are rounded to this


class MixedUp(msgspec.Struct, frozen=True, gc=False):
    """Something that she mixes up: one rank taken for another, or whatever a code stands for.

    Of a rank, `times` of so many `chances` she took `chosen` for it, a chance being an own first choice about it while
    the other lay there; of a code (`rank` is empty), it fitted so many of all her own mix-ups. `blind` is how often
    blind wrong choices in the same hands would have done so; `codes` are those that fit, as they come to be spoken.
    """

    rank: str
    chosen: str
    codes: tuple[str, ...]
    times: int
    chances: int
    blind: float


class Taken(msgspec.Struct, frozen=True, gc=False):
    """How often one rank was taken for another, of so many chances."""

    rank: str
    chosen: str
    times: int
    chances: int


class Confusions(msgspec.Struct, frozen=True, gc=False):
    """What is mixed up past the evidence rule: at least three times and at least twice its chance.

    A rank that is taken for another is told only if mostly that one is taken for it.

    `top` are three at most, none of which only repeats another; `tags` the codes that are past the rule, the plainest
    first; `grid` has each rank against each other one that lay beside it.
    """

    top: tuple[MixedUp, ...] = ()
    tags: tuple[str, ...] = ()
    grid: tuple[Taken, ...] = ()


class _Sort(msgspec.Struct, gc=False):
    """Mix-ups of one sort: the same two ranks and codes; `blind` sums what blind luck would have made of them."""

    rank: str
    chosen: str
    codes: tuple[str, ...]
    times: int = 0
    blind: dict[str, float] = {}


class Confusing(msgspec.Struct):
    """Follows the journal, and tells what is mixed up."""

    days: list[Day] = []

    def take(self, day: Day) -> None:
        """Follow one day on, where she chose anything herself; what that shows is asked of the last days only."""
        if any(_is_own_choice(entry) for _, entry in day.entries):
            self.days.append(day)
            del self.days[:-DAYS]

    def found(self) -> Confusions:
        """What is mixed up, by the last thirty days of play."""
        chosen = [entry for day in self.days for _, entry in day.entries if _is_own_choice(entry)]
        sorts, chances = _sorts(one for one in chosen if not one.right), _chances(chosen)
        codes = sorted(_codes(sorts), key=_plainness, reverse=True)
        return Confusions(_top(sorts, chances), tuple(one.codes[0] for one in codes), _grid(sorts, chances))


def _is_own_choice(entry: Entry) -> TypeGuard[Tried]:
    return isinstance(entry, Tried) and entry.task in CHOOSING and is_own(entry)


def _sorts(wrong: Iterable[Tried]) -> list[_Sort]:
    """The mix-ups, those of one sort together."""
    sorts: dict[tuple[str, str, tuple[str, ...]], _Sort] = {}
    for tried in wrong:
        key = (tried.rank, tried.chosen, tried.codes)
        sort = sorts.get(key)
        if sort is None:
            sort = sorts[key] = _Sort(*key)
        sort.times += 1
        for what, share in _blind(tried):
            sort.blind[what] = sort.blind.get(what, 0.0) + share
    return list(sorts.values())


def _chances(chosen: Iterable[Tried]) -> Counter[tuple[str, str]]:
    """How often each rank could have been taken for each other one that lay there."""
    chances: Counter[tuple[str, str]] = Counter()
    for (rank, hand), times in Counter((tried.rank, frozenset(tried.hand)) for tried in chosen).items():
        for other in hand - {rank}:
            chances[rank, other] += times
    return chances


def _blind(tried: Tried) -> Iterator[tuple[str, float]]:
    """What a blind wrong choice would have been in this hand: each code, and each other rank for this one."""
    yield from tried.blind.items()
    others = len(tried.hand) - tried.hand.count(tried.rank)
    for other in {*tried.hand} - {tried.rank}:
        yield other, tried.hand.count(other) / others


def _top(sorts: Sequence[_Sort], chances: Mapping[tuple[str, str], int]) -> tuple[MixedUp, ...]:
    """The plainest first, then whatever is past the rule among the mix-ups that it does not explain.

    A code that fits more than two ranks comes before a pair of ranks, and that before a code which only fits the pair.
    """
    found: list[MixedUp] = []
    while len(found) < MOST:
        codes = _codes(sorts)
        wide = [one for one in codes if _is_wide(one.codes[0], sorts)]
        best = max(wide or _pairs(sorts, chances) or codes, key=_plainness, default=None)
        if best is None:
            break
        found.append(best)
        sorts = [sort for sort in sorts if not _explains(best, sort)]
    return tuple(found)


def _codes(sorts: Sequence[_Sort]) -> list[MixedUp]:
    """The codes that are past the rule."""
    wrong = sum(sort.times for sort in sorts)
    codes = dict.fromkeys(code for sort in sorts for code in sort.codes)
    found = [MixedUp("", "", (code,), *_seen(code, sorts)) for code in codes]
    return [one for one in found if _is_past_the_rule(one, wrong)]


def _seen(code: str, sorts: Sequence[_Sort]) -> tuple[int, int, float]:
    """How often a code fitted, of how many mix-ups, and how often it would have fitted blind ones."""
    times = sum(sort.times for sort in sorts if code in sort.codes)
    return times, sum(sort.times for sort in sorts), sum(sort.blind.get(code, 0.0) for sort in sorts)


def _pairs(sorts: Sequence[_Sort], chances: Mapping[tuple[str, str], int]) -> list[MixedUp]:
    """The ranks taken for others that are past the rule, and mostly for the same one; no hand, no chance to go by."""
    found = []
    for rank, chosen in dict.fromkeys((sort.rank, sort.chosen) for sort in sorts):
        if rank != chosen and {rank, chosen} <= {*RANKS}:
            about = [sort for sort in sorts if sort.rank == rank]
            taken = [sort for sort in about if sort.chosen == chosen]
            codes = max(taken, key=lambda sort: sort.times).codes
            times, blind = sum(sort.times for sort in taken), sum(sort.blind.get(chosen, 0.0) for sort in about)
            wrong = sum(sort.times for sort in about)
            one = MixedUp(rank, chosen, codes, times, chances.get((rank, chosen), times), blind)
            if blind and times >= MOSTLY * wrong and _is_past_the_rule(one, wrong):
                found.append(one)
    return found


def _is_past_the_rule(one: MixedUp, wrong: int) -> bool:
    """Seen at least three times and at least twice its chance, in so many wrong choices."""
    return one.times >= AT_LEAST and one.times >= TIMES_CHANCE * (one.blind - wrong * ROUNDED)


def _is_wide(code: str, sorts: Sequence[_Sort]) -> bool:
    """Whether a code would be past the rule without the two ranks that it fitted most often."""
    fits: Counter[frozenset[str]] = Counter()
    for sort in sorts:
        if code in sort.codes:
            fits[frozenset((sort.rank, sort.chosen))] += sort.times
    most = max(fits, key=lambda pair: fits[pair])
    others = [sort for sort in sorts if frozenset((sort.rank, sort.chosen)) != most]
    one = MixedUp("", "", (code,), *_seen(code, others))
    return _is_past_the_rule(one, one.chances)


def _explains(one: MixedUp, sort: _Sort) -> bool:
    return (one.rank, one.chosen) == (sort.rank, sort.chosen) if one.rank else one.codes[0] in sort.codes


def _plainness(one: MixedUp) -> float:
    """How many more there were than blind luck would have made."""
    return one.times - one.blind


def _grid(sorts: Sequence[_Sort], chances: Mapping[tuple[str, str], int]) -> tuple[Taken, ...]:
    times: Counter[tuple[str, str]] = Counter()
    for sort in sorts:
        times[sort.rank, sort.chosen] += sort.times
    pairs = [(rank, other) for rank in RANKS for other in RANKS if (rank, other) in chances]
    return tuple(Taken(rank, other, times[rank, other], chances[rank, other]) for rank, other in pairs)
