"""A visit: the first page, the path of lessons, replays, the last one again, and watching again."""

import random

import pytest

from tutor.content.decks import load_box, load_deck
from tutor.content.lessons import load_lessons
from tutor.teaching.arrival import known, wished
from tutor.teaching.journal import Began, Ended
from tutor.teaching.places import Child, Last, Progress
from tutor.teaching.presses import AgainChosen, HelpAsked, PartyChosen, PlaceChosen, Sense, StopChosen, Waited, WentOn
from tutor.teaching.sitting import Sitting
from tutor.teaching.visit import Answer, Library, Visit, answer, arrive, at_lesson, at_table, scene

from .tables import BOOK, DECK

LESSONS = load_lessons()


def book_of(pack):
    return BOOK.with_words(load_box(pack or "ace-to-six").words)


def a_visit(seed: int = 3, **changes) -> Visit:
    return Visit(Sitting(DECK, BOOK, seed, random.Random), Library(lambda: LESSONS, book_of, load_deck), **changes)


def go(found: Answer, *presses, at: float = 0.0) -> Answer:
    for k, press in enumerate(presses):
        found = answer(found.visit, press, Sense(at + 5.0 * k))
    return found


def to(*places: str) -> list[PlaceChosen]:
    return [PlaceChosen(place) for place in places]


def said(found: Answer) -> list[str]:
    return [cue.text for cue in found.cues if hasattr(cue, "text")]


def finished(found: Answer) -> Answer:
    """A lesson played to its end by asking for help and touching what shines."""
    for k in range(600):
        now = scene(found.visit)
        if now.stage == "replay":
            return found
        press = HelpAsked() if k % 4 < 3 else PlaceChosen("nowhere")
        if k % 4 == 3:
            from tutor.screens.touch import press_of

            press = press_of(now.point if now.point in now.choices else now.choices[0])
        found = answer(found.visit, press, Sense(5.0 * k))
    raise AssertionError("the lesson does not end")


def test_the_first_page_has_a_lesson_and_a_game_and_the_moon():
    found = arrive(a_visit())
    assert scene(found.visit).choices == ("home:lesson", "home:play", "stop")
    assert said(found) == ["Hello! Can you hear me?", "What shall we do?"]


def test_where_something_was_played_before_it_can_be_played_again():
    found = known(a_visit(), (), Progress(last=Last("one-and-two", 5)))
    assert "home:again" in scene(found.visit).choices


def test_help_go_on_and_one_wait_ask_again_what_to_do():
    found = arrive(a_visit())
    assert said(go(found, HelpAsked())) == said(go(found, WentOn())) == ["What shall we do?"]
    assert said(go(found, Waited())) == ["What shall we do?"]
    assert said(go(found, Waited(), Waited())) == []


def test_the_path_shows_all_fifteen_lessons_and_the_one_to_go_on_with_shines():
    found = go(arrive(a_visit(progress=Progress(suggested="one-two-three"))), *to("home:lesson"))
    now = scene(found.visit)
    assert len(now.pictures) == len(LESSONS) == 15
    assert now.glow == {"lesson:one-two-three"}
    assert said(found) == ["Which one shall we do? Touch a picture."]


def test_a_lesson_is_spoken_of_at_the_first_touch_and_opens_at_the_second():
    path = go(arrive(a_visit()), *to("home:lesson", "lesson:one-and-two"))
    assert scene(path.visit).stage == "path"
    assert said(path)[-1] == f"{next(one.title for one in LESSONS if one.id == 'one-and-two')}."
    opened = go(path, *to("lesson:one-and-two"))
    assert opened.visit.page == "lesson"
    assert isinstance(opened.entries[0], Began)
    assert opened.entries[0].lesson == "one-and-two"


def test_any_lesson_opens_whatever_is_known():
    for lesson in LESSONS:
        assert at_lesson(a_visit(), lesson.id).visit.page == "lesson"


def test_after_a_lesson_it_can_be_had_again_the_same_or_fresh_or_watched():
    ended = finished(at_lesson(a_visit(), "one-and-two"))
    assert scene(ended.visit).choices == ("stop", "replay:same", "replay:fresh", "watch", "home:")
    assert isinstance(ended.entries[-1], Ended)
    first = at_lesson(a_visit(), "one-and-two").visit.run
    same, fresh = go(ended, *to("replay:same")).visit.run, go(ended, *to("replay:fresh")).visit.run
    assert same.seed == first.seed != fresh.seed


