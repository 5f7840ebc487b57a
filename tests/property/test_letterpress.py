"""Letterpress against the plain solver on random boards, and the bound against the ranks it must not cut off."""

import random
from array import array

import pytest
from amount import some
from oracles import letterpress as oracle

from tilewise.alphabets import alphabet
from tilewise.lanes import register
from tilewise.letterpress import solve
from tilewise.letterpress.board import ALL_SQUARES, Position, after, exposure, locked
from tilewise.letterpress.bounds import Lacking
from tilewise.letterpress.ranking import LEAST_EXPOSED, MOST_LOCKED, RANKINGS, Ranker, rank, room
from tilewise.letterpress.solve import best_plays
from tilewise.letterpress.spelling import Spelling
from tilewise.letterpress.word import plays_of_word
from tilewise.lexicon import Lexicon

LETTERS = "AEIRST"


def random_list(rng: random.Random) -> list[str]:
    return sorted({"".join(rng.choices(LETTERS, k=rng.choice((2, 2, 3, 3, 4, 5)))) for _ in range(40)})


def random_sides(rng: random.Random) -> tuple[int, int]:
    """Two sides in touching patches, so that there are locks; now and then a board that is nearly full."""
    owners = ["."] * 25
    for side in rng.choices("ot", k=rng.choice((0, 1, 2, 4, 6, 9))):
        centre = rng.randrange(25)
        for i in [centre, *oracle.NEIGHBOURS[centre]]:
            owners[i] = side
    if rng.random() < 0.3:
        owners = [rng.choice("ot") if owner == "." and rng.random() < 0.9 else owner for owner in owners]
    return tuple(sum(1 << i for i, owner in enumerate(owners) if owner == side) for side in "ot")


@pytest.mark.parametrize("seed", some(range(300), 30))
def test_every_best_play_equals_the_plain_solvers(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS + "XYZQ", k=25))
    ours, theirs = random_sides(rng)
    played = [word + rng.choice(["", "S"]) for word in rng.sample(words, 2)]
    expected = oracle.moves(words, letters, ours, theirs, played)
    assert expected, "a board without any word proves nothing"
    zipf = {word: rng.choice((1.0, 2.0)) for word in words}
    lexicon = Lexicon.from_words(words, alphabet("en"), zipf)
    barred = {word[:end].encode() for word in played for end in range(1, len(word) + 1)}
    spelling = Spelling(letters.encode(), lexicon, barred)
    assert spelling.words == len(expected)
    assert spelling.moves == len({move.mask for moves in expected.values() for move in moves})
    best = {word: max(map(oracle.letterpwn, moves)) for word, moves in expected.items()}
    order = sorted(best, key=lambda word: ([-n for n in best[word]], -zipf[word], word))
    plays = best_plays(spelling, Position(spelling.board, ours, theirs), limit=None)
    assert [play.word.decode() for play in plays] == order
    for play in plays:
        word = play.word.decode()
        move = oracle.move(word, play.mask, oracle.owners(ours, theirs))
        assert oracle.letterpwn(move) == best[word]
        assert play.mask in [each.mask for each in expected[word]]
        assert oracle.owners(play.ours, play.theirs) == move.owners
        assert (play.score, play.vulnerability, play.wins) == (move.score, move.vulnerability, move.wins)
        assert tuple(mask.bit_count() for mask in play.locked) == move.locked


