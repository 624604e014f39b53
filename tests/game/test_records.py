"""A round written down: what a record looks like, that it replays to the byte, and that no slip of the pen goes by."""

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from tutor.game import (
    Arrange,
    Deck,
    Done,
    Draw,
    Expose,
    HouseRules,
    IllegalAction,
    LayPair,
    PullSeveral,
    apply,
    cards,
    choose,
    pick_chance,
    view,
)
from tutor.game.record import Record, record_of, recorded, write_record
from tutor.game.record_reader import BadRecord, read_record
from tutor.game.record_words import RULE_WORDS, rules_in_words, rules_of_words

from .random_rounds import random_round, slips
from .tables import FULL_PACK, LOW_PACK, at_opening, dealt

SMALL = Deck("small", "Small", "A small deck.", "C", LOW_PACK[:12], cards("3H"), HouseRules())
FULL = Deck("full", "Full", "All cards but one.", "C", FULL_PACK, cards("QH"), HouseRules())

WHOLE = """\
[Game "small"]
[Version "1"]
[Rules "rank offer clockwise dealer face-up reject holder-caught talking mixing helpers hidden-hands no-forfeit"]
[Removed "3H"]
[Players "Mum, Dad, Sam"]
[Dealer "Sam"]
[Seed "9"]
[Deal "2C 3S 3C AC 3D 2D AS AH 2S AD 2H"]
[Result "Mum"]

o Mum ACAS | 2C AD
o Dad 3S3D | AH 2H
o Sam 2D2S | 3C
1. Mum<Sam @0 3C !Sam
2. Dad<Mum @2 2C x2H
3. Mum<Dad @0 AH xAD !Dad *Mum
"""


def by_friends(deck, players, dealer=0, seed=0, most=10_000):
    """What friends do in a round, at most so many things."""
    now, actions = dealt(deck, players, seed, dealer), []
    while now.phase != "over" and len(actions) < most:
        seen = next(seen for seat in now.table.deal_order if (seen := view(now, seat)).legal)
        actions.append(choose(seen, pick_chance(now)))
        now, _ = apply(now, actions[-1])
    return actions


def record(deck=SMALL, names=("Mum", "Dad", "Sam"), dealer=2, seed=9, most=10_000) -> Record:
    actions = by_friends(deck, len(names), dealer, seed, most)
    return record_of(deck, names, dealer, seed, actions, random.Random)


def read(text, *decks):
    return read_record(text, {deck.id: deck for deck in decks or (SMALL, FULL)}.__getitem__, random.Random)


def refused(text, *decks):
    """The line at which a text is refused, and why."""
    with pytest.raises(BadRecord) as found:
        read(text, *decks)
    assert str(found.value) == f"line {found.value.line}: {found.value.reason}"
    return found.value.line, found.value.reason


def told(hands, *actions, **rules):
    """The lines of a round with these hands of Mum, Dad and Sam, its fans not turned, and what was done in it."""
    return list(recorded("any", ("Mum", "Dad", "Sam"), at_opening(hands, dealer=2, **rules), actions).lines)


# --- what a record looks like


def test_a_whole_round():
    assert write_record(record()) == WHOLE


def test_a_round_broken_off_in_the_opening_names_who_is_not_done():
    lines = record(most=4).lines
    assert lines == ("o Mum ACAS | 2C AD", "o Dad 3S3D | AH 2H", "o Sam | 3C 2D 2S ...")
    assert '[Result "*"]' in write_record(record(most=4))


def test_a_round_before_anything_was_done():
    assert record(most=0).lines == ("o Mum | 2C AC AS AD ...", "o Dad | 3S 3D AH 2H ...", "o Sam | 3C 2D 2S ...")


def test_a_drawer_who_has_not_laid_or_kept_the_card_yet():
    assert record(most=7).lines[3:] == ("1. Mum<Sam @0 3C !Sam ...",)
    assert record(most=8).lines[3:] == ("1. Mum<Sam @0 3C !Sam",)


def test_who_is_safe_at_the_opening_and_who_was_dealt_nothing():
    lines = told("AC AS | 2C | ", LayPair(0, *cards("AC AS")), Done(1))
    assert lines == ["o Mum ACAS !", "o Dad | 2C", "o Sam ! *Dad"]


