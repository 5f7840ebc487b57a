"""Opponents of plain habits: what is expected of them is what they do, and who has none is not taken for one."""

import functools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from amount import some, takes_long
from oracles import letterpress as oracle
from steady import SteadyClock

from tilewise.alphabets import alphabet
from tilewise.jobs import finish
from tilewise.letterpress.board import ALL_SQUARES, Position, barred
from tilewise.letterpress.game.game import act, new_game
from tilewise.letterpress.game.opponents import LEVELS, choose, opponent_in, search_among
from tilewise.letterpress.habits import HABITS, Habit, Side
from tilewise.letterpress.lookahead import think
from tilewise.letterpress.opponent import Line, Opponent, Seen, chance_of, plan, weigh
from tilewise.letterpress.plays import WIN
from tilewise.letterpress.search import Search
from tilewise.letterpress.solve import Play, best_plays
from tilewise.letterpress.spelling import Spelling
from tilewise.lexicon import Lexicon

LETTERS = "AEIRSTLNODCU"


@pytest.fixture(autouse=True)
def searches_settle_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewise.letterpress.lookahead._SETTLED", 40)
    monkeypatch.setattr("tilewise.letterpress.lookahead._ROUNDS", ((2, 12), (3, 4)))


def board_and_words(seed: int, words: int = 40) -> tuple[str, Lexicon]:
    rng = random.Random(seed)
    letters = "".join(rng.choices(LETTERS, k=25))
    listed = sorted({"".join(rng.sample(letters, rng.choice((2, 3, 4, 5)))) for _ in range(words)})
    zipf = {word.lower(): rng.choice((1.0, 2.0, 3.0)) for word in listed}
    return letters, Lexicon.from_words(listed, alphabet("en"), zipf)


def plainly(habit: Habit, letters: str, words: Lexicon, position: Position, played: list[bytes]) -> Play | None:
    """Choose as a habit does, with the solver of the page and a loop."""
    plays = best_plays(Spelling(letters.encode(), words, barred(played)), position, habit.ranking, None)
    if any(play.wins for play in plays):
        return next(play for play in plays if play.wins)
    plays = [play for play in plays if play.wins is None][: habit.tried]
    if habit.tried == 1:
        return plays[0] if plays else None

    def reply(play: Play) -> int:
        left = Spelling(letters.encode(), words, barred([*played, play.word]))
        best = best_plays(left, replace(position, ours=play.theirs, theirs=play.ours), habit.ranking, 1)
        return best[0].rank if best and best[0].wins is not False else -1

    return min(plays, key=lambda play: (reply(play), -play.rank), default=None)


def games(seed: int, letters: str, words: Lexicon, turns: int = 8) -> Iterator[tuple[Search, Side, list[bytes]]]:
    """Play words by lot, and give each position on the way."""
    rng = random.Random(seed)
    search = Search(Spelling(letters.encode(), words))
    side, played = Side(0, 0, frozenset()), list[bytes]()
    for _ in range(turns):
        yield search, side, played
        position = Position(letters.encode(), side.ours, side.theirs)
        plays = best_plays(Spelling(letters.encode(), words, barred(played)), position, limit=30)
        if not plays or side.full:
            return
        play = rng.choice(plays)
        word = search.spelling.find(play.word)
        assert word is not None
        side = side.playing(search, word, play.mask)
        played = [*played, bytes(play.word)]


@pytest.mark.parametrize("habit", [*HABITS, Habit(HABITS[0].ranking, tried=5)], ids=str)
@takes_long("a loop over all plays")
def test_what_a_habit_prefers_is_what_the_plain_solver_and_a_loop_choose(habit):
    compared = 0
    for seed in some(range(6), 4):
        letters, words = board_and_words(seed)
        for search, side, played in games(seed, letters, words):
            if side.full:
                continue
            position = Position(letters.encode(), side.ours, side.theirs)
            expected = plainly(habit, letters, words, position, played)
            found = habit.prefers(search, side)
            if expected is None or found is None:
                assert expected is None
                assert found is None
            elif expected.wins:
                after = side.playing(search, found.word, found.mask)
                assert after.full
                assert after.theirs.bit_count() >= 13
            else:
                after = side.playing(search, found.word, found.mask)
                assert (search.spelling.word(found.word), after.theirs, after.ours) == (
                    expected.word,
                    expected.ours,
                    expected.theirs,
                )
                assert habit.score(search, side, found.word, found.mask) == found.score
                compared += 1
    assert compared > 25


