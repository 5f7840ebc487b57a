"""Values of a declared type: mostly good ones, now and then at or beyond a bound, of another type, or nonsense."""

from base64 import b64encode
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import is_dataclass
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from tilewise.contract import Bounds, Exactly, Items
from tilewise.contract.markers import NAMES_A_LIST
from tilewise.contract.shapes import optional_names, shape_of

__all__ = ["NONSENSE", "Grammar", "nonsense"]

LISTS = (*["few"] * 24, "en", "en", "en-common", "en-common", "tr", "es", "nowhere", "")
"""Mostly the fuzzer's own short list, which nothing takes long with."""

TEXTS = (
    *("", "A", "AEINRS?", "aalnst", "???????", "QI", "[CH]A", "İIiı", "ŞĞ", "8G", "G8", "*", "..S*ING", "[^AE]*", "?"),
    *(
        "play",
        "pass",
        "scrabble",
        "wordfeud",
        "en",
        "tr",
        "en_super",
        "\0",
        "\u2028",
        "\ud800",
        "\u202e",
        "ß",
        "é",
        "\n",
        " ",
    ),
    *("<b>", "{}", "{0}", "%s", "__proto__", "NaN", "-1", "1e999", "15/15", ">a:  +5 5", "#note", "x2 main word"),
)
NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 24, 25, 33554431, 33554432, 2**31, 2**53, 2**63, 10**30, 10**400, -(10**30)),
    *(0.5, -0.5, 1e308, [], {}, [[]], [None], {"": None}, {"a": {}}, "A" * 300, "?" * 80, "A" * 3000, "(" * 500),
    *([0] * 50, ["A"] * 1200, {str(i): i for i in range(40)}, [[[[[[[[1]]]]]]]]),
)


def nonsense(random: Random) -> Any:
    """Give what no field expects, or a text from elsewhere."""
    return deepcopy(random.choice(NONSENSE)) if random.random() < 0.6 else random.choice(TEXTS)


class Grammar:
    """Makes values of types; `seen` has good values by the names of their fields, from requests that can be met."""

    def __init__(self, random: Random, seen: Mapping[str, list[Any]]) -> None:
        self._random = random
        self._seen = seen

    def value(self, hint: Any, name: str = "", depth: int = 0) -> Any:  # noqa: PLR0911 - one for each kind of type
        """Make a value for a field of a name."""
        random, shape = self._random, shape_of(hint)
        known = self._seen.get(name)
        if known and random.random() < 0.6:
            return random.choice(known)
        if random.random() < 0.03 or depth > 6:
            return nonsense(random)
        if NAMES_A_LIST in shape.marks:
            return random.choice(LISTS)
        kind, origin, arguments = shape.kind, get_origin(shape.kind), get_args(shape.kind)
        if origin in (Union, UnionType):
            marks = tuple(mark for mark in shape.marks if not isinstance(mark, str))
            chosen = random.choice(arguments)
            return self.value(Annotated[(chosen, *marks)] if marks else chosen, name, depth)
        if origin is Literal:
            return random.choice(arguments)
        if origin is list:
            row, exactly = shape.mark(Items), shape.mark(Exactly)
            if row:
                return [self.value(each, name, depth + 1) for each in row.kinds]
            size = exactly.size if exactly else random.choice((0, 1, 1, 2, 3, 5, 15))
            return [self.value(arguments[0], name, depth + 1) for _ in range(size)]
        if origin in (dict, Mapping):
            return {self._text(): self.value(arguments[1], "", depth + 1) for _ in range(random.randrange(5))}
        if is_dataclass(kind) or is_typed_dict(kind):
            return self.fields(kind, depth)
        return self._plain(kind, shape.mark(Bounds))

    def fields(self, kind: Any, depth: int = 0) -> dict[str, Any]:
        """Make an object: what it must have, and some of what it may have."""
        optional = optional_names(kind)
        hints = get_type_hints(kind, include_extras=True)
        return {
            name: self.value(hint, name, depth + 1)
            for name, hint in hints.items()
            if name not in optional or self._random.random() < 0.35
        }

    def _plain(self, kind: Any, bounds: Bounds | None) -> Any:
        random = self._random
        if kind is bool:
            return random.random() < 0.5
        if kind is NoneType:
            return None
        if kind is bytes:
            return b64encode(random.choice((b"qi\ncat\n", b"\xff\xfeq\0i\0", random.randbytes(40)))).decode()
        if kind in (int, float):
            least, most = bounds.ends if bounds else (None, None)
            low, high = int(0 if least is None else least), int(40 if most is None else most)
            near = random.choice((low, low + 1, min(high, low + 7), random.randint(low, max(low, min(high, 400)))))
            number = near if random.random() < 0.85 else random.choice((low - 1, high, high + 1, 2**31, -5))
            return number if kind is int else number / random.choice((1, 10))
        if kind is str:
            return self._text()
        return nonsense(random)

    def _text(self) -> str:
        random = self._random
        if random.random() < 0.4:
            return random.choice(TEXTS)
        return "".join(random.choices("AEIORSTLNQZ?aeş[]. ", k=random.choice((1, 2, 4, 7, 15, 25))))
