"""`old-maid check`: every problem of every file in one run."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.cli import old_maid
from tutor.content.files import shipped

from .places import DECK, OWN, PHRASES, ZOO, changed, with_change, written

LESSON = b'format = 1\nid = "one-and-two"\ntitle = "One and two"\n[[step]]\ndo = "say"\nsay = "Hello."\n'


def check(*arguments):
    """The exit code and the lines that are printed."""
    run = CliRunner().invoke(old_maid, ["check", *map(str, arguments)], standalone_mode=False)
    assert run.exception is None
    return run.return_value or 0, run.output.splitlines()


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder to write in, and to name files in without it."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_all_is_well_with_what_is_shipped():
    decks = sorted(str(place) for place in shipped("decks").iterdir())
    code, lines = check(*decks, *(str(shipped("lessons", "en", f"{name}.toml")) for name in ("phrases", "rules")))
    assert (code, lines) == (0, [f"All is well in {len(decks) + 2} files."])


def test_one_good_file_is_one_calm_line(here):
    written(here, OWN.encode(), "own.toml")
    assert check("own.toml") == (0, ["All is well in 1 file."])


BROKEN = {
    "key.toml": (
        OWN.replace("pairing", "paring").encode(),
        '17: [rules] has no key "paring": did you mean',
    ),
    "two.toml": (OWN.replace('"3H"', '"3H", "2H"').encode(), "10: 2 cards have no partner, a 2 and a 3"),
    "none.toml": (OWN.replace('"3H"', "").encode(), "10: every card finds a partner"),
    "art.toml": (ZOO.replace("g.g\ng.g\n", "r.r\nrrr\n").encode(), '31: "dog" looks the same as "cat"'),
    "large.toml": (b"#" * 2_000_000, "1: the file is larger than 256 kB"),
    "deep.toml": (OWN.encode() + b"x = " + b"[" * 40_000, "21: column 21: more than 16 brackets"),
    "dots.toml": (OWN.encode() + b"x." * 20_000 + b"y = 1", "21: column 1: a key has more than 16 parts"),
    "control.toml": (OWN.replace("family", "fam\x1bily").encode(), "4: column 29: a control character (U+001B)"),
    "latin.toml": (
        OWN.replace("family", "famil\xed").encode("latin-1"),
        "4: the byte 0xed is no letter of UTF-8",
    ),
    "wide.toml": (OWN.encode("utf-16"), "1: the file is written in UTF-16: save the file as UTF-8"),
    "empty.toml": (b"", "1: there is nothing in this file"),
    "remark.toml": (b"# later\n\n", "1: there is nothing in this file"),
    "broken.toml": (OWN.replace("]\nsuits", "\nsuits").encode(), "9: a list is not closed here"),
    "quotes.toml": (OWN.replace('"C"', "“C”").encode(), "5: column 9: a curly quotation mark (U+201C)"),
    "blank.toml": (OWN.replace("most = ", "most =\u00a0").encode(), "14: column 7: a non-breaking blank (U+00A0)"),
    "one-and-two.toml": (LESSON, '1: the file lacks "deck"'),
    "other.toml": (b"[tool]\nx = 1\n", "1: this is no deck, no lesson and no phrases"),
    "phrases.toml": (changed(PHRASES, "[mixup.", "[mixpu."), ': the file has no key "mixpu": did you mean "mixup"?'),
}


def named(data, name):
    """The same file with the id that goes with its name."""
    own = f'id = "{name[:-5]}"'.encode()
    return data.replace(b'id = "own"', own).replace(b'id = "zoo"', own)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_told_with_its_line(here, name):
    data, said = BROKEN[name]
    written(here, named(data, name), name)
    code, lines = check(name)
    assert code == 1
    assert any(line.startswith(f"{name}:") and said in line for line in lines), lines


def test_a_folder_and_a_file_that_is_not_there_are_told_too(here):
    (here / "games").mkdir()
    code, lines = check("games", "nowhere.toml", "x" * 300)
    assert code == 1
    assert lines[0] == "games:1: this is a folder: name the files in it"
    assert lines[1] == "nowhere.toml:1: there is no such file: look at its name and its folder"
    assert lines[2].startswith(f"{'x' * 300}:1: the file cannot be read (")
    assert len(lines) == 3


def test_every_problem_of_every_file_comes_in_one_run_and_good_files_have_none(here):
    written(here, OWN.encode(), "own.toml")
    written(here, ZOO.encode(), "zoo.toml")
    for name, (data, _) in BROKEN.items():
        written(here, named(data, name), name)
    code, lines = check("own.toml", *BROKEN, "zoo.toml", "nowhere.toml")
    assert code == 1
    assert list(dict.fromkeys(line.split(":")[0] for line in lines)) == [*BROKEN, "nowhere.toml"]


def test_a_byte_order_mark_and_the_line_ends_of_windows_change_no_line(here):
    written(here, b"\xef\xbb\xbf" + OWN.replace("\n", "\r\n").encode(), "own.toml")
    assert check("own.toml")[0] == 0
    written(here, b"\xef\xbb\xbf" + OWN.replace("\n", "\r\n").replace("most = 4", "most = 0").encode(), "own.toml")
    assert check("own.toml")[1] == ["own.toml:14: most is 0: write a whole number from 2 to 500"]


def test_two_files_with_one_id_are_told_at_the_second(here):
    for folder in ("mum", "dad"):
        (here / folder).mkdir()
        written(here / folder, OWN.encode(), "own.toml")
    first, second = Path("mum", "own.toml"), Path("dad", "own.toml")
    assert check(first, second) == (1, [f'{second}:2: the id "own" is that of {first} too: give each file its own'])


def test_one_file_named_twice_is_looked_at_once(here):
    written(here, with_change(OWN, "most = 4", "most = 0").encode(), "own.toml")
    assert len(check("own.toml", "./own.toml", here / "own.toml")[1]) == 1


def test_the_problems_as_json(here):
    written(here, with_change(OWN, "Our own", "Our [own]").encode(), "own.toml")
    code, (line,) = check("--json", "own.toml")
    assert code == 1
    assert json.loads(line) == [
        {"file": "own.toml", "line": 3, "sentence": "title holds [, which is kept for markup: write it without"}
    ]
    written(here, OWN.encode(), "own.toml")
    assert check("own.toml", "--json") == (0, ["[]"])


def test_what_a_file_holds_never_breaks_a_line_nor_commands_the_terminal(here):
    name = "a\nb\x1b[31m.toml"
    written(here, changed(DECK, '"ace-to-six"', '"\\u001b[31m\\n\\u202e"'), name)
    code, lines = check(name)
    assert code == 1
    assert len(lines) == 1
    assert lines[0].isprintable()


def test_a_terminal_of_plain_letters_gets_plain_letters(here):
    written(here, with_change(OWN, '"hearts"', '"héarts"').encode(), "größe.toml")
    run = CliRunner(charset="ascii").invoke(old_maid, ["check", "größe.toml"])
    assert run.exit_code == 1
    assert run.stdout_bytes.isascii()
    assert b'suits holds "h\\xe9arts"' in run.stdout_bytes


def test_no_file_at_all_is_wrong_use():
    run = CliRunner().invoke(old_maid, ["check"])
    assert run.exit_code == 2
