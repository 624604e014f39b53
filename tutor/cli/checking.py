"""Checks what a family has written: every problem at once, each with its file and line."""

import sys
from pathlib import Path

import click

from tutor.cli.refusal import PROBLEMS
from tutor.cli.terminal import coded, interruptible, tell
from tutor.content.files import BadFile, content
from tutor.content.inspection import inspect_files, kind_of
from tutor.content.parsing import parsed
from tutor.content.problems import Problem, english, plain
from tutor.content.scanner import scanned


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
@click.option("--play", "plays", is_flag=True, help="Play lessons with children that are made up.")
@click.option("--speak", "speaks", is_flag=True, help="Read lessons aloud.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema for lessons, or for the kind of FILE.")
@click.pass_context
def check(
    context: click.Context, files: tuple[str, ...], as_json: bool, plays: bool, speaks: bool, schema: bool
) -> None:
    """Check decks, lessons and phrases: what is amiss, in which line, and what to write instead."""
    if schema:
        click.echo(_schema(files))
        context.exit(0)
    if not files:
        raise click.UsageError("Missing argument 'FILE...'.")
    if as_json and (plays or speaks):
        raise click.UsageError("--json goes without --play and --speak.")
    problems = inspect_files(files)
    if as_json:
        click.echo(_json(problems))
    elif problems:
        for problem in problems:
            click.echo(_printable(str(problem)))
    else:
        click.echo(f"All is well in {english(len(set(files)), 'file')}.")
    good = [name for name in files if not any(problem.file == name for problem in problems)]
    if plays:
        _play(good)
    if speaks:
        _speak(good)
    context.exit(PROBLEMS if problems else 0)


def _play(files: list[str]) -> None:
    from tutor.cli.checking_lessons import lessons_in, told_by_playing  # noqa: PLC0415 - only when asked for

    for lesson, book in lessons_in(files):
        for line in told_by_playing(lesson, book):
            click.echo(_printable(line))


def _speak(files: list[str]) -> None:
    from tutor.cli import checking_lessons  # noqa: PLC0415 - only when asked for
    from tutor.cli.speaking import SORRY  # noqa: PLC0415 - only when asked for

    with interruptible():
        voice = checking_lessons.voice_of_the_family()
        try:
            for lesson, book in checking_lessons.lessons_in(files):
                for line in checking_lessons.read_aloud(checking_lessons.lines_to_read(lesson, book), voice):
                    click.echo(_printable(line))
            if voice.notice():
                tell(SORRY[voice.notice()], error=True)
        finally:
            voice.close()


def _schema(files: tuple[str, ...]) -> str:
    """The schema for editors: of lessons, or of the kind of the first file."""
    import msgspec  # noqa: PLC0415 - for programs only

    from tutor.teaching.lesson import Lesson  # noqa: PLC0415

    shape: type = Lesson
    for name in files[:1]:
        try:
            kind = kind_of(parsed(scanned(content(Path(name), name), name), name))
        except BadFile as why:
            raise click.UsageError(plain(str(why))) from why
        shape = kind.shape if kind else Lesson
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(shape)), indent=2).decode()


def _json(problems: tuple[Problem, ...]) -> str:
    import json  # noqa: PLC0415 - for programs only

    return json.dumps([{key: getattr(problem, key) for key in problem.__struct_fields__} for problem in problems])


def _printable(line: str) -> str:
    """The line in letters that this terminal has, others as their codes."""
    return coded(plain(line), sys.stdout)
