"""A listener: a speech recogniser that has heard the voice once, and knows which sentences may come."""

import json
import random
import re
import subprocess
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import cycle, permutations
from operator import add
from pathlib import Path
from typing import NamedTuple

import miniaudio
import pocketsphinx

from tutor.teaching.phrasebook import PLACEHOLDER, PhraseBook

RATE = 16000
MURMUR = 100
"""How loud a room is in which somebody listens."""

MANY = ("aces", "twos", "threes", "fours", "fives", "sixes")
ONE = ("an ace", "a two", "a three", "a four", "a five", "a six")


def any_of(words: tuple[str, ...]) -> str:
    """A place in a grammar where one of these stands."""
    return f"( {' | '.join(words)} )"


@cache
def murmur_of(seed: int, loudness: int) -> "array[int]":
    """Some seconds of a room in which nobody speaks."""
    chance = random.Random(seed)
    return array("h", (int(chance.gauss(0, loudness)) for _ in range(10 * RATE)))


def in_a_room(words: "array[int]", seed: int = 6, murmur: int = MURMUR) -> bytes:
    """Sound as a microphone across the room would hear it, with a quarter of a second before and after."""
    pause = array("h", bytes(RATE // 2))
    both = map(add, pause + words + pause, cycle(murmur_of(seed, murmur)))
    return array("h", [-32768 if heard < -32768 else 32767 if heard > 32767 else heard for heard in both]).tobytes()


def sound_of(clip: Path) -> "array[int]":
    """A clip as the listener takes it in."""
    return miniaudio.decode(clip.read_bytes(), nchannels=1, sample_rate=RATE).samples


class Listener:
    """Understands sentences of a sort that it is told; with each sort it gets used to the voice anew."""

    def __init__(self) -> None:
        self._decoder = pocketsphinx.Decoder(samprate=RATE, lm=None, loglevel="FATAL", ds=2)
        self._sort = ""
        self._stranger = self._decoder.get_cmn(False)

    def understand(self, sound: bytes, grammar: str) -> str:
        """The words of a sound; `grammar` is the sort of sentence, as in a JSGF file."""
        first = grammar != self._sort
        if first:
            self._decoder.set_cmn(self._stranger)
            self._decoder.add_jsgf_string(grammar, f"#JSGF V1.0;\ngrammar sentence;\npublic <s> = {grammar} ;\n")
            self._decoder.activate_search(grammar)
            self._sort = grammar
        for _ in range(2 if first else 1):
            self._decoder.start_utt()
            self._decoder.process_raw(sound, full_utt=True)
            self._decoder.end_utt()
        found = self._decoder.hyp()
        return found.hypstr if found else ""


SPEAK = """
import json, os, sys
from pathlib import Path
from tutor.voice.engines import Engines
folder = Path(sys.argv[1]).absolute()
voice = Engines()
assert voice.choose(sys.argv[2], 130)
for number, sentence in enumerate(json.load(sys.stdin)):
    voice.write(sentence, folder / f"{number}.wav")
os._exit(0)
"""


def spoken(sentences: Iterable[str], folder: Path, voice_id: str = "") -> dict[str, Path]:
    """The clip of each sentence, made in a process of its own: the library may end the one it is in."""
    wanted = sorted(set(sentences))
    subprocess.run(
        [sys.executable, "-c", SPEAK, str(folder), voice_id],
        input=json.dumps(wanted).encode(),
        check=True,
        cwd=Path(__file__).parents[2],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return {sentence: folder / f"{number}.wav" for number, sentence in enumerate(wanted)}


def plain(sentence: str) -> str:
    """A sentence as the recogniser writes it."""
    return re.sub(r"[^a-z' ]", "", sentence.lower())


RANKED = ("x", "y", "t", "low", "high")
LOOKALIKES = ({"2", "5"}, {"A", "4"}, {"6", "9"}, {"A", "7"}, {"3", "8"})
DOT_PATTERNS = (("2", "3"), ("4", "5"))
OF_PICTURES = ("PICTURE_KIND", "PICTURE_COLOUR")


class Line(NamedTuple):
    """A line of the book that carries ranks: every sentence it can become, and the ranks it then tells."""

    name: str
    sentences: dict[str, tuple[str, ...]]

    def fewest(self) -> list[str]:
        """As few of the sentences as tell every rank that the line can tell, each wherever it can stand."""
        told: set[tuple[int, str]] = set()
        chosen = []
        order = list({rank: None for ranks in self.sentences.values() for rank in ranks})
        for text, ranks in sorted(
            self.sentences.items(), key=lambda item: (order.index(item[1][-1]) - order.index(item[1][0])) % len(order)
        ):
            places = set(enumerate(ranks))
            if not places <= told:
                chosen.append(text)
                told |= places
        return chosen


def lines(book: PhraseBook, ranks: Sequence[str]) -> Iterator[Line]:
    """Each line that carries a rank, with all that these ranks can put there; the rest is always the same."""
    texts = {name: line if isinstance(line, str) else line[0] for name, line in book.phrase.items()}
    for code, ladder in book.mixup.items():
        if code not in OF_PICTURES:
            texts.update({f"{code}.{step}": getattr(ladder, step) for step in ("say", "point", "teach", "show")})
    for name, text in texts.items():
        gaps = sorted({found[1].lower() for found in PLACEHOLDER.finditer(text)} & set(RANKED))
        forms = {found[2] or "one" for found in PLACEHOLDER.finditer(text) if found[1].lower() in RANKED}
        known = [rank for rank in ranks if all(getattr(book.rank[rank], form) for form in forms)]
        told = [
            dict(zip(gaps, chosen, strict=True))
            for chosen in permutations(known, len(gaps))
            if can_be(name, dict(zip(gaps, chosen, strict=True)), ranks)
        ]
        rest = {"name": "Cat", "other": "Bear", "suit": "hearts", "colour": "red"}
        if gaps and told:
            yield Line(name, {book.sentence(name, {**rest, **args}): tuple(args.values()) for args in told})


def can_be(name: str, args: dict[str, str], ranks: Sequence[str]) -> bool:
    """Whether a line is ever spoken of these ranks: each mix-up fits some cards and not others."""
    code, chosen = name.partition(".")[0], tuple(args.values())
    if "low" in args:
        pair = args["low"], args["high"]
        apart = ranks.index(pair[1]) - ranks.index(pair[0])
        return pair in DOT_PATTERNS if code == "DOT_PATTERN" else apart == 1
    if code == "LOOKALIKE" and len(chosen) == 2:
        return set(chosen) in LOOKALIKES
    return code != "ACE_LETTER" or "A" in chosen


def understood(
    listener: Listener, line: Line, clips: dict[str, Path], seeds: Sequence[int] = (6,), murmur: int = MURMUR
) -> Iterator[tuple[str, bool]]:
    """Each rank that the clips of a line tell, and whether the listener knew it, in a room for each seed.

    The listener expects every sentence of the line, so that no rank gives another away.
    """
    meant = {plain(sentence): ranks for sentence, ranks in line.sentences.items()}
    for sentence, ranks in line.sentences.items():
        if sentence not in clips:
            continue
        sound = sound_of(clips[sentence])
        for seed in seeds:
            heard = listener.understand(in_a_room(sound, seed, murmur), " | ".join(meant))
            told = meant.get(heard, ("",) * len(ranks))
            yield from ((rank, rank == other) for rank, other in zip(ranks, told, strict=True))
