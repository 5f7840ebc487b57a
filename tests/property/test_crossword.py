"""Crossword plays against the ancestor's method on small boards, and what holds of plays on any board."""

import random
import re
from itertools import combinations, takewhile

import pytest
from amount import some
from lies.inputs import laid
from oracles import crossword as oracle

from tilewise import bitsets
from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.crossword.board import EMPTY, read_position
from tilewise.crossword.layout import BOARDS, layout_of
from tilewise.crossword.patterns import patterns_of
from tilewise.crossword.racks import RackWords
from tilewise.crossword.slots import Slot, bounds_in, lines_of, runs_in
from tilewise.lexicon import Lexicon
from tilewise.tiles import TILE_SETS, tile_set_of, tokens

PREMIUMS = "......dtqDTQ123+"
ENGLISH = {"A": [6, 1], "E": [6, 2], "R": [5, 1], "S": [4, 3], "T": [4, 8]}
SPANISH = {"A": [6, 1], "C": [6, 3], "H": [5, 2], "CH": [4, 5], "LL": [3, 8], "L": [4, 1]}


def solved(engine, request):
    return engine.call("crossword.solve", request)


class Small:
    """A small random game: a board with tiles on it, in words or scattered, a rack and a list of words."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.language, self.tiles = rng.choice([("en", ENGLISH), ("es", SPANISH)])
        self.letters = alphabet(self.language)
        texts = {"".join(rng.choices(list(self.tiles), k=rng.choice((2, 2, 3, 3, 4, 5)))) for _ in range(60)}
        self.lexicon, _ = Lexicon.from_text("\n".join(sorted(texts)), self.letters)
        self.words = frozenset(
            tuple(self.letters.decode(bytes([tile])) for tile in word)
            for block in self.lexicon
            for word in block.words(block.every)
        )
        self.height, self.width = rng.randint(3, 6), rng.randint(4, 6)
        self.premiums = ["".join(rng.choices(PREMIUMS, k=self.width)) for _ in range(self.height)]
        self.start = rng.randrange(self.height), rng.randrange(self.width)
        self.bonus = {"2": 7, "3": "x2 main word"} if rng.random() < 0.5 else {"3": 20, "4": 50}
        self.board = [["."] * self.width for _ in range(self.height)]
        for _ in range(rng.choice((0, 1, 2, 3, 4))):
            self._lay(rng)
        blanks = rng.choice((0, 0, 1, 1, 2))
        size = rng.randint(2, 4) if blanks < 2 else 3
        self.rack = rng.choices(list(self.tiles), k=size - blanks) + ["?"] * blanks

    def _lay(self, rng: random.Random) -> None:
        """Put a word of the list, or now and then any tile, on squares that are free."""
        word = rng.choice(sorted(self.words)) if rng.random() < 0.8 else (rng.choice(list(self.tiles)),)
        across = rng.random() < 0.5
        row, column = rng.randrange(self.height), rng.randrange(self.width)
        squares = [(row, column + n) if across else (row + n, column) for n in range(len(word))]
        if all(r < self.height and c < self.width and self.board[r][c] == "." for r, c in squares):
            for (r, c), tile in zip(squares, word, strict=True):
                self.board[r][c] = tile.lower() if rng.random() < 0.15 else tile

    @property
    def layout(self):
        return {"name": "Small", "layout": self.premiums, "center": list(self.start), "rack": 7, "bonus": self.bonus}

    def request(self):
        tiles = {tile: [99, value] for tile, (_, value) in self.tiles.items()}
        return {
            "lexicon": "small",
            "layout": self.layout,
            "tiles": {"name": "Small", "blanks": 40, "tiles": tiles},
            "board": ["".join(map(shown, row)) for row in self.board],
            "rack": "".join(map(shown, self.rack)),
            "limit": None,
        }

    def solve(self, **fields):
        engine = Engine()
        engine.library.put("small", self.lexicon.pack())
        return solved(engine, {**self.request(), **fields})

    def expected(self):
        bonus = {int(n): points for n, points in self.bonus.items() if isinstance(points, int)}
        times = {int(n): 2 for n, points in self.bonus.items() if not isinstance(points, int)}
        points = {tile: value for tile, (_, value) in self.tiles.items()}
        game = oracle.Game(self.premiums, self.start, points, bonus, times, self.words)
        return oracle.plays(game, self.board, self.rack)


def shown(tile: str) -> str:
    return tile if len(tile) == 1 else f"[{tile}]"


def found(play) -> oracle.Found:
    """A play of the method as the oracle writes it."""
    word, placed = (tuple(token.strip("[]") for token in tokens(play[name])) for name in ("word", "placed"))
    return oracle.Found(play["row"], play["col"], play["across"], word, placed, play["score"])


@pytest.mark.parametrize("block", some(range(20), 2, always=(3, 7)))
def test_every_play_is_the_ancestors(block):
    plays = blanks = digraphs = premiums = 0
    for seed in range(block * 20, block * 20 + 20):
        small = Small(seed)
        result = small.solve()
        got = [found(play) for play in result["plays"]]
        assert set(got) == small.expected(), seed
        assert result["count"] == len(got) == len(set(got)), seed
        plays += len(got)
        blanks += sum(any(tile.islower() for tile in play.placed) for play in got)
        digraphs += any(len(tile) > 1 for play in got for tile in play.placed)
        premiums += any(play.score > 30 for play in got)
    assert plays > 300
    assert blanks > 50
    assert digraphs
    assert premiums


def test_the_arithmetic_of_a_play_comes_to_its_score():
    words = times = letters = 0
    for seed in range(40):
        small = Small(seed)
        engine = Engine()
        engine.library.put("small", small.lexicon.pack())
        request = {name: value for name, value in small.request().items() if name not in ("rack", "limit")}
        for play in small.solve(limit=10)["plays"]:
            scored = engine.call("crossword.lay", {**request, "laid": laid(play)})
            assert (scored["score"], scored["bonus"]) == (play["score"], play["bonus"])
            assert [{name: each[name] for name in ("word", "score")} for each in scored["words"]] == play["words"]
            assert scored["words"][0]["position"] == play["position"]
            after = [list(row) for row in small.board]
            for n, tile in enumerate(tokens(play["placed"])):
                if tile != ".":
                    row, column = (play["row"], play["col"] + n) if play["across"] else (play["row"] + n, play["col"])
                    after[row][column] = tile.strip("[]")
            for word in scored["words"]:
                assert read_from(after, word["position"]) == [tile.strip("[]") for tile in tokens(word["word"])]
                tiles = [letter["tile"] for letter in word["letters"]]
                assert "".join(tiles) == word["word"]
                sums = [letter["value"] * letter["times"] for letter in word["letters"]]
                assert word["score"] == word["times"] * sum(sums)
                words += 1
                times += word["times"] > 1
                letters += any(letter["times"] > 1 for letter in word["letters"])
    assert words > 300
    assert times > 50
    assert letters > 50


def read_from(board, position):
    """The tiles of the word that begins at a square, in the direction that its name tells."""
    across = position[0].isdigit()
    letter, number = (position[-1], position[:-1]) if across else (position[0], position[1:])
    row, column = int(number) - 1, ord(letter) - ord("A")
    line = board[row][column:] if across else [cells[column] for cells in board[row:]]
    before = board[row][column - 1] if across else board[row - 1][column]
    assert before == "." or (column if across else row) == 0, "the word begins before"
    return list(takewhile(lambda tile: tile != ".", line))


@pytest.mark.parametrize("seed", range(40))
def test_the_problems_of_a_board_are_those_found_square_by_square(seed):
    small = Small(seed)
    rng = random.Random(seed)
    for _ in range(rng.choice((0, 3, 8))):
        row, column = rng.randrange(small.height), rng.randrange(small.width)
        small.board[row][column] = rng.choice([*small.tiles, "."])
    engine = Engine()
    engine.library.put("small", small.lexicon.pack())
    request = {name: value for name, value in small.request().items() if name not in ("rack", "limit")}
    problems = engine.call("crossword.check", request)["problems"]
    wrong = []
    for squares in oracle.runs(small.board):
        tiles = [small.board[row][column] for row, column in squares]
        if tuple(tile.upper() for tile in tiles) not in small.words:
            across = squares[0][0] == squares[1][0]
            wrong.append((*squares[0], across, "".join(map(shown, tiles))))
    named = [each for each in problems if each["kind"] == "not-a-word"]
    assert sorted((each["row"], each["col"], each["across"], each["word"]) for each in named) == sorted(wrong)
    found = sorted(groups(small.board), key=lambda group: (small.start not in group, -len(group), min(group)))
    main, *others = found or [set()]
    apart = [(each["row"], each["col"], each["squares"]) for each in problems if each["kind"] == "island"]
    assert apart == [(*min(group), len(group)) for group in others]
    off = [(each["row"], each["col"]) for each in problems if each["kind"] == "not-on-centre"]
    assert off == ([small.start] if main and small.start not in main else [])


def groups(board):
    """The squares of tiles that touch, each group grown until nothing is beside it."""
    left = {(r, c) for r, row in enumerate(board) for c, tile in enumerate(row) if tile != "."}
    found = []
    while left:
        group: set[tuple[int, int]] = {min(left)}
        while more := {(r, c) for r, c in left - group if any(abs(r - y) + abs(c - x) == 1 for y, x in group)}:
            group |= more
        left -= group
        found.append(group)
    return found


@pytest.mark.parametrize("seed", range(1000, 1060))
def test_a_limit_only_cuts_the_list_and_the_order_is_told(seed):
    small = Small(seed)
    for order in ("score", "equity"):
        every = small.solve(order=order)
        keys = [
            (-play[order], -play["equity"], small.letters.encode(play["word"].replace("[", "").replace("]", "")))
            for play in every["plays"]
        ]
        assert keys == sorted(keys)
        for limit in (0, 1, 5, 17):
            assert small.solve(order=order, limit=limit) == {**every, "plays": every["plays"][:limit]}


def real_position(rng: random.Random, engine: Engine, plies: int):
    """A board after some random good plays, with blanks among them, and a rack for it."""
    bag = list("AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??")
    rng.shuffle(bag)
    board = [["."] * 15 for _ in range(15)]
    for _ in range(plies):
        rack = [bag.pop() for _ in range(7)]
        request = {"lexicon": "en", "board": ["".join(row) for row in board], "rack": "".join(rack), "limit": 5}
        if plays := solved(engine, request)["plays"]:
            lay(board, rng.choice(plays))
    return board, "".join(bag.pop() for _ in range(7))


def lay(board, play):
    """Put the new tiles of a play on the board, and give their squares."""
    squares = []
    for n, tile in enumerate(play["placed"]):
        row, column = (play["row"], play["col"] + n) if play["across"] else (play["row"] + n, play["col"])
        if tile != ".":
            assert board[row][column] == "."
            board[row][column] = tile
            squares.append((row, column))
    return squares


@pytest.fixture(scope="module")
def engine():
    return Engine()


def test_the_tiles_that_complete_a_pattern_are_those_of_its_words_few_or_many(engine):
    lexicon = engine.library.lexicon("en")
    patterns = patterns_of(lexicon)
    numbers = []
    for text, i in (("A.", 1), ("....S", 2), (".......", 0), ("..Q....", 3), ("QI", 1), (".XX", 0), ("S.......", 7)):
        pattern = text.replace(".", chr(EMPTY)).encode()
        fits = re.compile(text.encode()).fullmatch
        block = lexicon.of_length(len(text))
        matching = [word for word in block.words(block.every) if fits(word)]
        numbers.append(len(matching))
        assert patterns.fillings(pattern, i) == bytes(sorted({word[i] for word in matching}))
    assert min(numbers) == 0
    assert max(numbers) > 30_000


@pytest.mark.parametrize("seed", range(4))
def test_the_slots_of_a_run_are_bounded_together_as_each_by_itself(engine, seed):
    board, _ = real_position(random.Random(seed), engine, 8)
    position = read_position(["".join(row) for row in board], layout_of("scrabble"), tile_set_of("en"))
    crossed = 0
    for line in lines_of(position, patterns_of(engine.library.lexicon("en"))):
        for run in runs_in(line, 7):
            for (pattern, open, _), bound in zip(run.spans, bounds_in(line, run), strict=True):
                slot = Slot(line, run.start, pattern, open)
                assert bound == slot.worth[::2]
                crossed += any(line.crossings[run.start : run.start + len(pattern)])
    assert crossed > 100


@pytest.mark.parametrize("seed", range(8))
def test_every_play_fits_makes_words_and_scores_what_it_says(engine, seed):
    rng = random.Random(seed)
    board, rack = real_position(rng, engine, plies=seed)
    words = engine.library.lexicon("en")
    layout = BOARDS["scrabble"]
    points = {letter.upper(): value for letter, (_, value) in TILE_SETS["en"]["tiles"].items()}
    game = oracle.Game(layout["layout"], (7, 7), points, {7: 50}, {}, frozenset())
    request = {"lexicon": "en", "board": ["".join(row) for row in board], "rack": rack, "limit": None}
    plays = solved(engine, request)["plays"]
    assert len(plays) > 20
    assert len({(play["position"], play["word"], play["placed"]) for play in plays}) == len(plays)
    for play in rng.sample(plays, 20):
        after = [list(row) for row in board]
        new = set(lay(after, play))
        laid = "".join("?" if after[r][c].islower() else after[r][c] for r, c in new)
        assert sorted(laid + play["leave"]) == sorted(rack)
        made = [squares for squares in oracle.runs(after) if new & set(squares)]
        texts = ["".join(after[r][c] for r, c in squares) for squares in made]
        assert sorted(texts) == sorted(each["word"] for each in play["words"])
        assert all(text in words for text in texts)
        assert play["words"][0]["word"] == play["word"]
        scores = [oracle.worth(game, layout["layout"], after, new, squares, main=False) for squares in made]
        assert sorted(zip(texts, scores, strict=True)) == sorted(
            (each["word"], each["score"]) for each in play["words"]
        )
        assert play["score"] == sum(scores) + play["bonus"]
        assert play["bonus"] == (50 if len(new) == 7 else 0)


@pytest.mark.parametrize("seed", range(6))
def test_a_mirrored_board_has_mirrored_plays(engine, seed):
    board, rack = real_position(random.Random(100 + seed), engine, plies=seed)

    def plays(rows, *, mirrored):
        request = {"lexicon": "en", "board": ["".join(row) for row in rows], "rack": rack, "limit": None}
        for play in solved(engine, request)["plays"]:
            squares = lay([list(row) for row in rows], play)
            tiles = [tile for tile in play["placed"] if tile != "."]
            # A tile alone is listed across if it can be, on either board.
            across = play["across"] != mirrored if len(tiles) > 1 else None
            squares = [(column, row) if mirrored else (row, column) for row, column in squares]
            yield across, tuple(zip(squares, tiles, strict=True)), play["score"]

    expected = sorted(plays(board, mirrored=False), key=repr)
    assert len(expected) > 20
    assert sorted(plays(oracle.transposed(board), mirrored=True), key=repr) == expected


@pytest.mark.parametrize("seed", range(30))
def test_numbers_of_words_add_up_as_in_a_loop(seed):
    rng = random.Random(seed)
    n, columns = 50, [rng.getrandbits(50) for _ in range(rng.randint(1, 9))]
    sums: list[int] = []
    for column in columns:
        bitsets.add_to_sums(sums, column)
    every = rng.getrandbits(n)
    number = [sum(column >> bit & 1 for column in columns) for bit in range(n)]
    for most in range(12):
        exactly = sum(1 << bit for bit in range(n) if number[bit] == most and every >> bit & 1)
        up_to = sum(1 << bit for bit in range(n) if number[bit] <= most and every >> bit & 1)
        assert bitsets.with_sum(sums, most, every) == exactly
        assert bitsets.with_sum_up_to(sums, most, every) == up_to


@pytest.mark.parametrize("seed", range(40))
def test_a_rack_reaches_the_words_and_counts_the_plays_that_trying_finds(seed):
    rng = random.Random(seed)
    length = rng.randint(2, 6)
    lexicon = Lexicon.from_words({"".join(rng.choices("AEST", k=length)) for _ in range(200)}, alphabet("en"))
    rack = "".join(sorted(rng.choices("AESTX", k=rng.randint(1, 5)))) + "?" * rng.randint(0, 4)
    words = RackWords(lexicon, rack.encode(), b"AESTX")
    block = lexicon.of_length(length)
    seen = 0
    for _ in range(10):
        pattern = "".join(rng.choice("....AEST") for _ in range(length))
        found = words.words_in(pattern.encode())
        numbers = {}
        for j in range(block.n):
            word = block.word(j).decode()
            fits = all(mine in (".", tile) for tile, mine in zip(word, pattern, strict=True))
            placed = [tile for tile, mine in zip(word, pattern, strict=True) if mine == "."]
            ways = blank_places(placed, rack) if fits and placed else []
            if placed:
                assert bool(found & block.bit(j)) == bool(ways)
                assert words.count(pattern.encode(), block.bit(j) & found) == len(ways)
                numbers[j] = len(ways)
            if ways:
                assert words.designations("".join(placed).encode()) == ways
                seen += 1
        # Many words are counted as sets.
        for among in (numbers, [j for j in numbers if rng.random() < 0.7]):
            some = found & sum([block.bit(j) for j in among])
            assert words.count(pattern.encode(), some) == sum([numbers[j] for j in among])
    assert seen or len(rack) <= length


def blank_places(placed, rack):
    """Every set of places that blanks of the rack can stand on, the other tiles being its letters."""
    found = []
    for size in range(min(rack.count("?"), len(placed)) + 1):
        for places in combinations(range(len(placed)), size):
            letters = [tile for i, tile in enumerate(placed) if i not in places]
            if all(letters.count(tile) <= rack.count(tile) for tile in letters):
                found.append(places)
    return sorted(found)
