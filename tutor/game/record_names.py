"""The names at a table, as a series counts them and a record writes them."""

from collections.abc import Sequence

from tutor.game.names import clean_name

MOST_SEATS = 12

_FAMILY = ("Mum", "Dad", "Sam", "Ella")
_MARKS = '<@,"!'


def default_names(players: int) -> tuple[str, ...]:
    """Names for so many seats where nobody gave any: Mum, Dad, Sam, Ella, then Seat5, Seat6 and so on."""
    return (*_FAMILY, *(f"Seat{seat}" for seat in range(len(_FAMILY) + 1, players + 1)))[:players]


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names, cleaned; raises ValueError where they are too few or too many, or one of them cannot be told apart."""
    cleaned = tuple(map(clean_name, names))
    if not 2 <= len(cleaned) <= MOST_SEATS:
        raise ValueError(f"a table has from 2 to {MOST_SEATS} players, and here are {len(cleaned)}")
    for name in cleaned:
        if not name or name[0].isdigit() or set(name) & set(_MARKS):
            raise ValueError(f"{name!r} cannot be a name: it is empty, begins with a digit or holds one of {_MARKS}")
        if cleaned.count(name) > 1:
            raise ValueError(f"two players are called {name}")
    return cleaned
