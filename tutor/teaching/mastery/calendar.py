"""Days of the calendar, without a clock: how far apart two of them are."""


def days_between(earlier: str, later: str) -> int:
    """How many days lie from one date such as 2025-03-01 to another; raises ValueError for what is no date."""
    return _number(later) - _number(earlier)


def _number(date: str) -> int:
    """The days since the first of March of the year 0: the year begins in March, so that a leap day is its last."""
    year, month, day = map(int, date.split("-"))
    year, month = (year, month - 3) if month > 2 else (year - 1, month + 9)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day - 1
