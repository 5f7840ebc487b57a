"""Thinking ahead in Letterpress against a plain minimax over the plain solver's moves."""

import random
from array import array
from collections import Counter
from functools import cache

import pytest
from amount import some
from oracles import letterpress as oracle

from tilewise.alphabets import alphabet
from tilewise.jobs import Progress, finish
from tilewise.letterpress.board import ALL_SQUARES, Position, locked
from tilewise.letterpress.classes import Classes
from tilewise.letterpress.game.game import Game, Player, Turn
from tilewise.letterpress.game.opponents import choose
from tilewise.letterpress.lookahead import Found, Proof, think
from tilewise.letterpress.nodes import Node
from tilewise.letterpress.plays import WIN
from tilewise.letterpress.proof import Outcomes, every_move_loses
from tilewise.letterpress.search import _MOST_TRIED, _WIDTHS, HOPELESS, Search
from tilewise.letterpress.spelling import Spelling
from tilewise.letterpress.ways import Ways
from tilewise.lexicon import Lexicon

LETTERS = "AEIRSTLNODCU"


@pytest.fixture(params=["all", "few"], autouse=True)
def ways_in_register(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Search with all ways in the register, and with few, as on boards of many equal letters."""
    if request.param == "few":
        monkeypatch.setattr("tilewise.letterpress.ways.MOST_WAYS", 12)
        monkeypatch.setattr("tilewise.letterpress.ways._MOST_CHOSEN", 12)
        monkeypatch.setattr("tilewise.letterpress.ways._OF_CLASS", 2)


def masks(owners: str) -> tuple[int, int]:
    """Both sides' squares of a board of owners."""
    ours, theirs = (sum(1 << i for i, owner in enumerate(owners) if owner == side) for side in "ot")
    return ours, theirs


def late(rng: random.Random, free: int) -> tuple[int, int]:
    """A nearly full board, its owners in patches."""
    owners = [rng.choice("ot")] * 5
    for _ in range(20):
        owners.append(owners[-5] if rng.random() < 0.7 else rng.choice("ot"))
    for i in rng.sample(range(25), free):
        owners[i] = "."
    return masks("".join(owners))


def spelled(words: list[str], letters: str) -> Spelling:
    return Spelling(letters.encode(), Lexicon.from_words(words, alphabet("en")))


def wins_at_once(words: list[str], letters: str, ours: int, theirs: int, played: list[str]) -> bool:
    return any(move.wins for moves in oracle.moves(words, letters, ours, theirs, played).values() for move in moves)


@cache
def minimax(words: tuple[str, ...], letters: str, owners: str, played: frozenset[str], *, passed: bool = False) -> int:
    """1 the side to move wins, 0 nobody, -1 it loses: every word, every way, passes; two passes end the game."""
    ours, theirs = masks(owners)
    if ours | theirs == ALL_SQUARES:
        return 1 if ours.bit_count() >= 13 else -1
    lead = (ours.bit_count() > theirs.bit_count()) - (ours.bit_count() < theirs.bit_count())
    best = lead if passed else -minimax(words, letters, turned(owners), played, passed=True)
    for word, moves in oracle.moves(words, letters, ours, theirs, played).items():
        for after in sorted({move.owners for move in moves}):
            if best < 1:
                best = max(best, -minimax(words, letters, turned(after), played | {word}))
    return best


@cache
def turns_to_the_end(
    words: tuple[str, ...], letters: str, owners: str, played: frozenset[str], *, passed: bool = False
) -> tuple[int, int]:
    """The same, and in how many turns: the side that wins takes as few as it can, the other as many."""
    ours, theirs = masks(owners)
    if ours | theirs == ALL_SQUARES:
        return 1 if ours.bit_count() >= 13 else -1, 0
    lead = (ours.bit_count() > theirs.bit_count()) - (ours.bit_count() < theirs.bit_count())
    after_pass = (-lead, 0) if passed else turns_to_the_end(words, letters, turned(owners), played, passed=True)
    ends = [after_pass]
    for word, moves in oracle.moves(words, letters, ours, theirs, played).items():
        for after in {move.owners for move in moves}:
            ends.append(turns_to_the_end(words, letters, turned(after), played | {word}))
    best = max(-result for result, _ in ends)
    turns = [turns + 1 for result, turns in ends if -result == best]
    return best, max(turns) if best < 0 else min(turns)


@cache
def within(
    words: tuple[str, ...], letters: str, owners: str, played: frozenset[str], turns: int, *, passed: bool = False
) -> int | None:
    """The same for who can force it within so many turns; None where nobody can."""
    ours, theirs = masks(owners)
    if ours | theirs == ALL_SQUARES:
        return 1 if ours.bit_count() >= 13 else -1
    if not turns:
        return None
    lead = (ours.bit_count() > theirs.bit_count()) - (ours.bit_count() < theirs.bit_count())
    ends = {-lead if passed else within(words, letters, turned(owners), played, turns - 1, passed=True)}
    for word, moves in oracle.moves(words, letters, ours, theirs, played).items():
        for after in {move.owners for move in moves}:
            ends.add(within(words, letters, turned(after), played | {word}, turns - 1))
    if -1 in ends:
        return 1
    return None if None in ends else -min(end for end in ends if end is not None)


def turned(owners: str) -> str:
    """The same board as the other side sees it."""
    return owners.translate(str.maketrans("ot", "to"))


@pytest.mark.parametrize("seed", some(range(20), 3))
def test_what_is_proved_of_a_small_position_is_what_exhaustive_minimax_finds(seed):
    rng = random.Random(seed)
    letters = "".join(rng.choices(LETTERS + "XYZQJK", k=25))
    ours, theirs = late(rng, rng.choice((1, 2, 2)))
    free = [letters[i] for i in range(25) if not (ours | theirs) >> i & 1]
    words = sorted({"".join(rng.sample(free * 2 + rng.sample(letters, 3), rng.choice((2, 3)))) for _ in range(3)})
    words = [word for word in words if oracle.spellable(word, letters)]
    expected, turns = turns_to_the_end(tuple(words), letters, oracle.owners(ours, theirs), frozenset())
    assert expected == minimax(tuple(words), letters, oracle.owners(ours, theirs), frozenset())
    search = Search(spelled(words, letters))
    nothing: frozenset[int] = frozenset()
    assert Outcomes(search.ways, 100_000).of(ours, theirs, nothing, 20) == expected
    found = finish(think(search, Position(letters.encode(), ours, theirs), None))
    assert (found.proved and found.proved[:2]) == (None if expected == 0 else (expected == 1, turns))
    for each in found.plays:
        word = each.play.word.decode()
        after = oracle.owners(each.play.theirs, each.play.ours)
        result = -minimax(tuple(words), letters, after, frozenset([word]))
        assert each.forced in (None, {1: "wins", 0: None, -1: "loses"}[result])
    if found.proved and found.proved.by_passing:
        moves = oracle.moves(words, letters, ours, theirs)
        after_plays = [(word, turned(move.owners)) for word, every in moves.items() for move in every]
        assert all(minimax(tuple(words), letters, after, frozenset([word])) > -1 for word, after in after_plays)
    elif expected == 1:
        assert found.plays[0].forced == "wins"


WON_IN_THREE, LOST_IN_TWO, OPEN = (20, 51, 61, 76), (0, 3, 4, 7, 10, 16, 17), (12, 23)
"""Seeds of positions that are won and lost in so many turns, and of some in which nobody can force an end in three."""


@pytest.mark.parametrize("seed", [*some(WON_IN_THREE, 1), *some(LOST_IN_TWO, 1), *some(OPEN, 1)])
def test_what_is_forced_in_a_few_turns_is_proved_of_positions_that_are_not_searched_out(seed, monkeypatch, request):
    """As of boards with many words: there are wins in three turns and losses in two, and what is proved says so."""
    monkeypatch.setattr("tilewise.letterpress.lookahead._FEW", 0)
    rng = random.Random(seed)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, rng.choice((1, 2, 3)))
    free = [letters[i] for i in range(25) if not (ours | theirs) >> i & 1]
    some_words = {"".join(rng.sample(free * 2 + rng.sample(letters, 3), rng.choice((2, 3)))) for _ in range(4)}
    words = tuple(word for word in sorted(some_words) if oracle.spellable(word, letters))
    ends = {turns: within(words, letters, oracle.owners(ours, theirs), frozenset(), turns) for turns in (1, 2, 3)}
    forced = {turns: end for turns, end in ends.items() if end is not None}
    assert min(forced.items(), default=None) == (
        (3, 1) if seed in WON_IN_THREE else (2, -1) if seed in LOST_IN_TWO else None
    )
    found = finish(think(Search(spelled(list(words), letters)), Position(letters.encode(), ours, theirs), None))
    expected = Proof(seed in WON_IN_THREE, min(forced)) if forced else None
    # With few of the ways in the register, less can be proved.
    assert found.proved == expected or ("[few" in request.node.name and found.proved is None)
    assert any(each.forced == "wins" for each in found.plays) == bool(found.proved and found.proved.wins)
    assert all(each.forced == "loses" for each in found.plays) or not (found.proved and not found.proved.wins)


