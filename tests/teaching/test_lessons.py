"""Lessons as a whole: the help dial, replays, how a lesson ends, and each shipped lesson with every kind of child."""

import random

import pytest

from tutor.game import RANKS, card, cards
from tutor.teaching.course import GRACE, NEARLY, LessonRun
from tutor.teaching.cues import Say, Show
from tutor.teaching.guided import Guided
from tutor.teaching.journal import Began, Ended, Tried
from tutor.teaching.lesson import Lesson, Parent, Pick, makes_pair
from tutor.teaching.lesson_cards import laid_out
from tutor.teaching.lesson_dealer import Dealer, Dealing
from tutor.teaching.presses import Waited
from tutor.teaching.rehearsal import Moment, film_time, played, rehearsed
from tutor.teaching.scenery import scene_of

from .learner import DECK, LESSONS, PARENT, Learner, a_lesson, book_of
from .tables import BOOK

PICK = {"do": "pick", "from": "5D 6D 4H", "match": "5C"}
NEXT = {"do": "pick", "from": "2S 4S 6S", "match": "2H"}
FIND = {"do": "find", "from": "4H 5D 6C 3S", "card": "5"}
CHILDREN = ("right", "digits", "neighbour", "silent", "masher")


def picks(count: int) -> list[dict]:
    return [PICK, NEXT] * (count // 2)


def right(child: Learner) -> None:
    """The child makes the pair of this step, first try."""
    kinds = child.run.game.round.table.kinds
    given = child.scene.lifted[0]
    child.touch(str(next(one for one in child.scene.hand if one and one != given and kinds[one] == kinds[given])))


# the help dial


def test_at_help_3_the_faces_are_friendly_a_pair_is_shown_and_only_it_can_be_chosen():
    child = Learner(a_lesson(PICK, NEXT), level=3)
    assert child.film.names == ["who_matches", "i_show"]
    assert child.scene.friendly
    assert child.scene.lifted == cards("5C 5D")
    assert child.scene.choices == ("card:5C", "card:5D")
    assert child.touch("6D").names == ["WAITING.show"]
    assert child.digits("4").names == ["WAITING.show"]
    assert not [entry for entry in child.entries if isinstance(entry, Tried)]
    assert child.digits("5").names[0] == "pair"
    (entry,) = [entry for entry in child.entries if isinstance(entry, Tried)]
    assert entry.friendly
    assert entry.step == 3


def test_at_help_3_one_pair_of_a_hand_after_the_other_is_shown():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=3)
    assert child.scene.choices == ("card:AH", "card:AS", "go")
    child.touch("AS")
    assert child.scene.lifted == cards("2H 2S")
    assert child.scene.choices == ("card:2H", "card:2S", "go")


def test_at_help_3_the_card_that_is_asked_for_shines():
    child = Learner(a_lesson(FIND, NEXT), level=3)
    assert child.film.names == ["can_you_find", "touch_it"]
    assert child.scene.choices == ("card:5D",)
    assert child.touch("6C").names == ["touch_it"]


def test_at_help_2_the_dots_of_the_first_card_are_counted_and_the_partner_lifts_after_the_wait():
    child = Learner(a_lesson(PICK, NEXT), level=2)
    assert child.film.names == ["who_matches", *(f"count_{k}" for k in range(1, 6)), "counted"]
    assert child.film.scenes[1].lit == (card("5C"), (0,))
    assert child.wait().names == ["WAITING.show"]
    assert child.scene.lifted == cards("5C 5D")


def test_at_help_2_the_first_card_touched_in_a_hand_is_counted():
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=2)
    assert child.touch("2H").names == ["count_1", "count_2", "counted"]


def test_at_help_1_there_is_one_question_and_help_waits():
    child = Learner(a_lesson(PICK, NEXT), level=1)
    assert child.film.names == ["who_matches"]
    assert child.wait().names == ["WAITING.say"]
    assert child.wait().names == ["WAITING.point"]
    assert child.wait().names == ["WAITING.teach"]
    assert child.wait().names == ["WAITING.show"]
    assert child.wait().names == []


