"""Letterpress against the answers of the plain solver, and against figures from elsewhere."""

import pytest

from tilewise.letterpress.board import Position, exposure, locked
from tilewise.letterpress.solve import best_plays
from tilewise.letterpress.spelling import Spelling


@pytest.mark.parametrize(
    ("board", "words", "moves"),
    [
        # The first ancestor's published position: 276 words, 953 moves.
        (b"MSGZXCBJLQBLMGEPPJXMJYNXS", 276, 953),
        # A prototype of another design enumerated 358,444 moves of this board.
        (b"PNSENAHMUORTFHIGCSCWPDOEA", 41153, 358_444),
    ],
)
def test_words_and_moves_are_those_counted_elsewhere(english_plus, board, words, moves):
    spelling = Spelling(board, english_plus)
    assert (spelling.words, spelling.moves) == (words, moves)


@pytest.mark.parametrize("number", range(12))
def test_best_plays_are_those_of_the_plain_solver(english_plus, golden, number):
    case = golden("letterpress.json")["cases"][number]
    spelling = Spelling(case["board"].encode(), english_plus)
    assert (spelling.words, spelling.moves) == (case["words"], case["moves"])
    plays = best_plays(spelling, Position(spelling.board, case["ours"], case["theirs"]), limit=20)
    found = []
    for play in plays:
        ending = 1 if play.wins is None else 2 if play.wins else 0
        (ours, theirs), locks = play.score, locked(play.ours).bit_count() - locked(play.theirs).bit_count()
        found.append([play.word.decode(), ending, locks, -exposure(play.ours), ours - theirs])
    assert found == case["best"]
    assert len(found) == 20
