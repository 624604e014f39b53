"""`old-maid clips`: the family's own clips, which sentences have one, and how to make one."""

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import NamedTuple

import click

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.cli.terminal import interruptible, tell
from tutor.content.files import BadFile
from tutor.content.phrases import load_phrases
from tutor.teaching.phrasebook import PLACEHOLDER, RANK_NAMES, PhraseBook
from tutor.voice.own import slug

RANKS = ("A", "2", "3", "4", "5", "6")
COLOURS = ("red", "black")
HEARD_MOST = ("pair", "it_is", "you_took", "one_for_you")
OF_PICTURES = ("PICTURE_KIND", "PICTURE_COLOUR")
STEPS = ("say", "point", "teach", "show")
SHORT_LIST = 24


class Sorted(NamedTuple):
    """What lies in the folder: clips by name, why some cannot be played, and names that no sentence has."""

    here: dict[str, Path]
    broken: dict[str, str]
    strange: list[str]


@click.command()
@click.option("--missing", is_flag=True, help="List every sentence of ace to six that has no clip yet.")
@click.option("--record", "sentence", metavar="PHRASE", help="Record a clip of this sentence.")
@click.pass_context
def clips(context: click.Context, missing: bool, sentence: str | None) -> None:
    """Speak with a family's own voice: which sentences have a clip, and which are missing."""
    folder = data_folder() / "clips"
    if sentence is not None:
        context.exit(_record(sentence, folder))
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    wanted = sentences(_book())
    found = _sort(folder, wanted)
    for line in _missing(wanted, found) if missing else _report(folder, wanted, found):
        tell(line)
    context.exit(PROBLEMS if found.broken else 0)


def sentences(book: PhraseBook) -> dict[str, str]:
    """Every sentence of the book with the ranks ace to six, by the name of its clip; those to begin with first."""
    spoken = sorted(_lines(book), key=lambda named: _turn(*named))
    return {slug(text): text for name, line in spoken for text in _filled(book, name, line) if slug(text)}


def _turn(name: str, line: str) -> int:
    """When to record a line: what is heard most, then the rest of a round, then help, then what has many forms."""
    gaps, most = _gaps(line), len(HEARD_MOST)
    if name in HEARD_MOST:
        return HEARD_MOST.index(name)
    if len(gaps) > 1 or "colour" in gaps:
        return most + 3
    return most + (2 if gaps and gaps[0] == "name" else 1 if "." in name else 0)


def _lines(book: PhraseBook) -> Iterator[tuple[str, str]]:
    for name, lines in book.phrase.items():
        yield from ((name, line) for line in ((lines,) if isinstance(lines, str) else lines))
    for code, ladder in book.mixup.items():
        if code not in OF_PICTURES:
            yield from ((f"{code}.{step}", getattr(ladder, step)) for step in STEPS)


def _gaps(line: str) -> list[str]:
    return sorted({found[1].lower() for found in PLACEHOLDER.finditer(line)})


def _filled(book: PhraseBook, name: str, line: str) -> Iterator[str]:
    """A line with everything that ace to six can put in its gaps; two gaps of a kind are never filled alike."""
    friends = tuple(book.friend.values())
    fillings = {**dict.fromkeys(RANK_NAMES, RANKS), "suit": tuple(book.suit), "colour": COLOURS}
    gaps = _gaps(line)
    in_turn = book.phrase.get(name, line)
    turn = 0 if isinstance(in_turn, str) else in_turn.index(line)
    for values in product(*(fillings.get(gap, friends) for gap in gaps)):
        args = dict(zip(gaps, values, strict=True))
        if len(set(values)) == len(values) and _in_order(args):
            yield book.sentence(name, args, turn)


def _in_order(args: dict[str, str]) -> bool:
    return "low" not in args or RANKS.index(args["low"]) < RANKS.index(args["high"])


def _book() -> PhraseBook:
    try:
        return load_phrases()
    except BadFile as why:
        raise Refusal(str(why)) from why


def _sort(folder: Path, wanted: dict[str, str]) -> Sorted:
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".wav") if folder.is_dir() else []
    except OSError as why:
        raise Refusal(f"The folder of clips cannot be read: {why.strerror}.") from why
    here = {path.stem: path for path in files if path.stem in wanted and path.suffix == ".wav"}
    fault = _fault_finder()
    found = {path.name: fault(path) for path in files}
    strange = [path.name for path in files if path not in here.values()]
    return Sorted(here, {name: why for name, why in found.items() if why}, strange)


def _fault_finder() -> Callable[[Path], str]:
    """Tells why a clip cannot be played, or "" where it can or where nothing here plays sound."""
    try:
        from tutor.voice.samples import load  # noqa: PLC0415 - the sound library may be missing
    except ImportError:
        return lambda _: ""

    def fault(path: Path) -> str:
        try:
            load(path)
        except ValueError as why:
            return str(why)
        except OSError as why:
            return f"it cannot be read ({why.strerror})"
        return ""

    return fault


def _report(folder: Path, wanted: dict[str, str], found: Sorted) -> Iterator[str]:
    yield f"Your own clips lie in {folder}"
    yield 'Each is a WAV file with the name of its sentence: "Two sixes!" is two-sixes.wav.'
    yield ""
    yield from (f"  here     {wanted[name]}" for name in found.here if f"{name}.wav" not in found.broken)
    yield from (f"  broken   {name}: {why}; the computer's voice speaks instead" for name, why in found.broken.items())
    yield from (f"  unknown  {name}: no sentence of ace to six has this name" for name in found.strange)
    missing = list(_missing(wanted, found))
    yield from (f"  missing  {line}" for line in missing[:SHORT_LIST])
    yield ""
    yield f"{len(wanted) - len(missing)} of {len(wanted)} sentences are here; the others are spoken by the computer."
    if missing:
        yield 'These come up most. "old-maid clips --missing" lists all, --record "Two sixes!" records one.'


def _missing(wanted: dict[str, str], found: Sorted) -> Iterator[str]:
    yield from (f"{name}.wav  {text}" for name, text in wanted.items() if name not in found.here)


def _record(sentence: str, folder: Path) -> int:
    """Record one clip; 0 when it is there."""
    name = slug(sentence)
    if not name:
        raise Refusal("Say which sentence: its words make the name of the clip.")
    path = folder / f"{name}.wav"
    try:
        from tutor.voice import recording  # noqa: PLC0415 - the sound library may be missing
    except ImportError:
        return _instead(path)

    def said() -> None:
        tell(f'Say "{sentence}" and press enter.')
        sys.stdin.readline()

    try:
        with interruptible():
            recording.keep(recording.as_clip(recording.record(said)), path)
    except recording.NoMicrophone:
        return _instead(path)
    except ValueError:
        tell("Nothing was heard. Is the microphone switched on?", error=True)
        return PROBLEMS
    except OSError as why:
        tell(f"The clip cannot be kept: {(why.strerror or 'the folder is not there').lower()}.", error=True)
        return PROBLEMS
    tell(f"Kept as {path}")
    return 0


def _instead(path: Path) -> int:
    tell(f"There is no microphone here, so make a WAV file elsewhere and lay it here: {path}", error=True)
    return PROBLEMS