def random_list(rng: random.Random, n: int = 40) -> list[str]:
    return sorted({"".join(rng.choices(LETTERS, k=rng.choice((2, 3, 4, 5, 6)))) for _ in range(n)})


@pytest.mark.parametrize("seed", some(range(10), 2))
def test_a_play_that_wins_at_once_is_always_found(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, rng.randint(1, 5))
    search = Search(spelled(words, letters))
    ending = search.ending(ours, theirs, frozenset())
    assert (ending is not None) == wins_at_once(words, letters, ours, theirs, [])
    found = finish(think(search, Position(letters.encode(), ours, theirs), 3))
    if ending is not None:
        assert (found.plays[0].play.wins, found.plays[0].forced, found.proved) == (
            True,
            "wins",
            Proof(wins=True, plies=1),
        )
    every = search.ways.endings(ours, theirs, frozenset())
    winning = {
        "".join(sorted(word))
        for word, moves in oracle.moves(words, letters, ours, theirs).items()
        if any(move.wins for move in moves)
    }
    assert {"".join(sorted(search.spelling.word(search.classes.words_of(c)[0]).decode())) for c, _ in every} == winning


@pytest.mark.parametrize("seed", some(range(20), 5))
def test_a_play_that_lets_the_opponent_win_at_once_is_never_first_while_another_exists(seed):
    rng = random.Random(seed)
    words = random_list(rng, 25)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, rng.randint(2, 6))
    search = Search(spelled(words, letters))

    def is_blunder(word: str, owners: str) -> bool:
        after_ours, after_theirs = masks(owners)
        if after_ours | after_theirs == ALL_SQUARES:
            return after_ours.bit_count() < 13
        return wins_at_once(words, letters, after_theirs, after_ours, [word])

    job = think(search, Position(letters.encode(), ours, theirs), None)
    first = next(job).partial
    assert isinstance(first, Found)
    every = oracle.moves(words, letters, ours, theirs)
    assert every
    for found in (first, finish(job)):
        best = found.plays[0].play
        if is_blunder(best.word.decode(), oracle.owners(best.ours, best.theirs)):
            safe = [move for word, moves in every.items() for move in moves if not is_blunder(word, move.owners)]
            assert not safe
            assert found.plays[0].forced in ("loses", None)
        for each in found.plays[:8]:
            if each.forced == "loses":
                assert found.proved or is_blunder(
                    each.play.word.decode(), oracle.owners(each.play.ours, each.play.theirs)
                )