def seen_of(habit: Habit, seed: int, turns: int) -> tuple[Search, list[Seen]]:
    """Let a habit play against words by lot; give what is seen of it."""
    letters, words = board_and_words(seed, 60)
    rng = random.Random(seed)
    search = Search(Spelling(letters.encode(), words))
    side, seen = Side(0, 0, frozenset()), list[Seen]()
    for _ in range(turns):
        preferred = habit.prefers(search, side)
        if preferred is None:
            break
        seen.append(Seen(side, preferred.word, preferred.mask))
        side = side.playing(search, preferred.word, preferred.mask)
        answer = Habit(HABITS[2].ranking, tried=rng.choice((1, 4, 9))).prefers(search, side)
        if answer is None or side.full:
            break
        side = side.playing(search, answer.word, answer.mask)
        if side.full:
            break
    return search, seen


@pytest.mark.parametrize("habit", HABITS, ids=str)
def test_who_plays_by_a_habit_is_known_by_it_after_a_few_plays(habit):
    sure = 0
    for seed in range(8):
        search, seen = seen_of(habit, seed, 5)
        opponent = Opponent(search, seen)
        assert opponent.known > 0.5
        assert max(opponent.chances.values()) == pytest.approx(opponent.chances[habit])
        sure += opponent.chances[habit] > 0.8
    assert sure >= 3


def test_who_plays_anything_else_is_taken_for_nobody():
    for seed in range(6):
        search, seen = seen_of(HABITS[0], seed, 4)
        others = [
            each._replace(word=search.classes.words_of(c)[0], mask=search.ways.masks[search.ways.first(of_class)])
            for each, c in zip(seen, range(3, 40, 7), strict=False)
            if (of_class := search.ways.of_class(c))
        ]
        assert others
        opponent = Opponent(search, others)
        assert 0 <= opponent.known < 0.4
        assert sum(opponent.chances.values()) < 1


def test_nobody_has_a_habit_before_anything_was_played_that_is_certain():
    letters, words = board_and_words(1)
    opponent = Opponent(Search(Spelling(letters.encode(), words)))
    assert sum(opponent.chances.values()) == pytest.approx(0.66)


def test_a_pass_is_no_habit_while_there_is_a_play():
    letters, words = board_and_words(1)
    search = Search(Spelling(letters.encode(), words))
    passed = Opponent(search, [Seen(Side(0, 0, frozenset()), None, 0)])
    assert passed.known < 0.2
    nothing = Search(Spelling(letters.encode(), Lexicon.from_words(["qq"], alphabet("en"))))
    assert Opponent(nothing, [Seen(Side(0, 0, frozenset()), None, 0)]).known > 0.5


@pytest.mark.parametrize("seed", range(4))
def test_a_line_is_worth_what_comes_after_the_answers_that_are_expected(seed):
    """Looked at as deep as it goes, its chance is that of a fresh search after each answer, by how likely each is."""
    search, seen = seen_of(HABITS[seed % 2], seed, 3)
    opponent = Opponent(search, seen)
    side = seen[-1].side.playing(search, *seen[-1][1:])
    best = HABITS[1].prefers(search, side)
    assert best is not None
    line = Line(side.playing(search, best.word, best.mask), -3)
    list(weigh(search, [line], opponent, 60))
    expected = (1 - opponent.known) * chance_of(-3)
    for habit, chance in opponent.likely.items():
        answer = habit.prefers(search, line.side)
        assert answer is not None
        then = line.side.playing(search, answer.word, answer.mask)
        if not then.full:
            fresh = Search(search.spelling, search.ways)
            looking = fresh.value_in_steps(*then, line.depth, beta=WIN, most=1 << 60, answers={})
            expected += chance * chance_of(finish(looking)[0])
    assert line.depth >= 2
    assert line.chance == pytest.approx(expected, abs=0.01)


def lines_of(search: Search, side: Side) -> list[Line]:
    """Give all plays of a side that do not fill the board, the best by the board they leave first."""
    moves = [move for move in search.moves(*side, 500) if side.ours | side.theirs | move.mask != ALL_SQUARES]
    return [Line(side.playing(search, search.word_of(c, side.gone), mask), value) for value, c, mask in moves]


def answered(search: Search, side: Side, habit: Habit) -> Side | None:
    """Give the position after the answer of a habit; None where it ends the game or nothing can be played."""
    answer = habit.prefers(search, side)
    after = side.playing(search, answer.word, answer.mask) if answer else side
    return None if after.full or not answer else after


def wins_at_once(search: Search, words: Lexicon, side: Side) -> bool:
    """Ask the solver of the page whether a play ends the game and wins it."""
    played = [search.spelling.word(i) for i in side.gone]
    spelling = Spelling(search.spelling.board, words, barred(played))
    position = Position(search.spelling.board, side.ours, side.theirs)
    return any(play.wins for play in best_plays(spelling, position, limit=None))


