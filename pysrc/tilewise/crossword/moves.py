"""Moves: a play, an exchange or a pass, ranked together.

What a move is worth is its equity: its score and the value of what stays on the rack, and on an empty board what it
does for the other side, which has more to play on after a first play. A pass draws no tile, so it
brings what good tiles promise no nearer: what its rack is worth above nothing does not count, only what it costs.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import chain, product
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..jobs import finish
from ..lexicon import Lexicon
from ..tiles import in_rack_order
from .board import Position, unseen
from .leaves.keeping import leaves_of, leaves_to_the_end
from .leaves.opening import opening_of
from .leaves.values import Leaves
from .plays import Play, leave_of
from .search import Search

__all__ = [
    "Move",
    "MoveKind",
    "best_moves",
    "exchanges",
    "may_exchange",
    "other_moves",
    "ranked",
    "tiles_left",
    "valued",
    "waiting",
]

MoveKind = Literal["play", "exchange", "pass"]
"""What a move can be."""

_KINDS: tuple[MoveKind, ...] = ("play", "exchange", "pass")


class Move(NamedTuple):
    """A play, or the tiles that are exchanged, or a pass; what stays on the rack and what that is worth.

    `waiting` is what it is worth to exchange and leave the first play to the other side.
    `play` is None for all but plays, `tiles` empty for all but exchanges. As text, a move is its play, "-" and the
    tiles, or "-".
    """

    kind: MoveKind
    play: Play | None
    tiles: Tiles
    leave: Tiles
    leave_value: float
    waiting: float = 0.0

    @classmethod
    def of(cls, play: Play) -> "Move":
        """Make the move that lays a play."""
        return cls("play", play, b"", play.leave, play.leave_value)

    @property
    def score(self) -> int:
        """The points of its play; none for other moves."""
        return self.play.score if self.play else 0

    @property
    def equity(self) -> float:
        """The score, and what the leave and the place of a first play, or not to make it, are worth."""
        return self.play.equity if self.play else self.leave_value + self.waiting

    def __str__(self) -> str:
        # Without a tile set letters cannot be written, but bytes of the Latin ones are their own.
        return str(self.play) if self.play else f"-{self.tiles.decode('latin-1')}"

    def __repr__(self) -> str:
        return f"<Move {self}>"


_WAITING = 6.0
"""Points that the other side makes more with a word to play on.

