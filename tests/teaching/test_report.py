"""The grown-up's page: sentences first, each with its evidence, and nothing that compares or praises."""

import csv
import io
import json
import re

import pytest

from tutor.content.reportwords import load_report_words
from tutor.game import RANKS
from tutor.teaching.journal import Began, Day, Ended, Tried
from tutor.teaching.mixups import Code
from tutor.teaching.report import Report, as_csv, as_json, as_text, report

from .journals import day, diary, find, learned, lesson, match, mix_up, played

WORDS = load_report_words()
LESSONS = (
    lesson("one-and-two", title="One and two", says="One spoon for you, two for me?"),
    lesson("four", "one-and-two", title="Four comes along", says="Deal four real cards."),
)
ROUND = Began("ace-to-six", seed=3)
ROW = [entry for rank in "A23" for entry in [match(rank)] * 3 + [find(rank)] * 3]


def page(*days, name="Ella", today=9, **more) -> Report:
    return report(learned(diary(*days), LESSONS), name, WORDS, LESSONS, day(today), **more)


def sentences(*days, **more):
    return [sentence.text for sentence in page(*days, **more).sentences]


def evidence(*days):
    return page(*days).cards[3].matches.text


def test_sentences_come_first_known_then_coming_then_new():
    coming = [match("4", right) for right in (True, False) * 4]
    assert sentences(ROW, [*ROW, *coming]) == [
        "Ella knows one, two and three.",
        "Four is coming.",
        "Five and six are new.",
    ]


def test_one_rank_or_all_of_them_make_a_sentence_too():
    ace = [match("A")] * 3 + [find("A")] * 3
    assert sentences(ace, ace)[0] == "Ella knows one."
    assert sentences([match("4")] * 5 + [match("5")] * 5)[:2] == [
        "Four and five are coming.",
        "One, two, three and six are new.",
    ]
    assert sentences([match(rank) for rank in RANKS[:5]] * 5) == [
        "One, two, three, four and five are coming.",
        "Six is new.",
    ]


def test_each_word_of_a_sentence_opens_to_its_evidence():
    known = page(ROW, ROW)
    assert known.sentences[0].ranks == ("A", "2", "3")
    cards = {card.rank: card for card in known.cards}
    for rank in known.sentences[0].ranks:
        assert cards[rank].text == "knows it"
        assert cards[rank].matches.text == "first try, no help, in 6 of 6 so far; two days"


@pytest.mark.parametrize(
    ("days", "told"),
    [
        ([[]], "not tried without help yet"),
        ([[match(step=1)]], "not tried without help yet"),
        ([[match(right=False)]], "first try, no help, in 0 of 1 so far"),
        ([[match()] * 2], "first try, no help, in 2 of 2 so far"),
        ([[match()] * 3], "first try, no help, in 3 of 3 so far; one day"),
        ([[match()] * 8], "first try, no help, in 8 of 8 so far; one day"),
        ([[match()] * 4 + [match(right=False)], [match()] * 4], "first try, no help, in 7 of the last 8; two days"),
    ],
)
def test_the_evidence_is_told_in_tries_and_days_never_in_percent(days, told):
    assert evidence([match("A")], *days) == told


def test_six_cards_stand_in_a_row_whatever_was_played():
    assert [card.word for card in page([match("K")]).cards] == ["one", "two", "three", "four", "five", "six"]


def test_marks_are_filled_by_herself_half_with_help_hollow_when_shown():
    tries = [match("A", step=3), match("A", step=1), match("A"), find("A", step=2), find("A")]
    lines = as_text(page(tries)).splitlines()
    assert "matches    o*#" in lines
    assert "finds      *#" in lines
    assert "# alone, * with help, o shown; the oldest on the left." in lines
    assert "One: not seen enough yet, with help." in lines


def test_how_she_gets_it_stands_beside_the_word():
    assert [page([match("A", **more)] * 2).cards[0].manner for more in ({}, {"step": 2}, {"step": 1})] == [
        "sees it",
        "counts it",
        "with help",
    ]


def test_mix_ups_are_told_with_their_chances_and_what_to_try():
    dots = {"codes": ("SAME_SUIT", "DOT_PATTERN", "NEIGHBOUR", "OTHER_NUMBER")}
    right = match("4", hand=tuple("A23445"))
    told = page([mix_up("4", "5", **dots)] * 4 + [right] * 7).mix_ups
    assert [line.text for line in told] == ["Takes five for four: 4 of 11 chances. Try: count both on your fingers."]


