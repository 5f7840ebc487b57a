"""The best moves of many racks on one board, for little more than the best move of one.

Who learns leave values asks what a thousand racks would play on the same board, and on one board after another. Instead
of going over the board once for each rack, every rack is divided into its parts (see `tile_keys`), and one pass over
the board finds what each part scores at most, wherever it lies:

    tiles      most    where
    E          8       4C, as RE
    ES         31      8L, as QUIZES
    AERS       24      H12, as ARES

A rack's best move is the best of its parts, each with what the tiles that stay are worth: exact, whatever that depends
on.

A blank is a kind of tile. Words that a part with a blank makes are found by what they would take without it: by the
part with each letter of the set in the blank's place. Racks with several blanks are rare and solved one by one.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from ...alphabets import Tiles
from ...bitsets import Bits
from ...lexicon import Lexicon
from ...tiles import AS_BLANK, BLANK
from ..board import Position
from ..layout import premium_points
from ..leaves.values import Leaves
from ..patterns import patterns_of
from ..plays import Play, placed_in
from ..search import Search
from ..slot_words import slot_words
from ..slots import Line, Slot, kept_lines, slot_scores
from ..tile_keys import Key, key_of, parts_of, row_keys

__all__ = ["BestMove", "BoardScores", "Laid", "RackSample", "board_scores", "seek_best_move"]


class Laid(NamedTuple):
    """Tiles laid on a board: the slot, the word, and the places of blanks in it."""

    slot: Slot
    word: Tiles
    blanks: tuple[int, ...]

    @property
    def placed(self) -> Tiles:
        """The tiles that the play puts down."""
        return placed_in(self.slot, self.word, self.blanks)


class BestMove(NamedTuple):
    """A rack's best move: what it is worth with its leave, in points, its score, what is laid, and what stays.

    `laid` is None when the tiles are exchanged, or none are and the turn is passed.
    """

    worth: float
    score: int
    laid: Laid | None
    leave: Tiles

    def is_better(self, other: "BestMove", position: Position) -> bool:
        """Say which of two moves of a position a side makes: by worth, then points, then by what it keeps.

        Of those that are still the same it makes the one after which the board, or its mirror image, comes first as
        bytes: so a board and its mirror image, across for down, are played on alike.
        """
        mine, others = (self.worth, self.score, self.leave), (other.worth, other.score, other.leave)
        if mine != others:
            return mine > others
        return _either_way(self.after(position)) < _either_way(other.after(position))

    def after(self, position: Position) -> Position:
        """Give the board after the move."""
        if not self.laid:
            return position
        slot = self.laid.slot
        return position.with_tiles(*slot.square, self.laid.placed, across=slot.line.across)


def _either_way(position: Position) -> bytes:
    """Give the board as it lies or with across for down, whichever comes first."""
    return min(
        position.board,
        b"".join(position.board[column :: position.layout.width] for column in range(position.layout.width)),
    )


class RackSample:
    """Racks that are asked for together, and the keys of all their parts, those with one blank apart.

    `letters` are the tiles that a blank may stand for.
    """

    def __init__(self, racks: Iterable[Tiles], letters: Tiles) -> None:
        self.racks = [bytes(sorted(rack)) for rack in racks]
        self.plain: set[Key] = set()
        self.with_blank: set[Key] = set()
        for rack in set(self.racks):
            letters_only = rack.replace(b"?", b"")
            keys = [key for key, _ in parts_of(letters_only)]
            self.plain.update(keys)
            if len(letters_only) < len(rack):
                blank = key_of(b"?")
                self.with_blank.update([key + blank for key in keys])
        # Without the blank's own key, and with each letter's in its place.
        more = [key_of(bytes([letter])) - key_of(b"?") for letter in letters]
        self.wanted = self.plain.union(*[[key + letter for key in self.with_blank] for letter in more])


_WORD, _BLANK, _SLOT, _LINE = 24, 6, 16, 8
"""Bits of a word's number among those of its slot, of a place, of a slot's number in its line, and of a line's."""

_SCORE = _WORD + _BLANK + _SLOT + _LINE
"""Bits below the score."""