The mean of 300 racks' best moves after 14 first plays less that on the empty board: 5.5 ± 1.1 in English Scrabble,
7.5 ± 1.9 in French, 7.7 ± 0.8 in Kelimelik, 12.3 ± 2.0 in Words With Friends; less after short first plays.
"""


def waiting(position: Position, leaves: Leaves) -> float:
    """Give what it is worth to exchange and lay no tiles now: something on an empty board, nothing else.

    >>> from .board import read_position
    >>> waiting(read_position(), Leaves({65: 1.0})), waiting(read_position(), Leaves({}))
    (6.0, 0.0)
    """
    return _WAITING if position.empty and leaves.has_bag else 0.0


def valued(play: Play, leave: Tiles, leaves: Leaves, position: Position, lexicon: Lexicon) -> Play:
    """Give a play with its leave, and what that and the place of a first play are worth."""
    opening = opening_of(position, lexicon) if leaves.has_bag else None
    place = opening.value(play.slot, play.word) if opening else 0.0
    return play._replace(leave=leave, leave_value=leaves[leave], opening=place)


def tiles_left(position: Position, rack: Tiles, others: int = 1) -> int | None:
    """Count the tiles in the bag if `others` hold full racks; None where the counts of the set are not known.

    >>> from .board import read_position
    >>> tiles_left(read_position(), b"AEINRST"), tiles_left(read_position(), b"AEINRST", 3)
    (86, 72)
    """
    if position.tiles.counts is None:
        return None
    return max(sum(unseen(position, rack).values()) - others * position.layout.rack, 0)


def may_exchange(position: Position, left: int | None) -> int:
    """Say how many tiles may be exchanged with so many left in the bag; all if that number is not known.

    Tiles are exchanged while the bag has as many as a rack holds, or as the game has it, and no more than it has.
    Source: WESPA Game Rules, 3.2; for Words With Friends, whose bag may have fewer,
    http://www.2letterwords.com/Words_with_Friends_Cheats_Part_1.html.

    >>> from .board import read_position
    >>> board, friends = read_position(), read_position(layout="wwf")
    >>> may_exchange(board, 7), may_exchange(board, 6), may_exchange(friends, 6), may_exchange(friends, None)
    (7, 0, 6, 7)
    """
    layout = position.layout
    if left is None:
        return layout.rack
    return min(left, layout.rack) if left >= layout.exchange else 0


def exchanges(rack: Tiles, most: int) -> Iterator[Tiles]:
    """Give each different choice of at most so many tiles of a rack, the fewest first, then as racks are written.

    >>> [tiles.decode() for tiles in exchanges(b"?AA", 7)], [tiles.decode() for tiles in exchanges(b"?AA", 1)]
    (['A', '?', 'AA', 'A?', 'AA?'], ['A', '?'])
    """
    numbers = Counter(in_rack_order(rack))
    order = {tile: place for place, tile in enumerate(numbers)}
    chosen = (
        b"".join(bytes([tile]) * n for tile, n in zip(numbers, taken, strict=True))
        for taken in product(*(range(n + 1) for n in numbers.values()))
        if 0 < sum(taken) <= most
    )
    yield from sorted(chosen, key=lambda tiles: (len(tiles), [order[tile] for tile in tiles]))


def other_moves(
    position: Position, rack: Tiles, lexicon: Lexicon, others: int = 1, leaves: Leaves | None = None
) -> Iterator[Move]:
    """Give the exchanges that there may be, and the pass.

    `others` is the number of other players, who are taken to hold full racks while there is a bag.
    """
    leaves = leaves_of(position, rack, lexicon, others) if leaves is None else leaves
    worth = waiting(position, leaves)
    for tiles in exchanges(rack, may_exchange(position, tiles_left(position, rack, others))):
        leave = leave_of(rack, tiles)
        yield Move("exchange", None, tiles, leave, leaves[leave], worth)
    yield Move("pass", None, b"", rack, min(leaves[rack], 0.0))


def ranked(moves: Iterable[Move], limit: int | None = None, *, by_equity: bool = True) -> list[Move]:
    """Rank moves, in which plays come in their order before others; give the best `limit` (None: all), best first.

    Equal ones: plays before exchanges before the pass; of exchanges the one that leaves more, then the one of fewer
    tiles, then in the order of the rack.
    """
    if by_equity:
        return sorted(moves, key=lambda move: (-move.equity, _KINDS.index(move.kind)))[:limit]
    by_leave = sorted(moves, key=lambda move: 0.0 if move.play else -move.leave_value)
    return sorted(by_leave, key=lambda move: (-move.score, _KINDS.index(move.kind)))[:limit]


def best_moves(
    position: Position,
    rack: Tiles,
    lexicon: Lexicon,
    limit: int | None = 20,
    *,
    by_equity: bool = True,
    others: int = 1,
    leaves: Leaves | None = None,
) -> tuple[int, list[Move]]:
    """Count the legal plays and give the best `limit` moves (None: all); see `ranked` and `other_moves`.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword import read_position
    >>> words = Lexicon.from_words(["qi", "retinas"], alphabet("en"))
    >>> best_moves(read_position(layout="duel"), b"IQV", words, 6)
    (4, [<Move F5 QI 22>, <Move 6E QI 22>, <Move 6F QI 22>, <Move F6 QI 22>, <Move -I>, <Move -Q>])
    """
    seeking = seek_best_moves(position, rack, lexicon, limit, by_equity=by_equity, others=others, leaves=leaves)
    return finish(seeking)


def seek_best_moves(
    position: Position,
    rack: Tiles,
    lexicon: Lexicon,
    limit: int | None = 20,
    *,
    by_equity: bool = True,
    others: int = 1,
    leaves: Leaves | None = None,
    is_over: Callable[[], bool] = lambda: False,
) -> Generator[None, None, tuple[int, list[Move]]]:
    """Give what `best_moves` does, of the plays that are found before it `is_over`; yields many times a second."""
    leaves = leaves_to_the_end(position, rack, lexicon, others) if leaves is None else leaves
    search = Search(position, rack, lexicon, by_equity=by_equity, leaves=leaves)
    plays = yield from search.seek(limit, is_over)
    moves = chain(map(Move.of, plays), other_moves(position, rack, lexicon, others, leaves))
    return search.count, ranked(moves, limit, by_equity=by_equity)