@pytest.mark.parametrize("seed", some([8, 28, 125, 162, 256], 2))
def test_of_letters_that_stand_often_a_play_that_lets_nobody_win_at_once_comes_first(seed):
    """Boards on which, with few ways in the register, no play of those is safe: the others are looked through."""
    rng = random.Random(seed)
    letters = "".join(rng.choices("AEIRSTL", k=25))
    words = sorted(
        {"".join(rng.choices("AEIRSTL", k=rng.choice((3, 4, 5, 6)))) for _ in range(rng.choice((6, 12, 25)))}
    )
    words = [word for word in words if oracle.spellable(word, letters)]
    ours, theirs = late(rng, rng.randint(1, 4))
    found = finish(think(Search(spelled(words, letters)), Position(letters.encode(), ours, theirs), None))
    best = found.plays[0].play
    assert (best.wins, found.plays[0].forced) == (None, None)
    assert not wins_at_once(words, letters, best.theirs, best.ours, [best.word.decode()])


@pytest.mark.parametrize("seed", some(range(16), 3))
def test_it_is_only_said_that_every_move_loses_where_it_does(seed):
    rng = random.Random(seed)
    words = random_list(rng, 12)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, rng.randint(1, 3))
    words += ["".join(rng.sample(word, len(word))) for word in words]  # so that classes have several words
    played = rng.sample(words, 8) if seed >= 8 else []
    if wins_at_once(words, letters, ours, theirs, played):
        return
    loses = wins_at_once(words, letters, theirs, ours, played) and all(
        wins_at_once(words, letters, *masks(move.owners)[::-1], [*played, word])
        if "." in move.owners
        else not move.wins
        for word, moves in oracle.moves(words, letters, ours, theirs, played).items()
        for move in moves
    )
    spelling = spelled(words, letters)
    classes = Classes(spelling)
    places = [i for word in played if (i := spelling.find(word.encode())) is not None]
    gone = frozenset[int]().union(*(classes.barred_by(i) for i in places))
    assert every_move_loses(Ways(classes), ours, theirs, gone) <= loses


