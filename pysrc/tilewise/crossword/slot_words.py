"""The words that the slots of a board take, whatever the rack: most of what a position's plays depend on.

A slot takes the words that match its pattern and whose letters, where it crosses a word, make a word there too. Which
of these a rack can play depends, beyond that, on the length of the slot and on the tiles that lie in it alone: slots
that have both in common are of one *kind*. So each rack asks the list once for each kind (`RackWords.words`), and meets
each slot with one "and".
"""

from collections.abc import Generator, Iterator

from ..alphabets import Tiles
from ..bitsets import Bits
from ..jobs import kept
from ..lexicon import Lexicon
from ..tiles import EMPTY
from .board import Position
from .patterns import Patterns, patterns_of
from .slots import Line, Run, Slot, Span, kept_lines, kept_runs

__all__ = ["Kind", "SlotsOfKind", "kind_of", "slot_words", "slots_by_kind"]

Kind = tuple[int, Tiles]
"""The length of a slot, and the letters that lie in it, sorted."""

_EMPTY = bytes([EMPTY])


def kind_of(pattern: Tiles) -> Kind:
    """Give the kind of a slot with this pattern."""
    lying = pattern.translate(None, _EMPTY)
    return len(pattern), bytes(sorted(lying)) if len(lying) > 1 else lying


class SlotsOfKind:
    """The slots of a board that are of one kind; `open` is the number of squares to fill in each.

    What crosses a slot is looked at when a rack first spells a word that matches its pattern; then it is a `Slot`.
    """

    def __init__(self, open: int) -> None:
        self.open = open
        self._spans: list[tuple[Line, Run, Span, Bits]] = []
        self._slots: dict[int, tuple[Slot, Bits]] = {}

    def add(self, line: Line, run: Run, span: Span, matching: Bits) -> None:
        """Take one more in, with the words that match its pattern."""
        self._spans.append((line, run, span, matching))

    def taking(self, spelled: Bits, patterns: Patterns) -> Iterator[tuple[Slot, Bits]]:
        """Give the slots that take some of these words, with those that they take."""
        slots = self._slots
        for n, (line, run, span, matching) in enumerate(self._spans):
            if bits := matching & spelled:
                if n not in slots:
                    slots[n] = Slot(line, run.start, span[0], span[1]), _passing(matching, run, span, patterns)
                slot, words = slots[n]
                if bits := bits & words:
                    yield slot, bits


@kept(2)
def slots_by_kind(position: Position, lexicon: Lexicon) -> Generator[None, None, dict[Kind, SlotsOfKind]]:
    """Give the slots of a board that a full rack can fill and a word matches, kind by kind; pauses between lines."""
    matching = patterns_of(lexicon).matching
    kinds: dict[Kind, SlotsOfKind] = {}
    for line in kept_lines(position, lexicon):
        for run in kept_runs(line):
            for span in run.spans:
                if words := matching(span[0]):
                    kind = kind_of(span[0])
                    slots = kinds.get(kind)
                    if slots is None:
                        slots = kinds[kind] = SlotsOfKind(span[1])
                    slots.add(line, run, span, words)
        yield
    return kinds


def slot_words(line: Line, patterns: Patterns, laid: int | None = None) -> Iterator[tuple[Slot, Bits]]:
    """Give the slots of a line that any word fits, or those alone that take so many tiles, with the words."""
    for run in kept_runs(line):
        for span in run.spans:
            if laid in (None, span[1]) and (words := _passing(patterns.matching(span[0]), run, span, patterns)):
                yield Slot(line, run.start, span[0], span[1]), words


def _passing(words: Bits, run: Run, span: Span, patterns: Patterns) -> Bits:
    """Keep of some words those that make words across, too."""
    length, one_of = len(span[0]), patterns.one_of
    for i, fillings in run.checks[: span[2]]:
        words &= one_of(length, i, fillings)
    return words
