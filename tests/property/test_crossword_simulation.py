"""Rollouts and simulation on a small game, where all that can happen can be gone through."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise, product
from statistics import fmean

import pytest
from amount import some, takes_long

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position, unseen
from tilewise.crossword.laying import is_listed, laid_play
from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.leaves.keeping import leaves_of
from tilewise.crossword.leaves.values import Leaves, LeaveTable
from tilewise.crossword.moves import Move, best_moves
from tilewise.crossword.plays import leave_of
from tilewise.crossword.problems import words_on
from tilewise.crossword.search import Search
from tilewise.crossword.simulation.candidates import seek_candidates
from tilewise.crossword.simulation.known import Kept, Known
from tilewise.crossword.simulation.ranking import FIRST, next_stage, ranking, simulate
from tilewise.crossword.simulation.rollouts import Candidate, Rollout, Rollouts
from tilewise.crossword.tile_keys import parts_of
from tilewise.lexicon import Lexicon
from tilewise.tiles import read_tile_set

WORDS = "ae are ars art ate ear eat era es ras rat re rest sat sea set star stare tar te tea ta tears at as er"
LAYOUT = layout_of(
    {
        "name": "Small",
        "layout": ["T..d..T", ".D...D.", "..t.t..", "d..D..d", "..t.t..", ".D...D.", "T..d..T"],
        "center": [3, 3],
        "rack": 3,
        "bonus": {"3": 10},
    }
)
LETTERS = alphabet("en")
LEXICON = Lexicon.from_words(WORDS.split(), LETTERS)
BOARD = [".......", ".......", ".......", "..EAT..", ".......", ".......", "......."]


def small(board: list[str], layout: Layout = LAYOUT, *, blanks: int = 0, **counts: list[int]) -> Position:
    tiles = read_tile_set({"name": "Small", "blanks": blanks, "tiles": counts}, LETTERS)
    return read_position(board, layout, tiles)


@pytest.fixture
def position() -> Position:
    return small(BOARD, A=[5, 1], E=[6, 1], R=[5, 2], S=[4, 4], T=[5, 3])


RACK = b"AER"


def candidates(position: Position, rack: bytes, number: int = 6) -> list[Candidate]:
    return [Candidate.of(move, position) for move in best_moves(position, rack, LEXICON, number)[1]]


def rollouts(position: Position, rack: bytes = RACK, **options: object) -> Rollouts:
    return Rollouts(position, rack, LEXICON, leaves_of(position, rack, LEXICON), **options)


def holding(tiles: bytes) -> Known:
    """The other side holds these tiles for certain."""
    return Known([Kept(tiles, 1.0)])


def run(work):
    """Run a generator to its end."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return stop.value


def expected_after_a_reply(position: Position, rack: bytes, tried: Candidate) -> float:
    """The mean over all racks that the other side may hold, each with its best reply by equity."""
    leaves = leaves_of(position, rack, LEXICON)
    racks = Counter(combinations(sorted(unseen(position, rack).elements()), LAYOUT.rack))
    total = 0.0
    for theirs, number in racks.items():
        reply = bytes(theirs)
        plays = Search(tried.position, reply, LEXICON).best(None)
        worth = max(
            [play.score + leaves[bytes(sorted(play.leave))] for play in plays]
            + [leaves[leave] for _, leave in parts_of(reply)]
        )
        total += number * (tried.score + leaves[tried.leave] - worth)
    return total / racks.total()


def test_the_mean_tends_to_what_is_expected(position):
    tried = candidates(position, RACK)
    found = run(rollouts(position, plies=1).run(tried, range(600)))
    assert len({each.position for each in tried}) > 3
    for each, games in zip(tried, found, strict=True):
        expected = expected_after_a_reply(position, RACK, each)
        spreads = [game.spread for game in games]
        mean = fmean(spreads)
        error = (sum((spread - mean) ** 2 for spread in spreads) / len(spreads) ** 2) ** 0.5
        assert abs(mean - expected) < 4 * error, each
        assert error > 0


def test_samples_may_be_dealt_to_several_workers(position):
    tried = candidates(position, RACK)
    whole = run(rollouts(position).run(tried, range(30)))
    parts = [run(rollouts(position).run(tried, samples)) for samples in (range(11), range(11, 30))]
    assert whole == [first + second for first, second in zip(*parts, strict=True)]
    alone = [run(rollouts(position).run([each], range(30)))[0] for each in tried]
    assert whole == alone, "nor does it matter which candidates are tried beside one"


