"""What the screens are given from outside: voice, chance, patience."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tutor.art import Faces
from tutor.screens.family import Keeper, NoKeeper

if TYPE_CHECKING:  # the voice is loaded after the first frame
    from tutor.voice import Speech, Trouble


class Services(msgspec.Struct, frozen=True):
    """`make_speech` is called once, after the first frame, with whom to tell, on any thread, what is amiss; `choose`
    picks one word of several; `faces` gives those of a pack, of the table's own where no id is given; `make_keeper` is
    called once, too, with what to call on any thread when keeping is amiss; `pace` stretches
    every wait, 0 plays without waiting; `patience` is the grown-up's waiting time before unasked help, in seconds."""

    make_speech: "Callable[[Callable[[Trouble], None]], Speech]"
    choose: Callable[[Sequence[str]], str]
    faces: Callable[[str], Faces] = lambda _: Faces()
    make_keeper: Callable[[Callable[[], None]], Keeper] = lambda _: NoKeeper()
    pace: float = 1.0
    patience: float = 5.0
