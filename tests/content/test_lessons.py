"""The lessons that come along, a family's own, and lesson files with something amiss."""

from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content.checking import problems_of
from tutor.content.files import BadFile, shipped
from tutor.content.lessonchecks import lesson_findings, phrases
from tutor.content.lessons import family_lesson_problems, load_lesson, load_lessons
from tutor.teaching.lesson import Lesson, lines_of, own_words
from tutor.teaching.wording import Spoken, faults

from .places import written

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=60)

OWN = """format = 1
id = "own"
title = "Our own"
goal = "Finds a five."
minutes = 3
picture = "5H"

[deck]
ranks = ["3", "4", "5", "6"]
suits = ["hearts", "spades"]

[replay]
fresh = ["cards", "order", "suits"]

[[step]]
do = "say"
say = "Hello again."

[[step]]
do = "show"
cards = "5H 5S"
say = ["Two fives!", "A pair of fives!"]

[[step]]
do = "pick"
from = "5H 6H 4S"
match = "5S"
help = 3
say = "Here is {x}."
on_neighbour = "This is {low}. {High} has one more."

[[step]]
do = "find"
from = "3H 4S 5H 6S"
card = "5"

[[step]]
do = "find_all"
hand = "random 6"

[[step]]
do = "parent"
say = "Find a five outside."
"""


def problems(text: str, place: Path = Path("lessons/own.toml")) -> list[str]:
    """All that is amiss in a lesson at this place, each as `line: sentence`."""
    found = problems_of(text.encode(), "own.toml", Lesson, partial(lesson_findings, file=str(place)))
    return [str(problem).removeprefix("own.toml:") for problem in found]


def changed(old: str, new: str) -> str:
    assert old in OWN
    return OWN.replace(old, new, 1)


def test_a_good_lesson_has_no_problem():
    assert problems(OWN) == []


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.id)
def test_every_lesson_that_comes_along_is_without_fault(lesson):
    place = shipped("lessons", "en", f"{lesson.id}.toml")
    amiss = partial(lesson_findings, file=str(place))
    assert problems_of(place.read_bytes(), place.name, Lesson, amiss) == ()


MORE_PICKS = '\n\n[[step]]\ndo = "pick"\nfrom = "random 3"' * 8

