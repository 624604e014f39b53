"""Builds the wheel and compares it with the folder: `python tests/house/wheel.py`; exit 1 where they differ."""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HOUSE = Path(__file__).parents[2]
BROUGHT_ALONG = ("decks", "lessons")

ASK = """
from tutor.content.decks import game_ids, load_deck
from tutor.content.files import shipped
from tutor.content.phrases import load_phrases
assert all(load_deck(game).id == game for game in game_ids()), game_ids()
assert load_phrases().phrase["hello"]
print(shipped("decks"))
"""


def expected() -> dict[str, bytes]:
    """What the wheel has to hold, by name: the package, and the decks and lessons inside it."""
    found = {path: path.relative_to(HOUSE).as_posix() for path in (HOUSE / "tutor").rglob("*.py")}
    for folder in BROUGHT_ALONG:
        paths = (HOUSE / folder).rglob("*.toml")
        found |= {path: "tutor/" + path.relative_to(HOUSE).as_posix() for path in paths}
    return {name: path.read_bytes() for path, name in found.items()}


def held(wheel: Path) -> dict[str, bytes]:
    """What the wheel holds, but for its own papers."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if ".dist-info/" not in name]
        return {name: packed.read(name) for name in names}


def main() -> int:
    """Build, compare, and ask the wheel for its decks from somewhere else."""
    with tempfile.TemporaryDirectory() as folder:
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(HOUSE)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = Path(folder).glob("*.whl")
        there, wanted = held(wheel), expected()
        odd = sorted(name for name in there.keys() | wanted.keys() if there.get(name) != wanted.get(name))
        if odd:
            print("the wheel and the folder differ:", *odd, sep="\n  ")
            return 1
        unpacked = Path(folder, "unpacked")
        zipfile.ZipFile(wheel).extractall(unpacked)
        asked = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(unpacked)!r}){ASK}"]
        decks = subprocess.run(asked, check=True, capture_output=True, text=True, cwd=folder).stdout.strip()
        assert Path(decks).is_relative_to(unpacked.resolve()), decks
        print(f"{len(there)} files in the wheel, all as in the folder")
    return 0


if __name__ == "__main__":
    sys.exit(main())
