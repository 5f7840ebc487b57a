"""One or two tiles in the bag: each move with each draw against trying everything, on small boards."""

import random
from collections import Counter
from dataclasses import replace

from amount import some
from oracles import endgame as oracle
from property.test_crossword_endgame import small

from tilewise.crossword.board import Position
from tilewise.crossword.endgame.preendgame import Candidate, Draw, Outcome, Sieve, draws
from tilewise.crossword.plays import Play
from tilewise.crossword.search import Search
from tilewise.crossword.simulation.known import Kept, Known
from tilewise.lexicon import Lexicon


def late(seed: int, bag: int) -> tuple[Position, bytes, bytes, Lexicon]:
    """A small game with so many tiles in the bag: racks of two tiles, and what is unseen."""
    position, _, lexicon = small(seed)
    rng = random.Random(seed)
    position = replace(position, layout=replace(position.layout, rack=2))
    tiles = bytes(rng.choices(b"AERST", k=4 + bag))
    return position, bytes(sorted(tiles[:2])), bytes(sorted(tiles[2:])), lexicon


def sifted(game: tuple[Position, bytes, bytes, Lexicon], moves: list[Play | None], lead: int) -> list[Candidate]:
    """The moves, best first, when all has been searched."""
    position, rack, unseen, lexicon = game
    *_, last = (found for found in Sieve(position, rack, unseen, lexicon, lead).sift(moves) if found)
    return last


def expected(game: tuple[Position, bytes, bytes, Lexicon], play: Play | None, drawn: bytes, lead: int) -> int:
    """The spread that trying everything gives a move with tiles of the bag."""
    position, rack, unseen, lexicon = game
    theirs = bytes(sorted((Counter(unseen) - Counter(drawn)).elements()))
    if play is None:
        return lead - oracle.spread(position, theirs, rack, lexicon, passes=1, bag=drawn)
    taken = len(rack) - len(play.leave)
    mine = bytes(sorted(play.leave + drawn[:taken]))
    return lead + play.score - oracle.spread(play.after(position), theirs, mine, lexicon, bag=drawn[taken:])


def test_each_move_comes_with_each_draw_to_what_trying_everything_says():
    seen: Counter[str] = Counter()
    seeds = some(range(32), 16, always=range(16))
    for seed in seeds:
        bag = 1 + seed % 2
        game = late(seed, bag)
        lead = seed % 7 * 3 - 9
        moves: list[Play | None] = [*Search(*game[:2], game[3]).best(3), None]
        for candidate in sifted(game, moves, lead):
            for draw, outcome in candidate.outcomes.items():
                right = outcome.spread == expected(game, candidate.play, draw.tiles, lead)
                assert right or not outcome.proved, (seed, str(candidate.play), draw)
                seen["proved"] += outcome.proved
                seen["not proved"] += not outcome.proved
                seen["bag not emptied"] += bool(candidate.play) and len(candidate.play.leave) + bag > 2
                seen["pass"] += candidate.play is None
    assert seen["proved"] > 6 * len(seeds)
    assert min(seen.values()) > len(seeds) / 3, seen
    assert len(seen) == 4


def test_draws_are_of_what_the_other_side_does_not_hold():
    counts = {draw.tiles: draw.count for draw in draws(b"AABC", 1, 1, Known([Kept(b"B", 1.0)]))}
    assert counts == {b"A": 2, b"C": 1}
    likely = Known([Kept(b"B", 3.0), Kept(b"AC", 1.0)])
    assert {draw.tiles: draw.count for draw in draws(b"AABC", 1, 1, likely)} == {
        **{b"A": 7_500 * 2 + 2_500, b"B": 2_500, b"C": 7_500},
    }
    assert {draw.tiles: draw.count for draw in draws(b"AAB", 2, 1, Known([Kept(b"A", 1.0)]))} == {b"AB": 1, b"BA": 1}


def test_what_the_other_side_holds_decides_which_games_are_searched():
    fewer = 0
    for seed in range(8):
        game = late(seed, 1)
        position, rack, unseen, lexicon = game
        moves: list[Play | None] = [*Search(position, rack, lexicon).best(3), None]
        held = Known([Kept(unseen[:2], 1.0)])
        *_, found = (each for each in Sieve(position, rack, unseen, lexicon, 0, known=held).sift(moves) if each)
        whole = {id(candidate.play): candidate for candidate in sifted(game, moves, 0)}
        for candidate in found:
            [(draw, outcome)] = candidate.outcomes.items()
            assert (draw.tiles, draw.count) == (unseen[2:], 1)
            every = {each.tiles: more for each, more in whole[id(candidate.play)].outcomes.items()}
            assert outcome.spread == every[draw.tiles].spread or not (outcome.proved and every[draw.tiles].proved)
            fewer += len(every) > 1
    assert fewer > 5


def test_moves_come_by_draws_won_and_the_first_two_are_proved():
    several = 0
    for seed in some(range(16), 7):
        game = late(seed, 1 + seed % 2)
        moves: list[Play | None] = [*Search(*game[:2], game[3]).best(4), None]
        found = sifted(game, moves, 0)
        assert len(found) == len(moves)
        assert [each.worth for each in found] == sorted([each.worth for each in found], reverse=True)
        assert all(each.proved for each in found[:2])
        ways = {sum(each.counts) for each in found}
        assert len(ways) == 1
        several += len({each.counts for each in found}) > 1
    assert several > 3


