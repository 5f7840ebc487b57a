"""Endgames against trying everything on small boards, and what holds of the best line of any."""

import random
from collections import Counter
from dataclasses import replace
from unittest import mock

import pytest
from oracles import endgame as oracle

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position, word_through
from tilewise.crossword.endgame import search as searching
from tilewise.crossword.endgame.boards import Boards
from tilewise.crossword.endgame.plays import Move
from tilewise.crossword.endgame.search import Endgame, Ending
from tilewise.crossword.layout import layout_of
from tilewise.crossword.plays import leave_of
from tilewise.crossword.solve import best_plays
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
        plays = best_plays(position, bytes(rng.choices(b"AERST", k=3)), lexicon, 5)[1]
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
        _, plays = best_plays(position, both[mover], lexicon, None)
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


def test_an_endgame_is_worth_what_trying_everything_says():
    seen: Counter[str] = Counter()
    for seed in (*range(60), 341):
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


def test_what_is_forgotten_on_the_way_changes_no_spread(monkeypatch):
    monkeypatch.setattr(searching, "_KEPT", 7)
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


def test_what_was_proved_is_not_proved_again_after_forgetting(shipped_english, monkeypatch):
    surveys = []
    for kept in (25_000, 1_000):
        monkeypatch.setattr(searching, "_KEPT", kept)
        board, racks, _ = LATE[0]
        search = Endgame(read_position(board), racks, shipped_english)
        survey = mock.Mock(side_effect=search._survey)
        monkeypatch.setattr(search, "_survey", survey)
        assert [ending.proved for ending in search.rounds() if ending][-1]
        surveys.append(survey.call_count)
    # All of them were, once: eleven times as many states were looked at then.
    assert 1_000 < surveys[0] < surveys[1] < 5 * surveys[0], surveys


def test_moves_are_weighed_by_what_the_other_side_answers(shipped_english):
    board, racks, _ = LATE[0]
    search = Endgame(read_position(board), racks, shipped_english)
    known = search._state(search._first)
    before = list(known.moves)
    worths = {}
    for move in before[1:]:
        gain, after = search._after(search._first, move)
        worths[move] = gain - search._state(after).estimate if after else gain
    for _ in search._weigh():
        pass
    assert known.moves[0] is before[0]
    assert set(known.moves) == set(before)
    weighed = [worths[move] for move in known.moves[1:]]
    assert weighed == sorted(weighed, reverse=True)
    assert known.moves != before


def test_a_move_that_refutes_others_rises_wherever_it_can_be_made(shipped_english):
    board, racks, _ = LATE[0]
    boards = Boards(read_position(board), racks, shipped_english)
    full = boards.tray.pack(racks[0]), boards.tray.pack(racks[1])
    mine, theirs = boards.plays(boards.first, full)
    assert all(move.rank == move.promise for move in mine + theirs)
    reply = theirs[-1]
    for _ in range(3):
        boards.praise(reply)
    assert reply.rank > reply.promise
    ranks = set()
    for move in mine:
        for again in boards.plays(boards.after(boards.first, move), full)[1]:
            if (again.fills, again.placed) == (reply.fills, reply.placed):
                ranks.add((again is reply, again.rank - again.promise))
    assert {rank for _, rank in ranks} == {reply.rank - reply.promise}
    assert {same for same, _ in ranks} == {True, False}


def test_the_line_of_each_round_is_legal_and_comes_to_its_spread():
    lines = 0
    for seed in range(30):
        game = small(seed)
        for ending in rounds(*game):
            assert played(*game, ending) == ending.spread, seed
            lines += len(ending.line) > 2
    assert lines > 30


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


@pytest.mark.parametrize(("board", "racks", "spread"), LATE, ids=["no blank", "a blank"])
def test_full_racks_are_searched_to_the_same_end_as_by_another_program(shipped_english, board, racks, spread):
    game = read_position(board), racks, shipped_english
    last = rounds(*game)[-1]
    assert (last.spread, last.proved) == (spread, True)
    assert played(*game, last) == spread


def test_plays_kept_from_board_to_board_are_those_of_a_board_made_anew(shipped_english):
    rng = random.Random(5)
    moves = 0
    for board, (mine, theirs), _ in LATE:
        first, racks = read_position(board), (mine[:5], theirs[:5])
        boards = Boards(first, racks, shipped_english)
        tiles, at = list(map(boards.tray.pack, racks)), boards.first
        for turn in range(4):
            plays = boards.plays(at, (tiles[0], tiles[1]))[turn % 2]
            if not plays:
                break
            move = rng.choice(plays)
            at = boards.after(at, move)
            tiles[turn % 2] -= move.tiles
            anew = Boards(replace(first, board=at.tiles), racks, shipped_english)
            for kept, fresh in zip(
                boards.plays(at, (tiles[0], tiles[1])), anew.plays(anew.first, (tiles[0], tiles[1])), strict=True
            ):
                assert told(kept) == told(fresh), (board, turn)
                moves += len(kept)
    assert moves > 300


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
        first = search._state(search._first)
        assert first.proved.low == first.proved.high == last.spread, seed
        assert first.moves[0] is last.line[0], seed
        for state, known in search._known.items():
            assert sorted(map(id, known.moves)) == sorted(map(id, search._survey(state).moves)), seed
            reordered += known.moves != search._survey(state).moves
    assert reordered > 10


def test_a_play_needs_the_squares_at_the_ends_of_its_words_and_no_others():
    checked = crossing = at_edge = 0
    for seed in range(40):
        position, racks, lexicon = small(seed)
        width, size = position.layout.width, len(position.board)
        boards = Boards(position, racks, lexicon)
        for move in [*boards.plays(boards.first, tuple(map(boards.tray.pack, racks)))[0]]:
            across = move.slot.line.across
            row, column = move.slot.square
            after = position.with_tiles(row, column, move.placed, across=across).board
            filled = [square for square in range(size) if after[square] != position.board[square]]
            needs = set()
            for square, way in [(filled[0], across), *((square, not across) for square in filled)]:
                word = word_through(after, width, square, across=way)
                step = 1 if way else width
                line = range(square - square % width, square - square % width + width) if way else range(size)
                needs |= {square for square in (word[0] - step, *word, word[-1] + step) if square in line}
                crossing += way != across and len(word) > 1
                at_edge += word[-1] + step not in line
            assert move.fills == sum(1 << square for square in filled)
            assert move.needs == sum(1 << square for square in needs), (seed, move)
            checked += 1
    assert min(checked, crossing, at_edge) > 50