def test_what_was_hard_is_offered_where_something_was_and_uses_those_ranks():
    visit = a_visit(progress=Progress(hard=("5", "4", "2")))
    ended = finished(at_lesson(visit, "find-them-all"))
    assert "replay:hard" in scene(ended.visit).choices
    assert go(ended, *to("replay:hard")).visit.run.focus == ("5", "4", "2")


def test_watching_goes_forwards_and_back_over_all_that_was_said():
    ended = finished(at_lesson(a_visit(), "two-the-same"))
    stills = ended.visit.stills
    assert len(stills) > 20
    watching = go(ended, *to("watch"))
    assert watching.visit.shown == 0
    assert "still:back" not in scene(watching.visit).choices
    assert "arrows" in scene(watching.visit).note
    on = go(watching, *to("still:on", "still:on"))
    assert said(on)[-1:] == [stills[2].text]
    assert go(on, *to("still:back")).visit.shown == 1
    last = go(watching, *to(*["still:on"] * (len(stills) + 3)))
    assert last.visit.shown == len(stills) - 1
    assert scene(last.visit).choices == ("still:back", "home:")


@pytest.mark.parametrize(("game", "friends"), [("ace-to-six", 1), ("picture-pack", 2)])
def test_the_last_round_again_deals_the_same_cards(game, friends):
    visit = a_visit(progress=Progress(last=Last("", 11, friends, number=2, game=game)))
    found = go(arrive(visit), *to("home:again"))
    now = found.visit.sitting.game.round
    assert found.visit.sitting.deck.id == game
    again = go(arrive(visit), *to("home:again")).visit.sitting.game.round
    assert now.hands == again.hands
    assert len(now.hands) == friends + 1


def test_another_game_each_time_from_the_first_page():
    visit, deals = a_visit(), []
    for _ in range(2):
        found = go(arrive(visit), *to("home:play"), PartyChosen(1))
        deals.append(found.visit.sitting.game.round.table.deal)
        visit = found.visit
    assert deals[0] != deals[1]


def test_several_children_are_asked_who_is_playing_and_greeted_by_name():
    children = (Child("a", "Sam", "fox"), Child("b", "Ella", "owl"))
    asked = known(arrive(a_visit()).visit, children, Progress())
    assert scene(asked.visit).choices == ("child:a", "child:b")
    assert said(asked) == ["Who is playing today? Touch your animal."]
    assert said(go(asked, *to("child:b")))[0] == "Hello, Ella!"


def test_nobody_is_asked_once_something_has_begun():
    children = (Child("a", "Sam", "fox"), Child("b", "Ella", "owl"))
    found = known(at_table(a_visit(), 1).visit, children, Progress())
    assert (found.visit.page, found.cues) == ("table", ())


def test_a_family_may_call_the_ace_a_one():
    assert wished(a_visit(), ace_as_one=True).book.rank["A"].one == "a number one"
    assert wished(a_visit(), ace_as_one=False).book.rank["A"].one == "an ace"


def test_the_moon_on_the_first_page_says_goodbye():
    over = go(arrive(a_visit()), StopChosen())
    assert scene(over.visit).stage == "stopped"


def test_a_next_round_forgets_what_was_seen_of_the_one_before():
    table = at_table(a_visit(), 1)
    assert table.visit.stills
    assert go(table, AgainChosen()).visit.page == "table"


def test_each_child_is_offered_what_she_played_last_herself():
    children = (Child("a", "Sam", "fox"), Child("b", "Ella", "owl"))
    sam = known(arrive(a_visit()).visit, children, Progress(last=Last("one-and-two", 5)))
    chosen = go(sam, *to("child:b"))
    assert chosen.visit.child == "b"
    ella = known(chosen.visit, children, Progress())
    assert "home:again" not in scene(ella.visit).choices
    assert said(ella) == ["What shall we do?"]


def test_the_last_round_again_keeps_the_familys_word_for_the_ace():
    visit = wished(a_visit(progress=Progress(last=Last("", 11, game="picture-pack"))), ace_as_one=True)
    assert go(arrive(visit), *to("home:again")).visit.book.rank["A"].one == "a number one"
