"""When to send, when to give up, when to start again: tried without a process, a pipe or a clock."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.voice.conversation import Conversation


class Desk:
    """A conversation whose callbacks come at once, at a time that the test sets."""

    def __init__(self):
        self.troubles = []
        self.now = 0.0
        self.talk = Conversation(lambda call: call(), self.troubles.append)

    def ready(self):
        self.talk.began(self.now)
        self.talk.hear({"is": "ready"}, self.now)

    def ask(self, text="A six!"):
        moments = []
        self.talk.ask(text, moments.append, self.now)
        return moments

    def step(self, after=0.0):
        self.now += after
        step = self.talk.step(self.now)
        return json.loads(step) if isinstance(step, bytes) else step

    def said(self, what, number, seconds=1.0):
        self.talk.hear({"is": what, "n": number, "seconds": seconds}, self.now)


@pytest.fixture
def desk():
    return Desk()


def test_nothing_is_sent_before_the_child_is_ready_and_then_only_the_newest(desk):
    first, second = desk.ask("A five!"), desk.ask("A six!")
    desk.talk.began(0.0)
    assert desk.step() is None
    desk.ready()
    assert desk.step() == {"n": 2, "say": "A six!"}
    assert (first, second) == (["replaced"], [])


def test_one_order_at_a_time_is_on_its_way(desk):
    desk.ready()
    desk.ask("A five!")
    desk.step()
    desk.ask("A six!")
    assert desk.step() is None
    desk.said("taken", 1)
    assert desk.step() == {"n": 2, "say": "A six!"}


def test_a_cut_is_an_order_without_words(desk):
    desk.ready()
    moments = desk.ask()
    desk.talk.cut()
    assert desk.step() == {"n": 2}
    assert moments == ["replaced"]


def test_a_child_that_does_not_answer_is_replaced_and_the_next_one_gets_the_phrase(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    assert desk.step(after=1.9) is None
    assert desk.step(after=0.2) == "replace"
    assert desk.talk.ended(-9, desk.now)
    desk.ready()
    assert desk.step() == {"n": 1, "say": "A six!"}
    assert moments == []


def test_a_child_that_never_gets_ready_is_replaced(desk):
    desk.talk.began(0.0)
    assert desk.step(after=9.9) is None
    assert desk.step(after=0.2) == "replace"


def test_a_phrase_that_a_child_had_taken_is_lost_with_it(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.said("taken", 1)
    desk.said("started", 1)
    assert desk.talk.ended(-9, desk.now)
    assert moments == ["started", "failed"]


def test_a_phrase_three_seconds_overdue_has_failed_and_its_child_is_replaced(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.said("taken", 1)
    desk.said("started", 1, seconds=2.0)
    assert desk.talk.patience(desk.now) == 5.0
    assert desk.step(after=4.9) is None
    assert desk.step(after=0.2) == "replace"
    assert moments == ["started", "failed"]


def test_a_phrase_does_not_wait_for_ever_for_a_child_to_get_ready(desk):
    desk.talk.began(0.0)
    moments = desk.ask("A six!")
    assert desk.step(after=3.7) is None
    assert moments == ["failed"]


def test_the_fourth_end_within_thirty_seconds_is_the_last(desk):
    ends = []
    for _ in range(4):
        desk.ready()
        desk.now += 5
        ends.append(desk.talk.ended(-9, desk.now))
    assert ends == [True, True, True, False]
    assert desk.troubles == ["voice-stopped"]
    assert desk.ask() == ["failed"]


def test_ends_that_are_far_apart_are_forgiven(desk):
    for _ in range(10):
        desk.ready()
        desk.now += 11
        assert desk.talk.ended(-9, desk.now)


def test_a_child_that_ends_by_itself_before_it_is_ready_has_no_synthesiser(desk):
    moments = desk.ask()
    desk.talk.began(0.0)
    assert not desk.talk.ended(1, desk.now)
    assert desk.troubles == ["no-synthesiser"]
    assert moments == ["failed"]


def test_another_voice_than_the_one_asked_for_still_speaks(desk):
    desk.talk.hear({"is": "other-voice"}, desk.now)
    desk.ready()
    desk.ask()
    assert desk.talk.trouble == "other-voice"
    assert desk.step() == {"n": 1, "say": "A six!"}


@pytest.mark.parametrize("line", [[], {}, 7, None, {"is": "taken"}, {"is": "started", "n": 1, "seconds": "x"}])
def test_a_line_that_makes_no_sense_is_passed_over(desk, line):
    desk.ready()
    moments = desk.ask()
    desk.talk.hear(line, desk.now)
    assert moments == []


DOINGS = st.sampled_from(
    ["ask", "cut", "step", "wait", "ready", "taken", "started", "finished", "failed", "ended", "no-speaker", "close"]
)


@given(st.lists(st.tuples(DOINGS, st.integers(0, 3)), max_size=60))
def test_whatever_happens_the_account_balances_and_each_phrase_ends_once(doings):
    desk, phrases = Desk(), []
    for doing, back in doings:
        match doing:
            case "ask":
                phrases.append(desk.ask())
            case "cut" | "close":
                getattr(desk.talk, doing)()
            case "step" | "wait":
                desk.step(after=back * (doing == "wait"))
            case "ready":
                desk.ready()
            case "ended":
                desk.talk.ended(back - 2, desk.now)
            case _:
                desk.said(doing, desk.talk._newest - back)
        account = desk.talk.ledger.account()
        assert account.asked == len(phrases) == sum(account[1:])
    desk.talk.close()
    for moments in phrases:
        assert moments in (
            [*started, ending] for started in ([], ["started"]) for ending in ("finished", "replaced", "failed")
        )
