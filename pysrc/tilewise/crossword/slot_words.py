"""The words that the slots of a board take, whatever the rack: the larger part of what a position's plays depend on.

A slot takes the words that match its pattern and whose letters, where it crosses a word, make a word there too. Which of
these a rack can play depends, beyond that, on the length of the slot and on the tiles that lie in it alone: slots that
have both in common are of one *kind*. So each rack asks the list once for each kind (`RackWords.words`), and meets each
slot with one "and".
"""

from collections.abc import Generator, Iterator, Sequence

from ..alphabets import Tiles
from ..bitsets import Bits
from ..jobs import kept
from ..lexicon import Lexicon
from ..tiles import EMPTY
from .board import Position
from .patterns import Patterns, patterns_of
from .slots import Line, Slot, kept_lines, kept_runs

__all__ = ["Kind", "SlotsOfKind", "kind_of", "slot_words", "slots_by_kind"]

Kind = tuple[int, Tiles]
"""The length of a slot, and the letters that lie in it, sorted."""

_EMPTY = bytes([EMPTY])

_Span = tuple[Line, int, Tiles, int, Sequence[tuple[int, Tiles]]]
"""A slot before any word has been tried in it: line, start, pattern, squares to fill, and tiles that cross words allow."""


def kind_of(pattern: Tiles) -> Kind:
    """Give the kind of a slot with this pattern."""
    return len(pattern), bytes(sorted(pattern.translate(None, _EMPTY)))


class SlotsOfKind:
    """The slots of a board that are of one kind; `open` is the number of squares to fill in each.

    Which words they take is found out when a rack first spells any of that kind, and kept.
    """

    def __init__(self, open: int) -> None:
        self.open = open
        self._spans: list[_Span] = []
        self._slots: list[tuple[Slot, Bits]] | None = None

    def add(self, span: _Span) -> None:
        """Take one more slot in."""
        self._spans.append(span)

    def taking(self, spelled: Bits, patterns: Patterns) -> list[tuple[Slot, Bits]]:
        """Give the slots that take some of these words, with those that they take."""
        if self._slots is None:
            self._slots = [
                (Slot(line, start, pattern, open), words)
                for line, start, pattern, open, checks in self._spans
                if (words := _words_of(pattern, checks, patterns))
            ]
        return [(slot, bits) for slot, words in self._slots if (bits := words & spelled)]


@kept(2)
def slots_by_kind(position: Position, lexicon: Lexicon) -> Generator[None, None, dict[Kind, SlotsOfKind]]:
    """Give the slots of a board that a full rack can fill, kind by kind; pauses between lines."""
    kinds: dict[Kind, SlotsOfKind] = {}
    for line in kept_lines(position, lexicon):
        for start, checks, spans in kept_runs(line):
            for pattern, open, checked in spans:
                kind = kind_of(pattern)
                if kind not in kinds:
                    kinds[kind] = SlotsOfKind(open)
                kinds[kind].add((line, start, pattern, open, checks[:checked]))
        yield
    return kinds


def slot_words(line: Line, patterns: Patterns, laid: int | None = None) -> Iterator[tuple[Slot, Bits]]:
    """Give the slots of a line that any word fits, or those alone that take so many tiles, with the words."""
    for start, checks, spans in kept_runs(line):
        for pattern, open, checked in spans:
            if laid in (None, open) and (words := _words_of(pattern, checks[:checked], patterns)):
                yield Slot(line, start, pattern, open), words


def _words_of(pattern: Tiles, checks: Sequence[tuple[int, Tiles]], patterns: Patterns) -> Bits:
    bits = patterns.matching(pattern)
    for i, fillings in checks:
        if not bits:
            break
        bits &= patterns.one_of(len(pattern), i, fillings)
    return bits
