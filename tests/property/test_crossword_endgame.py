"""Endgames against trying everything on small boards, and what holds of the best line of any."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from unittest import mock

import pytest
from amount import at_night, some
from oracles import endgame as oracle

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position
from tilewise.crossword.endgame import memory
from tilewise.crossword.endgame import search as searching
from tilewise.crossword.endgame.boards import Boards
from tilewise.crossword.endgame.plays import Move
from tilewise.crossword.endgame.search import Endgame, Ending
from tilewise.crossword.endgame.states import Since, State
from tilewise.crossword.layout import layout_of
from tilewise.crossword.plays import leave_of
from tilewise.crossword.search import Search
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.tiles import tile_set_of

TILES = {"A": [9, 1], "E": [9, 2], "R": [9, 1], "S": [9, 3], "T": [9, 8]}


def small(seed: int) -> tuple[Position, tuple[bytes, bytes], Lexicon]:
    """A small random game: its own board, words and tiles, now and then an empty board, and two racks."""
    rng = random.Random(seed)
    letters = alphabet("en")
    words = {"".join(rng.choices("AERST", k=rng.choice((2, 2, 3, 3, 4, 5)))) for _ in range(30)}
    lexicon = Lexicon.from_words(sorted(words), letters)
    height, width = rng.randint(3, 5), rng.randint(4, 6)
    layout = layout_of(
        {
            "name": "Small",
            "layout": ["".join(rng.choices("......dtDT2", k=width)) for _ in range(height)],
            "center": [rng.randrange(height), rng.randrange(width)],
            "rack": 4,
            "bonus": rng.choice(({"3": 10}, {"2": "x2 main word"})),
        }
    )
    position = Position.bare(layout, tile_set_of({"name": "Few", "blanks": 2, "tiles": TILES}, letters))
    for _ in range(rng.choice((0, 1, 2, 2))):
        plays = Search(position, bytes(rng.choices(b"AERST", k=3)), lexicon).best(5)
        if plays:
            position = rng.choice(plays).after(position)
    kinds = b"AERST?" if rng.random() < 0.4 else b"AERST"
    racks = [bytes(sorted(rng.choices(kinds, k=rng.randint(1, 3)))) for _ in range(2)]
    return position, (racks[0], racks[1]), lexicon


def rounds(position: Position, racks: tuple[bytes, bytes], lexicon: Lexicon) -> list[Ending]:
    """What each round of the search gives."""
    return [ending for ending in Endgame(position, racks, lexicon).rounds() if ending]


def played(position: Position, racks: tuple[bytes, bytes], lexicon: Lexicon, ending: Ending) -> int:
    """Play a line by the rules, every move of it a legal one, until the game is over; give the spread."""
    both, spread, passes = list(racks), 0, 0
    points = position.tiles.points

    def worth(rack: bytes) -> int:
        return sum(points[tile] for tile in rack)

    for n, move in enumerate(ending.line):
        mover, sign = n % 2, 1 - n % 2 * 2
        assert all(both)
        assert passes < 2
        if move is None:
            passes += 1
            continue
        passes = 0
        plays = Search(position, both[mover], lexicon).best(None)
        place = (move.slot.square, move.slot.line.across, move.placed, move.score)
        (play,) = [
            each for each in plays if (each.slot.square, each.slot.line.across, each.placed, each.score) == place
        ]
        position = play.after(position)
        both[mover] = leave_of(both[mover], move.placed)
        spread += sign * move.score
        if not both[mover]:
            spread += sign * 2 * worth(both[1 - mover])
    assert passes == 2 or not all(both)
    return spread + (worth(both[1]) - worth(both[0]) if all(both) else 0)


def unpacked(search: Endgame, rack: int) -> bytes:
    """The tiles of a packed rack."""
    return bytes(tile for tile, one in search._tray.one.items() for _ in range(rack // one % 16))


def test_an_endgame_is_worth_what_trying_everything_says():
    seen: Counter[str] = Counter()
    for seed in (*some(range(60), 30), 341):
        position, racks, lexicon = small(seed)
        last = rounds(position, racks, lexicon)[-1]
        assert last.proved, seed
        assert last.spread == oracle.spread(position, *racks, lexicon), seed
        seen["long"] += len(last.line) > 3
        seen["blank"] += any(b"?" in rack for rack in racks)
        seen["empty"] += position.empty
        seen["pass"] += None in last.line
        seen["won by waiting"] += None in last.line[:1] and len(last.line) > 2
    assert min(seen.values()) > 0, seen
    assert len(seen) == 5


def test_where_nothing_is_left_out_an_endgame_is_worth_what_trying_everything_says(monkeypatch):
    monkeypatch.setattr(searching, "_ROUNDS", 0)
    told: Counter[str] = Counter()
    bound = Endgame._bound

    def counted(search, state, window, since):
        found = bound(search, state, window, since)
        if not found:
            told["not told"] += 1
        elif found.gain <= window[0]:
            told["refuted"] += 1
        else:
            told["by passing" if found.line[0] is None else "by going out"] += 1
        return found

    monkeypatch.setattr(Endgame, "_bound", counted)
    seeds = some(range(200, 320), 60, always=range(260, 320))
    for seed in seeds:
        position, racks, lexicon = small(seed)
        last = rounds(position, racks, lexicon)[-1]
        assert last.proved, seed
        assert last.spread == oracle.spread(position, *racks, lexicon), seed
        assert played(position, racks, lexicon, last) == last.spread, seed
    assert len(told) == 4
    assert min(told.values()) > len(seeds) / 12, told


def test_what_the_plays_alone_tell_of_a_state_holds_for_every_window(monkeypatch):
    monkeypatch.setattr(searching, "_ROUNDS", 0)
    asked: dict[tuple[object, ...], tuple[State, Since]] = {}
    bound = Endgame._bound

    def noted(search, state, window, since):
        asked[memory._name(state)] = state, since
        return bound(search, state, window, since)

    monkeypatch.setattr(Endgame, "_bound", noted)
    told: Counter[str] = Counter()
    for seed in some(range(200, 320), 65):
        asked.clear()
        position, racks, lexicon = small(seed)
        search = Endgame(position, racks, lexicon)
        for _ in search.rounds():
            pass
        worth = oracle.worths(position, lexicon)
        for state, since in asked.values():
            mine, theirs = (unpacked(search, state.racks[side]) for side in (state.mover, 1 - state.mover))
            gain = worth(replace(position, board=state.board.tiles), mine, theirs, state.passes, b"")
            for most in range(gain - 15, gain + 16):
                found = bound(search, state, (most - 1, most), since)
                told["not told"] += not found
                if found and found.gain < most:
                    assert gain < most, (seed, state)
                    told["refuted"] += 1
                elif found:
                    assert most <= found.gain <= gain, (seed, state)
                    told["gains enough"] += 1
    assert len(told) == 3
    assert min(told.values()) > 1_000, told


def test_what_is_forgotten_on_the_way_changes_no_spread(monkeypatch):
    monkeypatch.setattr(memory, "_KEPT", 7)
    forgotten = 0
    for seed in range(12):
        position, racks, lexicon = small(seed)
        search = Endgame(position, racks, lexicon)
        forget = mock.Mock(side_effect=search._boards.forget)
        monkeypatch.setattr(search._boards, "forget", forget)
        *_, last = (ending for ending in search.rounds() if ending)
        assert last.spread == oracle.spread(position, *racks, lexicon), seed
        assert played(position, racks, lexicon, last) == last.spread, seed
        forgotten += forget.call_count
    assert forgotten > 20


@at_night("it searches a real board twice; in small games what is forgotten changes no spread")
def test_what_was_proved_is_not_proved_again_after_forgetting(shipped_english, monkeypatch):
    surveys = []
    for kept in (25_000, 1_000):
        monkeypatch.setattr(memory, "_KEPT", kept)
        board, racks, _ = LATE[0]
        search = Endgame(read_position(board), racks, shipped_english)
        survey = mock.Mock(side_effect=search._memory._survey)
        monkeypatch.setattr(search._memory, "_survey", survey)
        assert [ending.proved for ending in search.rounds() if ending][-1]
        surveys.append(survey.call_count)
    # All of them were, once: eleven times as many states were looked at then.
    assert 1_000 < surveys[0] < surveys[1] < 5 * surveys[0], surveys


@at_night("it searches a real board with almost nothing kept; in small games what is forgotten changes no spread")
def test_what_is_proved_may_be_forgotten_too(shipped_english, monkeypatch):
    monkeypatch.setattr(memory, "_BOUNDS", 20)
    monkeypatch.setattr(memory, "_KEPT", 1_000)
    board, racks, spread = LATE[0]
    search = Endgame(read_position(board), racks, shipped_english)
    *_, last = (ending for ending in search.rounds() if ending)
    assert (last.spread, last.proved) == (spread, True)
    assert len(search._memory._bounds) <= 20


def test_most_states_of_a_real_board_are_told_without_a_list_of_their_moves(shipped_english, monkeypatch):
    monkeypatch.setattr(searching, "_ROUNDS", 0)
    monkeypatch.setattr(searching, "_FEW", 10)
    told: Counter[str] = Counter()
    bound, survey = Endgame._bound, memory.Memory._survey

    def told_by_bound(search, state, window, since):
        found = bound(search, state, window, since)
        told["told"] += bool(found)
        return found

    def listed(search, state):
        told["listed"] += 1
        return survey(search, state)

    monkeypatch.setattr(Endgame, "_bound", told_by_bound)
    monkeypatch.setattr(memory.Memory, "_survey", listed)
    board, (mine, theirs), _ = LATE[0]
    last = rounds(read_position(board), (mine[:5], theirs[:5]), shipped_english)[-1]
    assert last.proved
    assert told["told"] > 2 * told["listed"] > 200, told


def test_moves_are_weighed_by_what_the_other_side_answers(shipped_english):
    board, racks, _ = LATE[0]
    search = Endgame(read_position(board), racks, shipped_english)
    known = search._memory.of(search._first)
    before = list(known.moves)
    worths = {}
    for move in before[1:]:
        gain, after = search._after(search._first, move)
        worths[move] = gain - search._memory.of(after).estimate if after else gain
    for _ in search._weigh():
        pass
    assert known.moves[0] is before[0]
    assert set(known.moves) == set(before)
    weighed = [worths[move] for move in known.moves[1:]]
    assert weighed == sorted(weighed, reverse=True)
    assert known.moves != before


def test_replies_are_remembered_that_what_they_refuted_leaves_alone_the_latest_last(shipped_english):
    board, racks, _ = LATE[0]
    boards = Boards(read_position(board), racks, shipped_english)
    move = boards.plays(boards.first, (boards.tray.pack(racks[0]), boards.tray.pack(racks[1])))[0][0]
    after = boards.after(boards.first, move)
    replies = boards.plays(after, (0, boards.tray.pack(racks[1])))[1]
    apart = [reply for reply in replies if not reply.needs & move.fills][:3]
    beside = [reply for reply in replies if reply.needs & move.fills]
    assert len(apart) == 3
    assert beside
    since = Since(boards.first, move.fills, [])
    for reply in (*apart, beside[0], apart[1], None):
        since.learn((reply, None))
    since.learn(None)
    assert since.refuting == [apart[0], apart[2], apart[1]]


def test_a_reply_that_is_tried_before_a_state_has_its_plays_is_one_of_them(shipped_english, monkeypatch):
    monkeypatch.setattr(searching, "_ROUNDS", 0)
    monkeypatch.setattr(searching, "_FEW", 14)
    tried: list[tuple[State, Move | None]] = []
    trial = Endgame._try

    def listed_trial(search, state, move, *rest, **more):
        if state not in search._memory._known:
            tried.append((state, move))
        return trial(search, state, move, *rest, **more)

    monkeypatch.setattr(Endgame, "_try", listed_trial)
    replies = 0
    for board, (mine, theirs), _ in LATE:
        tried.clear()
        search = Endgame(read_position(board), (mine[:5], theirs[:5]), shipped_english)
        assert [ending.proved for ending in search.rounds() if ending][-1]
        for state, move in random.Random(1).sample(tried, min(len(tried), 200)):
            plays = search._boards.plays(state.board, state.racks)[state.mover]
            assert move
            assert told([move])[0] in told(plays)
            replies += 1
    assert replies > 100


def test_the_line_of_each_round_is_legal_and_comes_to_its_spread():
    lines = 0
    for seed in range(30):
        game = small(seed)
        for ending in rounds(*game):
            assert played(*game, ending) == ending.spread, seed
            lines += len(ending.line) > 2
    assert lines > 30


def starting(seed: int) -> tuple[Position, tuple[bytes, bytes], Lexicon]:
    """A small random game that begins anywhere, on a board without a tile or with a single one."""
    position, racks, lexicon = small(seed)
    position = Position.bare(replace(position.layout, start=None), position.tiles)
    if seed % 2:
        square = random.Random(seed).randrange(len(position.board))
        position = position.with_tiles(*divmod(square, position.layout.width), b"A", across=True)
    return position, racks, lexicon


def test_a_game_that_begins_anywhere_is_worth_what_trying_everything_says_and_its_lines_are_legal():
    replies: Counter[bool] = Counter()
    for seed in some(range(200), 24, always=(14, 22, 100, 112, 170, 180)):
        position, racks, lexicon = starting(seed)
        told = rounds(position, racks, lexicon)
        assert told[-1].proved, seed
        assert told[-1].spread == oracle.spread(position, *racks, lexicon), seed
        for ending in told:
            assert played(position, racks, lexicon, ending) == ending.spread, seed
            replies[position.empty] += len([move for move in ending.line if move]) > 1
    assert min(replies[True], replies[False]) > 3, replies


def test_a_line_that_is_told_within_a_round_begins_with_another_move_than_the_one_told_before():
    within = 0
    for seed in range(40):
        told = rounds(*small(seed))
        assert [ending.depth for ending in told] == sorted(ending.depth for ending in told)
        assert (told[0].depth, told[-1].proved) == (1, True)
        for before, ending in pairwise(told):
            if ending.depth == before.depth:
                assert ending.line[0] is not before.line[0], seed
                assert not ending.proved
                within += 1
    assert within > 5


def turned(position: Position) -> Position:
    """The position with rows for columns."""
    layout = position.layout
    squares = [range(column, len(position.board), layout.width) for column in range(layout.width)]
    row, column = divmod(layout.start, layout.width)
    turned_layout = replace(
        layout,
        width=layout.height,
        height=layout.width,
        premiums="".join(layout.premiums[at] for column in squares for at in column),
        start=column * layout.height + row,
    )
    return Position(turned_layout, position.tiles, bytes(position.board[at] for column in squares for at in column))


def test_a_board_turned_over_its_diagonal_is_worth_the_same():
    worths = set()
    for seed in range(30):
        position, racks, lexicon = small(seed)
        spread = rounds(position, racks, lexicon)[-1].spread
        assert rounds(turned(position), racks, lexicon)[-1].spread == spread, seed
        worths.add(spread)
    assert len(worths) > 5


def test_after_the_best_move_the_other_side_sees_the_same_spread_from_its_own():
    checked = 0
    for seed in range(40):
        position, (mine, theirs), lexicon = small(seed)
        last = rounds(position, (mine, theirs), lexicon)[-1]
        move = last.line[0]
        if move and len(last.line) > 1:
            row, column = move.slot.square
            after = position.with_tiles(row, column, move.placed, across=move.slot.line.across)
            seen = rounds(after, (theirs, leave_of(mine, move.placed)), lexicon)[-1]
            assert seen.spread == move.score - last.spread, seed
            checked += 1
    assert checked > 10


LATE = [
    # Positions of seeded games with the shipped English list when the bag became empty, and what they are worth by
    # another program that searched them to the end.
    (
        "8LO5/8OX1V3/2GERT2R2ODs1/1RICY2BI2MEU1/LOTHARIOS1QINS1/1WET3R2IT1U1/1E4ZACKS4/IN4AGA6/N5PEPS5/G2MAY2OH5/"
        "A3NOVENAE4/N2AID1J1D5/1BUTLE1E7/7c7/7T7",
        (b"UOEIWAF", b"IEFDLER"),
        -71,
    ),
    (
        "11HAAR/1JOURNO2C1YAY1/FOHN2V1DAZES2/1BOIL1UP1REN3/6MA1REI3/7T1O1C3/6KIRN5/q1A3ABA6/I1L2PELF6/V1D1QI1ET6/"
        "I1O1UN9/U1X1AI9/TWINGED8/SOME1R9/1TEWS10",
        (b"LEOETST", b"GDIE?EG"),
        0,
    ),
]


@pytest.mark.parametrize(
    ("board", "racks", "spread"),
    [
        pytest.param(*LATE[0], id="no blank"),
        pytest.param(*LATE[1], id="a blank", marks=at_night("the other board stands for it")),
    ],
)
def test_full_racks_are_searched_to_the_same_end_as_by_another_program(shipped_english, board, racks, spread):
    game = read_position(board), racks, shipped_english
    last = rounds(*game)[-1]
    assert (last.spread, last.proved) == (spread, True)
    assert played(*game, last) == spread


def told(moves: list[Move]) -> list[tuple[object, ...]]:
    """All that a search uses of some plays."""
    return sorted(
        (move.slot.square, move.slot.line.across, move.placed, move.score, move.tiles, move.fills, move.needs)
        for move in moves
    )


@pytest.fixture(scope="module")
def shipped_english():
    return Library(shipped_folder()).lexicon("en")


def test_four_tiles_a_side_are_proved(shipped_english):
    for board, (mine, theirs), _ in LATE:
        game = read_position(board), (mine[:4], theirs[:4]), shipped_english
        last = rounds(*game)[-1]
        assert last.proved
        assert played(*game, last) == last.spread


def test_what_a_search_leaves_behind_lists_every_move_once_and_holds_the_proof():
    reordered = 0
    for seed in range(40):
        game = small(seed)
        search = Endgame(*game)
        *_, last = (ending for ending in search.rounds() if ending)
        first = search._memory.of(search._first)
        assert first.proved.low == first.proved.high == last.spread, seed
        assert first.moves[0] is last.line[0], seed
        for state, known in search._memory._known.items():
            assert sorted(map(id, known.moves)) == sorted(map(id, search._memory._survey(state).moves)), seed
            reordered += known.moves != search._memory._survey(state).moves
    assert reordered > 10


def test_every_bound_that_a_search_keeps_of_a_state_holds(monkeypatch):
    told: Counter[str] = Counter()
    seeds = some(range(400, 560), 90, always=range(400, 490))
    for seed in seeds:
        monkeypatch.setattr(searching, "_ROUNDS", 9 if seed % 3 else 0)
        position, racks, lexicon = small(seed)
        search = Endgame(position, racks, lexicon)
        *_, last = search.rounds()
        worth = oracle.worths(position, lexicon)
        kept = [(memory._name(state), known.proved) for state, known in search._memory._known.items()]
        for (board, both, mover, passes, _), bounds in (*kept, *search._memory._bounds.items()):
            mine, theirs = (unpacked(search, both[side]) for side in (mover, 1 - mover))
            gain = worth(replace(position, board=board), mine, theirs, passes, b"")
            assert bounds.low <= gain <= bounds.high, (seed, last)
            told["low"] += -(1 << 30) < bounds.low < bounds.high
            told["high"] += bounds.low < bounds.high < 1 << 30
            told["exact"] += bounds.low == bounds.high
    assert len(told) == 3
    assert min(told.values()) > 1.6 * len(seeds), told
