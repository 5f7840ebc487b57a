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
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, partial
from itertools import repeat
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, TypeVar, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from ..errors import RequestError
from .bounds import FILE, GIVEN, LIST, MOST_NUMBER, OBJECT, TEXT, Most, weight
from .markers import AS_GIVEN, Bounds, Exactly, Items

__all__ = ["Shape", "optional_names", "read", "shape_of"]

T = TypeVar("T")
Reader = Callable[[Any], Any]
"""Takes a JSON value and gives it in Python's form; raises `_Refusal`."""
Maker = Callable[[Any], Reader]
"""Makes the reader of a type."""

_UNBOUNDED = Most("", 1 << 62, "")

_ALIKE = 0.5
"""How much of two names must be the same for the one to be meant by the other."""

_QUOTED = 100
"""Characters of a wrong text that a sentence quotes."""


class _Refusal(Exception):
    """A value that is not of its type: a code, a sentence with room for its name, the way to it, innermost first.

    `most` is the bound that it is over, if that is what is wrong.
    """

    def __init__(self, code: str, sentence: str, *way: str | int, most: int | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.way = list(way)
        self.most = most

    def at(self, step: str | int) -> "_Refusal":
        """Add the name or index of what the value lies in."""
        self.way.append(step)
        return self

    def error(self) -> RequestError:
        """Make the error that a caller is given."""
        way = self.way[::-1]
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way).removeprefix(".")
        names = [step for step in way if isinstance(step, str)]
        indices = [step for step in way if isinstance(step, int)]
        place: dict[str, object] = {}
        if names:
            place["field"] = names[-1]
        if indices:
            place["index"] = indices[-1]
        if len(names) > 1:
            place["path"] = path
        if self.most is not None:
            place["most"] = self.most
        return RequestError(self.code, self.sentence.format(path), **place)


def read(kind: Any, value: object, *, bounded: bool = True) -> Any:
    """Read a value of any type that the contract knows; raises RequestError.

    A value that the engine itself has given may be larger than one that it takes: it is read with `bounded` false.
    """
    try:
        return _reader(kind, bounded)(value)
    except _Refusal as refusal:
        raise refusal.error() from None


