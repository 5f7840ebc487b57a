"""Types as the contract has them: what stands beside a type in `Annotated`, and which fields may be left out."""

from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, NotRequired, Required, TypeVar, get_args, get_origin
from typing import is_typeddict as is_typed_dict

__all__ = ["Shape", "optional_names", "shape_of"]

T = TypeVar("T")


@dataclass(frozen=True)
class Shape:
    """A type without its `Annotated`: the bare type, its bounds, and what is said of it to people."""

    kind: Any
    marks: tuple[Any, ...]

    @property
    def text(self) -> str:
        """What people are told; the outermost annotation counts."""
        return next((mark for mark in reversed(self.marks) if isinstance(mark, str)), "")

    def mark(self, kind: type[T]) -> T | None:
        """Give the marker of a kind."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)


def shape_of(hint: Any) -> Shape:
    """Take a type apart."""
    if get_origin(hint) in (Required, NotRequired):
        return shape_of(get_args(hint)[0])
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        shape = shape_of(inner)
        return Shape(shape.kind, (*shape.marks, *marks))
    return Shape(hint, ())


def optional_names(kind: Any) -> frozenset[str]:
    """Name the fields that may be left out of a dataclass's or TypedDict's JSON."""
    if is_typed_dict(kind):
        return frozenset(kind.__optional_keys__)
    return frozenset(each.name for each in fields(kind) if not _is_required(each))


def _is_required(each: Any) -> bool:
    return each.default is MISSING and each.default_factory is MISSING