def test_at_help_0_nothing_is_said_before_the_pair_lies():
    child = Learner(a_lesson({**PICK, "say": "The last one. Who matches {x}?"}, NEXT), level=0)
    assert child.heard == ["The last one."], "what neither names nor asks may still be said"
    right(child)
    assert child.film.names[0] == "pair"
    assert len(child.heard) <= 2
    child = Learner(a_lesson({"do": "find_all", "hand": "AH 2H AS 3H 2S"}, NEXT), level=0)
    assert child.touch("2H").names == [], "a first touch is not named"


def test_help_fades_by_one_after_two_first_tries_without_help():
    child = Learner(a_lesson(*picks(8)), level=2)
    levels = []
    for _ in range(6):
        right(child)
        levels.append(child.run.dial.level)
    assert levels == [2, 1, 1, 0, 0, 0]


def test_help_comes_back_by_one_after_two_mix_ups_and_at_once():
    child = Learner(a_lesson(PICK, NEXT), level=1)
    child.touch("6D")
    assert child.run.dial.level == 1
    child.touch("4H")
    assert child.run.dial.level == 2
    assert child.run.game.level == 2


def test_whoever_mixes_up_again_and_again_is_shown_the_pair_alone():
    child = Learner(a_lesson(PICK, NEXT), level=2)
    child.touch("4H", "4H")
    assert child.scene.friendly
    while child.scene.choices != ("card:5C", "card:5D"):
        child.touch("4H")
    right(child)
    assert child.run.index == 1


def test_a_step_that_wants_to_give_little_gives_more_to_whoever_mixes_up():
    child = Learner(a_lesson({**PICK, "help": 1}, NEXT), level=3)
    assert child.run.game.level == 2
    child.touch("4H", "4H")
    assert child.run.game.level == 3


def test_from_help_3_two_pairs_that_were_copied_lead_back_to_2():
    child = Learner(a_lesson(*picks(4)), level=3)
    right(child)
    right(child)
    assert child.run.dial.level == 2


def test_a_helped_pair_takes_no_help_away():
    child = Learner(a_lesson(*picks(4)), level=1)
    for _ in range(3):
        child.ask()
        right(child)
    assert child.run.dial.level == 1


