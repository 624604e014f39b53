"""Dealing: one press, one card, clockwise; after two trips round the table a touch deals all the rest."""

from tutor.game import Card
from tutor.teaching.cues import Move
from tutor.teaching.guided import ME, Help, has_pair_in, thing
from tutor.teaching.hints import say_all_different
from tutor.teaching.script import Script


def greet(script: Script) -> None:
    """The card that sleeps in its box is shown, and who deals."""
    game = script.game
    script.show()
    script.say("find_two")
    _box(script)
    _rules(script)
    dealer = game.round.table.dealer
    script.say("you_deal") if dealer == ME else script.say("friend_deals", name=game.name(dealer))


def _box(script: Script) -> None:
    """Which cards sleep in the box, or that one hides there."""
    table = script.game.round.table
    ranks = dict.fromkeys(card.rank for card in table.taken_out)
    for rank in ranks:
        alone = sum(card.rank == rank for card in table.taken_out) == 1
        script.say("asleep", x=rank) if alone else script.say("some_asleep", x=rank)
    if table.unseen:
        script.say("hidden")


def _rules(script: Script) -> None:
    """What is not as at other tables: who has no friend, that colours match too, from which side cards come."""
    game, table = script.game, script.game.round.table
    special = game.eyes(suits=True).special
    for card in table.deal:
        if table.kinds[card] in special:
            script.say("nobody_for", x=game.word(card))
    if game.by_colour:
        script.say("colours_too")
    if (table.rules.flow == "take") == (table.rules.direction == "clockwise"):
        script.say("other_way")


def pack_touched(script: Script) -> None:
    """The next card comes out; once the pack glows, all the rest."""
    game = script.game
    if game.dealt >= 2 * game.round.table.players:
        deal_rest(script)
        return
    seat, card = _next(script)
    if seat == ME:
        script.say("one_for_you", x=game.word(card))
    else:
        script.say("one_for", name=game.name(seat))
    _hand_out(script, seat, card)
    if script.game.dealt == 2 * game.round.table.players:
        script.say("pack_glows")


def deal_rest(script: Script) -> None:
    """The rest of the pack flies round the table, and the looking begins."""
    script.say("all_the_rest")
    total = len(script.game.round.table.deal)
    while script.game.dealt < total:
        _hand_out(script, *_next(script), quick=True)
    script.become(stage="spotting", help=Help())
    script.show()
    if has_pair_in(script.game):
        script.say("spot")
    else:
        say_all_different(script)


def prompt(script: Script) -> None:
    """What to do now."""
    script.say("pack_glows" if script.game.dealt >= 2 * script.game.round.table.players else "press_pack")


def _next(script: Script) -> tuple[int, Card]:
    table = script.game.round.table
    return table.deal_order[script.game.dealt % table.players], table.deal[script.game.dealt]


def _hand_out(script: Script, seat: int, card: Card, quick: bool = False) -> None:
    game = script.game
    script.become(dealt=game.dealt + 1)
    if seat == ME:
        place = game.slots.index(None)
        script.become(slots=(*game.slots[:place], card, *game.slots[place + 1 :]))
        script.show(Move(thing(card), "pack"), quick=quick)
    else:
        script.show(Move(f"friend:{seat}", "pack"), quick=quick)
