"""What a type cannot say by itself: markers for `Annotated`, and the types that many requests share.

A plain text in `Annotated` describes the field to people.
"""

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

__all__ = [
    "AS_GIVEN",
    "CLOCK",
    "NAMES_A_LIST",
    "Alias",
    "Bounds",
    "Exactly",
    "Items",
    "ListId",
    "Marker",
    "MinZipf",
    "Pair",
    "Seconds",
]

T = TypeVar("T")


@dataclass(frozen=True)
class Bounds:
    """The least and the most that a number may be, both included; None is no bound."""

    least: float | None = None
    most: float | None = None

    def __contains__(self, value: float) -> bool:
        """Say whether a number keeps to the bounds."""
        return (self.least is None or self.least <= value) and (self.most is None or value <= self.most)

    @property
    def ends(self) -> tuple[float | None, float | None]:
        """The least and the most."""
        return self.least, self.most

    def __str__(self) -> str:
        """Say the bounds as they stand in a sentence.

        >>> str(Bounds(0)), str(Bounds(2, 15)), str(Bounds(most=9))
        ('from 0 on', 'from 2 to 15', 'up to 9')
        """
        if self.most is None:
            return f"from {self.least:g} on"
        return f"from {self.least:g} to {self.most:.16g}" if self.least is not None else f"up to {self.most:.16g}"


@dataclass(frozen=True)
class Exactly:
    """How many items a list has."""

    size: int


class Items:
    """What the items of a list are, one by one: `Annotated[list[str | int], Items(str, int)]`."""

    def __init__(self, *kinds: Any) -> None:
        self.kinds = kinds


@dataclass(frozen=True)
class Alias:
    """The name of a type that has none in Python, such as a choice of texts or of objects."""

    name: str


@dataclass(frozen=True)
class Marker:
    """A marker that is known by its name alone."""

    name: str


AS_GIVEN = Marker("as given")
"""The value is handed to the method as it came: the game reads it, and names the place in it that is wrong."""

NAMES_A_LIST = Marker("names a list")
"""The text is the id of a word list, which the page's worker loads before the request is answered."""

CLOCK = Marker("clock")
"""The value is measured, so it differs from one answer to the next."""

ListId = Annotated[str, NAMES_A_LIST, "Id of a word list."]
MinZipf = Annotated[float, Bounds(0, 10), "How common words have to be, as a Zipf frequency; 0 takes all."]
Seconds = Annotated[float, CLOCK]
Pair = Annotated[list[T], Exactly(2)]
