"""Patterns of words: `.` is any letter, `[AEIOU]` one of these, `[^AEIOU]` any other, `*` any run of letters.

A run may be of no letters: `..S*ING` finds MISSING and PASSING. All words of a length are matched at once. The state of
the match is one set of words for each place in the pattern, "these words have got this far"; a column of letters moves
every set on by one place (Thompson's simulation of a nondeterministic automaton, CACM 11(6), 1968, with sets of words
where it has single bits).
"""

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from .alphabets import Alphabet, without_spaces
from .bitsets import Bits
from .errors import LetterError
from .lexicon import WordBlock

__all__ = ["ANY", "RUN", "Pattern", "matching", "read_pattern"]

Pattern = tuple[int | frozenset[int], ...]
"""Tiles, ANY, RUN, and sets of tiles for a place where one of several may stand."""

ANY = ord(".")
RUN = ord("*")

_PIECES = re.compile(r"\[[^\]]*\]?|[^\[]+")
"""What stands in brackets, and what stands between."""


def read_pattern(text: str, letters: Alphabet, *, joined: bool = True) -> Pattern:
    """Read a pattern. Brackets round a tile of several letters are that tile, round others any one of them.

    Letters side by side that are such a tile are taken for it as in words, unless they are not to be `joined`.
    Raises LetterError "pattern", with `index`, for what is neither a letter nor a sign.

    >>> from tilewise.alphabets import alphabet
    >>> read_pattern("q[ae]*", alphabet("en")) == (81, frozenset({65, 69}), RUN)
    True
    >>> spanish = alphabet("es")
    >>> read_pattern("*rr.", spanish) == read_pattern("*[rr].", spanish), len(read_pattern("rr", spanish, joined=False))
    (True, 2)
    """
    text = without_spaces(text)
    symbols = (
        symbol for piece in _PIECES.finditer(text) for symbol in _symbols(piece.group(), piece.start(), letters, joined)
    )
    found: list[int | frozenset[int]] = []
    for symbol in symbols:
        # Runs side by side are one run.
        if symbol != RUN or found[-1:] != [RUN]:
            found.append(symbol)
    return tuple(found)


def _symbols(piece: str, start: int, letters: Alphabet, joined: bool) -> Iterator[int | frozenset[int]]:
    """Read what stands in brackets, or a piece without any."""
    try:
        found = bytes(code for code, _ in letters.parse(piece, extra=".*"))
        yield from letters.joined(found) if joined else found
        return
    except LetterError as error:
        refused = error
    inside = piece.removeprefix("[").removesuffix("]").removeprefix("^")
    if piece.startswith("[") and piece.endswith("]") and inside:
        start += piece.index(inside)
        try:
            codes = frozenset(code for code, _ in letters.parse(inside))
        except LetterError as error:
            refused = error
        else:
            yield codes if piece[1] != "^" else frozenset(letters.codes) - codes
            return
    message = f"{refused} A pattern has letters, “.” for any letter, “[AE]” for one of several and “*” for any number."
    place = {**refused.place, "index": start + int(str(refused.place.get("index", 0)))}
    raise LetterError("pattern", message, field="pattern", **place) from refused


def matching(pattern: Pattern, block: WordBlock) -> Bits:
    """Find the words of a block that match.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import WordBlock
    >>> letters = alphabet("en")
    >>> block = WordBlock(3, b"AAHAALBOACOO", letters)
    >>> [block.words(matching(read_pattern(text, letters), block)) for text in ("*o*", "a.h", "[^a]o[ab]")]
    [[b'BOA', b'COO'], [b'AAH'], [b'BOA']]
    """
    fixed = len(pattern) - pattern.count(RUN)
    if fixed > block.length or (fixed < block.length and RUN not in pattern):
        return 0
    states = _skip_runs(pattern, [block.every] + [0] * len(pattern))
    for i in range(block.length):
        column = block.at(i)
        moved = [0] * len(states)
        for place, symbol in enumerate(pattern):
            here = states[place]
            if not here:
                continue
            if symbol == RUN:
                moved[place] |= here
            elif symbol == ANY:
                moved[place + 1] |= here
            else:
                codes = (symbol,) if isinstance(symbol, int) else symbol
                moved[place + 1] |= here & _either(column.get(code, 0) for code in codes)
        states = _skip_runs(pattern, moved)
    return states[-1]


def _either(sets: Iterable[Bits]) -> Bits:
    return reduce(or_, sets, 0)


def _skip_runs(pattern: Pattern, states: list[Bits]) -> list[Bits]:
    """Let a run be of no letters at all."""
    for place, symbol in enumerate(pattern):
        if symbol == RUN:
            states[place + 1] |= states[place]
    return states
