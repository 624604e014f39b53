"""Writes events to files that people and other programs can read."""

import csv
from collections.abc import Iterable, Mapping
from datetime import UTC
from pathlib import Path
from typing import Any

import msgspec

from tutor.store.keeping import Event, local_time

COLUMNS = ("id", "day", "time", "utc", "kind")
LOOKS_LIKE_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def export(name: str, child: str, events: Iterable[Event], folder: Path) -> tuple[Path, ...]:
    """Write one line of JSON an event, and a table with a column for whatever the events say.

    The files are called after the child, and replace those of an earlier export. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    label = "".join(letter for letter in name if letter.isascii() and letter.isalnum()) or "child"
    lines, table = (folder / f"old-maid-{label}-{child[:8]}.{kind}" for kind in ("jsonl", "csv"))
    rows = [_row(event) for event in events]
    with lines.open("wb") as file:
        for row in rows:
            file.write(msgspec.json.encode({"child": child, "name": name, **row}) + b"\n")
    _write_table(rows, table)
    return lines, table


def _row(event: Event) -> dict[str, Any]:
    time = local_time(event)
    return {
        "id": event.id,
        "day": event.day,
        "time": time.strftime("%H:%M:%S"),
        "utc": time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "kind": event.kind,
        "body": msgspec.json.decode(event.body),
    }


def _write_table(rows: Iterable[Mapping[str, Any]], table: Path) -> None:
    said = [row["body"] if isinstance(row["body"], dict) else {"body": row["body"]} for row in rows]
    keys = list(dict.fromkeys(key for body in said for key in body))
    with table.open("w", encoding="utf-8-sig", newline="") as file:  # the mark by which spreadsheets know UTF-8
        writer = csv.writer(file)
        writer.writerow([*COLUMNS, *map(_cell, keys)])
        for row, body in zip(rows, said, strict=True):
            writer.writerow([*(row[column] for column in COLUMNS), *(_cell(body.get(key)) for key in keys)])


def _cell(value: Any) -> Any:
    """One cell: words as they are, lists as JSON, and nothing that a spreadsheet would reckon out."""
    match value:
        case bool() | list() | dict():
            return msgspec.json.encode(value).decode()
        case str() if value.startswith(LOOKS_LIKE_A_FORMULA):
            return f"'{value}"
        case _:
            return value
