"""A voice without a sound card, and somebody who listens to it."""

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.voice import Voice

PATIENCE = 10.0
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


@pytest.fixture(autouse=True)
def _child_finds_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    roots = [str(Path(tutor.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, roots)))


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
        made.append(Voice(cache, **{"device": "null", **wishes}))
        return made[-1]

    yield make
    for voice in made:
        voice.close()


@pytest.fixture
def voice(make_voice: Callable[..., Voice]) -> Voice:
    return make_voice()


@pytest.fixture
def child_of() -> Callable[[Voice], Any]:
    """Reach behind the door for the process, to do it harm."""
    return lambda voice: voice._child
