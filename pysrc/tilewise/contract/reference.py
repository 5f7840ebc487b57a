"""The contract for people: one Markdown page of all methods, each with an example that has been run.

A method has its sentence, its fields with their types, bounds and defaults, its result, what it may refuse a request
with, and one request with its answer, shortened. Values that several methods share stand in a section of their own.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from inspect import getdoc
from itertools import groupby
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from .bounds import BOUNDS, MOST_NUMBER, MOST_SEED, Most
from .markers import CLOCK, Bounds
from .method import Call, Method
from .shapes import optional_names, shape_of
from .typescript import named_types, type_text

__all__ = ["reference", "shortened"]

_INTRODUCTION = """\
# The methods

Every answer of Tilewise comes from one of these methods. They are the same in Python
(`Engine().call(method, params)`), at the terminal (`tilewise call METHOD`, params on stdin), as JSON-RPC 2.0 over
stdin and stdout (`tilewise rpc`), in the page's worker, and in pages of other sites (`solver.call(method, params)`).
Types are written as in TypeScript.

A field that stands with a default may be left out. A request is refused with the code -32602 and
`data: {"code", "field", ...}` when its shape is wrong: `missing`, `unknown-field`, `wrong-type`, `range` or `choice`,
with the `index` in a list and the `path` inside of objects where they say more; when it is over a
[bound](#bounds): `too-large` with the `most`, `too-deep` or `not-a-number`; when a word list cannot be had:
`lexicon-unknown`, `lexicon-not-loaded`, `lexicon-alphabet`, `list-damaged`; and for the reasons that each method names.
A job can be cancelled, may tell its progress on the way, and ends with its result.

This page is generated from the code (`python3 build.py contract`); the answers in it were given by the engine, long
ones shortened ("…"), and times set to 0.
"""

_BOUNDS = """\
## Bounds

How large a request may be. What is over its bound is refused before anything runs.
"""

_TITLES: Mapping[str, str] = {
    "lexicon": "Word lists",
    "anagram": "Anagrams and bingos",
    "letterpress": "Letterpress",
    "crossword": "Crossword boards",
    "tycoon": "Letter Tycoon",
    "draw": "The Word Game",
    "finders": "The race of the finders",
}

_SHOWN_ITEMS = 2
_SHOWN_MEMBERS = 12
_SHOWN_CHARACTERS = 72


def reference(methods: Mapping[str, Method], call: Call) -> str:
    """Write the page of all methods that are told of; `call` answers the examples."""
    methods = {name: method for name, method in methods.items() if not method.inner}
    parts = [_INTRODUCTION, _index(methods)]
    used: dict[Any, None] = {}
    for room, group in groupby(methods.values(), key=lambda method: method.name.partition(".")[0]):
        parts.append(f"## {_TITLES[room]}\n")
        for method in group:
            parts.append(_method(method, call))
    for kind in named_types(methods):
        if kind not in {root for method in methods.values() for root in (method.request, method.result)}:
            used[kind] = None
    parts.append(_bounds_table())
    parts.append("## Values\n")
    parts.append("Objects that stand in requests and results.\n")
    parts += [f"### {kind.__name__}\n\n{_lead(kind)}{_table(kind)}" for kind in used if _all_fields(kind)]
    return "\n".join(parts)


def _bounds_table() -> str:
    rows = "".join(f"| {bound.of} | {bound} |\n" for bound in BOUNDS)
    numbers = f"| A whole number with one bound of its own | ±{MOST_NUMBER:,} |\n| Any number | ±{MOST_SEED:,} |\n"
    return f"{_BOUNDS}\n| what | at most |\n| --- | --- |\n{rows}{numbers}"


def _index(methods: Mapping[str, Method]) -> str:
    """List the methods by room, with links to their sections."""
    lines = []
    for room, group in groupby(methods, key=lambda name: name.partition(".")[0]):
        links = ", ".join(f"[{name}](#{name.replace('.', '')})" for name in group)
        lines.append(f"- {_TITLES[room]}: {links}")
    return "\n".join(lines) + "\n"


def _method(method: Method, call: Call) -> str:
    params = method.example(call) if callable(method.example) else method.example
    result = call(method.name, params)
    job = " A job." if method.is_job else ""
    parts = [f"### {method.name}\n", f"{method.text}{job}\n"]
    if _all_fields(method.request):
        parts.append(_table(method.request))
    parts.append(_result(method))
    if method.partial is not None:
        parts.append(f"On the way: `{type_text(method.partial)}`.\n")
    if method.errors:
        parts.append("".join(f"- `{code}`: {text}\n" for code, text in method.errors.items()))
    answer = shortened(result, method.result)
    parts.append(f"```json\n{_json(method.name, shortened(params, method.request), answer)}\n```\n")
    return "\n".join(parts)


def _result(method: Method) -> str:
    if is_typed_dict(method.result) and _all_fields(method.result):
        return f"Gives:\n\n{_table(method.result)}"
    return f"Gives `{type_text(method.result)}`.\n"


def _table(kind: Any) -> str:
    optional = optional_names(kind)
    defaults = {each.name: each.default for each in fields(kind)} if is_dataclass(kind) else {}
    rows = ["| field | type | |\n| --- | --- | --- |"]
    for name, hint in _all_fields(kind).items():
        default = defaults.get(name, MISSING)
        is_shown = default is not MISSING and not callable(default)
        shown = f" = {json.dumps(default)}" if is_shown else "?" if name in optional else ""
        rows.append(f"| `{name}` | `{_cell(type_text(hint) + shown)}` | {_cell(_told(hint))} |")
    return "\n".join(rows) + "\n"


def _told(hint: Any) -> str:
    shape = shape_of(hint)
    bounds, most = next(iter(_bounds(hint)), None), shape.mark(Most)
    number = f"A number {bounds}." if bounds else ""
    return " ".join(filter(None, [shape.text, number, f"At most {most}." if most else ""]))


def _bounds(hint: Any) -> Iterator[Bounds]:
    shape = shape_of(hint)
    found = shape.mark(Bounds)
    if found:
        yield found
    if get_origin(shape.kind) in (Union, UnionType):
        for each in get_args(shape.kind):
            yield from _bounds(each)


def _all_fields(kind: Any) -> Mapping[str, Any]:
    if not (is_dataclass(kind) or is_typed_dict(kind)):
        return {}
    return get_type_hints(kind, include_extras=True)


def _lead(kind: Any) -> str:
    text = kind.__dict__.get("__doc__") and getdoc(kind)
    return f"{text}\n\n" if text and not text.startswith(f"{kind.__name__}(") else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def shortened(value: Any, hint: Any = Any) -> Any:
    """Shorten an answer for people: long lists, texts and objects end in "…", measured times are 0.

    >>> shortened({"words": ["AA", "AB", "AD", "AE"], "rack": "?"})
    {'words': ['AA', 'AB', '…'], 'rack': '?'}
    """
    shape = shape_of(hint)
    if CLOCK in shape.marks and value is not None:
        return [0.0] * len(value) if isinstance(value, list) else 0.0
    if get_origin(shape.kind) in (Union, UnionType):
        some = [each for each in get_args(shape.kind) if each is not type(None)]
        return shortened(value, some[0]) if len(some) == 1 else shortened(value)
    arguments = get_args(shape.kind)
    if isinstance(value, str):
        return value if len(value) <= _SHOWN_CHARACTERS else value[: _SHOWN_CHARACTERS - 1] + "…"
    if isinstance(value, list | tuple):
        item = arguments[0] if get_origin(shape.kind) is list else Any
        more = ["…"] if len(value) > _SHOWN_ITEMS + 1 else []
        return [shortened(each, item) for each in value[: _SHOWN_ITEMS if more else None]] + more
    if isinstance(value, Mapping):
        known = _all_fields(shape.kind)
        item = arguments[1] if get_origin(shape.kind) in (dict, Mapping) else Any
        limit = len(value) if known else _SHOWN_MEMBERS
        shown = {name: shortened(each, known.get(name, item)) for name, each in [*value.items()][:limit]}
        return {**shown, "…": "…"} if len(value) > limit else shown
    return round(value, 6) if isinstance(value, float) else value


def _json(name: str, params: Any, result: Any) -> str:
    """Lay the request and its answer out, an object that fits on one line."""
    request = f'{{"method": "{name}", "params": {_laid_out(params, len(name) + 25)}}}'
    return f"{request}\n{_laid_out(result, 0)}"


def _laid_out(value: Any, column: int, indent: int = 0) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if column + len(flat) <= 118 or not isinstance(value, dict | list) or not value:
        return flat
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        items = [
            f"{pad}{json.dumps(name, ensure_ascii=False)}: {_laid_out(each, len(pad) + len(name) + 5, indent + 2)}"
            for name, each in value.items()
        ]
        return "{\n" + ",\n".join(items) + f"\n{' ' * indent}}}"
    return "[\n" + ",\n".join(pad + _laid_out(each, len(pad) + 1, indent + 2) for each in value) + f"\n{' ' * indent}]"