def test_opening_pairs_stand_in_the_order_of_the_deal_and_of_each_hand():
    lay = [LayPair(1, *cards("5S 5H")), LayPair(0, *cards("7C 7H")), Done(0), LayPair(1, *cards("4C 4S"))]
    lines = told("7H 2C 7C | 5H 4C 4S 5S 3C | 2D 3S QS", *lay)
    assert lines == ["o Mum 7C7H | 2C", "o Dad 5S5H 4C4S | 3C ...", "o Sam | 2D 3S QS ..."]


def test_of_three_alike_it_is_told_which_two_went_down():
    lines = {told("7H 7S 7D | 7C | QS", LayPair(0, *cards(pair)))[0] for pair in ("7H 7S", "7H 7D", "7S 7D")}
    assert lines == {"o Mum 7H7S | 7D ...", "o Mum 7H7D | 7S ...", "o Mum 7S7D | 7H ..."}


def test_a_wrong_pair_is_told_and_what_was_kept():
    done = [LayPair(0, *cards("7H 8S")), Done(1), Done(2), Draw(1, 0), LayPair(1, *cards("9C KH"))]
    lines = told("7H 8S | 7D KH 8C 5C | 9C 5D QS", *done, pairs_laid="face-down", first="dealer")
    assert lines == ["o Mum w7H8S !", "o Dad | 7D KH 8C 5C", "o Sam | 9C 5D QS", "1. Dad<Sam @0 9C w9CKH | 7D 8C 5C"]


def test_after_a_wrong_pair_the_true_one_is_still_to_be_laid():
    start = [Done(0), Done(1), Done(2), Draw(1, 0), LayPair(1, *cards("KH 5C"))]
    hands = "7H | 9D KH 5C 8C | 9C 7D KS 5S 8S QS"
    rules = {"pairs_laid": "face-down", "first": "dealer", "direction": "anticlockwise"}
    assert told(hands, *start, **rules)[3:] == ["1. Dad<Sam @0 9C wKH5C | 9D 8C 9C ..."]
    true = LayPair(1, *cards("9D 9C"))
    assert told(hands, *start, true, **rules)[3:] == ["1. Dad<Sam @0 9C wKH5C x9D | 8C"]


def test_a_pair_with_the_drawn_card_is_the_same_whichever_card_is_named_first():
    done = [Done(0), Done(1), Done(2), Draw(0, 0)]
    hands = "9D 2C | 2D QS 3C | 9C 3S"
    one, other = (told(hands, *done, LayPair(0, *cards(pair))) for pair in ("9D 9C", "9C 9D"))
    assert one == other
    assert one[3] == "1. Mum<Sam @0 9C x9D"


def test_mishaps_have_lines_of_their_own_before_the_turn():
    done = [Done(0), Done(1), Done(2)]
    mishaps = [Arrange(2, (2, 0, 1)), Expose(1), PullSeveral(0, (2, 0)), Draw(0, 1), Done(0)]
    lines = told("9D 2C | 2D QS 3C | 4C 9C 3S", *done, *mishaps)
    assert lines[3:] == ["a Sam 2 0 1", "e Dad | 2D QS 3C", "p Mum<Sam @2 9C @0 3S", "1. Mum<Sam @1 4C"]


def test_where_the_odd_card_wins_its_holder_is_named_so():
    text = write_record(record(replace(SMALL, rules=HouseRules(outcome="holder-wins"))))
    assert '[Result "Mum wins"]' in text
    assert text.endswith("xAD !Dad +Mum\n")


def test_where_the_odd_card_wins_wrong_pairs_are_told_too():
    done = [LayPair(0, *cards("QS 7H")), Done(1), Done(2)]
    rules = {"pairs_laid": "face-down", "outcome": "holder-wins"}
    assert told("QS 7H | 7D | ", done[0], done[1], **rules)[-1] == "o Sam ! *Mum"


def test_an_unseen_card_is_told_only_when_the_round_is_over():
    deck = replace(SMALL, taken_out=(), unseen="any")
    over = write_record(record(deck))
    assert '[Removed "none"]\n[Unseen "' in over
    assert '[Unseen "?"]' not in over
    assert '[Unseen "?"]' in write_record(record(deck, most=3))


def test_a_card_not_used_yet_is_known_by_the_deal():
    deck = replace(SMALL, taken_out=(), unseen="not-used-yet")
    used = deck.cards[1:]
    found = record_of(deck, ("Mum", "Dad"), 0, 3, (), random.Random, used)
    assert found.dealt.table.unseen == deck.cards[:1]
    assert read(write_record(found), deck).dealt.table.unseen == deck.cards[:1]


