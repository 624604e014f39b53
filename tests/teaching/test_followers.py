"""What was followed can be put by and gone on with; and whoever changes what is followed, counts the rules up."""

import hashlib

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tutor.teaching.journal import Began, Ended, Entry, Helped, Missed, Tried
from tutor.teaching.mastery import Followers, mastery, progress_of
from tutor.teaching.mastery.followers import RULES

from .journals import day, diary, find, followed, lesson, match, mix_up

LESSONS = (lesson("one"), lesson("two", "one", streak=2))
AN_ENTRY: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Began, st.sampled_from(("", "ace-to-six")), st.sampled_from(("", "one", "two", "gone"))),
    st.builds(Ended, st.just(""), st.integers(0, 5), st.none(), st.booleans()),
    st.builds(Missed, st.sampled_from("A23456")),
    st.builds(Helped, st.sampled_from("A23456"), st.integers(1, 3)),
    st.builds(
        Tried,
        st.sampled_from(("match", "look", "pick", "find", "odd", "compare", "count")),
        st.sampled_from(("4", "5", "cat")),
        st.sampled_from(("4", "5", "2")),
        st.booleans(),
        st.sampled_from((0.0, 0.1, 0.2, 0.3, 0.5)),
        step=st.integers(0, 3),
        first=st.booleans(),
        level=st.integers(0, 3),
        friendly=st.booleans(),
        hurried=st.booleans(),
        codes=st.sampled_from(((), ("NEIGHBOUR",))),
        blind=st.sampled_from(({}, {"NEIGHBOUR": 0.3})),
        hand=st.sampled_from(((), ("4", "5", "2", "A"), ("4", "5"))),
    ),
)
RIGHT = (match("4"), find("4"), match("5"), find("5"))
DAYS = st.lists(st.lists(st.one_of(st.sampled_from(RIGHT), AN_ENTRY), min_size=1, max_size=12), max_size=8)
PINNED = (1, "b17160114bd7")  # the rules, and what a made-up journal is followed to by them


def put_by(so_far: Followers) -> Followers:
    return msgspec.json.decode(msgspec.json.encode(so_far), type=Followers)


@given(DAYS, st.integers(0, 8), st.integers(0, 3))
def test_followers_who_were_put_by_after_any_day_go_on_as_if_they_had_not_been(days, after, start):
    whole = diary(*days)
    so_far = put_by(followed(whole[:after], LESSONS, start))
    for one in whole[after:]:
        so_far.take(one)
    assert so_far == followed(whole, LESSONS, start)
    assert put_by(so_far) == so_far
    assert mastery(put_by(so_far)) == mastery(followed(whole, LESSONS, start))
    today = day(len(days) + 1)
    assert progress_of(so_far, LESSONS, today) == progress_of(followed(whole, LESSONS, start), LESSONS, today)


def test_they_go_by_their_rules_lessons_and_help_dial():
    so_far = followed([], LESSONS, 2)
    assert so_far.go_by(LESSONS)
    assert so_far.go_by(LESSONS, 2)
    assert not so_far.go_by(LESSONS, 1)
    assert not so_far.go_by(LESSONS[:1], 2)
    assert not so_far.go_by((LESSONS[0], lesson("two", "one", streak=3)), 2)
    so_far.rules += 1
    assert not so_far.go_by(LESSONS)


def test_only_what_is_told_is_kept_of_long_ago():
    tries = [*RIGHT, match("4", False), find("4", False), mix_up("5", "2")] * 30
    months, years = ([tries] * days for days in (60, 600))
    assert size(followed(diary(*years))) < 1.1 * size(followed(diary(*months)))


def size(so_far: Followers) -> int:
    return len(msgspec.json.encode(so_far))


def test_whoever_changes_what_a_journal_is_followed_to_counts_the_rules_up():
    """A bookmark by older rules would tell a family something else than its journal: then raise RULES, and pin anew."""
    so_far = followed(diary(*all_sorts_of_days()), LESSONS)
    assert (RULES, hashlib.sha256(msgspec.json.encode(so_far)).hexdigest()[:12]) == PINNED


def all_sorts_of_days() -> list[list[Entry]]:
    """Days on which every rule of following makes a difference."""
    tries = [
        Tried(task, rank, rank if right else "2", right, luck, step, first, level, hand=("4", "5", "6", "2"))
        for task in ("match", "look", "pick", "find", "odd", "compare", "count")
        for rank in ("4", "5", "6", "cat")
        for right in (True, True, False, True)
        for luck, step, first, level in ((0.1, 0, True, 0), (0.25, 0, True, 1), (0.3, 1, True, 1), (0.1, 0, False, 2))
    ]
    lesson_one = [Began("", "one", 3), *tries, Missed("4"), Helped("4", 2), Ended("one", 4)]
    at_the_table = [Began("ace-to-six", seed=5), *tries[::3], *RIGHT * 3, Ended("", 2, 1), *tries[::7]]
    hardly = [
        [Began("", "two"), *two, Ended("two", 1, left=left)]
        for two, left in (
            ([Tried("compare", "6", "6", True, 0.5)] * 2, False),
            ([Tried("count", "6", "6", True, 0.1)] * 2, False),
            ([match("4", hurried=True)] * 2, False),
            ([match("4")] * 2, True),
        )
    ]
    not_her_own = [match("4", friendly=True), match("5", False, hurried=True), find("6", hurried=True)]
    short = [[match("4"), *not_her_own], [match("5", False), match("6", False)], [match("4"), match("6")], []] * 12
    return [*hardly, lesson_one, at_the_table, lesson_one[::-1], [*RIGHT * 9], [], at_the_table, *short]
