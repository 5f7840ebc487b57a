"""Patterns of words: `.` is any letter, `*` any run of letters, none included; `..S*ING`.

All words of a length are matched at once. The state of the match is one set of words for each place in the pattern,
"these words have got this far"; a column of letters moves every set on by one place (Thompson's simulation of a
nondeterministic automaton, CACM 11(6), 1968, with sets of words where it has single bits).
"""

from ..alphabets import Alphabet
from ..bitsets import Bits
from ..errors import LetterError
from ..lexicon import WordBlock

__all__ = ["ANY", "RUN", "Pattern", "matching", "read_pattern"]

Pattern = bytes
"""The letters of a pattern as tiles, with ANY and RUN among them."""

ANY = ord(".")
RUN = ord("*")


def read_pattern(text: str, letters: Alphabet) -> Pattern:
    """Read a pattern; raises LetterError "pattern", with `index`, for what is neither a letter nor `.` nor `*`."""
    try:
        return bytes(code for code, _ in letters.parse(text.strip(), extra=".*"))
    except LetterError as error:
        message = f"{error} A pattern has letters, “.” for any letter and “*” for any number of letters."
        raise LetterError("pattern", message, field="pattern", **error.place) from error


def matching(pattern: Pattern, block: WordBlock) -> Bits:
    """Find the words of a block that match.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import WordBlock
    >>> block = WordBlock(3, b"AAHAALBOACOO", alphabet("en"))
    >>> block.words(matching(b"*O*", block)), block.words(matching(b"A.H", block))
    ([b'BOA', b'COO'], [b'AAH'])
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
            else:
                moved[place + 1] |= here if symbol == ANY else here & column.get(symbol, 0)
        states = _skip_runs(pattern, moved)
    return states[-1]


def _skip_runs(pattern: Pattern, states: list[Bits]) -> list[Bits]:
    """Let a run be of no letters at all."""
    for place, symbol in enumerate(pattern):
        if symbol == RUN:
            states[place + 1] |= states[place]
    return states