def test_on_a_full_board_there_is_nothing_to_be_thought_about():
    search = Search(spelled(["AA"], "A" * 25))
    more, fewer = (1 << 13) - 1, ((1 << 12) - 1) << 13
    for ours, theirs, wins in ((more, fewer, True), (fewer, more, False)):
        found = finish(think(search, Position(b"A" * 25, ours, theirs), None))
        assert (found.plays, found.proved) == ([], Proof(wins, 0))


@pytest.mark.parametrize("seed", some(range(40), 6))
def test_ways_judged_at_once_are_worth_what_each_is_alone(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, rng.choice((3, 8, 14)))
    search = Search(spelled(words, letters))
    ways = search.ways
    assert ways.n
    base, sums = search.evaluation.sums(ours, theirs, ways)
    worth = [base + sum(1 << digit for digit, each in enumerate(sums) if each & ways.of_way(j)) for j in range(ways.n)]
    assert worth == list(search.evaluation.values(ours, theirs, array("I", ways.masks)))


def test_a_play_that_ends_the_game_is_tried_after_all_ways_at_once():
    found = Counter[bool]()
    for seed in range(30):
        rng = random.Random(seed)
        letters = "".join(rng.choices(LETTERS, k=25))
        ours, theirs = late(rng, rng.choice((2, 3, 4)))
        free = [i for i in range(25) if not (ours | theirs) >> i & 1]
        ways = Search(spelled(random_list(rng), letters)).ways
        finisher = sum(1 << i for i in {*rng.sample(range(25), 8), *free[1:]})
        answered = ways.answered(finisher, ours, theirs, ways.locks(ours, theirs), ways.every)
        for j, mask in enumerate(ways.masks):
            taken = mask & ALL_SQUARES & ~ours & ~locked(theirs)
            mine, other = ours | taken, theirs & ~taken
            wins = mine | other | finisher == ALL_SQUARES and (other | finisher & ~locked(mine)).bit_count() >= 13
            assert bool(answered & ways.of_way(j)) == wins
            found[wins] += 1
    assert found[True] > 10
    assert found[False] > 10


