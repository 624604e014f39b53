"""How the command line says no: one sentence, no traceback."""

import click

PROBLEMS = 1
WRONG_USE = 2


class Refusal(click.ClickException):
    """Something a user can do went amiss."""

    exit_code = WRONG_USE
