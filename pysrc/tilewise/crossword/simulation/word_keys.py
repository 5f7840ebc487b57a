"""The words of a lexicon by the keys of their letters (see `tile_keys`), and a rack's best play in a few lines by them.

A word that fills a slot has the letters that lie there and those that are placed, so its key is the sum of both. For
each slot and each part of a rack as large as the slot is open there is one key to look up; what is found are the few
words of just these letters. Parts are taken in falling order of what the tiles that stay are worth, and only as long
as the slot can bring enough.
"""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon, WordBlock
from ...tiles import BLANK, EMPTY, TileSet
from ..layout import premium_points
from ..leaves.values import Leaves
from ..slots import Line, Slot, kept_runs
from ..tile_keys import Key, key_of, parts_of, row_keys

__all__ = ["Found", "RackParts", "WordKeys", "best_in_lines", "word_keys_of"]


class _Block:
    """The words of one length by key.

    `last` gives the number of the last word of a key, `before` of each word the one before it with the same key, or -1.
    """

    def __init__(self, block: WordBlock) -> None:
        keys = row_keys(block.text, block.length, range(block.length))
        self.last: dict[Key, int] = {}
        self.before = array("i")
        for j, key in enumerate(keys):
            self.before.append(self.last.get(key, -1))
            self.last[key] = j


class WordKeys:
    """The words of a lexicon by key; those of a length are read when they are first asked for.

    >>> from tilewise.alphabets import alphabet
    >>> words = WordKeys(Lexicon.from_words(["ate", "eat", "oat"], alphabet("en")))
    >>> words.spelled(3, key_of(b"AET")), words.spelled(3, key_of(b"AAA"))
    ([b'EAT', b'ATE'], [])
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._blocks: dict[int, _Block] = {}

    def spelled(self, length: int, key: Key) -> list[Tiles]:
        """List the words of a length that have a key."""
        block, words = self.of_length(length), self._lexicon.of_length(length)
        found = []
        j = block.last.get(key, -1)
        while j >= 0:
            found.append(words.word(j))
            j = block.before[j]
        return found

    def of_length(self, length: int) -> _Block:
        """Give the words of one length."""
        if length not in self._blocks:
            self._blocks[length] = _Block(self._lexicon.of_length(length))
        return self._blocks[length]


@lru_cache(maxsize=2)
def word_keys_of(lexicon: Lexicon) -> WordKeys:
    """Give the words of a lexicon by key; the last two are kept."""
    return WordKeys(lexicon)


class Found(NamedTuple):
    """A play of a rack: what it is worth with its leave, its score, slot and word, the places of blanks, the leave."""

    worth: float
    score: int
    slot: Slot
    word: Tiles
    blanks: tuple[int, ...]
    leave: Tiles


class _Part(NamedTuple):
    """Tiles to be placed: what those that stay are worth, the key without a blank, what stays, whether a blank lies."""

    value: float
    key: Key
    leave: Tiles
    has_blank: bool


class RackParts:
    """The parts of a rack with at most one blank, by their size, those first whose leave is worth most."""

    def __init__(self, rack: Tiles, leaves: Leaves, tiles: TileSet) -> None:
        self.rack = bytes(sorted(rack))
        points = tiles.points
        self._letters = _letter_keys(tiles.letters)
        self.points = sorted(rack.translate(points), reverse=True)
        self.by_size: list[list[_Part]] = [[] for _ in range(len(rack) + 1)]
        holds = BLANK in rack
        blank = key_of(b"?")
        for key, leave in parts_of(self.rack):
            lies = holds and BLANK not in leave
            part = _Part(leaves[leave], key - blank if lies else key, leave, lies)
            self.by_size[len(rack) - len(leave)].append(part)
        for parts in self.by_size:
            parts.sort(key=lambda part: -part.value)

    def with_blank(self, key: Key) -> list[tuple[int, Key]]:
        """Give each letter that a blank may stand for, with a key that counts it."""
        return [(letter, key + more) for letter, more in self._letters]


@lru_cache(maxsize=8)
def _letter_keys(letters: Tiles) -> list[tuple[int, Key]]:
    return [(letter, key_of(bytes([letter]))) for letter in letters]


def best_in_lines(lines: Iterable[Line], parts: RackParts, words: WordKeys, least: float) -> Found | None:
    """Give the best play by equity in some lines, or None if none comes to `least` points; the first of equal ones."""
    by_size, points = parts.by_size, parts.points
    slots = [
        (slot.worth.bound(points) + by_size[slot.open][0].value, slot, key, fixed, checks)
        for line in lines
        for slot, key, fixed, checks in _slots_of(line)
        if slot.open < len(by_size)
    ]
    slots.sort(key=lambda each: -each[0])
    best: Found | None = None
    for bound, slot, lies, fixed, checks in slots:
        if bound < least:
            break
        length, most = len(slot.pattern), bound - by_size[slot.open][0].value
        known = words.of_length(length).last
        for part in by_size[slot.open]:
            if most + part.value < least:
                break
            key = lies + part.key
            for letter, placed in parts.with_blank(key) if part.has_blank else ((0, key),):
                if placed in known:
                    for word in words.spelled(length, placed):
                        if _fits(word, fixed, checks):
                            found = _play_of(slot, word, parts.rack, part, letter)
                            if found and found.worth >= least and (best is None or found.worth > best.worth):
                                best, least = found, found.worth
    return best


def _fits(word: Tiles, fixed: list[tuple[int, int]], checks: list[tuple[int, Tiles]]) -> bool:
    for i, tile in fixed:
        if word[i] != tile:
            return False
    return all(word[i] in fillings for i, fillings in checks)


def _play_of(slot: Slot, word: Tiles, rack: Tiles, part: _Part, letter: int) -> Found | None:
    """Make the play of a word in a slot; None if the rack does not have it. The blank lies where it costs least."""
    placed = bytes([word[i] for i, _, _ in slot.worth.places])
    if letter:
        placed = placed.replace(bytes([letter]), b"?", 1)
    if bytes(sorted(placed + part.leave)) != rack:
        return None  # another choice of tiles with the same key
    points = premium_points(slot.line.tile_set.points)
    scores = {i: points[premium][word[i]] * factor for i, premium, factor in slot.worth.places}
    score = slot.worth.base + sum(scores.values())
    if not letter:
        return Found(score + part.value, score, slot, word, (), part.leave)
    lost, place = min((scores[i], i) for i in scores if word[i] == letter)
    return Found(score - lost + part.value, score - lost, slot, word, (place,), part.leave)


@lru_cache(maxsize=1024)
def _slots_of(line: Line) -> list[tuple[Slot, Key, list[tuple[int, int]], list[tuple[int, Tiles]]]]:
    """List the slots of a line: each with the key of what lies there, that with its squares, and those with checks."""
    return [
        (
            Slot(line, start, pattern, open),
            key_of(pattern.replace(b".", b"")),
            [(i, tile) for i, tile in enumerate(pattern) if tile != EMPTY],
            checks[:checked],
        )
        for start, checks, spans in kept_runs(line)
        for pattern, open, checked in spans
    ]
