"""`old-maid say`: a sentence aloud, in the voice that the child hears."""

import threading
import time
from typing import TYPE_CHECKING

import click

from tutor.cli.folders import data_folder
from tutor.cli.refusal import PROBLEMS
from tutor.cli.terminal import interruptible, tell
from tutor.voice.manner import FASTEST, SLOWEST

if TYPE_CHECKING:
    from tutor.voice import Moment, Trouble, Voice

LAST_SAMPLES = 0.3
"""Seconds that a sound system may still hold when the last sample has been handed over."""

SORRY: "dict[Trouble | None, str]" = {
    "no-synthesiser": "There is no voice on this computer; old-maid doctor tells what to do.",
    "no-speaker": "There is no loudspeaker to be found; old-maid doctor tells what to do.",
    "no-room": "The voice cannot keep its sounds in the data folder; old-maid doctor tells what to do.",
    "voice-stopped": "The voice has stopped too often; old-maid doctor tells what to do.",
    "other-voice": "That voice is not here, so the usual one spoke.",
    None: "That cannot be spoken: there is nothing in it to say, or far too much.",
}


@click.command()
@click.argument("text", nargs=-1)
@click.option("--voice", "voice_id", default="", metavar="ID", help="Another voice than the usual one.")
@click.option("--rate", type=click.IntRange(SLOWEST, FASTEST), default=130, show_default=True, help="Words a minute.")
@click.option("--voices", "lists", is_flag=True, help="List the voices instead.")
@click.pass_context
def say(context: click.Context, text: tuple[str, ...], voice_id: str, rate: int, lists: bool) -> None:
    """Speak a sentence, and wait until it is over."""
    if not text and not lists:
        raise click.UsageError("Say what is to be spoken, or --voices.")
    from tutor.voice import Manner, Voice  # noqa: PLC0415 - only when it is to be heard

    home = data_folder()
    with interruptible():
        manner = Manner(voice_id, rate)
        voice = Voice(home / "voice", own=home / "clips", manner=manner, device="null" if lists else "speaker")
        try:
            context.exit(_list(voice) if lists else _speak(voice, " ".join(text)))
        finally:
            voice.close()


def _speak(voice: "Voice", text: str) -> int:
    """Speak and wait; 0 when it was spoken."""
    ended = threading.Event()
    moments: list[Moment] = []

    def hear(moment: "Moment") -> None:
        moments.append(moment)
        if moment != "started":
            ended.set()

    voice.say(text, hear)
    ended.wait()  # the voice gives up by itself, in time
    spoken = moments[-1] == "finished"
    if spoken:
        time.sleep(LAST_SAMPLES)
    if not spoken or voice.notice():
        tell(SORRY[voice.notice()], error=True)
    return 0 if spoken else PROBLEMS


def _list(voice: "Voice") -> int:
    """Print the voices, one a line; 0 when there are any."""
    known = voice.voices()
    for one in sorted(known, key=lambda one: (one.language.partition("-")[0] != "en", one.language, one.id)):
        tell(f"{one.id:28} {one.language:12} {one.name}")
    if not known:
        tell(SORRY[voice.notice() or "no-synthesiser"], error=True)
    return 0 if known else PROBLEMS
