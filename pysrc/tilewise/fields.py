"""Reading a request: each field once, with its type and range, and nothing left over.

    fields = Fields({"rack": "AALNST?", "limit": 20})
    rack, limit = fields.text("rack"), fields.integer("limit", default=20, least=0)
    fields.done()

Every refusal is a RequestError with the code "wrong-type", "missing", "range", "choice" or "unknown-field", and the
`field`.
"""

from base64 import b64decode
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from .errors import RequestError

__all__ = ["Fields"]

_MISSING: Any = object()


class Fields:
    """The fields of one request, and which of them have been read.

    >>> fields = Fields({"limit": -1})
    >>> fields.integer("limit", least=0)
    Traceback (most recent call last):
    tilewise.errors.RequestError: “limit” is a number from 0 on; -1 is not.
    """

    def __init__(self, params: object) -> None:
        if not isinstance(params, Mapping):
            raise RequestError("wrong-type", "The params of a request are an object with named fields.")
        self._params = params
        self._read: list[str] = []

    def given(self, name: str) -> bool:
        """Say whether the request has this field, and not null in it."""
        self._read.append(name)
        return self._params.get(name) is not None

    def text(self, name: str, default: Any = _MISSING) -> str:
        """Read a string."""
        value = self._take(name, default)
        if value is not default and not isinstance(value, str):
            raise self._wrong(name, "a text", value)
        return value  # type: ignore[no-any-return]

    def flag(self, name: str, default: Any = _MISSING) -> bool:
        """Read true or false."""
        value = self._take(name, default)
        if value is not default and not isinstance(value, bool):
            raise self._wrong(name, "true or false", value)
        return value  # type: ignore[no-any-return]

    def integer(self, name: str, default: Any = _MISSING, *, least: int | None = None, most: int | None = None) -> int:
        """Read a whole number."""
        value = self._take(name, default)
        if value is default:
            return value  # type: ignore[no-any-return]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._wrong(name, "a whole number", value)
        if (least is not None and value < least) or (most is not None and value > most):
            raise RequestError("range", f"“{name}” is a number {_range(least, most)}; {value} is not.", field=name)
        return value

    def integer_or_none(self, name: str, default: int | None, *, least: int) -> int | None:
        """Read a whole number or null."""
        if self._params.get(name, default) is None:
            self._read.append(name)
            return None
        return self.integer(name, default, least=least)

    def number(self, name: str, default: Any = _MISSING, *, least: float, most: float) -> float:
        """Read a number."""
        value = self._take(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._wrong(name, "a number", value)
        if not least <= value <= most:
            raise RequestError("range", f"“{name}” is a number from {least:g} to {most:g}; {value} is not.", field=name)
        return float(value)

    def choice(self, name: str, choices: Sequence[str], default: Any = _MISSING) -> str:
        """Read one of a few words."""
        value = self.text(name, default)
        if value not in choices:
            raise RequestError("choice", f"“{name}” is one of {', '.join(choices)}; “{value}” is not.", field=name)
        return value

    def texts(self, name: str, default: Any = _MISSING) -> list[str]:
        """Read a list of strings."""
        value = self._take(name, default)
        if (
            not isinstance(value, Sequence)
            or isinstance(value, str)
            or not all(isinstance(each, str) for each in value)
        ):
            raise self._wrong(name, "a list of texts", value)
        return list(value)

    def value(self, name: str, default: Any = _MISSING) -> Any:
        """Read a field of several shapes, which the caller checks."""
        return self._take(name, default)

    def mapping(self, name: str, default: Any = _MISSING) -> Any:
        """Read an object with fields of its own."""
        value = self._take(name, default)
        if value is not default and not isinstance(value, Mapping):
            raise self._wrong(name, "an object", value)
        return value

    def blob(self, name: str) -> bytes:
        """Read bytes: as they are where the transport carries them, else as base64."""
        value = self._take(name, _MISSING)
        if isinstance(value, bytes):
            return value
        try:
            return b64decode(value, validate=True)
        except (ValueError, TypeError) as error:
            raise self._wrong(name, "bytes in base64", value) from error

    def done(self) -> None:
        """Refuse fields that nobody has asked for."""
        for name in self._params:
            if name not in self._read:
                near = get_close_matches(str(name), self._read, 1)
                hint = (
                    f" Did you mean “{near[0]}”?"
                    if near
                    else f" There are {', '.join(self._read)}."
                    if self._read
                    else ""
                )
                raise RequestError("unknown-field", f"There is no field “{name}”.{hint}", field=name)

    def _take(self, name: str, default: Any) -> Any:
        self._read.append(name)
        value = self._params.get(name, default)
        if value is _MISSING:
            raise RequestError("missing", f"The field “{name}” is missing.", field=name)
        return value

    def _wrong(self, name: str, wanted: str, value: object) -> RequestError:
        kind = {
            type(None): "null",
            bool: "true or false",
            str: "a text",
            int: "a number",
            float: "a number",
            list: "a list",
        }
        return RequestError(
            "wrong-type", f"“{name}” is {wanted}, not {kind.get(type(value), 'an object')}.", field=name
        )


def _range(least: int | None, most: int | None) -> str:
    if most is None:
        return f"from {least} on"
    return f"from {least} to {most}" if least is not None else f"up to {most}"
