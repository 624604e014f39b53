"""The table on the screen: a whole round by keys and one by touch, and what is said on the way."""

import re

import pytest
from msgspec.structs import replace
from sittings import visit
from textual import events

from tutor.game import LayPair
from tutor.screens.app import OldMaidApp
from tutor.screens.film import now
from tutor.screens.services import Services
from tutor.teaching.visit import at_table, scene
from tutor.voice import RecordedVoice

SIZE = (120, 40)
BETWEEN = 0.09  # seconds: keys closer than this count as held down


class Playing:
    """The program with a voice that remembers, played through Textual's pilot."""

    def __init__(self, seed, friends, pace=0.0):
        self.turns = 0
        self.voice = RecordedVoice()
        services = Services(lambda _: self.voice, lambda words: words[0], pace=pace, patience=1000.0)
        self.app = OldMaidApp(at_table(visit(seed), friends), services)

    @property
    def screen(self):
        return self.app.screen

    @property
    def round(self):
        return self.screen.visit.sitting.game.round

    def wanted(self):
        """The thing a child who knows the game touches next."""
        choices, now = self.screen.scene.choices, scene(self.screen.visit)
        pair = next((one for one in self.round_pairs() if one), None)
        if now.stage in ("spotting", "looking"):
            return f"card:{pair}" if pair else "go"
        return now.point if now.point in choices else choices[0]

    def round_pairs(self):
        """The next card to touch to finish a pair, if there is one."""
        from tutor.game import legal_actions

        lifted = self.screen.visit.sitting.game.lifted
        for action in legal_actions(self.round):
            if isinstance(action, LayPair) and action.seat == 0:
                yield action.b if lifted == action.a else action.a if not lifted or lifted == action.b else lifted

    @property
    def over(self):
        return self.screen.scene.stage == "again"


async def by_keys(playing, pilot):
    """Move the pointer to the wanted thing and press space; digits for cards."""
    wanted = playing.wanted()
    if wanted.startswith("card:") and playing.screen.scene.stage in ("spotting", "looking"):
        await pilot.press("a23456".replace("a", "1")["A23456".index(wanted[5])])
    elif wanted == "go":
        await pilot.press("n")
    elif wanted == "pack":
        await pilot.press("d")
    else:
        playing.turns += 1
        await pilot.press(("space", "enter")[playing.turns % 2])  # the same key at once would be held down


