"""All that is amiss in a tree is found in one look, whatever shape is wanted."""

import tomllib
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from tutor.content.findings import Finding
from tutor.content.shaping import shaped


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    say: str | tuple[str, ...]


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="show"):
    cards: str
    help: Annotated[int, Meta(ge=0, le=3)] = 0


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    one: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    title: str
    minutes: Annotated[int, Meta(ge=1)] = 6
    face_up: bool = False
    side: Literal["left", "right"] | None = None
    words: dict[str, Word] = {}
    step: tuple[Say | Show, ...] = ()


def findings(text):
    return [(finding.path, finding.sentence) for finding in shaped(tomllib.loads(text), Lesson).findings]


def test_a_good_tree_becomes_its_value():
    form = shaped(tomllib.loads('title = "x"\nstep = [{do = "say", say = ["a", "b"]}]'), Lesson)
    assert form.value == Lesson("x", step=(Say(("a", "b")),))
    assert form.findings == ()
    assert form.unread == frozenset()


@pytest.mark.parametrize(
    ("text", "path", "sentence"),
    [
        ("", ("title",), 'the file lacks "title": write title = a text in quotation marks'),
        ("title = 5", ("title",), 'title is 5: write it in quotation marks, "5"'),
        ("title = true", ("title",), "title is true: write a text in quotation marks"),
        ("title = []", ("title",), "title is a list: write a text in quotation marks"),
        ("title = 07:32:00", ("title",), "title is a date or a time: write a text in quotation marks"),
        ("title = 0x" + "f" * 100, ("title",), "title is a very large number: write a text in quotation marks"),
        ("titel = 'x'", ("titel",), 'the file has no key "titel": did you mean "title"?'),
        (
            "title = 'x'\nsound = 1",
            ("sound",),
            'the file has no key "sound": it may have title, minutes, face-up, side, words and step',
        ),
        ("title = 'x'\nface_up = true", ("face_up",), 'the file has no key "face_up": did you mean "face-up"?'),
        ("title = 'x'\nminutes = 'six'", ("minutes",), 'minutes is "six": write a whole number from 1 up'),
        ("title = 'x'\nminutes = 0", ("minutes",), "minutes is 0: write a whole number from 1 up"),
        ("title = 'x'\nface-up = 'yes'", ("face-up",), 'face-up is "yes": write true or false'),
        ("title = 'x'\nside = 'rihgt'", ("side",), 'side is "rihgt": did you mean "right"? Write "left" or "right"'),
        ("title = 'x'\nside = 'top'", ("side",), 'side is "top": write "left" or "right"'),
        ("title = 'x'\nwords = 1", ("words",), "words is 1: write a table of its own"),
        (
            "title = 'x'\n[words.a]",
            ("words", "a", "one"),
            '[words.a] lacks "one": write one = a text in quotation marks',
        ),
        ("title = 'x'\n[step]", ("step",), "step is a table: write a list in square brackets"),
        ("title = 'x'\n[[step]]", ("step", 0, "do"), '[[step]] lacks "do": write do = "say" or "show"'),
        (
            "title = 'x'\n[[step]]\ndo = 'shwo'",
            ("step", 0, "do"),
            'do is "shwo": did you mean "show"? Write "say" or "show"',
        ),
        ("title = 'x'\n[[step]]\ndo = 7", ("step", 0, "do"), 'do is 7: write "say" or "show"'),
        (
            "title = 'x'\n[[step]]\ndo = 'show'\ncards = ''\nhelp = 4",
            ("step", 0, "help"),
            "help is 4: write a whole number from 0 to 3",
        ),
        (
            "title = 'x'\n[[step]]\ndo = 'say'\nsay = ['a', 2]",
            ("step", 0, "say", 1),
            'say holds 2: write it in quotation marks, "2"',
        ),
    ],
)
def test_one_thing_amiss_is_said_with_what_to_write_instead(text, path, sentence):
    assert findings(text) == [(path, sentence)]


def test_a_key_whose_name_breaks_the_line_is_told_in_one():
    ((_, sentence),) = findings('title = "x"\n"a\\nb\\u001b" = 1')
    assert '"a\\u000ab\\u001b"' in sentence


def test_all_that_is_amiss_is_said_at_once_and_the_rest_has_its_value():
    steps = ["do = 'show'\nhelp = 9", "do = 'say'\nsay = 'b'", ""]
    text = "titel = 'x'\nminutes = 8\nside = 1\n" + "".join(f"[[step]]\n{step}\n" for step in steps)
    form = shaped(tomllib.loads(text), Lesson)
    assert [finding.path for finding in form.findings] == [
        ("titel",),
        ("side",),
        ("step", 0, "cards"),
        ("step", 0, "help"),
        ("step", 2, "do"),
    ]
    assert form.value == Lesson("", 8, step=(Show(""), Say("b"), None))


def test_a_finding_counts_only_where_all_that_it_was_seen_from_could_be_read():
    form = shaped(tomllib.loads("titel = 'x'\n[[step]]\ndo = 'show'\nhelp = 9\n"), Lesson)
    doubtful = [
        Finding(("title",), "seen in a title that is not there"),
        Finding(("step",), "seen in steps of which one could not be read"),
        Finding(("step", 0, "help", 3), "seen inside something that could not be read"),
        Finding(("minutes",), "seen from the title too", needs=(("title",),)),
    ]
    sure = [Finding(("minutes",), "seen from the minutes"), Finding(("step", 1), "seen in another step")]
    assert list(form.sure_of([*doubtful, *sure])) == sure


def test_of_very_many_things_the_first_are_told():
    form = shaped({"title": "x", "step": [{"do": "show"}] * 5000}, Lesson)
    assert len(form.findings) == 101
    assert ("step",) in form.unread
