"""Shapes a tree into a value key by key, so that one look finds all that is amiss in it, not only the first thing."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import inspect

from tutor.content.findings import Finding, Path
from tutor.content.problems import MOST_TOLD, listed, plain, shown
from tutor.content.wanting import bare, empty, instead, nearest, type_of, wanted

Shape = TypeVar("Shape")
Table = inspect.StructType


class Shaped(msgspec.Struct, Generic[Shape], frozen=True):
    """A value with empty places where the tree had nothing fit for them; `unread` are the paths of these places."""

    value: Shape
    findings: tuple[Finding, ...]
    unread: frozenset[Path]

    def sure_of(self, findings: Iterable[Finding]) -> Iterator[Finding]:
        """Those of the findings that were made from keys that could all be read."""
        above = {path[:end] for path in self.unread for end in range(len(path))}
        for finding in findings:
            seen = (finding.path, *finding.needs)
            if not any(path in above or not self.unread.isdisjoint(_upwards(path)) for path in seen):
                yield finding


def shaped(tree: Mapping[str, Any], shape: type[Shape]) -> Shaped[Shape]:
    """The tree as a value of this shape, a `msgspec.Struct`, and all that keeps it from being one."""
    work = _Shaping()
    value = work.value(tree, shape, ())
    return Shaped(value, tuple(work.findings), frozenset(work.unread))


class _Shaping:
    """Gathers what is found on the way down; of very many things the first hundred."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.unread: set[Path] = set()

    def value(self, found: object, hint: Any, path: Path) -> Any:
        """This part of the tree as its type wants it, else an empty place."""
        try:
            return msgspec.convert(found, hint)
        except msgspec.ValidationError as why:
            before = len(self.unread), len(self.findings)
            value = self._parts(found, hint, path)
            if (len(self.unread), len(self.findings)) == before:
                self._tell(path, plain(str(why)))
            return value

    def _parts(self, found: object, hint: Any, path: Path) -> Any:
        """What cannot be taken as a whole is taken apart, as far as it has the right outline."""
        whole = type_of(hint)
        options = get_args(hint) if isinstance(whole, inspect.UnionType) else (hint,)
        if isinstance(found, Mapping):
            shapes = [info for info in map(bare, map(type_of, options)) if isinstance(info, Table)]
            if shapes:
                shape = self._chosen(found, shapes, path)
                return self._struct(found, shape, path) if shape else None
        for one in options:
            info = bare(type_of(one))
            if isinstance(info, inspect.VarTupleType) and isinstance(found, list):
                return self._list(found, _item(one, 0), path)
            if isinstance(info, inspect.DictType) and isinstance(found, Mapping):
                return {key: self.value(part, _item(one, 1), (*path, key)) for key, part in found.items()}
        self._amiss(path, found, whole)
        return empty(whole)

    def _list(self, found: list[object], item: Any, path: Path) -> tuple[Any, ...]:
        values = []
        for place, part in enumerate(found):
            if self._full():
                self.unread.add(path)
                break
            values.append(self.value(part, item, (*path, place)))
        return tuple(values)

    def _chosen(self, found: Mapping[str, object], shapes: list[Table], path: Path) -> Table | None:
        """Which of several tables this one is meant to be, by the key that tells; none where it tells of no such."""
        key = shapes[0].tag_field
        if key is None:
            return shapes[0]
        by_name = {shape.tag: shape for shape in shapes}
        told = found.get(key)
        if isinstance(told, str) and told in by_name:
            return by_name[told]
        names = inspect.LiteralType(tuple(name for name in by_name if name is not None))
        if key in found:
            self._amiss((*path, key), told, names)
        else:
            self._lacks((*path, key), names)
        self.unread.add(path)
        return None

    def _struct(self, found: Mapping[str, object], info: Table, path: Path) -> Any:
        fields = {field.encode_name: field for field in msgspec.structs.fields(info.cls)}
        meant = self._strangers(found, [*filter(None, [info.tag_field]), *fields], path)
        values = {}
        for key, field in fields.items():
            inside = (*path, key)
            if key in found:
                value = self.value(found[key], field.type, inside)
                if field.required or inside not in self.unread:
                    values[field.name] = value
            elif field.required:
                values[field.name] = empty(type_of(field.type))
                if key in meant:
                    self.unread.add(inside)
                else:
                    self._lacks(inside, type_of(field.type))
        return info.cls(**values)

    def _strangers(self, found: Iterable[str], known: list[str], path: Path) -> list[str]:
        """Tells of keys that nobody knows; the missing keys that they look like, for which they may have been meant."""
        meant = []
        for key in found:
            if key in known or self._full():
                continue
            near = nearest(key, known)
            advice = f'did you mean "{near}"?' if near else f"it may have {listed(known, 'and')}"
            self._tell((*path, key), f"{_named(path)} has no key {shown(key)}: {advice}")
            if near and near not in found:
                meant.append(near)
                self.unread.add((*path, near))
        return meant

    def _amiss(self, path: Path, found: object, info: inspect.Type) -> None:
        self.unread.add(path)
        self._tell(path, instead(found, path, info))

    def _lacks(self, path: Path, info: inspect.Type) -> None:
        self.unread.add(path)
        key = path[-1]
        self._tell(path, f'{_named(path[:-1])} lacks "{key}": write {key} = {wanted(info)}')

    def _tell(self, path: Path, sentence: str) -> None:
        if not self._full():
            self.findings.append(Finding(path, sentence))

    def _full(self) -> bool:
        return len(self.findings) > MOST_TOLD


def _upwards(path: Path) -> Iterator[Path]:
    """The path, and those of the tables round it."""
    return (path[:end] for end in range(len(path) + 1))


def _item(hint: Any, place: int) -> Any:
    """The type of what a list (place 0) or a table (place 1) holds."""
    if type_of(hint) is not bare(type_of(hint)):
        hint = get_args(hint)[0]
    return get_args(hint)[place]


def _named(path: Path) -> str:
    """A table as it is written in the file."""
    names = ".".join(plain(part) for part in path if isinstance(part, str))
    if not names:
        return "the file"
    return f"[[{names}]]" if isinstance(path[-1], int) else f"[{names}]"