@pytest.mark.parametrize("seed", some(range(60), 15))
def test_the_best_play_that_takes_certain_squares_equals_the_plain_solvers(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS + "XY", k=25))
    ours, theirs = random_sides(rng)
    spelling = Spelling(letters.encode(), Lexicon.from_words(words, alphabet("en")))
    everything = oracle.moves(words, letters, ours, theirs)
    must = rng.choice([move.mask for moves in everything.values() for move in moves])
    must &= rng.getrandbits(25) | must & -must
    expected = {
        word: max(oracle.letterpwn(move) for move in moves if not must & ~move.mask)
        for word, moves in everything.items()
        if any(not must & ~move.mask for move in moves)
    }
    assert expected
    position = Position(spelling.board, ours, theirs)
    for limit in (None, 3):
        plays = best_plays(spelling, position, limit=limit, must=must)
        assert len(plays) == min(len(expected), limit or len(expected))
        for play in plays:
            word = play.word.decode()
            move = oracle.move(word, play.mask, oracle.owners(ours, theirs))
            assert not must & ~play.mask
            assert oracle.letterpwn(move) == expected[word]
        ranks = [expected[play.word.decode()] for play in plays]
        assert ranks == sorted(expected.values(), reverse=True)[: len(ranks)]


@pytest.mark.parametrize("seed", some(range(40), 6))
def test_winning_plays_are_all_that_win_the_shortest_first(seed):
    rng = random.Random(seed)
    words = random_list(rng)
    letters = "".join(rng.choices(LETTERS, k=25))
    owners = [rng.choice("ooot") for _ in range(25)]
    for i in rng.sample(range(25), 2):
        owners[i] = "."
    ours, theirs = (sum(1 << i for i, owner in enumerate(owners) if owner == side) for side in "ot")
    spelling = Spelling(letters.encode(), Lexicon.from_words(words, alphabet("en")))
    everything = oracle.moves(words, letters, ours, theirs)
    expected = {word for word, moves in everything.items() if any(move.wins for move in moves)}
    plays = best_plays(spelling, Position(spelling.board, ours, theirs), limit=None, winning=True)
    assert {play.word.decode() for play in plays} == expected
    assert [len(play.word) for play in plays] == sorted(map(len, expected))
    assert all(play.wins for play in plays)


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=lambda ranking: ranking.id)
@pytest.mark.parametrize("limit", [1, 7, 50])
@pytest.mark.parametrize("merged", [False, True])
def test_a_limit_only_cuts_the_list(ranking, limit, merged):
    rng = random.Random(limit)
    for _ in some(range(20), 3):
        lexicon = Lexicon.from_words(
            {"".join(rng.choices(LETTERS, k=rng.randint(2, 6))) for _ in range(400)}, alphabet("en")
        )
        spelling = Spelling("".join(rng.choices(LETTERS, k=25)).encode(), lexicon)
        position = Position(spelling.board, *random_sides(rng))
        every = best_plays(spelling, position, ranking, None, merged=merged)
        assert len(every) > 50
        assert best_plays(spelling, position, ranking, limit, merged=merged) == every[:limit]


def test_merging_keeps_one_word_for_all_of_the_same_letters():
    lexicon = Lexicon.from_words(["ar", "ra", "tar", "rat", "art", "as"], alphabet("en"), {"rat": 4.4, "art": 5.0})
    spelling = Spelling(b"ARTSXXXXXXXXXXXXXXXXXXXXX", lexicon)
    position = Position(spelling.board, 0, 0)
    merged = best_plays(spelling, position, limit=None, merged=True)
    assert sorted((play.word, set(play.same_letters)) for play in merged) == [
        (b"AR", {b"RA"}),
        (b"ART", {b"RAT", b"TAR"}),
        (b"AS", set()),
    ]
    assert len(best_plays(spelling, position, limit=None)) == 6


