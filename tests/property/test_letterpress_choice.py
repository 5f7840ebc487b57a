"""Plays chosen by the squares they take: those that the search does not follow are judged by the best reply to each."""

import random
from array import array

import pytest
from amount import some
from oracles import letterpress as oracle

from tilewise.alphabets import alphabet
from tilewise.jobs import finish
from tilewise.letterpress.board import ALL_SQUARES, Position
from tilewise.letterpress.choice import think_among
from tilewise.letterpress.lookahead import think
from tilewise.letterpress.ranking import RANKINGS
from tilewise.letterpress.search import Search
from tilewise.letterpress.solve import Wanted, best_plays
from tilewise.letterpress.spelling import Spelling
from tilewise.lexicon import Lexicon, Library, shipped_folder


@pytest.fixture(scope="module")
def lexicon():
    """Words of at most five letters, so that no play ends the game and no reply either."""
    common = Library(shipped_folder()).lexicon("en-common")
    words = [common.alphabet.decode(word) for block in common if block.length <= 5 for word in block.words(block.every)]
    return Lexicon.from_words(words, common.alphabet)


def early(lexicon, seed: int) -> tuple[Search, Position, Wanted]:
    """A board of which much is free, and two squares to take."""
    rng = random.Random(seed)
    board = lexicon.alphabet.encode("".join(rng.choices("AABCDEEEFGHIILMNOOPRSSTTUY", k=25)))
    taken = [rng.choice((0, 0, 0, 0, 1, 2)) for _ in range(25)]
    ours, theirs = (sum(1 << i for i, each in enumerate(taken) if each == side) for side in (1, 2))
    spelling = Spelling(board, lexicon)
    must = sum(1 << i for i in rng.sample(range(25), 2))
    return Search(spelling), Position(board, ours, theirs), Wanted(spelling, None, must=must)


def best_reply(search: Search, ours: int, theirs: int, played: bytes) -> int:
    """What the dearest of all ways to play all words is worth, but for the word just played and its beginnings."""
    spelling = search.spelling
    values = [0]
    for i in range(spelling.words):
        if not played.startswith(spelling.word(i)):
            ways = array("I", spelling.ways(spelling.keys[i], ALL_SQUARES))
            values += search.evaluation.values(ours, theirs, ways)
    return max(values[1:])


@pytest.mark.parametrize("seed", some(range(5), 2))
def test_what_the_search_does_not_follow_is_judged_by_the_best_reply(lexicon, seed):
    search, position, wanted = early(lexicon, seed)
    followed = {each.play.word for each in finish(think(search, position, None)).plays}
    plays = finish(think_among(search, position, wanted)).plays
    added = [each for each in plays if each.play.word not in followed]
    assert added, "nothing was added"
    assert all(not wanted.must & ~each.play.mask for each in plays)
    for each in added:
        play = each.play
        assert each.reply is not None
        assert each.value == -best_reply(search, play.theirs, play.ours, play.word)
    values = [each.value for each in added]
    assert values == sorted(values, reverse=True)


def test_when_the_time_is_over_the_others_stay_as_they_were(lexicon):
    search, position, wanted = early(lexicon, 0)
    now = 0.0

    def clock() -> float:
        """A clock that goes a second further with each look at it."""
        nonlocal now
        now += 1
        return now

    plays = finish(think_among(search, position, wanted, seconds=20, clock=clock)).plays
    judged = [each for each in plays if each.reply is not None]
    assert 0 < len(judged) < len(plays)


def test_what_is_kept_of_a_board_is_forgotten_without_a_trace(lexicon, monkeypatch):
    boards = [early(lexicon, seed)[1] for seed in range(3)]

    def best(position):
        spelling = Spelling(position.board, lexicon)
        every = [spelling.ways(key, ALL_SQUARES) for key in spelling.keys]
        plays = best_plays(spelling, position, RANKINGS["territory"], 20)
        return every, [(str(play), play.mask) for play in plays]

    expected = [best(position) for position in boards]
    monkeypatch.setattr("tilewise.letterpress.spelling._MOST_KEPT", 50)
    monkeypatch.setattr("tilewise.letterpress.spelling._MOST_LISTS", 2)
    assert [best(position) for position in boards] == expected


@pytest.mark.parametrize("seed", some(range(8), 2, always=(3, 6)))
def test_of_what_the_search_does_not_follow_is_said_whether_the_opponent_wins_at_once(seed):
    """Late boards with many words: most plays lose to some reply, and some leave no reply at all."""
    rng = random.Random(seed)
    letters = "".join(rng.choices("AEIRSTLNODCU", k=25))
    words = sorted({"".join(rng.sample(letters, rng.choice((2, 3, 3, 4)))) for _ in range(80)})
    owners = [rng.choice("ot") for _ in range(25)]
    for place in rng.sample(range(25), 3):
        owners[place] = "."
    ours, theirs = (sum(1 << i for i, each in enumerate(owners) if each == side) for side in "ot")
    spelling = Spelling(letters.encode(), Lexicon.from_words(words, alphabet("en")))
    search, position = Search(spelling), Position(letters.encode(), ours, theirs)
    plays = finish(think_among(search, position, Wanted(spelling, None, must=1 << rng.randrange(25)))).plays
    for each in plays:
        after = each.play
        if after.wins is None:
            replies = oracle.moves(words, letters, after.theirs, after.ours, [after.word.decode()]).values()
            loses = any(move.wins for moves in replies for move in moves)
            assert each.lost or not loses
