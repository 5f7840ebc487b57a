"""Crossword plays by the ancestor's method, written naively.

Take every choice of tiles from the rack in every order, put it on the empty squares from each square on, turn the board
to do the same down the columns, read every word off the board as it is then, and flood the board for islands.

A board is a list of rows, a square a text: "." empty, "A" a tile, "a" a blank standing for it, "CH" one tile.
A word is a tuple of such texts in upper case. Premiums are letters as the layouts of crossword_games.json have them.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product

Board = list[list[str]]
Word = tuple[str, ...]
LETTER = {"d": 2, "t": 3, "q": 4}
WORD = {"D": 2, "T": 3, "Q": 4}


@dataclass(frozen=True)
class Game:
    """What stays the same while one plays."""

    premiums: list[str]
    start: tuple[int, int]
    points: Mapping[str, int]
    bonus: Mapping[int, int]
    times: Mapping[int, int]
    words: frozenset[Word]


@dataclass(frozen=True)
class Found:
    """A play: where its main word begins, the word and the new tiles (blanks in lower case), and its score."""

    row: int
    column: int
    across: bool
    word: Word
    placed: Word
    score: int


def plays(game: Game, board: Board, rack: Iterable[str]) -> set[Found]:
    """Every legal play."""
    rack = list(rack)
    found: set[Found] = set()
    for size in range(1, len(rack) + 1):
        for chosen in sorted(set(permutations(rack, size))):
            choices = [sorted(letter.lower() for letter in game.points) if tile == "?" else [tile] for tile in chosen]
            for tiles in product(*choices):
                for across in (True, False):
                    found.update(put_everywhere(game, board, tiles, across))
    return found


def put_everywhere(game: Game, board: Board, tiles: Word, across: bool) -> Iterator[Found]:
    """The plays of these tiles in this order, from each square on."""
    lines = board if across else transposed(board)
    for row, line in enumerate(lines):
        for column in range(len(line)):
            empty = [at for at in range(column, len(line)) if line[at] == "."][: len(tiles)]
            if len(empty) < len(tiles) or empty[0] != column:
                continue
            after = [list(each) for each in lines]
            for at, tile in zip(empty, tiles, strict=True):
                after[row][at] = tile
            play = judged(game, lines, after, (row, column), across)
            if play:
                yield play


def judged(game: Game, before: Board, after: Board, first: tuple[int, int], across: bool) -> Found | None:
    """The play that leads from one board to the other, if it is legal."""
    new = {(r, c) for r, line in enumerate(after) for c, tile in enumerate(line) if tile != before[r][c]}
    made = [squares for squares in runs(after) if new & set(squares)]
    main = [squares for squares in made if squares[0][0] == squares[1][0] and first in squares]
    if not main or not new <= set(main[0]) or (len(new) == 1 and not across and len(made) > 1):
        return None
    if any(tuple(after[r][c].upper() for r, c in squares) not in game.words for squares in made):
        return None
    premiums = game.premiums if across else ["".join(column) for column in zip(*game.premiums, strict=True)]
    if all(tile == "." for line in before for tile in line):
        start = game.start if across else (game.start[1], game.start[0])
        if start not in new:
            return None
    elif not flooded(after, min(new)) - new:
        return None
    score = sum(worth(game, premiums, after, new, squares, main=squares == main[0]) for squares in made)
    r, c = main[0][0]
    return Found(
        *((r, c) if across else (c, r)),
        across,
        tuple(after[y][x] for y, x in main[0]),
        tuple(after[y][x] if (y, x) in new else "." for y, x in main[0]),
        score + game.bonus.get(len(new), 0) + 25 * sum(premiums[y][x] == "+" for y, x in new),
    )


def worth(
    game: Game,
    premiums: list[str],
    board: Board,
    new: set[tuple[int, int]],
    squares: list[tuple[int, int]],
    *,
    main: bool,
) -> int:
    """What one word scores."""
    total, times = 0, game.times.get(len(new), 1) if main else 1
    for r, c in squares:
        value = game.points.get(board[r][c], 0)
        if (r, c) in new:
            premium = premiums[r][c]
            value *= LETTER.get(premium, 3 if premium == str(value) else 1)
            times *= WORD.get(premium, 1)
        total += value
    return total * times


def runs(board: Board) -> Iterator[list[tuple[int, int]]]:
    """The squares of every word of two or more tiles, both ways."""
    height, width = len(board), len(board[0])
    rows = [[(r, c) for c in range(width)] for r in range(height)]
    columns = [[(r, c) for r in range(height)] for c in range(width)]
    for line in rows + columns:
        run: list[tuple[int, int]] = []
        for square in [*line, None]:
            if square and board[square[0]][square[1]] != ".":
                run.append(square)
            else:
                if len(run) > 1:
                    yield run
                run = []


def flooded(board: Board, first: tuple[int, int]) -> set[tuple[int, int]]:
    """The tiles that hang together with one of them."""
    island: set[tuple[int, int]] = set()
    border = [first]
    while border:
        r, c = border.pop()
        on_board = 0 <= r < len(board) and 0 <= c < len(board[0])
        if on_board and board[r][c] != "." and (r, c) not in island:
            island.add((r, c))
            border += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return island


def transposed(board: Board) -> Board:
    """The board with rows for columns."""
    return [list(column) for column in zip(*board, strict=True)]
