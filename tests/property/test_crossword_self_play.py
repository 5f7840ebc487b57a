"""Games of the engine against itself: no tile is lost or made, and the end is settled as the rules say."""

from collections import Counter

import pytest

from tilewise.alphabets import alphabet
from tilewise.crossword.bag import full_bag
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.values import estimated_leaves
from tilewise.crossword.training.self_play import by_leaves, play_game
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, tile_set_of

TILES = tile_set_of("en")
LAYOUT = layout_of("scrabble")


@pytest.fixture(scope="module")
def common():
    return Library(shipped_folder()).lexicon("en-common")


def on_board(position):
    return Counter(BLANK if tile & AS_BLANK else tile for tile in position.board if tile != EMPTY)


def played(lexicon, seed, *, leaves=True):
    """The turns of a game, and both scores in the end."""
    values = estimated_leaves(LAYOUT, TILES, lexicon) if leaves else None
    player = by_leaves(lexicon, values)
    game, turns = play_game(LAYOUT, TILES, players=(player, player), seed=seed), []
    while True:
        try:
            turns.append(next(game))
        except StopIteration as stop:
            return turns, stop.value


def worth(tiles):
    return sum(TILES.points[tile] * n for tile, n in tiles.items())


@pytest.mark.parametrize("leaves", [True, False], ids=["by equity", "by score"])
@pytest.mark.parametrize("seed", range(3))
def test_tiles_stay_as_many_and_the_end_is_settled_by_what_is_held(common, seed, leaves):
    turns, scores = played(common, seed, leaves=leaves)
    every = Counter(full_bag(TILES, 2 * LAYOUT.rack))
    for turn in turns:
        there = on_board(turn.position) + Counter(turn.rack)
        assert there <= every
        assert 0 <= every.total() - there.total() - turn.bag <= LAYOUT.rack, "the rest is on the other rack"
    last = turns[-1]
    mine = Counter(last.rack)
    other = every - on_board(last.position) - mine
    assert last.bag == 0
    if len({turn.scores for turn in turns[-6:]}) == 1:
        assert sum(scores) == sum(last.scores) - worth(mine) - worth(other)
    else:
        assert scores[1 - last.mover] == last.scores[1 - last.mover]
        assert scores[last.mover] > last.scores[last.mover] + 2 * worth(other)


def test_a_game_in_which_nobody_can_play_ends_after_six_turns_and_costs_what_is_held():
    turns, scores = played(Lexicon.from_words(["zzzzzzzz"], alphabet("en")), 1)
    assert len(turns) == 6
    assert scores[0] < 0
    assert scores[1] < 0
