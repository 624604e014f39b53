"""What a child knows: three right in a row, on two days, and nothing that luck or help could have done."""

import pytest

from tutor.teaching.journal import Began, Ended, Helped, Missed, Tried, decode, encode
from tutor.teaching.mastery import hard_of, next_lesson, progress_of
from tutor.teaching.mastery.calendar import days_between
from tutor.teaching.places import Last, Progress

from .journals import day, diary, find, followed, four, learned, lesson, match, played

WRONG = match(right=False)
LOST = find(right=False)
KNOWN = ([match()] * 3 + [find()] * 3, [match()] * 3 + [find()] * 3)
AIDED = [
    {"step": 1},
    {"step": 3},
    {"first": False},
    {"level": 2},
    {"level": 3, "friendly": True},
    {"hurried": True},
]


def test_three_matches_and_three_finds_in_a_row_on_each_of_two_days_are_knowing():
    assert four(*KNOWN).state == "known"


@pytest.mark.parametrize("missing", range(12))
def test_one_less_is_not(missing):
    days = [list(one) for one in KNOWN]
    del days[missing // 6][missing % 6]
    assert four(*days).state == "coming"


def test_all_of_it_on_one_day_is_not():
    assert four(KNOWN[0] + KNOWN[1]).state == "coming"
    assert four([match()] * 6 + [find()] * 3, [find()] * 3).state == "coming"
    assert four([match()] * 3 + [find()] * 6, [match()] * 3).state == "coming"


def test_matches_and_finds_may_have_days_of_their_own():
    assert four([match()] * 3, [find()] * 3, [match()] * 3, [find()] * 3).state == "known"


@pytest.mark.parametrize("task", ["match", "look", "pick"])
def test_whatever_pairs_are_laid_in_is_matching(task):
    three = [Tried(task, "4", "4", True, 0.15)] * 3
    assert four(three, three).matches.is_sure


@pytest.mark.parametrize("task", ["odd", "compare", "count"])
def test_other_puzzles_say_nothing_about_a_rank(task):
    three = [Tried(task, "4", "4", True, 0.1, hand=("4", "A", "2", "3"))] * 3
    assert learned(diary(three, three)).ranks == {}


@pytest.mark.parametrize(
    ("luck", "needed"), [(0.0, 3), (0.15, 3), (0.1501, 4), (0.16, 4), (0.3333, 4), (1 / 3, 4), (0.3334, 99), (1.0, 99)]
)
def test_the_more_luck_there_is_the_more_must_be_right(luck, needed):
    for count in (2, 3, 4, 7):
        days = [[match(luck=luck)] * count] * 2
        assert four(*days).matches.is_sure == (count >= needed)


def test_one_lucky_hand_among_three_asks_for_a_fourth():
    mixed = [match(luck=0.1), match(luck=0.2), match(luck=0.1)]
    assert not four(mixed, mixed).matches.is_sure
    assert four([*mixed, match()], [match(luck=0.3), *mixed]).matches.is_sure


def test_above_a_third_a_miss_does_not_count_either():
    careless = match(right=False, luck=0.34)
    assert four([match(), match(), careless, match()], [match(), careless, match(), match()]).matches.is_sure


def test_a_miss_breaks_the_row():
    broken = [match(), match(), WRONG]
    assert four(broken, broken).matches.days == ()


def test_a_row_goes_on_over_night_and_counts_for_the_day_it_is_full():
    assert four([match()] * 2, [match()]).matches.days == (day(2),)
    assert four([match()] * 3, [match()]).matches.days == (day(1),)
    assert four([match()] * 4, [match()] * 2).matches.days == (day(1), day(2))


def test_finds_are_among_four_different_cards_at_least():
    for hand, counts in (("4 2 3 6", True), ("4 2 3 3", False), ("4 2 3", False), ("4 A 2 3 5 6", True)):
        three = [find(luck=round(1 / len(hand.split()), 4), hand=tuple(hand.split()))] * 3
        assert four(three, three).finds.is_sure == counts


def test_where_no_hand_was_written_down_luck_tells_among_how_many():
    for luck, counts in ((0.25, True), (0.3333, False)):
        three = [find(luck=luck, hand=())] * 3
        assert four(three, three).finds.is_sure == counts


@pytest.mark.parametrize("aid", AIDED)
def test_helped_friendly_or_hurried_choices_never_count_for_her(aid):
    three = [match(**aid), find(**aid)] * 5
    assert (four(three, three).matches.tries, four(three, three).finds.tries) == (0, 0)
    assert four(three, three).state == "new"


@pytest.mark.parametrize("aid", AIDED)
def test_nor_against_her(aid):
    wrong = [match(right=False, **aid), find(right=False, **aid)] * 4
    assert four(*KNOWN, wrong).state == "known"
    assert four([match(), *wrong, match(), match()], [match()] * 3).matches.is_sure


@pytest.mark.parametrize(
    ("later", "state"),
    [
        ([WRONG], "known"),
        ([WRONG, WRONG], "coming"),
        ([WRONG, match(), match(), WRONG], "coming"),
        ([WRONG, match(), match(), match(), WRONG], "known"),
        ([LOST, find(), LOST], "coming"),
        ([WRONG, LOST], "known"),
        ([WRONG, WRONG] + [match()] * 3, "coming"),
    ],
)
def test_two_misses_in_the_last_four_are_back_to_getting_there(later, state):
    assert four(*KNOWN, later).state == state


def test_after_that_it_is_shown_anew_on_two_days():
    assert four(*KNOWN, [WRONG, WRONG] + [match()] * 3, [match()] * 3).state == "known"


def test_under_five_unaided_tries_is_not_seen_enough_yet():
    assert four([match()] * 4).state == "new"
    assert four([match()] * 4, [match(step=1)] * 5).state == "new"
    assert four([match()] * 4, [find()]).state == "coming"
    assert four([WRONG] * 5).state == "coming"
    assert learned([]).of("4").state == "new"


def test_the_last_eight_tries_are_told_of():
    skill = four([WRONG] * 3 + [match()] * 6).matches
    assert (skill.tries, skill.recent) == (9, (False,) * 2 + (True,) * 6)


def test_ten_marks_tell_how_it_was_found_the_oldest_first():
    tries = [match(), match(step=1), match(step=3), match(first=False), match(level=2), match(level=3, friendly=True)]
    assert four([WRONG, *tries]).matches.marks == ("alone", "help", "shown", "help", "help", "shown")
    assert four([match(step=1)] * 2 + [match()] * 9).matches.marks == ("help",) + ("alone",) * 9
    assert four([find(step=2), match(hurried=True), match(luck=0.5)]).matches.marks == ()


def test_how_she_gets_it_most_of_the_time():
    assert four([match()] * 2 + [match(step=2)]).manner == "sees"
    assert four([match(step=2), match(level=2), match()]).manner == "counts"
    assert four([match(step=1), match(step=3), match()]).manner == "help"
    assert four([WRONG]).manner == ""


def test_what_was_hard_are_the_two_weakest_ranks_and_a_known_one():
    known = [match(rank) for rank in "A2" for _ in range(3)] + [find(rank) for rank in "A2" for _ in range(3)]
    weak = [match("3", False), match("3"), match("4", False), match("5", step=1), match("6")]
    assert hard_of(learned(diary(known, known, weak)).ranks) == ("4", "3", "A")
    assert hard_of(learned(diary(known, known, [match("A")], weak)).ranks) == ("4", "3", "2")
    assert hard_of(learned(diary(known, known)).ranks) == ()
    assert hard_of(learned(diary([match("cat", False)])).ranks) == ()


LESSONS = (lesson("one"), lesson("two", "one"), lesson("three", "two", "gone"), lesson("extra", days=1))


def progress(days, lessons, today, start=None) -> Progress:
    return progress_of(followed(days, lessons, start), lessons, today)


def test_a_lesson_is_seen_once_it_began_and_known_after_its_row_on_its_days():
    row = [match("A")] * 3
    once, twice = diary(played("one", *row)), diary(played("one", *row), played("one", *row))
    assert (progress(once, LESSONS, day(1)).seen, progress(once, LESSONS, day(1)).known) == ({"one"}, set())
    assert progress(twice, LESSONS, day(2)).known == {"one"}
    assert progress(diary(played("extra", *row)), LESSONS, day(1)).known == {"extra"}


@pytest.mark.parametrize(
    "tries",
    [
        [match("A")] * 2,
        [match("A"), match("A", False), match("A"), match("A")],
        [match("A", step=1)] * 3,
        [match("A", hurried=True)] * 3,
        [match("A", level=2)] * 3,
        [match("A", luck=0.5)] * 3,
        [Tried("count", "A", "A", True, 1.0)] * 3,
    ],
)
def test_a_row_that_is_broken_helped_or_lucky_makes_no_lesson_known(tries):
    assert progress(diary(played("extra", *tries)), LESSONS, day(1)).known == set()


def test_two_cards_to_compare_count_for_a_lesson_as_there_are_never_more():
    assert progress(diary(played("extra", *[Tried("compare", "6", "6", True, 0.5)] * 3)), LESSONS, day(1)).known


def test_a_lesson_that_was_left_counts_for_no_day_and_a_round_for_no_lesson():
    left = [Began("", "extra"), *[match("A")] * 3]
    ended_itself = [*left, Ended("extra", 3, left=True)]
    assert progress(diary(ended_itself), LESSONS, day(2)).known == set()
    assert progress(diary([*left, Ended("extra", 3)]), LESSONS, day(2)).known == {"extra"}
    assert progress(diary(left, [Began("ace-to-six"), Ended()]), LESSONS, day(2)).known == set()
    assert progress(diary([Began("ace-to-six"), *[match("A")] * 3, Ended()]), LESSONS, day(1)).seen == set()


def test_the_next_lesson_is_the_first_that_is_ready_and_not_known():
    row = [match("A")] * 3
    assert progress((), LESSONS, day(1)).suggested == "one"
    assert progress(diary(played("one", *row)), LESSONS, day(1)).suggested == "two"
    assert progress(diary(played("one", *row)), LESSONS, day(2)).suggested == "one"
    assert progress(diary(played("one")), LESSONS[:2], day(1)).suggested == "one"
    both = [*played("one", *row), *played("two", *row)]
    assert progress(diary(both), LESSONS, day(1)).suggested == "three"
    assert progress(diary(both, both), LESSONS[:2], day(3)).suggested == "one"
    assert next_lesson((), {}, day(1)) == ""


def test_progress_counts_plays_and_remembers_the_last_one():
    found = progress(diary([*played("one"), *played("one"), Began("ace-to-six", seed=5, players=3)]), LESSONS, day(1))
    assert (found.turns, found.last) == ({"one": 2}, Last("", 5, 2, found.last.number, found.last.game))
    assert progress(diary([*played("two"), *played("gone")]), LESSONS, day(1)).last.lesson == "two"


def test_nothing_played_is_a_first_visit():
    assert progress((), (), day(1)) == Progress()


@pytest.mark.parametrize(
    ("days", "today", "level"),
    [
        ([[match(), match()]], 1, 0),
        ([[match()]], 1, 1),
        ([[WRONG, WRONG]], 1, 2),
        ([[WRONG, WRONG], [WRONG, WRONG], [WRONG, WRONG]], 3, 3),
        ([[match(), match(), match(), match()]], 2, 0),
        ([[match(), match()]], 3, 1),
        ([[match(), match()]], 30, 1),
        ([[match(), match()], [], [match()]], 3, 1),
        ([[match(), match(step=1), match()]], 1, 1),
        ([[Missed("4"), Missed("4")]], 1, 2),
    ],
)
def test_the_help_dial_fades_after_two_pairs_comes_back_after_two_mix_ups_and_after_a_missed_day(days, today, level):
    assert progress(diary(*days), LESSONS, day(today)).level == level


def test_a_grown_up_may_say_where_the_help_dial_begins():
    assert progress(diary([match(), match()]), LESSONS, day(1), start=3).level == 2


def test_days_are_counted_over_months_and_leap_years():
    assert days_between("2024-02-28", "2024-03-01") == 2
    assert days_between("2025-02-28", "2025-03-01") == 1
    assert days_between("2023-12-31", "2024-12-31") == 366
    assert days_between("2025-03-02", "2025-03-01") == -1


ENTRIES = (
    Began("ace-to-six", "", 5, 2, 3, 1),
    Began("", "one-and-two"),
    Tried("match", "4", "5", False, 0.1333, codes=("NEIGHBOUR",), blind={"NEIGHBOUR": 0.25}, hand=("4", "5", "5")),
    Missed("4", True),
    Helped("4", 2, True),
    Ended("one-and-two", 5, None),
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back_as_it_was(entry):
    kind, body = encode(entry)
    assert decode(kind, body) == entry
    assert kind == type(entry).__name__.lower()


def test_what_a_later_version_wrote_is_passed_over():
    assert decode("sung", b'{"song":"Old Maid"}') is None
    assert decode("tried", b'{"task":"sing","rank":"4","chosen":"4","right":true,"luck":0.1}') is None
    assert decode("missed", b'{"rank":4}') is None
    assert decode("missed", b"[]") is None
    assert decode("missed", b'{"rank":"4","song":"Old Maid"}') == Missed("4")
