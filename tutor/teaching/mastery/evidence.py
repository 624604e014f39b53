"""What a choice can show about a child: which ones are her own, and which blind luck would not have made."""

from tutor.teaching.journal import Task, Tried

SELDOM = 0.15  # blind luck at which three in a row show something
AT_MOST = 1 / 3  # blind luck above which nothing does
DIFFERENT = 4  # cards among which one is found, at the least
LITTLE_HELP = 1  # the help dial up to which nothing is counted or shown for her
LAYING: frozenset[Task] = frozenset(("match", "look", "pick"))
FINDING: frozenset[Task] = frozenset(("find",))
CHOOSING = LAYING | FINDING


def is_own(tried: Tried) -> bool:
    """Whether it was her own first choice: nothing pointed at, no friendly faces, no mashing."""
    return tried.first and not (tried.step or tried.friendly or tried.hurried)


def is_unaided(tried: Tried) -> bool:
    """Whether it was her own first choice, and the help dial gave no more than a question."""
    return tried.level <= LITTLE_HELP and is_own(tried)


def tells(tried: Tried) -> bool:
    """Whether blind luck was small enough for the choice to mean something: see AT_MOST, and DIFFERENT for finds."""
    if tried.luck > AT_MOST:
        return False
    return tried.task in LAYING or (tried.task in FINDING and _different(tried) >= DIFFERENT)


def _different(tried: Tried) -> int:
    """Among how many different cards one was looked for; by its luck where no hand was written down."""
    return len(set(tried.hand)) if tried.hand else round(1 / max(tried.luck, 0.01))
