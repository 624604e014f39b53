"""The table on the screen: a whole round by keys and one by touch, and what is said on the way."""

import re

import pytest
from sittings import sitting

from tutor.game import LayPair
from tutor.screens.app import OldMaidApp
from tutor.screens.services import Services
from tutor.teaching.sitting import begin, scene
from tutor.voice import RecordedVoice

SIZE = (120, 40)
BETWEEN = 0.09  # seconds: keys closer than this count as held down


class Playing:
    """The program with a voice that remembers, played through Textual's pilot."""

    def __init__(self, seed, friends):
        self.voice = RecordedVoice()
        services = Services(lambda: self.voice, lambda words: words[0], pace=0.0, patience=1000.0)
        self.app = OldMaidApp(begin(sitting(seed), friends), services)

    @property
    def screen(self):
        return self.app.screen

    @property
    def round(self):
        return self.screen.sitting.game.round

    def wanted(self):
        """The thing a child who knows the game touches next."""
        choices, now = self.screen.scene.choices, scene(self.screen.sitting)
        pair = next((one for one in self.round_pairs() if one), None)
        if now.stage in ("spotting", "looking"):
            return f"card:{pair}" if pair else "go"
        return now.point if now.point in choices else choices[0]

    def round_pairs(self):
        """The next card to touch to finish a pair, if there is one."""
        from tutor.game import legal_actions

        lifted = self.screen.sitting.game.lifted
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
        await pilot.press("space")


async def by_touch(playing, pilot):
    """Touch the middle of the wanted thing."""
    wanted = playing.wanted()
    piece = [piece for piece in playing.screen._table.picture if piece.name == wanted][-1]
    x, y = piece.centre
    await pilot.click(offset=(int(x), int(y) // 2))
    await pilot.pause(0.35)


@pytest.mark.parametrize(("how", "friends", "seed"), [(by_keys, 1, 3), (by_keys, 3, 5), (by_touch, 2, 9)])
async def test_a_whole_round_tells_every_pair_draw_and_finished_seat(how, friends, seed):
    playing = Playing(seed, friends)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
        for _ in range(200):
            if playing.over:
                break
            await how(playing, pilot)
            await pilot.pause(BETWEEN)
        said, now = playing.voice.said, playing.round
        assert playing.over
    assert sum(map(len, now.hands)) == 1
    told = " | ".join(said)
    assert (
        len(re.findall(r"(^|\| |needed your \w+\. |has t)[Tt]?wo (?=aces|twos|threes|fours|fives|sixes)", told)) == 11
    )
    draws = len(re.findall(r"You took|took your|needed your|takes from", told))
    assert draws == now.offers
    assert told.count("all done!") == sum(bool(place) for place in now.places)
    assert "One card is left." in told


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


async def test_leaving_the_screen_closes_the_voice():
    playing = Playing(3, 1)
    async with playing.app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.2)
    assert playing.voice.closed
