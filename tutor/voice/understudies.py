"""Voices that make no sound: one for families without a voice, one for tests."""

from collections.abc import Callable

from tutor.voice.ledger import Ledger
from tutor.voice.manner import Manner, VoiceName
from tutor.voice.speech import Account, Heard, Sound, Trouble


def _at_once(call: Callable[[], None]) -> None:
    call()


class NoVoice:
    """Says nothing: every phrase has "failed" before `say` returns, so that captions carry on alone."""

    def __init__(self, notice: Trouble | None = None) -> None:
        self._notice = notice
        self._ledger = Ledger(_at_once)

    def say(self, text: str, heard: Heard | None = None) -> None:
        """Count the phrase as failed."""
        self._ledger.ask(0, text, heard)
        self._ledger.settle("failed")

    def cut(self) -> None:
        """Do nothing: it is silent already."""

    def sound(self, name: Sound) -> None:
        """Do nothing: nothing sounds."""

    def change(self, manner: Manner) -> None:
        """Do nothing: silence has no manner."""

    def voices(self) -> tuple[VoiceName, ...]:
        """There is none."""
        return ()

    def close(self) -> None:
        """Do nothing: nothing runs."""

    def notice(self) -> Trouble | None:
        """The reason given when it was made."""
        return self._notice

    def account(self) -> Account:
        """Every phrase asked for has failed."""
        return self._ledger.account()


class RecordedVoice:
    """Speaks in no time and remembers it: each phrase has started and finished before `say` returns."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.sounds: list[Sound] = []
        self.manner = Manner()
        self.known: tuple[VoiceName, ...] = ()
        self.cuts = 0
        self.closed = False
        self._ledger = Ledger(_at_once)

    def say(self, text: str, heard: Heard | None = None) -> None:
        """Remember `text` in `said`."""
        self.said.append(text)
        self._ledger.ask(len(self.said), text, heard)
        self._ledger.start()
        self._ledger.settle("finished")

    def cut(self) -> None:
        """Count one more cut in `cuts`."""
        self.cuts += 1

    def sound(self, name: Sound) -> None:
        """Remember `name` in `sounds`."""
        self.sounds.append(name)

    def change(self, manner: Manner) -> None:
        """Remember it as `manner`."""
        self.manner = manner

    def voices(self) -> tuple[VoiceName, ...]:
        """Those that the test has put into `known`."""
        return self.known

    def close(self) -> None:
        """Set `closed`."""
        self.closed = True

    def notice(self) -> Trouble | None:
        """All is always well."""
        return None

    def account(self) -> Account:
        """Every phrase asked for was spoken."""
        return self._ledger.account()
