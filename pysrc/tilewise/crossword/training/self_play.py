"""Games of two that the engine plays against itself, decided by a seed."""

import random
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import TileSet
from ..bag import filled, full_bag
from ..board import Position, unseen
from ..layout import Layout
from ..leaves.values import ClosingLeaves, Leaves
from ..plays import Play
from ..search import Search
from ..tile_keys import parts_of

__all__ = ["Player", "Turn", "by_leaves", "play_game"]

_SCORELESS = 6
"""Turns in a row without points that end a game."""


class Turn(NamedTuple):
    """A turn before it is made: who moves, on which board, with which rack, the tiles in the bag, and both scores."""

    mover: int
    position: Position
    rack: Tiles
    bag: int
    scores: tuple[int, int]


Player = Callable[[Turn], tuple[Play | None, Tiles]]
"""Chooses what to play, if anything, and what stays on the rack."""


def play_game(
    layout: Layout, tiles: TileSet, *, players: Sequence[Player], seed: int
) -> Generator[Turn, None, tuple[int, int]]:
    """Play a game, turn by turn, and give both scores in the end.

    The bag is shuffled once and the sides draw from its two ends: with the players exchanged, each draws what the other
    drew.

    A side that plays out gains twice what the other holds; after six turns without points both lose what they hold.
    """

    def held_by(rack: Tiles) -> int:
        return sum(rack.translate(tiles.points))

    rng = random.Random(f"self-play {seed}")
    bag = full_bag(tiles, 2 * layout.rack)
    rng.shuffle(bag)
    position = Position.bare(layout, tiles)
    ends = (-1, 0)
    racks = [filled(b"", bag, layout.rack, end=end) for end in ends]
    scores, mover, scoreless = [0, 0], 0, 0
    while scoreless < _SCORELESS:
        turn = Turn(mover, position, racks[mover], len(bag), (scores[0], scores[1]))
        yield turn
        play, kept = players[mover](turn)
        returned = [] if play else list((Counter(racks[mover]) - Counter(kept)).elements())
        scoreless = 0 if play else scoreless + 1
        if play:
            scores[mover] += play.score
            position = play.after(position)
        racks[mover] = filled(kept, bag, layout.rack, end=ends[mover])
        for tile in returned:
            bag.insert(rng.randrange(len(bag) + 1), tile)
        mover = 1 - mover
        if not racks[1 - mover]:
            break
    held = [held_by(rack) for rack in racks]
    if scoreless == _SCORELESS:
        return scores[0] - held[0], scores[1] - held[1]
    return scores[0] + 2 * held[1], scores[1] + 2 * held[0]


def by_leaves(lexicon: Lexicon, leaves: Leaves | None) -> Player:
    """Give a player who plays by equity, and at the end by what playing out gains; without leaves, what scores most."""

    def choose(turn: Turn) -> tuple[Play | None, Tiles]:
        position, points = turn.position, turn.position.tiles.points
        if leaves is None or turn.bag:
            return _best(turn, lexicon, leaves)
        held = sum([points[tile] * n for tile, n in unseen(position, turn.rack).items()])
        return _best(turn, lexicon, ClosingLeaves(points, held))

    return choose


def _best(turn: Turn, lexicon: Lexicon, leaves: Leaves | None) -> tuple[Play | None, Tiles]:
    by_equity = leaves is not None
    worth = Leaves({}) if leaves is None else leaves
    plays = Search(turn.position, turn.rack, lexicon, leaves=worth, by_equity=by_equity).best(1)
    may_exchange = turn.bag >= turn.position.layout.rack
    if leaves is not None and may_exchange:
        best, kept = max([(leaves[leave], leave) for _, leave in parts_of(bytes(sorted(turn.rack)))[1:]])
        if not plays or best > plays[0].equity:
            return None, kept
    if plays:
        return plays[0], plays[0].leave
    return None, b"" if may_exchange else turn.rack
