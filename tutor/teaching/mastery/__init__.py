"""What a child knows, worked out from the journal alone, so that every figure can be worked out again.

See TEACHING "What a child knows". No model is fitted: a few right in a row, on two days.
"""

from tutor.teaching.mastery.confusing import Confusing, Confusions, MixedUp, Taken
from tutor.teaching.mastery.followers import Followers, followed, followers
from tutor.teaching.mastery.knowing import Knowing, Knowledge, Manner, Mark, Skill, State
from tutor.teaching.mastery.lessons import Come, Following, next_lesson
from tutor.teaching.mastery.mastery import Mastery, mastery
from tutor.teaching.mastery.playing import Helping, Play, Playing, Trend
from tutor.teaching.mastery.progress import hard_of, progress_of

__all__ = [
    "Come",
    "Confusing",
    "Confusions",
    "Followers",
    "Following",
    "Helping",
    "Knowing",
    "Knowledge",
    "Manner",
    "Mark",
    "Mastery",
    "MixedUp",
    "Play",
    "Playing",
    "Skill",
    "State",
    "Taken",
    "Trend",
    "followed",
    "followers",
    "hard_of",
    "mastery",
    "next_lesson",
    "progress_of",
]
