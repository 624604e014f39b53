"""Checks what a family has written: every problem at once, each with its file and line."""

import sys

import click

from tutor.cli.refusal import PROBLEMS
from tutor.content.inspection import inspect_files
from tutor.content.problems import Problem, english, plain


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Check decks and phrases: what is amiss, in which line, and what to write instead."""
    problems = inspect_files(files)
    if as_json:
        click.echo(_json(problems))
    elif problems:
        for problem in problems:
            click.echo(_printable(str(problem)))
    else:
        click.echo(f"All is well in {english(len(set(files)), 'file')}.")
    context.exit(PROBLEMS if problems else 0)


def _json(problems: tuple[Problem, ...]) -> str:
    import json  # noqa: PLC0415 - for programs only

    return json.dumps([{key: getattr(problem, key) for key in problem.__struct_fields__} for problem in problems])


def _printable(line: str) -> str:
    """The line in letters that this terminal has, others as their codes."""
    letters = sys.stdout.encoding or "ascii"
    return plain(line).encode(letters, "backslashreplace").decode(letters)