@dataclass(frozen=True)
class Shape:
    """A type without its `Annotated`: the bare type, its bounds, and what is said of it to people."""

    kind: Any
    marks: tuple[Any, ...]

    @property
    def text(self) -> str:
        """What people are told; the outermost annotation counts."""
        return next((mark for mark in reversed(self.marks) if isinstance(mark, str)), "")

    def mark(self, kind: type[T]) -> T | None:
        """Give the marker of a kind."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)


def shape_of(hint: Any) -> Shape:
    """Take a type apart."""
    if get_origin(hint) in (Required, NotRequired):
        return shape_of(get_args(hint)[0])
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        shape = shape_of(inner)
        return Shape(shape.kind, (*shape.marks, *marks))
    return Shape(hint, ())


def optional_names(kind: Any) -> frozenset[str]:
    """Name the fields that may be left out of a dataclass's or TypedDict's JSON."""
    if is_typed_dict(kind):
        return frozenset(kind.__optional_keys__)
    return frozenset(each.name for each in fields(kind) if not _is_required(each))


def _is_required(each: Any) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


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
            raise _wrong_type("a text", value)
        if value not in most:
            raise _too_large("has", most, len(value))
        return value

    return text


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise _wrong_type("true or false", value)


def _null(value: Any) -> None:
    if value is not None:
        raise _wrong_type("null", value)


def _bytes(most: Most) -> Reader:
    """Read bytes: as they are where the transport carries them, else as base64."""

    def read_bytes(value: Any) -> bytes:
        if isinstance(value, str) and len(value) // 4 * 3 > most.most + 2:
            raise _too_large("has", most, len(value) // 4 * 3)
        try:
            data = value if isinstance(value, bytes) else b64decode(value, validate=True)
        except (ValueError, TypeError):
            raise _wrong_type("bytes in base64", value) from None
        if data not in most:
            raise _too_large("has", most, len(data))
        return data

    return read_bytes


_PLAIN: Mapping[Any, Reader] = {bool: _flag, NoneType: _null}


def _number(kind: type, bounds: Bounds) -> Reader:
    wanted, kinds = ("a whole number", int) if kind is int else ("a number", (int, float))
    ends = _closed(bounds) if kind is int else bounds

    def number(value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, kinds):
            raise _wrong_type(wanted, value)
        if value not in bounds:
            raise _Refusal("range", f"“{{}}” is a number {bounds}; {value} is not.")
        if value not in ends:
            raise _Refusal("range", f"“{{}}” is a number {ends}; {value} is not.")
        try:
            return kind(value)
        except OverflowError:
            raise _Refusal("range", "“{}” is too large a number to compute with.") from None

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
            raise _wrong_type("a text", value)
        named = ", ".join(choices)
        raise _Refusal("choice", f"“{{}}” is one of {_literal(named)}; “{_literal(_quoted(value))}” is not.")

    return choice


def _list(item: Any, exactly: Exactly | None, most: Most, make: Maker) -> Reader:
    read_item = make(item)
    wanted = "a list of texts" if shape_of(item).kind is str else "a list"

    def items(value: Any) -> list[Any]:
        _check_list(value, wanted, exactly.size if exactly else None)
        if value not in most:
            raise _too_large("has", most, len(value))
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
        raise _wrong_type(wanted, value)
    if size is not None and len(value) != size:
        raise _Refusal("range", f"“{{}}” is a list of {size}; this has {len(value)}.")


def _items(values: Sequence[Any], readers: Iterable[Reader]) -> list[Any]:
    result: list[Any] = []
    try:
        for value, reader in zip(values, readers, strict=False):
            result.append(reader(value))
    except _Refusal as refusal:
        raise refusal.at(len(result)) from None
    return result


def _mapping(read_item: Reader, most: Most) -> Reader:
    def mapping(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise _wrong_type("an object", value)
        if value not in most:
            raise _too_large("has", most, len(value))
        result = {}
        for name, each in value.items():
            try:
                result[str(name)] = read_item(each)
            except _Refusal as refusal:
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
            raise _wrong_type("an object with named fields", value)
        result = {}
        for name, each in value.items():
            if name not in known:
                raise _unknown(str(name), known)
            try:
                result[name] = known[name](each)
            except _Refusal as refusal:
                raise refusal.at(name) from None
        for name in known:
            if name in required and name not in result:
                raise _Refusal("missing", "The field “{}” is missing.", name)
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
        json_kind = _kind_of(value)
        if json_kind == "an object" and len(objects) > 1:
            for fixed, reader in objects:
                if all(value.get(name) in texts for name, texts in fixed.items()):
                    return reader(value)
        if json_kind == "a whole number" and json_kind not in plain:
            json_kind = "a number"
        if json_kind in plain:
            return plain[json_kind](value)
        raise _wrong_type(wanted, value)

    return union


def _as_given(kind: Any, most: Most) -> Reader:
    wanted = _kind_of_type(kind)

    def given(value: Any) -> Any:
        if _kind_of(value) != wanted:
            raise _wrong_type(wanted, value)
        if (has := weight(value)) > most.most:
            raise _too_large("holds", most, has)
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


def _kind_of(value: object) -> str:
    kinds: tuple[tuple[Any, str], ...] = (
        (NoneType, "null"),
        (bool, "true or false"),
        (str, "a text"),
        (int, "a whole number"),
        (float, "a number"),
        (Mapping, "an object"),
        (Iterable, "a list"),
    )
    return next((name for kind, name in kinds if isinstance(value, kind)), "an object")


def _wrong_type(wanted: str, value: object) -> _Refusal:
    found = _kind_of(value).replace("whole ", "")
    return _Refusal("wrong-type", f"“{{}}” is {wanted}, not {found}.")


def _too_large(verb: str, most: Most, has: int) -> _Refusal:
    return _Refusal("too-large", f"“{{}}” {verb} {most.sentence(has)}.", most=most.most)


def _unknown(name: str, known: Mapping[str, object]) -> _Refusal:
    near = _nearest(name, known)
    hint = f" Did you mean “{near}”?" if near else f" There are {', '.join(known)}." if known else ""
    return _Refusal("unknown-field", f"There is no field “{{}}”.{_literal(hint)}", name)


def _nearest(name: str, known: Iterable[str]) -> str | None:
    """Give the known name that a wrong one is most like, if any is, by the pairs of letters that they share.

    This is Dice's coefficient; the standard library's `difflib` would be downloaded by every visitor for it.

    >>> _nearest("lifes", ["deaths", "lives"]), _nearest("lifes", ["deaths"])
    ('lives', None)
    """

    def likeness(other: str) -> float:
        one, two = ({text[i : i + 2] for i in range(len(text) - 1)} for text in (name[:_QUOTED], other))
        return 2 * len(one & two) / max(1, len(one) + len(two))

    best = max(known, key=likeness, default=None)
    return best if best is not None and likeness(best) >= _ALIKE else None


def _quoted(text: str) -> str:
    """Shorten a text that is quoted."""
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


def _literal(text: str) -> str:
    """Keep braces that a person has typed out of the way of `format`."""
    return text.replace("{", "{{").replace("}", "}}")
