"""Hearts, diamonds, clubs and spades: as pips to be counted, as marks in the corner, large on the ace."""

from functools import cache
from typing import Final

from tutor.art.grid import Grid, drawing, plain
from tutor.art.palette import GLOW, INK

_ORDER: Final = ("hearts", "diamonds", "clubs", "spades")

# When a pip is counted, `o` opens to let the light out and `+` fills, so that its shape changes too.
_SHAPES: Final = {
    4: """
.#.#. ..#.. .###. ..#..
##### +###+ .#o#. .###.
.#o#. +###+ ##### ##o##
..#.. ..#.. ..#.. ..#..
""",
    5: """
.#.#. ..#.. ..#.. ..#..
##### .###. .###. .###.
##o## ##o## #.o.# ##o##
.###. .###. ##### #####
..#.. ..#.. ..#.. ..#..
""",
    7: """
.##.##. ...#... ..###.. ...#...
####### ..###.. ..###.. ..###..
####### .#####. ##.#.## .#####.
###o### ###o### ###o### ###o###
.#####. .#####. ##.#.## #######
..###.. ..###.. ...#... ##.#.##
...#... ...#... ..###.. ..###..
""",
    9: """
.###.###. ....#.... ...###... ....#....
######### ...###... ..#####.. ...###...
######### ..#####.. ..#####.. ..#####..
######### .#######. .##.#.##. .#######.
####o#### ####o#### ####o#### ####o####
.#######. .#######. ######### #########
..#####.. ..#####.. .##.#.##. ###.#.###
...###... ...###... ....#.... .#..#..#.
....#.... ....#.... ...###... ...###...
""",
    11: """
..##...##.. .....#..... ....###.... .....#.....
.####.####. ....###.... ...#####... ....###....
########### ...#####... ...#####... ...#####...
########### ..#######.. ....###.... ..#######..
####ooo#### .####o####. .##..#..##. .####o####.
####ooo#### ####ooo#### ####ooo#### ####ooo####
.####o####. .####o####. #####o##### #####o#####
..#######.. ..#######.. ####.#.#### ###########
...#####... ...#####... .##..#..##. .###.#.###.
....###.... ....###.... ....###.... .....#.....
.....#..... .....#..... ...#####... ...#####...
""",
    13: """
..###...###.. ......#...... .....###..... ......#......
.#####.#####. .....###..... ....#####.... .....###.....
############# ....#####.... ...#######... ....#####....
############# ...#######... ...#######... ...#######...
#####ooo##### ..#########.. ....#####.... ..#########..
#####ooo##### .#####o#####. .###..#..###. .#####o#####.
######o###### #####ooo##### ######o###### #####ooo#####
.###########. .#####o#####. #####ooo##### ######o######
..#########.. ..#########.. ######o###### #############
...#######... ...#######... .###..#..###. .#####.#####.
....#####.... ....#####.... ......#...... ..##..#..##..
.....###..... .....###..... .....###..... .....###.....
......#...... ......#...... ....#####.... ....#####....
""",
}


@cache
def suit_shape(suit: str, height: int, lit: bool = False) -> Grid:
    """A suit's own shape, 4, 5, 7, 9, 11 or 13 pixels tall; lit, its shape changes a little."""
    place = _ORDER.index(suit)
    text = "\n".join(line.split()[place] for line in _SHAPES[height].strip().splitlines())
    ink = INK[suit]
    return drawing(text, {"#": ink, "o": GLOW if lit else ink, "+": ink if lit else None})


@cache
def square(suit: str, side: int) -> Grid:
    """A plain square in a suit's colour, for cards too small to draw its shape."""
    return plain(side, side, INK[suit])


def haloed(pip: Grid) -> Grid:
    """A pip on a softly rounded block of warm light, one pixel wider on every side."""
    width, height = pip.width + 2, pip.height + 2
    block = plain(width - 2, height, GLOW).over(plain(width, height), 1, 0)
    block = plain(width, height - 2, GLOW).over(block, 0, 1)
    return pip.over(block, 1, 1)


@cache
def tall_square(suit: str, side: int) -> Grid:
    """The square when it is counted: it grows tall, on a block of light one pixel wider all round."""
    ink = plain(side, side + 2, INK[suit])
    return ink.over(plain(side + 2, side + 2, GLOW), 1, 0)
