"""When to send, when to give up, when to start again: tried without a process, a pipe or a clock."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.voice import Manner, VoiceName
from tutor.voice.conversation import Conversation

SLOW = Manner(rate=100)


class Desk:
    """A conversation whose callbacks come at once, at a time that the test sets."""

    def __init__(self):
        self.troubles = []
        self.now = 0.0
        self.talk = Conversation(lambda call: call(), self.troubles.append, Manner())
        self.order = 0

    def ready(self):
        self.talk.begin(self.now)
        self.talk.hear({"is": "ready"}, self.now)

    def ask(self, text="A six!"):
        moments = []
        self.talk.ask(text, moments.append, self.now)
        return moments

    def step(self, after=0.0):
        self.now += after
        step = self.talk.step(self.now)
        if not isinstance(step, bytes):
            return step
        order = json.loads(step)
        self.order = order.pop("order")
        return order

    def takes(self):
        """The child has read the last order."""
        self.talk.hear({"is": "taken", "n": self.order}, self.now)

    def said(self, what, number, seconds=1.0):
        self.talk.hear({"is": what, "n": number, "seconds": seconds}, self.now)


@pytest.fixture
def desk():
    return Desk()


def test_nothing_is_sent_before_the_child_is_ready_and_then_only_the_newest(desk):
    first, second = desk.ask("A five!"), desk.ask("A six!")
    desk.talk.begin(0.0)
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
    desk.takes()
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
    desk.talk.begin(0.0)
    assert desk.step(after=9.9) is None
    assert desk.step(after=0.2) == "replace"


def test_a_phrase_that_was_under_way_is_lost_with_its_child(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.takes()
    desk.said("started", 1)
    assert desk.talk.ended(-9, desk.now)
    assert moments == ["started", "failed"]


def test_a_phrase_of_which_nothing_was_heard_is_tried_once_more(desk):
    desk.ready()
    moments = desk.ask()
    for _ in range(2):
        assert desk.step() == {"n": 1, "say": "A six!"}
        desk.takes()
        assert moments == []
        assert desk.talk.ended(-9, desk.now)
        desk.ready()
    assert moments == ["failed"]
    assert desk.step() is None


def test_a_phrase_three_seconds_overdue_has_failed_and_its_child_is_replaced(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.takes()
    desk.said("started", 1, seconds=2.0)
    assert desk.talk.patience(desk.now) == 5.0
    assert desk.step(after=4.9) is None
    assert desk.step(after=0.2) == "replace"
    assert moments == ["started", "failed"]


def test_a_phrase_does_not_wait_for_ever_for_a_child_to_get_ready(desk):
    desk.talk.begin(0.0)
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
    desk.talk.begin(0.0)
    assert not desk.talk.ended(1, desk.now)
    assert desk.troubles == ["no-synthesiser"]
    assert moments == ["failed"]


def test_another_voice_than_the_one_asked_for_still_speaks(desk):
    desk.talk.hear({"is": "other-voice"}, desk.now)
    desk.ready()
    desk.ask()
    assert desk.talk.trouble == "other-voice"
    assert desk.step() == {"n": 1, "say": "A six!"}


def test_a_sound_goes_beside_the_phrase_and_does_not_end_it(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.takes()
    desk.said("started", 1)
    desk.talk.sound("pair")
    assert desk.step() == {"n": 1, "sound": "pair"}
    desk.takes()
    desk.said("finished", 1)
    assert moments == ["started", "finished"]


def test_a_sound_and_a_phrase_asked_for_together_are_one_order(desk):
    desk.ready()
    desk.talk.sound("card")
    desk.ask()
    assert desk.step() == {"n": 1, "say": "A six!", "sound": "card"}


def test_a_phrase_that_was_taken_before_a_sound_order_is_not_sent_again(desk):
    desk.ready()
    moments = desk.ask()
    desk.step()
    desk.takes()
    desk.said("started", 1)
    desk.talk.sound("card")
    desk.step()
    assert desk.talk.ended(-9, desk.now)
    assert moments == ["started", "failed"]


def test_a_sound_nobody_can_play_now_is_passed_over(desk):
    desk.talk.sound("card")
    desk.ready()
    assert desk.step() is None
    desk.talk.change(Manner(sounds=False))
    desk.step()
    desk.takes()
    desk.talk.sound("card")
    assert desk.step() is None


def test_a_new_manner_is_told_once_with_the_next_order_or_by_itself(desk):
    desk.ready()
    desk.talk.change(SLOW)
    assert desk.step()["manner"]["rate"] == 100
    desk.takes()
    desk.ask()
    assert desk.step() == {"n": 1, "say": "A six!"}


def test_a_child_that_is_started_anew_begins_with_the_newest_manner(desk):
    desk.ready()
    desk.talk.change(SLOW)
    desk.talk.ended(-9, desk.now)
    assert desk.talk.begin(desk.now) == SLOW
    desk.talk.hear({"is": "ready"}, desk.now)
    assert desk.step() is None


def test_a_voice_switched_off_is_silent_at_once_and_a_phrase_fails(desk):
    desk.ready()
    first = desk.ask()
    desk.talk.change(Manner(speaks=False))
    assert first == ["replaced"]
    assert desk.ask() == ["failed"]
    desk.talk.change(Manner())
    assert desk.ask() == []


def test_a_voice_that_is_back_ends_the_trouble_and_its_next_absence_is_told_again(desk):
    for _ in range(2):
        desk.talk.hear({"is": "other-voice"}, desk.now)
        assert desk.talk.trouble == "other-voice"
        desk.talk.hear({"is": "wanted-voice"}, desk.now)
        assert desk.talk.trouble is None
    assert desk.troubles == ["other-voice", "other-voice"]


def test_the_names_of_the_voices_are_asked_for_once(desk):
    desk.ready()
    desk.talk.ask_voices()
    assert desk.step() == {"n": 0, "voices": True}
    desk.takes()
    desk.talk.hear({"is": "voices", "voices": [{"id": "roa/fr", "name": "French", "language": "fr"}]}, desk.now)
    assert desk.talk.voices == (VoiceName("roa/fr", "French", "fr"),)
    desk.talk.ask_voices()
    assert desk.step() is None


@pytest.mark.parametrize("line", [[], {}, 7, None, {"is": "taken"}, {"is": "started", "n": 1, "seconds": "x"}])
def test_a_line_that_makes_no_sense_is_passed_over(desk, line):
    desk.ready()
    moments = desk.ask()
    desk.talk.hear(line, desk.now)
    assert moments == []


ORDERED = ("ask", "cut", "sound", "slower", "mute", "loud", "voices", "close")
HEARD = ("ready", "taken", "started", "finished", "failed", "other-voice", "no-speaker", "ended")
DOINGS = st.sampled_from((*ORDERED, *HEARD, "step", "wait"))
MANNERS = {"slower": SLOW, "mute": Manner(speaks=False), "loud": Manner()}


@given(st.lists(st.tuples(DOINGS, st.integers(0, 3)), max_size=60))
def test_whatever_happens_the_account_balances_and_each_phrase_ends_once(doings):
    desk, phrases = Desk(), []
    for doing, back in doings:
        match doing:
            case "ask":
                phrases.append(desk.ask())
            case "cut" | "close":
                getattr(desk.talk, doing)()
            case "sound":
                desk.talk.sound("pair")
            case "slower" | "mute" | "loud":
                desk.talk.change(MANNERS[doing])
            case "voices":
                desk.talk.ask_voices()
            case "taken":
                desk.talk.hear({"is": "taken", "n": desk.order - back}, desk.now)
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
