"""Old Maid itself: cards, decks, rounds. No clock, no disk, no terminal, and no chance but an argument."""

from tutor.game.cards import COLOURS, RANKS, SUITS, Card, Pairing, card, cards, kind
from tutor.game.chance import Chance, round_seed
from tutor.game.deck import Deck
from tutor.game.friends import choose, friend_acts, pick_chance, play_out
from tutor.game.moves import apply, has_pair, legal_actions, pairs_in, seat_actions
from tutor.game.names import clean_name
from tutor.game.round import (
    Action,
    CardDrawn,
    CardKept,
    Done,
    Draw,
    Event,
    FanOffered,
    Hand,
    IllegalAction,
    LayPair,
    PairLaid,
    Round,
    RoundAborted,
    RoundEnded,
    Table,
    WentOut,
    opened,
    start,
)
from tutor.game.rules import HouseRules
from tutor.game.view import SeatView, view

__all__ = [
    "COLOURS",
    "RANKS",
    "SUITS",
    "Action",
    "Card",
    "CardDrawn",
    "CardKept",
    "Chance",
    "Deck",
    "Done",
    "Draw",
    "Event",
    "FanOffered",
    "Hand",
    "HouseRules",
    "IllegalAction",
    "LayPair",
    "PairLaid",
    "Pairing",
    "Round",
    "RoundAborted",
    "RoundEnded",
    "SeatView",
    "Table",
    "WentOut",
    "apply",
    "card",
    "cards",
    "choose",
    "clean_name",
    "friend_acts",
    "has_pair",
    "kind",
    "legal_actions",
    "opened",
    "pairs_in",
    "pick_chance",
    "play_out",
    "round_seed",
    "seat_actions",
    "start",
    "view",
]
