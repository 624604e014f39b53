"""The steps of a lesson: which cards lie there when one begins, and what is said."""

import msgspec

from tutor.game import Card, Chance, Deck, HouseRules, LayPair, apply, practice, start
from tutor.teaching import dealing, finding, lesson_cards, odd_one
from tutor.teaching.cues import Stage
from tutor.teaching.guided import ME
from tutor.teaching.hints import count_aloud, present_target
from tutor.teaching.lesson import (
    Compare,
    Count,
    Deal,
    Draw,
    Find,
    FindAll,
    Lesson,
    Odd,
    Parent,
    Pick,
    Say,
    Show,
    Step,
    Triple,
    asks,
)
from tutor.teaching.lesson_dealer import Dealer, deck_cards, is_odd, odd_card
from tutor.teaching.lesson_lines import quiet
from tutor.teaching.mixups import dots, partner_in
from tutor.teaching.script import Script


class Setting(msgspec.Struct, frozen=True, gc=False):
    """What a step begins with: its line, its dealer, the chance of its table, and who may sit there."""

    lesson: Lesson
    dealer: Dealer
    says: str
    chance: Chance
    friends: tuple[str, ...]


class Still:
    """A source of chance for fans that lie open: nothing is turned, so that she gets the card she sees."""

    def random(self) -> float:
        """Always 0."""
        return 0.0


def begin(script: Script, step: Step, setting: Setting) -> bool:
    """Lay the step's cards out and say its line; whether it waits for the child."""
    match step:
        case Say():
            _speak(script, setting.says)
        case Parent():
            script.become(note=setting.says)
        case Show():
            show_pair(script, lesson_cards.pair(setting.dealer, step.cards), setting)
        case Pick():
            _pick(script, step, setting)
        case FindAll() | Triple():
            _spot(script, step, setting)
        case Draw():
            _draw(script, step, setting)
        case Deal():
            _deal(script, step, setting)
        case Find() | Compare():
            _find(script, step, setting)
        case Count():
            _count(script, step, setting)
        case Odd(who="child"):
            _which_is_odd(script, step, setting)
        case Odd():
            _tutor_is_left_with_it(script, step, setting)
    return asks(step)


def show_pair(script: Script, pair: tuple[Card, Card], setting: Setting) -> None:
    """The tutor makes a pair: it lies open, is named, and goes down."""
    _lay_out(script, "showing", pair, setting)
    script.show()
    word = script.game.word(pair[0])
    if setting.says:
        script.line(setting.says, x=word)
    script.show(lifted=pair, when="with")
    script.become(round=apply(script.game.round, LayPair(ME, *pair))[0], slots=(None, None))
    script.show()


def help_with_pair(script: Script) -> None:
    """At the highest help the tutor shows a pair, and it alone can be chosen."""
    target = present_target(script.game)
    script.helped(step=3, target=target, code="WAITING")
    script.become(lifted=target.card)
    script.show(when="with")
    script.say("i_show")


def _lay_out(
    script: Script,
    stage: Stage,
    held: tuple[Card, ...],
    setting: Setting,
    *,
    fan: tuple[Card, ...] = (),
    chance: Chance | None = None,
    **more: object,
) -> None:
    """A new table, with nothing left of the step before."""
    deck = setting.lesson.deck
    odd = next((card for card in (*held, *fan) if is_odd(card, deck)), None)
    now = practice(HouseRules(pairing=deck.pairing), held, fan, chance or setting.chance, odd)
    plain = {"asked": None, "odd_asked": False, "counted": 0, "given": False, "lifted": None, "open_fan": False}
    still = {"friends": (), "finished": False, "practice": True, "bedded": None, "note": ""}
    script.become(round=now, slots=held, stage=stage, **{**plain, **still, **more})


def _speak(script: Script, line: str) -> None:
    """Something is said between two things to do: the hand is put away, what was laid stays."""
    if script.game.stage != "lesson":
        script.become(stage="lesson", slots=(), lifted=None, asked=None, counted=0, friends=())
    script.show()
    script.line(line)


def _pick(script: Script, step: Pick, setting: Setting) -> None:
    about, row = lesson_cards.to_pick(setting.dealer, step)
    _lay_out(script, "spotting", (about, *row), setting, given=True, lifted=about)
    script.show()
    word, level = script.game.word(about), script.game.level
    says = setting.says if level else quiet(setting.says, script.game.book)
    if says:
        script.line(says, x=word, t=word)
    elif level:
        script.say("who_matches", t=word)
    if level == 2 and dots(about):
        count_aloud(script, about)
    if level == 3:
        help_with_pair(script)


