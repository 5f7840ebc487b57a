"""A method: its name, its function, and what is told of it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from inspect import getdoc
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from ..errors import RequestError
from ..jobs import Job
from .reader import read

__all__ = ["Call", "Example", "Method", "Methods"]

Call = Callable[[str, Mapping[str, Any]], Any]
"""Answers a method's request, a job's too, with its result."""

Example = Mapping[str, Any] | Callable[[Call], Mapping[str, Any]]
"""The params of a request that can be met; or a function that makes them, with answers of other methods."""

Pauses = bool | Callable[[Mapping[str, Any]], bool]
"""Whether jobs are answers with pauses; or whether those are for a request's fields."""

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Method:
    """One method of the engine.

    `function` takes the request and the library and gives the result, or a job that comes to it; `partial` is the
    type of what a job tells on the way. `errors` maps each code that it may refuse a request with to its meaning;
    codes of reading the request (see `reader`) and of the word list are not repeated there. A method that `pauses`
    returns a plain answer that may take long: for callers that can wait for a job (`Engine.begin`) it runs as one, so
    that it can be cancelled. If it is a job for some requests anyway, `pauses` tells from the fields for which it is
    not.
    """

    name: str
    function: Callable[..., Any]
    example: Example
    errors: Mapping[str, str] = field(default_factory=dict)
    partial: Any = None
    pauses: Pauses = False

    def __call__(self, params: object, library: Any) -> Any:
        """Read a request and answer it; raises TilewiseError."""
        if not isinstance(params, Mapping):
            raise RequestError("wrong-type", "The params of a request are an object with named fields.")
        return self.function(read(self.request, params), library)

    def only_pauses(self, params: object) -> bool:
        """Say whether a job that it gives for a request is one only where somebody can wait for it."""
        return self.pauses(params) if callable(self.pauses) and isinstance(params, Mapping) else self.pauses is True

    @cached_property
    def _hints(self) -> Mapping[str, Any]:
        return get_type_hints(self.function, include_extras=True)

    @cached_property
    def _answers(self) -> tuple[Any, ...]:
        """The types that the function gives: a result, a job, or either."""
        given = self._hints["return"]
        return get_args(given) if get_origin(given) in (Union, UnionType) else (given,)

    @cached_property
    def request(self) -> Any:
        """The type of the request."""
        return self._hints["request"]

    @cached_property
    def is_job(self) -> bool:
        """Whether some request makes it a job."""
        return any(_is_job(each) for each in self._answers)

    @cached_property
    def result(self) -> Any:
        """The type of the result, a job's too."""
        first = self._answers[0]
        return get_args(first)[2] if _is_job(first) else first

    @property
    def text(self) -> str:
        """What it does, for people."""
        return getdoc(self.function) or ""


class Methods(Mapping[str, Method]):
    """A room's methods by their names.

    >>> methods = Methods()
    >>> @methods.add("echo.text", example={})
    ... def echo(request: dict[str, str], library: None) -> dict[str, str]:
    ...     return request
    >>> methods["echo.text"]({"text": "QI"}, None)
    {'text': 'QI'}
    """

    def __init__(self, *others: Mapping[str, Method]) -> None:
        self._methods = {name: method for other in others for name, method in other.items()}

    def add(
        self,
        name: str,
        *,
        example: Example,
        errors: Mapping[str, str] | None = None,
        partial: Any = None,
        pauses: Pauses = False,
    ) -> Callable[[Function], Function]:
        """Make a method of the function that follows."""

        def added(function: Function) -> Function:
            self._methods[name] = Method(name, function, example, errors or {}, partial, pauses)
            return function

        return added

    def __getitem__(self, name: str) -> Method:
        return self._methods[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._methods)

    def __len__(self) -> int:
        return len(self._methods)


def _is_job(hint: Any) -> bool:
    return get_origin(hint) is get_origin(Job[Any])