@pytest.mark.parametrize("habit", HABITS[:3], ids=str)
def test_what_is_planned_wins_and_every_play_that_wins_after_one_answer_is_found(habit):
    planned = {1: 0, 2: 0}
    for seed in some(range(16), 4, always=(5, 6, 9, 11)):
        _, words = board_and_words(seed, 60)
        search, seen = seen_of(habit, seed, 5)
        side = seen[-1].side.playing(search, *seen[-1][1:])
        if side.full:
            continue
        lines = lines_of(search, side)[:40]
        list(plan(search, lines, Opponent(search, habits={habit: 0.9})))
        by_length = {length: [line for line in lines if line.plans.get(habit) == 0.98**length] for length in (1, 2)}
        after = [answered(search, line.side, habit) for line in lines]
        at_once = {then for then in after if then and wins_at_once(search, words, then)}
        assert {then for line, then in zip(lines, after, strict=True) if line in by_length[1]} == at_once
        for line in by_length[2][:3]:
            then = after[lines.index(line)]
            assert then
            plays = search.moves(*then, 32)
            rest = (then.playing(search, search.word_of(c, then.gone), mask) for _, c, mask in plays)
            reached = (answered(search, each, habit) for each in rest)
            assert any(left and wins_at_once(search, words, left) for left in reached)
        planned = {length: planned[length] + bool(by_length[length]) for length in planned}
    assert min(planned.values()) > 0


def test_a_plan_counts_as_much_as_its_habit_is_likely():
    habit = HABITS[0]
    for seed in range(16):
        search, seen = seen_of(habit, seed, 5)
        side = seen[-1].side.playing(search, *seen[-1][1:])
        lines = [] if side.full else lines_of(search, side)
        opponent = Opponent(search, habits={habit: 0.8})
        list(plan(search, lines, opponent))
        with_plan = [line for line in lines if line.plans]
        if with_plan and len(with_plan) < len(lines):
            break
    assert with_plan
    list(weigh(search, lines, opponent, 500))
    for line in with_plan[:12]:
        assert line.answers == []
        assert line.chance == pytest.approx(0.8 * line.plans[habit] + 0.2 * chance_of(line.value))


def test_of_habits_that_weigh_replies_nothing_is_planned():
    search, seen = seen_of(HABITS[4], 1, 3)
    side = seen[-1].side.playing(search, *seen[-1][1:])
    lines = lines_of(search, side)
    list(plan(search, lines, Opponent(search, habits={HABITS[3]: 0.4, HABITS[4]: 0.5})))
    assert lines
    assert not any(line.plans for line in lines)


def test_a_line_that_loses_to_every_answer_has_no_chance_but_by_another():
    """All squares but the first are taken, and AB on it wins for whoever plays it; all habits see that."""
    letters = b"AB" + b"X" * 23
    search = Search(Spelling(letters, Lexicon.from_words(["ab", "ba"], alphabet("en"))))
    side = Side(ALL_SQUARES ^ (0b1 << 12) - 1, (0b1 << 12) - 2, frozenset())
    line = Line(side, 0)
    opponent = Opponent(search)
    list(weigh(search, [line], opponent))
    assert (line.answers, line.chance) == ([], pytest.approx(0.5 * (1 - opponent.known)))


def test_what_is_looked_at_has_a_bound_where_no_time_is_given():
    search, seen = seen_of(HABITS[0], 1, 3)
    side = seen[-1].side.playing(search, *seen[-1][1:])
    position = Position(search.spelling.board, side.ours, side.theirs)
    opponent = Opponent(search, seen)
    one, two = (finish(think(search, position, 5, gone=side.gone, opponent=opponent)) for _ in range(2))
    assert one == two
    assert one.plays


@pytest.mark.parametrize("seed", range(3))
def test_a_search_against_somebody_stopped_at_any_step_has_a_legal_sane_answer(seed):
    search, seen = seen_of(HABITS[seed], seed, 3)
    side = seen[-1].side.playing(search, *seen[-1][1:])
    position = Position(search.spelling.board, side.ours, side.theirs)
    opponent = Opponent(search, seen)
    played = [search.spelling.word(i).decode() for i in side.gone]
    words = [search.spelling.word(i).decode() for i in range(search.spelling.words)]
    legal = {
        (word, move.mask)
        for word, moves in oracle.moves(words, search.spelling.board.decode(), *side[:2], played).items()
        for move in moves
    }
    weighed = 0
    for ticks in range(5, 120, 15):
        clock = iter(range(10**6))
        now = functools.partial(next, clock)
        job = think(search, position, 5, gone=side.gone, seconds=float(ticks), opponent=opponent, clock=now)
        found = finish(job)
        assert 0 < len(found.plays) <= 5
        assert all((each.play.word.decode(), each.play.mask) in legal for each in found.plays)
        unaware = finish(
            think(
                search,
                position,
                5,
                gone=side.gone,
                seconds=float(ticks) / 5,
                clock=functools.partial(next, iter(range(10**6))),
            )
        )
        weighed += found.plays != unaware.plays
    assert weighed