BROKEN = {
    "a key that nobody knows": (
        changed('from = "5H 6H 4S"', 'frm = "5H 6H 4S"'),
        26,
        '[[step]] has no key "frm": did you mean "from"?',
    ),
    "another name than its file": (
        changed('id = "own"', 'id = "ours"'),
        2,
        'id is "ours" and the file is named "own.toml": name the file ours.toml, or change the id',
    ),
    "a lesson that is not there": (
        changed("minutes = 3", 'needs = ["five-and-sick"]\nminutes = 3'),
        5,
        'there is no lesson "five-and-sick": did you mean "five-and-six"?',
    ),
    "a lesson that needs itself": (
        changed("minutes = 3", 'needs = ["own"]\nminutes = 3'),
        5,
        '"own" cannot come before itself: take it out',
    ),
    "a format of another program": (
        changed("format = 1", "format = 2"),
        1,
        "format 2 is not known to this program: write format = 1",
    ),
    "too few cards for what is asked": (
        changed('hand = "random 6"', 'hand = "random 12"'),
        39,
        'the deck has too few cards for "random 12": name more ranks or suits in [deck], or ask for fewer cards',
    ),
    "suits that leave a card over": (
        changed('"hearts", "spades"', '"hearts", "spades", "clubs"'),
        10,
        "with 3 suits every rank leaves a card over: write two or four of them",
    ),
    "more than one odd card in a hand": (
        changed('do = "find_all"\nhand = "random 6"', 'do = "odd"\nhand = "3H 3S 4H 5S"'),
        39,
        "2 cards have no friend in this hand: leave exactly one card without a friend",
    ),
    "a round that leaves more than one odd card": (
        changed('do = "find_all"\nhand = "random 6"', 'do = "deal"').replace(
            "[replay]", 'pairing = "rank-colour"\n[replay]'
        ),
        8,
        "this one leaves",
    ),
    "a pick without a partner": (
        changed('from = "5H 6H 4S"', 'from = "3H 6H 4S"'),
        26,
        "no card here goes with 5S: put its partner in",
    ),
    "a pick that is right in two ways": (
        changed('from = "5H 6H 4S"', 'from = "5H 5D 4S"'),
        26,
        "5H and 5D both go with 5S: leave one of them in",
    ),
    "a find that is right in two ways": (
        changed('from = "3H 4S 5H 6S"', 'from = "3H 4S 5H 5S 6H"'),
        34,
        "5H and 5S are both right: leave one of them in",
    ),
    "a find without the card": (
        changed('from = "3H 4S 5H 6S"', 'from = "3H 4S AH 6S"'),
        35,
        "5 does not lie in from: put it there, or ask for another card",
    ),
    "a pick that luck makes worthless": (
        changed("help = 3", "help = 1").replace("5H 6H 4S", "5H 6H"),
        26,
        "a blind choice among 2 is right too often to count: write 3 cards or more, or help = 3",
    ),
    "a find that luck makes worthless": (
        changed('from = "3H 4S 5H 6S"', 'from = "3H 4S 5H"'),
        34,
        "a blind choice among 3 different cards is right too often to count: write 4 or more, or help = 3",
    ),
    "a sentence that is too long": (
        changed("Hello again.", "Hello again to all of you who like to play cards."),
        17,
        'the sentence "Hello again to all..." has 11 words: ten are the most',
    ),
    "too many sentences": (
        changed("Hello again.", "Hello. Hello. Hello. Hello."),
        17,
        "the line has 4 sentences: three are the most",
    ),
    "words of blame": (
        changed("Hello again.", "That was wrong."),
        17,
        '"wrong" tells a child off: say what the cards are',
    ),
    "a gap that nobody knows": (
        changed("Here is {x}.", "Here is {y}."),
        29,
        "nothing is known for {y} here: a line here may have {t}, {x}, {ace}",
    ),
    "a form that nobody knows": (
        changed("Here is {x}.", "Here are {x.manny}."),
        29,
        "there is no form {x.manny}: write {x.many}",
    ),
    "a digit where a word is meant": (
        changed("Hello again.", "Here are 2 cards."),
        17,
        "the digit 2 stands here: write two",
    ),
    "a sign where a word is meant": (
        changed("Hello again.", "Hearts & spades."),
        17,
        "the sign & cannot be spoken: write it in words",
    ),
    "a bare number": (
        changed("Hello again.", "Look. Five."),
        17,
        '"Five." is a bare number: write "It is a five."',
    ),
    "a bare letter": (
        changed("Hello again.", "This is the a."),
        17,
        'a bare "a" is spoken as "uh": write "ace", or a word behind it',
    ),
    "more than its minutes": (
        changed("minutes = 3", "minutes = 1"),
        5,
        "at its usual pace this lesson takes about",
    ),
    "a replay that cannot vary": (
        changed('fresh = ["cards", "order", "suits"]', "fresh = []"),
        13,
        'fresh cards would be the same as before: write fresh = ["cards", "order", "suits"]',
    ),
    "no pair at the end": (
        changed('do = "find_all"\nhand = "random 6"', 'do = "compare"\ncards = "far"'),
        37,
        "a lesson ends on a made pair: put a pick or a find_all behind this step",
    ),
    "a tutor's pair that is none": (
        changed('cards = "5H 5S"', 'cards = "5H 6S"'),
        21,
        "5H and 6S are no pair: write two cards that match",
    ),
    "one card twice": (
        changed('from = "3H 4S 5H 6S"', 'from = "3H 3H 5H 6S"'),
        34,
        "3H lies in from twice: take another card for one of them",
    ),
    "a card that is none": (
        changed('match = "5S"', 'match = "5X"'),
        27,
        'match is "5X": write a card such as "5C", a rank such as "5", or "random"',
    ),
    "a kind of step that nobody knows": (
        changed('do = "find_all"', 'do = "find-all"'),
        38,
        'do is "find-all": did you mean "find_all"?',
    ),
    "a pack that is not there": (
        changed("[deck]", '[deck]\npack = "picture-pak"'),
        9,
        'there is no pack "picture-pak": did you mean "picture-pack"?',
    ),
    "a picture that is not there": (
        changed("[deck]", '[deck]\npack = "picture-pack"\npictures = ["dogg", "cat"]'),
        10,
        'the pack "picture-pack" has no picture "dogg": did you mean "dog"?',
    ),
    "steps behind the eighth pair": (
        changed('do = "find_all"\nhand = "random 6"', 'do = "pick"\nfrom = "random 3"' + MORE_PICKS).replace(
            "= 3", "= 9"
        ),
        65,
        "eight pairs are laid before this step, and the lesson ends with them: move it up, or leave pairs out",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_lesson_with_something_amiss_is_told_with_its_line_and_what_to_write_instead(name):
    text, line, sentence = BROKEN[name]
    found = problems(text)
    assert any(one.startswith(f"{line}: " if line else "") and sentence in one for one in found), found


def test_minutes_that_leave_no_time_for_the_last_puzzles_are_too_few():
    text = shipped("lessons", "en", "four-comes-along.toml").read_text().replace("minutes = 7", "minutes = 5")
    (found,) = problems_of(text.encode(), "four.toml", Lesson, partial(lesson_findings, file="four-comes-along.toml"))
    assert str(found).endswith("takes about 4.7 minutes: write minutes = 6, or leave steps out")


def test_many_faults_are_told_in_one_look():
    text = OWN
    for old, new in (("format = 1", "format = 9"), ("Hello again.", "You lost."), ("5H 6H 4S", "3H 6H 4S")):
        text = text.replace(old, new, 1)
    assert [one.partition(":")[0] for one in problems(text)] == ["1", "17", "26"]


def test_what_a_bad_value_makes_doubtful_is_not_told_too():
    (told,) = problems(changed('ranks = ["3", "4", "5", "6"]', 'ranks = ["3", "4", "5", "16"]'))
    assert told == '9: ranks holds "16": write "A", "2" and so on to "10", "J", "Q" or "K"'


def test_lessons_that_need_each_other_are_told(tmp_path):
    written(
        tmp_path, OWN.replace('"own"', '"other"').replace("minutes", 'needs = ["own"]\nminutes').encode(), "other.toml"
    )
    text = changed("minutes = 3", 'needs = ["other"]\nminutes = 3')
    assert problems(text, tmp_path / "own.toml") == ["5: own needs other, which needs own: take one of them out"]


@steadily
@given(st.binary(max_size=300))
def test_whatever_lies_in_a_file_there_is_no_traceback(data):
    assert problems_of(data, "own.toml", Lesson, partial(lesson_findings, file="own.toml"))


VALUES = ['""', '"random 3"', '"AH 2S"', '"<cat>"', "[]", "{}", "-1", "true", '"6"', '["x"]', '"near"', '"{x}"', "1.5"]
KEYS = ("do", "from", "cards", "match", "card", "hand", "fan", "help", "say", "ranks", "suits", "odd", "pictures")

CHANGE = st.tuples(st.integers(0, len(OWN.splitlines()) - 1), st.sampled_from(KEYS), st.sampled_from(VALUES))


@steadily
@given(st.lists(CHANGE, min_size=1, max_size=4))
def test_whatever_stands_at_a_key_there_is_no_traceback(changes):
    lines = OWN.splitlines()
    for at, key, value in changes:
        lines[at] = f"{lines[at].partition('=')[0] if '=' in lines[at] else key} = {value}"
    for one in problems("\n".join(lines)):
        line, _, sentence = one.partition(": ")
        assert 1 <= int(line) <= len(lines)
        assert ":" in sentence or "?" in sentence, "every problem has its repair"


# the lessons of the program and of a family


def test_the_lessons_come_in_the_order_of_the_path():
    lessons = load_lessons()
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))


