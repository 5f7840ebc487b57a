"""Letterpress words in the order of their keys, which are compared as floats."""

from array import array
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tilewise.alphabets import alphabet
from tilewise.letterpress.board import SQUARES
from tilewise.letterpress.grouping import group
from tilewise.letterpress.spelling import Spelling
from tilewise.lexicon import Lexicon, load_lexicon

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
AB = Lexicon.from_words(["ab"], alphabet("en"))


def partitions(number: int, most: int) -> Iterator[list[int]]:
    """Give every way to write a number as a sum of others up to `most`, the largest first."""
    if not number:
        yield []
    for first in range(min(number, most), 0, -1):
        for rest in partitions(number - first, first):
            yield [first, *rest]


def test_no_board_has_keys_of_more_than_56_bits():
    boards = [
        "".join(letter * times for letter, times in zip(LETTERS, of_each, strict=False))
        for of_each in partitions(SQUARES, SQUARES)
    ]
    assert len(boards) == 1958
    for board in boards:
        every_bit = (1 << SQUARES) - 1
        for byte, fields in enumerate(Spelling(board.encode(), AB).fields):
            for field in fields:
                every_bit |= field.bits << 32 + 8 * byte + field.shift
        assert every_bit < 1 << 56


@pytest.mark.parametrize(
    "keys",
    [
        [],
        [0],
        [7, 7],
        [3, 1, 2, 1, 3, 0],
        [(1 << 56) - 1, 0, 1, (1 << 56) - 2, 1 << 55, (1 << 56) - 1, 1 << 52, (1 << 52) - 1, (1 << 52) + 1],
    ],
)
def test_words_are_in_the_order_of_their_keys(keys):
    check(keys)


@pytest.mark.parametrize("board", ["ELHTRMAQSNOKIWDUBECGAFTOE", "WONIUOEEGATVORZEEIIESRTTE", "A" * 25])
def test_words_with_the_same_letters_are_side_by_side(board):
    check(list(Spelling(board.encode(), load_lexicon("en")).keys))


def check(keys: list[int]) -> None:
    words, starts, distinct = group(array("Q", keys))
    assert list(words) == sorted(range(len(keys)), key=keys.__getitem__)
    assert list(distinct) == sorted(set(keys))
    of_each: dict[int, list[int]] = {key: [] for key in distinct}
    for word, key in enumerate(keys):
        of_each[key].append(word)
    assert [list(words[start:end]) for start, end in pairwise(starts)] == list(of_each.values())
