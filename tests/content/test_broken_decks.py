"""Deck files with something amiss: each thing has its line, and a sentence that says what to write instead."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .places import OWN, ZOO, told, with_change

steadily = settings(derandomize=True, database=None, deadline=None, max_examples=150)

IDS = 'write an id of at most 32 small letters, digits and hyphens, such as "black-peter"'
CARDS = 'write a card as a rank and H, D, C or S, such as "6H" or "10C", or as "<joker>" or a picture "<cat>"'


def test_the_good_files_have_nothing_amiss():
    assert told(OWN) == told(ZOO, "zoo.toml") == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "1: format 2 is not known to this program: write format = 1"),
        ("format = 1", 'format = "1"', '1: format is "1": write the number 1'),
        ("format = 1\n", "", '1: the file lacks "format": write format = the number 1'),
        ('id = "own"', 'id = "Our own"', f'2: id is "Our own": {IDS}'),
        ('id = "own"', f'id = "{"x" * 33}"', f'2: id is "{"x" * 33}": {IDS}'),
        (
            'id = "own"',
            'id = "ours"',
            '2: id is "ours" and the file is named "own.toml": name the file ours.toml, or change the id',
        ),
        ('"Our own"', f'"{"x" * 41}"', "3: title has 41 letters: 40 are the most"),
        ('"Our own"', '"Our [b]own[/b]"', "3: title holds [, which is kept for markup: write it without"),
        ('"Our own"', '"Our {own}"', "3: title holds {, which is kept for markup: write it without"),
        ('"Our own"', '"Our\\u0007 own"', "3: title holds a sign that cannot be shown (U+0007): write it without"),
        ('"Our own"', '"Our\u202e own"', "3: title holds a sign that cannot be shown (U+202E): write it without"),
        ('"Our own"', '"Our  own "', '3: title has blanks or accents that stand loose: write "Our own"'),
        ('"Our own"', '" "', "3: title is empty: write it in a few words"),
        ('title = "Our own"\n', "", '1: the file lacks "title": write title = a text such as "Ace to six"'),
        ('"The game of our family."', f'"{"x" * 201}"', "4: about has 201 letters: 200 are the most"),
        (
            '"The game of our family."',
            '"The\\ngame"',
            "4: about holds a sign that cannot be shown (U+000A): write it without",
        ),
        ('sheet = "C"', 'sheet = "D"', '5: sheet is "D": write "A", "B" or "C"'),
        ('sheet = "C"', 'sheet = "C"\ncolour = 1', '6: the file has no key "colour": it may have'),
        ("[pack]", "[pak]", '7: the file has no key "pak": did you mean "pack"?'),
        ("suits =", "siuts =", '9: [pack] has no key "siuts": did you mean "suits"?'),
        ("taken-out =", "taken_out =", '10: [pack] has no key "taken_out": did you mean "taken-out"?'),
        ('"2", "3"]', '"2", 3]', '8: ranks holds 3: write it in quotation marks, "3"'),
        ('"2", "3"]', '"2",\n "1"]', '9: ranks holds "1": write "A", "2" and so on to "10", "J", "Q" or "K"'),
        ('"2", "3"]', '"3",\n "3"]', '9: ranks holds "3" twice: name each one once'),
        ('"spades"]', '"wands"]', '9: suits holds "wands": write "clubs", "diamonds", "hearts" or "spades"'),
        ('"spades"]', '"spaeds"]', '9: suits holds "spaeds": did you mean "spades"? Write'),
        ('["A", "2", "3"]', '"A 2 3"', '8: ranks is "A 2 3": write a list in square brackets'),
        ('suits = ["hearts", "spades"]\n', "", "7: the ranks have no suits: write suits ="),
        ('ranks = ["A", "2", "3"]\n', "", "7: the suits have no ranks: write ranks ="),
        ('"3H"', '"h3"', f'10: taken-out holds "h3": {CARDS}'),
        ('"3H"', '"3X"', f'10: taken-out holds "3X": {CARDS}'),
        ('"3H"', '"<a b>"', f'10: taken-out holds "<a b>": {CARDS}'),
        ('"3H"', '"KH"', "10: KH cannot be taken out, it is not in the pack: name a card of the pack"),
        ('"3H"', '"3H", "3H"', "10: 3H cannot be taken out, it is taken out already: name a card of the pack"),
        ('"3H"', "", "10: every card finds a partner, so nobody has the odd one: take one card out, or add a joker"),
        ('"3H"', '"3H", "2H"', "10: 2 cards have no partner, a 2 and a 3, and a game has one"),
        ("[players]", "jokers = 1\n[players]", "10: the joker is the odd card, and a 3 has no partner either"),
        ("[players]", "jokers = 2\n[players]", "12: 2 jokers would be 2 odd cards: keep one of them"),
        ("[players]", "copies = 3\n[players]", "12: copies is 3: write 1 or 2"),
        (
            "[players]",
            "copies = 2\njokers = 2\n[players]",
            "13: 2 jokers would be 2 odd cards: two packs have one joker",
        ),
        ("[players]", "jokers = 600\n[players]", "7: the pack has 606 cards: 500 are the most"),
        ("[players]", "jokers = -1\n[players]", "12: jokers is -1: write a whole number from 0 to 1000"),
        (
            "[players]",
            'unseen = "any"\n[players]',
            "12: where a card is taken out unseen all others find partners, and a 3",
        ),
        ("[players]", 'unseen = "yes"\n[players]', '12: unseen is "yes": write "any", "none" or "not-used-yet"'),
        ("fewest = 2", "fewest = 1", "13: fewest is 1: write a whole number from 2 to 500"),
        ("fewest = 2", "fewest = 6", "14: the most players (4) are fewer than the fewest (6): change one of the two"),
        ("most = 4", 'most = "four"', '14: most is "four": write a whole number from 2 to 500'),
        ("most = 4", "most = 4.5", "14: most is 4.5: write a whole number from 2 to 500"),
        ("most = 4", "most = 6", "14: 5 cards are dealt, too few for 6 players: let the most be 5, or add cards"),
        ('pairing = "rank"', 'pairing = "suit"', '17: pairing is "suit": write "picture", "rank" or "rank-colour"'),
        ('pairing = "rank"', 'flow = "ofer"', '17: flow is "ofer": did you mean "offer"? Write "offer" or "take"'),
        ('pairing = "rank"', 'pears = "rank"', '17: [rules] has no key "pears": it may have pairing, flow,'),
        ('pairing = "rank"', 'first = "Mum"', '17: first is "Mum": write "dealer", "dealer-left" or a whole number'),
        ('pairing = "rank"', "first = 2", "17: nobody sits at seat 2 when 2 play"),
        ('pairing = "rank"', 'silent = "yes"', '17: silent is "yes": write true or false'),
        ('pairing = "rank"', 'wrong-pair = "loses"', "17: pairs laid face up are looked at"),
        ('pairing = "rank"', 'wrong-pair = "reject"\npairs-laid = "face-down"', "17: a wrong pair laid face down"),
        ("rounds = 5", "rounds = 0", "20: rounds is 0: write a whole number from 1 up, or leave it out"),
        ("rounds = 5", 'scoring = "wins"', "20: wins are counted only where a round has a winner"),
        ("rounds = 5", 'rounds = 5\n[odd]\ncard = "KS"', '21: [odd] lacks "word": write word = a text such as "cat"'),
    ],
)
def test_one_thing_amiss_is_told_at_its_line(old, new, said):
    lines = told(with_change(OWN, old, new))
    assert any(line.startswith(said) for line in lines), lines


def test_a_slip_of_the_finger_has_no_other_problems_in_its_wake():
    for old, new in [
        ("taken-out", "takenout"),
        ("ranks", "rnaks"),
        ("[pack]", "[pcak]"),
        ('"3H"', '"h3"'),
        ("id =", "idd ="),
    ]:
        assert len(told(with_change(OWN, old, new))) == 1, old


def test_all_that_is_amiss_is_told_at_once_in_the_order_of_the_lines():
    broken = (
        OWN.replace("Our own", "[b]").replace("suits", "siuts").replace("most = 4", "most = 1").replace("= 5", "= -5")
    )
    broken = broken.replace('pairing = "rank"', 'outcome = "holder-wins"\nwrong-pair = "cancel"') + "out-at = 3\n"
    assert [line.split(":")[0] for line in told(broken)] == ["3", "9", "14", "18", "21", "22"]


def test_two_odd_cards_are_named_and_so_is_the_lack_of_one():
    two = with_change(OWN, '"3H"', '"3H", "AS"')
    assert any("an ace and a 3" in line for line in told(two))
    assert any("nobody has the odd one" in line for line in told(with_change(OWN, '"3H"', "")))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'r = "#d70000"',
            'r = "#d70001"',
            "9: #d70001 is not shown alike by every terminal: use pairs of 00 5f 87 af d7 ff, such as #d70000",
        ),
        ('r = "#d70000"', 'r = "red"', '9: r is "red": write a colour such as "#d70000"'),
        (
            'r = "#d70000"',
            'rr = "#d70000"',
            '9: "rr" is no letter to draw with: give each colour one letter, not a dot',
        ),
        ('r = "#d70000"', 'q = "#d70000"', '20: "r" is no letter of [palette]: write q or g, or a dot for nothing'),
        ('r = "#d70000"', 'r = "#d70000"\n"." = "#d70000"', '10: "." is no letter to draw with'),
        ('id = "dog"', 'id = "cat"', '24: two pictures have the id "cat": give each its own, a twin comes by itself'),
        ('id = "dog"', 'id = "Dog"', f'24: id is "Dog": {IDS}'),
        ('id = "dog"', 'id = "-dog"', f'24: id is "-dog": {IDS}'),
        ('id = "dog"', 'id = "joker"', '24: the id "joker" is kept for another card: choose a different one'),
        ('one = "a dog"\n', "", '23: [[picture]] lacks "one": write one = a text such as "a cat"'),
        ('one = "a dog"', 'one = ""', "26: one is empty: write it in a few words"),
        ('one = "a dog"', f'one = "{"x" * 41}"', "26: one has 41 letters: 40 are the most"),
        ('one = "a dog"', 'one = "a <dog>"', "26: one holds <, which is kept for markup: write it without"),
        ('colour = "green"', 'colour = "gren"', '30: colour is "gren": did you mean "green"? Write "black", "blue",'),
        ('colour = "green"', 'colour = "teal"', '30: colour is "teal": write "black", "blue", "brown", "green",'),
        (
            "g.g\ng.g\n",
            "g.g\ngg\n",
            "33: this row of small has 2 letters and the first one 3: make all rows equally long",
        ),
        ("g.g\ng.g\n", "g.g\ng.q\n", '33: "q" is no letter of [palette]: write r or g, or a dot for nothing'),
        ("g.g\ng.g\n", "ggggggggggg\n", "31: small is 11 letters wide and 1 row high: 10 and 12 are the most"),
        ("g.g\ng.g\n", "g\n" * 13, "31: small is 1 letters wide and 13 rows high: 10 and 12 are the most"),
        ("g..g\ng..g\ngggg\n", "g" * 18 + "\n", "35: large is 18 letters wide and 1 row high: 17 and 22 are the most"),
        ("g..g\ng..g\ngggg\n", "...\n", "35: large shows nothing: draw it with letters of [palette]"),
        ("g.g\ng.g\n", "r.r\nrrr\n", '31: "dog" looks the same as "cat": draw two different pictures'),
        ("alone = true\n", "", "11: no picture is alone: write alone = true at the odd one"),
        ('colour = "green"', 'colour = "green"\nalone = true', '49: "dog" and "fox" are both alone'),
        ("alone = true", 'alone = "yes"', '48: alone is "yes": write true or false'),
        (
            "[palette]",
            "[pack]\njokers = 1\n[palette]",
            "9: the joker is the odd card, and <fox> has no partner either",
        ),
        ("[palette]", "[pack]\ncopies = 2\n[palette]", "9: copies counts packs of ranks"),
        ("most = 5", "most = 6", "54: 5 cards are dealt, too few for 6 players"),
    ],
)
def test_one_thing_amiss_with_a_picture_is_told_at_its_line(old, new, said):
    lines = told(with_change(ZOO, old, new), "zoo.toml")
    assert any(line.startswith(said) for line in lines), lines


def test_a_twin_picture_in_other_letters_still_looks_the_same():
    broken = with_change(ZOO, "g.g\ng.g\n", "s.s\nsss\n").replace('g = "#00af00"', 'g = "#00af00"\ns = "#d70000"')
    assert told(broken, "zoo.toml") == ['32: "dog" looks the same as "cat": draw two different pictures']


def test_too_many_pictures_are_too_many_cards():
    start, *_, last = ZOO.removesuffix("[players]\nmost = 5\n").split("[[picture]]")
    many = "[[picture]]".join([start, *(last.replace('"fox"', f'"fox-{at}"') for at in range(300))])
    many = many.replace("alone = true\n", "")
    assert any("the pack has 600 cards: 500 are the most" in line for line in told(many, "zoo.toml"))


ODDITIES = """\
[[picture]]
[odd]
card = "<cat>"
small = 1
large = ''
unseen = "any"
copies = 2
jokers = 1
first = 9
ranks = [1]
"" = ""
"""
PIECES = st.sampled_from((OWN + ZOO + ODDITIES).splitlines())


@steadily
@given(st.lists(PIECES, max_size=30))
def test_of_any_lines_in_any_order_nothing_comes_but_problems(lines):
    assert all(line.split(":")[0].isdigit() for line in told("\n".join(lines)))


@steadily
@given(st.data(), st.sampled_from([OWN, ZOO]))
def test_of_a_good_file_with_a_few_signs_changed_nothing_comes_but_problems(data, good):
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(good) - 1))
        good = good[:at] + data.draw(st.text(max_size=3)) + good[at + data.draw(st.integers(0, 3)) :]
    assert all(line.split(":")[0].isdigit() for line in told(good.encode("utf-8", "replace")))