@pytest.mark.parametrize("seed", range(10))
def test_weights_of_classes_are_those_of_their_best_way(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS + "XYZ", k=25))
    classes = Classes(spelled(words, letters))
    weights = [rng.randrange(11) for _ in range(25)]
    gains = classes.gains(weights)
    assert classes.n > 5
    for c in range(classes.n):
        word = classes.spelling.word(classes.words_of(c)[0]).decode()
        assert gains[c] == max(sum(weights[i] for i in range(25) if way >> i & 1) for way in oracle.ways(word, letters))


def followed(search: Search, ours: int, theirs: int, gone: frozenset[int], depth: int) -> int:
    """What the search says of a position, with every play that it follows followed to the end."""
    node = Node(search, ours, theirs, gone)
    if search.ending(ours, theirs, node.dead, exact=False):
        return WIN
    moves = node.safe(1 if depth == 1 else _WIDTHS[depth - 2])
    if not moves and ours.bit_count() >= theirs.bit_count() and not node.finisher_after_pass():
        return search.evaluation.value(ours, theirs)
    if not moves or depth == 1:
        return moves[0].value if moves else 1 - WIN
    worths: list[int] = []
    while len(worths) < len(moves):
        for move in moves[len(worths) :]:
            taken = move.mask & node.capturable
            bars = gone | search.classes.barred_by(search.word_of(move.c, gone))
            worth = -followed(search, theirs & ~taken, ours | taken, bars, depth - 1)
            worths.append(worth - (worth > HOPELESS) + (worth < -HOPELESS))
        if max(worths) < -HOPELESS:
            moves = node.safe(_MOST_TRIED)
    return max(1 - WIN, *worths)


@pytest.mark.parametrize("seed", some(range(8), 3, always=(2, 3, 5)))
def test_a_search_that_leaves_out_what_cannot_matter_finds_the_same(seed):
    rng = random.Random(seed)
    letters = "".join(rng.choices(LETTERS, k=25))
    words = sorted({"".join(rng.sample(letters, rng.randint(2, 8))) for _ in range(40)})
    search = Search(spelled(words, letters))
    looked = 0
    for depth in (2, 3, 3, 4):
        ours, theirs = masks("".join(rng.choice("ot....") for _ in range(25)))
        found = search.value_in_steps(ours, theirs, frozenset(), depth, beta=WIN, most=10**6, answers={})
        value, _, looked_at = finish(found)
        assert value == followed(search, ours, theirs, frozenset(), depth)
        looked += looked_at
    assert looked > 50


@pytest.mark.parametrize("seed", some(range(3), 1))
def test_a_search_stopped_at_any_step_has_a_legal_sane_answer(seed):
    rng = random.Random(seed)
    words = random_list(rng, 60)
    letters = "".join(rng.choices(LETTERS, k=25))
    ours, theirs = late(rng, 6)
    position = Position(letters.encode(), ours, theirs)
    legal = {
        (word, move.mask): move for word, moves in oracle.moves(words, letters, ours, theirs).items() for move in moves
    }
    search = Search(spelled(words, letters))
    steps = sum(1 for _ in think(search, position, 5))
    assert steps > 3
    settled = finish(think(search, position, 5))
    for stop in some(range(1, steps + 1), 4):
        ticks = iter(range(steps + 2))
        found = finish(
            think(Search(search.spelling), position, 5, seconds=stop - 1, clock=lambda ticks=ticks: next(ticks))
        )
        assert 0 < len(found.plays) <= 5
        assert (found.plays[0].play.wins is True) == (settled.plays[0].play.wins is True)
        for each in found.plays:
            move = legal[each.play.word.decode(), each.play.mask]
            assert oracle.owners(each.play.ours, each.play.theirs) == move.owners
            if each.reply is not None:
                answers = oracle.moves(words, letters, each.play.theirs, each.play.ours, [each.play.word.decode()])
                assert each.reply.mask in [answer.mask for answer in answers[each.reply.word.decode()]]


