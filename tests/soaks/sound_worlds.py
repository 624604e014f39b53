"""A whole round on computers with and without sound: `python tests/soaks/sound_worlds.py`, some minutes on Linux.

Every key of a round with mistakes and every help is pressed on each. Every cell of every screen has to come out the
same, but for the grown-up's line; the lines that differed are printed.
"""

import sys
import tempfile
import textwrap
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "voice"))
sys.path.insert(0, str(Path(__file__).parents[1] / "terminal"))

import pulse
from child import play_by_keys
from terminal import Terminal

ROUND = ("play", "--seed", "5")
SIZE = (100, 30)


QUIET = 0.4
MISTAKES = ("1", "5", "h", "h", "h", " ", "n", "\x1b[C", "r")

SHADOWS = {
    "no voice library": {
        "pyttsx3": "raise ImportError",
        "espeakng_loader": "raise ImportError",
    },
    "a voice library that ends the process": {"pyttsx3": "import os; os._exit(1)"},
    "no part that plays": {"miniaudio": "raise ImportError"},
    "a player that fails": {
        "miniaudio": """
            import sys
            from pathlib import Path
            sys.path = [entry for entry in sys.path if entry != str(Path(__file__).parent)]
            del sys.modules["miniaudio"]
            import miniaudio

            class PlaybackDevice(miniaudio.PlaybackDevice):
                def start(self, *_):
                    raise miniaudio.MiniaudioError("it does not start")

            miniaudio.PlaybackDevice = PlaybackDevice
        """
    },
}


def silent_worlds(folder: Path) -> dict[str, dict[str, str]]:
    """The environment of each computer that cannot speak; what it needs to be missing lies in `folder`."""
    nowhere = {"PYTHONPATH": "", "PULSE_SERVER": "unix:/nowhere"}
    worlds = {"no sound card": nowhere, "no sound libraries": {**nowhere, "LD_LIBRARY_PATH": str(folder / "torn")}}
    (folder / "torn").mkdir()
    for library in ("libasound.so.2", "libpulse.so.0", "libjack.so.0"):
        (folder / "torn" / library).write_text("torn")
    for name, modules in SHADOWS.items():
        shadow = folder / name.replace(" ", "-")
        shadow.mkdir()
        for module, code in modules.items():
            (shadow / f"{module}.py").write_text(textwrap.dedent(code))
        worlds[name] = {"PULSE_SERVER": "unix:/nowhere", "PYTHONPATH": str(shadow)}
    return worlds


def with_a_long_path(folder: Path) -> dict[str, str]:
    """The environment in which the voice's data lies deeper than its library can read."""
    import espeakng_loader

    deep = folder / ("long" * 30) / ("longer" * 20)
    deep.mkdir(parents=True)
    (deep / "espeakng_loader").symlink_to(Path(espeakng_loader.__file__).parent)
    return {"PYTHONPATH": str(deep)}


class Step(NamedTuple):
    """A key, and all that was to be seen once nothing moved: all but the grown-up's line, and that line."""

    key: str
    screen: tuple[tuple[str, ...], ...]
    note: str


def seen(terminal: Terminal) -> tuple[tuple[str, ...], ...]:
    """Every cell above the grown-up's line: its sign, its colours and how it is written."""
    width, height = terminal.size
    rows = (terminal.screen.buffer[row] for row in range(height - 1))
    return tuple(tuple(str(row[column]) for column in range(width)) for row in rows)


class Written(Terminal):
    """A terminal that writes down every key and what came of it."""

    def __init__(self, *arguments: str, **more: str) -> None:
        super().__init__(*arguments, **more)
        self.steps: list[Step] = []
        self._key = ""

    def type(self, keys: str) -> None:
        super().type(keys)
        self._key = keys

    def press(self, key: str) -> None:
        super().press(key)
        self.settle()

    def settle(self) -> None:
        drawn = -1
        while drawn != len(self.raw):
            drawn = len(self.raw)
            self.read(QUIET)
        if self._key:
            self.steps.append(Step(self._key, seen(self), self.note))
        self._key = ""


def write_down(arguments: tuple[str, ...], size: tuple[int, int], home: str) -> list[Step]:
    """Play a round where nothing plays, with mistakes and every help."""
    with Written(*arguments, size=size, home=home) as terminal:
        terminal.until(lambda now: "loudspeaker" in now.note)
        play_by_keys(terminal, to="spotting")
        for key in MISTAKES:
            terminal.press(key)
        play_by_keys(terminal)
        return terminal.steps


def play_again(
    steps: list[Step], arguments: tuple[str, ...], size: tuple[int, int], home: str, **variables: str
) -> str:
    """Press the same keys on another computer: every screen has to come out the same. The line that stood at first."""
    with Terminal(*arguments, size=size, home=home, **variables) as terminal:
        terminal.until(lambda now: bool(now.caption))
        terminal.read(2 * QUIET)
        first = terminal.note
        for step in steps:
            terminal.press(step.key)
            terminal.until(lambda now, step=step: (seen(now), now.note) == (step.screen, step.note))
        return first


def main() -> int:
    """Write a round down, and play it in every world; fails at the first screen that is another."""
    folder = Path(tempfile.mkdtemp())
    steps = write_down(ROUND, SIZE, tempfile.mkdtemp())

    def play(name: str, variables: dict[str, str]) -> None:
        lines = play_again(steps, ROUND, SIZE, tempfile.mkdtemp(), **variables)
        print(f"{name}: {len(steps)} screens are the same; the line at first: {lines}", flush=True)

    for name, variables in silent_worlds(folder).items():
        play(name, variables)
    server = None if pulse.MISSING else pulse.SoundServer(folder)
    if server is None or not server.answers():
        print("no sound server here, so nothing was heard")
        return 0
    recorder = pulse.Recorder(server)
    heard = recorder.runs()
    for name, more in (("sound", {"PYTHONPATH": ""}), ("a path that is too long", with_a_long_path(folder))):
        recorder.forget()
        play(name, {**server.environment, **more})
        loud = sum(abs(sample) >= pulse.HUSH for sample in recorder.samples) / pulse.RATE
        heard = heard and loud > 1
        print(f"    {loud:.1f} seconds of it were heard")
    recorder.close()
    server.close()
    return 0 if heard else 1


if __name__ == "__main__":
    sys.exit(main())
