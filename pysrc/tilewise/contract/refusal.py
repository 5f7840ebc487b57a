"""What is wrong with a value of a request: a code, a sentence, and the way to it."""

from collections.abc import Iterable, Mapping
from types import NoneType
from typing import Any

from ..errors import RequestError
from .bounds import Most

__all__ = ["Refusal", "kind_of", "literal", "quoted", "too_large", "unknown", "wrong_type"]

_ALIKE = 0.5
"""How much of two names must be the same for the one to be meant by the other."""

_QUOTED = 100
"""Characters of a wrong text that a sentence quotes."""


class Refusal(Exception):
    """A value that is not of its type: a code, a sentence with room for its name, the way to it, innermost first.

    `most` is the bound that it is over, if that is what is wrong.
    """

    def __init__(self, code: str, sentence: str, *way: str | int, most: int | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.way = list(way)
        self.most = most

    def at(self, step: str | int) -> "Refusal":
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


def kind_of(value: object) -> str:
    """Say what JSON kind a value is."""
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


def wrong_type(wanted: str, value: object) -> Refusal:
    """Refuse a value of another kind."""
    found = kind_of(value).replace("whole ", "")
    return Refusal("wrong-type", f"“{{}}” is {wanted}, not {found}.")


def too_large(verb: str, most: Most, has: int) -> Refusal:
    """Refuse what is over its bound."""
    return Refusal("too-large", f"“{{}}” {verb} {most.sentence(has)}.", most=most.most)


def unknown(name: str, known: Mapping[str, object]) -> Refusal:
    """Refuse a field that there is not, with the known one that it is most like."""
    near = _nearest(name, known)
    hint = f" Did you mean “{near}”?" if near else f" There are {', '.join(known)}." if known else ""
    return Refusal("unknown-field", f"There is no field “{{}}”.{literal(hint)}", name)


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


def quoted(text: str) -> str:
    """Shorten a text that is quoted."""
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


def literal(text: str) -> str:
    """Keep braces that a person has typed out of the way of `format`."""
    return text.replace("{", "{{").replace("}", "}}")
