"""A request and its answer as the reference shows them: long values shortened, laid out for a page."""

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from .markers import CLOCK
from .shapes import shape_of

__all__ = ["REQUEST", "all_fields", "shortened", "shown"]

_SHOWN_ITEMS = 2
_SHOWN_OBJECTS = 1
_SHOWN_MEMBERS = 4
_WHOLE_TO = 0
"""How deep an object of a known type may lie and be shown whole: only an answer itself."""
REQUEST = -9
"""The depth of a request's outermost object: all of it is shown but long lists and texts, so that it can be sent."""
_SHOWN_CHARACTERS = 48
_WIDTH = 118


def all_fields(kind: Any) -> Mapping[str, Any]:
    """Give the annotations of an object's fields; none for a type of another kind."""
    if not (is_dataclass(kind) or is_typed_dict(kind)):
        return {}
    return get_type_hints(kind, include_extras=True)


def shortened(value: Any, hint: Any = Any, depth: int = 0) -> Any:
    """Shorten a value for people: long lists, texts and objects end in "…", measured times are 0.

    >>> shortened({"words": ["AA", "AB", "AD", "AE"], "rack": "?"})
    {'words': ['AA', 'AB', '…'], 'rack': '?'}
    """
    shape = shape_of(hint)
    if CLOCK in shape.marks and value is not None:
        return [0.0] * len(value) if isinstance(value, list) else 0.0
    if get_origin(shape.kind) in (Union, UnionType):
        some = [each for each in get_args(shape.kind) if each is not type(None)]
        return shortened(value, some[0] if len(some) == 1 else Any, depth)
    arguments = get_args(shape.kind)
    if isinstance(value, str):
        return value if len(value) <= _SHOWN_CHARACTERS else value[: _SHOWN_CHARACTERS - 1] + "…"
    if isinstance(value, list | tuple):
        item = arguments[0] if get_origin(shape.kind) is list else Any
        limit = _SHOWN_OBJECTS if depth >= 0 and any(isinstance(each, Mapping) for each in value) else _SHOWN_ITEMS
        more = ["…"] if len(value) > limit else []
        return [shortened(each, item, depth + 1) for each in value[:limit]] + more
    if isinstance(value, Mapping):
        known = all_fields(shape.kind)
        item = arguments[1] if get_origin(shape.kind) in (dict, Mapping) else Any
        is_whole = depth < 0 or (known and depth <= _WHOLE_TO)
        limit = len(value) if is_whole else _SHOWN_MEMBERS if known else _SHOWN_ITEMS
        members = {name: shortened(each, known.get(name, item), depth + 1) for name, each in [*value.items()][:limit]}
        return {**members, "…": "…"} if len(value) > limit else members
    return round(value, 6) if isinstance(value, float) else value


def shown(name: str, params: Any, result: Any) -> str:
    """Lay out a request and its answer, an object that fits on one line."""
    request = f'{{"method": "{name}", "params": {_laid_out(params, len(name) + 25)}}}'
    return f"{request}\n{_laid_out(result, 0)}"


def _laid_out(value: Any, column: int, indent: int = 0) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if column + len(flat) <= _WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    if isinstance(value, list):
        rows = [_laid_out(each, indent + 3, indent + 2) for each in value]
        return _block("[", rows, "]", indent)
    rows, row = [], ""
    for name, each in value.items():
        key = f"{json.dumps(name, ensure_ascii=False)}: "
        text = key + _laid_out(each, indent + len(key) + 3, indent + 2)
        # Short members share a line as long as they fit.
        if row and "\n" not in row + text and indent + 3 + len(row) + 2 + len(text) <= _WIDTH:
            row += f", {text}"
        else:
            rows += [row] if row else []
            row = text
    return _block("{", [*rows, row], "}", indent)


def _block(opening: str, rows: list[str], closing: str, indent: int) -> str:
    pad = " " * indent
    return f"{opening}\n{pad}  " + f",\n{pad}  ".join(rows) + f"\n{pad}{closing}"
