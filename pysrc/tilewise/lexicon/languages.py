"""Telling which language some words are in, by their letters and by which letter follows which.

For each alphabet a table says how unlikely one letter is after another, from word end to word end, as
`wordlists/letter_pairs.py` has counted it. What some words cost in an alphabet is the sum over their pairs, a first
order Markov model; the alphabet in which they cost least is theirs, unless others cost hardly more.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data

from ..alphabets import ALPHABETS

__all__ = ["DOUBT", "Fit", "are_none", "fits", "guess", "likely"]

DOUBT = 12.0
"""Nats that another alphabet must cost more to be out of the question.

The model takes letters further apart for independent, so this is much more than the odds of 160,000 to 1 that it would
be. Of 1,900 lists of 40 held-out words, as they come and in the order of the alphabet, none was told wrongly with it.
"""

_FOREIGN = 24
"""Half nats of a pair with something that the alphabet has not; the costliest pair of its letters has 20."""

_LONGEST = 64
"""Letters of a word that are looked at; what is longer is none."""

_UNUSUAL = 4
"""Half nats of a language in which no list ships: its lists are brought less often."""

_USUAL = ("en", "fr", "nl", "de", "es", "pt", "tr")

_CAPITAL = 12
"""Half nats of a capital that follows a small letter: in a wrong code page they mix."""

_BORROWED = 1 / 40
"""Share of words with borrowed accents up to which a list is still plainly of a language."""

_STRANGE = 5.0
"""Nats of a pair with a letter beyond ASCII from which on, on average, words are none of a language.

Lists of each language have up to 4.7; read in a wrong code page, where none fits, they have from 5.1 on.
"""

_FEWEST = 12
"""Such pairs from which that is seen."""

_REGULAR = 0.04
"""Share of such pairs from which on they are looked at."""

_BORROWING = {"en": 0.15, "nl": 0.15}
"""The same of languages whose accents are borrowed, and strange in any word."""

_BLOCKS = {
    block.partition(" ")[0]: block
    for block in (get_data("tilewise", "data/letter_pairs.txt") or b"").decode("utf-8").strip().split("\n\n")
}


@dataclass(frozen=True)
class Fit:
    """How well words fit an alphabet: what they cost in it, in nats, and pairs that have what it has not."""

    alphabet: str
    cost: float
    foreign: int


def fits(words: Iterable[str]) -> list[Fit]:
    """Say how well words fit each alphabet, the best first.

    >>> [fit.alphabet for fit in fits(["žába", "šašek", "kůň"])][:2], fits(["ağaç", "ışık"])[0].alphabet
    (['cs', 'sk'], 'tr')
    """
    counts = _pairs(words)
    mixed = sum(n for (one, other), n in counts.items() if one.islower() and other.isupper())
    found = []
    for id in ALPHABETS:
        cost, foreign = _cost(id, counts)
        cost += foreign * _FOREIGN + mixed * _CAPITAL + (0 if id in _USUAL else _UNUSUAL)
        found.append(Fit(id, cost / 2, foreign))
    return sorted(found, key=lambda fit: fit.cost)


def likely(found: Sequence[Fit]) -> list[Fit]:
    """Keep the fits that may be the right one, of fits that begin with the best."""
    best = found[0]
    return [fit for fit in found if fit.cost - best.cost < DOUBT and fit.foreign <= best.foreign]


def guess(found: Sequence[Fit], words: Sequence[str], language: str) -> str:
    """Choose among likely fits: an alphabet that is expected wins where hardly a word has other letters than its own.

    >>> words = ["qi", "cat"]
    >>> guess(likely(fits(words)), words, "en"), guess(likely(fits(words)), words, "fr")
    ('en', 'fr')
    """
    if any(fit.alphabet == language for fit in found):
        own = set("".join((*ALPHABETS[language].letters, *ALPHABETS[language].lowers)))
        if sum(not own.issuperset(word) for word in words) <= len(words) * _BORROWED:
            return language
    return found[0].alphabet


def are_none(id: str, words: Iterable[str]) -> bool:
    """Say whether words are none of a language, by how their letters beyond ASCII follow others.

    >>> words = ["žába", "šašek", "kůň", "řeka", "město", "těžký", "příliš"]
    >>> are_none("cs", words), are_none("cs", [word.encode("cp1250").decode("cp852") for word in words])
    (False, True)
    """
    counts = _pairs(words)
    beyond = Counter({pair: n for pair, n in counts.items() if not "".join(pair).isascii()})
    n = beyond.total()
    if n < _FEWEST or n < _BORROWING.get(id, _REGULAR) * counts.total():
        return False
    cost, foreign = _cost(id, beyond)
    mixed = sum(times for (one, other), times in beyond.items() if one.islower() and other.isupper())
    return cost + foreign * _FOREIGN + mixed * _CAPITAL > 2 * _STRANGE * n


def _pairs(words: Iterable[str]) -> Counter[tuple[str, str]]:
    """Count the pairs of letters, each beginning of a word once: lists come sorted, and whole pages begin alike."""
    begun: set[str] = set()
    counts: Counter[tuple[str, str]] = Counter()
    for word in words:
        closed = f"{word[:_LONGEST]}."
        for end in range(len(closed), 0, -1):
            beginning = closed[:end]
            if beginning in begun:
                break
            begun.add(beginning)
            counts[closed[end - 2] if end > 1 else ".", closed[end - 1]] += 1
    return counts


def _cost(id: str, counts: Counter[tuple[str, str]]) -> tuple[int, int]:
    """Give what the pairs cost of which an alphabet has both letters, in half nats, and how many the others are."""
    places, rows = _table(id)
    cost = foreign = 0
    for (one, other), n in counts.items():
        i, j = places.get(one), places.get(other)
        if i is None or j is None:
            foreign += n
        else:
            cost += n * rows[i][j]
    return cost, foreign


@cache
def _table(id: str) -> tuple[dict[str, int], list[list[int]]]:
    """Give the place of each character in an alphabet's table, and the table in half nats."""
    heading, *rows = _BLOCKS[id].split("\n")
    signs = heading.partition(" ")[2]
    places = {".": 0} | {char: signs.index(written) for char, written in ALPHABETS[id].written.items()}
    return places, [[int(digit, 36) for digit in row] for row in rows]
