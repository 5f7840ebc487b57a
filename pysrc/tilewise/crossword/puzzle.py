"""A position out of games that a seed decides: the same for all who ask with the same words, board and tiles."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from ..alphabets import Tiles
from ..jobs import Job
from ..lexicon import Lexicon
from ..tiles import TileSet
from .bag import filled, full_bag
from .board import Position
from .layout import Layout
from .moves import Move, best_moves
from .search import Search

__all__ = ["seek_clear_position", "seek_position"]

_TURNS = range(3, 10)
"""Plays that lie on the board: after them it is open, and both sides still have full racks."""

_FEWEST_PLAYS = 40
"""Legal plays below which there is too little to look for; the game then goes on by a turn."""

_CLEAR = 4.0
"""Points of equity by which the best move leads where it is clear."""

_GAMES = 10
"""Games that are played for a position whose best play is clear and does not score most."""

_COMPARED = 2
"""Moves that are compared: the best and the second."""


def seek_position(layout: Layout, tiles: TileSet, lexicon: Lexicon, seed: int) -> Job[tuple[Position, Tiles]]:
    """Play a game up to a turn that the seed decides, both sides laying what scores most; give board and next rack.

    It pauses at each turn. Raises PositionError "tile-set" for a set whose numbers of tiles are not known, or that has
    too few to begin.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword import layout_of
    >>> from tilewise.jobs import finish
    >>> from tilewise.tiles import tile_set_of
    >>> words = Lexicon.from_words(["ab", "aba", "baa", "tea", "eat", "ate", "at", "ta"], alphabet("en"))
    >>> game = layout_of("scrabble"), tile_set_of("en"), words
    >>> one, other = (finish(seek_position(*game, 5)) for _ in range(2))
    >>> str(one[0]) == str(other[0])
    True
    """
    rng = random.Random(f"crossword/{seed}")
    bag = _shuffled(layout, tiles, rng)
    wanted = rng.choice(_TURNS)
    for turn in _game(Position.bare(layout, tiles), bag, lexicon, by_equity=False):
        if turn.played >= wanted and turn.plays >= _FEWEST_PLAYS:
            break
        yield None
    return turn.position, turn.rack


def seek_clear_position(layout: Layout, tiles: TileSet, lexicon: Lexicon, seed: int) -> Job[tuple[Position, Tiles]]:
    """Give board and rack of a turn at which the best move by equity is clear, and is a play; pause at each turn.

    Games are played by equity until there is a turn whose best play leads all other moves by four points, and is not
    the one that scores most; where a few games have none, one that scores most will do, and else the clearest turn.
    Raises what `seek_position` does.
    """
    clearest: tuple[float, Position, Tiles] | None = None
    for number in range(_GAMES):
        bag = _shuffled(layout, tiles, random.Random(f"crossword/{seed}/equity/{number}"))
        for turn in _game(Position.bare(layout, tiles), bag, lexicon, by_equity=True):
            yield None
            if turn.played not in _TURNS or turn.plays < _FEWEST_PLAYS or len(turn.best) < _COMPARED:
                continue
            best, second = turn.best
            lead = best.equity - second.equity if best.play else 0.0
            if lead >= _CLEAR:
                most = Search(turn.position, turn.rack, lexicon).best(1)[0]
                if most.score > best.score:
                    return turn.position, turn.rack
            if clearest is None or min(lead, _CLEAR) > min(clearest[0], _CLEAR):
                clearest = lead, turn.position, turn.rack
    return clearest[1:] if clearest else (yield from seek_position(layout, tiles, lexicon, seed))


class _Turn(NamedTuple):
    """A turn of a game: board and rack, plays made before, how many plays there are, and the best moves."""

    position: Position
    rack: Tiles
    played: int
    plays: int
    best: list[Move]


def _shuffled(layout: Layout, tiles: TileSet, rng: random.Random) -> list[int]:
    bag = full_bag(tiles, 2 * layout.rack)
    rng.shuffle(bag)
    return bag


def _game(position: Position, bag: list[int], lexicon: Lexicon, *, by_equity: bool) -> Iterator[_Turn]:
    """Play a game by score or by equity, and give its turns until the bag runs low, and the one after."""
    size = position.layout.rack
    mine, theirs = filled(b"", bag, size), filled(b"", bag, size)
    played = 0
    while True:
        if by_equity:
            count, best = best_moves(position, mine, lexicon, _COMPARED)
        else:
            search = Search(position, mine, lexicon)
            count, best = search.count, [Move.of(play) for play in search.best(1)]
        yield _Turn(position, mine, played, count, best)
        if len(bag) < size:
            return
        kept = b""
        if best and best[0].play:
            position = best[0].play.after(position)
            played += 1
            kept = best[0].leave
        mine = filled(kept, bag, size)
        mine, theirs = theirs, mine
