"""Good requests gone wrong: a value inside is changed, lost, doubled, exchanged for another, or its letters mixed."""

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from tilewise.contract.bounds import weight

from .grammar import nonsense

__all__ = ["at_the_edges", "lightened", "spoilt"]

_SIGNS = " \n\t:/.,-+#>?[]()*0123456789AEINRSTQZaeqzİıŞĞÑ\0\u2028"
_BASE64 = re.compile(r"(?:[A-Za-z0-9+/]{4}){2,}[A-Za-z0-9+/]{2}(?:==|[A-Za-z0-9+/]=)")

EDGES = (-1, 0, 1, 4, 5, 7, 14, 15, 16, 20, 21, 24, 25, 40, 224, 225, 440, 441, 2**31, 2**53)
"""Where boards, racks and lists of squares end, and just beyond: a square that was not looked at lies there."""

_BEYOND = 40
"""No board is so wide."""

_SMALL = 5_000
"""Values and characters of a list that may be repeated often: what is in it may have been repeated before."""


def spoilt(params: dict[str, Any], others: Sequence[Any], random: Random) -> dict[str, Any]:
    """Change one to four things in a request; `others` are values to put in from elsewhere."""
    result = deepcopy(params)
    for _ in range(random.choice((1, 1, 1, 1, 2, 4))):
        places = list(_places(result))
        if not places:
            result[random.choice(("lexicon", "rack", "state", "x"))] = nonsense(random)
            continue
        holder, key = random.choice(places)
        _change(holder, key, others, random)
    return result


def at_the_edges(params: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Put each number of a request to each edge, all else as it is; of the items of a list, those of the first two.

    At an edge beyond every board, each of the fields beside the number is left out once, too.
    """
    for *way, name in _numbers(params, ()):
        for edge in EDGES:
            yield _with(params, way, name, edge)
        beside = _at(params, way)
        if isinstance(beside, dict):
            for other in [each for each in beside if each != name]:
                result = _with(params, way, name, _BEYOND)
                del _at(result, way)[other]
                yield result


def emptied(params: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Empty each text, list and object of a request once, all else as it is; of the items of a list, the first two."""
    for *way, name in _paths(params, ()):
        value = _at(params, [*way, name])
        if isinstance(value, str | list | dict) and value:
            yield _with(params, way, name, type(value)())


def _numbers(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Give the paths of the numbers in a JSON value."""
    for each in _paths(value, path):
        number = _at(value, each)
        if isinstance(number, int) and not isinstance(number, bool):
            yield each


def _paths(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Give the paths of all values in a JSON value, of the items of a list the first two."""
    if isinstance(value, (dict, list)):
        for name in list(value) if isinstance(value, dict) else range(min(len(value), 2)):
            yield (*path, name)
            yield from _paths(value[name], (*path, name))


def _at(value: Any, way: Sequence[Any]) -> Any:
    for each in way:
        value = value[each]
    return value


def _with(params: dict[str, Any], way: Sequence[Any], name: Any, value: Any) -> dict[str, Any]:
    result = deepcopy(params)
    _at(result, way)[name] = value
    return result


def lightened(params: dict[str, Any]) -> dict[str, Any]:
    """Give a request with the fuzzer's own short list wherever an English one is named."""
    result = deepcopy(params)
    for holder, key in list(_places(result)):
        if key == "lexicon" and holder[key] in ("en", "en-common"):
            holder[key] = "few"
    return result


def _places(value: Any) -> Any:
    """Give every place in a JSON value as what holds it and its name or index there."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        names = list(each) if isinstance(each, dict) else range(len(each))
        for name in names:
            yield each, name
            if isinstance(each[name], (dict, list)):
                waiting.append(each[name])


def _change(holder: Any, key: Any, others: Sequence[Any], random: Random) -> None:
    value, chance = holder[key], random.random()
    if chance < 0.12:
        del holder[key]
    elif chance < 0.2 and isinstance(holder, dict):
        holder[random.choice(("x", "", "type", "kind", str(key) + "s", "__class__"))] = holder.pop(key)
    elif chance < 0.28 and isinstance(value, list):
        often = 40 if weight(value) < _SMALL else 2
        holder[key] = random.choice((value * 2, value[::-1], value[:-1], [*value, nonsense(random)], value * often))
    elif chance < 0.4:
        holder[key] = deepcopy(random.choice(others))
    elif isinstance(value, str) and chance < 0.9:
        holder[key] = _mixed(value, random)
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and chance < 0.9:
        holder[key] = (
            random.choice((value + 1, value - 1, -value, value * 2, value << 1, random.choice(EDGES)))
            if isinstance(value, int)
            else value * random.choice((-1, 2, 1000))
        )
    else:
        holder[key] = nonsense(random)


def _mixed(text: str, random: Random) -> str:
    """Change some characters of a text; of bytes in base64, some bytes."""
    if _BASE64.fullmatch(text) and (data := bytearray(b64decode(text))):
        for _ in range(random.choice((1, 3, 9))):
            data[random.randrange(len(data))] = random.randrange(256)
        return b64encode(bytes(data)).decode()
    signs = list(text)
    for _ in range(random.choice((1, 1, 2, 5))):
        place = random.randrange(len(signs) + 1)
        chance = random.random()
        if chance < 0.4:
            signs[place:place] = random.choice(_SIGNS)
        elif chance < 0.6:
            del signs[place : place + random.choice((1, 1, 4))]
        elif chance < 0.8 and place < len(signs):
            signs[place] = random.choice(_SIGNS)
        elif chance < 0.9:
            signs[place:place] = random.choice(_SIGNS) * random.choice((10, 100, 1000))
        else:
            signs = signs * 2
    return "".join(signs)
