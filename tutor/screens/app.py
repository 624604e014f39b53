"""The app: one screen, and an orderly end whatever ends it."""

import asyncio
import codecs
import os
import signal
import sys
import threading
from functools import partial

from textual.app import App

from tutor.screens.services import Services
from tutor.screens.table import TableScreen
from tutor.teaching.visit import Answer

LAST_MOMENT = 2.0  # seconds: a terminal that is gone may hold up an orderly end


def _forgive_broken_input() -> None:
    """A byte that is no letter is passed over; Textual's reader would end the program with a traceback."""
    from textual.drivers import linux_driver  # noqa: PLC0415 - only where there is such a driver

    def forgiving(name: str) -> partial[codecs.IncrementalDecoder]:
        return partial(codecs.getincrementaldecoder(name), errors="replace")

    setattr(linux_driver, "getincrementaldecoder", forgiving)  # noqa: B010 - the name is not exported


class OldMaidApp(App[None], inherit_bindings=False):
    """Shows the table until somebody leaves."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, opening: Answer, services: Services) -> None:
        super().__init__()
        self._opening = opening
        self._services = services
        if sys.platform != "win32":
            _forgive_broken_input()

    def get_default_screen(self) -> TableScreen:
        """The table is the first thing to be seen."""
        return TableScreen(self._opening, self._services)

    def on_mount(self) -> None:
        """Answer the signals that ask for an end."""
        self.title = "Old Maid Tutor"
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for number in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(number, self._end, number)

    def _end(self, number: int) -> None:
        last = threading.Timer(LAST_MOMENT, os._exit, (128 + number,))
        last.daemon = True
        last.start()
        self.exit(return_code=128 + number)
