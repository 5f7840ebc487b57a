"""The contract for people: one Markdown page of all methods, each with an example that has been run.

A method has its sentence, its fields with their types, bounds and defaults, its result, what it may refuse a request
with, and one request with its answer, shortened. Everything is told once: an object under the first method that takes
or gives it, or else in a section of values; fields that it has from another object, there; and errors that several
methods of a game share, at the head of the game.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from inspect import getdoc
from itertools import groupby
from types import UnionType
from typing import Any, Union, get_args, get_origin

from .bounds import BOUNDS, MOST_NUMBER, MOST_SEED, Most
from .examples import REQUEST, all_fields, shortened, shown
from .markers import Bounds
from .method import Call, Method
from .shapes import optional_names, shape_of
from .typescript import aliases, bases_of, named_types, type_text

__all__ = ["reference"]

_INTRODUCTION = """\
# The methods

Every answer of Tilewise comes from one of these methods. They are the same in Python
(`Engine().call(method, params)`), at the terminal (`tilewise call METHOD`, params on stdin), as JSON-RPC 2.0 over
stdin and stdout (`tilewise rpc`), in the page's worker, and in pages of other sites (`solver.call(method, params)`).
Types are written as in TypeScript. A field with a default, or with a `?`, may be left out.

A job can be cancelled, and ends with its result; on the way it may report progress, with partial results where they
are named.

