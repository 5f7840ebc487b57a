"""The Letterpress board and its rules, on one position at a time.

Square i of the 5 x 5 board is bit i of a mask, row by row from the top left:

     0  1  2  3  4
     5  6  7  8  9
    10 11 12 13 14
    15 16 17 18 19
    20 21 22 23 24

A position is the board's letters and two masks, the squares that each side holds. A play takes the squares of its
letters, each once, in any order; they become the player's, except those that the opponent holds locked. A square is
locked when it and its orthogonal neighbours all have one colour; locks are judged before the play. When no square is
free the game ends and the side with more squares has won. Words that were played, and the prefixes of such words, are
barred.
Source: the rules of Letterpress (atebits, 2012).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..alphabets import Alphabet, Tiles, alphabet, without_spaces
from ..drawing import Square, html_table
from ..errors import LetterError, PlayError, PositionError

__all__ = [
    "ALL_SQUARES",
    "AROUND",
    "BESIDE",
    "BORDERS",
    "SIDE",
    "SQUARES",
    "Mask",
    "Position",
    "after",
    "barred",
    "capturable_squares",
    "check_mask",
    "check_play",
    "exposure",
    "locked",
    "neighbours",
    "read_board",
    "read_played",
    "read_position",
    "read_word",
    "squares",
]

Mask = int
"""A set of squares: bit i is square i."""

SIDE = 5
SQUARES = SIDE * SIDE
ALL_SQUARES: Mask = (1 << SQUARES) - 1

LEFT_COLUMN: Mask = sum(1 << i for i in range(0, SQUARES, SIDE))
RIGHT_COLUMN: Mask = LEFT_COLUMN << SIDE - 1
TOP_ROW: Mask = (1 << SIDE) - 1
BOTTOM_ROW: Mask = TOP_ROW << SQUARES - SIDE

WINNING = SQUARES // 2 + 1
"""Squares that are more than half of the board."""


_DRAWN_SQUARE = re.compile(r"([\[(]?)[\[(]?([^\s\[\]()])")
"""A letter, and the bracket before it as `Position.drawn` puts it."""

_ENGLISH = alphabet("en")

_COLORS = {
    "free": ("#1c1917", "#e7e5e4"),
    "ours": ("#ffffff", "#1d64c4"),
    "ours, locked": ("#ffffff", "#123a75"),
    "theirs": ("#ffffff", "#c2410c"),
    "theirs, locked": ("#ffffff", "#7c2d12"),
}


@dataclass(frozen=True)
class Position:
    """A board of 25 tiles and the squares of the side to play (`ours`) and of the other (`theirs`).

    As text, [A] is ours, (A) theirs, and what is locked has its brackets twice; `read_position` reads it back.

    Raises PositionError: "mask-range" for a mask beyond 25 bits, "overlap" for a square that belongs to both.

    >>> Position(b"A" * 25, ours=0b111, theirs=0b100)
    Traceback (most recent call last):
    tilewise.errors.PositionError: Row 1, column 3 belongs to both sides.
    """

    board: Tiles
    ours: Mask
    theirs: Mask
    letters: Alphabet = field(default=_ENGLISH, repr=False)

    def __post_init__(self) -> None:
        for side, mask in (("ours", self.ours), ("theirs", self.theirs)):
            check_mask(mask, side)
        if both := squares(self.ours & self.theirs):
            row, column = divmod(both[0], SIDE)
            raise PositionError(
                "overlap",
                f"Row {row + 1}, column {column + 1} belongs to both sides.",
                field="theirs",
                row=row,
                column=column,
            )

    @property
    def free(self) -> Mask:
        """The squares that nobody holds."""
        return ALL_SQUARES ^ self.ours ^ self.theirs

    @property
    def capturable(self) -> Mask:
        """The squares that a play can make ours: free ones, and those that the other side holds unlocked."""
        return capturable_squares(self.ours, self.theirs)

    @property
    def ended(self) -> bool:
        """Whether no square is free."""
        return not self.free

    def owner(self, square: int) -> str:
        """Say whose a square is: "free", "ours", "theirs", the latter two with ", locked" if they are."""
        bit = 1 << square
        side = "ours" if self.ours & bit else "theirs" if self.theirs & bit else "free"
        return f"{side}, locked" if bit & (locked(self.ours) | locked(self.theirs)) else side

    def drawn(self, square: int) -> str:
        """Draw a square, its letter between brackets that say whose it is."""
        owner = self.owner(square)
        left, right = {"free": ("", ""), "ours": ("[", "]"), "theirs": ("(", ")")}[owner.removesuffix(", locked")]
        times = 2 if owner.endswith("locked") else 1
        return left * times + self.letters.decode(self.board[square : square + 1]) + right * times

    def __str__(self) -> str:
        rows = [range(start, start + SIDE) for start in range(0, SQUARES, SIDE)]
        return "\n".join(" ".join(self.drawn(square).center(5) for square in row).rstrip() for row in rows)

    def _repr_html_(self) -> str:
        squares = [Square(self.drawn(i), _COLORS[self.owner(i)], self.owner(i)) for i in range(SQUARES)]
        score = f"{self.ours.bit_count()} ours, {self.theirs.bit_count()} theirs"
        return html_table([squares[start : start + SIDE] for start in range(0, SQUARES, SIDE)], score)


def read_position(text: str, ours: Mask = 0, theirs: Mask = 0, letters: Alphabet = _ENGLISH) -> Position:
    """Read a position: 25 letters and masks of the squares of both sides, or a drawing that says whose they are.

    Raises what `read_board` and `Position` raise.

    >>> position = read_position("msgzx cbjlq blmge ppjxm jynxs", ours=0b00001_00011, theirs=1 << 12)
    >>> print(position)
    [[M]]  [S]    G     Z     X
     [C]    B     J     L     Q
      B     L    (M)    G     E
      P     P     J     X     M
      J     Y     N     X     S
    >>> read_position(str(position)) == position
    True
    """
    squares = _DRAWN_SQUARE.findall(text)
    for square, (bracket, _) in enumerate(squares):
        ours |= (bracket == "[") << square
        theirs |= (bracket == "(") << square
    return Position(read_board("".join(letter for _, letter in squares), letters), ours, theirs, letters)


def read_board(text: str, letters: Alphabet) -> Tiles:
    """Read a board of 25 letters; white space between them does not matter.

    Raises PositionError: "board-length", or "board-letter" with `row` and `column`.
    """
    bare = without_spaces(text)
    tiles = []
    try:
        for code, _ in letters.parse(bare):
            tiles.append(code)
    except LetterError as error:
        row, column = divmod(len(tiles), SIDE)
        message = f"Row {row + 1}, column {column + 1}: {error}"
        raise PositionError("board-letter", message, field="board", row=row, column=column) from error
    if len(tiles) != SQUARES:
        raise PositionError(
            "board-length", f"The board needs {SQUARES} letters; there {_are(len(tiles))}.", field="board"
        )
    return bytes(tiles)


def read_word(text: str, letters: Alphabet, field: str, **place: object) -> Tiles:
    """Read a word of a request; raises LetterError "letter" with the `field`."""
    try:
        return letters.encode(without_spaces(text))
    except LetterError as error:
        raise LetterError("letter", str(error), field=field, **place) from error


def read_played(words: Iterable[str], letters: Alphabet) -> list[Tiles]:
    """Read the words played so far; raises LetterError "letter" with the `index` of one that cannot be spelled."""
    return [read_word(word, letters, "played", index=index) for index, word in enumerate(words)]


def barred(played: Iterable[Tiles]) -> set[Tiles]:
    """Give the words that may not be played: those that have been, and their prefixes.

    >>> sorted(barred([b"ANT"]))
    [b'A', b'AN', b'ANT']
    """
    return {word[:end] for word in played for end in range(1, len(word) + 1)}


@lru_cache(maxsize=1 << 11)
def squares(mask: Mask) -> tuple[int, ...]:
    """List the squares of a mask.

    A search asks for the same few masks again and again, above all for those around a square.

    >>> squares(0b10010)
    (1, 4)
    """
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def neighbours(mask: Mask) -> Mask:
    """Give the squares beside, above or below a square of the mask.

    >>> squares(neighbours(1 << 4))
    (3, 9)
    """
    return (
        (mask & ~LEFT_COLUMN) >> 1 | (mask & ~RIGHT_COLUMN) << 1 | mask >> SIDE | (mask & ~BOTTOM_ROW) << SIDE
    ) & ALL_SQUARES


BESIDE: Sequence[Mask] = [neighbours(1 << i) for i in range(SQUARES)]
"""The neighbours of each square."""

AROUND: Sequence[Mask] = [1 << i | BESIDE[i] for i in range(SQUARES)]
"""Each square with its neighbours."""

BORDERS: Sequence[tuple[int, int]] = [(i, j) for i in range(SQUARES) for j in squares(BESIDE[i]) if i < j]
"""Each two squares that are neighbours, once."""


def locked(held: Mask) -> Mask:
    """Give the squares of one side that are locked: they and all their neighbours are held by it.

    >>> squares(locked(0b00001_00011))
    (0,)
    """
    return held & ~neighbours(ALL_SQUARES ^ held)


def capturable_squares(ours: Mask, theirs: Mask) -> Mask:
    """Give the squares that a play makes ours if it uses them: free ones, and those of theirs that are not locked.

    >>> squares(ALL_SQUARES ^ capturable_squares(ours=1 << 24, theirs=0b00001_00011))
    (0, 24)
    """
    return ALL_SQUARES ^ ours ^ locked(theirs)


def exposure(held: Mask) -> int:
    """Count, for each square held, its neighbours that are not, and add up: 0 to 40 sides of squares.

    That is the number of borders between two squares of which one is held: a square and its right or lower neighbour
    differ.

    >>> exposure(1), exposure(0b00011)
    (2, 3)
    """
    across = (held ^ held >> 1) & ~RIGHT_COLUMN & ALL_SQUARES
    down = (held ^ held >> SIDE) & ~BOTTOM_ROW & ALL_SQUARES
    return across.bit_count() + down.bit_count()


def after(position: Position, mask: Mask) -> tuple[Mask, Mask]:
    """Give both sides' squares after we play the squares of a mask.

    >>> after(Position(b"A" * 25, ours=0, theirs=0b00001_00011), 0b00111)
    (6, 33)
    """
    ours = position.ours | mask & position.capturable
    return ours, position.theirs & ~ours


def check_mask(mask: Mask, field: str) -> None:
    """Raise PositionError "mask-range" with the `field` for a mask beyond 25 bits."""
    if not 0 <= mask <= ALL_SQUARES:
        raise PositionError(
            "mask-range", f"A set of squares is a number from 0 to {ALL_SQUARES}; {mask} is not.", field=field
        )


def check_play(position: Position, word: Tiles, mask: Mask, played: Sequence[Tiles], letters: Alphabet) -> None:
    """Raise PlayError if the game is over, the squares do not spell the word or the word is barred.

    Codes: "game-over", "mask-range", "letters" (the squares hold other letters than the word), "barred".
    """
    if position.ended:
        raise PlayError("game-over", "The board is full: the game is over.", field="board")
    if not 0 <= mask <= ALL_SQUARES:
        raise PlayError(
            "mask-range", f"A set of squares is a number from 0 to {ALL_SQUARES}; {mask} is not.", field="mask"
        )
    if sorted(word) != sorted(position.board[i] for i in squares(mask)):
        taken = letters.decode(bytes(position.board[i] for i in squares(mask)))
        held = f"the letters {taken}" if taken else "no letters"
        raise PlayError("letters", f"The squares hold {held}, not those of {letters.decode(word)}.", field="mask")
    for earlier in played:
        if earlier.startswith(word):
            how = (
                "has been played"
                if earlier == word
                else f"is a prefix of {letters.decode(earlier)}, which has been played"
            )
            raise PlayError("barred", f"{letters.decode(word)} {how}.", field="word")


def _are(n: int) -> str:
    return "is 1" if n == 1 else f"are {n}"
