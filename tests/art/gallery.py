"""Every picture there is, by name, so that each rule is held for all of them."""

from collections.abc import Iterator

from tutor.art import (
    CARD_CELLS,
    FRIENDS,
    HERO_ICONS,
    ICONS,
    Faces,
    Grid,
    PictureArt,
    back,
    box,
    drawing,
    face,
    icon,
    laid,
    pack,
    pack_large,
    portrait,
    tiny_back,
)

FRIENDLY = ("A", "2", "3", "4", "5", "6")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COUNTS = {"A": 1} | {rank: int(rank) for rank in RANKS[1:10]}
COURTS = ("J", "Q", "K")
SUITS = ("hearts", "diamonds", "clubs", "spades")
TIERS = tuple(CARD_CELLS)
SLEEPERS = (
    (),
    (("4", "spades"),),
    (("4", "spades"), ("A", "hearts")),
    (("10", "spades"), ("joker", "")),
    (("Q", "hearts"), ("Q", "clubs"), ("Q", "spades")),
)

_PAINTS = {"y": "#ffd700", "k": "#000000", "b": "#0087ff", "r": "#d70000"}
FISH = drawing(
    """
..bbbb....
.bbbbbb..b
bkbbbbbbbb
bbbbbbbb.b
.bbbbbb..b
..bbbb....
""",
    _PAINTS,
)
CHICK = drawing(
    """
...yyyy...
..yyyyyy..
..ykyyky..
..yyrryy..
.yyyyyyyy.
yyyyyyyyyy
yyyyyyyyyy
.yyyyyyyy.
..yyyyyy..
...r..r...
""",
    _PAINTS,
)
LARGE_CHICK = drawing(
    """
......yyyyy......
....yyyyyyyyy....
...yykyyyyykyy...
...yykyyyyykyy...
...yyyyrrryyyy...
....yyyyryyyy....
..yyyyyyyyyyyyy..
.yyyyyyyyyyyyyyy.
yyyyyyyyyyyyyyyyy
yyyyyyyyyyyyyyyyy
yyyyyyyyyyyyyyyyy
.yyyyyyyyyyyyyyy.
..yyyyyyyyyyyyy..
....yyyyyyyyy....
.....rr...rr.....
....rrr...rrr....
""",
    _PAINTS,
)
PICTURES = {"fish": PictureArt(FISH), "chick": PictureArt(CHICK, LARGE_CHICK)}


def everything() -> Iterator[tuple[str, Grid]]:
    """Name and picture of all that can be drawn."""
    for tier in TIERS:
        for rank in RANKS:
            for suit in SUITS:
                yield f"face {rank} {suit} {tier}", face(rank, suit, tier)
                yield f"laid {rank} {suit} {tier}", laid(rank, suit, tier)
        faces = Faces(PICTURES)
        for rank in FRIENDLY:
            for lit in ((), tuple(range(COUNTS[rank]))):
                yield f"friendly {rank} {tier} {lit}", faces.friendly(rank, "diamonds", tier, lit)
        for rank in ("joker", *PICTURES):
            yield f"face {rank} {tier}", faces.face(rank, "", tier)
            yield f"laid {rank} {tier}", faces.laid(rank, "", tier)
            for large in (False, True):
                yield f"box {rank} {tier} {large}", faces.box(tier, ((rank, ""),), large)
        for glowing in (False, True):
            yield f"pack {tier} {glowing}", pack(tier, glowing)
            yield f"pack large {tier} {glowing}", pack_large(tier, glowing)
        for sleepers in SLEEPERS:
            for large in (False, True):
                yield f"box {tier} {sleepers} {large}", box(tier, sleepers, large)
        yield f"back {tier}", back(tier)
        yield f"tiny back {tier}", tiny_back(tier)
    yield from touchables()


def touchables() -> Iterator[tuple[str, Grid]]:
    """Name and picture of all friends and icons."""
    for size in (*TIERS, "hero"):
        for name in FRIENDS:
            yield f"{name} {size} awake", portrait(name, size, "awake")
            yield f"{name} {size} happy", portrait(name, size, "happy")
    for tier in TIERS:
        for name in ICONS:
            yield f"icon {name} {tier}", icon(name, tier)
    for name in HERO_ICONS:
        yield f"icon {name} hero", icon(name, "hero")
    yield "icon star", icon("star", "S")


def text(grid: Grid) -> str:
    """A picture as letters: white, red, black, golden; skin, cheeks, mouth, hair and crown; a dot is nothing."""
    letters = {None: ".", "#ffffff": "w", "#d70000": "r", "#000000": "k", "#ffd700": "y"}
    letters |= {"#ffd7af": "s", "#ffaf87": "c", "#d75f5f": "m", "#af5f00": "h", "#ffaf00": "g"}
    return "\n".join("".join(letters[pixel] for pixel in row) for row in grid.rows)