A request is refused with the code -32602 and `data: {"code", "field", ...}` when its shape is wrong: `missing`,
`unknown-field`, `wrong-type`, `range` or `choice`, with the `index` in a list and the `path` inside objects where they
say more; when it is over a [bound](#bounds): `too-large` with the `most`, `too-deep` or `not-a-number`; when a word
list cannot be had: `lexicon-unknown`, `lexicon-not-loaded`, `lexicon-alphabet`, `list-damaged`; and for what each
method names. Codes that several methods of a game share are explained once, at the head of its section; the
“usual errors” are those that at least half of its methods have.

This page is generated from the code (`python3 build.py contract`); the answers in it were given by the engine, long
ones shortened ("…"), and times set to 0.
"""

_BOUNDS = """\
## Bounds

How large a request may be. What is over its bound is refused before anything runs.

| what | at most |
| --- | --- |
"""

_VALUES = "## Values\n\nObjects in requests and results.\n"
_CHOICES = "## Choices\n\nTypes that stand for one of several texts or objects.\n"

_TITLES: Mapping[str, str] = {
    "lexicon": "Word lists",
    "anagram": "Anagrams and bingos",
    "letterpress": "Letterpress",
    "crossword": "Crossword boards",
    "tycoon": "Letter Tycoon",
    "draw": "The Word Game",
    "finders": "The race of the finders",
    "study": "Study",
}

_SHARED_FIELDS = 3
"""How many fields two objects have in common at the least for the one to name the other instead of them."""


def reference(methods: Mapping[str, Method], call: Call) -> str:
    """Write the page of all methods that are told of; `call` answers the examples."""
    return _Page({name: method for name, method in methods.items() if not method.inner}).text(call)


class _Page:
    """The methods by their rooms, and where everything is told."""

    def __init__(self, methods: Mapping[str, Method]) -> None:
        self._rooms = [
            (room, [*group]) for room, group in groupby(methods.values(), key=lambda each: each.name.partition(".")[0])
        ]
        self._aliases = aliases(methods)
        self._methods: dict[Any, Method] = {}
        """The first method that takes or gives an object."""
        for method in methods.values():
            for kind in (method.request, method.result):
                self._methods.setdefault(kind, method)
        objects = [kind for kind in named_types(methods) if all_fields(kind)]
        self._values = [kind for kind in objects if kind not in self._methods]
        self._borrowed = _borrowed([*self._values, *(kind for kind in objects if kind in self._methods)])
        titles = [title for room, group in self._rooms for title in (_TITLES[room], *(each.name for each in group))]
        names = [kind.__name__ for kind in self._values]
        self._anchors = _anchors(["The methods", *titles, "Bounds", "Values", *names])

    def text(self, call: Call) -> str:
        """Write the page."""
        parts = [_INTRODUCTION, self._index()]
        for room, group in self._rooms:
            errors = _SharedErrors(group, self._link)
            parts += [f"## {_TITLES[room]}\n", *errors.head()]
            parts += [self._method(method, errors, call) for method in group]
        parts.append(_bounds())
        parts.append(_VALUES)
        parts += [f"### {kind.__name__}\n\n{_lead(kind)}{_lines(*self._fields(kind))}" for kind in self._values]
        parts.append(_CHOICES)
        parts.append(_lines(*(f"- `{name}` = `{text}`" for name, text in sorted(self._aliases.items()))))
        return "\n".join(parts)

    def _index(self) -> str:
        return _lines(
            *(
                f"- {_TITLES[room]}: {', '.join(self._link(method.name, method.name) for method in group)}"
                for room, group in self._rooms
            )
        )

    def _method(self, method: Method, errors: "_SharedErrors", call: Call) -> str:
        params = method.example(call) if callable(method.example) else method.example
        answer = shortened(call(method.name, params), method.result)
        job = " A job." if method.is_job else ""
        parts = [f"### {method.name}\n", f"{method.text}{job}\n"]
        if all_fields(method.request):
            parts.append(self._told("Takes", method, method.request))
        parts.append(self._told("Gives", method, method.result))
        if method.partial is not None:
            parts.append(f"Partial results: `{type_text(method.partial)}`.\n")
        parts += errors.of(method)
        example = shown(method.name, shortened(params, method.request, REQUEST), answer)
        parts.append(f"```json\n{example}\n```\n")
        return "\n".join(parts)

    def _told(self, verb: str, method: Method, kind: Any) -> str:
        """Say what a method takes or gives, or where that is told."""
        name = type_text(kind)
        if not all_fields(kind):
            return f"{verb} `{name}`.\n"
        home = self._methods[kind]
        if home is not method:
            return f"{verb} `{name}`, as {self._link(home.name, home.name)}.\n"
        return _lines(f"{verb} `{name}`:\n", *self._fields(kind))

    def _fields(self, kind: Any) -> Iterator[str]:
        """Tell the fields of an object, those that are told elsewhere by a link."""
        left = dict(all_fields(kind))
        whole = []
        for other, names in self._borrowed[kind].items():
            left = {name: hint for name, hint in left.items() if name not in names}
            if is_dataclass(kind) or len(names) == len(all_fields(other)):
                whole.append(self._place(other))
            else:
                yield f"- {', '.join(f'`{name}`' for name in names)} as in {self._place(other)}"
        if whole:
            yield f"- all of {', '.join(whole)}"
        plain: list[str] = []
        for name, hint in left.items():
            default, told = _default(kind, name), _describe(hint)
            field = f"`{name}?: {type_text(hint)}`" if default == "?" else f"`{name}: {type_text(hint)}{default}`"
            place = self._place_in(hint)
            field = f"[{field}]({place})" if place else field
            if not told:
                plain.append(field)
                continue
            if plain:
                yield f"- {', '.join(plain)}"
                plain = []
            yield f"- {field} {told}"
        if plain:
            yield f"- {', '.join(plain)}"

    def _place(self, kind: Any) -> str:
        """Name an object, with a link to where it is told."""
        home = self._methods.get(kind)
        if home is None:
            return self._link(kind.__name__, kind.__name__)
        return f"{kind.__name__} ({self._link(home.name, home.name)})"

    def _place_in(self, hint: Any) -> str:
        """Give the link to the first object in a type; empty if there is none."""
        shape = shape_of(hint)
        if type_text(hint).rstrip("[]") in self._aliases:
            return "#choices"
        if all_fields(shape.kind):
            home = self._methods.get(shape.kind)
            return f"#{self._anchors[home.name if home else shape.kind.__name__]}"
        inner = (each for each in get_args(shape.kind) if not isinstance(each, str))
        return next(filter(None, map(self._place_in, inner)), "")

    def _link(self, text: str, title: str) -> str:
        return f"[{text}](#{self._anchors[title]})"


class _SharedErrors:
    """The errors that several methods of a room have in common, each code with what most of them say of it."""

    def __init__(self, methods: list[Method], link: Callable[[str, str], str]) -> None:
        self._link = link
        self._told: dict[tuple[str, str], str] = {}
        """The method at which an error that not all tell alike is explained."""
        pairs = Counter(pair for method in methods for pair in method.errors.items())
        shared = [(code, text, times) for (code, text), times in reversed(pairs.most_common()) if times > 1]
        self._shared = {code: text for code, text, _ in shared}
        usual = {code for code, _, times in shared if 2 * times >= len(methods)}
        self._usual = usual if len(usual) > 1 else set()

    def head(self) -> list[str]:
        """Explain them at the head of the room."""
        rows = sorted((code not in self._usual, f"- `{code}`: {text}") for code, text in self._shared.items())
        usual, other = ([row for is_other, row in rows if is_other is which] for which in (False, True))
        titled = (("Usual errors:\n", usual), ("Errors of several methods:\n", other))
        return [_lines(title, *told) for title, told in titled if told]

    def of(self, method: Method) -> list[str]:
        """Name those of a method, and explain its own where they come first."""
        usual = self._usual and self._usual <= method.errors.keys()
        named, own = ["the usual errors"] if usual else [], []
        for code, text in method.errors.items():
            first = self._told.setdefault((code, text), method.name)
            if self._shared.get(code) == text:
                named += [] if usual and code in self._usual else [f"`{code}`"]
            elif first == method.name:
                own.append(f"- `{code}`: {text}")
            else:
                named.append(f"`{code}` as in {self._link(first, first)}")
        lead = f"Errors: {', '.join(named)}.\n" if named else "Errors:\n" if own else ""
        return [lead, *([_lines(*own)] if own else [])] if lead else []


def _anchors(titles: list[str]) -> Mapping[str, str]:
    """Give each title the anchor that GitHub gives its heading."""
    found: dict[str, str] = {}
    times: Counter[str] = Counter()
    for title in titles:
        plain = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
        found[title] = f"{plain}-{times[plain]}" if times[plain] else plain
        times[plain] += 1
    return found


def _bounds() -> str:
    numbers = (("A whole number with one bound of its own", MOST_NUMBER), ("Any number", MOST_SEED))
    rows = [f"| {bound.of} | {bound} |" for bound in BOUNDS]
    return _BOUNDS + _lines(*rows, *(f"| {of} | ±{most:,} |" for of, most in numbers))


def _borrowed(kinds: list[Any]) -> Mapping[Any, Mapping[Any, list[str]]]:
    """Find the fields of each object that are told with another, by that object.

    A request has all fields of its bases; those that it changes it tells itself. A result may have several fields in
    common with a smaller one: a TypedDict does not tell its bases in every version of Python.
    """
    told: dict[Any, list[str]] = {}
    found: dict[Any, Mapping[Any, list[str]]] = {}
    for kind in sorted(kinds, key=lambda each: len(all_fields(each))):
        left = list(all_fields(kind))
        borrowed: dict[Any, list[str]] = {}
        others = bases_of(kind) if is_dataclass(kind) else [each for each in told if not is_dataclass(each)]
        for _ in others:
            shared = {other: _shared(kind, other, left, told) for other in others if all_fields(other)}
            other = max(shared, key=lambda each: len(shared[each]), default=None)
            if other is None or len(shared[other]) < (1 if is_dataclass(kind) else _SHARED_FIELDS):
                break
            borrowed[other] = shared[other]
            left = [name for name in left if name not in shared[other]]
        told[kind] = left
        found[kind] = borrowed
    return found


def _shared(kind: Any, other: Any, left: list[str], told: Mapping[Any, list[str]]) -> list[str]:
    """Name the fields still left that are told with another object: all that it has, or those that are its own."""
    alike = [name for name in all_fields(other) if name in left and _same(kind, other, name)]
    if len(alike) == len(all_fields(other)) or is_dataclass(kind):
        return alike
    return [name for name in alike if name in told[other] and _describe(all_fields(kind)[name])]


def _same(kind: Any, other: Any, name: str) -> bool:
    """Say whether a field is the same in two objects: its type, what is told of it, and its default."""
    mine, theirs = ((all_fields(each).get(name), _default(each, name)) for each in (kind, other))
    return mine == theirs


def _default(kind: Any, name: str) -> str:
    defaults = {each.name: each.default for each in fields(kind)} if is_dataclass(kind) else {}
    default = defaults.get(name, MISSING)
    if default is not MISSING and not callable(default):
        return f" = {json.dumps(default)}"
    return "?" if name in optional_names(kind) else ""


def _describe(hint: Any) -> str:
    shape = shape_of(hint)
    bounds, most = next(_numbers(hint), None), shape.mark(Most)
    # That a count is not negative needs no word.
    number = f"{str(bounds)[0].upper()}{str(bounds)[1:]}." if bounds and bounds.ends != (0, None) else ""
    return " ".join(filter(None, [shape.text, number, f"At most {most}." if most else ""]))


def _numbers(hint: Any) -> Iterator[Bounds]:
    shape = shape_of(hint)
    found = shape.mark(Bounds)
    if found:
        yield found
    if get_origin(shape.kind) in (Union, UnionType):
        for each in get_args(shape.kind):
            yield from _numbers(each)


def _lead(kind: Any) -> str:
    text = kind.__dict__.get("__doc__") and getdoc(kind)
    return f"{text}\n\n" if text and not text.startswith(f"{kind.__name__}(") else ""


def _lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"
