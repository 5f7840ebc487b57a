"""The boards of endgames: what is kept from board to board is what a board made anew has, and what a line may score."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from unittest import mock

import pytest
from amount import some
from property.test_crossword_endgame import LATE, small, told

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position, word_through
from tilewise.crossword.endgame.boards import Boards
from tilewise.crossword.endgame.plays import NO_PLAY, Drawing, Tray
from tilewise.crossword.search import Search
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.tiles import AS_BLANK, EMPTY


@pytest.fixture(scope="module")
def shipped_english():
    return Library(shipped_folder()).lexicon("en")


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


def test_boards_of_all_that_may_be_drawn_have_the_plays_of_each_draw(shipped_english):
    """Five tiles are unseen of which one side draws two, on the board and on one after a play; both have had blanks."""
    moves = blanks = 0
    for n, (board, (mine, theirs), _) in enumerate(LATE):
        first = read_position(board)
        rack, unseen = (mine[:4] + b"?", theirs[:5]) if n % 2 else (mine[:5], theirs[:4] + b"?")
        boards = Boards(first, (unseen, rack + unseen), shipped_english, Drawing(rack, 2))
        pack = boards.tray.pack
        finish(boards.prepare(boards.first, (pack(unseen), pack(rack))))
        plays = Search(first, rack, shipped_english).best(9)
        for play in [None, plays[0], plays[-1]]:
            at = boards.after(boards.first, play) if play else boards.first
            for drawn in {unseen[:2], unseen[1:3], unseen[-2:]}:
                held = bytes((Counter(unseen) - Counter(drawn)).elements()), (play.leave if play else rack[:-2]) + drawn
                anew = Boards(play.after(first) if play else first, held, shipped_english)
                both = boards.plays(at, (pack(held[0]), pack(held[1])))
                packed = anew.tray.pack(held[0]), anew.tray.pack(held[1])
                for shared, fresh in zip(both, anew.plays(anew.first, packed), strict=True):
                    # Their trays differ, so the same tiles are packed otherwise.
                    assert [each[:4] + each[5:] for each in told(shared)] == [
                        each[:4] + each[5:] for each in told(fresh)
                    ]
                    moves += len(fresh)
                    blanks += sum(any(tile & AS_BLANK for tile in move.placed) for move in fresh)
    assert moves > 300
    assert blanks > 50


def test_tiles_beyond_a_rack_are_counted_one_by_one():
    tiles = b"AAABCCD??"
    tray = Tray(tiles, bytes(256))
    rng = random.Random(3)
    several = 0
    for _ in range(300):
        rack, others = (bytes(rng.sample(tiles, rng.randint(0, len(tiles)))) for _ in range(2))
        beyond = sum((Counter(others) - Counter(rack)).values())
        assert tray.beyond(tray.pack(rack), tray.pack(others)) == beyond, (rack, others)
        several += beyond > 3
    assert several > 30


def test_plays_are_kept_over_a_board_whose_own_were_never_made(shipped_english):
    rng = random.Random(8)
    board, racks, _ = LATE[0]
    first = read_position(board)
    boards = Boards(first, racks, shipped_english)
    full = boards.tray.pack(racks[0]), boards.tray.pack(racks[1])
    both = boards.plays(boards.first, full)
    gone = 0
    for one in rng.sample(both[0], 12):
        between = boards.after(boards.first, one)
        boards._lines_of(between)
        other = rng.choice([move for move in both[1] if not (move.needs & one.fills or one.needs & move.fills)])
        at = boards.after(between, other)
        anew = Boards(replace(first, board=at.tiles), racks, shipped_english)
        made, plays = boards.plays(at, full), anew.plays(anew.first, full)
        assert between.sizes == (0, 0)
        for side in (0, 1):
            assert told(made[side]) == told(plays[side])
            gone += sum(bool(move.needs & one.fills) for move in both[side])
    assert gone > 100


def test_no_play_that_gains_enough_is_missing_where_only_such_plays_are_asked_for(shipped_english):
    rng = random.Random(6)
    enough = left_out = 0
    tries = some(range(30), 6)
    for board, racks, _ in LATE:
        first = read_position(board)
        boards = Boards(first, racks, shipped_english)
        full = boards.tray.pack(racks[0]), boards.tray.pack(racks[1])
        both = boards.plays(boards.first, full)
        for n in tries:
            # One play of each side that leaves the other alone, and nothing asked of the board between them.
            one = rng.choice(both[0])
            others = [move for move in both[1] if not (move.needs & one.fills or one.needs & move.fills)]
            if not others:
                continue
            other = rng.choice(others)
            at = boards.after(boards.after(boards.first, one), other)
            filled = one.fills | other.fills
            outs = [move for move in both[1] if not move.needs & filled][n % 7 : n % 7 + 2]
            outs.sort(key=lambda move: -move.score)
            rack = full[0] - one.tiles
            least = rng.randint(0, 20)
            listed = told([move for moves in boards.gaining(at, 0, rack, (least, least), outs) for move in moves])
            anew = Boards(replace(first, board=at.tiles), racks, shipped_english)
            for move in anew.plays(anew.first, (rack, full[1] - other.tiles))[0]:
                left = rack - move.tiles
                taken = next((out.score for out in outs if not out.needs & move.fills), None)
                gain = move.score - 2 * boards.tray.worth(left) - (taken or 0)
                if (gain if left else move.score) > least or (left and taken is None):
                    assert told([move])[0] in listed, (board, n)
                    enough += 1
                else:
                    left_out += told([move])[0] not in listed
    assert min(enough, left_out) > 10 * len(tries), (enough, left_out)


def test_plays_that_all_go_out_are_listed_only_where_one_may_score_enough(shipped_english):
    listed: Counter[bool] = Counter()
    for board, (mine, theirs), _ in LATE:
        boards = Boards(read_position(board), (mine, theirs), shipped_english)
        for tile in sorted({*mine}):
            rack = boards.tray.pack(bytes([tile]))
            plays = boards.plays(boards.first, (rack, boards.tray.pack(theirs)))[0]
            scores = {move.score for move in plays}
            for least in {*scores, *(score - 1 for score in scores)}:
                found = list(boards.gaining(boards.first, 0, rack, (least, 0), ()))
                assert all(max(move.score for move in moves) > least for moves in found)
                assert {move for moves in found for move in moves} >= {move for move in plays if move.score > least}
                listed[bool(found)] += 1
    assert min(listed.values()) > 5
    assert len(listed) == 2


def test_only_lines_that_have_changed_get_new_plays_a_few_between_two_pauses(shipped_english, monkeypatch):
    rng = random.Random(7)
    board, racks, _ = LATE[0]
    boards = Boards(read_position(board), racks, shipped_english)
    full = boards.tray.pack(racks[0]), boards.tray.pack(racks[1])
    plays = boards.plays(boards.first, full)
    find = mock.Mock(side_effect=boards._finder.find)
    monkeypatch.setattr(boards._finder, "find", find)
    many = 0
    for at in [boards.first, *(boards.after(boards.first, move) for move in rng.sample(plays[0], 20))]:
        find.reset_mock()
        made = [0]
        for _ in boards.prepare(at, full):
            made.append(find.call_count)
        made.append(find.call_count)
        assert max(now - before for before, now in pairwise(made)) <= 3
        lines = zip(boards._lines_of(boards.first).lines, boards._lines_of(at).lines, strict=True)
        changed = [old for old, new in lines if new and new is not old]
        assert find.call_count <= len(changed)
        assert sum(len(call.args) == 2 for call in find.call_args_list) <= changed.count(None)
        assert list(boards.prepare(at, full)) == []
        boards.plays(at, full)
        assert made[-1] == find.call_count
        many += find.call_count > 5
    assert many > 5


@pytest.fixture(scope="module")
def all_words():
    """A list in which all words of three letters are words."""
    words = ("".join(word) for n in range(2, 7) for word in product("AST", repeat=n))
    return Lexicon.from_words(words, alphabet("en"))


def of_all_words(rng: random.Random, lexicon: Lexicon) -> tuple[Position, Boards, tuple[bytes, bytes]]:
    """A small random board on whose premiums every tile counts alike, the boards that come of it, and two racks."""
    position, _, _ = small(rng.randrange(1 << 30))
    layout = replace(position.layout, premiums=position.layout.premiums.replace("2", "."))
    position = Position.bare(layout, position.tiles)
    for _ in range(rng.choice((0, 1, 2, 3))):
        plays = Search(position, bytes(rng.choices(b"AST", k=3)), lexicon).best(9)
        position = rng.choice(plays).after(position) if plays else position
    racks = bytes(sorted(rng.choices(b"AST?", k=4))), bytes(sorted(rng.choices(b"AST?", k=3)))
    return position, Boards(position, racks, lexicon), racks


def test_what_a_line_comes_to_at_most_is_told_exactly_where_all_words_are_words(all_words):
    seen: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        position, boards, racks = of_all_words(rng, all_words)
        both = boards.tray.pack(racks[0]), boards.tray.pack(racks[1])
        plays = boards.plays(boards.first, both)[0]
        if not plays:
            continue
        move = rng.choice(plays)
        at = boards.after(boards.first, move)
        anew = Boards(replace(position, board=at.tiles), racks, all_words)
        for side, rack in enumerate((both[0] - move.tiles, both[1])):
            anew.plays(anew.first, both)
            for kept, made in zip(boards._lines_of(at).lines, anew._lines_of(anew.first).lines, strict=True):
                if not kept or not rack:
                    continue
                assert made
                seen["not made"] += kept.sizes == (0, 0)
                moves = anew._of_rack(made, side, rack)
                lefts = [(each.score, rack - each.tiles) for each in moves]
                out = max((score for score, left in lefts if not left), default=NO_PLAY)
                other = max((score - 2 * boards.tray.worth(left) for score, left in lefts if left), default=NO_PLAY)
                assert boards._most(kept, side, rack) == (out, other), seed
                seen["out"] += out > NO_PLAY
                seen["other"] += other > NO_PLAY
    assert min(seen.values()) > 50, seen
    assert len(seen) == 3


def test_a_bound_of_a_lines_plays_is_reached_where_all_words_are_words(all_words):
    seen: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        position, boards, racks = of_all_words(rng, all_words)
        side, finder, tray = rng.randrange(2), boards._finder, boards.tray
        size, points = len(racks[side]), tray.points(tray.pack(racks[side]))
        for kept in boards._lines_of(boards.first).lines:
            if not kept:
                continue
            through = tuple(square for square in kept.line.touching if rng.random() < 0.5)
            most = [NO_PLAY] * (size + 1)
            for move in finish(finder.find(kept.line, (size, 0) if side == 0 else (0, size), through))[side]:
                laid = sum(tile != EMPTY for tile in move.placed)
                most[laid] = max(most[laid], move.score)
            assert finder.most(kept.line, side, points, through) == most, seed
            seen["a play"] += max(most) > NO_PLAY
            seen["none"] += max(most) == NO_PLAY
            seen["across words"] += max(most) > NO_PLAY and any(kept.line.crossings)
            seen["a bonus"] += bool(position.layout.bonus) and max(most[2:]) > NO_PLAY
    assert min(seen.values()) > 50, seen
    assert len(seen) == 4


def test_a_play_needs_the_squares_at_the_ends_of_its_words_and_no_others_and_a_first_one_the_empty_board():
    checked = crossing = at_edge = first = 0
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
            assert move.laid == bytes(after[square] for square in move.squares)
            assert move.squares == word_through(after, width, filled[0], across=across)
            assert move.fills == sum(1 << square for square in filled)
            if position.empty:
                needs = set(range(size))
                first += 1
            assert move.needs == sum(1 << square for square in needs), (seed, move)
            checked += 1
    assert min(checked, crossing, at_edge, first) > 40
