"""Calls what Python has built in with all sorts of things, right and wrong: a profile keeps what that takes.

It runs inside Pyodide, before code.py, and uses nothing else. What comes of a call is not looked at.
"""

import copy
import functools
import gc
import itertools
import json
import json.scanner
import operator
import re
import struct
import sys
import traceback
import types
import weakref
from collections.abc import Callable
from contextlib import suppress
from itertools import islice, product

LEFT_OUT = """
    _exit abort exit quit breakpoint input help kill sleep wait acquire open open_code close FileIO print
    copyright credits license exec eval __import__ displayhook excepthook unraisablehook breakpointhook
    setrecursionlimit settrace setprofile set_asyncgen_hooks set_coroutine_origin_tracking_depth freeze
    set_debug set_threshold disable setswitchinterval _clear_type_cache _debugmallocstats __init_subclass__
    __set_name__ __del__ __new__ __class__ __subclasshook__ reload unregister _clear_internal_caches
    _fix_co_filename create_builtin exec_builtin exec_dynamic create_dynamic _override_eval
"""
"""Names that are not called: they end Python, wait for somebody, reach for files, print, or change how Python runs."""

SLOW = "round __round__ __pow__ __rpow__ __ipow__ pow comb perm factorial __lshift__ __rlshift__ lshift ipow"
"""What would take for ever with large numbers."""

MODULES = """
    builtins math itertools functools operator _operator _functools _collections _json _sre _struct binascii
    _bisect _heapq _random unicodedata _codecs zlib array _string _io _abc _weakref _ast time _datetime
    _statistics _hashlib _sha2 _md5 _sha1 _blake2 _sha3 marshal _csv collections copy re json random string
    textwrap bisect heapq struct datetime base64 fractions enum dataclasses traceback typing weakref contextlib
    abc codecs io warnings linecache statistics hashlib html
"""
"""Modules whose functions and types are called, if Python has them imported."""

HEAP_TYPE = 1 << 9
"""The flag of types that were not written in C, or not as constants."""


class Own:
    """An object of Python's own, all of whose operators fail."""

    __slots__ = ("__weakref__", "a")

    def __index__(self) -> int:
        return 2

    def __eq__(self, other: object) -> bool:
        raise ValueError("no")

    def __hash__(self) -> int:
        return 5

    def __bool__(self) -> bool:
        raise TypeError("no")

    def __getattr__(self, name: str) -> object:
        raise AttributeError(name)


NUMBERS = (None, True, 0, 1, -3, 7, 1.5, -0.0, float("nan"), float("inf"), 2 + 3j)
LARGE = (2**70, -(2**65))
TEXTS = ("", "a", "Abc é 12", "İß\U0001f600\ud800", "%s %5d", "{0:>8}{1!r}", "utf-8", "strict", "10", "1.5e3", "\t x\n")
FIXED = (
    (),
    (1, "a"),
    ("a", "b"),
    frozenset("ab"),
    range(5),
    slice(1, None, 2),
    b"",
    b"abc\xff\x00",
    b"[1, 2]",
    b"utf8",
)


def values() -> list[object]:
    """Give one of everything, what can be changed anew each time."""
    return [
        *(*NUMBERS, *LARGE, *TEXTS, *FIXED),
        *(bytearray(b"xyz"), memoryview(b"memory"), [], [3, 1, 2], ["b", "a"], {}, {"a": 1}, {1: [2]}, set(), {1, 2}),
        *(iter([1, 2]), (each for each in (1, 2)), reversed([1, 2]), zip("ab", "cd", strict=True), map(str, [1])),
        *(
            len,
            str.upper,
            "a".join,
            lambda *each, **named: each,
            int,
            str,
            list,
            Own,
            Own(),
            object(),
            type,
            NotImplemented,
        ),
        *(
            ValueError("no", 1),
            KeyError("k"),
            UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"),
            OSError(2, "no", "file"),
        ),
        *(sys, sys.implementation, types.SimpleNamespace(a=1), property(len), classmethod(len), staticmethod(len)),
    ]


