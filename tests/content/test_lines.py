"""The line of each key."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content.lines import line_map

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=300)

TEXT = """\
# a remark with a = sign
format = 1

[pack]
ranks = ["A", # the lowest
  "2",

  "3"]
a.b . "c d" = {x = 1, y = [1, {z = "q"}]}

[[picture]]
id = "cat"
small = \"\"\"
..
rr
\"\"\"
[picture.more]
day = 1979-05-27 07:32:00 # and later
[[picture]]
small = '''aa
bb'''
  [[picture.part]]
  v = "a \\" b # c"
  [[picture.part]]
  "\\u0076" = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("format",), 2),
        (("pack",), 4),
        (("pack", "ranks"), 5),
        (("pack", "ranks", 0), 5),
        (("pack", "ranks", 1), 6),
        (("pack", "ranks", 2), 8),
        (("pack", "a"), 9),
        (("pack", "a", "b", "c d", "y", 1, "z"), 9),
        (("picture",), 11),
        (("picture", 0), 11),
        (("picture", 0, "id"), 12),
        (("picture", 0, "small"), 13),
        (("picture", 0, "more"), 17),
        (("picture", 0, "more", "day"), 18),
        (("picture", 1), 19),
        (("picture", 1, "small"), 20),
        (("picture", 1, "part", 0, "v"), 23),
        (("picture", 1, "part", 1), 24),
        (("picture", 1, "part", 1, "v"), 25),
    ],
)
def test_every_key_has_the_line_on_which_it_stands(path, line):
    assert line_map(TEXT).of(path) == line


def test_a_key_that_is_missing_has_the_line_of_its_table():
    lines = line_map(TEXT)
    assert lines.of(("pack", "suits")) == 4
    assert lines.of(("picture", 1, "id")) == 19
    assert lines.of(("nothing", "at", "all")) == 1
    assert lines.of(()) == 1


def test_the_rows_of_a_text_have_their_own_lines():
    lines = line_map(TEXT)
    assert [lines.of(("picture", 0, "small"), row) for row in (0, 1)] == [14, 15]
    assert [lines.of(("picture", 1, "small"), row) for row in (0, 1)] == [20, 21]
    assert lines.of(("picture", 0, "id"), 0) == 12


def paths(tree, path=()):
    """Every path of a tree but its root."""
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in parts:
        yield (*path, key)
        yield from paths(value, (*path, key))


KEYS = st.sampled_from(["a", "b", '"c d"', "'e.f'", "a.b", "b . a", '"\\u0061"', "a.'x'"])
VALUES = st.recursive(
    st.sampled_from(
        ["1", "1.5", "true", "07:32:00", '"x # ] }"', "'[y,'", '"a\\"b"', '"""m\n ]"""', "'''n\n\n''''", '""', "0x1f"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda parts: "[" + " ,\n# r\n".join(parts) + "]")
        | st.lists(inner, max_size=3).map(
            lambda parts: "{" + ", ".join(f"k{at} = {part}" for at, part in enumerate(parts)) + "}"
        )
    ),
    max_leaves=6,
)
STATEMENTS = (
    st.builds("{} = {}".format, KEYS, VALUES)
    | st.builds("[{}]".format, KEYS)
    | st.builds("[[ {} ]] # more".format, KEYS)
    | st.sampled_from(["", "# remark", "  \t"])
)


@steadily
@given(st.lists(STATEMENTS, max_size=8))
def test_the_map_has_exactly_the_keys_that_the_parser_finds_each_on_a_line_of_the_text(statements):
    text = ""
    for statement in statements:
        try:
            tomllib.loads(f"{text}{statement}\n")
        except tomllib.TOMLDecodeError:
            continue
        text += f"{statement}\n"
    lines = line_map(text)
    assert set(lines.keys) == set(paths(tomllib.loads(text)))
    assert all(1 <= line <= text.count("\n") for line in lines.keys.values())
