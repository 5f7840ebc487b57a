"""What the other side probably kept, by the move that it made.

Whoever plays well makes the best move of their rack, or one that is nearly as good. So a rack with a much better move
is an unlikely one. Each rack that the other side may have had counts as often as it can be drawn, times

    e ** -(points of equity by which its best move is better / 4)  +  1/50

where the last is for moves that nobody understands: no rack is ruled out. Where racks are few all are tried, else some,
drawn by chance. A batch of them is asked about on the board at once (`many_racks`).

Both numbers were chosen with games of three players: by equity, by score, and by equity with mistakes (e times fewer
for each 4 points). Of leaves of one or two tiles in 16 games each, what was kept is held likelier than by the draw
alone by 0.62 ± 0.13, 0.51 ± 0.16 and 0.49 ± 0.15 (logarithm, 95%); 3 or 5 instead of 4 come to the same.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping
from itertools import islice
from math import comb, exp
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from ..leaves.values import Leaves
from ..moves import exchanges, may_exchange
from ..plays import leave_of
from .many_racks import RackSample, board_scores

__all__ = ["Inference", "Made", "seek_kept"]

_POINTS = 4.0
"""Points of equity that make a move e times less likely."""

_ANYTHING = 1 / 50
"""The likelihood of a move that is much worse than the best."""

_SCALE = 2**30
"""Likelihoods are whole numbers, parts of this, so that their sums are the same wherever they are computed."""

_AT_ONCE = 200
"""Racks that are tried together."""


class Made(NamedTuple):
    """What is known of a move: the tiles that a play took from the rack and its score, or how many were exchanged."""

    tiles: Tiles
    score: int
    exchanged: int = 0


class Inference(NamedTuple):
    """What was found out: what each leave weighs, how many racks were tried, and of how many, each counted once."""

    weights: Mapping[Tiles, int]
    tried: int
    of: int


def seek_kept(
    position: Position,
    pool: Counter[int],
    made: Made,
    lexicon: Lexicon,
    leaves: Leaves,
    *,
    bag: int,
    racks: int,
    seed: int,
) -> Generator[Inference | None, None, None]:
    """Weigh what the other side may have kept: gives what is known after each batch of racks, and None on the way.

    `pool` are the tiles that it may have had before its move in the `position`: its rack, and as many more as the `bag`
    held. All racks are tried if there are no more than so many `racks`, else that many, drawn by chance.
    """
    rest = +(pool - Counter(made.tiles))
    size = pool.total() - bag - len(made.tiles)
    of = _ways(rest, size)
    drawing = iter(_all(rest, size).items()) if of <= racks else _drawn(rest, size, racks, seed)
    most = may_exchange(position, bag)
    weights: defaultdict[Tiles, int] = defaultdict(int)
    tried = 0
    while batch := list(islice(drawing, _AT_ONCE)):
        whole = [bytes(sorted(drawn + made.tiles)) for drawn, _ in batch]
        scores = yield from board_scores(position, lexicon, RackSample(whole, position.tiles.letters))
        for rack, (_, chance) in zip(whole, batch, strict=True):
            best = yield from scores.seek_best_move(rack, leaves, exchanged=most)
            for leave in _kept(rack, made):
                lost = max(best.worth - made.score - leaves[leave], 0.0)
                weights[leave] += chance * round(_SCALE * (exp(-lost / _POINTS) + _ANYTHING))
            yield None
        tried += len(batch)
        yield Inference(weights, tried, of)


def _kept(rack: Tiles, made: Made) -> list[Tiles]:
    """List what a rack may have kept."""
    if not made.exchanged:
        return [leave_of(rack, made.tiles)]
    return [leave_of(rack, tiles) for tiles in exchanges(rack, made.exchanged) if len(tiles) == made.exchanged]


def _ways(pool: Counter[int], size: int) -> int:
    """Count the different choices of so many tiles.

    >>> _ways(Counter("AAB"), 2)
    2
    """
    ways = [1] + [0] * size
    for count in pool.values():
        ways = [sum(ways[max(n - count, 0) : n + 1]) for n in range(size + 1)]
    return ways[size]


def _all(pool: Counter[int], size: int) -> Mapping[Tiles, int]:
    """Give the different choices of so many tiles, and in how many ways each can be drawn.

    >>> _all(Counter(b"AAB"), 2)
    {b'AA': 1, b'AB': 2}
    """
    found = {b"": 1}
    left = pool.total()
    for tile, count in sorted(pool.items()):
        left -= count
        found = {
            drawn + bytes([tile]) * n: ways * comb(count, n)
            for drawn, ways in found.items()
            for n in range(count, -1, -1)
            if len(drawn) + n <= size <= len(drawn) + n + left
        }
    return found


def _drawn(pool: Counter[int], size: int, number: int, seed: int) -> Iterator[tuple[Tiles, int]]:
    """Draw so many times so many tiles."""
    tiles, chance = sorted(pool.elements()), random.Random(f"kept {seed}")
    for _ in range(number):
        yield bytes(sorted(chance.sample(tiles, size))), 1
