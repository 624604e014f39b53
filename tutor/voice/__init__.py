"""The voice: speaks one phrase at a time in a process of its own, and never blocks or prints.

Nothing here imports a speech or sound library; only the child process does, in `synthesis` and `speaker`.
"""

from tutor.voice.clips import forget
from tutor.voice.speech import Account, Moment, Speech, Trouble
from tutor.voice.understudies import NoVoice, RecordedVoice
from tutor.voice.voice import Voice

__all__ = ["Account", "Moment", "NoVoice", "RecordedVoice", "Speech", "Trouble", "Voice", "forget"]