@pytest.mark.parametrize("seed", range(4))
def test_what_a_search_tells_on_the_way_only_gets_better(seed):
    """What is proved stays proved, what is forced stays forced, and no play that loses by force comes first."""
    rng = random.Random(seed)
    words = random_list(rng, 60)
    letters = "".join(rng.choices(LETTERS, k=25))
    position = Position(letters.encode(), *late(rng, 4 + seed % 2 * 3))
    steps: list[Progress] = []
    last = finish(think(Search(spelled(words, letters)), position, None, seconds=1e9), steps.append)
    told = [step.partial for step in steps if isinstance(step.partial, Found)] + [last]
    assert len(told) > 1
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    forced: dict[tuple[bytes, int], str] = {}
    proved = None
    for found in told:
        assert proved is None or found.proved == proved
        proved = found.proved
        for each in found.plays:
            play = (bytes(each.play.word), each.play.mask)
            assert forced.get(play) in (None, each.forced)
            if each.forced:
                forced[play] = each.forced
        if proved is None or proved.wins:
            assert found.plays[0].forced != "loses"


def test_a_play_that_is_proved_to_win_comes_first_though_it_looks_no_better_than_another():
    """One way to play BKGG wins, in three turns, as both pass then; others look better by the board they leave."""
    letters, ours, theirs = "KLCLIFKBHCJDPPLGNGHFHOGBG", 730, 16645120
    words = ["BKGG", "BKGGN"]
    found = finish(think(Search(spelled(words, letters)), Position(letters.encode(), ours, theirs), None))
    assert found.proved == Proof(wins=True, plies=3)
    first = found.plays[0]
    assert first.forced == "wins"
    after = oracle.owners(first.play.theirs, first.play.ours)
    assert minimax(tuple(words), letters, after, frozenset([first.play.text])) == -1


@pytest.mark.parametrize("words", [["QQ"], ["AC"]], ids=["no word", "a word of one's own squares"])
def test_equal_squares_and_nothing_to_take_are_a_draw_and_no_proof(words):
    """The last square is a B, which no word has: both sides pass, with twelve squares each."""
    letters = "A" + "C" * 11 + "B" + "D" * 12
    ours, theirs = (1 << 12) - 1, ((1 << 12) - 1) << 13
    search = Search(spelled(words, letters))
    assert Outcomes(search.ways, 1000).of(ours, theirs, frozenset(), 6) == 0
    assert minimax(tuple(words), letters, oracle.owners(ours, theirs), frozenset()) == 0
    found = finish(think(search, Position(letters.encode(), ours, theirs), None))
    assert (found.proved, [each.forced for each in found.plays]) == (None, [None] * len(found.plays))


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_who_has_no_play_is_not_lost_with_equal_squares_and_is_lost_with_fewer(depth):
    """No word can be played, so both pass: with twelve squares each nobody wins, with eleven the side to move loses."""
    search = Search(spelled(["QQ"], "A" + "C" * 11 + "B" + "D" * 12))
    equal, fewer, theirs = (1 << 12) - 1, (1 << 11) - 1, ((1 << 12) - 1) << 13
    for ours, value in ((equal, search.evaluation.value(equal, theirs)), (fewer, 1 - WIN)):
        found = finish(search.value_in_steps(ours, theirs, frozenset(), depth, beta=WIN, most=100, answers={}))
        assert found[:2] == (value, None)
    assert abs(search.evaluation.value(equal, theirs)) < HOPELESS


def test_who_can_only_win_by_passing_is_told_so():
    """Two squares are free, X and Y, and both words that take one take A as well: who plays last has A, and wins.

    The side to move is ahead, so the other one must play after a pass.
    """
    letters = "X" + "C" * 11 + "A" + "C" * 11 + "Y"
    ours, theirs = sum(1 << i for i in range(1, 13)), sum(1 << i for i in range(13, 24))
    words = ["XA", "YA"]
    found = finish(think(Search(spelled(words, letters)), Position(letters.encode(), ours, theirs), None))
    assert turns_to_the_end(tuple(words), letters, oracle.owners(ours, theirs), frozenset()) == (1, 3)
    assert found.proved == Proof(wins=True, plies=3, by_passing=True)
    assert {each.play.text: each.forced for each in found.plays} == dict.fromkeys(words, "loses")


