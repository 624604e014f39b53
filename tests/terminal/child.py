"""A child who knows the game: looks at the screen, does one thing, and looks again."""

from collections import Counter

from reading import backs_on, cards_on, middle
from terminal import Terminal, touched

from tutor.art import CARD_CELLS, FELT, Tier, box, icon
from tutor.content.phrases import load_phrases
from tutor.game import RANKS, Card
from tutor.screens.layout import TIERS, Frame, fan_tier, frame
from tutor.screens.table import SAME_THING

Place = tuple[int, int]

MOST_STEPS = 300
STAGES = {line: "spotting" if stage == "pictures" else stage for stage, line in load_phrases().parent.items()}


def stage(terminal: Terminal) -> str:
    """How far the round is, by the grown-up's line; a line about the voice stands only before the cards are out."""
    return "again" if terminal.note.startswith("Caught so far") else STAGES.get(terminal.note, "dealing")


def digit(rank: str) -> str:
    """The key of a rank."""
    return str(RANKS.index(rank) + 1)


def hand(terminal: Terminal) -> tuple[Tier, dict[Place, Card]]:
    """The child's hand, read off the screen, and the size of its cards."""
    top = 2 * _plan(terminal).play - 2
    pixels = [line if y >= top else ["#000000"] * len(line) for y, line in enumerate(terminal.pixels())]
    hands: dict[Tier, dict[Place, Card]] = {tier: cards_on(pixels, tier) for tier in TIERS}
    tier = max(TIERS, key=lambda one: len(hands[one]))
    return tier, hands[tier]


def ranks_in_hand(terminal: Terminal) -> Counter[str]:
    """How many cards of each rank the child holds."""
    return Counter(card.rank for card in hand(terminal)[1].values())


def lifted(terminal: Terminal) -> dict[Place, Card]:
    """The cards that stand higher than their row."""
    return _up(_plan(terminal), *hand(terminal))


def deal(terminal: Terminal) -> None:
    """Have all the cards dealt; pressed again after a while, as the table hears nothing before it has been seen."""
    terminal.until_said("Press the pack")
    for step in range(MOST_STEPS):
        if step % 30 == 0:
            terminal.press("d")
        terminal.read(0.1)
        if "Touch one card" in terminal.caption:
            return
    raise AssertionError(f"never dealt:\n{terminal.text}")


def play_by_keys(terminal: Terminal, to: str = "again") -> list[str]:
    """Play by keys alone to the round's end, or to another stage; what was said at each step."""
    keys = {"dealing": "d", "hello": " ", "visiting": " ", "picking": " ", "bed": " ", "guest": " "}
    terminal.until(lambda now: bool(now.caption))
    heard = [terminal.caption]
    for step in range(MOST_STEPS):
        now = stage(terminal)
        if now == to and (to != "again" or "Play again" in terminal.caption):
            return heard
        key = _key_for_hand(terminal) if now in ("spotting", "looking") else keys.get(now)
        if key:
            terminal.type("\r" if key == " " and step % 2 else key)  # the same key twice would be held down
        terminal.settle()
        heard.append(terminal.caption)
    raise AssertionError(f"the round does not end: {heard}")


def play_with_help(terminal: Terminal, to: str = "again") -> list[str]:
    """Play any game by keys alone: help shows each pair, and the child's own press lays it; what was said."""
    keys = {"dealing": "d", "visiting": "d", "hello": " ", "picking": " ", "bed": " ", "guest": " ", "watching": " "}
    terminal.until(lambda now: bool(now.caption))
    heard, asked = [terminal.caption], 0
    for step in range(10 * MOST_STEPS):
        now = stage(terminal)
        if terminal.caption != heard[-1]:
            heard.append(terminal.caption)
        if now == to or "Play again" in terminal.caption:
            return heard
        if now not in ("spotting", "looking"):
            key = keys.get(now, "n")
        elif "Press go on" in terminal.caption:
            key, asked = "n", 0
        else:
            key, asked = ("h", asked + 1) if asked < 3 else (" ", 0)
        terminal.type("\r" if key == " " and step % 2 else key)
        terminal.settle()
        if key in "h ":
            terminal.read(0.6 if asked == 3 else 0.2)
    raise AssertionError(f"the round does not end: {heard[-20:]}")


def play_by_touch(terminal: Terminal) -> list[str]:
    """Play the round to its end by touches alone; what was said at each step."""
    terminal.until(lambda now: bool(now.caption))
    heard = [terminal.caption]
    last = None
    for _ in range(MOST_STEPS):
        now = stage(terminal)
        if now == "again" and "Play again" in terminal.caption:
            return heard
        place = _place_to_touch(terminal, now)
        if place:
            terminal.read(SAME_THING if place == last else 0)  # sooner it would be a double press
            terminal.type(touched(*place))
        last = place
        terminal.settle()
        heard.append(terminal.caption)
    raise AssertionError(f"the round does not end: {heard}")


def _key_for_hand(terminal: Terminal) -> str:
    """The partner of what is lifted; else put it down; else a card that has a partner; else go on."""
    tier, cards = hand(terminal)
    wanted = _wanted(cards, _up(_plan(terminal), tier, cards))
    return digit(wanted) if wanted else "n"


def _up(plan: Frame, tier: Tier, cards: dict[Place, Card]) -> dict[Place, Card]:
    bottom, down = 2 * plan.bottom, 2 * CARD_CELLS[tier][1]
    return {place: card for place, card in cards.items() if (bottom - place[1]) % down}


def _wanted(cards: dict[Place, Card], up: dict[Place, Card]) -> str:
    """The rank to touch next, of a lifted card or of a pair; empty where there is none."""
    ranks = Counter(card.rank for card in cards.values())
    ups = [card.rank for card in up.values()]
    return next(iter(ups or (rank for rank, count in sorted(ranks.items()) if count > 1)), "")


def _place_to_touch(terminal: Terminal, now: str) -> Place | None:
    plan = _plan(terminal)
    across, height = terminal.size
    tier, cards = hand(terminal)
    if now in ("spotting", "looking"):
        place = _card_to_touch(cards, _up(plan, tier, cards))
        return middle(place, tier) if place else (across - 3 * (icon("go", plan.tier).width + 1) + 3, 2)
    if now == "picking":
        size = fan_tier(plan.tier)
        backs = backs_on(terminal.pixels(), size)
        return middle(backs[-1], size) if backs else None
    if now == "bed":
        return middle(next(iter(cards)), tier) if cards else None
    if now == "dealing":
        return (plan.width // 2, plan.top + 1) if cards else _pack(terminal, plan)
    if now == "again":
        return None  # what is asked there has not been said yet
    places = {"hello": (across // 12, height // 2), "visiting": (3, 2)}
    return places.get(now, (across // 2, (plan.play + plan.bottom) // 2))


def _pack(terminal: Terminal, plan: Frame) -> Place:
    """The pack: large beside the bed before the first card, then small in the middle of the table."""
    wide = CARD_CELLS[plan.tier][0]
    x = (plan.width - box(plan.tier, large=True).width - wide - 4) // 2 + wide // 2
    y = (plan.play + plan.bottom) // 2
    return (x, y) if terminal.pixels()[2 * y][x] != FELT else (plan.width // 2, plan.top + 1)


def _card_to_touch(cards: dict[Place, Card], up: dict[Place, Card]) -> Place | None:
    wanted = _wanted(cards, up)
    lying = [place for place, card in cards.items() if card.rank == wanted and place not in up]
    return next(iter(lying or up), None)


def _plan(terminal: Terminal) -> Frame:
    plan = frame(*terminal.size)
    assert plan
    return plan
