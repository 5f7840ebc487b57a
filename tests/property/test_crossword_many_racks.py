"""The best moves of many racks at once are those that each rack has by itself."""

import random

import pytest

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.values import LeaveTable
from tilewise.crossword.puzzle import seeded_position
from tilewise.crossword.simulation.many_racks import BestMove, BoardScores, RackSample, best_move, board_scores
from tilewise.crossword.solve import best_plays
from tilewise.crossword.tile_keys import parts_of
from tilewise.lexicon.library import load_lexicon
from tilewise.tiles import BLANK, tile_set_of

RACKS = 24


@pytest.fixture(scope="module")
def lexicon():
    return load_lexicon("en")


def board(seed: int, lexicon) -> Position:
    return seeded_position(layout_of("scrabble"), tile_set_of("en"), lexicon, seed)[0]


def drawn(position: Position, rng: random.Random) -> list[bytes]:
    """Racks of the tiles that are not on the board, some with blanks, some short."""
    pool = sorted(unseen(position, b"").elements())
    racks = [bytes(sorted(rng.sample(pool, rng.choice((7, 7, 7, 3))))) for _ in range(RACKS)]
    with_blanks = [bytes(sorted(rack[:-n] + b"?" * n)) for rack, n in zip(racks[:6], (1, 1, 1, 1, 1, 2), strict=True)]
    return racks[6:] + with_blanks


def scores_of(position: Position, lexicon, sample: RackSample, earlier: BoardScores | None = None) -> BoardScores:
    work = board_scores(position, lexicon, sample, earlier)
    steps = 0
    while True:
        try:
            next(work)
            steps += 1
        except StopIteration as stop:
            assert steps > 3, "a line is a step"
            return stop.value


def leaves_by_chance(rng: random.Random) -> LeaveTable:
    """Values of leaves that are no sums of their tiles."""

    class ByChance(LeaveTable):
        def _value_of(self, leave: bytes) -> float:
            return rng.randint(-80, 200) / 8

    return ByChance({})


def best_by_itself(position: Position, rack: bytes, leaves: LeaveTable, lexicon, *, can_exchange: bool) -> float:
    """What a rack's best move is worth, of all of them."""
    _, plays = best_plays(position, rack, lexicon, None)
    stays = [leave for _, leave in parts_of(rack)] if can_exchange else [rack]
    return max([play.score + leaves[bytes(sorted(play.leave))] for play in plays] + [leaves[leave] for leave in stays])


def check(move: BestMove, position: Position, rack: bytes, leaves: LeaveTable, lexicon, *, can_exchange: bool) -> None:
    assert move.worth == best_by_itself(position, rack, leaves, lexicon, can_exchange=can_exchange)
    assert move.worth == move.score + leaves[move.leave]
    if move.laid:
        _, plays = best_plays(position, rack, lexicon, None)
        laid = (move.laid.slot.square, move.laid.slot.line.across, move.laid.placed, move.score)
        assert laid in [(play.slot.square, play.slot.line.across, play.placed, play.score) for play in plays]


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_many_racks_have_the_best_moves_that_each_has(seed, lexicon):
    rng = random.Random(seed)
    position, leaves = board(seed, lexicon), leaves_by_chance(rng)
    racks = drawn(position, rng)
    scores = scores_of(position, lexicon, RackSample(racks, position.tiles.letters))
    kinds = set()
    for rack in racks:
        can_exchange = rng.random() < 0.5
        move = scores.best_move(rack, leaves, can_exchange=can_exchange)
        check(move, position, rack, leaves, lexicon, can_exchange=can_exchange)
        kinds.add((bool(move.laid), rack.count(BLANK), len(rack)))
    assert len(kinds) > 3


@pytest.mark.parametrize("seed", [1, 5])
def test_a_board_with_one_more_word_costs_only_its_new_lines_and_has_the_same_answer(seed, lexicon):
    rng = random.Random(seed)
    position, leaves = board(seed, lexicon), leaves_by_chance(rng)
    racks = drawn(position, rng)
    sample = RackSample(racks, position.tiles.letters)
    scores = scores_of(position, lexicon, sample)
    _, plays = best_plays(position, racks[0], lexicon, 30)
    for play, rack in zip(plays[::10], racks[::10], strict=False):
        after = play.after(position)
        later = scores_of(after, lexicon, sample, scores)
        for move in (
            later.best_move(rack, leaves, can_exchange=True),
            scores.best_move(rack, leaves, after, can_exchange=True),
            best_move(after, rack, lexicon, leaves, can_exchange=True),
        ):
            check(move, after, rack, leaves, lexicon, can_exchange=True)
