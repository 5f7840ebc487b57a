"""The contract as TypeScript: an interface for each request and value, and `Methods`, which joins them by name.

export interface CheckRequest {
/** Id of a word list. */
lexicon: string;
}
"""

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from inspect import getdoc
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

from .markers import NAMES_A_LIST, Alias, Exactly, Items
from .method import Method
from .shapes import optional_names, shape_of

__all__ = ["aliases", "bases_of", "list_fields", "named_types", "own_fields", "type_text", "typescript"]

_PLAIN: Mapping[Any, str] = {
    **{str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", bytes: "string"},
    **{object: "unknown", Any: "unknown"},
}

_HEAD = """\
/**
 * The engine's methods, generated from the types in pysrc/tilewise by `python3 build.py contract`; not to be edited.
 */
"""


def typescript(methods: Mapping[str, Method]) -> str:
    """Write the types of all methods, and what the page has to know of them."""
    types = [_interface(kind) for kind in named_types(methods)]
    named = [f"export type {name} = {text};\n" for name, text in sorted(aliases(methods).items())]
    rows = [_row(method) for method in methods.values()]
    parts = [
        _HEAD,
        "/** For each method what it takes, what it gives, and what a job of it tells on the way. */\n"
        "export interface Methods {\n" + "\n".join(rows) + "\n}\n",
        *types,
        *named,
    ]
    return "\n".join(parts)


def list_fields(methods: Mapping[str, Method]) -> list[str]:
    """Give the paths in requests that name word lists: "lexicon", "setup.lexicon", or "sides.lexicon" of a list."""
    found: dict[str, None] = {}
    for method in methods.values():
        for path in _list_paths(method.request):
            found[path] = None
    return list(found)


def _list_paths(kind: Any) -> Iterator[str]:
    if not _is_object(kind):
        return
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for each in _members(hint):
            shape = shape_of(each)
            items = get_args(shape.kind) if get_origin(shape.kind) is list else ()
            if any(NAMES_A_LIST in shape_of(one).marks for one in (each, *items)):
                yield name
            for part in (shape.kind, *(shape_of(one).kind for one in items)):
                yield from (f"{name}.{path}" for path in _list_paths(part))


def named_types(methods: Mapping[str, Method]) -> list[Any]:
    """List the dataclasses and TypedDicts of all methods, each before those that it is made of, by first use."""
    found: dict[Any, None] = {}
    for method in methods.values():
        for kind in (method.request, method.result, method.partial):
            for each in _objects_in(kind):
                found[each] = None
    names = [each.__name__ for each in found]
    doubled = sorted({name for name in names if names.count(name) > 1})
    assert not doubled, f"two types are called {doubled[0]}"
    return list(found)


def _objects_in(hint: Any, seen: frozenset[Any] = frozenset()) -> Iterator[Any]:
    kind = shape_of(hint).kind
    if kind in seen:
        return
    if _is_object(kind):
        yield kind
        for base in bases_of(kind):
            yield from _objects_in(base, seen | {kind})
        for each in own_fields(kind).values():
            yield from _objects_in(each, seen | {kind})
    else:
        for argument in get_args(kind):
            if not isinstance(argument, str):
                yield from _objects_in(argument, seen)


def aliases(methods: Mapping[str, Method]) -> Mapping[str, str]:
    """Give the types that have a name of their own, and what each stands for."""
    found: dict[str, str] = {}

    def look(hint: Any) -> None:
        shape = shape_of(hint)
        alias = shape.mark(Alias)
        if alias:
            found[alias.name] = type_text(shape.kind)
        for argument in get_args(shape.kind):
            if not isinstance(argument, str):
                look(argument)

    for kind in named_types(methods):
        for hint in own_fields(kind).values():
            look(hint)
    for method in methods.values():
        for hint in (method.request, method.result, method.partial):
            look(hint)
    return found


def _is_object(kind: Any) -> bool:
    return is_dataclass(kind) or is_typed_dict(kind)


def bases_of(kind: Any) -> list[Any]:
    """Give the dataclasses that a dataclass extends; none for a TypedDict."""
    # A TypedDict does not tell its bases in every version of Python.
    return [] if is_typed_dict(kind) else [base for base in kind.__bases__ if is_dataclass(base)]


def own_fields(kind: Any) -> Mapping[str, Any]:
    """Give the annotations of an object's fields, without those of its bases."""
    inherited = {name for base in bases_of(kind) for name in get_type_hints(base)}
    return {name: hint for name, hint in get_type_hints(kind, include_extras=True).items() if name not in inherited}


def _members(hint: Any) -> tuple[Any, ...]:
    """Give the types that a field may be of."""
    shape = shape_of(hint)
    if get_origin(shape.kind) not in (Union, UnionType):
        return (hint,)
    return get_args(shape.kind)


def type_text(hint: Any) -> str:  # noqa: PLR0911 - one for each kind of type
    """Write a type in TypeScript.

    >>> from .markers import Pair
    >>> type_text(list[int] | None), type_text(Literal["all", "any"]), type_text(Pair[int])
    ('number[] | null', '"all" | "any"', '[number, number]')
    """
    shape = shape_of(hint)
    alias = shape.mark(Alias)
    if alias:
        return alias.name
    kind, origin, arguments = shape.kind, get_origin(shape.kind), get_args(shape.kind)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(type_text(each) for each in arguments))
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in arguments)
    if origin is list:
        exactly, row = shape.mark(Exactly), shape.mark(Items)
        if row:
            return f"[{', '.join(type_text(each) for each in row.kinds)}]"
        item = type_text(arguments[0])
        if exactly:
            return f"[{', '.join([item] * exactly.size)}]"
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {type_text(arguments[1])}>"
    return _PLAIN.get(kind) or str(kind.__name__)


def _interface(kind: Any) -> str:
    bases = ", ".join(base.__name__ for base in bases_of(kind))
    optional = optional_names(kind)
    lines = [*_comment(_first_paragraph(kind), "")]
    lines.append(f"export interface {kind.__name__}{f' extends {bases}' if bases else ''} {{")
    for name, hint in own_fields(kind).items():
        lines += _comment(shape_of(hint).text, "  ")
        # Bytes may come beside the message, where a transport carries them.
        mark = "?" if name in optional or shape_of(hint).kind is bytes else ""
        lines.append(f"  {name}{mark}: {type_text(hint)};")
    return "\n".join([*lines, "}"]) + "\n"


def _row(method: Method) -> str:
    progress = "null" if method.partial is None else type_text(method.partial)
    row = f'"{method.name}": {{ params: {type_text(method.request)}; result: {type_text(method.result)}'
    return f"  {row}; progress: {progress} }};" if method.is_job else f"  {row}; progress: never }};"


def _first_paragraph(kind: Any) -> str:
    text = kind.__dict__.get("__doc__") and getdoc(kind)
    # A dataclass without a docstring is given its signature as one.
    if not text or text.startswith(f"{kind.__name__}("):
        return ""
    return " ".join(text.partition("\n\n")[0].split())


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {text} */"] if text else []
