"""The words that the slots of a board take, whatever the rack: the larger part of what a position's plays depend on.

A slot takes the words that match its pattern and whose letters, where it crosses a word, make a word there too. Which of
these a rack can play depends, beyond that, on the length of the slot and on the tiles that lie in it alone: slots that
have both in common are of one *kind*. So each rack asks the list once for each kind (`RackWords.words`), and meets each
slot with one "and".
"""

from collections.abc import Generator, Iterator
from functools import lru_cache

from ..alphabets import Tiles
from ..bitsets import Bits
from ..jobs import kept
from ..lexicon import Lexicon
from ..tiles import EMPTY
from .board import Position
from .patterns import Patterns, patterns_of
from .slots import Line, Slot, kept_lines, kept_runs

__all__ = ["Kind", "kind_of", "slot_words", "words_by_kind"]

Kind = tuple[int, Tiles]
"""The length of a slot, and the letters that lie in it, sorted."""

_EMPTY = bytes([EMPTY])


def kind_of(pattern: Tiles) -> Kind:
    """Give the kind of a slot with this pattern."""
    return len(pattern), bytes(sorted(pattern.translate(None, _EMPTY)))


@kept(2)
def words_by_kind(
    position: Position, lexicon: Lexicon
) -> Generator[None, None, list[tuple[Kind, list[tuple[Slot, Bits]]]]]:
    """Give the slots of a board that a full rack can fill and that any word fits, kind by kind, with these words.

    Pauses between lines.
    """
    patterns = patterns_of(lexicon)
    kinds: dict[Kind, list[tuple[Slot, Bits]]] = {}
    for line in kept_lines(position, lexicon):
        for slot, bits in _kept_words(line, patterns):
            kinds.setdefault(kind_of(slot.pattern), []).append((slot, bits))
        yield
    return list(kinds.items())


# One more tile on the board leaves most lines as they were.
@lru_cache(maxsize=64)
def _kept_words(line: Line, patterns: Patterns) -> list[tuple[Slot, Bits]]:
    return list(slot_words(line, patterns))


def slot_words(line: Line, patterns: Patterns, laid: int | None = None) -> Iterator[tuple[Slot, Bits]]:
    """Give the slots of a line that any word fits, or those alone that take so many tiles, with the words."""
    for start, checks, spans in kept_runs(line):
        for pattern, open, checked in spans:
            if laid not in (None, open):
                continue
            bits = patterns.matching(pattern)
            for i, fillings in checks[:checked]:
                bits &= patterns.one_of(len(pattern), i, fillings)
            if bits:
                yield Slot(line, start, pattern, open), bits
