"""Making leave values: what tiles are worth keeping, learnt from games that the engine plays against itself.

On boards of such games many racks are drawn from the tiles that are not on the board, and the best move of each is
found (`many_racks`). A leave is worth what racks that contain it make above the average rack of the same board: whoever
keeps it will hold one of them. What few racks tell of is drawn towards what smaller leaves say. The first games are
played with the estimate of `values`, later ones with what was learnt before.

That leaves are valued by such games is usual in the field (Jason Katz-Brown and John O'Laughlin's Quackle, César Del
Solar's Macondo); that all racks of a board are served at once makes it quick enough for a page.
"""

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

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
    "Learnt",
    "Study",
    "generations",
    "study_game",
    "train",
]

RACKS = 256
"""Racks that are drawn for a board."""

GAMES_OF_A_SEED = 1_000_000
"""Games that a seed has for itself."""

_STEP = 32
"""Racks that are valued between two pauses."""

_EVERY = 3
"""One of so many turns is studied: boards of one game have much in common."""

_DOUBT = 60
"""Racks whose word weighs as much as that of smaller leaves.

The best moves of two racks of a board differ by some 20 points, what tiles are worth together and apart by 2 or 3: the
ratio of their squares.
"""

_FIRST, _MOST = 24, 96
"""Boards to the first table, and from one to the next at most.

Few boards already come nearer than the estimate. (English Words With Friends, against the table that ships; in points,
root mean square, for leaves of one to four tiles: the estimate 1.8, 3.0, 3.9, 5.1; after 24 boards 0.7, 1.4, 2.2, 3.1;
after 150 boards 0.5, 0.8, 1.3, 2.0. In 400 games of English Wordfeud each, values of 24 boards gained 6.1 ± 7.6 points
a game on the estimate, those of 162 boards 11.6 ± 6.7.)
"""


class Learnt(NamedTuple):
    """What was learnt: the values of leaves in points, and the boards that they were learnt from."""

    values: Mapping[Tiles, float]
    boards: int


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
        mean = sum([worth for _, worth in racks]) / max(len(racks), 1)
        sums, counts = self.sums, self.counts
        for rack, worth in racks:
            for _, leave in parts_of(rack):
                if 0 < len(leave) <= LARGEST:
                    sums[leave] = sums.get(leave, 0.0) + worth - mean
                    counts[leave] = counts.get(leave, 0) + 1
        self.boards += 1

    def join(self, other: "Study") -> None:
        """Take in what another study has found.

        >>> one, other = Study(), Study()
        >>> one.add([(b"AS", 8.0), (b"AV", -6.0)])
        >>> other.add([(b"AS", 4.0), (b"QV", 0.0)])
        >>> one.join(other)
        >>> one.sums[b"S"], one.counts[b"A"], one.sums[b"Q"], one.boards
        (9.0, 3, -2.0, 2)
        """
        for leave, worth in other.sums.items():
            self.sums[leave] = self.sums.get(leave, 0.0) + worth
            self.counts[leave] = self.counts.get(leave, 0) + other.counts[leave]
        self.boards += other.boards

    def values(self, before: Learnt | None = None) -> dict[Tiles, float]:
        """Give the values of all leaves that were met, in points; those learnt before weigh as much as their boards."""
        values: dict[Tiles, float] = {}
        table, known = LeaveTable(values), LeaveTable(before.values if before else {})
        ratio = before.boards / self.boards if before and self.boards else 0.0
        met = self.sums.keys() | before.values.keys() if before else self.sums.keys()
        for leave in sorted(met, key=lambda leave: (len(leave), leave)):
            count = self.counts.get(leave, 0)
            weight = _DOUBT + count * ratio
            expected = known[leave] if before else table[leave] if len(leave) > 1 else 0.0
            value = (self.sums.get(leave, 0.0) + weight * expected) / (count + weight)
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
    racks_and_worths: list[tuple[Tiles, float]] = []
    for rack in sample.racks:
        best = yield from scores.seek_best_move(rack, leaves, exchanged=len(rack))
        racks_and_worths.append((rack, best.worth))
        if len(racks_and_worths) % _STEP == 0:
            yield
    return racks_and_worths


def generations(games: int, number: int) -> list[int]:
    """Share games out among generations: each but the last, which makes the table, has half as many as the next.

    >>> generations(700, 3)
    [100, 200, 400]
    """
    weights = [2**n for n in range(number)]
    shares = [games * weight // sum(weights) for weight in weights]
    return [*shares[:-1], games - sum(shares[:-1])]


def train(
    layout: Layout, tiles: TileSet, lexicon: Lexicon, *, boards: int, seed: int, before: Learnt | None = None
) -> Generator[tuple[int, Learnt | None], None, Learnt]:
    """Learn leave values from so many boards, several times a second yielding how many are done.

    From time to time what is learnt comes with it, and is what the games to come are played with. `before` is what was
    learnt of other games; it counts as it is until more is known, and its boards count with those of now.
    """
    leaves: Leaves = LeaveTable(before.values) if before else estimated_leaves(layout, tiles, lexicon)
    study, known, game = Study(), before.boards if before else 0, seed * GAMES_OF_A_SEED
    told = 0
    while study.boards < boards:
        for _ in study_game(study, layout, tiles, lexicon, leaves=leaves, seed=game):
            if study.boards >= boards:
                break
            if study.boards - told < min(max(_FIRST, (known + told) // 2), _MOST):
                yield study.boards, None
            else:
                told = study.boards
                learnt = Learnt(study.values(before), known + told)
                leaves = LeaveTable(learnt.values)
                yield told, learnt
        game += 1
    return Learnt(study.values(before), known + study.boards)