def test_tiles_that_the_other_side_is_known_to_hold_leave_the_bag_as_full(position):
    assert rollouts(position).bag == sum(unseen(position, RACK).values()) - LAYOUT.rack
    assert rollouts(position, known=holding(b"ST")).bag == rollouts(position).bag
    assert rollouts(position, known=Known([Kept(b"ST", 2), Kept(b"", 1)])).bag == rollouts(position).bag


def test_a_bingo_is_a_reply_that_lays_the_whole_rack(position):
    kinds = Counter()
    for games in run(rollouts(position, plies=1).run(candidates(position, RACK), range(60))):
        for game in games:
            lays_all = game.reply.laid is not None and not game.reply.leave
            assert game.bingos[1] == lays_all
            kinds[lays_all] += 1
    assert min(kinds[True], kinds[False]) > 5


def test_a_seed_decides(position):
    tried = candidates(position, RACK)
    first, again, other = [run(rollouts(position, seed=seed).run(tried, range(20))) for seed in (1, 1, 2)]
    assert first == again
    assert first != other


def turned(position: Position) -> Position:
    """The position with rows for columns; the layouts of these tests stay the same."""
    width = LAYOUT.width
    return Position(position.layout, position.tiles, b"".join(position.board[column::width] for column in range(width)))


EMPTY_BOARD = ["......."] * 7
ONE_TILE = [*EMPTY_BOARD[:2], "...A...", *EMPTY_BOARD[:4]]
ANYWHERE = replace(LAYOUT, start=None)
STARTS = [(EMPTY_BOARD, LAYOUT), (EMPTY_BOARD, ANYWHERE), (ONE_TILE, LAYOUT), (ONE_TILE, ANYWHERE), (BOARD, LAYOUT)]
NAMES = ["empty", "anywhere", "a tile", "a tile, anywhere", "a word"]
STARTS_AND_BLANKS = [
    pytest.param(*start, blanks, id=f"{name}, {blanks} blanks")
    for (name, start), blanks in product(zip(NAMES, STARTS, strict=True), (0, 4))
]
COUNTS = {"A": [5, 1], "E": [6, 1], "R": [5, 2], "S": [4, 4], "T": [5, 3]}


@pytest.mark.parametrize(("board", "layout", "blanks"), some(STARTS_AND_BLANKS, 4))
def test_turning_the_board_changes_nothing(board, layout, blanks):
    position = small(board, layout, blanks=blanks, **COUNTS)
    tried = candidates(position, RACK, 400)[::9]
    images = [each._replace(position=turned(each.position)) for each in tried]
    found = run(rollouts(position, plies=4).run(tried, range(5)))
    as_mirrored = run(rollouts(turned(position), plies=4).run(images, range(5)))
    for each, games, images_games in zip(tried, found, as_mirrored, strict=True):
        for game, image in zip(games, images_games, strict=True):
            assert game._replace(reply=None) == image._replace(reply=None), each
    assert len(tried) > 3


@pytest.mark.parametrize(("board", "layout"), STARTS[:2], ids=["empty", "anywhere"])
def test_a_first_play_and_its_mirror_image_are_worth_the_same_to_the_last_digit(board, layout):
    position = small(board, layout, blanks=4, **COUNTS)
    tried = candidates(position, b"?ER", 400)[::12]
    images = [each._replace(position=turned(each.position)) for each in tried]
    found = run(rollouts(position, plies=4).run([*tried, *images], range(6)))
    for each, games, images_games in zip(tried, found[: len(tried)], found[len(tried) :], strict=True):
        for game, image in zip(games, images_games, strict=True):
            assert game._replace(reply=None) == image._replace(reply=None), each
    assert len(tried) > 3


@pytest.mark.parametrize(("board", "layout", "blanks"), some(STARTS_AND_BLANKS, 5))
def test_every_play_of_a_rollout_is_legal_by_the_rules(board, layout, blanks, monkeypatch):
    position = small(board, layout, blanks=blanks, **COUNTS)
    replayed, make = Counter[bool](), Rollouts._make

    def by_the_rules(self, game, side, move):
        if move.laid:
            after = move.after(game.position)
            squares = zip(after.board, game.position.board, strict=True)
            tiles = {square: tile for square, (tile, before) in enumerate(squares) if tile != before}
            play = laid_play(game.position, LEXICON, tiles)
            assert (play.score, play.after(game.position)) == (move.score, after)
            assert leave_of(game.racks[side], play.placed) == move.leave
            assert all(is_listed(word, LEXICON) for _, _, _, word in words_on(after))
            replayed[game.position is position] += 1
        make(self, game, side, move)

    monkeypatch.setattr(Rollouts, "_make", by_the_rules)
    first = [Candidate.of(Move("pass", None, b"", RACK, 0.0), position), *candidates(position, RACK, 12)]
    run(rollouts(position, plies=6).run(first, range(6)))
    assert replayed[True] > 3
    assert replayed[False] > 100


