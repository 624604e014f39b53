"""How the command line speaks: in letters that the terminal has, and ending at once when it is asked to."""

import signal
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import click


def bare(text: str, stream: TextIO) -> str:
    """The text as this stream can show it: letters lose their accents rather than their place."""
    encoding = stream.encoding or "ascii"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        letters = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
        return letters.encode(encoding, "replace").decode(encoding)
    return text


def coded(text: str, stream: TextIO) -> str:
    """The text as this stream can show it: letters that it does not have are written as their codes."""
    encoding = stream.encoding or "ascii"
    return text.encode(encoding, "backslashreplace").decode(encoding)


def tell(line: str, error: bool = False) -> None:
    """Print a line; letters that this terminal does not have are written as codes."""
    click.echo(coded(line, sys.stderr if error else sys.stdout), err=error)


@contextmanager
def interruptible() -> Iterator[None]:
    """Meanwhile Ctrl-C ends the program at once, and with it all that it has started: there is nothing to lose."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
