"""Letterpress with a list of hundreds of thousands of words: what takes long comes in pieces, and comes to the same."""

from collections.abc import Generator

import pytest
from amount import at_night, some
from steady import steady_thinking

from tilewise.api import Engine
from tilewise.jobs import finish
from tilewise.letterpress.board import SQUARES
from tilewise.letterpress.classes import Classes
from tilewise.letterpress.spelling import Spelling
from tilewise.letterpress.ways import Ways
from tilewise.lexicon import load_lexicon

BOARD = "CEIRNATLPOSDMUGHBAEIRTNSU"
PLAYERS = [{"name": "Ann", "level": 1}, {"name": "Bob", "level": 4}]


@pytest.fixture(scope="module")
def german():
    return load_lexicon("de")


@pytest.fixture
def lengths(german):
    """How many lengths of words fit the board."""
    return sum(block.length <= SQUARES for block in german)


@pytest.fixture
def engine(german):
    """One that has not read the list yet."""
    made = Engine()
    made.library.put("large", german.pack())
    return made


def pieces_of(job):
    told = []
    with steady_thinking():
        answer = finish(job, told.append)
    return answer, len(told)


@pytest.mark.parametrize("more", some([{}, {"min_zipf": 3.0}, {"word": "ERNTE"}], 2))
def test_the_first_question_about_a_large_list_comes_in_pieces_and_the_next_at_once(engine, lengths, more):
    asked = {"lexicon": "large", "board": BOARD, "limit": 5, **more}
    job = engine.begin("letterpress.solve", asked)
    assert isinstance(job, Generator)
    first, pieces = pieces_of(job)
    assert pieces >= lengths
    assert first["plays"]
    again = engine.begin("letterpress.solve", asked)
    assert (pieces_of(again)[0] if isinstance(again, Generator) else again) == first


def test_a_large_list_with_digraph_tiles_is_spelled_in_single_letters_in_pieces():
    engine, spanish = Engine(), load_lexicon("es")
    engine.library.put("large", spanish.pack())
    job = engine.begin("letterpress.solve", {"lexicon": "large", "board": BOARD, "limit": 5})
    read = engine.library.lexicon("large")
    lengths = 0
    while read.unspelled:
        next(job)
        lengths += 1
    answer, pieces = pieces_of(job)
    assert min(lengths, pieces) >= 14
    assert read.by_letters.text() == spanish.by_letters.text()
    assert answer == pieces_of(engine.begin("letterpress.solve", {"lexicon": "es", "board": BOARD, "limit": 5}))[0]


def test_a_question_that_is_refused_is_refused_at_once_or_at_the_end(engine):
    job = engine.begin("letterpress.solve", {"lexicon": "large", "board": BOARD, "word": "QUARK"})
    with pytest.raises(Exception, match="The board does not have all the letters of QUARK"):
        finish(job)
    with pytest.raises(Exception, match="25 letters"):
        engine.call("letterpress.solve", {"lexicon": "large", "board": BOARD[1:]})


def test_thinking_ahead_begins_in_pieces(engine, lengths):
    job = engine.begin(
        "letterpress.solve", {"lexicon": "large", "board": BOARD, "ranking": "lookahead", "seconds": 0.1}
    )
    before = 0
    while not (progress := next(job)) or not progress.partial or not progress.partial["plays"]:
        before += 1
    assert before >= lengths + 20


@pytest.mark.parametrize("board", ["CEXQNYJLVZSDMAGHBKWIOTPRU", BOARD])
def test_ways_laid_out_in_pieces_are_those_that_are_laid_out_at_once(german, board):
    classes = Classes(Spelling(german.alphabet.encode(board), german))
    at_once, in_pieces = Ways(classes), finish(Ways.lay_out(classes))
    assert (at_once.masks, at_once.incomplete, at_once.taking) == (
        in_pieces.masks,
        in_pieces.incomplete,
        in_pieces.taking,
    )
    assert bool(at_once.incomplete) == (board == BOARD)


@pytest.mark.parametrize("level", [1, pytest.param(4, marks=at_night("level 1 learns its words in the same pieces"))])
def test_an_opponent_who_knows_some_words_learns_them_in_pieces(engine, german, level):
    setup = {"lexicon": "large", "board": BOARD, "players": PLAYERS}
    asked = {"setup": setup, "level": level, "seconds": 0.1}
    answer, pieces = pieces_of(engine.begin("letterpress.choose", asked))
    assert answer["action"]["kind"] == "play"
    most = 7 if level == 1 else SQUARES  # letters of a word that it knows in a list that tells no frequencies
    assert pieces >= 2 * sum(block.length <= most for block in german)
    if level == 1:
        again, fewer = pieces_of(engine.begin("letterpress.choose", asked))
        assert (again, fewer < pieces) == (answer, True)


def test_what_has_been_read_is_not_read_again(engine):
    """For thinking ahead among some of the words all of them are needed, too, and these are there."""
    asked = {"lexicon": "large", "board": BOARD, "limit": 1}
    finish(engine.begin("letterpress.solve", asked))
    both, one = {"min_zipf": 4.0}, {"min_zipf": 4.0, "ranking": "lookahead", "seconds": 0.05}
    answer, _ = pieces_of(engine.begin("letterpress.solve", {**asked, **one}))
    plain = finish(engine.begin("letterpress.solve", {**asked, **both}))
    assert answer["words"] == plain["words"] > 10_000
