"""A position out of a game that a seed decides: the same for all who ask with the same words."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..alphabets import Tiles
from ..jobs import Job
from ..lexicon import Lexicon
from .board import SQUARES, Position, barred
from .ranking import RANKINGS
from .solve import Play
from .spelling import Spelling
from .word import plays_of_word

__all__ = ["seek_position"]

_TURNS = (2, 4, 6)
"""Words that were played: even numbers, so that it is the turn of whoever began."""

_TRIES = 40
"""Words that are looked at for a play: the best of those that a person might find is played."""

_LENGTHS = range(4, 9)
"""Letters of a word that a person might find."""

_FEWEST_FREE = 5
"""Squares that stay free, so that the game is not over with the next word."""


def seek_position(lexicon: Lexicon, seed: int) -> Job[tuple[Position, list[Tiles]]]:
    """Deal a board and play a few words on it, turn by turn with pauses; give the position and the played words.

    The letters are those of words of the list, so they come as often as the language has them. The lexicon is one in
    single letters (`Lexicon.by_letters`).

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> words = Lexicon.from_words(["tea", "eat", "stone", "notes", "rain"], alphabet("en"))
    >>> position, played = finish(seek_position(words, 5))
    >>> position == finish(seek_position(words, 5))[0], position.ours & position.theirs
    (True, 0)
    """
    rng = random.Random(f"letterpress/{seed}")
    position = Position(_dealt(lexicon, rng), 0, 0, lexicon.alphabet)
    spelling = Spelling(position.board, lexicon)
    played: list[Tiles] = []
    turns = rng.choice(_TURNS)
    for _ in range(turns):
        yield None
        play = max(_plays(spelling, position, played, rng), key=lambda play: play.rank, default=None)
        if play:
            played.append(play.word)
            position = play.after
        position = replace(position, ours=position.theirs, theirs=position.ours)
    return position, played


def _dealt(lexicon: Lexicon, rng: random.Random) -> Tiles:
    """Give 25 letters of words that are drawn from the list, shuffled; of a list without words the first letter."""
    words = [block.word(rng.randrange(block.n)) for block in lexicon for _ in range(min(block.n, 3))]
    rng.shuffle(words)
    letters = bytearray(b"".join(words)[:SQUARES].ljust(SQUARES, bytes(lexicon.alphabet.codes[:1])))
    rng.shuffle(letters)
    return bytes(letters)


def _plays(spelling: Spelling, position: Position, played: Sequence[Tiles], rng: random.Random) -> Iterator[Play]:
    """Give the best way to play each of some words that the board spells."""
    for _ in range(_TRIES if spelling.words else 0):
        word = spelling.word(rng.randrange(spelling.words))
        if len(word) in _LENGTHS and word not in barred(played):
            (play,) = plays_of_word(spelling, position, RANKINGS["territory"], word, 1)
            if play.after.free.bit_count() >= _FEWEST_FREE:
                yield play
