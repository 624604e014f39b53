"""A listener who has heard the voice once understands every rank, over the murmur of a room."""

import json
import random
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

miniaudio = pytest.importorskip("miniaudio")
pocketsphinx = pytest.importorskip("pocketsphinx")

MANY = ["aces", "twos", "threes", "fours", "fives", "sixes"]
GRAMMAR = f"#JSGF V1.0;\ngrammar ranks;\npublic <pair> = two ( {' | '.join(MANY)} );\n"
HEARING = 16000
MURMUR = 100

SPEAK = """
import json, os, sys
from pathlib import Path
from tutor.voice.synthesis import Synthesiser
folder = Path(sys.argv[1]).absolute()
synthesiser = Synthesiser("gmw/en-us", 130, 1.0)
for rank in json.loads(sys.argv[2]):
    synthesiser.write(f"Two {rank}!", folder / f"{rank}.wav")
os._exit(0)
"""


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pairs, spoken in a process of their own: the library may end the one it is in."""
    folder = tmp_path_factory.mktemp("spoken")
    root = str(Path(__file__).parents[2])
    subprocess.run(
        [sys.executable, "-c", SPEAK, str(folder), json.dumps(MANY)], check=True, cwd=root, capture_output=True
    )
    return folder


def in_a_room(clip: Path) -> bytes:
    """The clip as a microphone across the room would hear it, with half a second before and after."""
    words = miniaudio.decode(clip.read_bytes(), nchannels=1, sample_rate=HEARING).samples
    pause, chance = array("h", bytes(HEARING)), random.Random(6)
    samples = pause + words + pause
    heard = (max(-32768, min(32767, sample + int(chance.gauss(0, MURMUR)))) for sample in samples)
    return array("h", heard).tobytes()


def understand(sound: bytes) -> str:
    listener = pocketsphinx.Decoder(samprate=HEARING, lm=None, loglevel="FATAL")
    listener.add_jsgf_string("ranks", GRAMMAR)
    listener.activate_search("ranks")
    for _ in range(2):
        listener.start_utt()
        listener.process_raw(sound)
        listener.end_utt()
    return listener.hyp().hypstr if listener.hyp() else ""


@pytest.mark.parametrize("rank", MANY)
def test_a_pair_is_understood(spoken, rank):
    assert understand(in_a_room(spoken / f"{rank}.wav")) == f"two {rank}"
