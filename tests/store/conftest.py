"""A folder for a store, and a clock that goes only when it is told to."""

import os
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from tutor.store import Keeping, NoStore, open_store

NOBODY = 65534


class Clock:
    """The clock on the wall of a house east of Greenwich."""

    def __init__(self) -> None:
        self.now = datetime(2025, 3, 1, 9, 30, 15, 250_000, tzinfo=timezone(timedelta(hours=1)))

    def __call__(self) -> datetime:
        return self.now

    def go_on(self, **by: float) -> None:
        self.now += timedelta(**by)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "old-maid-tutor"


@pytest.fixture
def open_it(folder: Path, clock: Clock) -> Iterator[Callable[[], Any]]:
    """Open the store of the folder; whatever is open at the end is closed."""
    opened: list[Keeping] = []

    def open_it() -> Keeping:
        opened.append(open_store(folder, clock))
        return opened[-1]

    yield open_it
    for store in opened:
        store.close()


@pytest.fixture
def store(open_it: Callable[[], Any]) -> Any:
    return open_it()


@pytest.fixture(params=["file", "memory"])
def keeping(request: pytest.FixtureRequest, clock: Clock) -> Any:
    """A real store, and then its understudy."""
    return request.getfixturevalue("store") if request.param == "file" else NoStore(clock)


@pytest.fixture
def not_root() -> Iterator[Path]:
    """A folder, and nobody to whom every file is open."""
    with tempfile.TemporaryDirectory() as place:
        if os.name != "posix" or not hasattr(os, "setresuid"):
            pytest.skip("needs POSIX's ways with users")
        root = os.getuid() == 0
        if root:
            os.chown(place, NOBODY, NOBODY)
            os.setresuid(NOBODY, NOBODY, 0)
        try:
            yield Path(place)
        finally:
            if root:
                os.setresuid(0, 0, 0)
            for inside, _, _ in os.walk(place):
                os.chmod(inside, 0o700)
