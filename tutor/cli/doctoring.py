"""`old-maid doctor`: is everything here that a child's round needs, and what to do where it is not."""

import os
import platform
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS
from tutor.cli.terminal import interruptible, tell

if TYPE_CHECKING:
    from tutor.voice.examination import Finding

WIDTH, HEIGHT, COLOURS = 80, 24, 256
MANY_COLOURS = ("256color", "truecolor", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm")

PACKAGES = {
    "debian": "sudo apt install",
    "fedora": "sudo dnf install",
    "arch": "sudo pacman -S",
}
NAMES = {
    "voice": {"debian": "espeak-ng", "fedora": "espeak-ng", "arch": "espeak-ng"},
    "sound": {"debian": "libpulse0 alsa-utils", "fedora": "pulseaudio-libs alsa-lib", "arch": "libpulse alsa-lib"},
    "compiler": {"debian": "gcc python3-dev", "fedora": "gcc python3-devel", "arch": "gcc"},
}
"""What a system calls the packages with espeak-ng, with libpulse and libasound, and with a C compiler for Python."""

SOUND_SETTINGS = {
    "macos": "choose an output in System Settings, Sound",
    "windows": "choose an output device in Settings, System, Sound",
}
UTF8 = {"macos": "export LC_ALL=en_US.UTF-8", "windows": "chcp 65001"}


class System(NamedTuple):
    """`kind` is debian, fedora, arch, linux (any other), macos or windows; `compiles` where miniaudio has no wheel."""

    kind: str
    compiles: bool
    python: str


class Answer(NamedTuple):
    """One line for the grown-up. `good` is None where it cannot be told from here."""

    good: bool | None
    line: str


@click.command()
@click.pass_context
def doctor(context: click.Context) -> None:
    """Tell whether there is a voice, a loudspeaker, a terminal for the cards and a place to keep things."""
    from tutor.voice.examination import examine  # noqa: PLC0415 - only here

    system = this_system()
    with interruptible():
        voice = _told(voice_answer(examine("synthesiser"), system))
        speaker = _told(speaker_answer(examine("speaker"), system))
    terminal = _told(terminal_answer(system))
    folder = _told(folder_answer(data_folder()))
    good = voice and speaker and terminal and folder
    if good:
        tell("A child can play here, with sound.")
    elif terminal:
        tell("A child can play here with captions only: read them aloud.")
    else:
        tell("The cards cannot be shown here yet.")
    context.exit(0 if good else PROBLEMS)


def _told(answer: Answer) -> bool:
    """Print an answer; False only where it is no."""
    tell(answer.line)
    return answer.good is not False


def this_system() -> System:
    """The system that this program runs on."""
    if sys.platform in ("darwin", "win32"):
        return System("macos" if sys.platform == "darwin" else "windows", False, _python())
    release: dict[str, str] = {}
    with suppress(OSError):
        release = platform.freedesktop_os_release()
    return System(kind_of(release), platform.machine() == "aarch64", _python())


def kind_of(release: Mapping[str, str]) -> str:
    """Which family a Linux belongs to, by its `os-release`; "linux" for those whose packages are not known here."""
    words = (release.get("ID", ""), *release.get("ID_LIKE", "").split())
    return next((kind for kind in PACKAGES if kind in words), "linux")


def voice_answer(found: "Finding", system: System) -> Answer:
    """Can this computer turn words into speech?"""
    if found.state == "fine":
        return Answer(True, "Voice: yes, this computer can turn words into speech.")
    if found.state == "no-package":
        how = f"{system.python} -m pip install pyttsx3"
        return Answer(False, f"Voice: no, a part of the program is missing; type: {how}")
    if system.kind in SOUND_SETTINGS:
        return Answer(False, "Voice: no, the system's own speech does not answer; start the computer anew.")
    how = _install("voice", system, f"{system.python} -m pip install espeakng-loader")
    return Answer(False, f"Voice: no, there is no speech library; type: {how}")


def speaker_answer(found: "Finding", system: System) -> Answer:
    """Is there something to play sound on?"""
    if found.state == "fine":
        return Answer(True, f"Loudspeaker: yes, sound goes out through {found.what or 'the system'}.")
    if found.state == "no-package":
        miniaudio = f"{system.python} -m pip install miniaudio"
        how = f"{_install('compiler', system, 'install gcc')} && {miniaudio}" if system.compiles else miniaudio
        return Answer(False, f"Loudspeaker: no, the part that plays sound is missing; type: {how}")
    if found.state == "no-library":
        how = _install("sound", system, "install libpulse or libasound")
        return Answer(False, f"Loudspeaker: no, there is no sound library; type: {how}")
    how = SOUND_SETTINGS.get(system.kind, "switch one on or plug one in, and see that other programs are heard")
    return Answer(False, f"Loudspeaker: no, none answers; {how}.")


def terminal_answer(system: System) -> Answer:
    """Can this window show the cards?"""
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        return Answer(None, "Terminal: this is none, so look again from the window in which you want to play.")
    letters = (sys.stdout.encoding or "ascii").lower()
    if "utf" not in letters:
        how = UTF8.get(system.kind, "export LC_ALL=C.UTF-8")
        return Answer(False, f"Terminal: no, it is set to {letters} and not to UTF-8; type: {how}")
    width, height = _size()
    if width < WIDTH or height < HEIGHT:
        small = f"it is {width} wide and {height} high, and the cards need {WIDTH} by {HEIGHT}"
        return Answer(False, f"Terminal: no, {small}; make the window bigger or its letters smaller.")
    if not _many_colours(system):
        how = "another terminal program has them, or type: export TERM=xterm-256color"
        return Answer(False, f"Terminal: no, it does not say that it has {COLOURS} colours; {how}")
    return Answer(True, f"Terminal: yes, {width} wide and {height} high, with {COLOURS} colours and UTF-8.")


def folder_answer(home: Path) -> Answer:
    """Can what happens be kept?"""
    probe = home / f".doctor-{os.getpid()}"
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, ValueError) as why:
        because = (why.strerror if isinstance(why, OSError) else None) or "that is not the name of a folder"
        where = str(home) if len(str(home)) <= WIDTH else f"{str(home)[:WIDTH]}..."
        how = "set OLD_MAID_HOME to a folder that you may write in"
        return Answer(False, f"Data folder: no, nothing can be kept in {where} ({because.lower()}); {how}.")
    return Answer(True, f"Data folder: yes, things are kept in {home}")


def _install(what: str, system: System, otherwise: str) -> str:
    name = NAMES[what].get(system.kind)
    return f"{PACKAGES[system.kind]} {name}" if name else otherwise


def _python() -> str:
    return f'"{sys.executable}"' if " " in sys.executable else sys.executable


def _size() -> tuple[int, int]:
    with suppress(OSError, ValueError):
        return os.get_terminal_size(sys.stdout.fileno())
    return WIDTH, HEIGHT


def _many_colours(system: System) -> bool:
    """Whether the terminal says that it has 256 colours, in its name or in the list of terminals."""
    names = (os.environ.get("COLORTERM", ""), os.environ.get("TERM", ""))
    if system.kind == "windows" or names[0] in ("truecolor", "24bit"):
        return True
    if any(word in name for word in MANY_COLOURS for name in names):
        return True
    with suppress(Exception):
        import curses  # noqa: PLC0415 - not everywhere

        curses.setupterm()
        return bool(curses.tigetnum("colors") >= COLOURS)
    return False
