"""`old-maid report`: what each child knows, for the grown-up, from what was kept on this computer."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import datetime

import click

from tutor.cli.folders import data_folder
from tutor.cli.journals import followed, wall_clock
from tutor.cli.refusal import PROBLEMS, Refusal
from tutor.cli.terminal import bare
from tutor.content.files import BadFile
from tutor.content.lessons import load_lessons
from tutor.content.reportwords import load_report_words
from tutor.game import clean_name
from tutor.store import CannotKeep, ChildRow, Keeping, open_store
from tutor.teaching.mastery import mastery
from tutor.teaching.report import Report, ReportWords, as_csv, as_json, as_text
from tutor.teaching.report import report as report_of

OURS = ("old-maid", ".sqlite3")  # how the names of the journal, its copies and what was set aside begin and end


@click.command()
@click.option("--child", metavar="NAME", help="Only the child of this name.")
@click.option("--json", "form", flag_value="json", help="As JSON, for other programs.")
@click.option("--csv", "form", flag_value="csv", help="As a table, for a sheet.")
@click.pass_context
def report(context: click.Context, child: str | None, form: str | None) -> None:
    """Tell the grown-up what each child knows."""
    try:
        words = load_report_words()
        pages = _pages(words, child)
    except BadFile as why:
        raise Refusal(bare(str(why), sys.stderr)) from why
    except CannotKeep as why:
        _tell(words.trouble[why.trouble])
        context.exit(PROBLEMS)
    shown = as_json(pages) if form == "json" else as_csv(pages) if form == "csv" else _text(pages, words)
    click.echo(bare(shown.rstrip("\n"), sys.stdout))


def _pages(words: ReportWords, child: str | None) -> list[Report]:
    """A page for each child, or for those of this name; none where nothing was ever kept. Raises CannotKeep."""
    if not _is_anything_kept():
        return []
    store = open_store(data_folder(), wall_clock)
    try:
        if store.notice() == "damaged":
            _tell(words.trouble["damaged"])
        return list(_pages_of(store, words, child))
    finally:
        store.close()


def _is_anything_kept() -> bool:
    """Whether there is a journal, so that a report makes none; raises CannotKeep for a folder that is shut."""
    try:
        names = os.listdir(data_folder())
    except FileNotFoundError:
        return False
    except OSError as why:
        raise CannotKeep("no-folder") from why
    first, last = OURS
    return any(name.startswith(first) and name.endswith(last) for name in names)


def _pages_of(store: Keeping, words: ReportWords, child: str | None) -> Iterator[Report]:
    lessons, today = load_lessons(family=data_folder() / "lessons"), wall_clock().date().isoformat()
    rows = store.children()
    for row in _chosen(rows, child):
        known = mastery(followed(store, row.id, lessons))
        yield report_of(known, row.name, words, lessons, today, _added(row, rows))


def _chosen(rows: tuple[ChildRow, ...], name: str | None) -> list[ChildRow]:
    """All children, or those of a name; raises Refusal where there is none."""
    found = [row for row in rows if name is None or _called(row.name) == _called(name)]
    if rows and not found:
        known = ", ".join(dict.fromkeys(clean_name(row.name) for row in rows if row.name)) or "not named yet"
        sentence = f"There is no child {clean_name(name or '')!r}. The children are {known}."
        raise Refusal(bare(sentence, sys.stderr))
    return found


def _added(row: ChildRow, rows: tuple[ChildRow, ...]) -> str:
    """When a child was added, where another one has her name: the date, with the time where that is the same too."""
    same = [other for other in rows if _called(other.name) == _called(row.name)]
    if len(same) == 1:
        return ""
    dates = Counter(f"{_time(other):%Y-%m-%d}" for other in same)
    date = f"{_time(row):%Y-%m-%d}"
    return date if dates[date] == 1 else f"{_time(row):%Y-%m-%d %H:%M:%S}"


def _called(name: str) -> str:
    return clean_name(name).casefold()


def _time(row: ChildRow) -> datetime:
    return datetime.fromtimestamp(row.created / 1000)


def _text(pages: list[Report], words: ReportWords) -> str:
    return "\n\n\n".join(map(as_text, pages)) or words.sentence["nothing"]


def _tell(sentence: str) -> None:
    click.echo(bare(sentence, sys.stderr), err=True)