def few() -> list[object]:
    """Give some of them, where several are combined."""
    return [
        *(None, 0, -3, 2**70, 1.5, "", "Abc é 12", "utf-8", b"abc\xff\x00", [3, 1, 2], (1, "a"), {"a": 1}, {1, 2}),
        *(len, int, Own(), iter([1, 2])),
    ]


failed = 0
collected: set[type] = set()


def collect(thing: object) -> None:
    """Have the garbage collector look at an object, and clear it away in a ring, the first of its type.

    It may come at any time, so it meets whatever is there for no more than a moment, such as what writes JSON.
    """
    gc.get_referents(thing)
    if type(thing) not in collected:
        collected.add(type(thing))
        ring = [thing]
        ring.append(ring)
        del thing, ring
        gc.collect(0)


def attempt(function: object, *arguments: object, **named: object) -> object:
    """Call, and have whatever goes wrong written out as it would be for a person."""
    global failed  # noqa: PLW0603 - a script's own
    try:
        result = function(*arguments, **named)  # type: ignore[operator]
        gc.get_referents(result)
        if isinstance(result, types.GeneratorType | types.CoroutineType):
            result.close()
        elif hasattr(type(result), "__next__"):
            result = list(islice(result, 5))
        repr(result)[:100]
    except BaseException as error:
        str(error), repr(error)
        failed += 1
        if failed % 997 == 0:
            with suppress(UnicodeError):
                traceback.format_exception(error)
        return None
    return result


def is_large(value: object) -> bool:
    """Say whether something is a number with which some functions do not come to an end."""
    return (type(value) is int and abs(value) > 100) or value is NUMBERS[9]


def call(function: object, name: str, own: list[object]) -> None:
    """Call with nothing, each value, pairs and triples; `own` comes before them."""
    attempt(function, *own)
    for value in values():
        if name not in SLOW.split() or not is_large(value):
            attempt(function, *own, value)
            attempt(function, *own, key=value)
    some = [value for value in few() if name not in SLOW.split() or not is_large(value)]
    for two in product(some, some):
        attempt(function, *own, *two)
    for three in islice(product(some, some, some), 0, None, 67):
        attempt(function, *own, *three)


def kinds() -> list[type]:
    """Give every type that is not of Python's own making."""
    found: dict[int, type] = {}  # by what they are, for some compare in ways of their own
    waiting: list[type] = [object]
    while waiting:
        kind = waiting.pop()
        if id(kind) not in found:
            found[id(kind)] = kind
            waiting += type.__subclasses__(kind)
    # Pyodide's own believe what they are given, and locks wait.
    outside = ("Js", "Py2Js", "FutureDone")
    return [
        kind
        for kind in found.values()
        if (not kind.__flags__ & HEAP_TYPE or kind.__module__.startswith("_"))
        and not (kind.__name__.startswith(outside) or kind.__module__ in ("_thread", "_queue"))
        and kind.__name__ not in LEFT_OUT.split()
    ]


def samples() -> dict[type, list[object]]:
    """Give objects of each type: those of `values`, and what can be made of it from one or two of them."""
    made: dict[type, list[object]] = {}
    for value in values():
        made.setdefault(type(value), []).append(value)
    for kind in kinds():
        some = few()
        for arguments in ((), *((each,) for each in some), ([3, 1, 2], b"a"), (Own(), (1, "a")), ("utf-8", -3)):
            result = attempt(kind, *arguments)
            if result is not None and len(made.setdefault(type(result), [])) < 4:
                made[type(result)].append(result)
                collect(attempt(kind, *arguments))
    return {kind: each for kind, each in made.items() if kind.__module__ not in ("_thread", "_queue")}


