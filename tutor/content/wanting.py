"""What a file should have held, in words: the type of a key as a family would say it."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import inspect

from tutor.content.findings import Path
from tutor.content.problems import listed, plain, shown

LIKENESS = 0.7  # from 0 to 1: a slip of the finger is alike enough, another word is not

type_of = cache(inspect.type_info)

_SIMPLE = {
    inspect.StrType: "a text in quotation marks",
    inspect.BoolType: "true or false",
    inspect.FloatType: "a number",
    inspect.VarTupleType: "a list in square brackets",
    inspect.DictType: "a table of its own",
    inspect.StructType: "a table of its own",
}
_EMPTY = {
    inspect.StrType: "",
    inspect.LiteralType: "",
    inspect.IntType: 0,
    inspect.FloatType: 0.0,
    inspect.BoolType: False,
    inspect.VarTupleType: (),
}


def wanted(info: inspect.Type) -> str:
    """What belongs at a key of this type: its own description, its choices, or the sort of value."""
    if isinstance(info, inspect.Metadata):
        return (info.extra_json_schema or {}).get("description") or wanted(info.type)
    if isinstance(info, inspect.LiteralType):
        return listed(map(shown, info.values))
    if isinstance(info, inspect.IntType):
        least, most = info.ge, info.le
        upto = "up" if most is None else f"to {most}"
        return "a whole number" if least is None else f"a whole number from {least} {upto}"
    if isinstance(info, inspect.UnionType):
        return listed(way for one in info.types for way in _ways(one))
    return _SIMPLE.get(type(info), "another value")


def _ways(info: inspect.Type) -> Iterable[str]:
    """What one part of a choice between types allows; nothing where it only says that a key may be left out."""
    if isinstance(info, inspect.LiteralType):
        return map(shown, info.values)
    return () if isinstance(info, inspect.NoneType) else (wanted(info),)


def instead(found: object, path: Path, info: inspect.Type) -> str:
    """What stands at a key, and what to write there instead."""
    key = path[-1] if path else "the file"
    there = f"{path[-2]} holds {shown(found)}" if isinstance(key, int) else f"{plain(key)} is {shown(found)}"
    names = choices(info)
    number = isinstance(found, int) and shown(found).isdigit()
    if number and (shown(found) in names or isinstance(bare(info), inspect.StrType)):
        return f'{there}: write it in quotation marks, "{shown(found)}"'
    near = nearest(found, names) if isinstance(found, str) else ""
    return f"{there}: {f'did you mean {shown(near)}? Write' if near else 'write'} {wanted(info)}"


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of these words that looks most like a mistyped one; empty where none does."""
    by_look = {one.lower().replace("_", "-"): one for one in words}
    found = get_close_matches(word[:100].lower().replace("_", "-"), by_look, 1, LIKENESS)
    return by_look[found[0]] if found else ""


def choices(info: inspect.Type) -> tuple[str, ...]:
    """The texts that may be chosen from, where there is a choice."""
    parts = info.types if isinstance(info, inspect.UnionType) else (bare(info),)
    return tuple(
        value for one in parts if isinstance(one, inspect.LiteralType) for value in one.values if isinstance(value, str)
    )


def empty(info: inspect.Type) -> Any:
    """An empty place where nothing fit for this type was found."""
    info = bare(info)
    if isinstance(info, inspect.UnionType):
        return None if any(isinstance(one, inspect.NoneType) for one in info.types) else empty(info.types[0])
    if isinstance(info, inspect.StructType):
        return info.cls(**{field.name: empty(field.type) for field in info.fields if field.required})
    return {} if isinstance(info, inspect.DictType) else _EMPTY.get(type(info))


def bare(info: inspect.Type) -> inspect.Type:
    """The type itself, without what is written about it."""
    return info.type if isinstance(info, inspect.Metadata) else info
