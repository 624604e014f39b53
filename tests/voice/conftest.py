"""A voice without a sound card, and somebody who listens to it."""

import json
import os
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.voice import Manner, Voice

PATIENCE = 20.0
BRISK = Manner(rate=300)
"""Nobody has to understand it, and the tests wait for less."""
ENDINGS = {"finished", "replaced", "failed"}


class Listener:
    """Remembers the moments of one phrase, and can be waited for."""

    def __init__(self) -> None:
        self.moments: list[str] = []
        self._heard = threading.Condition()

    def __call__(self, moment: str) -> None:
        with self._heard:
            self.moments.append(moment)
            self._heard.notify_all()

    def heard(self, *moments: str) -> bool:
        """Wait until one of the moments has come; False if none did."""
        with self._heard:
            return self._heard.wait_for(lambda: not set(moments).isdisjoint(self.moments), PATIENCE)

    def ended(self) -> list[str]:
        """Wait for the end of the phrase, and return its moments."""
        assert self.heard(*ENDINGS)
        return self.moments


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where children find the program compiled, as a family has it."""
    return tmp_path_factory.mktemp("compiled")


@pytest.fixture(autouse=True)
def _child_finds_the_package(monkeypatch: pytest.MonkeyPatch, compiled: Path) -> None:
    roots = [str(Path(tutor.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, roots)))
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(compiled))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


@pytest.fixture
def listen() -> type[Listener]:
    return Listener


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "clips"


@pytest.fixture
def make_voice(cache: Path) -> Iterator[Callable[..., Voice]]:
    made: list[Voice] = []

    def make(**wishes: Any) -> Voice:
        made.append(Voice(cache, **{"device": "null", "manner": BRISK, **wishes}))
        return made[-1]

    yield make
    for voice in made:
        voice.close()


@pytest.fixture
def voice(make_voice: Callable[..., Voice]) -> Voice:
    return make_voice()


class Ear:
    """Remembers what a voice that was made with `command` has poured into its sound card."""

    def __init__(self, folder: Path) -> None:
        self._notes = folder / "notes"
        self.command = [sys.executable, "-u", str(Path(__file__).with_name("overhearing.py")), str(self._notes)]

    @property
    def portions(self) -> list[list[int]]:
        """The different samples of each portion so far."""
        return [json.loads(line) for line in self._notes.read_text().splitlines()]

    @property
    def levels(self) -> set[int]:
        """Every sample so far that was not silence."""
        return {level for portion in self.portions for level in portion} - {0}


@pytest.fixture
def ear(tmp_path: Path) -> Ear:
    return Ear(tmp_path)


class Shelf:
    """A family's own clips, each one level from beginning to end, so that it is known by any of its samples."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def put(self, name: str, level: int, seconds: float = 0.2) -> Path:
        """Lay a clip of this level into the folder."""
        path = self.folder / f"{name}.wav"
        with wave.open(str(path), "wb") as clip:
            clip.setparams((1, 2, 22050, 0, "NONE", ""))
            clip.writeframes(array("h", [level] * int(22050 * seconds)).tobytes())
        return path


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "own")


@pytest.fixture
def child_of() -> Callable[[Voice], Any]:
    """Reach behind the door for the process, to do it harm."""
    return lambda voice: voice._child
