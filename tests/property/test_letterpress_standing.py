"""What a position is worth is what its squares, locks and open sides come to, counted one by one."""

import random
from array import array

import pytest

from tilewise.letterpress.board import ALL_SQUARES, SQUARES, locked, neighbours
from tilewise.letterpress.standing import Evaluation


def plain(squares, ours, theirs):
    """The worth of a position to the side of `ours`, which has just played, as the module says it in words."""
    worth = -64 + 12 * locked(ours).bit_count() - 9 * locked(theirs).bit_count()
    for i in range(SQUARES):
        worth += squares[i] * ((ours >> i & 1) - (theirs >> i & 1))
    return worth + sum((neighbours(1 << i) & ~theirs).bit_count() for i in range(SQUARES) if theirs >> i & 1)


def test_the_less_often_words_use_a_square_the_more_it_is_worth():
    assert Evaluation([0.0, 0.1, 0.25, 0.4, 0.5, 0.9]).squares == [13, 8, 3, 1, 0, 0]


@pytest.mark.parametrize("seed", range(60))
def test_the_worth_of_many_plays_is_that_of_each_by_itself(seed):
    rng = random.Random(seed)
    evaluation = Evaluation([rng.random() for _ in range(SQUARES)])
    assert all(0 <= each <= 13 for each in evaluation.squares)
    taken = [rng.choice((0, 0, 1, 1, 1, 2, 2)) for _ in range(SQUARES)]
    ours = sum(1 << i for i, each in enumerate(taken) if each == 1)
    theirs = sum(1 << i for i, each in enumerate(taken) if each == 2)
    masks = [rng.getrandbits(25) & rng.getrandbits(25) for _ in range(rng.choice((1, 7, 64, 65, 200)))]
    expected = []
    for mask in masks:
        most = ours | (mask & ALL_SQUARES & ~locked(theirs))
        expected.append(plain(evaluation.squares, most, theirs & ~most))
    assert list(evaluation.values(ours, theirs, array("I", masks))) == expected
    may = ALL_SQUARES ^ ours ^ locked(theirs)
    assert [evaluation.value(ours | mask & may, theirs & ~(mask & may)) for mask in masks] == expected


@pytest.mark.parametrize("seed", range(30))
def test_weights_rank_squares_in_a_byte_and_leave_out_what_cannot_be_gained(seed):
    rng = random.Random(seed)
    evaluation = Evaluation([rng.random() for _ in range(SQUARES)])
    ours = rng.getrandbits(25)
    theirs = rng.getrandbits(25) & ~ours
    weights = evaluation.weights(ours, theirs)
    assert sum(weights) <= 255
    gains = ALL_SQUARES ^ ours ^ locked(theirs)
    assert [weight > 0 for weight in weights] == [bool(gains >> i & 1) for i in range(SQUARES)]
