"""A method: its name, its function, and what is told of it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from inspect import getdoc
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from ..errors import RequestError
from ..jobs import Job
from .reader import read

__all__ = ["Call", "Example", "Method", "Methods"]

Call = Callable[[str, Mapping[str, Any]], Any]
"""Answers a method's request, a job's too, with its result."""

Example = Mapping[str, Any] | Callable[[Call], Mapping[str, Any]]
"""The params of a request that can be met; or a function that makes them, with answers of other methods."""

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Method:
    """One method of the engine.

    `function` takes the request and the library and gives the result, or, where that may take long, a job that comes to
    it; `partial` is the type of what the job tells on the way. `errors` says what the codes mean that it may refuse a
    request with, beside those of reading the request (see `reader`) and of the word list. One that is `inner` is for
    the page's own workers, and not told of.
    """

    name: str
    function: Callable[..., Any]
    example: Example
    errors: Mapping[str, str] = field(default_factory=dict)
    partial: Any = None
    inner: bool = False

    def __call__(self, params: object, library: Any) -> Any:
        """Read a request and answer it; raises TilewiseError."""
        if not isinstance(params, Mapping):
            raise RequestError("wrong-type", "The params of a request are an object with named fields.")
        return self.function(read(self.request, params), library)

    @cached_property
    def _hints(self) -> Mapping[str, Any]:
        return get_type_hints(self.function, include_extras=True)

    @cached_property
    def request(self) -> Any:
        """The type of the request."""
        return self._hints["request"]

    @cached_property
    def is_job(self) -> bool:
        """Whether it is a job."""
        return get_origin(self._hints["return"]) is get_origin(Job[Any])

    @cached_property
    def result(self) -> Any:
        """The type of the result, a job's too."""
        given = self._hints["return"]
        return get_args(given)[2] if self.is_job else given

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
        inner: bool = False,
    ) -> Callable[[Function], Function]:
        """Make a method of the function that follows."""

        def added(function: Function) -> Function:
            self._methods[name] = Method(name, function, example, errors or {}, partial, inner)
            return function

        return added

    def __getitem__(self, name: str) -> Method:
        return self._methods[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._methods)

    def __len__(self) -> int:
        return len(self._methods)
