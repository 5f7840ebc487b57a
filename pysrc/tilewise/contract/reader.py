"""Reading JSON values by their types: everything is checked in one pass, and the first thing that is wrong is named.

A refusal is a RequestError with the code "wrong-type", "missing", "range", "too-large" (see `bounds`), "choice" or
"unknown-field". Its `field` is the innermost name, `index` the place in a list (from 0); inside of objects, `path` has
the whole way.

    >>> from dataclasses import dataclass
    >>> from typing import Annotated
    >>> from .markers import Bounds
    >>> @dataclass(frozen=True, kw_only=True)
    ... class Draw:
    ...     rack: str
    ...     limit: Annotated[int, Bounds(0)] = 20
    >>> read(Draw, {"rack": "AALNST?"})
    Draw(rack='AALNST?', limit=20)
    >>> read(Draw, {"rack": "AALNST?", "limit": -1})
    Traceback (most recent call last):
    tilewise.errors.RequestError: “limit” is a number from 0 on; -1 is not.
"""

from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache, partial
from itertools import repeat
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from .bounds import FILE, GIVEN, LIST, MOST_NUMBER, OBJECT, TEXT, Most, weight
from .markers import AS_GIVEN, Bounds, Exactly, Items
from .refusal import Refusal, kind_of, literal, quoted, too_large, unknown, wrong_type
from .shapes import optional_names, shape_of

__all__ = ["read"]

T = TypeVar("T")
Reader = Callable[[Any], Any]
"""Takes a JSON value and gives it in Python's form; raises `Refusal`."""
Maker = Callable[[Any], Reader]
"""Makes the reader of a type."""

_UNBOUNDED = Most("", 1 << 62, "")


def read(kind: Any, value: object, *, bounded: bool = True) -> Any:
    """Read a value of any type that the contract knows; raises RequestError.

    A value that the engine itself has given may be larger than one that it takes: it is read with `bounded` false.
    """
    try:
        return _reader(kind, bounded)(value)
    except Refusal as refusal:
        raise refusal.error() from None


@cache
def _reader(hint: Any, bounded: bool) -> Reader:  # noqa: PLR0911 - one for each kind of type
    """Make the reader of a type; made once, so a request costs no look at its annotations."""
    shape = shape_of(hint)
    kind, origin, arguments = shape.kind, get_origin(shape.kind), get_args(shape.kind)
    most = shape.mark(Most) if bounded else _UNBOUNDED
    make = partial(_reader, bounded=bounded)
    if AS_GIVEN in shape.marks:
        return _as_given(kind, most or GIVEN)
    if kind in (Any, object):
        return _anything
    if origin in (Union, UnionType):
        return _union(tuple(Annotated[each, most] for each in arguments) if most else arguments, make)
    if origin is Literal:
        return _choice(arguments)
    if origin is list:
        row = shape.mark(Items)
        return _row(row.kinds, make) if row else _list(arguments[0], shape.mark(Exactly), most or LIST, make)
    if origin in (dict, Mapping):
        return _mapping(make(arguments[1]), most or OBJECT)
    if is_dataclass(kind) or is_typed_dict(kind):
        return _object(kind, make)
    if kind in (int, float):
        return _number(kind, shape.mark(Bounds) or Bounds())
    if kind is str:
        return _text(most or TEXT)
    if kind is bytes:
        return _bytes(most or FILE)
    return _PLAIN[kind]


def _anything(value: Any) -> Any:
    return value


def _text(most: Most) -> Reader:
    def text(value: Any) -> str:
        if not isinstance(value, str):
            raise wrong_type("a text", value)
        if value not in most:
            raise too_large("has", most, len(value))
        return value

    return text


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise wrong_type("true or false", value)


def _null(value: Any) -> None:
    if value is not None:
        raise wrong_type("null", value)