def known_room(position: Position, must: int, mask: int) -> int:
    """What is known of a play that takes as many squares as this one, which has to take some of them."""
    ours, _ = after(position, mask)
    more = ours & ~(position.ours | must)
    squares = ours.bit_count()
    return room(more.bit_count(), (more & position.theirs).bit_count(), MOST_LOCKED[squares], LEAST_EXPOSED[squares])


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=lambda ranking: ranking.id)
@pytest.mark.parametrize("seed", some(range(20), 5))
def test_lanes_rank_as_the_plain_rule_does_and_bounds_are_never_too_low(ranking, seed):
    rng = random.Random(seed)
    position = Position(b"A" * 25, *random_sides(rng))
    masks = [rng.getrandbits(25) & rng.choice((ALL_SQUARES, rng.getrandbits(25))) for _ in range(256)]
    must = [mask & rng.getrandbits(25) for mask in masks]
    may = [mask | rng.getrandbits(25) & rng.getrandbits(25) for mask in masks]
    r = register(256)
    ranker = Ranker(position, ranking, r)
    lanes = r.load(array("I", masks))
    ranks = r.store(ranker.rank(lanes, lanes))
    assert list(ranks) == [rank(*after(position, mask), ranking) for mask in masks]
    bounds = r.store(ranker.rank(r.load(array("I", must)), r.load(array("I", may))))
    assert all(bound >= exact for bound, exact in zip(bounds, ranks, strict=True))
    known = [known_room(position, low, mask) for low, mask in zip(must, masks, strict=True)]
    closer = r.store(ranker.rank(r.load(array("I", must)), r.load(array("I", may)), r.load(array("I", known))))
    assert all(bound >= exact for bound, exact in zip(closer, ranks, strict=True))
    assert sum(closer) < sum(bounds), "it is closer where the number of squares is known"
    low, high = r.load(array("I", must)), r.load(array("I", may))
    open_ones = [ALL_SQUARES ^ locked(after(position, mask)[0]) for mask in masks]
    with_open = r.store(ranker.rank(low, high, r.load(array("I", known)), r.load(array("I", open_ones))))
    assert all(bound >= exact for bound, exact in zip(with_open, ranks, strict=True))
    assert sum(with_open) < sum(closer), "and closer where squares are known that no such play locks"
    exact = r.store(ranker.rank(r.load(array("I", masks)), r.load(array("I", list(masks)))))
    assert exact == ranks, "a bound between equal masks is the rank itself"


def test_so_many_squares_lock_no_more_and_leave_no_fewer_sides_open():
    """Row by row: of all sets that end with the same two rows only what so many squares came to at best goes on."""
    rows = range(32)
    side = [[(row ^ other).bit_count() for other in rows] for row in rows]
    across = [exposure(row) - row.bit_count() for row in rows]  # less its sides to the row below
    most = {(0, 31, row): 0 for row in rows}
    least = {(0, 0, row): 0 for row in rows}
    for place in range(5):
        locks: dict[tuple[int, int, int], int] = {}
        sides: dict[tuple[int, int, int], int] = {}
        for (squares, above, row), value in most.items():
            for below in rows if place < 4 else [31]:
                key = squares + row.bit_count(), row, below
                held = row & above & below & (row << 1 | 1) & (row >> 1 | 16)
                locks[key] = max(locks.get(key, 0), value + held.bit_count())
        for (squares, above, row), value in least.items():
            for below in rows:
                key = squares + row.bit_count(), row, below
                open_sides = value + across[row] + (side[above][row] if place else 0)
                sides[key] = min(sides.get(key, 99), open_sides)
        most, least = locks, sides
    for squares in range(26):
        assert MOST_LOCKED[squares] == max(value for (n, *_), value in most.items() if n == squares)
        assert LEAST_EXPOSED[squares] == min(value for (n, *_), value in least.items() if n == squares)


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=lambda ranking: ranking.id)
@pytest.mark.parametrize("seed", some(range(40), 10))
def test_of_letters_that_stand_often_no_way_to_play_is_better_than_the_best(ranking, seed, monkeypatch):
    rng = random.Random(seed)
    monkeypatch.setattr(solve, "_MANY_WORDS", rng.choice([0, 1024]))
    counts = [rng.randrange(5, 8) for _ in range(4)]
    letters = [letter for letter, n in zip("AERS", counts, strict=True) for _ in range(n)][:25]
    letters += ["T"] * (25 - len(letters))
    rng.shuffle(letters)
    board = "".join(letters).encode()
    words = {bytes(rng.choices(b"AERST", k=rng.randrange(5, 10))).decode() for _ in range(30)}
    position = Position(board, *random_sides(rng))
    must = rng.choice([0, 0, 1 << rng.randrange(25)])
    spelling = Spelling(board, Lexicon.from_words(sorted(words), alphabet("en")))
    assert spelling.moves > 10_000, "a few ways are looked at one by one"
    expected = {}
    for word, key in ((spelling.word(i), spelling.keys[i]) for i in range(spelling.words)):
        masks = [mask for mask in spelling.ways(key, position.capturable | must) if mask & must == must]
        if masks:
            r = register(len(masks))
            lanes = r.load(array("I", masks))
            ranks = r.store(Ranker(position, ranking, r).rank(lanes, lanes))
            expected[word] = max(ranks), masks[ranks.index(max(ranks))]
    for limit in (None, 1, 4):
        plays = best_plays(spelling, position, ranking, limit, must=must)
        found = {play.word: (play.rank, play.mask) for play in plays}
        assert len(found) == min(len(expected), limit or len(expected))
        assert found.items() <= expected.items()
        ranked = sorted((rank for rank, _ in expected.values()), reverse=True)
        assert [play.rank for play in plays] == ranked[: len(plays)]


