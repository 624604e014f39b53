"""The rules of a game in plain words for a grown-up, told from the parts of its deck: a family's own as well."""

from collections.abc import Callable, Mapping

from tutor.game import Deck
from tutor.teaching.phrasebook import RankWords
from tutor.teaching.rulebook.ask import tell_answers
from tutor.teaching.rulebook.differ import tell_differences, tell_sheets
from tutor.teaching.rulebook.facts import facts_of
from tutor.teaching.rulebook.names import Names
from tutor.teaching.rulebook.need import tell_deal, tell_need
from tutor.teaching.rulebook.play import tell_end, tell_fan, tell_out, tell_pairs, tell_turn
from tutor.teaching.rulebook.rounds import tell_house, tell_rounds
from tutor.teaching.rulebook.well import tell_tips, tell_words
from tutor.teaching.rulebook.words import Item, Lines, Page, RuleWords, Section

__all__ = ["Item", "RuleWords", "Section", "tell"]


def tell(deck: Deck, words: RuleWords, pictures: Mapping[str, RankWords] = {}) -> tuple[Section, ...]:
    """The rules of a game, section by section; the first bears its title.

    `pictures` has the words for the pictures of its pack, and for its odd card by name. Raises ValueError where the
    deck leaves not exactly one odd class.
    """
    names = Names(facts_of(deck), words, pictures)
    args = names.args()
    about = Page(deck.title, {"about": "{about}"}, {"about": deck.about})
    about.say("about")
    tell_sheets(about, names, deck.sheet)
    told = [about.section]
    for name, lines, section in _sections(words):
        page = Page(words.title[name], lines, args)
        section(page, names)
        told.append(page.section)
    return tuple(told)


def _sections(words: RuleWords) -> tuple[tuple[str, Lines, Callable[[Page, Names], None]], ...]:
    return (
        ("need", words.need, tell_need),
        ("deal", words.deal, tell_deal),
        ("pairs", words.pairs, tell_pairs),
        ("turn", words.turn, tell_turn),
        ("fan", words.fan, tell_fan),
        ("out", words.out, tell_out),
        ("end", words.end, tell_end),
        ("rounds", words.rounds, tell_rounds),
        ("house", words.house, tell_house),
        ("differ", {}, tell_differences),
        ("ask", {}, tell_answers),
        ("words", {}, tell_words),
        ("well", words.well, tell_tips),
    )