def test_the_best_level_passes_to_a_draw_where_every_play_loses_and_plays_on_where_it_is_behind():
    """Z is in no word, and who takes X or Y first gives the other one A: 11 to 13. Passing keeps 11 to 11."""
    letters, words = "XZ" + "C" * 10 + "A" + "C" * 11 + "Y", ["XA", "YA"]
    ours, theirs = sum(1 << i for i in range(2, 13)), sum(1 << i for i in range(13, 24))
    board = oracle.owners(ours, theirs)
    assert minimax(tuple(words), letters, board, frozenset()) == 0
    for word, moves in oracle.moves(words, letters, ours, theirs).items():
        assert all(minimax(tuple(words), letters, turned(move.owners), frozenset([word])) == 1 for move in moves)
    behind = ours & ~(1 << 2)  # which passing would lose at once
    for held, kind in ((ours, "pass"), (behind, "play")):
        turns = (Turn(0, "play", (held, theirs)), Turn(1, "play", (held, theirs)))
        listed = Lexicon.from_words(words, alphabet("en"))
        players = (Player("Ada", 5), Player("Bruno"))
        game = Game(listed, letters.encode(), players, turns)
        assert choose(game, 5)["kind"] == kind


def test_a_play_that_wins_within_as_many_turns_is_told_before_a_pass():
    """The last square is a B, which no word has, and one side is far ahead: it wins whatever it does."""
    letters = "A" + "C" * 19 + "B" + "D" * 4
    ours, theirs, nothing = (1 << 20) - 1, 0b1111 << 21, frozenset[int]()
    outcomes = Outcomes(Search(spelled(["AC"], letters)).ways, 1000)
    assert outcomes.of(ours, theirs, nothing, 4) == 1
    assert outcomes.of(theirs, ours, nothing, 3, passed=True) == -1, "so passing wins, too"
    assert outcomes.winning(ours, theirs, nothing, 4).word is not None


def test_a_word_that_takes_the_opponents_wins_away_by_being_played_is_seen_to_win():
    """The first X is free, and with XA or XAB on it the other wins. XAB with the last X bars both, all others not."""
    letters = "XABCDEFGHIJKLMNOPQRSTUVWX"
    theirs = sum(1 << i for i in range(1, 16))
    ours = sum(1 << i for i in range(16, 25))
    words = ["XA", "XAB", "BCDEFGHIJ", "KLM"]
    found = finish(think(Search(spelled(words, letters)), Position(letters.encode(), ours, theirs), None))
    first, *others = found.plays
    assert (first.play.text, first.play.mask, first.forced) == ("XAB", 1 << 24 | 0b110, "wins")
    assert {each.play.text: each.forced for each in others} == dict.fromkeys(["XA", "BCDEFGHIJ", "KLM"], "loses")
    owners = oracle.owners(ours, theirs)
    assert minimax(tuple(words), letters, owners, frozenset()) == 1


def test_a_search_that_may_keep_and_try_little_is_never_wrong(monkeypatch):
    """With every bound at its least, answers are forgotten and proofs given up, but nothing untrue is said."""
    for name in ("search.KEPT", "proof._MOST_SINGLE", "proof._MOST_WAYS", "nodes._MOST_WAYS"):
        monkeypatch.setattr(f"tilewise.letterpress.{name}", 1)
    monkeypatch.setattr("tilewise.letterpress.lookahead._DEEPEST", 3)
    proved = 0
    for seed in some(range(8), 4):
        rng = random.Random(seed)
        letters = "".join(rng.choices(LETTERS, k=25))
        words = [word for word in random_list(rng, 6) if oracle.spellable(word, letters)][:4]
        ours, theirs = late(rng, 2)
        expected = minimax(tuple(words), letters, oracle.owners(ours, theirs), frozenset())
        found = finish(think(Search(spelled(words, letters)), Position(letters.encode(), ours, theirs), None))
        assert found.proved is None or found.proved.wins == (expected == 1)
        proved += found.proved is not None
    assert proved
