"""The best moves of many racks, at once or on one board after another, are those that each rack has by itself."""

import random
from collections import Counter

import pytest
from amount import some, takes_long

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, unseen
from tilewise.crossword.layout import layout_of
from tilewise.crossword.leaves.values import LeaveTable
from tilewise.crossword.puzzle import seek_position
from tilewise.crossword.search import Search
from tilewise.crossword.simulation.board_slots import BoardSlots, RackParts
from tilewise.crossword.simulation.many_racks import BestMove, BoardScores, RackSample, board_scores, seek_best_move
from tilewise.crossword.tile_keys import parts_of
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon
from tilewise.lexicon.library import load_lexicon
from tilewise.tiles import BLANK, tile_set_of

RACKS = 24


@pytest.fixture(scope="module")
def lexicon():
    return load_lexicon("en")


def board(seed: int, lexicon) -> Position:
    return finish(seek_position(layout_of("scrabble"), tile_set_of("en"), lexicon, seed))[0]


def drawn(position: Position, rng: random.Random) -> list[bytes]:
    """Racks of the tiles that are not on the board, some with blanks, some short."""
    pool = sorted(unseen(position, b"").elements())
    racks = [bytes(sorted(rng.sample(pool, rng.choice((7, 7, 7, 3))))) for _ in range(RACKS)]
    with_blanks = [bytes(sorted(rack[:-n] + b"?" * n)) for rack, n in zip(racks[:6], (1, 1, 1, 1, 1, 2), strict=True)]
    return racks[6:] + with_blanks


def scores_of(position: Position, lexicon, sample: RackSample, least: int = 4) -> BoardScores:
    work = board_scores(position, lexicon, sample)
    steps = 0
    while True:
        try:
            next(work)
            steps += 1
        except StopIteration as stop:
            assert steps >= least, "a line is a step"
            return stop.value


def leaves_by_chance(rng: random.Random) -> LeaveTable:
    """Values of leaves that are no sums of their tiles."""

    class ByChance(LeaveTable):
        def _value_of(self, leave: bytes) -> float:
            return rng.randint(-80, 200) / 8

    return ByChance({})


def best_by_itself(position: Position, rack: bytes, leaves: LeaveTable, lexicon, *, exchanged: int) -> float:
    """What a rack's best move is worth, of all of them."""
    plays = Search(position, rack, lexicon).best(None)
    stays = [leave for _, leave in parts_of(rack) if len(rack) - len(leave) <= exchanged]
    return max([play.score + leaves[bytes(sorted(play.leave))] for play in plays] + [leaves[leave] for leave in stays])


def check(move: BestMove, position: Position, rack: bytes, leaves: LeaveTable, lexicon, *, exchanged: int) -> None:
    assert move.worth == best_by_itself(position, rack, leaves, lexicon, exchanged=exchanged)
    assert move.worth == move.score + leaves[move.leave]
    if move.laid:
        plays = Search(position, rack, lexicon).best(None)
        laid = (move.laid.slot.square, move.laid.slot.line.across, move.laid.placed, move.score)
        assert laid in [(play.slot.square, play.slot.line.across, play.placed, play.score) for play in plays]


@pytest.mark.parametrize("seed", some([1, 2, 5], 1, always=[2]))
@takes_long("finds the moves of each rack by itself as well")
def test_many_racks_have_the_best_moves_that_each_has(seed, lexicon):
    rng = random.Random(seed)
    position, leaves = board(seed, lexicon), leaves_by_chance(rng)
    racks = drawn(position, rng)
    scores = scores_of(position, lexicon, RackSample(racks, position.tiles.letters))
    kinds = set()
    for rack in racks:
        exchanged = rng.choice((0, 1, 2, 7))
        move = finish(scores.seek_best_move(rack, leaves, exchanged=exchanged))
        check(move, position, rack, leaves, lexicon, exchanged=exchanged)
        kinds.add((bool(move.laid), rack.count(BLANK), len(rack)))
    assert len(kinds) > 3


@pytest.mark.parametrize("laid", some([7, 5, 2], 2))
@takes_long("finds the moves of each rack by itself as well")
def test_of_plays_that_lay_so_many_tiles_the_best_is_found_or_none(laid, lexicon):
    rng = random.Random(laid)
    position, nothing = board(2, lexicon), LeaveTable({})
    racks = drawn(position, rng)[::2]
    scores = finish(board_scores(position, lexicon, RackSample(racks, position.tiles.letters), laid=laid))
    found = []
    for rack in racks:
        if rack.count(BLANK) < 2:  # those with more go over the whole board by themselves
            best = finish(scores.seek_best_move(rack, nothing, exchanged=0)).score
            plays = Search(position, rack, lexicon).best(None)
            assert best == max((play.score for play in plays if len(rack) - len(play.leave) == laid), default=0)
            found.append(best)
    assert any(found)
    assert laid == 2 or not all(found)


BOARDS = [(1, False), (2, True), (5, True), (6, False)]


