"""What the other side probably kept: against trying every rack by itself, and against games that were played."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import exp, log
from statistics import fmean, stdev

import pytest
from amount import some, takes_long

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position, unseen
from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.leaves.keeping import leaves_of, usual_leaves
from tilewise.crossword.leaves.values import Leaves
from tilewise.crossword.moves import best_moves, exchanges
from tilewise.crossword.plays import leave_of
from tilewise.crossword.simulation.inference import Inference, Made, seek_kept
from tilewise.crossword.training.self_play import Turn, by_leaves, play_game
from tilewise.lexicon import Lexicon, load_lexicon
from tilewise.tiles import read_tile_set, tile_set_of

WORDS = "ae are ars art ate ear eat era es ras rat re rest sat sea set star stare tar te tea ta tears at as er"
LETTERS = alphabet("en")
LEXICON = Lexicon.from_words(WORDS.split(), LETTERS)
BOARD = [".......", ".......", ".......", "..EAT..", ".......", ".......", "......."]
SMALL: Layout = layout_of(
    {
        "name": "Small",
        "layout": ["T..d..T", ".D...D.", "..t.t..", "d..D..d", "..t.t..", ".D...D.", "T..d..T"],
        "center": [3, 3],
        "rack": 3,
        "bonus": {"3": 10},
    }
)
OWN = b"AER"
VALUES = Leaves({65: 1.0, 69: 0.5, 82: -1.0, 83: 4.0, 84: -0.5, 63: 8.0})


def small(*, blanks: int = 0, **counts: list[int]) -> Position:
    tiles = read_tile_set({"name": "Small", "blanks": blanks, "tiles": counts}, LETTERS)
    return read_position(BOARD, SMALL, tiles)


def inferred(position: Position, made: Made, **fields: int) -> list[Inference]:
    pool = unseen(position, OWN)
    bag = pool.total() - SMALL.rack
    steps = seek_kept(position, pool, made, LEXICON, VALUES, bag=bag, **{"racks": 10_000, "seed": 1, **fields})
    return [found for found in steps if found]


def every_rack(position: Position, made: Made) -> Counter[bytes]:
    """The same for every rack by itself: each draw as often as it can come, its best move by all moves there are."""
    pool = unseen(position, OWN)
    weights: Counter[bytes] = Counter()
    racks = Counter(combinations(sorted((pool - Counter(made.tiles)).elements()), SMALL.rack - len(made.tiles)))
    for drawn, number in racks.items():
        rack = bytes(sorted([*drawn, *made.tiles]))
        [best] = best_moves(position, rack, LEXICON, 1, leaves=VALUES)[1]
        best_worth = max(best.equity, VALUES[rack])
        kept = [leave_of(rack, made.tiles)]
        if made.exchanged:
            kept = [leave_of(rack, tiles) for tiles in exchanges(rack, 3) if len(tiles) == made.exchanged]
        for leave in kept:
            lost = max(best_worth - made.score - VALUES[leave], 0.0)
            weights[leave] += number * (exp(-lost / 4) + 1 / 50)
    return weights


COUNTS = {"A": [3, 1], "E": [3, 1], "R": [3, 2], "S": [3, 4], "T": [3, 3]}


@pytest.mark.parametrize("blanks", [0, 2])
@pytest.mark.parametrize(
    "made", [Made(b"S", 4), Made(b"AS", 9), Made(b"ERT", 3), Made(b"", 0, 1), Made(b"", 0, 2)], ids=str
)
def test_with_few_racks_it_is_what_trying_each_by_itself_comes_to(blanks, made):
    position = small(blanks=blanks, **COUNTS)
    [*_, found] = inferred(position, made)
    expected = every_rack(position, made)
    assert found.tried == found.of > 0
    assert set(found.weights) == set(expected)
    for leave, weight in expected.items():
        assert found.weights[leave] / sum(found.weights.values()) == pytest.approx(weight / sum(expected.values()))
    assert len(expected) > 3 or len(made.tiles) == SMALL.rack


def test_no_more_racks_are_drawn_than_are_asked_for_and_a_seed_decides_which():
    position, made = small(A=[9, 1], E=[9, 1], R=[9, 2], S=[9, 4], T=[9, 3]), Made(b"A", 2)
    [*_, whole] = inferred(position, made)
    drawn = inferred(position, made, racks=whole.of - 1)
    assert drawn[-1].tried == whole.of - 1
    parts = inferred(position, made, racks=3)
    assert parts[-1].tried == 3
    assert inferred(position, made, racks=3)[-1].weights == parts[-1].weights
    assert inferred(position, made, racks=3, seed=2)[-1].weights != parts[-1].weights


def turns_after(seed: int, lexicon: Lexicon, bare: Position) -> Iterator[tuple[Turn, Turn, bytes]]:
    """The turns of a played game that leave one or two tiles: the turn, the one after it, and what was kept."""
    player = by_leaves(lexicon, usual_leaves(bare, lexicon))
    kept: list[bytes] = []

    def noting(turn: Turn):
        chosen = player(turn)
        kept.append(bytes(sorted(chosen[1])) if chosen[0] else b"")
        return chosen

    turns = list(play_game(bare.layout, bare.tiles, players=(noting, noting), seed=seed))
    for turn, after, leave in zip(turns, turns[1:], kept, strict=False):
        if len(leave) in (1, 2) and turn.bag > bare.layout.rack:
            yield turn, after, leave


@takes_long("plays games and tries hundreds of racks")
def test_what_was_kept_in_played_games_is_held_likelier_than_by_chance():
    lexicon = load_lexicon("en")
    bare = Position.bare(layout_of("scrabble"), tile_set_of("en"))
    gains = []
    for seed in some(range(500), 6):
        for turn, after, leave in list(turns_after(seed, lexicon, bare))[:2]:
            position, own = turn.position, bytes(sorted(after.rack))
            pool = unseen(position, own)
            used = Counter(turn.rack) - Counter(leave)
            tiles = bytes(sorted(used.elements()))
            made = Made(tiles, after.scores[turn.mover] - turn.scores[turn.mover])
            leaves = leaves_of(position, own, lexicon)
            steps = seek_kept(position, pool, made, lexicon, leaves, bag=turn.bag, racks=1000, seed=1)
            [*_, found] = [each for each in steps if each]
            rest = pool - used
            uniform = Counter(bytes(each) for each in combinations(sorted(rest.elements()), len(leave)))
            likely = found.weights[leave] / sum(found.weights.values())
            gains.append(log(likely) - log(uniform[leave] / uniform.total()))
    assert len(gains) > 8
    assert fmean(gains) > 2 * stdev(gains) / len(gains) ** 0.5, "more is known than nothing"
