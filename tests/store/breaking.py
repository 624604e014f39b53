"""Ways to break a store, each as a disk or a person has done it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

DATA = "old-maid.sqlite3"


def empty(place: Path) -> None:
    place.write_bytes(b"")


def random_bytes(place: Path) -> None:
    place.write_bytes(bytes((7 * number * number + 3) % 251 for number in range(20_000)))


def cut_short(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:-4096])


def cut_in_mid_page(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:-1000])


def cut_to_a_stump(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:50])


def of_another_program(place: Path) -> None:
    place.unlink()
    with closing(sqlite3.connect(place)) as db:
        db.executescript("CREATE TABLE events (id); INSERT INTO events VALUES (1); PRAGMA user_version = 1")


def without_a_table(place: Path) -> None:
    with closing(sqlite3.connect(place)) as db:
        db.executescript("DROP TABLE settings")


def first_page_spoilt(place: Path) -> None:
    spoil(place, 1)


WAYS = (
    empty,
    random_bytes,
    cut_short,
    cut_in_mid_page,
    cut_to_a_stump,
    of_another_program,
    without_a_table,
    first_page_spoilt,
)


def spoil(place: Path, page: int) -> None:
    """Write nonsense over a page, the first being 1."""
    with place.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)


def page_of(place: Path, words: bytes) -> int:
    """The page on which these words stand."""
    return place.read_bytes().index(words) // 4096 + 1


def crash(folder: Path, target: Path) -> Path:
    """What a crash at this moment would leave of the folder of an open store."""
    shutil.copytree(folder, target)
    assert (target / f"{DATA}-wal").stat().st_size
    return target


def set_aside(folder: Path) -> list[Path]:
    return sorted(folder.glob("old-maid.set-aside-*.sqlite3"))


def copies(folder: Path) -> list[str]:
    return sorted(place.name for place in folder.glob("old-maid.backup-*"))