@pytest.mark.parametrize(("seed", "often"), some(BOARDS, 1, always=BOARDS[:1]))
@takes_long("finds all plays of a game's boards twice")
def test_boards_hand_their_slots_on_and_have_the_same_answers(seed, often, lexicon):
    rng = random.Random(seed)
    position, leaves = board(seed, lexicon), leaves_by_chance(rng)
    racks = drawn(position, rng)
    slots = BoardSlots(position, lexicon, often=often)
    before: dict[bytes, BestMove] = {}
    changed = set()
    for rack in some(racks[::4], 3):
        after = rng.choice(Search(position, rack, lexicon).best(20)).after(position)
        slots = slots.after(after, often=often)
        for each in racks[::3]:
            parts = RackParts(each, leaves, after.tiles)
            move = finish(slots.seek_best_move(parts, exchanged=7))
            check(move, after, each, leaves, lexicon, exchanged=7)
            assert move.worth == finish(seek_best_move(after, each, lexicon, leaves, exchanged=7)).worth
            if each in before:
                again = finish(slots.seek_best_move(parts, exchanged=7, before=before[each]))
                assert again[:2] == move[:2]
                changed.add(again == before[each])
            before[each] = move
        position = after
    assert changed == {False, True}, "some racks have their best play still, others another"


def test_the_first_word_is_found_and_what_goes_on_it(lexicon):
    position = Position.bare(layout_of("scrabble"), tile_set_of("en"))
    leaves = leaves_by_chance(random.Random(1))
    slots = BoardSlots(position, lexicon)
    for rack in (b"AEINRST", b"?EHIQUZ"):
        parts = RackParts(rack, leaves, position.tiles)
        move = finish(slots.seek_best_move(parts, exchanged=7))
        check(move, position, rack, leaves, lexicon, exchanged=7)
        assert move.laid
        after = position.with_tiles(*move.laid.slot.square, move.laid.placed, across=move.laid.slot.line.across)
        check(finish(slots.after(after).seek_best_move(parts, exchanged=0)), after, rack, leaves, lexicon, exchanged=0)


def small(rng: random.Random) -> tuple[Position, list[bytes], Lexicon]:
    """A small random board with tiles worth nothing among the others, racks for it, and words."""
    words = {"".join(rng.choices("AERST", k=rng.choice((2, 2, 3, 4)))) for _ in range(25)}
    lexicon = Lexicon.from_words(sorted(words), alphabet("en"))
    height, width = rng.randint(1, 4), rng.randint(3, 5)
    premiums = ["".join(rng.choices("....dD", k=width)) for _ in range(height)]
    layout = layout_of({"name": "Small", "layout": premiums, "center": [0, rng.randrange(width)], "rack": 4})
    tiles = {"A": [9, 0], "E": [9, 0], "R": [9, 1], "S": [9, 3], "T": [9, 8]}
    position = Position.bare(layout, tile_set_of({"name": "Few", "blanks": 2, "tiles": tiles}, alphabet("en")))
    if plays := Search(position, bytes(rng.choices(b"AERST", k=3)), lexicon).best(9):
        position = rng.choice(plays).after(position)
    return position, [bytes(sorted(rng.choices(b"AERST?", k=rng.randint(1, 4)))) for _ in range(12)], lexicon


def test_many_racks_on_small_boards_have_the_best_moves_that_each_has():
    seen = Counter[object]()
    for seed in range(80):
        rng = random.Random(seed)
        position, racks, lexicon = small(rng)
        racks = [rack for rack in racks if rack.count(BLANK) < 3]
        leaves = leaves_by_chance(rng)
        scores = scores_of(position, lexicon, RackSample(racks, position.tiles.letters), least=0)
        for rack in racks:
            exchanged = rng.choice((0, 1, 2, 7))
            move = finish(scores.seek_best_move(rack, leaves, exchanged=exchanged))
            check(move, position, rack, leaves, lexicon, exchanged=exchanged)
            alone = finish(seek_best_move(position, rack, lexicon, leaves, exchanged=exchanged))
            assert alone.worth == move.worth
            if move.laid:
                seen[move.laid.slot.line.number, move.laid.slot.line.across] += 1
                seen["worth nothing"] += not move.score
                seen["a blank"] += bool(move.laid.blanks)
    assert min(seen[0, True], seen[0, False], seen[1, True], seen["worth nothing"], seen["a blank"]) > 5, seen


@pytest.mark.parametrize("rack", [b"AAE", b"?AE", b"?AA"])
def test_a_play_worth_nothing_in_the_first_column_is_a_move(rack):
    class Burden(LeaveTable):
        def _value_of(self, leave: bytes) -> float:
            return -len(leave)

    letters = alphabet("en")
    lexicon = Lexicon.from_words(["aea"], letters)
    layout = layout_of({"name": "Narrow", "layout": ["..", "..", ".."], "center": [0, 0], "rack": 3})
    tiles = tile_set_of({"name": "Few", "blanks": 1, "tiles": {"A": [4, 0], "E": [4, 0]}}, letters)
    position = Position.bare(layout, tiles)
    scores = scores_of(position, lexicon, RackSample([rack], tiles.letters), least=0)
    for exchanged in (0, 3):
        move = finish(scores.seek_best_move(rack, Burden({}), exchanged=exchanged))
        assert move.laid
        assert (move.laid.word, move.laid.slot.square, move.laid.slot.line.across) == (b"AEA", (0, 0), False)
        assert (move.worth, move.score, move.leave) == (0, 0, b"")