@pytest.mark.parametrize(("dial", "given"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_own_help_of_a_step_is_for_the_usual_dial_and_never_more_than_a_lower_one(dial, given):
    assert Learner(a_lesson({**PICK, "help": 2}, NEXT), level=dial).run.game.level == given
    full = Learner(a_lesson({**PICK, "help": 3}, NEXT), level=dial).run.game.level
    assert full == (3 if dial >= 2 else dial)


# replays


def table_of(lesson: Lesson, seed: int, focus: tuple[str, ...] = ()) -> list[object]:
    """All cards of a run, step by step."""
    dealing = Dealing(lesson, book_of(lesson), seed, random.Random, focus)
    return [laid_out(Dealer(dealing, index), step) for index, step in enumerate(lesson.step)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_same_seed_gives_the_same_cards_and_others_give_others(lesson):
    assert table_of(lesson, 7) == table_of(lesson, 7)
    assert len({tuple(map(str, table_of(lesson, seed))) for seed in range(6)}) > 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_same_presses_give_the_same_films(lesson):
    def films():
        run = LessonRun(lesson, book_of(lesson), 3, random.Random)
        return [(moment.cues, moment.entries) for moment in played(run, "masher")]

    assert films() == films()


def test_fresh_cards_change_only_what_may_change():
    step = {"do": "pick", "from": "5D 6D 4H", "match": "5C"}
    deck = {"ranks": ["4", "5", "6"]}
    for fresh, sets in (
        ([], {("rank", 1), ("suit", 1), ("order", 1)}),
        (["order"], {("rank", 1), ("suit", 1)}),
        (["suits"], {("rank", 1), ("order", 1)}),
        (["cards"], {("suit", 1), ("order", 1)}),
    ):
        lesson = a_lesson(step, deck=deck, replay={"fresh": fresh})
        rows = [table_of(lesson, seed)[0] for seed in range(12)]
        found = {
            ("rank", len({tuple(sorted(one.rank for row in rows_ for one in row)) for rows_ in rows})),
            ("suit", len({tuple(sorted(one.suit for row in rows_ for one in row)) for rows_ in rows})),
            ("order", len({tuple(one.rank for one in rows_[1]) for rows_ in rows} if "cards" not in fresh else {0})),
        }
        assert sets <= found, fresh
        assert bool(fresh) == (len({str(rows_) for rows_ in rows}) > 1)


def test_suits_that_change_keep_what_has_one_colour_in_one_colour():
    lesson = a_lesson({"do": "find_all", "hand": "AH AD 2C 2S"}, replay={"fresh": ["suits"]})
    for seed in range(20):
        (held,) = table_of(lesson, seed)[0]
        assert held[0].colour == held[1].colour != held[2].colour == held[3].colour


def test_ranks_and_suits_that_a_line_names_stay():
    named = a_lesson({**PICK, "say": "This is a red five."}, replay={"fresh": ["cards", "suits"]})
    assert {str(table_of(named, seed)[0]) for seed in range(12)} == {str(((card("5C"),), cards("5D 6D 4H")))}


def test_cards_that_stand_for_each_other_do_so_in_every_step():
    """The third of three alike is the one whose friend comes later."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "three-of-a-kind")
    triple = next(k for k, step in enumerate(lesson.step) if getattr(step, "hand", "").startswith("4H 4S 4D"))
    for seed in range(12):
        table = table_of(lesson, seed)
        (held,), (hand, fan) = table[triple], table[triple + 1]
        ranks = [one.rank for one in held]
        (third,) = {rank for rank in ranks if ranks.count(rank) == 3}
        assert third in {one.rank for one in hand}
        assert third in {one.rank for one in fan}


@pytest.mark.parametrize("lesson", LESSONS[:8], ids=lambda lesson: lesson.id)
def test_what_was_hard_is_asked_for_where_chance_decides(lesson):
    focus = lesson.deck.names[-1:]
    for index, step in enumerate(lesson.step):
        if isinstance(step, Pick) and step.from_.startswith("random") and step.match == "random":
            for seed in range(4):
                assert table_of(lesson, seed, focus)[index][0][0].rank in focus


def test_every_rank_has_its_turn_before_one_comes_again():
    lesson = a_lesson(*[{"do": "pick", "from": "random 4"}] * 6, replay={"fresh": ["cards"]})
    for seed in range(5):
        assert {about.rank for (about,), _ in table_of(lesson, seed)[:6]} == set(RANKS[:6])


def test_lines_come_in_a_cycle():
    lesson = a_lesson({"do": "say", "say": ["Hello.", "Again."]}, {**PICK, "say": ["First {x}.", "Then {x}."]})
    for turn, (first, second) in enumerate([("Hello.", "First a five."), ("Again.", "Then a five.")] * 2):
        assert Learner(lesson, turn=turn).heard == [first, second]


def test_the_same_again_leaves_the_words_of_welcome_out():
    lesson = a_lesson({"do": "say", "say": "Hello."}, PICK, {"do": "say", "say": "And now."}, NEXT)
    child = Learner(lesson, short=True)
    assert "Hello." not in child.heard
    right(child)
    assert "And now." in child.heard


# how a lesson ends


def test_a_lesson_ends_with_the_parents_line_which_nobody_speaks():
    child = Learner(a_lesson(PICK))
    right(child)
    assert child.ended
    assert child.scene.stage == "replay"
    assert child.scene.note == PARENT["say"]
    assert child.laid == "5C 5D"
    assert PARENT["say"] not in child.heard
    assert child.film.names[-1] == "lesson_done"
    assert child.entries[-1] == Ended("own", 1)
    assert child.press(Waited()).cues == ()


def test_a_lesson_begins_with_an_entry_of_its_own():
    child = Learner(a_lesson(PICK), seed=4, level=2, turn=3)
    assert child.entries == (Began("", "own", 4, 3, 2, 2),)


@pytest.mark.parametrize(
    ("says", "deck"),
    [
        ("This five wears red. Who matches it?", DECK),
        ("This is a five of hearts. Who matches it?", DECK),
        ("Who matches it?", {**DECK, "pairing": "rank-colour"}),
    ],
)
def test_where_suits_or_colours_are_spoken_of_the_cards_wear_their_own(says, deck):
    step = {"do": "pick", "from": "5D 6D 4H", "match": "5H", "help": 3, "say": [says]}
    child = Learner(a_lesson(step, deck=deck), level=3)
    assert not child.scene.friendly
    child.touch("5D")
    assert [entry.friendly for entry in child.entries if isinstance(entry, Tried)] == [False]
    assert Learner(a_lesson({**step, "say": ["Who matches it?"]}), level=3).scene.friendly


def test_where_there_is_no_pair_she_may_try_first_and_then_the_way_on_shines():
    child = Learner(a_lesson({"do": "find_all", "hand": "2H 4S"}))
    assert child.wait().names == ["WAITING.say"]
    assert not child.scene.glow
    assert child.wait().names == ["all_different"]
    assert (child.scene.glow, child.scene.point) == ({"go"}, "go")
    assert not child.wait(3).said


def test_asked_for_help_where_there_is_no_pair_the_way_on_shines_at_once():
    child = Learner(a_lesson({"do": "find_all", "hand": "2H 4S"}))
    assert child.ask().names == ["good_idea", "all_different"]
    assert (child.scene.glow, child.scene.point) == ({"go"}, "go")
    child.go()
    assert child.ended


def test_after_its_minutes_it_ends_with_the_pair_that_is_being_made():
    child = Learner(a_lesson(*picks(4), minutes=1))
    right(child)
    child.at += 61
    right(child)
    assert child.ended
    assert child.run.pairs == 2


def test_after_its_minutes_a_find_is_followed_by_the_last_pair_of_the_file():
    child = Learner(a_lesson(FIND, PICK, FIND, NEXT, minutes=1))
    child.wait()
    child.at += 61
    child.touch("5D")
    assert child.run.index == 3
    right(child)
    assert child.ended


def test_just_before_its_minutes_are_over_it_ends_with_a_pair_that_was_made():
    child = Learner(a_lesson(*picks(4), minutes=2))
    right(child)
    child.at += 60 - NEARLY
    right(child)
    assert not child.ended
    child.at += 60
    right(child)
    assert child.ended
    assert child.run.pairs == 3


def test_for_a_child_who_only_waits_the_tutor_makes_the_last_pair():
    child = Learner(a_lesson(PICK, NEXT, minutes=1))
    child.wait(3)
    child.at += 61
    child.wait()
    assert child.film.names[-3:] == ["last_pair", "pair", "lesson_done"]
    assert child.laid == "5C 5D"
    assert child.entries[-1] == Ended("own", 0, left=True)
    assert child.ended


def test_a_child_who_is_busy_may_finish_a_puzzle_if_that_does_not_take_long():
    child = Learner(a_lesson(PICK, NEXT, minutes=1))
    child.touch("6D")
    child.at += 50 + GRACE
    child.touch("6D")
    assert not child.ended
    child.at += 6
    child.touch("4H")
    assert child.ended
    assert child.entries[-1] == Ended("own", 0)
    assert child.film.names[-3:] == ["last_pair", "pair", "lesson_done"]


def test_a_round_under_way_is_played_to_its_end():
    child = Learner(a_lesson({"do": "deal"}, minutes=1))
    child.touch("pack")
    child.at += 300
    child.touch("pack")
    assert not child.ended


def test_eight_pairs_are_enough():
    child = Learner(a_lesson(*picks(12)))
    while not child.ended:
        right(child)
    assert child.run.pairs == 8


# the lessons that come along


def check(before: Guided, moment: Moment) -> None:
    """Hold a film against the rules."""
    for cue in moment.cues:
        if isinstance(cue, Say):
            assert cue.text.strip()
            assert "{" not in cue.text
        else:
            check_scene(cue)
    shows = [cue.scene for cue in moment.cues if isinstance(cue, Show)]
    assert (shows or [scene_of(before)])[-1] == scene_of(moment.run.game), "a film ends with the table as it stands"


def check_scene(cue: Show) -> None:
    now = cue.scene
    held = {one for one in now.hand if one}
    assert len(held) == sum(one is not None for one in now.hand)
    assert not held & set(now.laid)
    assert set(now.lifted) <= held
    assert len(now.lifted) <= 2
    assert now.glow <= {*now.choices} | {"go"}
    assert now.point in ("", "go", *now.choices)
    assert all(a.rank == b.rank for a, b in zip(now.laid[::2], now.laid[1::2], strict=True))
    assert now.lit is None or now.lit[0] in held


@pytest.mark.parametrize("child", CHILDREN)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_ends_on_a_made_pair_and_the_parents_line(lesson, child):
    for seed in (0, 1):
        before, last = None, None
        for moment in played(LessonRun(lesson, book_of(lesson), seed, random.Random), child):
            check(before or moment.run.game, moment)
            before, last = moment.run.game, moment
        assert last.run.ended
        now = scene_of(last.run.game)
        parent = next(step for step in lesson.step if isinstance(step, Parent))
        assert (now.stage, now.note) == ("replay", parent.say)
        assert now.laid
        assert last.cues[-1].phrase == "lesson_done"
        assert not {cue.text for cue in last.cues if isinstance(cue, Say)} & {parent.say}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_of_the_right_length_and_every_step_is_reached(lesson):
    went = rehearsed(LessonRun(lesson, book_of(lesson), 1, random.Random), "right")
    assert 3.5 < went.minutes < lesson.minutes <= 10
    assert went.pairs <= 8
    assert went.unreached is None
    assert not went.tutors_pair


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_built_alike(lesson):
    """A greeting, a pair by the tutor or the card that is left, a first puzzle with full help, a pair at the end."""
    kinds = [type(step).__name__ for step in lesson.step]
    assert kinds[0] == "Say"
    assert kinds[-1] == "Parent"
    assert {"Show", "Odd"} & set(kinds)
    helped = [step.help for step in lesson.step if getattr(step, "help", None)]
    assert helped[:1] == ([3] if lesson.id != "the-whole-game" else [])
    assert makes_pair(lesson.step[-2])
    for step in lesson.step[:-1]:
        assert isinstance(step.say, tuple), "lines come in a cycle"
        assert len(set(step.say)) > 1


def test_the_lessons_are_those_of_the_path_in_its_order():
    ids = [lesson.id for lesson in LESSONS]
    assert ids == [
        "two-the-same",
        "one-and-two",
        "one-two-three",
        "different-clothes",
        "four-comes-along",
        "five-and-six",
        "look-alikes",
        "find-them-all",
        "three-of-a-kind",
        "take-one-card",
        "the-odd-one",
        "the-whole-game",
        "same-colours",
        "pictures-and-joker",
        "who-has-more",
    ]
    assert [lesson.number for lesson in LESSONS] == list(range(1, 16))
    for place, lesson in enumerate(LESSONS):
        assert set(lesson.needs) <= set(ids[:place])
        assert bool(lesson.needs) == (place > 0)
    assert len({lesson.picture for lesson in LESSONS}) == 15


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_family_that_calls_the_ace_a_one_never_hears_of_an_ace(lesson):
    book = book_of(lesson).with_ace_as_one()
    for turn in (0, 1):
        for moment in played(LessonRun(lesson, book, 0, random.Random, turn=turn), "neighbour"):
            for cue in moment.cues:
                assert not isinstance(cue, Say) or " ace" not in cue.text.lower()


def test_a_film_takes_as_long_as_its_words_at_130_a_minute():
    assert film_time((Say("x", " ".join(["word"] * 13)),)) == pytest.approx(6.35)


@pytest.mark.parametrize(("hand", "line"), [("<cat> <dog> <cat>'", "pictures"), ("2H 3S 2D", "")])
def test_a_grown_up_is_not_told_to_ask_for_numbers_where_there_are_pictures(hand, line):
    deck = {"pack": "picture-pack", "pictures": ["cat", "dog"], "ranks": ["2", "3"]}
    child = Learner(a_lesson({"do": "find_all", "hand": hand}, deck=deck))
    assert child.scene.note == (BOOK.parent[line] if line else "")