def _spot(script: Script, step: FindAll | Triple, setting: Setting) -> None:
    alike = 3 if isinstance(step, Triple) else 2
    held = lesson_cards.hand(setting.dealer, step.hand, alike=alike)
    _lay_out(script, "spotting", held, setting)
    script.show()
    kinds = script.game.round.table.kinds
    names = [kinds[card] for card in held]
    most = max(held, key=lambda card: names.count(kinds[card]))
    script.line(setting.says, x=script.game.word(most)) if setting.says else script.say("spot")
    if script.game.level == 3 and len(set(names)) < len(names):
        help_with_pair(script)


def _draw(script: Script, step: Draw, setting: Setting) -> None:
    held, fan = lesson_cards.to_draw(setting.dealer, step)
    up = step.face == "up"
    chance = Chance(0, lambda _: Still()) if up else setting.chance
    _lay_out(script, "picking", held, setting, fan=fan, chance=chance, open_fan=up, friends=setting.friends[:1])
    script.show()
    name = script.game.name(1)
    script.line(setting.says, name=name) if setting.says else script.say("your_turn", name=name)


def _deal(script: Script, step: Deal, setting: Setting) -> None:
    """A whole round with the lesson's cards; where no card is odd by name, one of them sleeps in the box."""
    deck, dealer = setting.lesson.deck, setting.dealer
    pack, odd = deck_cards(deck), odd_card(deck)
    if odd and odd not in pack:
        out: tuple[Card, ...] = ()
        pack, odd = (*pack, odd), odd if odd.suit else None  # a picture without a twin is odd by itself
    else:
        out = (dealer.of(dealer.kind(odd) if odd else dealer.about()),)
        odd = None
    rules = HouseRules(pairing=deck.pairing)
    game = Deck(setting.lesson.id, setting.lesson.title, setting.lesson.goal, "C", pack, out, rules, odd=odd)
    seats = step.friends + 1
    now = start(game, seats, int(dealer.number("order") * seats), setting.chance)
    _lay_out(script, "lesson", (), setting)
    slots = (None,) * len(now.hands[ME])
    friends = setting.friends[: step.friends]
    script.become(round=now, friends=friends, stage="dealing", slots=slots, dealt=0, practice=False, party_stays=True)
    if setting.says:
        script.show()
        script.line(setting.says, name=script.game.name(1))
    dealing.greet(script)


def _find(script: Script, step: Find | Compare, setting: Setting) -> None:
    if isinstance(step, Find):
        about, row = lesson_cards.to_find(setting.dealer, step)
        _lay_out(script, "finding", row, setting, asked=about)
    else:
        row = lesson_cards.two(setting.dealer, step)
        about = max(row, key=dots) if step.ask == "more" else min(row, key=dots)
        _lay_out(script, "comparing", row, setting, asked=about)
    script.show()
    script.line(setting.says, x=script.game.word(about)) if setting.says else finding.ask(script)
    finding.help_from_the_start(script)


def _count(script: Script, step: Count, setting: Setting) -> None:
    about = lesson_cards.one(setting.dealer, step.cards)
    _lay_out(script, "counting", (about,), setting, asked=about)
    script.show()
    script.line(setting.says, x=script.game.word(about)) if setting.says else script.say("touch_dots")


def _which_is_odd(script: Script, step: Odd, setting: Setting) -> None:
    """All cards lie open, and the child shows the one that has nobody."""
    alone, held = lesson_cards.with_odd(setting.dealer, step.hand)
    _lay_out(script, "finding", held, setting, asked=alone, odd_asked=True)
    script.show()
    script.line(setting.says, x=script.game.word(alone)) if setting.says else finding.ask(script)
    finding.help_from_the_start(script)


def _tutor_is_left_with_it(script: Script, step: Odd, setting: Setting) -> None:
    """The tutor lays all its pairs, and laughs about the card that is left."""
    alone, held = lesson_cards.with_odd(setting.dealer, step.hand)
    _lay_out(script, "showing", held, setting)
    script.show()
    for card in held:
        partner = partner_in(card, script.game.hand, script.game.round.table.kinds)
        if card in script.game.hand and partner:
            odd_one.lay_down(script, card, partner)
    script.line(setting.says, x=script.game.word(alone)) if setting.says else script.say("tutor_has_it")
