"""Making leave values: what it is worth to keep tiles, learnt from games that the engine plays against itself.

On each board of such a game many racks are drawn from the tiles that are not on it, and the best move of each is found
(`many_racks`). A leave is then worth what the racks that contain it make above the average rack of the same board:
whoever keeps it will hold one of them. Values that few racks tell of are drawn towards what smaller leaves say. The
first games are played with the estimate of `leaves`; each generation plays with the values of the one before.

The idea is the usual one of the field's own engines (O'Laughlin's *Quackle* and Del Solar's *Macondo* play millions of
games for it); that all racks of a board are served at once is what makes it quick enough for a browser.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..tiles import AS_BLANK, BLANK, EMPTY, TileSet
from .board import unseen
from .layout import Layout
from .leaves import Leaves, LeaveTable
from .many_racks import BoardScores, RackSample
from .self_play import Turn, play_game

__all__ = ["Observations", "observe_game"]

LARGEST = 6
"""Tiles of the largest leaves that are observed."""


@dataclass
class Observations:
    """What racks that contain a leave made above their board's average: the sum in points, and their number."""

    sums: Counter[Tiles] = field(default_factory=Counter)
    counts: Counter[Tiles] = field(default_factory=Counter)
    boards: int = 0

    def add(self, rack: Tiles, worth: float) -> None:
        sums, counts = self.sums, self.counts
        for leave in subracks(rack):
            sums[leave] += worth
            counts[leave] += 1