class _LineScores:
    """What parts of the racks score in one line at most.

    `best` has one number for each part: from the top the score, the line, the slot, the place of a blank from 1 (0: no
    blank), and the word. So the highest number is the best play, and it can be read back (`laid`).
    """

    def __init__(self, line: Line, sample: RackSample) -> None:
        self.best: dict[Key, int] = {}
        self.number = line.number * 2 + line.across
        self._sample = sample
        self._tables = premium_points(line.tile_set.points)
        self._slots: list[tuple[Slot, Tiles]] = []

    def look(self, slots: Iterable[tuple[Slot, Bits]], lexicon: Lexicon) -> Iterator[None]:
        """Go through the line's slots, each with the words that fit it; what it gives is to pause at."""
        for slot, bits in slots:
            text = lexicon.of_length(len(slot.pattern)).select(bits)
            keys = row_keys(text, len(slot.pattern), [i for i, _, _ in slot.worth.places])
            found = list(compress(range(len(keys)), map(self._sample.wanted.__contains__, keys)))
            if found:
                at = (self.number << _SLOT | len(self._slots)) << _WORD + _BLANK
                self._slots.append((slot, text))
                self._take(slot, text, [(keys[j], at | j, j) for j in found])
            yield

    def laid(self, number: int) -> Laid:
        """Read a play back from its number."""
        word, blank = number & (1 << _WORD) - 1, number >> _WORD & (1 << _BLANK) - 1
        slot, text = self._slots[number >> _WORD + _BLANK & (1 << _SLOT) - 1]
        length = len(slot.pattern)
        return Laid(slot, text[word * length : word * length + length], (blank - 1,) if blank else ())

    def _take(self, slot: Slot, text: Tiles, found: list[tuple[Key, int, int]]) -> None:
        """Take in words of a slot: for each the key of what it takes, its number without the score, and its place."""
        best, plain, with_blank = self.best, self._sample.plain, self._sample.with_blank
        scores, length = slot_scores(slot, text, self._tables), len(slot.pattern)
        places = [
            (i, i + 1 << _WORD, [(points * factor) << _SCORE for points in self._tables[premium]])
            for i, premium, factor in slot.worth.places
        ]
        for key, play, j in found:
            number = scores[j] << _SCORE | play
            if key in plain and number > best.get(key, -1):
                best[key] = number
            if with_blank:
                for i, at, points in places:
                    tile = text[j * length + i]
                    with_it = key - _FOR_BLANK[tile]
                    if with_it in with_blank and number - points[tile] + at > best.get(with_it, -1):
                        best[with_it] = number - points[tile] + at


_FOR_BLANK = [key_of(bytes([tile])) - key_of(bytes([BLANK])) for tile in range(256)]
"""What a key falls by when a blank takes a tile's place."""


class BoardScores:
    """What the parts of the racks of a sample score on a board at most (`board_scores`)."""

    def __init__(self, position: Position, lexicon: Lexicon, lines: "Sequence[_LineScores]") -> None:
        self.position = position
        self._lexicon = lexicon
        self._by_number = {scores.number: scores for scores in lines}
        self._most: dict[Key, int] = {}
        for scores in lines:
            for key, number in scores.best.items():
                if number > self._most.get(key, -1):
                    self._most[key] = number

    def seek_best_move(self, rack: Tiles, leaves: Leaves, *, exchanged: int) -> Generator[None, None, BestMove]:
        """Give the best move of a rack of the sample, by score and leave, with an exchange of so many tiles at most.

        Where it has several blanks, which takes its time, it yields many times a second.
        """
        if rack.count(BLANK) > 1:
            return (yield from seek_best_move(self.position, rack, self._lexicon, leaves, exchanged=exchanged))
        most, chosen, stays = leaves[rack], -1, rack
        for key, leave in parts_of(rack):
            number = self._most.get(key, -1)
            if number >= 0 or len(rack) - len(leave) <= exchanged:
                worth = leaves[leave] + max(number >> _SCORE, 0)
                if worth > most:
                    most, chosen, stays = worth, number, leave
        if chosen < 0:
            return BestMove(most, 0, None, stays)
        scores = self._by_number[chosen >> _SCORE - _LINE & (1 << _LINE) - 1]
        return BestMove(most, chosen >> _SCORE, scores.laid(chosen), stays)


def board_scores(
    position: Position, lexicon: Lexicon, sample: RackSample, *, laid: int | None = None
) -> Generator[None, None, BoardScores]:
    """Find what the parts of racks score on a board at most; yields many times a second.

    Where plays of one number of tiles are enough, of bingos for instance, `laid` is that number, and it is sooner done.
    """
    lines = []
    for line in kept_lines(position, lexicon):
        lines.append(_LineScores(line, sample))
        yield from lines[-1].look(slot_words(line, patterns_of(lexicon), laid), lexicon)
    return BoardScores(position, lexicon, lines)


def seek_best_move(
    position: Position, rack: Tiles, lexicon: Lexicon, leaves: Leaves, *, exchanged: int
) -> Generator[None, None, BestMove]:
    """Give the best move of one rack, sorted, by score and leave, with an exchange of so many tiles at most.

    It yields many times a second.
    """
    stays = [rack, *(leave for _, leave in parts_of(rack) if len(rack) - len(leave) <= exchanged)]
    kept = max([BestMove(leaves[leave], 0, None, leave) for leave in stays], key=lambda move: move.worth)
    best = kept
    search = Search(position, rack, lexicon, by_equity=True, leaves=leaves)
    for play in (yield from search.seek_equals(kept.worth)):
        move = _move_of(play, leaves)
        if move.is_better(best, position):
            best = move
    return best


def _move_of(play: Play, leaves: Leaves) -> BestMove:
    blanks = tuple([i for i, tile in enumerate(play.placed) if tile & AS_BLANK])
    return BestMove(play.score + leaves[play.leave], play.score, Laid(play.slot, play.word, blanks), play.leave)
