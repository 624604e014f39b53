"""A seat has laid its last card: it is all done, and cheered."""

from tutor.game import WentOut
from tutor.teaching.guided import ME
from tutor.teaching.script import Script

FIRST_COUNTS = ("first-out-wins", "exit-order")  # sheets A (1831) and B: who is out first is the winner


def cheer(script: Script, event: WentOut) -> None:
    """Say who is done; where being first counts, the first one is named so."""
    first = event.place == 1 and script.game.round.table.rules.outcome in FIRST_COUNTS
    if event.seat == ME:
        script.say("you_first") if first else script.say("you_done")
    else:
        name = script.game.name(event.seat)
        script.say("first_done", name=name) if first else script.say("all_done", name=name)
