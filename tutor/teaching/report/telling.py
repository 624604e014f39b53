"""Puts what is known of a child into words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tutor.game import RANKS, clean_name
from tutor.teaching.lesson import Lesson, Parent
from tutor.teaching.lesson_lines import line_for
from tutor.teaching.mastery import Helping, Knowledge, Mastery, MixedUp, Play, Skill, State, next_lesson
from tutor.teaching.mastery.knowing import RECENT
from tutor.teaching.report.page import CardLine, DayLine, MixUpLine, Sentence, Shown
from tutor.teaching.report.words import ReportWords
from tutor.teaching.rulebook.words import fill

SIX = RANKS[:6]
USUAL = "ace-to-six"  # the game of which only "a round" is said
PAIR_CODES = ("LOOKALIKE", "DOT_PATTERN", "ACE_LETTER", "NEIGHBOUR", "OTHER_LETTER")
OTHER = "OTHER_NUMBER"
MINUTE = 60_000


def tell_sentences(name: str, known: Mastery, words: ReportWords) -> tuple[Sentence, ...]:
    """What is known, what is coming, what is new."""
    told = []
    for state, phrase in (("known", "knows"), ("coming", "coming"), ("new", "new")):
        ranks = tuple(rank for rank in SIX if known.of(rank).state == state)
        if ranks:
            many = "" if state == "known" else "_one" if len(ranks) == 1 else "_many"
            text = fill(words.sentence[phrase + many], {"name": name, "list": words.row(ranks)})
            told.append(Sentence(text, ranks))
    return tuple(told)


def tell_card(known: Knowledge, words: ReportWords) -> CardLine:
    """One rank with its word, its marks and its evidence."""
    state: State = known.state
    manner = words.manner[known.manner] if known.manner else ""
    shown = (tell_skill(known.matches, words), tell_skill(known.finds, words))
    return CardLine(known.rank, words.rank[known.rank], state, words.state[state], manner, *shown)


def tell_skill(skill: Skill, words: ReportWords) -> Shown:
    """The evidence for one skill: `first try, no help, in 7 of the last 8; two days`."""
    right, tries = sum(skill.recent), len(skill.recent)
    if not tries:
        text = words.evidence["none"]
    else:
        line = words.evidence["lately" if skill.tries > RECENT else "so_far"]
        text = fill(line, {"right": str(right), "tries": str(tries)})
    if skill.days:
        days = _counted(words.evidence, "day", len(skill.days), words)
        text = fill(words.evidence["on_days"], {"evidence": text, "days": days})
    return Shown(skill.marks, right, tries, skill.days, text)


def tell_mix_up(one: MixedUp, words: ReportWords) -> MixUpLine | None:
    """A mix-up and what to try; None for a kind that this book has no words for."""
    code = next((code for code in PAIR_CODES if code in one.codes), OTHER) if one.rank else one.codes[0]
    about = words.mixup.get(code)
    if about is None:
        return None
    args = {"times": str(one.times), "chances": str(one.chances), "say": about.say, "advice": about.advice}
    if one.rank:
        args |= {"rank": words.rank[one.rank], "chosen": words.rank[one.chosen]}
    text = fill(words.mixed["taken" if one.rank else "code"], args)
    return MixUpLine(text, code, one.rank, one.chosen, one.times, one.chances)


def tell_help(helping: Helping, words: ReportWords) -> tuple[str, ...]:
    """What helped most, and in a word whether less of it is needed."""
    helped = sum(helping.steps)
    if not helping.right:
        return ()
    best = max(helping.steps)
    most = words.help[str(helping.steps.index(best) + 1) if helped else "none"]
    told = [fill(most, {"times": str(best), "all": str(helped)})]
    if helping.trend and helped:
        told.append(fill(words.help["trend"], {"word": words.help[helping.trend]}))
    return tuple(told)


def tell_days(plays: Iterable[Play], lessons: Sequence[Lesson], words: ReportWords) -> tuple[DayLine, ...]:
    """The days of play, the last one first."""
    titles = {lesson.id: clean_name(lesson.title) for lesson in lessons}
    days: dict[str, list[Play]] = {}
    for play in plays:
        days.setdefault(play.day, []).append(play)
    return tuple(_day(day, days[day], titles, words) for day in sorted(days, reverse=True))


def tell_together(known: Mastery, lessons: Sequence[Lesson], today: str) -> str:
    """The parent's line of the lesson that was played last, else of the next one; empty where there is none."""
    last = next((play.lesson for play in reversed(known.plays) if play.lesson), "")
    by_id = {lesson.id: lesson for lesson in lessons}
    lesson = by_id.get(last) or by_id.get(next_lesson(lessons, known.lessons, today))
    step = next((step for step in lesson.step if isinstance(step, Parent)), None) if lesson else None
    come = known.lessons.get(lesson.id) if lesson else None
    return line_for(step, max(come.plays - 1, 0) if come else 0) if step else ""


def _day(day: str, plays: list[Play], titles: Mapping[str, str], words: ReportWords) -> DayLine:
    minutes = max(round(sum(play.lasted for play in plays) / MINUTE), 1)
    pairs = sum(play.pairs for play in plays)
    times = Counter(_what(play, titles, words) for play in plays)
    played = tuple(_often(what, count, words) for what, count in times.items())
    lasted, laid = _counted(words.day, "minute", minutes, words), _counted(words.day, "pair", pairs, words)
    text = fill(words.day["line"], {"day": day, "lasted": lasted, "played": "; ".join(played), "laid": laid})
    return DayLine(day, minutes, played, pairs, text)


def _what(play: Play, titles: Mapping[str, str], words: ReportWords) -> str:
    if play.lesson:
        return titles.get(play.lesson, clean_name(play.lesson))
    if play.game in ("", USUAL):
        return words.day["round"]
    return fill(words.day["round_of"], {"game": clean_name(play.game)})


def _often(what: str, count: int, words: ReportWords) -> str:
    return what if count == 1 else fill(words.day["times"], {"what": what, "count": words.count(count)})


def _counted(lines: Mapping[str, str], one: str, count: int, words: ReportWords) -> str:
    """`one day`, `two days`."""
    return fill(lines[one if count == 1 else f"{one}s"], {"count": words.count(count)})
