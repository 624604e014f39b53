"""What a look into a file has found, by the key it is about."""

from collections.abc import Iterator

import msgspec

from tutor.content.problems import shown

FORMAT = 1

Path = tuple[str | int, ...]


class Finding(msgspec.Struct, frozen=True, gc=False):
    """Something amiss at a key, told in one sentence; `row` counts the lines of its text from 0.

    `needs` are the other keys it was seen from: where one of them could not be read, nothing can be said.
    """

    path: Path
    sentence: str
    row: int | None = None
    needs: tuple[Path, ...] = ()


def format_findings(found: int) -> Iterator[Finding]:
    """Refuses a file written for another program than this one, in words."""
    if found != FORMAT:
        sentence = f"format {shown(found)} is not known to this program: write format = {FORMAT}"
        yield Finding(("format",), sentence)
