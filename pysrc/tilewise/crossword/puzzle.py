"""A position out of a game that a seed decides: the same for all who ask with the same words, board and tiles."""

import random

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..tiles import TileSet
from .bag import filled, full_bag
from .board import Position
from .layout import Layout
from .solve import best_plays

__all__ = ["seeded_position"]

_TURNS = range(3, 10)
"""Plays that lie on the board: after them it is open, and both sides still have full racks."""

_FEWEST_PLAYS = 40
"""Legal plays below which there is too little to look for; the game then goes on by a turn."""


def seeded_position(layout: Layout, tiles: TileSet, lexicon: Lexicon, seed: int) -> tuple[Position, Tiles]:
    """Play a game up to a turn that the seed decides, both sides laying what scores most; give board and next rack.

    Raises PositionError "tile-set" for a set whose numbers of tiles are not known, or that has too few to begin.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> words = Lexicon.from_words(["ab", "aba", "baa", "tea", "eat", "ate", "at", "ta"], alphabet("en"))
    >>> game = layout_of("scrabble"), tile_set_of("en"), words
    >>> str(seeded_position(*game, 5)[0]) == str(seeded_position(*game, 5)[0])
    True
    """
    bag = full_bag(tiles, 2 * layout.rack)
    rng = random.Random(f"crossword/{seed}")
    rng.shuffle(bag)
    position = Position.bare(layout, tiles)
    mine, theirs = filled(b"", bag, layout.rack), filled(b"", bag, layout.rack)
    played, wanted = 0, rng.choice(_TURNS)
    while len(bag) >= layout.rack:
        count, best = best_plays(position, mine, lexicon, 1)
        if played >= wanted and count >= _FEWEST_PLAYS:
            break
        if best:
            position = best[0].after(position)
            played += 1
            mine = filled(best[0].leave, bag, layout.rack)
        else:
            mine = filled(b"", bag, layout.rack)
        mine, theirs = theirs, mine
    return position, mine