@pytest.mark.parametrize("seed", some(range(40), 8))
def test_words_lack_letters_for_just_the_sets_that_have_more_of_one_than_they_use(seed):
    rng = random.Random(seed)
    board = "".join(rng.choices(LETTERS + "XY", k=25))
    words = {"".join(rng.choices(LETTERS, k=rng.randint(2, 7))) for _ in range(200)}
    spelling = Spelling(board.encode(), Lexicon.from_words(sorted(words), alphabet("en")))
    needs = [rng.getrandbits(25) & rng.getrandbits(25) for _ in range(32)]
    lacked = Lacking(spelling, needs)
    found = lacked.of_all()
    assert spelling.words > 20
    for i, key in enumerate(spelling.keys):
        word = spelling.word(i).decode()
        expected = 0
        for number, need in enumerate(needs):
            needed = "".join(board[square] for square in range(25) if need >> square & 1)
            if any(needed.count(letter) > max(word.count(letter), 1) for letter in board):
                expected |= 1 << number
        assert found[i] == lacked.of_key(key) == expected
        lacking = [need for number, need in enumerate(needs) if expected >> number & 1]
        assert not any(need & ~way == 0 for way in spelling.ways(key, ALL_SQUARES) for need in lacking)


@pytest.mark.parametrize("seed", some(range(50), 15))
def test_every_way_to_play_one_word_is_listed_once_and_in_order(seed):
    rng = random.Random(seed)
    letters = "".join(rng.choices(LETTERS, k=25))
    word = "".join(rng.sample(letters, 4))
    ours, theirs = random_sides(rng)
    expected = list(oracle.ways(word, letters))
    assert expected
    spelling = Spelling(letters.encode(), Lexicon.from_words([word], alphabet("en")))
    plays = plays_of_word(spelling, Position(spelling.board, ours, theirs), RANKINGS["letterpwn"], word.encode(), None)
    assert sorted(play.mask for play in plays) == sorted(expected)
    ranks = [oracle.letterpwn(oracle.move(word, play.mask, oracle.owners(ours, theirs))) for play in plays]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize("seed", range(50))
def test_locks_and_exposure_are_the_plain_ones(seed):
    ours, theirs = random_sides(random.Random(seed))
    board = oracle.owners(ours, theirs)
    assert locked(ours) == sum(1 << i for i in oracle.locked(board, "o"))
    assert exposure(ours) == sum(board[j] != "o" for i in range(25) if board[i] == "o" for j in oracle.NEIGHBOURS[i])