def test_all_moves_are_looked_at_once_before_any_is_searched_further():
    unproved = 0
    for seed in range(8):
        position, rack, unseen, lexicon = late(seed, 1)
        moves: list[Play | None] = [*Search(position, rack, lexicon).best(4), None]
        rankings = (found for found in Sieve(position, rack, unseen, lexicon, 0).sift(moves) if found)
        for n in range(1, len(moves) + 1):
            found = next(rankings)
            assert len(found) == n
            assert all(each.depth == 1 for each in found if not each.proved)
            unproved += not all(each.proved for each in found)
    assert unproved > 8


def test_of_two_tiles_a_move_that_is_far_behind_after_a_third_of_the_draws_is_put_off():
    put_off = 0
    for seed in range(12):
        position, _, _, lexicon = late(seed, 2)
        position = replace(position, layout=replace(position.layout, rack=5))
        tiles = bytes(random.Random(seed).choices(b"AERST", k=12))
        rack, unseen = tiles[:5], tiles[5:]
        moves: list[Play | None] = [*Search(position, rack, lexicon).best(4), None]
        every = {taken: draws(unseen, 2, taken) for taken in range(6)}
        rankings = (found for found in Sieve(position, rack, unseen, lexicon, 0).sift(moves) if found)
        for n, move in enumerate(moves, 1):
            found = next(rankings)
            assert len(found) == n
            [candidate] = [each for each in found if each.play is move]
            assert list(candidate.outcomes) == every[candidate.taken][::3]
            if candidate.is_behind(found[0]):
                put_off += 1
            else:
                next(rankings)
                assert list(candidate.outcomes) == every[candidate.taken]
    assert put_off > 2


def test_a_move_is_behind_when_further_draws_are_not_likely_to_let_it_catch_up():
    def of(wins: int, losses: int) -> Candidate:
        outcomes = [Outcome(9, False, 1)] * wins + [Outcome(-9, False, 1)] * losses
        return Candidate(None, {Draw(bytes([n]), 2): outcome for n, outcome in enumerate(outcomes)})

    assert of(0, 12).is_behind(of(8, 4))
    assert not of(0, 12).is_behind(of(2, 10)), "all lost is not all that may be"
    assert of(4, 8).is_behind(of(12, 0))
    assert not of(8, 4).is_behind(of(12, 0))
    assert not of(12, 0).is_behind(of(12, 0))


def test_a_move_searched_further_stands_before_those_that_the_sweep_has_not_come_to():
    moved = 0
    for seed in some(range(24), 12, always=range(12)):
        position, rack, unseen, lexicon = late(seed, 1)
        moves: list[Play | None] = [*Search(position, rack, lexicon).best(5), None]
        rankings = (found for found in Sieve(position, rack, unseen, lexicon, 0).sift(moves) if found)
        for _ in moves:
            glanced = list(next(rankings))
        running = glanced[: max(2, (len(moves) + 1) // 2)]
        for n in range(1, len(running) + 1):
            found = next(rankings)
            assert set(map(id, found[:n])) == set(map(id, running[:n]))
            assert [each.worth for each in found[:n]] == sorted([each.worth for each in found[:n]], reverse=True)
            moved += n < len(running) and found[n - 1].worth < found[n].worth
    assert moved


def test_the_first_two_are_proved_however_little_was_searched_before(monkeypatch):
    """After one short sweep most moves are unproved; the best of them are then searched to a proof, one by one."""
    monkeypatch.setattr("tilewise.crossword.endgame.preendgame._SWEEPS", (1, 2))
    later = 0
    for seed in some(range(12), 5):
        game = late(seed, 1 + seed % 2)
        position, rack, unseen, lexicon = game
        moves: list[Play | None] = [None, *Search(position, rack, lexicon).best(4)]
        rankings = [
            [(each.proved, each.worth) for each in found]
            for found in Sieve(position, rack, unseen, lexicon, 0).sift(moves)
            if found
        ]
        assert all(proved for proved, _ in rankings[-1][:2])
        later += not all(proved for proved, _ in rankings[2 * len(moves) - 1][:2])
        for each in sifted(game, moves, 0)[:2]:
            for draw, outcome in each.outcomes.items():
                assert outcome.spread == expected(game, each.play, draw.tiles, 0)
    assert later


def test_draws_from_three_and_four_tiles_are_a_sample_that_is_the_same_for_all_moves():
    unseen = b"AABCDEFGHS"
    found = {taken: draws(unseen, 3, taken) for taken in (1, 3)}
    assert {sum(draw.count for draw in each) for each in found.values()} == {30}
    alike = Counter()
    for draw in found[1]:
        alike[bytes(sorted(draw.tiles))] += draw.count
    assert alike == {draw.tiles: draw.count for draw in found[3]}, "in order, and without"
    share = sum(draw.count * draw.tiles.count(b"A") for draw in found[3]) / 30
    assert 0.3 < share < 0.9, "two of ten are A, and three are drawn"
    held = draws(unseen, 3, 3, Known([Kept(b"AAS", 1.0)]))
    assert all(not Counter(draw.tiles) & Counter(b"AS") for draw in held)


def test_what_is_proved_of_a_sample_is_what_trying_everything_says():
    seen: Counter[bool] = Counter()
    for seed in some(range(8), 3, always=range(2)):
        game = late(seed, 3)
        moves: list[Play | None] = [*Search(*game[:2], game[3]).best(2), None]
        for candidate in sifted(game, moves, 0):
            for draw, outcome in candidate.outcomes.items():
                right = outcome.spread == expected(game, candidate.play, draw.tiles, 0)
                assert right or not outcome.proved, (seed, str(candidate.play), draw)
                seen[outcome.proved] += 1
    assert seen[True]
