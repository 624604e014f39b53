"""What is to be seen of a guided round as it stands, and what can be chosen in it."""

from msgspec.structs import replace

from tutor.game import Card, SeatView, view
from tutor.teaching.cues import Scene, Seat
from tutor.teaching.guided import GUESTS, ME, Guided, has_pair_in, thing

LAST_CHOICES = {"guest": tuple(f"guest:{friend}" for friend in GUESTS), "again": ("stop", "again")}


def scene_of(game: Guided) -> Scene:
    """What is to be seen of the round as it stands, and what can be chosen."""
    seen = view(game.round, ME)
    counts = _dealt_counts(game) if game.stage == "dealing" else seen.counts
    if game.bedded:
        counts = (0,) * seen.players
    picking = game.stage == "picking"
    scene = Scene(
        stage=game.stage,
        friends=tuple(_seat(game, seen, seat, counts[seat]) for seat in range(1, len(game.friends) + 1)),
        hand=game.slots,
        lifted=_lifted(game),
        lit=(game.asked, tuple(range(game.counted))) if game.asked and _is_counted(game) else None,
        laid=tuple(card for pair in seen.laid for card in (pair.a, pair.b)),
        laid_down=0 if seen.laid else 2 * sum(seen.pairs),
        pack=len(game.round.table.deal) - game.dealt if game.stage == "dealing" else 0,
        fan=seen.fan if picking else 0,
        fan_up=game.round.hands[seen.offerer] if picking and game.open_fan else (),
        sleepers=(*seen.taken_out, *seen.unseen, *((game.bedded,) if game.bedded else ())),
        turn=(seen.offerer if picking else ME) if game.stage in ("picking", "looking") else None,
        dealer=None if game.practice else seen.dealer,
        choices=choices(game),
        smudged=ME in game.smudged,
        friendly=game.friendly,
        note=game.note or _note(game),
        art=game.art,
    )
    glow = glowing(game)
    return replace(scene, glow=frozenset(glow), point=_point(game, glow, scene.fan))


def _note(game: Guided) -> str:
    """What a grown-up may ask where there are no numbers; else what is asked at this stage."""
    pictures = game.stage == "spotting" and game.hand and not any(card.suit for card in game.hand)
    return game.book.parent["pictures"] if pictures else ""


def _is_counted(game: Guided) -> bool:
    """Whether the card that is asked about is to be counted, or was."""
    return game.stage == "counting" or game.counted > 0


def _lifted(game: Guided) -> tuple[Card, ...]:
    """The card that is lifted; in a lesson, once its partner is shown, that one too."""
    if not game.lifted:
        return ()
    target = game.help.target
    shown = game.practice and game.help.step == 3 and target and target.card == game.lifted
    return (game.lifted, target.partner) if shown and target else (game.lifted,)


def _seat(game: Guided, seen: SeatView, seat: int, count: int) -> Seat:
    """A friend as it is seen; the hand it holds out is turned down, even where hands lie open (sheet B)."""
    hidden = game.stage == "dealing" or (seen.phase == "drawing" and seat == seen.offerer) or game.bedded
    cards = seen.open_hands[seat] if seen.open_hands and not hidden else ()
    return Seat(seat, game.friends[seat - 1], count, bool(seen.places[seat]), cards, seat in game.smudged)


def _point(game: Guided, glow: tuple[str, ...], fan: int) -> str:
    """Where the pointer waits: the middle of a fan, what shines, or the card just drawn."""
    if fan:
        return f"fan:{fan // 2}"
    drawn = game.round.drawn if game.stage == "looking" else None
    return glow[-1] if glow else thing(drawn) if drawn in game.hand and drawn else ""


def choices(game: Guided) -> tuple[str, ...]:
    """All that can be chosen now, by name."""
    hand = tuple(map(thing, game.hand))
    friends = tuple(f"friend:{seat}" for seat in range(1, len(game.friends) + 1))
    if game.stage == "picking":
        fan = tuple(f"fan:{place}" for place in range(len(game.round.hands[game.round.offerer])))
        return (*fan, *friends, *hand)
    by_stage = {
        "dealing": (*(("pack",) if game.dealt < len(game.round.table.deal) else ()), *hand, *friends),
        "spotting": _open_cards(game, hand) if game.given else (*_open_cards(game, hand), "go"),
        "looking": (*_open_cards(game, hand), "go"),
        "counting": (*hand, "go"),
        **dict.fromkeys(("finding", "comparing"), _open_cards(game, hand)),
        **dict.fromkeys(("lesson", "showing", "replay"), ()),
        "visiting": (*friends, *hand),
        "bed": ("box", *hand) if hand else (),
        **LAST_CHOICES,
    }
    return by_stage.get(game.stage, hand)


def _open_cards(game: Guided, hand: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that can be chosen: all of the hand, but at the highest help only what is shown."""
    if not (game.practice and game.level == 3 and game.help.step == 3):
        return hand
    target = game.help.target
    shown = (target.card, target.partner) if target else (game.asked,)
    return tuple(one for one in hand if one in {thing(card) for card in shown if card})


def glowing(game: Guided) -> tuple[str, ...]:
    """What shines because help points at it or it is the thing to press, the likeliest last."""
    if game.stage in ("finding", "comparing", "counting"):
        shining = game.help.step >= (1 if game.stage == "counting" else 3)
        return (thing(game.asked),) if shining and game.asked else ()
    if game.stage in ("spotting", "looking"):
        return _glowing_in_hand(game)
    if game.stage == "picking":
        return tuple(one for one in choices(game) if one.startswith("fan:")) if game.help.step else ()
    if game.stage == "dealing":
        return ("pack",) if 2 * game.round.table.players <= game.dealt < len(game.round.table.deal) else ()
    if game.stage == "visiting":
        return tuple(f"friend:{seat}" for seat in game.round.table.deal_order if not game.round.done[seat])[:1]
    return choices(game) if game.stage in ("bed", "guest", "again") else ()


def _glowing_in_hand(game: Guided) -> tuple[str, ...]:
    help_ = game.help
    if help_.code in ("JOKER", "ODD_CARD") and help_.step < 3:
        return ()
    if help_.step and help_.target:
        shown = (thing(help_.target.card),)
        return (*shown, thing(help_.target.partner)) if help_.step == 3 else shown
    return () if has_pair_in(game) or game.given or game.may_try else ("go",)


def _dealt_counts(game: Guided) -> tuple[int, ...]:
    counts = [0] * game.round.table.players
    for k in range(game.dealt):
        counts[game.round.table.deal_order[k % len(counts)]] += 1
    return tuple(counts)