async def by_touch(playing, pilot):
    """Touch the middle of the wanted thing."""
    wanted = playing.wanted()
    piece = [piece for piece in playing.screen._table.picture if piece.name == wanted][-1]
    x, y = piece.centre
    await pilot.click(offset=(int(x), int(y) // 2))
    await pilot.pause(0.2)


@pytest.mark.parametrize(("how", "friends", "seed"), [(by_keys, 3, 5), (by_touch, 2, 9)])
async def test_a_whole_round_tells_every_pair_draw_and_finished_seat(how, friends, seed):
    playing = Playing(seed, friends)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        for _ in range(200):
            if playing.over:
                break
            await how(playing, pilot)
            await pilot.pause(BETWEEN)
        said, end = playing.voice.said, playing.round
        assert playing.over
    assert sum(map(len, end.hands)) == 1
    told = " | ".join(said)
    assert (
        len(re.findall(r"(^|\| |needed your \w+\. |has t)[Tt]?wo (?=aces|twos|threes|fours|fives|sixes)", told)) == 11
    )
    draws = len(re.findall(r"You took|took your|needed your|takes from", told))
    assert draws == end.offers
    assert told.count("all done!") == sum(bool(place) for place in end.places)
    assert "One card is left." in told


async def test_help_at_the_fan_leads_the_pointer_back_to_it():
    playing = Playing(5, 3)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        while playing.screen.scene.stage != "picking":
            await by_keys(playing, pilot)
            await pilot.pause(BETWEEN)
        await pilot.press("down")
        await pilot.pause(BETWEEN)
        assert playing.screen._look.pointer.startswith("card:")
        await pilot.press("h")
        await pilot.pause(BETWEEN)
        assert playing.screen._look.pointer.startswith("fan:")


async def test_what_is_said_stands_as_a_caption_and_r_says_it_again():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        last = playing.voice.said[-1]
        assert playing.screen._caption.said == last
        before = len(playing.voice.said)
        await pilot.press("r")
        await pilot.pause(BETWEEN)
        assert playing.voice.said[before:] == [last]


async def test_m_turns_the_sound_off_and_captions_go_on():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        await pilot.press("m")
        await pilot.pause(BETWEEN)
        before = len(playing.voice.said)
        await pilot.press("space")
        await pilot.pause(BETWEEN)
        assert len(playing.voice.said) == before
        assert playing.screen._caption.said.startswith("One for")


async def test_what_is_amiss_is_told_once_and_makes_room_for_what_to_ask():
    playing = Playing(3, 1)
    playing.voice.notice = lambda: "no-speaker"
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        screen, now, told = playing.screen, playing.screen.scene, []
        for stage in (now.stage, now.stage, "spotting", now.stage):
            screen._note(replace(now, stage=stage))
            told.append(screen._caption._note)
    book = screen.visit.book
    amiss, ask = book.notice["no-speaker"], book.parent
    assert told == [amiss, amiss, ask["spotting"], ask[now.stage]]


async def test_a_voice_that_breaks_leaves_a_table_that_waits_for_the_child(monkeypatch):
    playing = Playing(3, 1)
    monkeypatch.setattr(playing.voice, "say", lambda *_: 1 / 0)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.3)
        assert playing.screen.film.open_since < float("inf")
        assert playing.screen.film._worker.is_running


async def test_leaving_the_screen_closes_the_voice():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
    assert playing.voice.closed


async def until(pilot, seen):
    """Wait until this is seen; a test never measures how long it takes."""
    for _ in range(1000):
        if seen():
            return
        await pilot.pause(0.01)
    raise AssertionError("never seen")


async def dealing_the_rest(playing, pilot):
    """In the middle of the film in which the rest of the pack flies round the table."""
    film = playing.screen.film
    await until(pilot, lambda: film.open_since < float("inf"))
    playing.screen.key_pressed("d", now())
    await until(pilot, lambda: playing.screen._caption.said == "Here come all the rest.")


@pytest.mark.parametrize("key", ["r", "m", "g"])
async def test_a_key_in_mid_film_leads_to_the_sentence_that_tells_what_to_do_now(key):
    playing = Playing(3, 1, pace=0.3)
    async with playing.app.run_test(size=SIZE) as pilot:
        await dealing_the_rest(playing, pilot)
        table = playing.screen
        table.key_pressed(key, now())
        if key == "g":
            await pilot.press("escape")
        await until(pilot, lambda: table._caption.said == "Now look for two that match. Touch one card.")


async def test_what_is_still_to_come_is_said_after_the_sentence_that_r_repeats():
    playing = Playing(3, 1, pace=0.1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: playing.voice.said and playing.screen.film.open_since < float("inf"))
        playing.screen.key_pressed("r", now())
        await until(pilot, lambda: playing.screen._caption.said == "You are the dealer. Press the pack.")
        assert playing.voice.said.count(playing.voice.said[0]) == 2


async def test_a_window_that_changes_in_mid_film_does_not_show_the_end_of_it(monkeypatch):
    playing = Playing(3, 1, pace=0.6)
    async with playing.app.run_test(size=SIZE) as pilot:
        await dealing_the_rest(playing, pilot)
        table, cards = playing.screen._table, []
        show = table.show

        def watched(picture, *rest):
            cards.append(sum(piece.key.startswith("card:") for piece in picture))
            return show(picture, *rest)

        monkeypatch.setattr(table, "show", watched)
        await pilot.resize_terminal(130, 42)
        await until(pilot, lambda: cards[-1:] == [len(playing.round.hands[0])])
        assert cards == sorted(cards)


async def test_too_small_a_window_asks_for_a_bigger_one_whatever_is_said():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=(79, 24)) as pilot:
        await until(pilot, lambda: playing.voice.said[-1:] == ["You are the dealer. Press the pack."])
        assert playing.screen._caption.said.startswith("Please make the window bigger")
        await pilot.resize_terminal(80, 24)
        assert playing.screen._caption.said == playing.voice.said[-1]


async def test_a_key_that_comes_when_the_gate_is_opening_starts_no_film_under_it():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: playing.screen.film.open_since < float("inf"))
        await pilot.pause(0.2)
        table, before = playing.screen, len(playing.voice.said)
        for key, after in (("g", 0.0), ("4", 0.1)):
            event = events.Key(key, key)
            event.time = now() + after
            table.post_message(event)
        await until(pilot, lambda: playing.screen is not table)
        await pilot.pause(0.2)
        assert len(playing.voice.said) == before


async def test_caps_lock_changes_nothing_and_the_sound_is_seen_to_go_off():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: playing.screen.film.open_since < float("inf"))
        sound = [piece.grid for piece in playing.screen._table.picture if piece.name == "sound"]
        await pilot.pause(BETWEEN)
        await pilot.press("M")
        await pilot.pause(BETWEEN)
        assert playing.screen.film.muted
        assert [piece.grid for piece in playing.screen._table.picture if piece.name == "sound"] != sound
