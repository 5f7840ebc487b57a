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
from .slots import Slot, runs_of

__all__ = ["Search"]


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
        self._count = 0
        self._live: list[tuple[Slot, Bits]] = []
        """The slots that any word of the rack fits, with these words."""
        self._counting = self._counted(self.words)

    @cached_property
    def leaves(self) -> Leaves:
        """What stays on the rack is worth; what is usual for list, tiles and bag if nothing was said."""
        return leaves_of(self.position, self.rack, self.lexicon) if self._leaves is None else self._leaves

    def counting(self) -> Iterator[int]:
        """Count the plays line by line: give how many there are in those that have been looked at."""
        for count, live in self._counting:
            self._count += count
            self._live += live
            yield self._count

    @property
    def count(self) -> int:
        """How many plays there are."""
        for _ in self.counting():
            pass
        return self._count

    @property
    def matching(self) -> int:
        """How many of them pass the filter."""
        if self.only is None:
            return self.count
        matching = sum(self.words.reach(slot.pattern).count(bits) for slot, bits in self._wanted)
        if self.only.places is not None:
            left = self.rack.replace(bytes([self.only.places]), b"")
            without = rack_words_of(self.lexicon, left, self.position.tiles.letters)
            for _, live in self._counted(without):
                for slot, bits in self._narrowed(live, self.only):
                    matching -= without.reach(slot.pattern).count(bits)
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
        for _ in self.counting():
            yield
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
        for _ in self.counting():
            pass
        return self._live if self.only is None else self._narrowed(self._live, self.only)

    def _narrowed(self, live: list[tuple[Slot, Bits]], only: Filter) -> list[tuple[Slot, Bits]]:
        patterns = patterns_of(self.lexicon)
        return [(slot, kept) for slot, bits in live if (kept := only.narrow(slot, bits, patterns))]

    def _counted(self, words: RackWords) -> Iterator[tuple[int, list[tuple[Slot, Bits]]]]:
        """Count the plays of each line, and give the slots that have any with their words."""
        one_of = patterns_of(self.lexicon).one_of
        size = len(words.rack)
        for line, runs in runs_of(self.position, self.lexicon):
            count, live = 0, []
            for start, checks, spans in runs:
                hands = words.hands(checks)
                met = len(hands)
                for pattern, open, checked in spans:
                    if open > size or checked > met:
                        break
                    reach = words.reach(pattern)
                    bits = reach.words
                    if bits:
                        for i, hand in hands[:checked]:
                            bits &= one_of(len(pattern), i, hand)
                        if bits:
                            count += reach.count(bits)
                            live.append((Slot(line, start, pattern, open), bits))
            yield count, live