def test_a_familys_own_lessons_come_behind_them(tmp_path):
    written(tmp_path, OWN.encode(), "own.toml")
    lessons = load_lessons(family=tmp_path)
    assert lessons[:-1] == load_lessons()
    assert lessons[-1].id == "own"
    assert load_lesson("own", family=tmp_path) == lessons[-1]
    assert family_lesson_problems(tmp_path) == ()


def test_where_a_file_names_no_cards_for_the_path_some_of_its_own_stand_there(tmp_path):
    text = OWN.replace('picture = "5H"\n', "")
    assert problems(text) == []
    written(tmp_path, text.encode(), "own.toml")
    assert load_lesson("own", family=tmp_path).picture == "6H 6S"


def test_a_broken_lesson_hinders_no_other(tmp_path):
    written(tmp_path, OWN.encode(), "own.toml")
    written(tmp_path, b"format = 1\nid = broken\n", "broken.toml")
    written(tmp_path, changed('match = "5S"', 'match = "6S"').replace('"own"', '"odd"').encode(), "odd.toml")
    assert [lesson.id for lesson in load_lessons(family=tmp_path)][-1] == "own"
    told = [str(problem) for problem in family_lesson_problems(tmp_path)]
    assert [one.partition(":")[0] for one in told] == ["broken.toml"]
    assert told[0].startswith("broken.toml:2: ")
    with pytest.raises(BadFile, match=r"broken\.toml:2: "):
        load_lesson("broken", family=tmp_path)


def test_a_family_cannot_put_its_own_in_the_place_of_a_lesson(tmp_path):
    written(tmp_path, OWN.replace('"own"', '"one-and-two"').encode(), "one-and-two.toml")
    assert load_lessons(family=tmp_path) == load_lessons()
    (problem,) = family_lesson_problems(tmp_path)
    assert "comes with the program" in problem.sentence


def test_a_folder_that_is_not_there_has_no_lessons(tmp_path):
    assert load_lessons(family=tmp_path / "nowhere") == load_lessons()


def test_a_lesson_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(BadFile, match="there is no lesson dance: choose one of two-the-same, one-and-two"):
        load_lesson("dance")


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.id)
def test_every_line_keeps_the_rules_of_wording_where_the_ace_is_called_a_one(lesson):
    book = phrases().with_ace_as_one()
    spoken = Spoken(book, ("A",), frozenset(("x", "y", "t", "low", "high", "name", "suit", "colour")))
    for step in lesson.step[:-1]:
        for line in (*lines_of(step), *own_words(step).values()):
            assert not list(faults(line, spoken)), line