TWO = """
    lt le eq ne gt ge add sub mul truediv floordiv mod matmul and_ or_ xor concat contains
    getitem delitem is_ iadd isub
"""
TWO_BUILT_IN = "divmod isinstance issubclass getattr hasattr setattr format round zip map filter sum min max iter"
ONE_BUILT_IN = """
    repr str hash bool len iter next int float complex list tuple set dict sorted reversed dir vars bytes bytearray
    memoryview ascii abs callable id type enumerate all any ord chr bin oct hex
"""
FORMATS = ("%s|%r|%a", "%d", "%5.2f", "%x", "%c", "%-8s", "%*d", "%(a)s")
SPECS = ("", "d", "5", ".3f", "e", "g", "%", "n", "x", "#b", "c", "s", ">10", "^+08,.2f", "_d", "z.1f", "!")


def operate(one: object, other: object) -> None:
    """Try every operator and built-in function on two objects."""
    built_in = vars(sys.modules["builtins"])
    for name in TWO.split():
        attempt(getattr(operator, name), one, other)
    for name in TWO_BUILT_IN.split():
        attempt(built_in[name], one, other)
    ones: list[Callable[..., object]] = [built_in[name] for name in ONE_BUILT_IN.split()]
    ones += [copy.copy, copy.deepcopy, json.dumps, json.loads]
    for function in (*ones, operator.index, operator.neg, operator.inv, operator.length_hint):
        attempt(function, one)
    for text in FORMATS:
        attempt(operator.mod, text, one)
        attempt(operator.mod, text.encode(), one)
    for spec in SPECS:
        attempt(format, one, spec)


def members(kind: type) -> dict[str, object]:
    """Give what a type has of its own and from those before it, but for what was written in Python."""
    found = {name: value for each in reversed(kind.__mro__) for name, value in vars(each).items()}
    return {
        name: value
        for name, value in found.items()
        if name not in LEFT_OUT.split()
        and not isinstance(value, types.FunctionType)
        and hasattr(type(value), "__get__")
    }


def collect_what_is_rare() -> None:
    """Have the collector meet what is only made in places of its own, and every module and type."""
    writer, reader = json.JSONEncoder(), json.JSONDecoder()
    make = json.encoder.c_make_encoder
    if make:
        found: dict[int, object] = {}
        texts = json.encoder.encode_basestring_ascii
        collect(make(found, writer.default, texts, None, ": ", ", ", False, False, True))
    collect(reader.scan_once)
    collect(json.scanner.make_scanner(reader))
    for way in (
        re.compile("a(b)").scanner("ab"),
        re.finditer("a", "aa"),
        re.match("a", "a"),
        functools.partial(len, "a"),
    ):
        collect(way)
    for way in (functools.lru_cache(len), functools.cmp_to_key(operator.sub)(1), struct.iter_unpack("b", b"ab")):
        collect(way)
    for way in (itertools.chain([1]), itertools.groupby([1]), itertools.islice([1], 1), itertools.tee([1])[0]):
        collect(way)
    for way in (
        itertools.product("a"),
        itertools.accumulate([1]),
        itertools.count(),
        itertools.repeat(1),
        {1: 2}.items(),
    ):
        collect(way)
    for way in (
        super(Own, Own()),
        types.MappingProxyType({}),
        list[int],
        int | str,
        memoryview(b"a"),
        weakref.ref(Own),
    ):
        collect(way)
    for thing in gc.get_objects():
        gc.get_referents(thing)
    for module in list(sys.modules.values()):
        gc.get_referents(module)
    gc.unfreeze()
    gc.collect()


def call_everything() -> None:
    """Do all of it."""
    collect_what_is_rare()
    for one in values():
        for other in few():
            operate(one, other)
    for kind, own in samples().items():
        for name, member in members(kind).items():
            if callable(attempt(getattr, own[0], name)):
                call(getattr(kind, name, member), name, own[:1])
            else:
                attempt(setattr, own[0], name, 1)
                attempt(delattr, own[0], name)
    for module in (sys.modules[name] for name in MODULES.split() if name in sys.modules):
        for name, function in [*vars(module).items()]:
            if name not in LEFT_OUT.split() and callable(function) and not isinstance(function, types.FunctionType):
                call(function, name, [])
