"""Making leave values: what tiles are worth keeping, learnt from games that the engine plays against itself.

On boards of such games many racks are drawn from the tiles that are not on the board, and the best move of each is
found (`many_racks`). A leave is worth what racks that contain it make above the average rack of the same board: whoever
keeps it will hold one of them. What few racks tell of is drawn towards what smaller leaves say. The first generation of
games is played with the estimate of `values`, each further one with the values of the one before.

That leaves are valued by such games is usual in the field (Jason Katz-Brown and John O'Laughlin's Quackle, César Del
Solar's Macondo); that all racks of a board are served at once makes it quick enough for a page.
"""

import random
from collections.abc import Generator, Iterator, Sequence

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import BLANK, TileSet
from ..board import unseen
from ..layout import Layout
from ..leaves.tables import LARGEST
from ..leaves.values import STEPS, Leaves, LeaveTable, estimated_leaves
from ..simulation.many_racks import RackSample, board_scores
from ..tile_keys import parts_of
from .self_play import Turn, by_leaves, play_game

__all__ = [
    "GAMES_OF_A_SEED",
    "Study",
    "generations",
    "study_game",
    "train",
]

RACKS = 256
"""Racks that are drawn for a board."""

GAMES_OF_A_SEED = 1_000_000
"""Games that a seed has for itself."""

_EVERY = 3
"""One of so many turns is studied: boards of one game have much in common."""

_DOUBT = 60
"""Racks whose word weighs as much as that of smaller leaves.

The best moves of two racks of a board differ by some 20 points, what tiles are worth together and apart by 2 or 3: the
ratio of their squares.
"""


class Study:
    """What racks that contain a leave make above the average of their boards: the sums in points, and the numbers.

    >>> study = Study()
    >>> study.add([(b"AS", 8.0), (b"AV", -6.0)])
    >>> study.sums[b"A"], study.counts[b"A"], study.boards
    (0.0, 2, 1)
    """

    def __init__(self) -> None:
        self.sums: dict[Tiles, float] = {}
        self.counts: dict[Tiles, int] = {}
        self.boards = 0

    def add(self, racks: Sequence[tuple[Tiles, float]]) -> None:
        """Take in the racks of one board, sorted, and what their best moves are worth."""
        mean = sum([worth for _, worth in racks]) / len(racks)
        sums, counts = self.sums, self.counts
        for rack, worth in racks:
            for _, leave in parts_of(rack):
                if 0 < len(leave) <= LARGEST:
                    sums[leave] = sums.get(leave, 0.0) + worth - mean
                    counts[leave] = counts.get(leave, 0) + 1
        self.boards += 1

    def join(self, other: "Study") -> None:
        """Take in what another study has found."""
        for leave, worth in other.sums.items():
            self.sums[leave] = self.sums.get(leave, 0.0) + worth
            self.counts[leave] = self.counts.get(leave, 0) + other.counts[leave]
        self.boards += other.boards

    def values(self) -> dict[Tiles, float]:
        """Give the values of all leaves that were met, in points."""
        values: dict[Tiles, float] = {}
        table = LeaveTable(values)
        for leave in sorted(self.sums, key=lambda leave: (len(leave), leave)):
            expected = table[leave] if len(leave) > 1 else 0.0
            value = (self.sums[leave] + _DOUBT * expected) / (self.counts[leave] + _DOUBT)
            values[leave] = table[leave] = round(value * STEPS) / STEPS
        return values


def study_game(
    study: Study, layout: Layout, tiles: TileSet, lexicon: Lexicon, *, leaves: Leaves, seed: int
) -> Iterator[None]:
    """Study boards of one game; yields after each turn.

    Racks with two blanks are left out: they are solved one by one, and the pair is valued from single blanks.
    """
    rng = random.Random(f"racks {seed}")
    player = by_leaves(lexicon, leaves)
    for number, turn in enumerate(play_game(layout, tiles, players=(player, player), seed=seed)):
        if number % _EVERY == seed % _EVERY and turn.bag >= layout.rack:
            racks = yield from _racks_on(turn, lexicon, leaves, rng)
            study.add(racks)
        yield


def _racks_on(
    turn: Turn, lexicon: Lexicon, leaves: Leaves, rng: random.Random
) -> Generator[None, None, list[tuple[Tiles, float]]]:
    """Draw racks for a board, and give what their best moves are worth."""
    position = turn.position
    pool = sorted(unseen(position, b"").elements())
    racks = [bytes(sorted(rng.sample(pool, position.layout.rack))) for _ in range(RACKS)]
    sample = RackSample([rack for rack in racks if rack.count(BLANK) < 2], position.tiles.letters)
    scores = yield from board_scores(position, lexicon, sample)
    return [(rack, scores.best_move(rack, leaves, can_exchange=True).worth) for rack in sample.racks]


def generations(games: int, number: int) -> list[int]:
    """Share games out among generations: each but the last, which makes the table, has half as many as the next.

    >>> generations(700, 3)
    [100, 200, 400]
    """
    weights = [2**n for n in range(number)]
    shares = [games * weight // sum(weights) for weight in weights]
    return [*shares[:-1], games - sum(shares[:-1])]


def train(
    layout: Layout, tiles: TileSet, lexicon: Lexicon, *, boards: int, seed: int
) -> Generator[int, None, dict[Tiles, float]]:
    """Make leave values from so many boards, in three generations; yields how many are done, several times a second."""
    leaves: Leaves = estimated_leaves(layout, tiles, lexicon)
    values: dict[Tiles, float] = {}
    done, game = 0, seed * GAMES_OF_A_SEED
    for share in generations(boards, 3):
        study = Study()
        while study.boards < share:
            for _ in study_game(study, layout, tiles, lexicon, leaves=leaves, seed=game):
                yield min(done + study.boards, boards)
                if study.boards >= share:
                    break
            game += 1
        done += share
        if study.boards:
            values = study.values()
            leaves = LeaveTable(values)
    return values
