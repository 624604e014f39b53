"""What a child knows, worked out from the journal alone, so that every figure can be worked out again.

See TEACHING "What a child knows". No model is fitted: a few right in a row, on two days.
"""

from tutor.teaching.mastery.confusing import Confusing, Confusions, MixedUp, Taken
from tutor.teaching.mastery.followers import Followers, followers
from tutor.teaching.mastery.knowing import Knowing, Knowledge, Mark, Skill, State
from tutor.teaching.mastery.lessons import next_lesson
from tutor.teaching.mastery.mastery import Mastery, mastery
from tutor.teaching.mastery.playing import Helping, Play, Trend
from tutor.teaching.mastery.progress import hard_of, progress_of

__all__ = [
    "Confusing",
    "Confusions",
    "Followers",
    "Helping",
    "Knowing",
    "Knowledge",
    "Mark",
    "Mastery",
    "MixedUp",
    "Play",
    "Skill",
    "State",
    "Taken",
    "Trend",
    "followers",
    "hard_of",
    "mastery",
    "next_lesson",
    "progress_of",
]
