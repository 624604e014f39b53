"""The door: keys that arrive as signals are kept from ending the game before its screen is up."""

import gc
import signal
import sys

SCREENS = {"play", "lesson"}  # commands that open the table, as no command at all does


def main() -> int:
    """Run the command line; the exit code."""
    if set(sys.argv[1:2]) <= SCREENS:
        _keep_signals_away()
    from tutor.cli import run  # noqa: PLC0415 - signals first

    return run()


def _keep_signals_away() -> None:
    for name in ("SIGINT", "SIGQUIT", "SIGTSTP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    gc.disable()  # starting makes much and throws nothing away; the first screen turns it on again


if __name__ == "__main__":
    sys.exit(main())