def _bytes(most: Most) -> Reader:
    """Read bytes: as they are where the transport carries them, else as base64."""

    def read_bytes(value: Any) -> bytes:
        if isinstance(value, str) and len(value) // 4 * 3 > most.most + 2:
            raise too_large("has", most, len(value) // 4 * 3)
        try:
            data = value if isinstance(value, bytes) else b64decode(value, validate=True)
        except (ValueError, TypeError):
            raise wrong_type("bytes in base64", value) from None
        if data not in most:
            raise too_large("has", most, len(data))
        return data

    return read_bytes


_PLAIN: Mapping[Any, Reader] = {bool: _flag, NoneType: _null}


def _number(kind: type, bounds: Bounds) -> Reader:
    wanted, kinds = ("a whole number", int) if kind is int else ("a number", (int, float))
    ends = _closed(bounds) if kind is int else bounds

    def number(value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, kinds):
            raise wrong_type(wanted, value)
        if value not in bounds:
            raise Refusal("range", f"“{{}}” is a number {bounds}; {value} is not.")
        if value not in ends:
            raise Refusal("range", f"“{{}}” is a number {ends}; {value} is not.")
        try:
            return kind(value)
        except OverflowError:
            raise Refusal("range", "“{}” is too large a number to compute with.") from None

    return number


def _closed(bounds: Bounds) -> Bounds:
    """Give bounds with both ends, where there is one end; numbers without any are bounded by `check_params`."""
    if bounds == Bounds():
        return bounds
    least, most = (
        end if said is None else said for said, end in zip(bounds.ends, (-MOST_NUMBER, MOST_NUMBER), strict=True)
    )
    return Bounds(least, most)


def _choice(choices: tuple[str, ...]) -> Reader:
    def choice(value: Any) -> Any:
        if value in choices and isinstance(value, str):
            return value
        if not isinstance(value, str):
            raise wrong_type("a text", value)
        named = ", ".join(choices)
        raise Refusal("choice", f"“{{}}” is one of {literal(named)}; “{literal(quoted(value))}” is not.")

    return choice


def _list(item: Any, exactly: Exactly | None, most: Most, make: Maker) -> Reader:
    read_item = make(item)
    wanted = "a list of texts" if shape_of(item).kind is str else "a list"

    def items(value: Any) -> list[Any]:
        _check_list(value, wanted, exactly.size if exactly else None)
        if value not in most:
            raise too_large("has", most, len(value))
        return _items(value, repeat(read_item))

    return items


def _row(kinds: tuple[Any, ...], make: Maker) -> Reader:
    readers = [make(kind) for kind in kinds]

    def row(value: Any) -> list[Any]:
        _check_list(value, "a list", len(readers))
        return _items(value, readers)

    return row


def _check_list(value: Any, wanted: str, size: int | None) -> None:
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise wrong_type(wanted, value)
    if size is not None and len(value) != size:
        raise Refusal("range", f"“{{}}” is a list of {size}; this has {len(value)}.")


def _items(values: Sequence[Any], readers: Iterable[Reader]) -> list[Any]:
    result: list[Any] = []
    try:
        for value, reader in zip(values, readers, strict=False):
            result.append(reader(value))
    except Refusal as refusal:
        raise refusal.at(len(result)) from None
    return result


def _mapping(read_item: Reader, most: Most) -> Reader:
    def mapping(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise wrong_type("an object", value)
        if value not in most:
            raise too_large("has", most, len(value))
        result = {}
        for name, each in value.items():
            try:
                result[str(name)] = read_item(each)
            except Refusal as refusal:
                raise refusal.at(str(name)) from None
        return result

    return mapping


def _object(kind: Any, make: Maker) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    known = {name: make(hint) for name, hint in hints.items()}
    required = known.keys() - optional_names(kind)
    build = dict if is_typed_dict(kind) else kind

    def mapping(value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise wrong_type("an object with named fields", value)
        result = {}
        for name, each in value.items():
            if name not in known:
                raise unknown(str(name), known)
            try:
                result[name] = known[name](each)
            except Refusal as refusal:
                raise refusal.at(name) from None
        for name in known:
            if name in required and name not in result:
                raise Refusal("missing", "The field “{}” is missing.", name)
        return build(**result)

    return mapping


def _union(kinds: tuple[Any, ...], make: Maker) -> Reader:
    """Read a value by the first type of its JSON kind; among objects by the one with the value's fixed texts."""
    plain: dict[str, Reader] = {}
    objects: list[tuple[Mapping[str, tuple[str, ...]], Reader]] = []
    for kind in kinds:
        reader = make(kind)
        json_kind = _kind_of_type(kind)
        if json_kind == "an object":
            objects.append((_fixed_texts(kind), reader))
        plain.setdefault(json_kind, reader)
    wanted = " or ".join(name for name in plain if name != "null")

    def union(value: Any) -> Any:
        json_kind = kind_of(value)
        if json_kind == "an object" and len(objects) > 1:
            for fixed, reader in objects:
                if all(value.get(name) in texts for name, texts in fixed.items()):
                    return reader(value)
        if json_kind == "a whole number" and json_kind not in plain:
            json_kind = "a number"
        if json_kind in plain:
            return plain[json_kind](value)
        raise wrong_type(wanted, value)

    return union


def _as_given(kind: Any, most: Most) -> Reader:
    wanted = _kind_of_type(kind)

    def given(value: Any) -> Any:
        if kind_of(value) != wanted:
            raise wrong_type(wanted, value)
        if (has := weight(value)) > most.most:
            raise too_large("holds", most, has)
        return value

    return given


def _fixed_texts(kind: Any) -> Mapping[str, tuple[str, ...]]:
    """Give the fields of an object that have to be one of a few texts."""
    bare = shape_of(kind).kind
    if not (is_dataclass(bare) or is_typed_dict(bare)):
        return {}
    hints = {name: shape_of(hint).kind for name, hint in get_type_hints(bare, include_extras=True).items()}
    return {
        name: get_args(hint)
        for name, hint in hints.items()
        if get_origin(hint) is Literal and name not in optional_names(bare)
    }


def _kind_of_type(hint: Any) -> str:
    """Say what JSON kind the values of a type are."""
    kind = shape_of(hint).kind
    origin = get_origin(kind) or kind
    if origin is Literal:
        return "a text"
    kinds = {NoneType: "null", bool: "true or false", str: "a text", bytes: "bytes in base64", int: "a whole number"}
    return kinds.get(origin) or ("a number" if origin is float else "a list" if origin is list else "an object")
