"""The voice: speaks one phrase at a time in a process of its own, and never blocks or prints.

Nothing here imports a speech or sound library; only child processes do, in `synthesis`, `natural` and `speaker`.
"""

from tutor.voice.clips import forget
from tutor.voice.manner import Manner, VoiceName
from tutor.voice.speech import Account, Moment, Sound, Speech, Trouble
from tutor.voice.understudies import NoVoice, RecordedVoice
from tutor.voice.voice import Voice

__all__ = [
    "Account",
    "Manner",
    "Moment",
    "NoVoice",
    "RecordedVoice",
    "Sound",
    "Speech",
    "Trouble",
    "Voice",
    "VoiceName",
    "forget",
]