def test_tiles_that_are_known_are_on_the_other_rack(position):
    tried = candidates(position, RACK, 1)
    [games] = run(rollouts(position, known=holding(b"SST")).run(tried, range(10)))
    assert len({game.reply.worth for game in games if game.reply}) == 1


def test_tiles_that_are_likely_are_on_the_other_rack_as_often_as_they_are_likely(position):
    known = Known([Kept(b"SST", 3.0), Kept(b"RR", 1.0), Kept(b"AAA", 0.0)])
    played = rollouts(position, known=known)
    pool, racks = unseen(position, RACK), Counter()
    for number in range(2000):
        theirs, bag = played._deal(number)
        assert Counter(theirs) + Counter(bag) == pool
        assert len(theirs) == LAYOUT.rack
        racks["SST" if theirs == b"SST" else "RR" if theirs.count(b"R") >= 2 else "other"] += 1
    assert racks["other"] == 0
    assert abs(racks["SST"] / 2000 - 0.75) < 4 * (0.75 * 0.25 / 2000) ** 0.5
    again = rollouts(position, known=known)
    assert [played._deal(number) for number in (7, 3)] == [again._deal(number) for number in (7, 3)]


def test_each_unseen_tile_is_dealt_into_a_small_bag_as_often_as_any_other():
    position = small(BOARD, A=[3, 1], E=[3, 1], R=[2, 2], S=[2, 4], T=[2, 3])  # 3 tiles lie, 9 are left
    for rack, bag in ((b"AER", 3), (b"AERT", 2), (b"AERST", 1)):
        pool = unseen(position, rack)
        played = rollouts(position, rack)
        assert played.bag == bag
        every = pool.total() // bag
        for first in range(0, 20 * every, every):
            deals = [played._deal(number) for number in range(first, first + every)]
            assert all(Counter(theirs) + Counter(left) == pool for theirs, left in deals)
            drawn = sum([Counter(left) for _, left in deals], Counter())
            assert not drawn - pool, "none twice as long as others have not come"
            assert drawn.total() == every * bag


def test_with_one_tile_in_the_bag_each_is_tried_once():
    position = small(BOARD, A=[3, 1], E=[3, 1], R=[2, 2], S=[2, 4], T=[2, 3])
    tried = candidates(position, b"AERST", 4)
    ranked = run(simulate(rollouts(position, b"AERST"), tried, 400))
    assert [each.samples for each in ranked] == [4] * len(tried)


def test_a_game_whose_bag_is_empty_is_played_to_its_end():
    position = small(BOARD, A=[2, 1], E=[2, 1], R=[1, 2], S=[1, 4], T=[2, 3])  # 3 tiles lie, 5 are left
    rack = b"AES"
    assert sorted(unseen(position, rack).elements()) == sorted(b"RT")
    for each in candidates(position, rack, 1000):
        [[game]] = run(rollouts(position, rack, spread=-7).run([each], range(1)))
        if not each.leave:
            assert game.spread == each.score + 2 * (2 + 3), "twice what the other side holds"
        assert game.wins == (0.5 if game.spread == 7 else float(game.spread > 7))


def test_two_passes_do_not_end_a_game_that_has_tiles_in_the_bag():
    position = small(BOARD, A=[1, 1], E=[1, 1], T=[1, 3], W=[3, 1], V=[5, 4])
    rack, passing = b"WWW", Candidate(position, 0, b"WWW", 0.0)
    played = rollouts(position, rack)
    assert played.bag == 2, "too few to exchange"
    [games] = run(played.run([passing], range(3)))
    leaves = leaves_of(position, rack, LEXICON)
    due = 20  # points that the other side's next turn is worth
    assert [game.spread for game in games] == [leaves[rack] - leaves[b"VVV"] - due] * 3
    assert all(0 < game.wins < 1 for game in games), "nothing is decided"


