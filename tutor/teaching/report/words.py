"""The words in which a grown-up is told what a child knows."""

from collections.abc import Sequence

import msgspec

from tutor.teaching.rulebook.words import fill

Lines = dict[str, str]


class MixUpWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of mix-up, and what a grown-up may try."""

    say: str
    advice: str


class ReportWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the words of one language, shaped like `lessons/en/report.toml`: one table of lines for each part."""

    format: int
    number: tuple[str, ...]
    rank: Lines
    sentence: Lines
    evidence: Lines
    state: Lines
    manner: Lines
    mark: Lines
    title: Lines
    mixed: Lines
    mixup: dict[str, MixUpWords]
    help: Lines
    day: Lines
    trouble: Lines

    def count(self, number: int) -> str:
        """A number as a word, where the language names one, else in digits."""
        return self.number[number] if number < len(self.number) else str(number)

    def row(self, ranks: Sequence[str]) -> str:
        """Ranks in a row: `one, two and three`; empty where there are none."""
        words = [self.rank[rank] for rank in ranks]
        if len(words) < 2:
            return "".join(words)
        return fill(self.sentence["and"], {"list": ", ".join(words[:-1]), "last": words[-1]})
