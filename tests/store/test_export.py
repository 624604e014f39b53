"""What a family takes along: lines of JSON and a table, each readable without this program."""

import csv
import json

import pytest


def table(place):
    with place.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def ella(keeping):
    child = keeping.add_child("Ella Zoë")
    keeping.append(child, [("laid", b'{"card":"4H","tags":["LOOKALIKE"],"ok":true}'), ("drew", b'{"seat":2}')])
    keeping.append("5a7", [("laid", b'{"card":"5D"}')])
    return child


def test_a_line_says_who_when_and_what(keeping, ella, tmp_path):
    lines, _ = keeping.export(ella, tmp_path)
    first, second = map(json.loads, lines.read_text(encoding="utf-8").splitlines())
    assert (first["child"], first["name"], first["kind"]) == (ella, "Ella Zoë", "laid")
    assert (first["day"], first["time"], first["utc"]) == ("2025-03-01", "09:30:15", "2025-03-01T08:30:15.250Z")
    assert first["body"] == {"card": "4H", "tags": ["LOOKALIKE"], "ok": True}
    assert second["body"] == {"seat": 2}


def test_a_table_has_a_column_for_whatever_is_said(keeping, ella, tmp_path):
    _, place = keeping.export(ella, tmp_path)
    first, second = table(place)
    assert (first["card"], first["tags"], first["ok"], first["seat"]) == ("4H", '["LOOKALIKE"]', "true", "")
    assert (second["kind"], second["card"], second["seat"]) == ("drew", "", "2")


def test_an_event_that_says_one_word_has_it_in_the_column_body(keeping, tmp_path):
    keeping.append("e11a", [("said", b'"six"'), ("count", b"-3")])
    _, place = keeping.export("e11a", tmp_path)
    assert [row["body"] for row in table(place)] == ["six", "-3"]


@pytest.mark.parametrize("formula", ["=1+1", "+1", "-1", "@sum", "\t=1"])
def test_no_word_becomes_a_formula(keeping, tmp_path, formula):
    keeping.append("e11a", [("said", json.dumps({formula: formula}).encode())])
    _, place = keeping.export("e11a", tmp_path)
    (row,) = table(place)
    assert (row["kind"], row[f"'{formula}"]) == ("said", f"'{formula}")


@pytest.mark.parametrize("name", ["../../Ella", "a/b", "", "CON", "李", "🐻"])
def test_a_name_cannot_lead_out_of_the_folder(keeping, tmp_path, name):
    child = keeping.add_child(name)
    files = keeping.export(child, tmp_path / "out")
    assert sorted(files) == sorted((tmp_path / "out").iterdir())
    assert all(file.name.isascii() and child[:8] in file.name for file in files)


def test_a_child_in_the_bin_can_still_be_taken_along(keeping, ella, tmp_path):
    keeping.remove_child(ella)
    lines, _ = keeping.export(ella, tmp_path)
    assert "Ella" in lines.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_made_is_told_as_what_it_is(keeping, ella, tmp_path):
    (tmp_path / "out").write_text("in the way")
    with pytest.raises(FileExistsError):
        keeping.export(ella, tmp_path / "out")