class TestSimulation:
    def test_the_best_comes_first_and_those_that_are_close_to_it_are_played_out_most(self, position):
        tried = candidates(position, RACK, 12)
        ranked = run(simulate(rollouts(position), tried, 400))
        assert [each.worth for each in ranked] == sorted([each.worth for each in ranked], reverse=True)
        assert sorted(each.candidate for each in ranked) == list(range(len(tried)))
        samples = Counter(each.samples for each in ranked)
        assert min(samples) >= FIRST
        assert len(samples) > 1, "some are beaten"
        assert sum(each.samples for each in ranked[:3]) > sum(each.samples for each in ranked[-3:])

    def test_it_can_be_stopped_at_every_step(self, position):
        tried = candidates(position, RACK, 4)
        whole = run(simulate(rollouts(position), tried, FIRST))
        steps = list(simulate(rollouts(position), tried, FIRST))
        rankings = [each for each in steps if each]
        assert rankings[-1] == whole
        assert len(steps) > 40, "many times a second"
        for stop in range(0, len(steps), 7):
            work = simulate(rollouts(position), tried, FIRST)
            for _ in range(stop):
                next(work)
            work.close()
        assert run(simulate(rollouts(position), tried, FIRST)) == whole

    def test_few_samples_are_drawn_towards_equity_and_many_are_not(self, position):
        tried, played = candidates(position, RACK, 4), rollouts(position, plies=1)
        found = run(played.run(tried, range(1600)))
        for samples, most in ((FIRST, 0.97), (1600, 0.2)):
            ranked = ranking([games[:samples] for games in found], tried, played)
            leader = max(ranked, key=lambda each: each.mean)
            assert leader.worth == leader.mean
            between = 0
            for each in ranked:
                if each is not leader:
                    by_equity = tried[each.candidate].equity - tried[leader.candidate].equity
                    ahead, held = each.mean - leader.mean, each.worth - leader.worth
                    assert min(by_equity, ahead) <= held <= max(by_equity, ahead)
                    assert abs(held - ahead) <= most * abs(by_equity - ahead)
                    between += held not in (by_equity, ahead)
            assert between or samples > FIRST, "neither the samples alone nor equity alone"

    def test_it_ends_when_one_is_left(self, position):
        best, *_, worst = candidates(position, RACK, 1000)
        ranked = run(simulate(rollouts(position), [best, worst], 100_000))
        assert ranked[0].samples < 1000


@takes_long("plays positions out to the end")
def test_near_the_end_wins_go_before_points():
    position = small(BOARD, A=[3, 1], E=[3, 1], R=[2, 2], S=[2, 4], T=[2, 3])  # 3 tiles lie, 9 are left
    rack = b"AES"
    tried = candidates(position, rack, 12)
    for spread in some((-25, -4, 3), 1, always=[-4]):
        played = rollouts(position, rack, spread=spread)
        assert played.near_end
        ranked = ranking(run(played.run(tried, range(400))), tried, played)
        for better, worse in combinations(ranked, 2):
            assert better.wins >= worse.wins - 0.02, "but for the last that points foretell"
        assert any(better.mean < worse.mean for better, worse in pairwise(ranked)) or spread > 0


def test_who_leads_by_points_is_not_dropped_for_a_hair_of_wins():
    position = small(BOARD, A=[3, 1], E=[3, 1], R=[2, 2], S=[2, 4], T=[2, 3])  # 3 tiles lie, 9 are left
    played = rollouts(position, b"AES")
    assert played.near_end
    leading = [Rollout(30.0 + n % 7, float(n % 2), (0, 0), None, 0.0) for n in range(40)]
    winning = [Rollout(29.0 + n % 5, float(n % 2 or n == 0), (0, 0), None, 0.0) for n in range(40)]
    found, tried = [leading, winning], [Candidate(position, 30, b"", 30.0)] * 2
    assert [each.candidate for each in ranking(found, tried, played)] == [1, 0]
    assert next_stage(found, tried, played, 400).of == [0, 1]


@pytest.mark.parametrize("blanks", [0, 2])
@pytest.mark.parametrize(("board", "layout"), STARTS, ids=NAMES)
def test_candidates_differ_and_have_the_best_exchange_among_them(board, layout, blanks):
    position = small(board, layout, blanks=blanks, **COUNTS)
    rack = b"AER" if not blanks else b"?AE"
    leaves = leaves_of(position, rack, LEXICON)
    tried = run(seek_candidates(position, rack, LEXICON, leaves, number=6))
    every = best_moves(position, rack, LEXICON, None, leaves=leaves)[1]
    ends = [each.play.after(position) if each.play else position for each in tried]
    is_mirror = turned(position) == position
    looks = [min(end.board, turned(end).board) if is_mirror else end.board for end in ends]
    places = {(each.kind, each.tiles, look.upper()) for each, look in zip(tried, looks, strict=True)}
    assert len(places) == len(tried) == 6, "no mirror image, and no choice of blanks"
    assert is_mirror == (board == EMPTY_BOARD)
    assert max(each.equity for each in tried) == every[0].equity
    [first, *_] = [each for each in every if each.kind == "exchange"]
    assert first in tried


