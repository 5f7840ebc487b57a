"""What is known of the tiles that the other side holds: some of them for certain, or what it may have kept."""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Annotated, NamedTuple, TypedDict

from ...alphabets import Tiles
from ...contract import Alias, Bounds
from ...contract.bounds import RACK
from ...errors import PositionError
from ..board import Position, unseen

__all__ = ["KNOWN_ERROR", "CrosswordKept", "Kept", "Known", "KnownTiles", "read_known"]


KNOWN_ERROR = "The tiles given as the other side's are not a rack, or are not all unseen; `letter` says which."


class CrosswordKept(TypedDict):
    """Tiles that the other side may have kept."""

    tiles: Annotated[str, RACK]
    chance: Annotated[float, Bounds(0), "How likely it is that it kept just these, beside the others."]


KnownTiles = Annotated[
    Annotated[str, RACK] | list[CrosswordKept],
    Alias("CrosswordKnown"),
]
"""Tiles that the other side is known to hold, or the leaves of `crossword.infer`."""


class Kept(NamedTuple):
    """Tiles that the other side may hold, and how likely that is."""

    tiles: Tiles
    chance: float


class Known:
    """What the other side may hold: with one choice, it holds these tiles.

    >>> known = Known([Kept(b"AE", 3.0), Kept(b"S", 1.0)])
    >>> known.at(0.7), known.at(0.8), Known().at(0.5)
    (b'AE', b'S', b'')
    """

    def __init__(self, choices: Sequence[Kept] = (Kept(b"", 1.0),)) -> None:
        self.choices = choices
        self._sums = list(accumulate([kept.chance for kept in choices]))

    @property
    def certain(self) -> Tiles | None:
        """The tiles that it holds; None if that is not known."""
        return self.choices[0].tiles if len(self.choices) == 1 else None

    def at(self, share: float) -> Tiles:
        """Give the choice at a share of all chances, from 0 to below 1."""
        return self.choices[min(bisect(self._sums, share * self._sums[-1]), len(self.choices) - 1)].tiles


def read_known(known: "str | list[CrosswordKept]", position: Position, rack: Tiles) -> Known:
    """Read what is known; raises PositionError "known", with the `index` of tiles that cannot be held."""
    if isinstance(known, str):
        return Known([Kept(_read(known, position, rack), 1.0)])
    choices = [
        Kept(_read(kept["tiles"], position, rack, index), kept["chance"])
        for index, kept in enumerate(known)
        if kept["chance"] > 0
    ]
    if not choices:
        raise PositionError("known", "None of the tiles given as the other side's is likely at all.", field="known")
    return Known(choices)


def _read(text: str, position: Position, rack: Tiles, index: int | None = None) -> Tiles:
    tiles = position.tiles.read_rack(text, "known", of="what the other side holds")
    most = position.layout.rack
    place = {} if index is None else {"index": index}
    if len(tiles) > most:
        message = f"The other side is said to hold {len(tiles)} tiles; a rack holds {most}."
        hint, written = position.tiles.hint_of_brackets(text, most)
        raise PositionError("known", message + hint, field="known", **place, **written)
    if lacking := sorted((Counter(tiles) - unseen(position, rack)).elements()):
        letter = position.tiles.show(lacking[:1])
        message = f"The other side cannot hold so many {'blanks' if letter == '?' else f'{letter} tiles'}."
        raise PositionError("known", message, field="known", letter=letter, **place)
    return bytes(sorted(tiles))
