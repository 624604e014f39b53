"""The script that is written while a guided round goes on: what is said, shown and written down."""

from typing import Any

from msgspec.structs import replace

from tutor.game import Card
from tutor.teaching.cues import Cue, Move, Say, Show, When
from tutor.teaching.guided import Guided
from tutor.teaching.journal import Entry
from tutor.teaching.scenery import scene_of


class Script:
    """Writes down what is said and shown, step by step, while a round goes on."""

    def __init__(self, game: Guided) -> None:
        self.game = game
        self.cues: list[Cue] = []
        self.entries: list[Entry] = []

    def become(self, **changes: Any) -> None:
        """The round goes on with these changes; nothing is shown yet."""
        self.game = replace(self.game, **changes)

    def helped(self, **changes: Any) -> None:
        """Help goes on with these changes."""
        self.become(help=replace(self.game.help, **changes))

    def note(self, entry: Entry) -> None:
        """Something is written down in the journal."""
        self.entries.append(entry)

    def line(self, text: str, **args: str) -> None:
        """A sentence of a lesson's own is spoken, its placeholders filled in."""
        self.cues.append(Say("lesson", self.game.book.filled(text, args)))

    def say(self, phrase: str, **args: str) -> None:
        """A sentence is spoken; raises KeyError where the book does not have it."""
        turn = self.game.said.get(phrase, 0)
        self.cues.append(Say(phrase, self.game.book.sentence(phrase, args, turn)))
        if self.game.book.lines(phrase) > 1:
            self.become(said={**self.game.said, phrase: turn + 1})

    def show(self, *moves: Move, quick: bool = False, when: When = "now", **changes: Any) -> None:
        """The table is shown as it stands, but for these changes."""
        self.cues.append(Show(replace(scene_of(self.game), **changes), moves, quick, when))


def say_pair(script: Script, seat: int, card: Card) -> None:
    """A friend lays a pair: what it is, or only that it is one where pairs lie face down (sheet A)."""
    name, open_table = script.game.name(seat), script.game.round.table.rules.pairs_laid == "face-up"
    if open_table:
        script.say("friend_has", name=name, x=script.game.word(card))
    else:
        script.say("friend_lays", name=name)
