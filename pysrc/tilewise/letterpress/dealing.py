"""Dealing the letters of a Letterpress board.

How the game makes its boards was never published. What can be seen of it: boards shown in 2012, such as
vnlgefluncezxpazgkntcyefm, lbbbesauxnovrpyfcomrvxrwz and msgzxcbjlqblmgeppjxmjynxs, and a player's report of a board
with five Z, two V, two K, an X and a J (C. Stoll, "Random letters for a word game", November 2012), have rare letters
as often as common ones, and mostly five to seven vowels.

So five to seven squares get vowels, each vowel alike, and the others get the other letters, each alike. Vowels of an
alphabet are those of its letters that are A, E, I, O or U without their accents, and the dotless ı of Turkish.
"""

import unicodedata
from random import Random

from ..alphabets import Alphabet, Tiles
from .board import SQUARES

__all__ = ["dealt_board", "vowels"]

_VOWELS = "AEIOU"

_NUMBERS = (5, 6, 7)
"""How many vowels a board has, each number as often as the others."""


def vowels(letters: Alphabet) -> Tiles:
    """Give the tiles of an alphabet that are vowels.

    >>> from tilewise.alphabets import alphabet
    >>> [alphabet(id).decode(vowels(alphabet(id))) for id in ("en", "tr")]
    ['AEIOU', 'AEIİOÖUÜ']
    """
    pairs = zip(letters.codes, letters.letters, strict=True)
    return bytes(code for code, letter in pairs if unicodedata.normalize("NFD", letter)[0] in _VOWELS)


def dealt_board(letters: Alphabet, seed: int) -> Tiles:
    """Deal the 25 letters of a board, row by row; a seed deals the same board of an alphabet each time.

    An alphabet without vowels, or with nothing else, has all its letters alike.

    >>> from tilewise.alphabets import alphabet
    >>> board = dealt_board(alphabet("en"), 1)
    >>> board == dealt_board(alphabet("en"), 1), 5 <= sum(tile in b"AEIOU" for tile in board) <= 7
    (True, True)
    """
    rng = Random(f"letterpress board/{seed}")
    some, every = vowels(letters), bytes(letters.codes)
    others = every.translate(None, some)
    number = rng.choice(_NUMBERS) if some and others else 0
    board = rng.choices(some, k=number) if number else []
    board += rng.choices(others if number else every, k=SQUARES - number)
    rng.shuffle(board)
    return bytes(board)
