"""A window to play in, with a data folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from terminal import Terminal

Opens = Callable[..., Terminal]


@pytest.fixture
def window(tmp_path) -> Iterator[Opens]:
    """Opens the program in a window, up to the line that there is no loudspeaker; all is closed afterwards."""
    opened: list[Terminal] = []

    def opens(*arguments: str, size: tuple[int, int] = (80, 24), **variables: str) -> Terminal:
        opened.append(Terminal(*arguments, size=size, home=str(tmp_path), **variables))
        opened[-1].until(lambda now: "loudspeaker" in now.note)
        opened[-1].read(0.1)
        return opened[-1]

    yield opens
    for terminal in opened:
        terminal.__exit__()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One window at a time, as two would press for each other's patience; first, as they wait more than they work."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here not in item.path.parents)
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("window"))