def test_a_code_is_told_as_what_she_does():
    suits = [
        Tried(
            "match", x, y, False, 0.1, codes=("SAME_SUIT", "OTHER_NUMBER"), blind={"SAME_SUIT": 0.25, "OTHER_NUMBER": 1}
        )
        for x, y in ("A2", "34", "56", "A5")
    ]
    assert page(suits).mix_ups[0].text.startswith("Goes by the suit: 4 of 4 mix-ups. Try: ")


def test_nothing_is_said_of_mix_ups_short_of_the_rule():
    few = page([mix_up("4", "5")] * 2)
    assert few.mix_ups == ()
    assert "mixed up" not in as_text(few)


@pytest.mark.parametrize("code", sorted(set(Code.__args__) - {"ONE_CARD", "WAITING", "TAP_TAP", "NOT_TURN"}))
def test_every_mix_up_of_two_cards_has_words(code):
    noted = {"MISSED_PAIR", "MISSED_AFTER_DRAW", "THIRD_WAITS", "OTHER_NEIGHBOUR"}  # these are no two cards
    assert (code in WORDS.mixup) == (code not in noted)


def test_a_mix_up_of_a_later_version_is_passed_over():
    assert page([Tried("match", "4", "5", False, 0.1, codes=("UPSIDE_DOWN",), blind={})] * 3).mix_ups == ()


def test_what_helped_is_the_step_that_led_to_most():
    helped = [match(step=2)] * 3 + [match(step=1)] * 2 + [find(step=2), match()]
    assert page(helped).help == ("Counting the dots: 4 of the 6 times that help was given.",)
    assert page([match(level=3, friendly=True)]).help == (
        "Seeing it done first: 1 of the 1 times that help was given.",
    )
    assert page([match()]).help == ("No help was needed.",)
    assert page([match(right=False)]).help == ()


@pytest.mark.parametrize(
    ("shares", "word"),
    [
        ((4, 4, 2, 0, 0), "less"),
        ((0, 0, 0, 2, 2), "more"),
        ((2, 2, 4, 2, 2), "about the same"),
        ((4, 0), "less"),
        ((4, 0, 0, 0, 0, 0), "about the same"),
    ],
)
def test_the_direction_of_help_over_five_days_is_one_word(shares, word):
    days = [[match(step=1)] * share + [match()] * (5 - share) for share in shares]
    assert page(*days).help[-1] in (f"Help needed over the last five days: {word}.", "No help was needed.")
    assert page(*days).trend == {"less": "less", "more": "more", "about the same": "same"}[word]


def test_one_day_has_no_direction():
    assert page([match(step=1)]).trend == ""


def test_days_tell_what_was_played_the_last_one_first():
    first = played("one-and-two", match("A"), match("2"))
    second = [ROUND, match(), Ended("", 5), ROUND, match(), match(), Began("classic"), Ended("", 1)]
    assert [line.text for line in page(first, second).days] == [
        f"{day(2)}: five minutes; a round, two times; a round of classic; eight pairs",
        f"{day(1)}: three minutes; One and two; two pairs",
    ]


def test_the_minutes_in_which_nobody_played_and_a_lesson_ended_itself_are_not_told():
    entries = played("one-and-two", match("A"), match("2"))[:-1]
    assert "three minutes" in page([*entries, Ended("one-and-two", 2)]).days[0].text
    assert "two minutes" in page([*entries, Ended("one-and-two", 2, left=True)]).days[0].text


def test_who_goes_away_for_an_hour_did_not_play_for_an_hour():
    (hour,) = diary([ROUND, *[match(rank="A")] * 60, Ended("", 1)])
    kept = Day(hour.date, [hour.entries[0], hour.entries[-1]])
    assert report(learned([kept]), "Ella", WORDS, LESSONS, day(1)).days[0].minutes == 3


def test_a_round_that_was_left_tells_the_pairs_that_were_laid():
    assert page([ROUND, match(), match(right=False), find(), match()]).days[0].pairs == 2


def test_a_lesson_that_is_gone_is_called_by_its_id():
    assert page(played("gone", match())).days[0].played == ("gone",)


def test_one_thing_to_do_is_the_parents_line_of_the_last_lesson():
    spoon, deal = "One spoon for you, two for me?", "Deal four real cards."
    assert page(played("one-and-two")).together == spoon
    assert page(played("four"), played("one-and-two"), [ROUND]).together == spoon
    assert page(played("four"), played("four")).together == "And once more."
    assert page([ROUND]).together == spoon
    assert page(played("four"), played("one-and-two", *[match("A")] * 3), played("four")).together != deal
    assert report(learned(diary([ROUND])), "Ella", WORDS, (), day(1)).together == ""


