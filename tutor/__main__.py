"""The door: keys that arrive as signals are kept from ending the game before its screen is up."""

import gc
import signal
import sys


def main() -> int:
    """Run the command line; the exit code."""
    for name in ("SIGINT", "SIGQUIT", "SIGTSTP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    gc.disable()  # starting makes much and throws nothing away; the first screen turns it on again
    from tutor.cli import run  # noqa: PLC0415 - signals first

    return run()


if __name__ == "__main__":
    sys.exit(main())
