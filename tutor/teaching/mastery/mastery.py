"""All that the journal tells of a child."""

from collections.abc import Mapping

import msgspec

from tutor.teaching.mastery.confusing import Confusions
from tutor.teaching.mastery.followers import Followers
from tutor.teaching.mastery.knowing import Knowledge
from tutor.teaching.mastery.lessons import Come
from tutor.teaching.mastery.playing import Helping, Play


class Mastery(msgspec.Struct, frozen=True, gc=False):
    """What she knows of each rank, what she mixes up, her lessons, what was played, and how help went."""

    ranks: Mapping[str, Knowledge]
    confusions: Confusions
    lessons: Mapping[str, Come]
    plays: tuple[Play, ...]
    helping: Helping

    def of(self, rank: str) -> Knowledge:
        """What she knows of this rank or picture, whether she has met it or not."""
        return self.ranks.get(rank) or Knowledge(rank)


def mastery(so_far: Followers) -> Mastery:
    """What a journal tells, as far as it was followed."""
    known, come = so_far.knowing.known(), so_far.following.come()
    return Mastery(known, so_far.confusing.found(), come, *so_far.playing.found())