def test_all_house_rules_are_written_and_read():
    rules = HouseRules("rank-colour", "take", "anticlockwise", 11, "face-down", "cancel", "exit-order")
    rules = replace(rules, silent=True, one_shuffle=True, helpers=False, open_hands=True, forfeit="smudge")
    words = rules_in_words(rules)
    assert words == (
        "rank-colour take anticlockwise twelfth-seat face-down cancel exit-order "
        "silent one-shuffle no-helpers open-hands smudge"
    )
    assert rules_of_words(words) == rules


def test_what_the_house_rules_leave_to_be_understood_is_said():
    take = rules_of_words(rules_in_words(HouseRules(flow="take", pairs_laid="face-down")))
    assert (take.first, take.wrong_pair) == ("dealer-left", "loses")
    assert rules_of_words(rules_in_words(HouseRules())).first == "dealer"


def letters_apart(one, other):
    """How many letters must be put in, left out or changed to make one word of the other."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row, before = [i], row
        for j, b in enumerate(other, 1):
            row.append(min(row[-1] + 1, before[j] + 1, before[j - 1] + (a != b)))
    return row[-1]


def test_no_slip_of_the_pen_makes_another_house_rule():
    for words in RULE_WORDS.values():
        assert all(letters_apart(one, other) > 1 for one, other in combinations(words, 2))


# --- reading


def test_what_was_written_is_read():
    found = read(WHOLE)
    assert found.actions == record().actions
    assert (found.game, found.names, found.seed) == ("small", ("Mum", "Dad", "Sam"), 9)
    assert found.now.phase == "over"
    assert found.now.hands == record().now.hands


def test_the_house_rules_and_the_removed_cards_are_the_record_s_own():
    rules = HouseRules(flow="take", direction="anticlockwise")
    found = record(replace(SMALL, rules=rules, taken_out=cards("AC")))
    again = read(write_record(found))
    assert again.dealt.table.rules.flow == "take"
    assert again.dealt.table.taken_out == cards("AC")
    assert again.now.places == found.now.places


def test_three_hundred_random_rounds_of_random_games_are_read_and_written_to_the_byte():
    seen = set()
    for seed in range(300):
        found, deck = random_round(seed)
        text = write_record(found)
        again = read(text, deck)
        assert write_record(again) == text
        assert again.actions == found.actions
        assert again.now.places == found.now.places
        seen |= {found.now.phase, deck.unseen, *found.dealt.table.rules.outcome.split(), *map(type, found.actions)}
    assert seen >= {"opening", "drawing", "laying", "over", "any", "not-used-yet", "holder-wins", "exit-order"}
    assert seen >= {LayPair, Draw, Done, Arrange, Expose, PullSeveral}


@pytest.mark.parametrize("seed", range(24))
def test_one_letter_that_is_wrong_is_refused_wherever_it_stands(seed):
    found, deck = random_round(seed, fewest_cards=11)  # fewer cards may be dealt alike by two seeds
    for slip in slips(write_record(found), random.Random(seed), 60):
        line, reason = refused(slip, deck)
        assert 1 <= line <= slip.count("\n") + 1
        assert reason
        assert "\n" not in reason


@pytest.mark.parametrize("text", [WHOLE, write_record(record(most=9))])
def test_every_letter_of_a_record_matters(text):
    for at in range(len(text)):
        refused(text[:at] + text[at + 1 :])
        refused(text[:at] + (text[at].swapcase() if text[at].isalpha() else "#") + text[at + 1 :])


# --- what is refused, and where


@pytest.mark.parametrize(
    ("right", "wrong", "line", "reason"),
    [
        ('[Game "small"]', '[Game "none"]', 1, "none"),
        ('[Game "small"]', '[game "small"]', 1, "Game"),
        ('[Version "1"]', '[Version "2"]', 2, "only version 1"),
        ("rank offer", "rang offer", 3, "'rang' is none of the words rank, rank-colour, picture"),
        (" no-forfeit", "", 3, "12 words"),
        ("face-up reject", "face-up loses", 3, "face up"),
        ("clockwise dealer", "clockwise fifth-seat", 3, "nobody sits"),
        ('[Removed "3H"]', '[Removed "KH"]', 4, "not in the pack"),
        ('[Removed "3H"]', '[Removed "3H 3H"]', 4, "not in the pack"),
        ('[Removed "3H"]', '[Removed "none"]', 4, "leaves 0"),
        ('[Removed "3H"]', '[Removed "3H 2H"]', 4, "leaves 2"),
        ('[Removed "3H"]', '[Removed "h"]', 4, "no card"),
        ('[Removed "3H"]\n', '[Removed "3H"]\n[Unseen "2H"]\n', 5, "no card is taken out unseen"),
        ("Mum, Dad, Sam", "Mum, Dad, Dad", 5, "called Dad"),
        ("Mum, Dad, Sam", "Mum", 5, "from 2 to 12"),
        ("Mum, Dad, Sam", "Mum, Dad, 3am", 5, "cannot be a name"),
        ("Mum, Dad, Sam", "Mum, Dad, Sa\u200bm", 5, "cannot be shown"),
        ('[Dealer "Sam"]', '[Dealer "Ella"]', 6, "one of Mum, Dad, Sam"),
        ('[Dealer "Sam"]', '[Dealer "Mum"]', 11, "o Dad"),
        ('[Seed "9"]', '[Seed "09"]', 7, "whole number"),
        ('[Seed "9"]', '[Seed "-9"]', 7, "whole number"),
        ('[Seed "9"]', '[Seed "\u0669"]', 7, "whole number"),
        ('[Seed "9"]', f'[Seed "{10**100}"]', 7, "100 digits"),
        ('[Seed "9"]', '[Seed "10"]', 8, "seed 10 deals other cards"),
        ('[Deal "2C 3S', '[Deal "3S 2C', 8, "seed 9 deals other cards"),
        ('[Deal "2C 3S', '[Deal "3S', 8, "11 cards"),
        ('[Deal "2C 3S', '[Deal "2C 3X', 8, "no card"),
        ('[Result "Mum"]', '[Result "*"]', 9, 'it should read: [Result "Mum"]'),
        ('[Result "Mum"]', '[Result "Sam"]', 9, "Mum"),
        ("\n\no Mum", "\no Mum", 10, "empty line"),
        ("o Mum ACAS", "o Sam ACAS", 11, "o Mum"),
        ("o Mum ACAS", "o Mum ACAC", 11, "does not hold"),
        ("o Mum ACAS", "o Mum AC2C", 11, "not a pair"),
        ("o Mum ACAS | 2C AD", "o Mum ACAD | 2C AS", 16, "does not hold"),  # he could have, so far
        ("o Dad 3S3D | AH 2H", "o Dad | 3S 3D AH 2H", 12, "pairs must be laid"),
        ("o Sam 2D2S | 3C", "o Sam 2D2S | 3C !", 13, "it should read: o Sam 2D2S | 3C"),
        ("1. Mum<Sam", "2. Mum<Sam", 14, "1. Mum<Sam @"),
        ("1. Mum<Sam", "1. Dad<Sam", 14, "1. Mum<Sam @"),
        ("Sam @0 3C", "Sam @1 3C", 14, "not held out"),
        ("Sam @0 3C", "Sam @0 3D", 14, "it should read: 1. Mum<Sam @0 3C !Sam"),
        ("Sam @0 3C", "Sam @ 3C", 14, "place in the fan"),
        ("2C x2H", "2C", 15, "pairs must be laid"),
        ("2C x2H", "2C xAH", 15, "not a pair"),
        ("!Dad *Mum", "!Dad", 16, "!Dad *Mum"),
        ("*Mum\n", "*Mum", 16, "no end"),
        ("*Mum\n", "*Mum\n\n", 17, "nothing follows"),
        ("*Mum\n", "*Mum\n4. Dad<Mum @0 AD\n", 17, "nothing follows"),
        ("o Sam", "\ufeffo Sam", 13, "o Sam"),
        ("\n", "\r\n", 1, "Game"),
    ],
)
def test_a_record_is_refused_where_it_is_wrong(right, wrong, line, reason):
    assert right in WHOLE
    found, why = refused(WHOLE.replace(right, wrong))
    assert (found, reason in why) == (line, True), (found, why)


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("\n", 1), ("hello\n", 1), ("{}", 1), (WHOLE.partition("\n\n")[0] + "\n", 10), ("\0" * 99, 1)],
)
def test_what_is_no_record_at_all_is_refused(text, line):
    assert refused(text)[0] == line


@pytest.mark.parametrize("left", range(3))
def test_every_seat_has_an_opening_line(left):
    headers, _, lines = WHOLE.replace('"Mum"]', '"*"]').partition("\n\n")
    text = "\n".join((headers, "", *lines.split("\n")[:left], ""))
    line, reason = refused(text)
    assert line == 11 + left
    assert "missing" in reason


def test_nothing_is_drawn_before_the_opening_is_over_or_the_turn_before_is_finished():
    early = write_record(record(most=4)) + "1. Mum<Sam @0 3C ...\n"
    assert refused(early) == (14, "nobody draws before all have laid their opening pairs")
    late = write_record(record(most=7)) + "2. Dad<Mum @2 2C x2H\n"
    assert refused(late) == (15, "the turn before this one is not finished")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("a Sam 1", "every place of the fan once"),
        ("a Sam", "every place of the fan once"),
        ("a Mum 0 1", "a Sam"),
        ("e Sam", "seat that has cards"),
        ("e Sam | 3D", "it should read: e Sam | 3C"),
        ("e Ella | 3C", "seat that has cards"),
        ("p Mum<Sam @0 3C", "several cards"),
        ("p Mum<Sam @0 3C @1 2C", "not several cards"),
        ("p Mum<Sam 0 1", "each place that was pulled"),
        ("x", "1. Mum<Sam @"),
        ("", "1. Mum<Sam @"),
    ],
)
def test_a_mishap_that_cannot_have_been_is_refused(line, reason):
    found, why = refused(f"{write_record(record(most=6))}{line}\n")
    assert found == 14
    assert reason in why


def test_seats_with_names_alike_are_told_apart_by_their_hands():
    names = tuple(f"Seat{seat}" for seat in range(5, 9))
    begun = by_friends(FULL, 4, most=300)
    opening = [action for action in begun if isinstance(action, LayPair | Done)][: begun.index(_first_draw(begun))]
    text = write_record(record_of(FULL, names, 0, 0, [*opening, Expose(1)], random.Random))
    assert read(text).actions[-1] == Expose(1)
    assert "it should read" in refused(text.replace("e Seat6", "e Seat7"))[1]


def _first_draw(actions):
    return next(action for action in actions if isinstance(action, Draw))


def test_a_round_of_more_than_ten_thousand_draws_is_no_record():
    text = write_record(record(most=6))
    pulled = "e Sam | 3C\n" * 10_001
    assert refused(text + pulled) == (14 + 10_000, "a round of more than 10,000 draws does not count")


# --- writing what cannot be


@pytest.mark.parametrize(
    "names",
    [
        ("Mum",),
        ("Mum", ""),
        ("Mum", "Mum"),
        ("Mum", "3rd"),
        ("Mum", "D<d"),
        ("Mum", "D@d"),
        ("Mum", "D,d"),
        ("Mum", 'D"d'),
        ("Mum", "Dad!"),
        ("Mum", "\u200b"),
        tuple(f"Seat{seat}" for seat in range(13)),
    ],
)
def test_names_that_a_record_cannot_hold_are_refused(names):
    with pytest.raises(ValueError, match=r"name|called|players"):
        record_of(FULL, names, 0, 1, (), random.Random)


def test_names_are_written_clean():
    assert record_of(SMALL, (" Mum\n", "Zoe\u0308"), 0, 1, (), random.Random).names == ("Mum", "Zoë")


def test_a_seed_too_long_to_be_read_is_not_written():
    with pytest.raises(ValueError, match="100 digits"):
        record_of(SMALL, ("Mum", "Dad"), 0, 10**100, (), random.Random)


def test_a_name_for_every_seat():
    with pytest.raises(ValueError, match="every seat"):
        recorded("small", ("Mum", "Dad"), dealt(SMALL, 3), ())


@pytest.mark.parametrize(
    "actions",
    [
        [Done(7)],
        [Done(0), Done(0)],
        [Draw(0, 0)],
        [LayPair(0, *cards("AC KS"))],
        [*record().actions, Done(0)],
        [*record(most=6).actions, Expose(0), Done(0)],
        [*record(most=6).actions, Draw(0, 5)],
        [*record(most=6).actions, Draw(0, 0), LayPair(0, *cards("3C KD"))],
        [*record(most=6).actions, Draw(0, 0), LayPair(0, *cards("3C 2C"))],
    ],
)
def test_what_the_rules_refuse_cannot_be_recorded(actions):
    with pytest.raises(IllegalAction):
        record_of(SMALL, ("Mum", "Dad", "Sam"), 2, 9, actions, random.Random)
