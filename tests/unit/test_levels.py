"""What opponents know: levels 1 and 2 words of everyday life, and each level all that the one below does.

Everyday words are counted here from the lists as they are, by the Zipf frequency beside each word.
"""

from functools import cache
from itertools import pairwise, product

import pytest
from amount import at_night, some, takes_long
from bench import bench_crossword_levels, bench_letterpress_levels, bench_tycoon
from played import Played

from tilewise.api import Engine
from tilewise.crossword.game import opponents as crossword
from tilewise.jobs import finish
from tilewise.letterpress.game import opponents as letterpress
from tilewise.tycoon import policy as tycoon

MOST = 8
"""Letters of the longest word that levels 1 and 2 play."""

LEAST = 3.0
"""Its Zipf frequency: once in a million words."""

OWN = ["own", "counted"]
"""Lists of one's own: one that does not tell how common words are, and one that does."""

LISTS = ["en", "en-common", "tr", *OWN]


@pytest.fixture(scope="module")
def engine():
    """The lists that ship, and some words of the English and the Turkish ones as lists of one's own."""
    made = Engine()
    words = made.library.lexicon("en-common").text().split()
    made.call("lexicon.add", {"id": "own", "alphabet": "en", "text": "\n".join(words[::7])})
    lines = [f"{word}\t{count}" for n, word in enumerate(words[::5]) for count in [10 ** (n % 7)]]
    made.call("lexicon.import", {"id": "counted", "data": "\n".join(lines).encode(), "alphabet": "en"})
    return made


@cache
def frequencies(lexicon):
    """Each word with its Zipf frequency, None where the list does not tell it."""
    told = {}
    for block in lexicon:
        for n in range(block.n):
            word = lexicon.alphabet.decode(block.text[n * block.length : (n + 1) * block.length])
            told[word] = (block.zipf[n] - 32) / 10 if lexicon.has_zipf else None
    return told


def uncommon(engine, id, words):
    """Those of some words that nobody would call everyday words."""
    lexicon = engine.library.lexicon(id)
    told, most = frequencies(lexicon), MOST if lexicon.has_zipf else MOST - 1
    plain = {lexicon.alphabet.decode(lexicon.alphabet.encode(word)) for word in words}  # blanks are small letters
    return {word for word in plain if len(word) > most or (told[word] is not None and told[word] < LEAST)}


def spelled(words):
    return set(words.text().split())


def letterpress_levels(words, share):
    """What each level knows of Letterpress on a board where it knows the least words of all, or the most."""
    return [
        spelled(finish(letterpress.known(words, strength, share(strength.shares)))) for strength in letterpress.LEVELS
    ]


def crossword_levels(words):
    return [spelled(crossword.known(words, strength)) for strength in crossword.LEVELS]


def tycoon_levels(words):
    return [{word for word in spelled(tycoon.known(words, strength)) if len(word) > 2} for strength in tycoon.LEVELS]


LEVELS = {
    "letterpress, at least": lambda words: letterpress_levels(words, min),
    "letterpress, at most": lambda words: letterpress_levels(words, max),
    "crossword": crossword_levels,
    "tycoon": tycoon_levels,
}
CASES = [(game, id) for game in LEVELS for id in [*LISTS, "tr-broad"] if game != "tycoon" or id[:2] != "tr"]


@takes_long("five vocabularies of a whole list are written out")
@pytest.mark.parametrize(("game", "id"), some(CASES, 4, always=[("letterpress, at most", "tr")]))
def test_levels_1_and_2_know_everyday_words_alone_and_a_higher_level_all_that_a_lower_one_knows(engine, game, id):
    words = engine.library.lexicon(id)
    levels = LEVELS[game](words)
    assert all(lower <= higher for lower, higher in pairwise(levels))
    assert not uncommon(engine, id, levels[1])
    assert len(levels[0]) > 50
    assert levels[4] >= {word for word in spelled(words) if 2 < len(word) < 13}


def words_played(engine, game, id, seed, **setup):
    """The words of a game of the first two levels."""
    players = [{"level": 1 + seed % 2}, {"level": 2 - seed % 2}]
    state = Played(engine, game, {"lexicon": id, "seed": seed, "players": players, **setup})
    words: list[str] = []
    for _ in range(60):
        if state.turn is None:
            break
        state = state.after(state.choose())
        for event in state.events:
            if event["kind"] == "played":
                words += event["words"] if "words" in event else [event["word"]]
    return words


@pytest.mark.parametrize("seed", some(range(40), 1))
@pytest.mark.parametrize(("game", "id"), some(product(["letterpress", "crossword"], LISTS), 5))
def test_every_word_that_levels_1_and_2_play_is_an_everyday_word(engine, game, id, seed):
    words = words_played(engine, game, id, seed)
    assert len(words) > 5
    assert uncommon(engine, id, words) == set()


@pytest.mark.parametrize("seed", some(range(40), 1))
@pytest.mark.parametrize("id", ["en", "en-common", *OWN])
def test_every_word_that_beginners_of_letter_tycoon_play_is_an_everyday_word(engine, id, seed):
    record = {"setup": {"lexicon": id, "seed": seed, "players": [{"level": 1}, {"level": 2}]}, "actions": []}
    words = set()
    for _ in range(60):
        if engine.call("tycoon.match", {**record, "limit": 0})["turn"] is None:
            break
        action = engine.call("tycoon.choose", record)["action"]
        words |= set(action.get("words", []))
        record = {**record, "actions": [*record["actions"], action]}
    assert words
    assert uncommon(engine, id, words) == set()


def test_how_many_words_a_middle_level_of_letterpress_knows_differs_from_board_to_board(engine):
    boards = [bytes([65 + n, *b"BCDEFGHIJKLMNOPQRSTUVWXY"]) for n in range(26)]
    for strength in letterpress.LEVELS:
        assert {strength.share_on(board) for board in boards} == set(strength.shares)
        assert strength.share_on(boards[0]) == strength.share_on(bytes(boards[0]))
    third, fourth = letterpress.LEVELS[2:4]
    drawn = {(third.share_on(board), fourth.share_on(board)) for board in boards}
    assert len(drawn) > len(third.shares), "what two levels know is drawn apart"


DUELS = {
    "letterpress": lambda lower: bench_letterpress_levels.duel(lower + 1, lower, 60, "en", 40),
    "crossword": lambda lower: bench_crossword_levels.duel(lower + 1, lower, 40, "en", "scrabble"),
    "tycoon": lambda lower: bench_tycoon.duel(lower + 1, lower, 60),
}


@at_night("the steps are told beside the levels, and a change of the levels measures them anew")
@pytest.mark.parametrize("lower", range(1, 5))
@pytest.mark.parametrize("game", [*DUELS])
def test_no_step_from_a_level_to_the_next_is_flat_or_a_cliff(game, lower):
    """Games are counted, and looks in place of seconds, so that the shares are the same on every machine."""
    assert 0.6 <= DUELS[game](lower) <= 0.95


@pytest.mark.parametrize("level", [1, 2])
def test_who_knows_no_word_of_the_list_passes(engine, level):
    engine.call("lexicon.add", {"id": "long", "alphabet": "en", "text": "ABCDEFGHI\nIHGFEDCBA"})
    fields = {"lexicon": "long", "players": [{"level": level}, {"level": 5}]}
    board = Played(engine, "letterpress", {**fields, "board": "ABCDEFGHIJKLMNOPQRSTUVWXY"})
    assert board.choose() == {"kind": "pass"}
    assert "play" in board.kinds
    assert Played(engine, "crossword", {**fields, "seed": 1}).choose()["kind"] in ("exchange", "pass")
