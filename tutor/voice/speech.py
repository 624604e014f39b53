"""What everything that speaks has in common."""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from tutor.voice.manner import Manner, VoiceName

Moment = Literal["started", "finished", "replaced", "failed"]
"""A phrase has "started" at most once, at its first sample, and ends in exactly one of the other three."""

Ending = Literal["finished", "replaced", "failed"]

Trouble = Literal["no-synthesiser", "no-speaker", "no-room", "other-voice", "voice-stopped"]
"""Why captions must do the work alone.

"no-synthesiser": nothing here turns words into sound. "no-speaker": there is nothing to play it on.
"no-room": the clip folder cannot be written. "voice-stopped": it broke down too often.
"other-voice": the voice asked for is missing and the usual one speaks; the only trouble that is not silent.
"""

Heard = Callable[[Moment], None]

Sound = Literal["card", "pair"]
"""A soft sound beside the voice: the tick of a card, two warm notes for a pair."""


class Account(NamedTuple):
    """What became of the phrases: `asked == spoken + replaced + failed + pending`, always."""

    asked: int
    spoken: int
    replaced: int
    failed: int
    pending: int


class Speech(Protocol):
    """A voice with room for one phrase: the newest wins."""

    def say(self, text: str, heard: Heard | None = None) -> None:
        """Speak `text` now, in place of any other phrase; `heard` is told its moments. Never blocks.

        A real voice calls `heard` on its own thread, an understudy on the caller's.
        """

    def cut(self) -> None:
        """Be silent now; a phrase under way is "replaced". Never blocks."""

    def sound(self, name: Sound) -> None:
        """Let a soft sound be heard now, without cutting speech; where it cannot be, nothing happens. Never blocks."""

    def change(self, manner: Manner) -> None:
        """Speak like this from the next phrase on; without `speaks` the phrase under way is cut. Never blocks."""

    def voices(self) -> tuple[VoiceName, ...]:
        """The voices to choose from; waits a moment for the answer, and is empty where there is none."""

    def close(self) -> None:
        """Be silent for good and leave nothing running. May be called again."""

    def notice(self) -> Trouble | None:
        """What is amiss, or None when all is well."""

    def account(self) -> Account:
        """How many phrases were asked for, and what became of them."""
