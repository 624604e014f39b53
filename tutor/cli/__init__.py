"""The command line: builds chance, voice and patience, and opens a screen or plays without one."""

import os
import signal
import sys
from importlib import import_module

import click

from tutor import __version__
from tutor.cli.refusal import WRONG_USE

COMMANDS = {
    "play": "playing",
    "lesson": "playing",
    "games": "telling",
    "rules": "telling",
    "simulate": "simulating",
    "record": "recording",
    "replay": "recording",
    "check": "checking",
    "say": "speaking",
    "doctor": "doctoring",
    "clips": "clipping",
    "report": "reporting",
}


class Shelf(click.Group):
    """Commands that are read only when they are asked for: the table opens sooner."""

    def list_commands(self, _: click.Context) -> list[str]:
        """Their names, in the order in which a family meets them."""
        return list(COMMANDS)

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"tutor.cli.{COMMANDS[cmd_name]}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Shelf, invoke_without_command=True, context_settings={"help_option_names": ["--help"]})
@click.version_option(__version__, prog_name="old-maid")
@click.pass_context
def old_maid(context: click.Context) -> None:
    """Old Maid for a child who cannot read yet, and the grown-up beside her."""
    if context.invoked_subcommand is None:
        from tutor.cli.playing import say_hello  # noqa: PLC0415 - only for the table

        context.exit(say_hello())


def run() -> int:
    """Read the command line and do what it says; the exit code, 128+n after signal n."""
    try:
        code = old_maid.main(prog_name="old-maid", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as why:
        why.show()
        return why.exit_code
    except click.Abort:
        return 128 + signal.SIGINT
    except SystemExit:  # click's own end where a reader has gone
        return 0
    except OSError as why:
        if why.filename is not None:  # a file, and not what is printed
            raise
        return _not_printed(why)
    return code if isinstance(code, int) else 0


def _not_printed(why: OSError) -> int:
    """A full disk is told in one sentence; a reader that has gone is no problem."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or it is tried again at the end
    if isinstance(why, BrokenPipeError):
        return 0
    click.echo(f"Error: This cannot be printed ({why.strerror}).", err=True)
    return WRONG_USE
