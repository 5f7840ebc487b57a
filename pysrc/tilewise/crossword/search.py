"""Every legal play of a position with a rack: how many there are, and the best of them.

Counting makes no play (see `racks`), nor does a filter: plays that leave a tile on the rack are those of the rack
without it. The best are looked for where the most can be had (`best`).
"""

from collections.abc import Callable, Generator, Iterator
from functools import cached_property

from ..alphabets import Tiles
from ..bitsets import Bits
from ..errors import LexiconError
from ..jobs import finish
from ..lexicon import Lexicon
from .best import Best
from .board import Position
from .filters import Filter
from .leaves.keeping import leaves_of
from .leaves.opening import Opening, opening_of
from .leaves.values import Leaves
from .patterns import patterns_of
from .plays import Play
from .racks import RackWords, rack_words_of
from .slot_words import slots_by_kind
from .slots import Slot

__all__ = ["Search"]

_KINDS = 32
"""Kinds of slots that words of the rack are looked for without a pause."""

_COUNTED = 8
"""Slots whose plays are counted without a pause."""


class Search:
    """What can be played on a board from a rack, which may also be text, with the words of a list.

    The list is in the alphabet of the position's tiles; raises LexiconError if it is not. With `only` plays are given
    that pass a filter. They are ordered by score or by equity (score, value of the leave, place of a first play), then
    by word, position (row, column, across before down) and the places of blanks; by score, equity may decide before
    these do (`ties_by_equity`), among all that tie with the last play that is given, too. Every legal play counts: each
    choice of blanks is one, and a single tile that makes words both ways is one, across. If they are `merged`, the
    plays of a word in one slot are given as the best of them, which counts the others.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword import read_position
    >>> words = Lexicon.from_words(["qi"], alphabet("en"))
    >>> search = Search(read_position(layout="duel"), "QI", words)
    >>> search.count, search.best(2)
    (4, [<Play F5 QI 22>, <Play 6E QI 22>])
    """

    def __init__(
        self,
        position: Position,
        rack: Tiles | str,
        lexicon: Lexicon,
        *,
        only: Filter | None = None,
        by_equity: bool = False,
        merged: bool = False,
        leaves: Leaves | None = None,
        ties_by_equity: bool = False,
    ) -> None:
        if lexicon.alphabet != position.tiles.alphabet:
            message = f"The words are in the {lexicon.alphabet.name} alphabet, the tiles in the"
            raise LexiconError("lexicon-alphabet", f"{message} {position.tiles.alphabet.name} one.", field="lexicon")
        self.position, self.lexicon, self.only = position, lexicon, only
        self.by_equity, self.merged, self.ties_by_equity = by_equity, merged, ties_by_equity
        self.rack = position.tiles.read_rack(rack) if isinstance(rack, str) else rack
        self.words = rack_words_of(lexicon, self.rack, position.tiles.letters)
        self._leaves = leaves
        self._live: list[tuple[Slot, Bits]] | None = None
        """The slots that any word of the rack fits, with these words."""
        self._count: int | None = None

    @cached_property
    def leaves(self) -> Leaves:
        """What stays on the rack is worth; what is usual for list, tiles and bag if nothing was said."""
        return leaves_of(self.position, self.rack, self.lexicon) if self._leaves is None else self._leaves

    def counting(self) -> Iterator[int]:
        """Count the plays, once: give how many there are in those that have been looked at."""
        if self._count is None:
            for _ in self._look():
                yield 0
            count = 0
            for n, (slot, bits) in enumerate(self._live or [], 1):
                count += self.words.count(slot.pattern, bits)
                if n % _COUNTED == 0:
                    yield count
            self._count = count
        yield self._count

    @property
    def count(self) -> int:
        """How many plays there are."""
        *_, count = self.counting()
        return count

    @property
    def matching(self) -> int:
        """How many of them pass the filter."""
        if self.only is None:
            return self.count
        matching = sum([self.words.count(slot.pattern, bits) for slot, bits in self._wanted])
        if self.only.places is not None:
            left = self.rack.replace(bytes([self.only.places]), b"")
            without = rack_words_of(self.lexicon, left, self.position.tiles.letters)
            for slot, bits in self._narrowed(finish(self._live_for(without)), self.only):
                matching -= without.count(slot.pattern, bits)
        return matching

    def best(self, limit: int | None = 20) -> list[Play]:
        """Give the best `limit` plays (None: all), best first."""
        return list(finish(self.seek(limit)))

    def seek(
        self, limit: int | None = 20, is_over: Callable[[], bool] = lambda: False
    ) -> Generator[None, None, Iterator[Play]]:
        """Look for the best plays as `best` does, with pauses; each is made when it is taken.

        Once it `is_over`, the best are those that have been found, one at least.
        """
        yield from self._look()
        if limit == 0:
            return iter(())
        best = self._best(limit, opening_of(self.position, self.lexicon) if self.leaves.has_bag else None)
        for _ in best.seek(self._wanted, self.lexicon):
            if best.any and is_over():
                break
            yield
        return best.plays(limit, ties_by_equity=self.ties_by_equity)

    def seek_equals(self, least: float) -> Generator[None, None, list[Play]]:
        """Give all plays that are worth most, none if that is less than `least`; the place of a first play is nothing.

        Yields many times a second.
        """
        best = self._best(1, None)
        best.least = least
        yield from best.seek(self._wanted, self.lexicon)
        return list(best.plays(None))

    def _best(self, limit: int | None, opening: Opening | None) -> Best:
        return Best(
            self.words,
            self.position.tiles.points,
            self.leaves,
            limit,
            by_equity=self.by_equity,
            merged=self.merged,
            only=self.only,
            opening=opening,
        )

    @cached_property
    def _wanted(self) -> list[tuple[Slot, Bits]]:
        """The slots of plays that may pass the filter, with their words."""
        finish(self._look())
        live = self._live or []
        return live if self.only is None else self._narrowed(live, self.only)

    def _narrowed(self, live: list[tuple[Slot, Bits]], only: Filter) -> list[tuple[Slot, Bits]]:
        patterns = patterns_of(self.lexicon)
        return [(slot, kept) for slot, bits in live if (kept := only.narrow(slot, bits, patterns))]

    def _look(self) -> Generator[None, None, None]:
        """Look once which words of the rack fit which slots, with pauses."""
        if self._live is None:
            self._live = yield from self._live_for(self.words)

    def _live_for(self, words: RackWords) -> Generator[None, None, list[tuple[Slot, Bits]]]:
        patterns, size = patterns_of(self.lexicon), len(words.rack)
        live: list[tuple[Slot, Bits]] = []
        for n, (kind, slots) in enumerate((yield from slots_by_kind(self.position, self.lexicon)).items(), 1):
            if slots.open <= size and (spelled := words.words(*kind)):
                live += slots.taking(spelled, patterns)
            if n % _KINDS == 0:
                yield
        return live