def test_nothing_played_is_one_calm_sentence():
    empty = page()
    assert empty.nothing == "Nothing has been played yet; whatever is played will be told here."
    assert as_text(empty).splitlines() == [f"Ella, {day(9)}", "----------------", "", empty.nothing]


def test_names_are_cleaned_and_a_child_without_one_is_spoken_of_all_the_same():
    assert page(ROW, ROW, name="E\x1b[2Jl\u202ela\n").sentences[0].text == "E[2Jlla knows one, two and three."
    assert page(ROW, ROW, name=" ").sentences[0].text == "Your child knows one, two and three."
    assert page(ROW, ROW, name="{list}").sentences[0].text == "{list} knows one, two and three."


def test_children_of_one_name_are_told_apart_by_when_they_were_added():
    assert page(ROW, added="2025-02-01").heading == f"Ella (added 2025-02-01), {day(9)}"


FULL = (
    [*played("one-and-two", *ROW), ROUND, *[mix_up("4", "5", codes=("DOT_PATTERN",))] * 4, Ended("", 3)],
    [*played("one-and-two", *ROW, match("4", step=2), find("5", step=3))],
)


def test_as_text_is_plain_ascii_in_78_columns_with_its_parts_in_order():
    text = as_text(page(*FULL))
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 78
    assert "%" not in text
    parts = ["Ella knows", "matches ", "One: knows it", "What gets mixed up", "What helped", "Days", "One thing to do"]
    assert sorted(parts, key=text.index) == parts


def test_as_text_keeps_to_a_week_of_days():
    lines = as_text(page(*[[ROUND, match()]] * 9)).splitlines()
    assert [line.split(":")[0].strip() for line in lines if "; a round;" in line] == [day(k) for k in range(9, 2, -1)]


def test_as_json_has_every_figure_in_plain_ascii():
    found = json.loads(as_json(page(*FULL, name="Amélie")))
    assert as_json(page(*FULL, name="Amélie")).isascii()
    assert found["name"] == "Amélie"
    assert found["cards"][0]["matches"]["marks"] == ["alone"] * 6
    assert found["cards"][0]["matches"]["days"] == [day(1), day(2)]
    assert found["mix_ups"][0] | {"times": 4, "chances": 4, "rank": "4", "chosen": "5"} == found["mix_ups"][0]
    assert [one["day"] for one in found["days"]] == [day(2), day(1)]
    assert {"rank": "4", "chosen": "5", "times": 4, "chances": 4} in found["grid"]


def test_as_csv_has_a_row_for_each_thing_that_is_told():
    rows = list(csv.DictReader(io.StringIO(as_csv(page(*FULL)))))
    parts = [row["part"] for row in rows]
    assert list(dict.fromkeys(parts)) == ["sentence", "card", "mix-up", "help", "day", "together"]
    one = next(row for row in rows if row["what"] == "one")
    assert (one["child"], one["state"], one["matches"], one["finds"]) == (
        f"Ella, {day(9)}",
        "known",
        "######",
        "######",
    )
    assert [(row["what"], row["minutes"], row["pairs"]) for row in rows if row["part"] == "day"] == [
        (day(2), "21", "20"),
        (day(1), "24", "21"),
    ]


def test_no_name_becomes_a_formula_in_a_sheet():
    rows = list(csv.reader(io.StringIO(as_csv(page(*FULL, name="=1+1")))))
    assert all(row[0].startswith("'=1+1") for row in rows[1:])


def test_as_csv_and_as_json_take_several_children():
    both = [page(*FULL), page(name="Sam")]
    assert [one["name"] for one in json.loads(as_json(both))] == ["Ella", "Sam"]
    assert {row["child"] for row in csv.DictReader(io.StringIO(as_csv(both)))} == {f"Ella, {day(9)}", f"Sam, {day(9)}"}
    assert (json.loads(as_json([])), as_csv([]).count("\n")) == ([], 1)


NEVER = r"wrong|mistake|lost|loser|fail|bad|good|clever|smart|score|streak|percent|%|better than|average|other children"


def test_the_words_praise_and_blame_nobody_and_are_plain_ascii():
    from tutor.content.files import shipped

    text = shipped("lessons", "en", "report.toml").read_text("utf-8")
    assert text.isascii()
    lines = [line for line in text.splitlines() if not line.startswith("#") and "newest good copy" not in line]
    assert not [line for line in lines if re.search(rf"\b({NEVER})\b", line, re.IGNORECASE)]