def test_rollouts_are_values(position):
    [[game, *_]] = run(rollouts(position).run(candidates(position, RACK, 1), range(2)))
    assert isinstance(game, Rollout)
    assert 0 <= game.wins <= 1


class Burden(LeaveTable):
    """Every tile that stays costs a point, so that as many as may be are exchanged."""

    def _value_of(self, leave: bytes) -> float:
        return -len(leave)


def of_one_kind(bag: int, exchange: int) -> Position:
    """An empty board, racks of three A's, and more in the bag; no word can be laid."""
    layout = layout_of({"name": "Small", "layout": ["......."] * 7, "center": [3, 3], "rack": 3, "exchange": exchange})
    tiles = read_tile_set({"name": "A", "blanks": 0, "tiles": {"A": [6 + bag, 1]}}, LETTERS)
    return read_position(["......."] * 7, layout, tiles)


@pytest.mark.parametrize("exchange", [1, 3])
@pytest.mark.parametrize("bag", range(1, 6))
def test_a_reply_exchanges_as_many_tiles_as_the_game_lets_it(bag, exchange):
    """Most games want a rackful in the bag; Words With Friends lets one exchange what there is."""
    position, lexicon = of_one_kind(bag, exchange), Lexicon.from_words(["qi"], LETTERS)
    passing = Candidate.of(Move("pass", None, b"", b"AAA", 0.0), position)
    [[rollout]] = run(Rollouts(position, b"AAA", lexicon, Burden({}), plies=1).run([passing], range(1)))
    assert rollout.reply
    assert 3 - len(rollout.reply.leave) == (min(bag, 3) if bag >= exchange else 0)


def test_whoever_is_to_move_after_the_plies_is_the_likelier_to_win():
    position, lexicon = of_one_kind(20, 3), Lexicon.from_words(["qi"], LETTERS)
    passing = Candidate.of(Move("pass", None, b"", b"AAA", 0.0), position)
    wins = []
    for plies in (1, 2, 3, 4):
        [[rollout]] = run(Rollouts(position, b"AAA", lexicon, Leaves({}), plies=plies).run([passing], range(1)))
        wins.append(rollout.wins)
    assert wins[0] == wins[2] > 0.5 > wins[1] == wins[3]


def at_the_end(**counts: list[int]) -> tuple[Position, Lexicon]:
    """AB on a board without premiums, the bag empty; only B can be put to it, again and again."""
    layout = layout_of({"name": "Small", "layout": ["......."] * 7, "center": [3, 3], "rack": 3})
    tiles = read_tile_set({"name": "Few", "blanks": 0, "tiles": counts}, LETTERS)
    board = [*["......."] * 3, "...AB..", *["......."] * 3]
    return read_position(board, layout, tiles), Lexicon.from_words(["ab", "abb", "abbb"], LETTERS)


def to_the_end(position: Position, rack: bytes, lexicon: Lexicon, move: Move) -> float:
    """By how much a move comes out ahead when both sides go on with the best by equity."""
    [[rollout]] = run(Rollouts(position, rack, lexicon, Leaves({})).run([Candidate.of(move, position)], range(1)))
    return rollout.spread


def test_when_both_pass_at_the_end_each_loses_what_is_held():
    position, lexicon = at_the_end(A=[4, 1], B=[1, 3], C=[3, 3])
    assert to_the_end(position, b"AAA", lexicon, Move("pass", None, b"", b"AAA", 0.0)) == 3 * 3 - 3 * 1


def test_when_the_other_side_plays_out_it_gains_twice_what_one_holds():
    position, lexicon = at_the_end(A=[1, 1], B=[2, 3], C=[2, 3])
    assert to_the_end(position, b"CC", lexicon, Move("pass", None, b"", b"CC", 0.0)) == -(1 + 3 + 3) - 2 * (3 + 3)


def test_a_pass_after_a_play_does_not_end_the_game():
    position, lexicon = at_the_end(A=[1, 1], B=[3, 3], C=[2, 3])
    [play] = [play for play in Search(position, b"BB", lexicon).best(None) if (play.word, play.leave) == (b"ABB", b"B")]
    move = Move("play", play, b"", b"B", 0.0)
    assert to_the_end(position, b"BB", lexicon, move) == (1 + 3 + 3) + (1 + 3 + 3 + 3) + 2 * (3 + 3)
