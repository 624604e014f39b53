from gallery import text

from tutor.art import face

SMALL = """
.wwwyrrywww.
wwwwyrrywrrw
wwwwyrrywrrw
wrrryrrywwww
wrwwwwwwwwww
wrwwwwwwwwww
wrrwwwwrrwww
wwwrwwwrrwww
wwwrwwwwwwww
wrrwwwwwwwww
wwwwwwwwwwww
wwwwwrrwwrrw
wwwwwrrwwrrw
.wwwwwwwwww.
"""

MEDIUM = """
.wwwwwwwwwwwww.
wwwkwwwwwwkwwww
wwkkkwwwwkkkwww
wkkwkkwwkkkkkww
wkkwkkwkkkkkkkw
wkkkkkwkkkkkkkw
wkkwkkwkkwkwkkw
wkkwkkwwwkkkwww
wwwwwwwwwwwwwww
wwkwwwwwwwwwwww
wkkwwwwwwwwwwww
wwkwwwwwwwwwwww
wwkwwwwwwwwwwww
wwkwwwwwwwwwwww
wwwwwwwkwwwwwww
wwwwwwkkkwwwwww
wwwwwkkkkkwwwww
wwwwkkkkkkkwwww
wwwkkkkkkkkkwww
wwwkkkkkkkkkwww
wwwkkkwkwkkkwww
wwwwkwwkwwkwwww
wwwwwwkkkwwwwww
.wwwwwwwwwwwww.
"""

LARGE = """
..wwwwwwwwwwwwwww..
.wwrrrrwwwwwwwwwww.
wwrrwwrrwwwwwwwwwww
wwwwwwrrwwwwwwwwwww
wwwwrrrwwwwwwwwwwww
wwwwwwrrwwwwwwwwwww
wwwwwwrrwwwwwwwwwww
wwrrwwrrwwwwwwwwwww
wwwrrrrwwwwwwwwwwww
wwwwwwwwwwwwwwwwwww
wwwwrwwwwwwwwwwwwww
wwwrrrwwwwwwwwwwwww
wwrrrrrwwwwwwwwwwww
wwwrrrwwwwwwwwwwwww
wwwwrwwwwwwwwwwwwww
wwwwwwwyyyyywwwwwww
wwwwwwyyyryyywwwwww
wwwwwwyyrrryywwwwww
wwwwwwyrryrrywwwwww
wwwwwwyyrrryywwwwww
wwwwwwyyyryyywwwwww
wwwwwwwyyyyywwwwwww
wwwwwwwwwwwwwwrwwww
wwwwwwwwwwwwwrrrwww
wwwwwwwwwwwwrrrrrww
wwwwwwwwwwwwwrrrwww
.wwwwwwwwwwwwwrwww.
..wwwwwwwwwwwwwww..
"""

EXTRA_LARGE = """
...wwwwwwwwwwwwwwwwwww...
.wwwwkkkkwwwwwwwwkkkwwww.
.wwwkkkkkwwwwwwwkkkkkwww.
wwwkkkwwwwwwwwwwkkkkkwwww
wwkkwwwwwwwwwwwkkwkwkkwww
wwkkkkkkkwwwwwkkkkkkkkkww
wwkkkkkkkkwwwwkkkkkkkkkww
wwkkwwwwkkwwwwwkkwkwkkwww
wwkkwwwwkkwwwwwwwwkwwwwww
wwkkkkkkkkwwwwwwwkkkwwwww
wwwkkkkkkwwwwwwwwwwwwwwww
wwwwwwwwwwwwwwwwwwwwwwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwkkwkwkkwwwwwwwkkwkwkkww
wwkkkkkkkwwwwwwwkkkkkkkww
wwkkwkwkkwwwwwwwkkwkwkkww
wwwwwkwwwwwwwwwwwwwkwwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwwwwwwwwwwwwwwwwwwwwwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwkkwkwkkwwwwwwwkkwkwkkww
wwkkkkkkkwwwwwwwkkkkkkkww
wwkkwkwkkwwwwwwwkkwkwkkww
wwwwwkwwwwwwwwwwwwwkwwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwwwwwwwwwwwwwwwwwwwwwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwwwkkkwwwwwwwwwwwkkkwwww
wwkkwkwkkwwwwwwwkkwkwkkww
wwkkkkkkkwwwwwwwkkkkkkkww
wwkkwkwkkwwwwwwwkkwkwkkww
.wwwwkwwwwwwwwwwwwwkwwww.
.wwwkkkwwwwwwwwwwwkkkwww.
...wwwwwwwwwwwwwwwwwww...
"""

MANY = """
.wwwwwwwwwwwww.
wwkwwkkwwwwwwww
wkkwkwwkwwwwwww
wwkwkwwkwwwwwww
wwkwkwwkwwwwwww
wwkwkwwkwwwwwww
wwkwwkkwwwwwwww
wwwwwwwwwwwwwww
wwwkwwwwwwwkwww
wwkkkwyyywkkkww
wwkwkyykyykwkww
wwwwwykykywwwww
wwwkwykykywkwww
wwkkkwyyywkkkww
wwkwkwwwwwkwkww
wwwwwwwwwwwwwww
wwwkwwwwwwwkwww
wwkkkwwwwwkkkww
wwkwkwwkwwkwkww
wwwwwwkkkwwwwww
wwwkwwkwkwwkwww
wwkkkwwwwwkkkww
wwkwkwwwwwkwkww
.wwwwwwwwwwwww.
"""

QUEEN = """
.wwwwwwwwww.
wwwwwwwggwww
wwwwwgwggwgw
wwrwwggggggw
wrwrwhhhhhhw
wrwrwhsssshw
wrwrwhksskhw
wrwrwhcsschw
wwrwwhsmmshw
wwrrwhhsshhw
wwwwwhrssrhw
wwwwwrrwwrrw
wwwwwrrrrrrw
.wwwwwwwwww.
"""


def test_the_smallest_five_with_its_first_pip_lit() -> None:
    assert text(face("5", "hearts", "S", (0,))) == SMALL.strip()


def test_an_ace_with_its_letter_and_its_small_one() -> None:
    assert text(face("A", "spades", "M")) == MEDIUM.strip()


def test_a_three_with_its_middle_pip_lit() -> None:
    assert text(face("3", "diamonds", "L", (1,))) == LARGE.strip()


def test_a_large_six_of_clubs() -> None:
    assert text(face("6", "clubs", "XL")) == EXTRA_LARGE.strip()


def test_a_ten_with_its_third_pip_lit() -> None:
    assert text(face("10", "spades", "M", (2,))) == MANY.strip()


def test_the_smallest_queen_of_hearts() -> None:
    assert text(face("Q", "hearts", "S")) == QUEEN.strip()