def test_a_play_that_wins_at_once_and_one_that_loses_at_once_stay_first_and_last():
    checked = 0
    for seed in range(12):
        rng = random.Random(seed)
        letters, words = board_and_words(seed, 50)
        search = Search(Spelling(letters.encode(), words))
        owners = [rng.choice("ot") for _ in range(25)]
        for i in rng.sample(range(25), 3 + seed):
            owners[i] = "."
        ours, theirs = (sum(1 << i for i, each in enumerate(owners) if each == who) for who in "ot")
        opponent = Opponent(
            search, [Seen(Side(0, 0, frozenset()), *HABITS[0].prefers(search, Side(0, 0, frozenset()))[:2])]
        )
        position = Position(letters.encode(), ours, theirs)
        unaware = finish(think(search, position, None))
        found = finish(think(search, position, None, opponent=opponent))
        assert found.proved == unaware.proved
        assert {(each.play.word, each.forced) for each in found.plays} >= {
            (each.play.word, "loses") for each in unaware.plays if each.forced == "loses"
        }
        if unaware.plays:
            assert found.plays[0].forced == unaware.plays[0].forced
            checked += found.plays[0].forced is None and len(found.plays) > 1
    assert checked > 2


@takes_long("thinks ahead on many boards")
def test_a_first_choice_is_left_only_for_what_is_worth_more_after_the_expected_answer(monkeypatch):
    monkeypatch.setattr("tilewise.letterpress.opponent._DEPTHS", ((2, 12),))
    monkeypatch.setattr("tilewise.letterpress.opponent._BEAMS", ())  # without plans, which are not taken for certain
    monkeypatch.setattr("tilewise.letterpress.lookahead._SETTLED", 1000)
    changed = 0
    for seed in range(8):
        search, seen = seen_of(HABITS[seed % 2], seed, 4)
        opponent = Opponent(search, seen)
        side = seen[-1].side.playing(search, *seen[-1][1:])
        position = Position(search.spelling.board, side.ours, side.theirs)
        if opponent.known < 0.9 or side.full:
            continue
        unaware, found = (finish(think(search, position, 1, gone=side.gone, opponent=who)) for who in (None, opponent))
        if not found.plays or found.plays[0].forced or unaware.plays[0].play == found.plays[0].play:
            continue
        chances = []
        for each in (unaware, found):
            word = search.spelling.find(each.plays[0].play.word)
            assert word is not None
            line = Line(side.playing(search, word, each.plays[0].play.mask), each.plays[0].value)
            list(weigh(search, [line], opponent))
            chances.append(line.chance)
        assert chances[1] >= chances[0]
        changed += 1
    assert changed >= 2


def test_only_the_best_level_adapts_and_takes_what_it_knows_from_the_game():
    assert [level.adapts for level in LEVELS] == [False, False, False, False, True]
    letters, words = board_and_words(3, 60)
    board = letters.encode()
    game = new_game([("Ada", None), ("Bob", 5)], words, board)
    habit, side = HABITS[1], Side(0, 0, frozenset())
    search = finish(search_among(board, words))
    for _ in range(3):
        preferred = habit.prefers(search, side)
        assert preferred is not None
        word = search.spelling.word(preferred.word).decode()
        game, _ = act(game, {"kind": "play", "word": word, "mask": preferred.mask})
        side = side.playing(search, preferred.word, preferred.mask)
        action = choose(game, 5, 0.05, SteadyClock())
        assert action["kind"] == "play"
        game, _ = act(game, action)
        index = search.spelling.find(game.turns[-1].word)
        assert index is not None
        side = side.playing(search, index, action["mask"])
        if game.ended:
            break
    opponent = finish(opponent_in(game.before(len(game.turns) - 1), search))
    assert max(opponent.chances, key=lambda each: opponent.chances[each]) == habit
    asked = finish(opponent_in(game.before(len(game.turns) - 2), search))
    assert asked.chances != opponent.chances
